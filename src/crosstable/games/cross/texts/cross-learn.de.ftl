cross-rules-lead = Zwei Spieler, ein Sechseck, Steine, die liegen bleiben. Erreiche drei Seiten, die nicht nebeneinanderliegen, und nie zwei, die sich gegenüberliegen.
cross-rules-turn = Ein Zug
cross-rules-turn-text = Gelb beginnt, dann geht es abwechselnd. Setz einen Stein deiner Farbe auf ein beliebiges leeres Feld. Steine bleiben liegen; nichts wird geschlagen, und passen darf man nicht.
cross-rules-turn-picture = Ein leeres Brett mit einem gelben Stein; die sechs Seiten tragen die Nummern 1 bis 6.
cross-rules-sides = Sechs Seiten
cross-rules-sides-text = Steine einer Farbe, die sich berühren, sind eine Kette. Eine Kette erreicht eine Seite, sobald einer ihrer Steine dort liegt. Ein Eckfeld gehört zu beiden Seiten, die dort zusammenstoßen. Volle Balken sind 1, 3, 5; offene Balken sind 2, 4, 6.
cross-rules-sides-picture = Eine gelbe Kette mit einem Stein in der Ecke zwischen Seite 1 und 2: Beide Seiten leuchten.
cross-rules-win = So gewinnst du
cross-rules-win-text = Deine Kette erreicht drei Seiten mit gleichem Balken: 1, 3, 5 oder 2, 4, 6. Damit hast du sofort gewonnen.
cross-rules-win-picture = Eine gelbe Kette erreicht die Seiten 1, 3 und 5 und gewinnt.
cross-rules-lose = So verlierst du
cross-rules-lose-text = Deine Kette erreicht zwei Seiten, die sich gegenüberliegen (1 und 4, 2 und 5, 3 und 6), aber keine drei, die gewinnen. Damit hast du sofort verloren. Oft gewinnt, wer dem anderen keinen Stein lässt, der nicht verliert.
cross-rules-lose-picture = Eine rote Kette läuft von Seite 2 quer über das Brett zu Seite 5 und verliert.
cross-rules-both = Beides zugleich
cross-rules-both-text = Bringt ein Stein die drei Seiten und zugleich zwei gegenüberliegende zusammen, zählen die drei: Du gewinnst.
cross-rules-both-picture = Eine gelbe Kette erreicht 1, 3 und 5 und dazu Seite 4: Die drei Seiten zählen, Gelb gewinnt.
cross-rules-swap = Farben wechseln
cross-rules-swap-text = Der erste Stein ist viel wert. Darum darf Rot im ersten Zug statt zu setzen die Farben wechseln: Der Stein bleibt liegen und gehört jetzt dir, dein Gegner spielt als Rot weiter. Beginne also mit einem Stein, mit dem du auf beiden Seiten leben könntest. Der Tisch kann das abschalten.
cross-rules-swap-picture = Der einzige Stein auf dem Brett wechselt den Besitzer.
cross-rules-end = Einer gewinnt immer
cross-rules-end-text = Auf einem vollen Brett ist immer etwas entschieden; ein Unentschieden gibt es nicht. Aufgeben darfst du jederzeit, und wessen Zeit abläuft, der verliert.

# Satz für Satz; `.ours` ist, was wir entschieden haben, wo es sonst niemand tut

cross-rule-X1 = Das Brett ist ein Sechseck aus Sechsecken, der Größe 5, 6 oder 7: 61, 91 oder 127 Felder.
    .ours = Crosstable kann jede Größe von 2 bis 10; ein neuer Tisch beginnt mit 6.
cross-rule-X2 = Das Brett ist am Anfang leer. Gelb beginnt, dann geht es abwechselnd.
cross-rule-X3 = Ein Zug ist ein Stein deiner Farbe auf ein beliebiges leeres Feld. Nichts wird geschlagen oder bewegt.
    .ours = Passen gibt es nicht.
