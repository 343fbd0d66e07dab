# ---- der Rückblick

fugitive-lens-uniform = Jeder erlaubte Zug
fugitive-lens-hurried = Läuft so weit er kann
fugitive-insight-how = { $who ->
    [marshal] Was sich die Polizeichefin aus allem erschließen konnte, was sie gesehen hatte. Ihr Notizblock prüft jeden Grund für sich; das Zählen nimmt alle zusammen und kann eine Zahl ausschließen, die der Notizblock offen lässt.
    [fugitive] Was die Polizeichefin nach Wissen des Flüchtenden erschließen konnte; ihre eigenen Karten kannte er nicht.
   *[all] Was sich jeder Zuschauer erschließen konnte.
  } Gezählt sind alle Verteilungen und Fährten, die passen{ $lens ->
    [hurried] ; angenommen ist, dass der Flüchtende meist so weit geht, wie seine Sprintkarten reichen.
   *[uniform] ; jede erlaubte Wahl des Flüchtenden gilt als gleich wahrscheinlich.
  } { $passes ->
    [counted] Was sein Passen verrät, ist mitgezählt, über jede Hand, die er gehabt haben kann.
    [drawn] Was sein Passen verrät, ist aus gelosten Händen geschätzt; eine Chance kann um { $error } von 100 danebenliegen.
    [lost] Was sein Passen verrät, war zu selten, um es zu gewichten, und bleibt außer Acht.
   *[none] { "" }
  }
fugitive-insight-none = Es liegt kein Versteck verdeckt.
fugitive-insight-any = irgendwo
fugitive-insight-place = { $place }. Versteck
fugitive-insight-number = { $number }
fugitive-insight-places = Welche Zahl wo liegt
fugitive-insight-certain = Das { $place }. Versteck ist sicher die { $number }.
fugitive-curve = Jeder Punkt: bis zu 96 Partien, in Gedanken weitergespielt aus dem, was der Flüchtende wusste, und geeicht daran, wie Partien unserer starken Bots von dort ausgingen. Die Hetzjagd ist genau gezählt.
fugitive-review-start = Die Karten sind verteilt.
fugitive-review-turn = Zug { $turn }: { $role ->
    [fugitive] der Flüchtende
   *[marshal] die Polizeichefin
  }
fugitive-review-manhunt = Die Hetzjagd
fugitive-review-got = { $name } bekommt die { $card }.
fugitive-review-placed = Es ist die { $card }.
fugitive-review-chosen = { $seat } wählt die { $card }{ $sprints ->
    [none] {""}
   *[other] {" "}und sprintet mit { $sprints }
  }.
fugitive-why-draw = { $role ->
    [marshal] { $level ->
        [easy] Stapel { $pile }, weil mir kein anderer einfiel.
       *[other] Eine Karte von Stapel { $pile } konnte die meisten noch fraglichen Zahlen ausschließen.
      }
   *[fugitive] { $level ->
        [easy] Stapel { $pile }, auf gut Glück.
       *[other] In Stapel { $pile } lag mehr von dem, was der Hand fehlte, als in den anderen.
      }
  }
fugitive-why-place = { $level ->
    [easy] { $card } war erreichbar, also hin damit.
    [medium] { $how ->
        [goal] 42 war erreichbar, und was verdeckt lag, schien sicher genug.
       *[other] { $card } schien gut versteckt, und für den nächsten Schritt bleiben Karten übrig.
      }
   *[strong] { $how ->
        [goal] 42 war die Hetzjagd wert: Warten hätte mehr verraten.
        [bluff] Eine Sprintkarte, die nicht nötig war, damit { $card } weiter weg aussieht, als sie ist.
        [short] { $card } liegt näher, als möglich gewesen wäre: Wer mit langen Schritten rechnet, sucht zu weit vorn.
       *[far] { $card } geht so weit, wie die Karten reichen. Jeder gesparte Zug ist einmal Raten weniger.
      }
  }
