# Fugitive

fugitive-name = Fugitive
fugitive-line = Einer flieht von Versteck zu Versteck bis zur 42, die andere kommt ihm auf die Spur. Zu zweit, zwanzig Minuten.
fugitive-fugitive = Flüchtender
fugitive-marshal = Polizeichefin

fugitive-option-first_hideouts = Erster Zug
fugitive-option-first_hideouts-hint = Die gedruckte Regel lässt sich verschieden lesen.
fugitive-option-first_hideouts-value = { $value ->
    [two] der Flüchtende legt zwei Verstecke, wenn er kann
    [exactly_two] der Flüchtende legt genau zwei Verstecke
   *[one_or_two] der Flüchtende legt ein oder zwei Verstecke
  }
fugitive-option-second_edition_pass = Nach dem Passen
fugitive-option-second_edition_pass-hint = In der zweiten Auflage kostet Passen weniger.
fugitive-option-second_edition_pass-value = { $value ->
    [true] darf der Flüchtende noch eine Karte ziehen
   *[false] passiert nichts weiter
  }
fugitive-option-events = Ereignisse
fugitive-option-events-hint = Karten, die kurz eine Regel ändern. Lernt das Spiel zuerst ohne sie.
fugitive-option-events-value = { $value ->
    [random] Zufällig: sechs von allen in den Stapeln
    [discovery] Entdeckung: eines nach jedem gefundenen Versteck
    [for_fugitive] Rückenwind: die sechs des Flüchtenden
    [for_marshal] Rückenwind: die sechs der Polizeichefin
    [catch_up] Aufholjagd: für den, der zurückliegt
   *[none] keine
  }
fugitive-option-minutes = Uhr
fugitive-option-minutes-hint = Wer keine Zeit mehr hat, verliert.
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
fugitive-run-down = { $seat } findet auch das letzte Versteck: Die Hetzjagd gelingt, unmittelbar vor der 42.
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
fugitive-no-second = Nach { $card } mit diesen Karten ginge kein zweites Versteck mehr. An diesem Tisch braucht der erste Zug zwei.
fugitive-too-far = { $card } ist zu weit weg von { $last }: Es { $missing ->
    [one] fehlt noch ein Fußabdruck
   *[other] fehlen noch { $missing } Fußabdrücke
  }.
fugitive-name-a-number = Rate mindestens eine Zahl.
fugitive-number-twice = Rate jede Zahl nur einmal.
fugitive-too-many-numbers = { $most ->
    [one] Du kannst jetzt nur eine Zahl raten.
   *[other] Nur { $most } Verstecke liegen verdeckt: Rate höchstens so viele Zahlen.
  }
fugitive-no-such-number = { $number } kann man hier nicht raten.
fugitive-number-face-up = Die { $number } liegt schon offen.

# Die Ereigniskarten: für dieses Projekt erdacht, nicht die des Verlags

fugitive-event-borrowed_moped = Geborgtes Moped
fugitive-event-borrowed_moped-text = Der Schlüssel steckte. Wenn der Flüchtende das nächste Mal legt, dürfen Verstecke 2 weiter weg sein.
fugitive-event-street_parade = Umzug
fugitive-event-street_parade-text = Überall Konfetti. Wenn die Polizeichefin das nächste Mal raten dürfte, fällt das aus.
fugitive-event-night_bus = Nachtbus
fugitive-event-night_bus-text = Wenn der Flüchtende das nächste Mal legt, darf er ein Versteck mehr legen.
fugitive-event-nest_egg = Notgroschen
fugitive-event-nest_egg-text = Omas Strumpf war voll. Der Flüchtende zieht sofort eine Karte.
fugitive-event-open_notebook = Offenes Notizbuch
fugitive-event-open_notebook-text = Im Imbiss liegen geblieben. Der Flüchtende sieht alle Handkarten der Polizeichefin.
fugitive-event-crackling_radio = Funkstörung
fugitive-event-crackling_radio-text = Wenn die Polizeichefin das nächste Mal rät, darf sie nur eine Zahl auf einmal raten.
fugitive-event-bakery_gossip = Tratsch beim Bäcker
fugitive-event-bakery_gossip-text = Die Polizeichefin erfährt, ob das neueste verdeckte Versteck gerade oder ungerade ist.
fugitive-event-toll_booth = Mautstelle
fugitive-event-toll_booth-text = Die Polizeichefin nennt eine Zahl und erfährt, ob das neueste verdeckte Versteck höher ist.
fugitive-event-wet_paint = Frisch gestrichen
fugitive-event-wet_paint-text = Da ist jemand hineingetreten. Eine zufällige verdeckte Sprintkarte wird aufgedeckt.
fugitive-event-torn_pocket = Loch in der Tasche
fugitive-event-torn_pocket-text = Eine zufällige Handkarte des Flüchtenden, nie die 42, fällt offen aus dem Spiel. Er zieht eine neue.
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
fugitive-event-pickpocket-text = Der andere verliert eine zufällige Karte, nie die 42; sie kommt offen aus dem Spiel. War es der Flüchtende, zieht er eine neue.
fugitive-event-change_of_wind = Der Wind dreht
fugitive-event-change_of_wind-text = Wenn der Flüchtende das nächste Mal legt, reichen seine Verstecke 1 weiter, falls er die Karte gezogen hat, und 1 weniger weit, falls es die Polizeichefin war.

