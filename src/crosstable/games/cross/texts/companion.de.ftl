# Am echten Tisch: der Begleiter.
cross-companion-first = Wer spielt Gelb?
cross-companion-next = Als Nächstes spielt { $name } Gelb.
cross-take-board = Brett: Größe { $size } ({ $cells } Felder)
cross-take-stones = { $colour ->
    [yellow] Alle gelben Steine
   *[red] Alle roten Steine
  }
cross-tell-colours = { $seat } spielt Gelb, { $seat_b } spielt Rot.
cross-tell-turn = Ihr setzt abwechselnd einen Stein eurer Farbe auf ein beliebiges freies Feld. Steine werden nie bewegt.
cross-tell-swap = Statt den ersten Stein zu setzen, darf { $seat } Gelb samt dem Stein auf dem Brett übernehmen. Dann macht { $seat_b } mit Rot weiter.
cross-tell-win = Eine Kette an drei Seiten, von denen keine zwei nebeneinanderliegen, gewinnt.
cross-tell-lose = Eine Kette zwischen zwei gegenüberliegenden Seiten verliert, außer sie gewinnt zugleich. Eine Ecke gehört zu beiden Seiten.
cross-tell-clock = Jeder hat { $minutes } Minuten für das ganze Spiel.
cross-tell-begin = { $seat } beginnt.
cross-companion-moves = { $count ->
    [0] Noch liegt kein Stein auf dem Brett
    [one] Ein Stein liegt auf dem Brett
   *[other] { $count } Steine liegen auf dem Brett
  }
cross-companion-swap = { $name } wechselt die Farben
cross-companion-swapped = Die Farben sind gewechselt.
cross-companion-swap-now = Statt zu setzen, darf { $name } jetzt die Farben wechseln.
