# ---- am echten Tisch: der Begleiter
resistance-companion-first = Wer ist zuerst Anführer?

resistance-take-character = Charakterkarte „{ $card }“
resistance-take-board = Spieltafel für { $seats } Spieler, mit Runden-, Wahl- und Wertungsmarkern
resistance-take-votes = Sätze Abstimmungsmarker, einen für jeden
resistance-take-leader = Anführer-Marker
resistance-take-investigator = Ermittler-Marker
resistance-take-inquisitor = Verhörspezialisten-Marker
resistance-take-loyalty = Treuekarte „{ $card }“
resistance-take-mission = Missionskarte „{ $card }“
resistance-take-plot = Plotkarte „{ $card }“
resistance-tell-deal = Mischt die { $count } Charakterkarten und gebt jedem eine, verdeckt.
resistance-tell-look = Alle sehen sich heimlich ihre Karte an. { $spies } von euch sind Spione.
resistance-tell-leader = { $seat } ist zuerst Anführer.
resistance-tell-token = { $seat }, rechts vom Anführer, nimmt den Verhörspezialisten-Marker.
resistance-step-plots = { $count ->
    [one] Erster Anführer der Mission: eine Plotkarte ziehen und sie offen einem anderen geben.
   *[other] Erster Anführer der Mission: { $count } Plotkarten ziehen und offen an andere verteilen, jedem höchstens eine.
  }
resistance-step-target = Der Anführer wählt, welche offene Mission versucht wird; Mission { $mission } erst nach { $least } Erfolgen.
resistance-step-team = Der Anführer benennt ein Team von { $size } und darf selbst dabei sein.
resistance-step-investigator = Der Anführer gibt den Ermittler-Marker jemandem, der nicht im Team ist.
resistance-step-blame = Einmal im Spiel darf der Doppelagent, bis die Stimmen aufgedeckt werden, aufstehen und jemanden als Täuscher benennen, der wahrheitsgemäß antwortet. Richtig: Die beiden tauschen Charakter und Seite. Falsch: Es geht weiter.
resistance-step-vote = Alle stimmen geheim ab, dann wird aufgedeckt. Gleichstand lehnt ab.
resistance-step-cards = { $fails ->
    [one] Angenommen: Das Team spielt seine Missionskarten. Ein Fehlschlag genügt zum Scheitern.
   *[other] Angenommen: Das Team spielt seine Missionskarten. Zum Scheitern braucht es { $fails } Fehlschläge.
  }
resistance-step-reverse = { $literal ->
    [yes] Jede Karte „Hacken“ dreht das Ergebnis um, zwei heben sich also auf. Bei genau einer genügt ein Fehlschlag zum Erfolg.
   *[no] Jede Karte „Hacken“ dreht das Ergebnis um, zwei heben sich also auf.
  }
resistance-step-coordinator = Der Koordinator zählt dabei als Vorsitzender des Widerstands.
resistance-step-accuse = { $side ->
    [resistance] Drei Erfolge: Der Jäger des Widerstands steht auf und muss jemanden als Vorsitzenden der Spione anklagen.
   *[spy] Drei Fehlschläge: Der Jäger der Spione steht auf und muss jemanden als Vorsitzenden des Widerstands anklagen.
  }
resistance-step-wrong = Richtig: Die Seite des Jägers hat gewonnen. Falsch: Keine Karte zeigen, das Ergebnis dieser Mission wird umgedreht.
resistance-step-early = { $many ->
    [yes] Liegt ein Vorsitzenden-Fehlschlag dabei, darf der Jäger der Spione jetzt, einmal im Spiel, aufstehen und jemanden als Vorsitzenden des Widerstands anklagen. Richtig: Die Spione gewinnen. Falsch: Die Mission wird ein Erfolg.
   *[no] Hat der Vorsitzende der Spione einen Fehlschlag gespielt, darf der Jäger der Spione jetzt, einmal im Spiel, aufstehen und jemanden als Vorsitzenden des Widerstands anklagen. Richtig: Die Spione gewinnen. Falsch: Die Mission wird ein Erfolg.
  }
resistance-step-inquisitor = Wer den Verhörspezialisten-Marker hat, überprüft jemanden, der ihn noch nie hatte, und gibt den Marker an ihn weiter.
resistance-step-examine = { $who ->
    [leader] Der Anführer ermittelt gegen einen anderen, der ihm heimlich die Treuekarte gibt, die sein Charakter verlangt.
   *[investigator] Wer den Ermittler-Marker hat, ermittelt gegen einen anderen, der ihm heimlich die Treuekarte gibt, die sein Charakter verlangt.
  }
resistance-step-next-leader = Der Anführer-Marker geht im Uhrzeigersinn weiter.
resistance-companion-leader = Anführer
resistance-companion-mission = Mission { $mission }
resistance-companion-team = Team von { $size }
resistance-companion-fails = { $fails } Fehlschläge nötig
resistance-companion-rejected = Team abgelehnt
resistance-companion-success = Mission geglückt
resistance-companion-fail = Mission gescheitert
resistance-companion-track = { $count } von { $most } Teams abgelehnt
resistance-companion-go-on = Weiter mit Mission { $mission }
resistance-companion-turn-over = Ergebnis umdrehen
resistance-companion-side-won = Welche Seite hat gewonnen?
resistance-companion-spies = { $count ->
    [one] Wer war der Spion?
   *[other] Wer waren die { $count } Spione?
  }
resistance-companion-result = { $side ->
    [resistance] Der Widerstand gewinnt
   *[spy] Die Spione gewinnen
  }
resistance-companion-next = Was jetzt geschieht
resistance-companion-after = Nach der Mission, in dieser Reihenfolge
