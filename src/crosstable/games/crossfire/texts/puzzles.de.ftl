# Aufgaben zu Crossfire

crossfire-puzzle-shoot = Auf wen schießt du?
crossfire-puzzle-shoot-ask = Du bist Agent, und alles, was hier gesagt wird, stimmt. Wer ist am wahrscheinlichsten Attentäter?
crossfire-puzzle-shoot-why = { $answer } ist in mehr passenden Verteilungen Attentäter als alle anderen.
crossfire-puzzle-vip = Finde die Zielperson
crossfire-puzzle-vip-ask = Du bist Attentäter, und alles, was hier gesagt wird, stimmt. Wer ist am wahrscheinlichsten die Zielperson?
crossfire-puzzle-vip-why = { $answer } ist in mehr passenden Verteilungen die Zielperson als alle anderen.
crossfire-puzzle-clear = Wer ist nicht die Zielperson?
crossfire-puzzle-clear-ask = Alles, was hier gesagt wird, stimmt. Wer von den anderen kann nicht die Zielperson sein?
crossfire-puzzle-clear-why = In keiner passenden Verteilung ist { $answer } die Zielperson; alle anderen sind es in manchen.
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