cross-rule-X4 = Statt den ersten roten Stein zu setzen, darf Rot die Farben wechseln: Der Stein auf dem Brett bleibt liegen und wechselt mit den Farben den Besitzer, und der andere ist dran.
    .ours = Der Tisch kann das abschalten.
cross-rule-X5 = Das Brett hat sechs Seiten. Ein Eckfeld gehört zu beiden Seiten, die dort zusammenstoßen.
cross-rule-X6 = Es zählt nur die Kette des Steins, der gerade gesetzt wurde. Erreicht sie drei Seiten, die nicht nebeneinanderliegen, also 1, 3, 5 oder 2, 4, 6, gewinnt ihr Besitzer.
cross-rule-X7 = Erreicht sie sonst zwei Seiten, die sich gegenüberliegen, also 1 und 4, 2 und 5 oder 3 und 6, verliert ihr Besitzer.
cross-rule-X8 = Die drei, die gewinnen, zählen vor den zweien, die verlieren: Eine Kette, die beides hat, gewinnt.
cross-rule-X9 = Ein Unentschieden gibt es nicht: Auf einem vollen Brett ist immer etwas entschieden.
cross-rule-X10 = Niemandem gehen die Steine aus.
cross-rule-X11 = Wird zufällig gesetzt, gewinnt etwa in jeder vierten Partie jemand mit drei Seiten, in den anderen verliert jemand mit zweien. Wer beginnt, gewinnt etwa die Hälfte.
cross-rule-X12 = Du darfst aufgeben.
    .ours = Jederzeit; damit hast du verloren.

# Die Anleitung

cross-guide-aim = Baue eine Kette aus Steinen, die sich berühren, bis sie drei Seiten mit gleichem Balken erreicht: die vollen 1, 3, 5 oder die offenen 2, 4, 6.
cross-guide-place = Wähle ein leeres Feld: Die Seiten, die dein Stein erreichen würde, leuchten auf. Von der Mitte aus kommst du an jede.
cross-guide-takeover = Statt zu setzen, hätte Rot die Farben wechseln dürfen: Dein erster Stein würde dem Gegner gehören, und du wärst jetzt Rot. Dieser Bot tut das nie, stärkere schon. Beginne also mit einem Stein, mit dem du auf beiden Seiten leben könntest.
cross-guide-swap = Du bist Rot. Sieht der erste gelbe Stein besser aus als jede Antwort, dann wechsle die Farben: Er gehört dir, und du bist Gelb. Wenn nicht, setz einen roten Stein.
cross-guide-swapped = Die Farben sind gewechselt: Der erste Stein war zu gut, um ihn dir zu lassen. Beginne beim nächsten Mal mit einem, mit dem du auf beiden Seiten leben kannst.
cross-guide-chain = Steine bleiben liegen. Zeige auf einen von deinen oder tippe ihn an: Seine Kette leuchtet auf, mit den Seiten, die sie erreicht.
cross-guide-side = Deine Kette hat eine Seite erreicht. Noch zwei mit gleichem Balken, und du gewinnst.
cross-guide-danger = Vorsicht: Es gibt ein Feld, auf dem dein Stein zwei gegenüberliegende Seiten verbinden würde. Damit hast du sofort verloren. Solche Seiten leuchten rot auf.
cross-guide-wins = Du kannst jetzt gewinnen: Such das Feld, das alle drei Seiten verbindet. Es gewinnt auch dann, wenn es zwei gegenüberliegende mitverbindet; die drei zählen zuerst.
cross-guide-squeeze = Die meisten Partien werden nicht gewonnen, sondern verloren: Lass dem anderen nur Felder, auf denen ein Stein verliert. Das Brett füllt sich, und einer muss.
cross-guide-won = Gewonnen! Jetzt kann es richtig losgehen: ein Brett der Größe 6 und ein stärkerer Bot, der auch die Farben wechselt.
cross-guide-lost = Das geht beim ersten Mal allen so: Sieh dir die Kette an, die es entschieden hat. Noch eine? Eine neue Partie tauscht die Farben.
