# Aufgaben zu Crossfire

crossfire-puzzle-shoot = Auf wen schießt du?
crossfire-puzzle-shoot-ask = Du bist Agent. Wer ist nach dem, was du gesehen hast, am wahrscheinlichsten Attentäter?
crossfire-puzzle-shoot-why = Von allen Verteilungen, die passen, ist { $answer } in den meisten Attentäter.
crossfire-puzzle-vip = Finde die Zielperson
crossfire-puzzle-vip-ask = Du bist Attentäter. Wer ist nach dem, was du gesehen hast, am wahrscheinlichsten die Zielperson?
crossfire-puzzle-vip-why = Von allen Verteilungen, die passen, ist { $answer } in den meisten die Zielperson.
crossfire-puzzle-clear = Wer ist nicht die Zielperson?
crossfire-puzzle-clear-ask = Nach dem, was du gesehen hast, kann einer der anderen nicht die Zielperson sein. Wer?
crossfire-puzzle-clear-why = { $answer } ist in keiner Verteilung, die passt, die Zielperson; alle anderen sind es in manchen.
crossfire-puzzle-lie = Wer lügt?
crossfire-puzzle-lie-ask = Nach dem, was du gesehen hast, kann eine dieser Aussagen nicht stimmen. Wessen?
crossfire-puzzle-lie-why = Was { $answer } sagt, passt zu keiner Verteilung; alles andere kann stimmen.
crossfire-puzzle-circle = Der Kreis, im Uhrzeigersinn ab dem Geber
crossfire-puzzle-cards = Karten
crossfire-puzzle-mixed = Gemischt
crossfire-puzzle-saw = Gesehen
crossfire-puzzle-look = { $stage ->
    [dealt] Ausgeteilt: { $role }
    [received] Bekommen: { $role }
    [mixed] Nach dem Mischen: { $role }
   *[mixed_again] Nach dem zweiten Mischen: { $role }
  }
crossfire-puzzle-how = Jeder bekommt eine Karte, gibt sie dem Nächsten in der Reihe und sieht sich die erhaltene an; dann mischen die Genannten ihre Karten, in dieser Reihenfolge.
