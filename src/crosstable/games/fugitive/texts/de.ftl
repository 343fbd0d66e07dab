# Fugitive

fugitive-name = Fugitive
fugitive-line = Einer flieht von Versteck zu Versteck bis zur 42, die andere kommt ihm auf die Spur. Zu zweit, zwanzig Minuten.
fugitive-fugitive = Flüchtender
fugitive-marshal = Polizeichefin

fugitive-option-first_hideouts = Erster Zug
fugitive-option-first_hideouts-value = { $value ->
    [two] der Flüchtende legt genau zwei Verstecke
   *[one_or_two] der Flüchtende legt ein oder zwei Verstecke
  }
fugitive-option-second_edition_pass = Nach dem Passen
fugitive-option-second_edition_pass-value = { $value ->
    [true] darf der Flüchtende noch eine Karte ziehen
   *[false] passiert nichts weiter
  }
fugitive-option-events = Ereignisse
fugitive-option-events-value = { $value ->
    [random] Zufällig: sechs von allen in den Stapeln
    [discovery] Entdeckung: eines nach jedem Treffer
    [for_fugitive] Rückenwind: die sechs des Flüchtenden
    [for_marshal] Rückenwind: die sechs der Polizeichefin
    [catch_up] Aufholjagd: für den, der zurückliegt
   *[none] keine
  }
fugitive-option-minutes = Uhr
fugitive-option-minutes-value = { $value ->
    [0] keine Uhr
   *[other] je { $value } Minuten
  }

# Wie es ausgeht

fugitive-escaped = { $seat } legt die 42 auf heißer Spur und ist weg. { $hidden ->
    [one] Ein Versteck wurde
   *[other] { $hidden } Verstecke wurden
  } nie gefunden.
fugitive-escaped-manhunt = Die Hetzjagd scheitert, { $seat } entkommt. { $hidden ->
    [one] Ein Versteck wurde
   *[other] { $hidden } Verstecke wurden
  } nie gefunden.
fugitive-caught = { $seat } hat jedes Versteck gefunden. Dem Flüchtenden fehlten noch { $left } bis zur 42.
fugitive-run-down = { $seat } nennt auch das letzte Versteck: Die Hetzjagd gelingt, unmittelbar vor der 42.
fugitive-dead-end = Die Stapel sind leer und der Flüchtende kann nichts mehr legen: { $seat } gewinnt. Ihm fehlten noch { $left } bis zur 42.
fugitive-gave-up = Die Stapel sind leer und der Flüchtende hat zweimal gepasst: { $seat } gewinnt. Ihm fehlten noch { $left } bis zur 42.
fugitive-resigned = { $seat } gibt auf.
fugitive-time = { $seat } hat die Zeit überschritten.

# Was nicht geht

fugitive-not-now = Darauf wartet das Spiel gerade nicht.
fugitive-no-such-pile = Diesen Stapel gibt es nicht.
fugitive-pile-empty = Dieser Stapel ist leer.
fugitive-lowest-pile = Nach dem Passen kommt die zusätzliche Karte vom niedrigsten Stapel, der noch eine hat.
fugitive-not-in-hand = Die { $card } hast du nicht auf der Hand.
fugitive-card-twice = Jede Karte lässt sich nur einmal verwenden.
fugitive-not-higher = { $card } ist nicht höher als dein letztes Versteck, die { $last }.
fugitive-goal-cannot-sprint = Die 42 hat keine Fußabdrücke und taugt nicht als Sprintkarte.
fugitive-no-sprints-now = In diesem Zug darfst du keine Sprintkarten legen.
fugitive-too-far = { $card } ist zu weit weg von { $last }: Es { $missing ->
    [one] fehlt noch ein Fußabdruck
   *[other] fehlen noch { $missing } Fußabdrücke
  }.
