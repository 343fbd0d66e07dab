# Der Tisch eines Spiels, das keinen gezeichnet hat

plain-view = Der Tisch
plain-doing = Was du tun kannst
plain-to-act = am Zug
plain-your-turn = Du bist dran.
plain-waiting = Wir warten auf { $names }
plain-wait = Einen Moment.
plain-aside = Mehr
plain-log = Was geschehen ist
plain-choose = Wähle …
plain-how-many = { $same ->
    [yes] Wähle { $most }.
   *[no] Wähle { $least } bis { $most }.
  }
plain-weight = Zusammen müssen sie mindestens { $weight } zählen.
plain-yes = ja
plain-no = nein
