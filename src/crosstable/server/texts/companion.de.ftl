# Der Begleiter für den echten Tisch.
ui-companion = Am echten Tisch
ui-companion-lead = Das Spiel liegt vor euch? Crosstable sagt, welche Karten ihr braucht, liest den Anfang vor, lässt die Sanduhr laufen und zählt die Punkte.
ui-companion-kept = { $state ->
    [kept] Auf diesem Gerät gespeichert: Es öffnet sich auch ohne Netz.
    [open] Diese Adresse ist nicht sicher (https), deshalb speichert der Browser nichts. Ohne Netz geht es, solange diese Seite offen bleibt.
   *[keeping] Wird auf diesem Gerät gespeichert …
  }
ui-companion-undo = Rückgängig
ui-companion-steps = Schritte
ui-companion-step = { $stage ->
    [setup] Spieler
    [cards] Schachtel
    [opening] Anfang
    [play] Spiel
    [result] Ergebnis
   *[points] Punkte
  }
ui-companion-other-game = Anderes Spiel
ui-companion-left-off = Weiter mit { $names }
ui-companion-table = Der Tisch
ui-companion-players = Wer spielt mit?
ui-companion-clockwise = Im Uhrzeigersinn, wie ihr sitzt.
ui-companion-name = Name von Spieler { $number }
ui-companion-player = Spieler { $number }
ui-companion-name-twice = Zwei von euch heißen { $name }. Gib einem davon einen anderen Namen.
ui-companion-by-lot = das Los
ui-companion-series-length = Serie
ui-companion-series-games = { $count ->
    [0] offen
   *[other] { $count } Partien
  }
ui-companion-ready = So passt es.
ui-companion-to-cards = Was brauchen wir?
ui-companion-take = Nehmt das aus der Schachtel
ui-companion-left = { $count ->
    [0] Alles ist da.
    [one] Eins fehlt noch.
   *[other] { $count } fehlen noch.
  }
ui-companion-to-opening = Alles da
ui-companion-opening = Anfang
ui-companion-play = Los
ui-companion-back = Zurück
ui-companion-next = Weiter
ui-companion-read = Vorlesen
ui-companion-pause = Pause
ui-companion-voice = Stimme
ui-companion-voice-value = { $value ->
    [true] an
   *[false] aus
  }
ui-companion-pace = Tempo
ui-companion-pace-value = { $value ->
    [0.8] langsam
    [1] normal
   *[other] zügig
  }
ui-companion-no-voice = Dieses Gerät hat keine deutsche Stimme. Die Zeilen gehen im Lesetempo weiter.
ui-companion-timer = Sanduhr
ui-companion-seconds-left = { $count ->
    [one] noch eine Sekunde
   *[other] noch { $count } Sekunden
  }
ui-companion-time-up = Die Zeit ist um!
ui-companion-stopped = angehalten
ui-companion-start = Start
ui-companion-stop = Anhalten
ui-companion-go-on = Weiter
ui-companion-again = Noch einmal
ui-companion-restart = Von vorn
ui-companion-more = +{ $seconds } s
ui-companion-large = Vollbild
ui-companion-smaller = Kleiner
ui-companion-bell = Glocke in den letzten zehn Sekunden und am Ende
ui-companion-talk-timer = Sanduhr zum Reden
ui-companion-talk-length = Dauer
ui-companion-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
  }
ui-companion-tap-moved = Tippen, wenn du gezogen hast
ui-companion-moved = { $name } hat gezogen
ui-companion-clock-start = Uhr starten
ui-companion-over = Das Spiel ist aus
ui-companion-to-result = Zum Ergebnis
ui-companion-who-won = Wer hat gewonnen?
ui-companion-winners = { $count ->
    [0] Niemand ist angekreuzt.
    [one] Ein Gewinner ist angekreuzt.
   *[other] { $count } Gewinner sind angekreuzt.
  }
ui-companion-tick-winner = Kreuzt an, wer gewonnen hat.
ui-companion-not-over = Noch nicht aus
ui-companion-record = Aufschreiben
ui-companion-points = Punkte
ui-companion-series-won = { $count ->
    [one] { $names } gewinnt die Serie
   *[other] Die Serie ist geteilt: { $names }
  }
ui-companion-played = { $games ->
    [0] { $count ->
        [one] Bisher eine Partie
       *[other] Bisher { $count } Partien
      }
   *[other] { $count } von { $games } Partien
  }
ui-companion-place = Rang
ui-companion-player-head = Spieler
ui-companion-points-head = Punkte
ui-companion-history = Partien
ui-companion-nobody = niemand
ui-companion-new-series = Neue Serie
ui-companion-new-series-ask = Alle Punkte beginnen wieder bei null.
ui-companion-keep-series = Diese behalten
ui-companion-change = Spieler und Optionen
ui-companion-next-game = Nächste Partie
ui-companion-next-lot = Wer anfängt, entscheidet das Los.
