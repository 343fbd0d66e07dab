# Aufgaben zu The Resistance

resistance-puzzle-spy = Sicher ein Spion
resistance-puzzle-spy-ask = Du bist kein Spion. Genau ein anderer muss einer sein. Wer?
resistance-puzzle-spy-why = Ohne { $answer } können die Missionen nicht so ausgegangen sein.
resistance-puzzle-clean = Sicher kein Spion
resistance-puzzle-clean-ask = Du bist kein Spion. Genau ein anderer kann ebenfalls keiner sein. Wer?
resistance-puzzle-clean-why = Wäre { $answer } ein Spion, wären auf den gescheiterten Missionen zu wenige gewesen.
resistance-puzzle-lie = Wer lügt?
resistance-puzzle-lie-ask = Du bist kein Spion. Eine dieser Aussagen kann nicht stimmen. Wessen?
resistance-puzzle-lie-why = Was { $answer } sagt, passt nicht zu den Missionen; alles andere kann stimmen.
resistance-puzzle-team = Das sicherste Team
resistance-puzzle-team-ask = Du bist kein Spion. Welches dieser Teams ist am wahrscheinlichsten ohne Spion?
resistance-puzzle-team-why = { $answer }: Da bleiben öfter alle möglichen Spione zu Hause als bei jedem anderen dieser Teams.
resistance-puzzle-fails = { $fails ->
    [0] Erfolg
    [one] 1 × Fehlschlag
   *[other] { $fails } × Fehlschlag
  }
resistance-puzzle-says-clean = Ich bin kein Spion.
resistance-puzzle-says-played = Ich habe auf Mission { $mission } { $card ->
    [success] Erfolg
   *[fail] Fehlschlag
  } gespielt.
resistance-puzzle-says-spies = { $you ->
    [true] Du bist ein Spion.
   *[other] { $count ->
        [one] { $names } ist ein Spion.
       *[other] { $names } sind Spione.
      }
  }
resistance-puzzle-how = { $seats ->
    [5] Fünf Spieler, zwei Spione.
    [6] Sechs Spieler, zwei Spione.
   *[7] Sieben Spieler, drei Spione.
  } Auch ein Spion kann Erfolg spielen.
