# ---- der Rückblick

resistance-lens-facts = Nur Tatsachen
resistance-lens-talk = Auch Stimmen und Reden
resistance-insight-how = { $lens ->
    [talk] Alle passenden Verteilungen, gewichtet danach, wie starke Bots Sabotage, Stimmen und Reden einschätzen.
   *[facts] Alle Verteilungen, die zu dem passen, was dieser Spieler gesehen hatte: eigene Karte, Eröffnung, Missionen, Einblicke. Dabei lässt ein Spion im Team die Mission in sechs von zehn Fällen scheitern.
  }
resistance-insight-nothing = Es passt nichts mehr: Jemand hat getan, was niemand erwartet.
resistance-insight-roles = Wer ist wer
resistance-insight-spy = Spion
resistance-insight-certain-spy = { $seat } ist sicher Spion.
resistance-insight-certain-resistance = { $seat } gehört sicher zum Widerstand.
resistance-team-resistance = Widerstand
resistance-team-spy = Spione
resistance-curve = Grob gerechnet mit den wahren Charakteren: In jeder weiteren Mission führt jemand vom Widerstand das Team an, das ihm am sichersten scheint, und Spione, die eine Mission scheitern lassen können, tun es in vier von fünf Fällen.{ $hunter ->
    [true] {" "}Danach nennt jeder Jäger den, bei dem er am sichersten sein kann.
   *[false] {""}
  }
resistance-truth-was = { $seat } war: { $what }.
resistance-truth-shown = { $seat } hatte gezeigt: { $what }.
resistance-truth-played = { $seat } hatte gespielt: { $what }.
resistance-truth-not-spy = { $count ->
    [one] { $names } war kein Spion.
   *[other] Keine Spione: { $names }.
  }
resistance-truth-not-resistance = { $count ->
    [one] { $names } war Spion.
   *[other] Spione: { $names }.
  }
resistance-review-start = Die Charaktere sind verteilt.
resistance-review-round = Mission { $round }
resistance-review-vote = { $name } stimmt ab.
resistance-review-approves = { $name } stimmt zu.
resistance-review-rejects = { $name } lehnt ab.
resistance-review-card = { $name } spielt eine Missionskarte.
resistance-review-plays = { $name } spielt { $card }.
resistance-review-pass = { $name } lässt es gut sein.
resistance-review-shows = { $name } zeigt: { $card }.
resistance-review-considers = { $team ->
    [none] { $name } denkt an niemanden mehr.
   *[other] { $name } denkt an { $team }.
  }

