# CROSS

cross-name = CROSS
cross-line = Verbinde drei Seiten, die nicht nebeneinanderliegen. Verbindest du zwei gegenüberliegende, hast du verloren.
cross-yellow = Gelb
cross-red = Rot

cross-option-size = Brettgröße
cross-option-size-hint = Felder an jeder Seite des Bretts. Kleine Bretter sind schneller entschieden.
cross-option-size-value = { $value }
cross-option-swap = Erster Stein
cross-option-swap-hint = Mit Farbwechsel darf die Gegenseite den ersten Stein übernehmen: So eröffnet niemand zu stark.
cross-option-swap-value = { $value ->
    [true] mit Farbwechsel
   *[false] ohne
  }
cross-option-minutes = Minuten pro Spieler
cross-option-minutes-hint = Wer keine Zeit mehr hat, verliert.
cross-option-minutes-value = { $value ->
    [0] keine Uhr
   *[other] { $value }
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
cross-no-swap = Die Farben wechseln darf nur Rot, und nur statt des eigenen ersten Steins.

# Der Tisch im Browser

cross-seat-0 = Gelb, beginnt
cross-seat-1 = Rot
cross-board = Brett der Größe { $size }
cross-players = Spieler
cross-you = du
cross-away = nicht da
cross-to-move = am Zug
cross-wins-so-far = { $count ->
    [one] eine Partie gewonnen
   *[other] { $count } Partien gewonnen
  }
cross-status = Was zu tun ist
cross-aim = Verbinde 1-3-5 oder 2-4-6, nie gegenüberliegende.
cross-your-turn = { $colour ->
    [yellow] Du bist dran: Setz einen gelben Stein.
   *[red] Du bist dran: Setz einen roten Stein.
  }
cross-their-turn = { $name } ist am Zug.
cross-bot-turn = { $name } denkt nach …
cross-sending = { $cell } …
cross-place-question = Stein auf { $cell }?
cross-place = Setzen
cross-place-anyway = Trotzdem setzen
cross-undo = Abbrechen
cross-would-loses = Das verbindet { $sides }: Damit verlierst du.
cross-would-wins = Das verbindet { $sides }: Damit gewinnst du.
cross-swap-offer = Den gelben Stein auf { $cell } übernehmen?
cross-swap-line = Dann bist du Gelb, und dein Gegner ist Rot und am Zug. Oder antworte mit einem roten Stein.
cross-swap = Farben wechseln
cross-swapped-lost = { $name } hat deinen Stein übernommen. Du bist jetzt Rot.
cross-swapped-taken = Du hast den Stein von { $other } übernommen. Du bist jetzt Gelb.
cross-swapped-theirs = { $name } hat den Stein von { $other } übernommen und ist jetzt Gelb.
cross-swapped-why = Der erste Stein ist viel wert. Deshalb darf Rot ihn einmal übernehmen, statt selbst zu setzen. Rot ist am Zug.
cross-resign = Aufgeben
cross-resign-question = Partie aufgeben?
cross-resign-line = Dein Gegner gewinnt sofort.
cross-play-on = Weiterspielen
cross-moves = Züge
cross-move-swap = Farbwechsel
cross-move-resign = gibt auf
cross-rules = Regeln
cross-keys = Tasten
cross-key-arrows = Pfeile
cross-key-arrows-does = gehen über das Brett
cross-key-enter = Enter
cross-key-enter-does = setzt einen Stein oder zeigt die Kette des Steins, der dort liegt
cross-key-type = c 4
cross-key-type-does = Buchstabe und Zahl springen auf das Feld
cross-key-escape = Esc
cross-key-escape-does = bricht ab, solange der Stein noch nicht liegt
cross-cell-empty = { $cell }, leer
cross-cell-stone = { $cell }, { $colour ->
    [yellow] gelb
   *[red] rot
  }
cross-cell-last = { $cell }, { $colour ->
    [yellow] gelb
   *[red] rot
  }, letzter Zug

# Was man über dem Brett sagt.
cross-say-strong = Das ist ein starker Stein.
cross-say-missed = Das habe ich übersehen.
cross-say-seen = Das habe ich kommen sehen.
cross-say-tight = Es wird eng für mich.
cross-say-side = Noch eine Seite, dann ist es vorbei.
cross-say-both = Beide Wege kannst du nicht sperren.
cross-say-opposite = Pass auf deine gegenüberliegenden Seiten auf.
cross-say-swap = Da hätte ich die Farben gewechselt.
