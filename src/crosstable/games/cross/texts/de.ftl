# CROSS

cross-name = CROSS
cross-line = Verbinde drei Seiten, die nicht nebeneinanderliegen. Verbindest du zwei gegenüberliegende, hast du verloren.
cross-yellow = Gelb
cross-red = Rot

cross-option-size = Felder pro Seite
cross-option-size-value = { $value }
cross-option-swap = Erster Stein
cross-option-swap-value = { $value ->
    [true] mit Farbwechsel
   *[false] ohne
  }
cross-option-minutes = Minuten pro Spieler
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
cross-no-swap = Die Farben wechseln kann nur Rot, und nur statt des ersten Steins.

# Der Tisch im Browser

cross-seat-0 = Gelb, beginnt
cross-seat-1 = Rot
cross-board = Brett mit { $size } Feldern pro Seite
cross-players = Spieler
cross-you = du
cross-away = nicht da
cross-to-move = am Zug
cross-wins-so-far = { $count ->
    [one] eine Partie gewonnen
   *[other] { $count } Partien gewonnen
  }
cross-status = Was zu tun ist
cross-your-turn = { $colour ->
    [yellow] Du bist dran: Setz einen gelben Stein.
   *[red] Du bist dran: Setz einen roten Stein.
  }
cross-their-turn = { $name } ist am Zug.
cross-bot-turn = { $name } denkt nach …
cross-sending = { $cell } …
cross-place-question = Stein auf { $cell }?
cross-place = Setzen
cross-undo = Zurück
cross-swap-offer = Den gelben Stein auf { $cell } übernehmen?
cross-swap-line = Dann bist du Gelb, und dein Gegner ist Rot und am Zug. Oder antworte mit einem roten Stein.
cross-swap = Farben wechseln
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
cross-key-escape-does = nimmt zurück, was noch nicht gesendet ist
cross-key-help = ?
cross-key-help-does = zeigt diese Liste
cross-cell-empty = { $cell }, leer
cross-cell-stone = { $cell }, { $colour ->
    [yellow] gelb
   *[red] rot
  }
cross-cell-last = { $cell }, { $colour ->
    [yellow] gelb
   *[red] rot
  }, letzter Zug
cross-said-placed = { $colour ->
    [yellow] Gelb setzt auf { $cell }.
   *[red] Rot setzt auf { $cell }.
  }
cross-said-swapped = { $name } wechselt die Farben.

# Die Regelseite

cross-rules-lead = Zwei Spieler, ein Sechseck, Steine, die liegen bleiben. Erreiche drei Seiten, die nicht nebeneinanderliegen, und nie zwei, die sich gegenüberliegen.
cross-rules-turn = Ein Zug
cross-rules-turn-text = Gelb beginnt, dann geht es abwechselnd. Setz einen Stein deiner Farbe auf ein beliebiges leeres Feld. Steine bleiben liegen; nichts wird geschlagen, und passen darf man nicht.
cross-rules-turn-picture = Ein leeres Brett mit einem gelben Stein; die sechs Seiten tragen die Nummern 1 bis 6.
cross-rules-sides = Sechs Seiten
cross-rules-sides-text = Steine einer Farbe, die sich berühren, sind eine Kette. Eine Kette erreicht eine Seite, sobald einer ihrer Steine dort liegt. Ein Eckfeld gehört zu beiden Seiten, die dort zusammenstoßen. Volle Balken sind 1, 3, 5; offene Balken sind 2, 4, 6.
cross-rules-sides-picture = Eine gelbe Kette mit einem Stein in der Ecke zwischen Seite 1 und 2: Beide Seiten leuchten.
cross-rules-win = Du gewinnst
cross-rules-win-text = Deine Kette erreicht drei Seiten mit gleichem Balken: 1, 3, 5 oder 2, 4, 6. Damit hast du sofort gewonnen.
cross-rules-win-picture = Eine gelbe Kette erreicht die Seiten 1, 3 und 5 und gewinnt.
cross-rules-lose = Du verlierst
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

# Was man über dem Brett sagt.
cross-say-strong = Das ist ein starker Stein.
cross-say-missed = Das habe ich nicht gesehen.
cross-say-seen = Das habe ich kommen sehen.
cross-say-tight = Es wird eng für mich.
cross-say-side = Noch eine Seite, dann ist es vorbei.
cross-say-both = Beide Wege kannst du nicht sperren.
cross-say-opposite = Pass auf deine gegenüberliegenden Seiten auf.
cross-say-swap = Da hätte ich die Farben gewechselt.