# Warum ein Bot etwas getan hat, nach dem Spiel erzählt.
resistance-bot-propose = { $how ->
    [spy] Ein Team, das wir scheitern lassen konnten; für alle anderen sah es zu { $percent } % sauber aus.
    [mask] Als Spion habe ich vorgeschlagen, was ein ehrlicher Spieler vorschlagen würde: nach meinem gespielten Wissen zu { $percent } % sauber.
    [slip] Ich habe nicht lange überlegt.
   *[safest] Das sicherste Team, das mir einfiel: aus meiner Sicht zu { $percent } % sauber.
}
resistance-bot-vote = { $how ->
    [own] Es war mein eigenes Team.
    [last] Noch eine Ablehnung, und die Spione hätten gewonnen.
    [open] Diese Stimme war wichtiger als meine Tarnung.
    [cover] Ich habe gestimmt wie die Ehrlichen an diesem Tisch, um nicht aufzufallen.
    [slip] Ich habe nicht lange überlegt.
   *[fair] { $approve ->
        [true] Das Team war fast so sicher wie jedes andere, das ich mir denken konnte.
       *[false] Ich kannte ein sichereres Team.
    }
}
resistance-bot-card = { $card ->
    [fail] Diese Mission musste für uns scheitern, und ich war an der Reihe.
    [chief_fail] Diese Mission musste für uns scheitern, und mein Jäger sollte seine Chance bekommen.
    [reverse] { $side ->
        [spy] Niemand sonst hätte diese Mission scheitern lassen.
       *[resistance] Ich hielt die Mission für verloren, also habe ich sie umgedreht.
    }
   *[success] { $side ->
        [spy] Ein Fehlschlag hätte mehr verraten, als er wert war.
       *[resistance] Wer zum Widerstand gehört, spielt Erfolg.
    }
}
resistance-bot-suspect = { $how ->
    [frame] Jemand anderes musste schuldig aussehen.
   *[true] Nach allem, was ich wusste, saßen dort die Spione.
}
resistance-bot-accuse = Nach allem, was ich wusste, war { $seat } am ehesten Vorsitzender.
resistance-bot-blame = Wir waren am Verlieren, und { $seat } war am ehesten der Täuscher.
resistance-award-liar = { $seat } hat spioniert, und bei den Abstimmungen konnten die anderen sich dessen im Schnitt nur zu { $chance } % sicher sein.
resistance-award-no-liar = Niemand. Selbst bei { $seat }, von den Spionen am besten versteckt, konnten die anderen sich zu { $chance } % sicher sein.
resistance-award-detective = { $count ->
    [one] { $names } lag bei { $right } von { $of } Abstimmungen und Verdächtigungen richtig, bei denen noch nichts feststand.
   *[other] { $names } lagen je bei { $right } von { $of } Abstimmungen und Verdächtigungen richtig, bei denen noch nichts feststand.
  }
resistance-award-no-detective = Niemand. Solange nichts feststand, lag niemand öfter richtig als falsch.
resistance-turn-mission = { $success ->
    [true] Mission { $mission } ist geglückt.
   *[false] Mission { $mission } ist gescheitert.
  }
resistance-turn-accused = { $right ->
    [true] { $seat } hat { $seat_other } angeklagt, zu Recht.
   *[false] { $seat } hat { $seat_other } angeklagt, zu Unrecht.
  }
resistance-turn-team = Auf Mission { $mission } ging das Team von { $seat }: { $names }.
resistance-turn-look = { $seat_other } hat { $seat } etwas gezeigt.
resistance-turn-vote = Wieder wurde ein Team abgelehnt.
resistance-turn-other = Ein einziger Schritt hat es geändert.
# ---- das Urteil

resistance-verdict-clean = Chance auf ein sauberes Team
resistance-verdict-wins = Chance zu gewinnen
resistance-verdict-chief = Chance, einen Vorsitzenden zu finden
resistance-verdict-proposed = { $you ->
    [yes] Du hast { $names } für Mission { $mission } vorgeschlagen: zu { $chance } % sauber.
    [coach] { $names }: zu { $chance } % sauber.
   *[no] { $seat } hat { $names } für Mission { $mission } vorgeschlagen: nach allem, was { $seat } wissen konnte, zu { $chance } % sauber.
  }
resistance-verdict-safest = { $you ->
    [coach] { $names }: zu { $chance } %.
   *[other] { $names } waren es zu { $chance } %.
  }
resistance-verdict-voted = { $approve ->
    [true] { $you ->
        [yes] Du hast dafür gestimmt, { $names } auf Mission { $mission } zu schicken (zu { $chance } % sauber), und deine Stimme gab den Ausschlag.
        [coach] { $names }: zu { $chance } % sauber.
       *[no] { $seat } hat dafür gestimmt, { $names } auf Mission { $mission } zu schicken (zu { $chance } % sauber), und diese Stimme gab den Ausschlag.
      }
   *[false] { $you ->
        [yes] Du hast { $names } für Mission { $mission } abgelehnt (zu { $chance } % sauber), und deine Stimme gab den Ausschlag.
        [coach] Du lehnst ein Team ab, das zu { $chance } % sauber ist.
       *[no] { $seat } hat { $names } für Mission { $mission } abgelehnt (zu { $chance } % sauber), und diese Stimme gab den Ausschlag.
      }
  }