fugitive-why-guess = { $how ->
    [manhunt] In der Hetzjagd kommt die sicherste Zahl zuerst: { $number }.
    [several] Zusammen stimmten diese Zahlen oft genug, und ein Zug findet sie alle.
   *[one] { $level ->
        [easy] { $number } war auf dem Notizblock noch offen.
        [medium] { $number } war die wahrscheinlichste Zahl.
       *[strong] { $number } hilft am meisten, richtig oder falsch: Sie ist wahrscheinlich, und wenn sie falsch ist, sagt das viel.
      }
  }
fugitive-why-wait = { $what ->
    [pass] Nichts, was zu legen war, war besser als das, was schon verdeckt lag.
    [one] Ein weiteres Versteck hätte mehr verraten als verborgen.
    [ask] Diese Zahl halbiert, was noch möglich war.
   *[guess] Keine Zahl war gut genug: Eine gefundene 30 hätte ihn entkommen lassen.
  }
# ---- das Urteil

fugitive-verdict-right = Chance, richtig zu liegen
fugitive-verdict-hunt = Chance in der Hetzjagd
fugitive-verdict-escapes = Chance zu entkommen
fugitive-verdict-named = { $you ->
    [yes] Du hast { $numbers } geraten; { $count ->
        [one] die Chance dafür lag
       *[other] die Chance, dass alle stimmen, lag
      } bei { $chance } %.
    [coach] { $count ->
        [one] Die Chance für { $numbers }
       *[other] Die Chance, dass { $numbers } alle stimmen,
      } liegt bei { $chance } %.
   *[no] { $seat } hat { $numbers } geraten; { $count ->
        [one] die Chance dafür lag
       *[other] die Chance, dass alle stimmen, lag
      } bei { $chance } %.
  }
fugitive-verdict-impossible = { $you ->
    [yes] Du hast { $numbers } geraten, was unmöglich war.
    [coach] { $numbers } ist unmöglich.
   *[no] { $seat } hat { $numbers } geraten, was unmöglich war.
  }
fugitive-verdict-waited = { $you ->
    [yes] Du hast deinen Zug beendet, ohne zu raten.
    [coach] Du darfst noch raten.
   *[no] { $seat } hat den Zug beendet, ohne zu raten.
  }
fugitive-verdict-certain = { $you ->
    [coach] Die { $number } ist sicher.
   *[other] Die { $number } war sicher.
  }
fugitive-verdict-likely = { $you ->
    [coach] Die { $number } ist zu { $chance } % sicher.
   *[other] Die { $number } war zu { $chance } % sicher.
  }
fugitive-verdict-numbers = { $numbers }
fugitive-verdict-did = { $you ->
    [yes] Entschieden in deinem Zug { $turn }: { $what } ({ $before } % → { $after } %).
    [coach] „{ $what }“ drückt deine Chance zu entkommen von { $before } % auf { $after } %.
   *[no] Entschieden in Zug { $turn } von { $seat }: { $what } ({ $before } % → { $after } %).
  }
fugitive-verdict-better = Besser: { $what }.
fugitive-verdict-way = { $way ->
    [goal] zur 42 laufen
    [place] { $number } legen{ $sprints ->
        [0] { "" }
        [one] { " " }mit einer Sprintkarte
       *[other] { " " }mit { $sprints } Sprintkarten
      }
    [draw] von Stapel { $number ->
        [0] A
        [1] B
       *[2] C
      } ziehen
   *[nothing] nichts legen
  }

fugitive-outlook = Beim Flüchtenden nach Partien, die von seinem Wissen aus in Gedanken weitergespielt wurden, bei der Polizeichefin nach allen Reihen, die zu dem passen, was sie gesehen hat; beides geeicht daran, wie Partien unserer starken Bots ausgingen.
fugitive-verdict-picture = Die Reihe der Verstecke, alle offen