# Am Tisch

fugitive-seat-0 = Flüchtender
fugitive-seat-1 = Polizeichefin
fugitive-players = Spieler
fugitive-status = Was gerade passiert
fugitive-you = du
fugitive-away = nicht da
fugitive-to-move = am Zug
fugitive-cards-held = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
fugitive-trail = Die Reihe der Verstecke
fugitive-place-up = { $place ->
        [0] Start
       *[other] { $place }. Versteck
      }: { $number }, offen, { $sprints ->
    [0] ohne Sprintkarten
    [one] eine Sprintkarte
   *[other] { $sprints } Sprintkarten
  }
fugitive-place-down = { $place ->
        [0] Start
       *[other] { $place }. Versteck
      }: verdeckt, { $sprints ->
    [0] ohne Sprintkarten
    [one] eine Sprintkarte
   *[other] { $sprints } Sprintkarten
  }
fugitive-place-own = { $place ->
        [0] Start
       *[other] { $place }. Versteck
      }: { $number }, verdeckt, { $sprints ->
    [0] ohne Sprintkarten
    [one] eine Sprintkarte
   *[other] { $sprints } Sprintkarten
  }
fugitive-hidden = { $count ->
    [0] Kein Versteck liegt verdeckt.
    [one] Ein Versteck liegt verdeckt.
   *[other] { $count } Verstecke liegen verdeckt.
  }
fugitive-route = Der ganze Weg.
fugitive-steps-left = { $count ->
    [one] 1 Schritt zum Boot
   *[other] { $count } Schritte zum Boot
  }
fugitive-hot = Heiße Spur: Mit der 42 entkommt er sofort.
fugitive-out = Aus dem Spiel: { $cards }.
fugitive-piles = Stapel
fugitive-pile = Stapel { $name }, { $low } bis { $high }, noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
fugitive-hand = Deine Karten
fugitive-card = { $feet ->
    [0] keine Fußabdrücke
    [one] ein Fußabdruck
    [2] zwei Fußabdrücke
   *[other] { $feet } Fußabdrücke
  }
fugitive-choose-hideout = Wähle dein nächstes Versteck. Bis { $reach } brauchst du keine Sprintkarte.
fugitive-choose-sprints = { $card } ist erreichbar. Wenn du bluffen willst, lege Sprintkarten dazu (reicht bis { $reach }).
fugitive-feet-missing = Für die { $card } lege Sprintkarten dazu: noch { $missing ->
    [one] ein Fußabdruck
   *[other] { $missing } Fußabdrücke
  }.
fugitive-staged = Von { $from } zur { $card }: { $steps ->
    [one] ein Schritt.
   *[other] { $steps } Schritte.
  }
fugitive-as-hideout = Versteck
fugitive-as-sprint = Sprint
fugitive-lay = { $card } legen{ $sprints ->
    [0] {""}
    [one] , Sprint { $cards }
    [2] , Sprint { $cards }
   *[other] {" "}mit { $sprints } Sprintkarten
  }
