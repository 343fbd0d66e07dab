# ---- der Rückblick

fugitive-lens-uniform = Jede Wahl gleich
fugitive-lens-hurried = Läuft so weit er kann
fugitive-insight-how = { $who ->
    [marshal] Was sich die Polizeichefin aus allem erschließen konnte, was sie gesehen hatte.
    [fugitive] Was die Polizeichefin nach Wissen des Flüchtenden erschließen konnte; ihre eigenen Karten kannte er nicht.
   *[all] Was sich jeder Zuschauer erschließen konnte.
  } Gezählt sind alle Verteilungen und Fährten, die passen{ $lens ->
    [hurried] ; angenommen ist, dass der Flüchtende meist so weit geht, wie seine Sprintkarten reichen.
   *[uniform] ; jede erlaubte Wahl des Flüchtenden gilt als gleich wahrscheinlich.
  } { $passes ->
    [drawn] Was sein Passen verrät, ist aus gelosten Händen geschätzt; eine Chance kann um { $error } von 100 danebenliegen.
    [lost] Was sein Passen verrät, war zu selten, um es zu gewichten, und bleibt außer Acht.
   *[none] { "" }
  }
fugitive-insight-none = Es liegt kein Versteck verdeckt.
fugitive-insight-any = irgendwo
fugitive-insight-place = Platz { $place }
fugitive-insight-number = { $number }
fugitive-insight-places = Welche Zahl wo liegt
fugitive-insight-certain = Auf Platz { $place } liegt sicher die { $number }.
fugitive-curve = Jeder Punkt: 32 Partien, von leichten Bots mit den Karten zu Ende gespielt, wie sie wirklich lagen. Er zeigt, wie die Karten standen, nicht wie gut ihr spielt; ein paar Prozent sind Glück.
fugitive-review-start = Die Karten sind verteilt.
fugitive-review-turn = Zug { $turn }: { $role ->
    [fugitive] der Flüchtende
   *[marshal] die Polizeichefin
  }
fugitive-review-manhunt = Die Hetzjagd
fugitive-review-got = { $name } bekommt die { $card }.
fugitive-review-placed = Es ist die { $card }.
