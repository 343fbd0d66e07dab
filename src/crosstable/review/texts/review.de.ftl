# Rückblick auf eine Partie

review-seat = { $seat }
review-seats = { $seat }, { $rest }
review-no-such-step = Diese Partie hat keinen Schritt { $step }; der letzte ist { $last }.
review-unfinished = Diese Partie ist noch nicht zu Ende.
review-no-such-lens = So lässt sich diese Partie nicht betrachten.
review-no-curve = Für diese Partie gibt es keinen Verlauf zu zeigen.
review-no-workers = Dieser Server hat keine Rechenprozesse; hier lässt sich nichts ausrechnen.
review-failed = Das ließ sich nicht ausrechnen. Versuch es noch einmal.
review-said = { $seat }: „{ $saying }“