fugitive-undo = Abbrechen
fugitive-pass = Passen
fugitive-done-place = Zug beenden
fugitive-done-extra_card = Keine weitere Karte
fugitive-done-guess = Passen
fugitive-seen = Auf der Hand der Polizeichefin hast du gesehen: { $cards }.
fugitive-notepad = Notizblock
fugitive-notepad-hold = antippen: wählen · halten: raten
fugitive-notepad-write = antippen: Notiz
fugitive-pencil = Bleistift
fugitive-pencil-on = Bleistift ist an
fugitive-number = { $number }: { $note ->
    [mine] deine eigene Karte
    [up] liegt offen
    [far] kann kein verdecktes Versteck sein
   *[open] nicht ausgeschlossen
  }{ $missed ->
    [yes] , geraten, falsch
   *[no] {""}
  }{ $mark ->
    [none] {""}
   *[other] , Bleistiftzeichen { $mark }
  }
fugitive-note-mine = deine
fugitive-note-up = offen
fugitive-note-far = zu weit
fugitive-note-missed = geraten, falsch
fugitive-finding = { $what ->
    [odd] Das { $place }. Versteck ist ungerade.
    [even] Das { $place }. Versteck ist gerade.
    [higher] Das { $place }. Versteck ist höher als { $number }.
   *[not_higher] Das { $place }. Versteck ist nicht höher als { $number }.
  }
fugitive-guess-hint = { $most ->
    [one] Tippe auf die Zahl, die du raten willst.
    [2] Rate eine Zahl oder zwei zugleich (beide müssen stimmen).
   *[other] Rate eine Zahl oder bis zu { $most } zugleich (alle müssen stimmen).
  }
fugitive-manhunt-hint = Eine Zahl nach der anderen. Die erste falsche lässt ihn entkommen.
fugitive-all-or-nothing-hint = Alle müssen stimmen, sonst wird nichts aufgedeckt.
fugitive-name-numbers = Halten: { $numbers } raten
fugitive-asked = { $place }?
fugitive-keep-holding-hint = Weiter halten …
fugitive-ask-hint = Wähle eine Zahl für deine Frage.
fugitive-ask = Höher als { $number }?
fugitive-drawn = Deine gezogenen Karten
fugitive-held-by = { $name } hatte noch
fugitive-guesses = Geraten
fugitive-hit = gefunden
fugitive-miss = falsch
fugitive-story = Was geschah
fugitive-resign = Aufgeben
fugitive-resign-question = Partie aufgeben?
fugitive-play-on = Weiterspielen
fugitive-rules = Regeln
fugitive-thought = Was der Bot erwogen hat
fugitive-action-pass = passen
fugitive-action-done = Zug beenden

fugitive-you-draw = { $count ->
    [2] Zieh zwei Karten nacheinander. Tippe auf einen Stapel.
   *[other] Zieh eine Karte: Tippe auf einen Stapel.
  }
fugitive-they-draw = { $name } zieht.
fugitive-you-extra_card = Du hast gepasst. Zieh noch eine Karte oder lass es.
fugitive-they-extra_card = { $name } hat gepasst und darf noch eine Karte ziehen.
fugitive-you-place = { $hideouts ->
    [0] Nichts mehr zu legen.
    [one] Lege ein Versteck.
   *[other] Lege bis zu { $hideouts } Verstecke.
  }
fugitive-they-place = { $name } sucht das nächste Versteck.
fugitive-you-guess = { $guesses ->
    [one] Rate eine Zahl oder passe.
   *[other] Du darfst { $guesses }-mal raten.
  }
fugitive-they-guess = { $name } überlegt, welche Zahl es sein könnte.
fugitive-you-ask = Mautstelle: Frag, ob das neueste verdeckte Versteck höher als eine Zahl ist.
fugitive-they-ask = { $name } stellt an der Mautstelle eine Frage.
fugitive-manhunt = Hetzjagd! { $hidden ->
    [one] Noch ein Versteck.
   *[other] Noch { $hidden } Verstecke.
  }
fugitive-you-manhunt = Die 42 liegt. Rate die verdeckten Verstecke eins nach dem anderen, ohne Fehler.
fugitive-they-manhunt = Die 42 liegt. { $name } rät die verdeckten Verstecke eins nach dem anderen; die erste falsche Zahl beendet es.