fugitive-name-a-number = Nenne mindestens eine Zahl.
fugitive-number-twice = Nenne jede Zahl nur einmal.
fugitive-too-many-numbers = { $most ->
    [one] Du kannst jetzt nur eine Zahl nennen.
   *[other] Nur { $most } Verstecke liegen verdeckt: Nenne nicht mehr Zahlen als das.
  }
fugitive-no-such-number = { $number } kann man hier nicht nennen.
fugitive-number-face-up = Die { $number } liegt schon offen.

# Die Ereigniskarten: für dieses Projekt erdacht, nicht die des Verlags

fugitive-event-borrowed_moped = Geborgtes Moped
fugitive-event-borrowed_moped-text = Der Schlüssel steckte. Wenn der Flüchtende das nächste Mal legt, dürfen Verstecke 2 weiter weg sein.
fugitive-event-street_parade = Umzug
fugitive-event-street_parade-text = Überall Konfetti. Wenn die Polizeichefin das nächste Mal raten dürfte, entfällt es.
fugitive-event-night_bus = Nachtbus
fugitive-event-night_bus-text = Wenn der Flüchtende das nächste Mal legt, darf er ein Versteck mehr legen.
fugitive-event-nest_egg = Notgroschen
fugitive-event-nest_egg-text = Omas Strumpf war voll. Der Flüchtende zieht sofort eine Karte.
fugitive-event-open_notebook = Offenes Notizbuch
fugitive-event-open_notebook-text = Im Imbiss liegen geblieben. Der Flüchtende sieht alle Handkarten der Polizeichefin.
fugitive-event-crackling_radio = Funkstörung
fugitive-event-crackling_radio-text = Wenn die Polizeichefin das nächste Mal rät, darf sie nur eine Zahl auf einmal nennen.
fugitive-event-bakery_gossip = Tratsch beim Bäcker
fugitive-event-bakery_gossip-text = Die Polizeichefin erfährt, ob das neueste verdeckte Versteck gerade oder ungerade ist.
fugitive-event-toll_booth = Mautstelle
fugitive-event-toll_booth-text = Die Polizeichefin nennt eine Zahl und erfährt, ob das neueste verdeckte Versteck höher ist.
fugitive-event-wet_paint = Frisch gestrichen
fugitive-event-wet_paint-text = Da ist jemand hineingetreten. Eine zufällige verdeckte Sprintkarte wird aufgedeckt.
fugitive-event-torn_pocket = Loch in der Tasche
fugitive-event-torn_pocket-text = Eine zufällige Handkarte des Flüchtenden, nie die 42, fällt offen aus dem Spiel.
fugitive-event-stubbed_toe = Angestoßener Zeh
fugitive-event-stubbed_toe-text = Wenn der Flüchtende das nächste Mal legt, darf er keine Sprintkarten legen.
fugitive-event-overtime = Überstunden
fugitive-event-overtime-text = Wenn die Polizeichefin das nächste Mal rät, darf sie einmal öfter raten.
fugitive-event-lucky_penny = Glückspfennig
fugitive-event-lucky_penny-text = Wer ihn gefunden hat, zieht sofort eine Karte.
fugitive-event-green_wave = Grüne Welle
fugitive-event-green_wave-text = Eines mehr im nächsten Zug: ein Versteck, wenn der Flüchtende sie gezogen hat, ein Rateversuch, wenn es die Polizeichefin war.
fugitive-event-traffic_jam = Stau
fugitive-event-traffic_jam-text = Der andere zieht im nächsten Zug keine Karte.
fugitive-event-pickpocket = Taschendieb
fugitive-event-pickpocket-text = Der andere verliert eine zufällige Karte, nie die 42; sie liegt offen aus dem Spiel.
fugitive-event-change_of_wind = Der Wind dreht
fugitive-event-change_of_wind-text = Wenn der Flüchtende das nächste Mal legt, dürfen Verstecke 1 weiter weg sein, falls er die Karte gezogen hat, und 1 weniger weit, falls es die Polizeichefin war.
