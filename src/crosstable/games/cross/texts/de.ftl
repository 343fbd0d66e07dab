# CROSS

cross-name = CROSS
cross-line = Verbinde drei Seiten, die nicht nebeneinanderliegen. Verbindest du zwei gegenüberliegende, hast du verloren.
cross-yellow = Gelb
cross-red = Rot

cross-option-size = Brett
cross-option-size-value = { $value } Felder pro Seite
cross-option-swap = Farbwechsel
cross-option-swap-value = { $value ->
    [true] Rot darf im ersten Zug die Farben wechseln
   *[false] kein Farbwechsel
  }
cross-option-minutes = Uhr
cross-option-minutes-value = { $value ->
    [0] keine Uhr
   *[other] je { $value } Minuten
  }

cross-wins = { $colour ->
    [yellow] Gelb
   *[red] Rot
  } ({ $seat }) verbindet die Seiten { $sides } und gewinnt.
cross-loses = { $colour ->
    [yellow] Gelb
   *[red] Rot
  } ({ $seat }) verbindet die gegenüberliegenden Seiten { $sides } und verliert.
cross-resigned = { $colour ->
    [yellow] Gelb
   *[red] Rot
  } ({ $seat }) gibt auf.
cross-time = { $colour ->
    [yellow] Gelb
   *[red] Rot
  } ({ $seat }) hat die Zeit überschritten.

cross-no-such-cell = Das Feld { $cell } gibt es auf diesem Brett nicht.
cross-occupied = Auf { $cell } liegt schon ein Stein.
cross-no-swap = Die Farben wechseln kann nur Rot, und nur statt des ersten Steins.
