# Rückblick auf eine Partie

review-seat = { $seat }
review-seats = { $seat }, { $rest }
review-seats-last = { $seat } und { $rest }
review-no-such-step = Diese Partie hat keinen Schritt { $step }; der letzte ist { $last }.
review-unfinished = Diese Partie ist noch nicht zu Ende.
review-no-such-lens = So lässt sich diese Partie nicht betrachten.
review-no-curve = Für diese Partie gibt es keinen Verlauf zu zeigen.
review-no-workers = Dieser Server hat keine Rechenprozesse; hier lässt sich nichts ausrechnen.
review-too-large = Dieses Spiel ist zu lang, um es hier durchzusehen.
review-failed = Das ließ sich nicht ausrechnen. Versuch es noch einmal.
review-said = { $seat }: „{ $saying }“
review-no-awards = So etwas gibt es bei diesem Spiel nicht.
review-award = { $kind ->
    [liar] Am besten gelogen
    [detective] Am besten durchschaut
   *[turn] Der Wendepunkt
  }
review-awards = Was in Erinnerung bleibt
review-awards-coming = Die Partie wird noch einmal angesehen …
