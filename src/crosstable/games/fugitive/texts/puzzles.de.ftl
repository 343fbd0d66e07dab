# Aufgaben zu Fugitive

fugitive-puzzle-certain = Sicher
fugitive-puzzle-certain-ask = Du bist die Polizeichefin. Eine Zahl muss ein verdecktes Versteck sein, was er auch gezogen hat. Welche?
fugitive-puzzle-certain-why = Ohne die { $answer } wäre er nicht so weit gekommen.
fugitive-puzzle-best = Der beste Tipp
fugitive-puzzle-best-ask = Du bist die Polizeichefin und darfst eine Zahl raten. Welche ist am wahrscheinlichsten ein verdecktes Versteck?
fugitive-puzzle-best-why = Die { $answer } ist auf mehr möglichen Wegen ein Versteck als jede andere Zahl.
fugitive-puzzle-where = Wo liegt sie?
fugitive-puzzle-where-ask = Du bist die Polizeichefin. Die { $number } passt nur zu einem der verdeckten Verstecke. Zu welchem?
fugitive-puzzle-where-why = Überall sonst wäre die { $number } außer Reichweite oder im Weg.
fugitive-puzzle-never = Unmöglich
fugitive-puzzle-never-ask = Du bist die Polizeichefin. Eine dieser Zahlen kann kein verdecktes Versteck sein. Welche?
fugitive-puzzle-never-why = Es gibt keinen Weg, auf dem die { $answer } ein Versteck sein könnte.
fugitive-puzzle-nth = das { $place }. Versteck
fugitive-puzzle-mine = Deine Karten
fugitive-puzzle-seen = Was du gesehen hast
fugitive-puzzle-drew = zieht { $pile ->
    [A] 4–14
    [B] 15–28
   *[C] 29–41
  }
fugitive-puzzle-hid = { $place }. Versteck
fugitive-puzzle-missed = falsch: { $numbers }