fugitive-effect-reach = { $steps ->
    [1] Verstecke dürfen 1 weiter weg liegen.
    [-1] Verstecke müssen 1 näher liegen als sonst.
   *[other] Verstecke dürfen { $steps } weiter weg liegen.
  }
fugitive-effect-no-sprints = Keine Sprintkarten, wenn der Flüchtende das nächste Mal legt.
fugitive-effect-hideouts = { $count ->
    [one] Der Flüchtende darf im nächsten Zug ein Versteck mehr legen.
   *[other] Der Flüchtende darf im nächsten Zug { $count } Verstecke mehr legen.
  }
fugitive-effect-guesses = { $count ->
    [one] Die Polizeichefin darf im nächsten Zug einmal öfter raten.
   *[other] Die Polizeichefin darf im nächsten Zug { $count }-mal öfter raten.
  }
fugitive-effect-no-guess = Die Polizeichefin darf im nächsten Zug nicht raten.
fugitive-effect-one-number = Im nächsten Zug der Polizeichefin nur eine Zahl auf einmal.
fugitive-effect-no-draw = { $role ->
    [fugitive] Der Flüchtende zieht im nächsten Zug keine Karte.
   *[marshal] Die Polizeichefin zieht im nächsten Zug keine Karte.
  }

fugitive-breath = { $name } rät { $numbers } …
fugitive-breath-told = { $hit ->
    [yes] Gefunden!
   *[no] Falsch.
  }
fugitive-breath-skip = Weiter

fugitive-series-margin = { $first ->
    [0] noch nicht geflohen
   *[other] bis { $first } geflohen, { $second ->
        [0] alle Verstecke
        [one] ein Versteck nie
       *[other] { $second } Verstecke nie
      } gefunden
  }
fugitive-series-decided = { $points }:{ $points }. { $you ->
    [yes] Du gewinnst
   *[no] { $name } gewinnt
  }: { $further ->
    [yes] Flucht bis { $first } gegen { $otherFirst }.
   *[no] { $second ->
        [one] ein nie gefundenes Versteck
       *[other] { $second } nie gefundene Verstecke
      } gegen { $otherSecond }.
  }

# Zwei Partien, die zusammengehören, sind hier ein Match

fugitive-series-count = { $count ->
    [1] eine Partie
   *[other] Match über { $count }
  }
fugitive-next-series = Noch ein Match
fugitive-winners-page = Wer hat das Match gewonnen?
fugitive-series-length-hint = In einem Match wechseln die Rollen von Partie zu Partie; es gewinnt, wer insgesamt besser war.
fugitive-series-won = { $count ->
    [one] { $names } gewinnt das Match
   *[other] { $names } teilen sich den Sieg
  }
fugitive-series-won-you = Du gewinnst das Match
fugitive-series-won-shared = Du teilst dir den Sieg mit { $names }
fugitive-series-end = Match beenden?
fugitive-series-end-text = { $number ->
    [one] Erst { $number } von { $games } Partien ist gespielt.
   *[other] Erst { $number } von { $games } Partien sind gespielt.
} In der Lobby sind die Punkte dieses Matches weg; ansehen kann man seine Partien weiterhin.

# Wem ein Ereignis hilft

fugitive-helps-fugitive = Für den Flüchtenden
fugitive-helps-marshal = Für die Polizeichefin
fugitive-helps-drawer = Für den, der sie zieht

# Was sich die zwei auf der Jagd zurufen.
fugitive-say-nearly = Ich bin schon fast aus der Stadt.
fugitive-say-warm = Es wird wärmer.
fugitive-say-cold = Du liegst meilenweit daneben.
fugitive-say-bluff = Das war ein Bluff.
fugitive-say-honest = Ich habe kein einziges Mal gelogen.
fugitive-say-past = Ich bin schon an der { $number } vorbei.
fugitive-say-never = In der { $number } war ich nie.
fugitive-say-behind = Ich bin dir dicht auf den Fersen.
fugitive-say-surrender = Ergib dich!
fugitive-say-doubt = Ich glaube dir kein Wort.
fugitive-say-guessing = Ich rate nur.
fugitive-say-hold = Die { $number } habe ich selbst auf der Hand.
fugitive-say-next = Als Nächstes sehe ich in der { $number } nach.
