# Rückblick auf eine Partie

review-seat = { $seat }
review-seats = { $seat }, { $rest }
review-seats-last = { $seat } und { $rest }
review-no-such-step = Diese Partie hat keinen Schritt { $step }; der letzte ist { $last }.
review-unfinished = Diese Partie ist noch nicht zu Ende.
review-no-such-lens = So lässt sich diese Partie nicht betrachten.
review-no-curve = Für diese Partie gibt es keinen Verlauf zu zeigen.
review-no-workers = Dieser Server hat keine Rechenprozesse; hier lässt sich nichts ausrechnen.
review-too-large = Diese Partie ist zu lang, um sie hier durchzusehen.
review-failed = Das ließ sich nicht ausrechnen. Versuch es noch einmal.
review-said = { $seat }: „{ $saying }“
review-no-awards = So etwas gibt es bei diesem Spiel nicht.
review-award = { $kind ->
    [liar] Am besten gelogen
   *[detective] Am besten durchschaut
  }
review-awards = Was in Erinnerung bleibt
review-awards-coming = Die Partie wird noch einmal angesehen …
review-no-verdict = Zu dieser Partie gibt es kein Urteil.
review-verdict-blameless = { $of ->
    [0] Du hattest Pech: Keine deiner Entscheidungen hat nachweislich etwas gekostet.
    [one] Du hattest Pech: Deine einzige Entscheidung, die sich bewerten lässt, hat nichts gekostet.
   *[other] Du hattest Pech: Keine deiner { $of } Entscheidungen, die sich bewerten lassen, war ein Fehler.
  }
review-verdict-not-you = { $count ->
    [one] Du hast einen Fehler gemacht, aber er hat die Partie nicht entschieden.
   *[other] Du hast Fehler gemacht, aber keiner davon hat die Partie entschieden.
  }
review-verdict-resigned = { $you ->
    [yes] Du hast mit einer Siegchance von { $chance } % aufgegeben.
   *[no] { $seat } hat mit einer Siegchance von { $chance } % aufgegeben.
  }
review-verdict-late = { $you ->
    [yes] Deine Zeit lief ab, als deine Chance bei { $chance } % stand.
   *[no] Die Zeit von { $seat } lief bei einer Siegchance von { $chance } % ab.
  }
review-verdict-steady = Gewonnen wurde Schritt für Schritt: Kein einzelner hat die Chancen über die Fehlerspanne hinaus verschoben.
review-verdict-ahead = { $you ->
    [yes] Du lagst die ganze Zeit vorn.
   *[no] Die Sieger lagen die ganze Zeit vorn.
  }
review-verdict-turned = Hier hat es sich gedreht ({ $before } % → { $after } %): { $what }
review-verdict-step = Gedreht hat es sich in Schritt { $step } ({ $before } % → { $after } %).
review-verdict-best = Am besten standest du { $step ->
    [0] zu Beginn
   *[other] nach Schritt { $step }
  }: { $chance } %.
review-verdict-worst = { $you ->
    [yes] Am schlechtesten standest du { $step ->
        [0] zu Beginn
       *[other] nach Schritt { $step }
      }: { $chance } %.
   *[no] Am schlechtesten stand es für die Sieger { $step ->
        [0] zu Beginn
       *[other] nach Schritt { $step }
      }: { $chance } %.
  }
review-verdict-mistake = { $count ->
    [one] Sonst lässt sich dir kein Fehler nachweisen. { $within }
   *[other] Es war nicht dein einziger Fehler. { $within }
  }
review-verdict-unlucky = { $within }
review-verdict-won = Du hast keinen Fehler gemacht. { $within }
review-verdict-lucky = { $count ->
    [one] Einmal hattest auch du Glück: Ein Fehler von dir blieb ohne Folgen. { $within }
   *[other] Auch du hattest Glück: Mehrere Fehler von dir blieben ohne Folgen. { $within }
  }
review-verdict-watched = { $all ->
    [0] { $within }
    [one] Ein anderer Fehler lässt sich niemandem nachweisen. { $within }
   *[other] Es war nicht der einzige Fehler der Partie. { $within }
  }
review-verdict-lie = { $you ->
    [yes] Du hast offenbar eine Lüge geglaubt. { $saying } { $within }
   *[no] { $seat } hat offenbar eine Lüge geglaubt. { $saying } { $within }
  }
review-verdict-error = { $error ->
    [0] Alle Chancen sind genau gezählt.
    [one] Diese Chancen können um 1 Prozentpunkt danebenliegen.
   *[other] Diese Chancen können um bis zu { $error } Prozentpunkte danebenliegen.
  }