resistance-verdict-next = { $you ->
    [coach] Das nächste Team ist voraussichtlich zu { $chance } % sauber.
   *[other] Das nächste Team wäre voraussichtlich zu { $chance } % sauber gewesen.
  }
resistance-verdict-last = { $you ->
    [coach] Mit dieser Ablehnung gewinnen die Spione.
   *[other] Mit dieser Ablehnung haben die Spione gewonnen.
  }
resistance-verdict-this = dieses Team
resistance-verdict-other = das nächste Team
resistance-verdict-accused = { $you ->
    [yes] Du hast { $name } angeklagt; die Chance, dass das stimmt, lag bei { $chance } %.
    [coach] { $name } ist zu { $chance } % Vorsitzender.
   *[no] { $seat } hat { $name } angeklagt; die Chance, dass das stimmt, lag bei { $chance } %.
  }
resistance-verdict-likelier = { $you ->
    [coach] Wahrscheinlicher ist { $name }: { $chance } %.
   *[other] Wahrscheinlicher war { $name }: { $chance } %.
  }

resistance-outlook = Eine grobe Rechnung aus dem, was dieser Spieler wissen konnte: eigene Karte, Blicke, Missionen, Stimmen und Gespräch. Das ± gibt an, wie viel Stimmen und Gespräch daran ändern.
resistance-verdict-mission = Chance, dass die Mission im Sinn der eigenen Seite ausgeht
resistance-verdict-fake = Chance, den Täuscher zu finden
resistance-verdict-doubt = Chance auf eine Überraschung
resistance-verdict-approve = { $approve ->
    [true] zustimmen
   *[false] ablehnen
  }
resistance-verdict-spy-proposed = { $you ->
    [yes] Entschieden bei Mission { $mission }: Du hast { $names } mitgenommen ({ $before } % → { $after } % für die Spione).
    [coach] Mit { $names } geht die Chance der Spione von { $before } % auf { $after } %.
   *[no] Entschieden bei Mission { $mission }: { $seat } hat { $names } mitgenommen ({ $before } % → { $after } % für die Spione).
  }
resistance-verdict-spy-voted = { $approve ->
    [true] { $you ->
        [yes] Du hast dafür gestimmt, { $names } auf Mission { $mission } zu schicken ({ $before } % → { $after } % für die Spione), und deine Stimme gab den Ausschlag.
        [coach] Wenn { $names } gehen, fällt die Chance der Spione von { $before } % auf { $after } %.
       *[no] { $seat } hat dafür gestimmt, { $names } auf Mission { $mission } zu schicken ({ $before } % → { $after } % für die Spione), und diese Stimme gab den Ausschlag.
      }
   *[false] { $you ->
        [yes] Du hast { $names } für Mission { $mission } abgelehnt ({ $before } % → { $after } % für die Spione), und deine Stimme gab den Ausschlag.
        [coach] Wenn { $names } nicht gehen, fällt die Chance der Spione von { $before } % auf { $after } %.
       *[no] { $seat } hat { $names } für Mission { $mission } abgelehnt ({ $before } % → { $after } % für die Spione), und diese Stimme gab den Ausschlag.
      }
  }
resistance-verdict-spy-played = { $you ->
    [yes] Du hast bei Mission { $mission } { $card } gespielt ({ $before } % → { $after } % für die Spione).
    [coach] Mit { $card } geht die Chance der Spione von { $before } % auf { $after } %.
   *[no] { $seat } hat bei Mission { $mission } { $card } gespielt ({ $before } % → { $after } % für die Spione).
  }
