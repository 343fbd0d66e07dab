# Aufgaben zu CROSS

cross-puzzle-win1 = Gewinn in einem Zug
cross-puzzle-win1-ask = { $colour ->
    [yellow] Gelb
   *[red] Rot
  } am Zug. Setze den Stein, der sofort gewinnt.
cross-puzzle-win1-why = Ein Stein auf { $answer } verbindet drei Seiten.
cross-puzzle-win2 = Gewinn in zwei Zügen
cross-puzzle-win2-ask = { $colour ->
    [yellow] Gelb
   *[red] Rot
  } am Zug. Setze den Stein, gegen den keine Antwort hilft: Dein nächster gewinnt.
cross-puzzle-win2-why = Nach { $answer } kommt jede Antwort zu spät.
cross-puzzle-defend = Die einzige Abwehr
cross-puzzle-defend-ask = { $colour ->
    [yellow] Gelb am Zug. Rot
   *[red] Rot am Zug. Gelb
  } droht zu gewinnen. Nur ein Stein verhindert das.
cross-puzzle-defend-why = Auf { $answer } hätte der Gegner gewonnen.
cross-puzzle-safe = Nicht verlieren
cross-puzzle-safe-ask = { $colour ->
    [yellow] Gelb
   *[red] Rot
  } am Zug. Nach jedem Stein außer einem gewinnt der Gegner in höchstens zwei Zügen.
cross-puzzle-safe-why = Nur { $answer } hält stand.
