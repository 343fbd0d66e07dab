# ---- das Protokoll

resistance-log-chapter = Mission { $round }
resistance-log-opened = Die Charaktere sind verteilt.
resistance-log-leader_is = { $seat } führt an.
resistance-log-leader_is-you = Du führst an.
resistance-ear-leader_is = { $seat } führt Mission { $round } an.
resistance-log-plots_drawn = { $seat } zieht { $cards }.
resistance-log-plot_given = { $seat } bekommt „{ $card }“.
resistance-log-plot_used = { $kind ->
    [strong_leader] { $seat } spielt „{ $card }“ aus und führt an.
    [no_confidence] { $seat } spielt „{ $card }“ aus: Das Team geht nicht.
    [spotlight] { $seat } spielt „{ $card }“ aus: { $target } spielt offen.
   *[close_eye] { $seat } spielt „{ $card }“ gegen { $target } aus.
  }
resistance-log-plot_taken = { $seat } nimmt { $seat_victim } „{ $card }“ weg.
resistance-log-team_proposed = { $seat } schlägt { $team } für Mission { $mission } vor.
resistance-log-team_proposed-you = Du schlägst { $team } für Mission { $mission } vor.
resistance-log-you = dich
resistance-log-yourself = dich
resistance-log-investigator_named = { $seat } ist Ermittler.
resistance-log-opinions_shown = { $approve ->
    [none] Offen dagegen: { $reject }.
   *[other] { $reject ->
        [none] Offen dafür: { $approve }.
       *[other] Offen dafür: { $approve }. Offen dagegen: { $reject }.
      }
  }
resistance-log-votes_shown = { $approve } zu { $reject }: { $approved ->
    [true] Das Team geht los.
   *[false] Das Team ist abgelehnt.
  }
resistance-ear-votes_shown = { $approved ->
    [true] Das Team geht los, mit { $approve } zu { $reject } Stimmen.
   *[false] Das Team ist abgelehnt, mit { $approve } zu { $reject } Stimmen.
  }
resistance-log-card_played = { $seat } spielt offen: { $card }.
resistance-log-mission_done = Mission { $mission } ist { $success ->
    [true] geglückt
   *[false] gescheitert
  }: { $cards }.
resistance-ear-mission_done = Mission { $mission } ist { $success ->
    [true] geglückt
   *[false] gescheitert
  }: { $fails ->
    [0] kein Fehlschlag
    [one] ein Fehlschlag
   *[other] { $fails } Fehlschläge
  }{ $reverses ->
    [0] {""}
    [one] , einmal Hacken
   *[other] , { $reverses }-mal Hacken
  }.
resistance-log-early_wait = Einen Augenblick Geduld.
resistance-log-early_over = Es geht weiter.
resistance-log-hunter_stands = { $seat } steht auf: { $character }.
resistance-log-accused = { $seat } klagt { $seat_accused } an. { $right ->
    [true] Die Antwort ist Ja.
   *[false] Die Antwort ist Nein.
  }
resistance-log-result_turned = Die Anklage war falsch: Mission { $mission } gilt jetzt als { $success ->
    [true] Erfolg
   *[false] Fehlschlag
  }.
resistance-log-examine_asked = { $seat } überprüft { $seat_other }.
resistance-log-looked = { $how ->
    [examined] { $seat } hat die Treuekarte von { $seat_other } gesehen.
    [close_eye] { $seat } hat die Missionskarte von { $seat_other } gesehen.
   *[other] { $seat } hat gesehen, auf welcher Seite { $seat_other } steht.
  }
resistance-log-looked-you = { $how ->
    [examined] { $seat } sieht sich deine Treuekarte an.
    [close_eye] { $seat } sieht sich deine Missionskarte an.
   *[other] { $seat } sieht sich deine Karte an.
  }
resistance-log-learnt = Dir wurde etwas gezeigt: Halte deine Karte gedrückt, dann siehst du es.
resistance-log-agent_blamed = { $right ->
    [true] { $seat } war der Doppelagent und beschuldigt { $seat_accused }: richtig, die beiden tauschen Karten und Seiten.
   *[false] { $seat } ist der Doppelagent und beschuldigt { $seat_accused }: falsch.
  }
resistance-log-said = { $seat }: „{ $words }“
resistance-ear-said = { $seat } sagt: { $words }