resistance-verdict-spy-better = Besser: { $what }.
resistance-verdict-reversed = { $you ->
    [yes] Du hast bei Mission { $mission } { $card } gespielt; die Chance, dass das richtig war, lag bei { $chance } %.
    [coach] Die Chance, dass { $card } richtig ist, liegt bei { $chance } %.
   *[no] { $seat } hat bei Mission { $mission } { $card } gespielt; die Chance, dass das richtig war, lag bei { $chance } %.
  }
resistance-verdict-blamed = { $you ->
    [yes] Du hast { $name } beschuldigt; die Chance, dass das stimmt, lag bei { $chance } %.
    [coach] { $name } ist zu { $chance } % der Täuscher.
   *[no] { $seat } hat { $name } beschuldigt; die Chance, dass das stimmt, lag bei { $chance } %.
  }
resistance-verdict-looked = { $you ->
    [yes] Du hast { $name } geprüft, obwohl da wenig offen war: Die Chance auf eine Überraschung lag bei { $chance } %.
    [coach] Über { $name } ist wenig offen: Die Chance auf eine Überraschung liegt bei { $chance } %.
   *[no] { $seat } hat { $name } geprüft, obwohl da wenig offen war: Die Chance auf eine Überraschung lag bei { $chance } %.
  }
resistance-verdict-unknown = { $you ->
    [coach] Über { $name } weißt du weniger: { $chance } %.
   *[other] Über { $name } war weniger bekannt: { $chance } %.
  }
resistance-verdict-picture = Die Runde vor Mission { $mission }, mit allen Seiten
resistance-verdict-said = { $you ->
    [yes] Deine Worte haben deine Seite Chancen gekostet ({ $before } % → { $after } %). { $saying }
    [coach] Sagst du das, geht die Chance deiner Seite von { $before } % auf { $after } %.
   *[no] Die Worte von { $seat } haben Chancen gekostet ({ $before } % → { $after } %). { $saying }
  }
resistance-verdict-silence = das nicht sagen
resistance-verdict-side = { $side ->
    [enemy] Chance, dass es jemand von der anderen Seite ist
   *[friend] Chance, dass es jemand von der eigenen Seite ist
  }
resistance-verdict-plot = { $you ->
    [yes] Du hast { $action ->
        [give_plot] { $name } eine Plotkarte gegeben
        [take_plot] { $name } eine Plotkarte genommen
        [open_up] { $name } deine Seite gezeigt
        [expose] { $name } ins Rampenlicht gestellt
        [watch_card] die Karte von { $name } angesehen
       *[appoint] { $name } zum Ermittler gemacht
      }: zu { $chance } % von { $side ->
        [enemy] der anderen Seite.
       *[friend] deiner Seite.
      }
    [coach] { $name } ist zu { $chance } % von { $side ->
        [enemy] der anderen Seite.
       *[friend] deiner Seite.
      }
   *[no] { $seat } hat { $action ->
        [give_plot] { $name } eine Plotkarte gegeben
        [take_plot] { $name } eine Plotkarte genommen
        [open_up] { $name } die eigene Seite gezeigt
        [expose] { $name } ins Rampenlicht gestellt
        [watch_card] die Karte von { $name } angesehen
       *[appoint] { $name } zum Ermittler gemacht
      }: zu { $chance } % von { $side ->
        [enemy] der anderen Seite.
       *[friend] derselben Seite.
      }
  }
resistance-verdict-used = { $you ->
    [yes] Du hast „{ $plot }“ { $used ->
        [yes] genutzt
       *[no] behalten
      } ({ $before } % → { $after } %).
    [coach] { $used ->
        [yes] Nutzt du „{ $plot }“, geht die Chance von { $before } % auf { $after } %.
       *[no] Behältst du „{ $plot }“, geht die Chance von { $before } % auf { $after } %.
      }
   *[no] { $seat } hat „{ $plot }“ { $used ->
        [yes] genutzt
       *[no] behalten
      } ({ $before } % → { $after } %).
  }
resistance-verdict-use = { $used ->
    [yes] die Karte nutzen
   *[no] die Karte behalten
  }
