# Am echten Tisch: der Begleiter.
fugitive-companion-first = Wer flieht?
fugitive-companion-next = Als Nächstes flieht { $name }.
fugitive-take-start = Karte { $card }, der Start
fugitive-take-hand = Für die Hand des Flüchtenden: { $cards }
fugitive-take-pile = Stapel { $pile }: die Karten { $low } bis { $high }
fugitive-take-any-events = Beliebige Ereigniskarten, blind gezogen
fugitive-take-all-events = Ereigniskarten, alle als eigener Stapel
fugitive-take-events = { $side ->
    [fugitive] Ereigniskarten, die dem Flüchtenden helfen
    [marshal] Ereigniskarten, die der Polizeichefin helfen
   *[drawer] Ereigniskarten, die dem helfen, der sie zieht
  }
fugitive-take-placeholders = Platzhalterkarten
fugitive-tell-roles = { $seat } flieht, { $seat_b } ist die Polizeichefin.
fugitive-tell-start = Legt Karte { $card } offen auf den Tisch: Hier beginnt die Spur.
fugitive-tell-piles = Mischt die drei Stapel, jeden für sich, und legt sie verdeckt nebeneinander.
fugitive-tell-held = { $seat } nimmt diese Karten auf die Hand: { $cards }.
fugitive-tell-dealt = { $seat } zieht dazu { $of_a } Karten von Stapel A und { $of_b } von Stapel B, ohne sie zu zeigen.
fugitive-tell-events = { $events ->
    [random] Mischt in jeden Stapel { $count } Ereigniskarten, ohne sie anzusehen. Wer eine zieht, führt sie aus und zieht noch einmal.
    [discovery] Mischt die Ereigniskarten zu einem eigenen Stapel. Nach jedem gefundenen Versteck zieht der Flüchtende eine und führt sie aus.
    [for_fugitive] Mischt in jeden Stapel { $count } Ereignisse für den Flüchtenden. Wer eins zieht, führt es aus und zieht noch einmal.
    [for_marshal] Mischt in jeden Stapel { $count } Ereignisse für die Polizeichefin. Wer eins zieht, führt es aus und zieht noch einmal.
   *[catch_up] Mischt in jeden Stapel { $count } Platzhalter und legt die drei Sorten Ereignisse bereit. Ein Platzhalter bringt ein Ereignis: bei höchstens einem verdeckten Versteck für den Flüchtenden, bei zwei ein neutrales, ab drei für die Polizeichefin. Dann noch einmal ziehen.
  }
fugitive-tell-clock = Jeder hat { $minutes } Minuten für das ganze Spiel.
fugitive-tell-begin = { $seat } flieht und beginnt.
fugitive-turn-first = { $exactly ->
    [two] Leg zwei Verstecke verdeckt aus, ohne zu ziehen; eins, wenn kein zweites geht.
    [exactly_two] Leg genau zwei Verstecke verdeckt aus, ohne zu ziehen. Wähl das erste so, dass ein zweites folgen kann.
   *[one_or_two] Leg ein oder zwei Verstecke verdeckt aus, ohne zu ziehen.
  }
fugitive-turn-draw = { $count ->
    [one] Zieh eine Karte von einem beliebigen Stapel.
   *[other] Zieh { $count } Karten, jede von einem beliebigen Stapel.
  }
fugitive-turn-lay = Leg ein Versteck verdeckt ans Ende der Reihe oder passe.
fugitive-turn-reach = Ein Versteck ist 1 bis { $step } höher als das letzte.
fugitive-turn-sprint = Weiter weg: Leg Sprintkarten verdeckt darunter. Jede zählt ihre Fußabdrücke dazu; mehr als nötig ist erlaubt.
fugitive-turn-pass-draw = Wer passt, darf noch eine Karte vom niedrigsten Stapel ziehen, der eine hat.
fugitive-turn-guess = Du darfst raten, welche Zahlen Verstecke sind, nicht ihre Plätze in der Reihe.
fugitive-turn-guess-all = Sind alle richtig, werden alle samt Sprintkarten aufgedeckt. Ist eine falsch, wird nichts aufgedeckt und nichts verraten.
fugitive-end-found = Alle Verstecke liegen offen: Die Polizeichefin gewinnt.
fugitive-end-hot = { $goal } wird gelegt, und ein gefundenes Versteck ist { $hot } oder höher: Der Flüchtende gewinnt sofort.
fugitive-end-manhunt = { $goal } wird gelegt, und kein gefundenes Versteck ist { $hot } oder höher: Hetzjagd. Die Polizeichefin rät eine Zahl nach der anderen, die erste falsche verliert.
fugitive-end-stuck = Alle Stapel sind leer, und der Flüchtende kann nichts legen oder passt zweimal nacheinander: Die Polizeichefin gewinnt.
fugitive-companion-turn = Zug { $number }
fugitive-companion-done = Fertig: { $name } ist dran
fugitive-companion-ends = Wie es endet
fugitive-companion-notepad = Notizblock der Polizeichefin
fugitive-companion-notepad-hint = Tipp auf eine Zahl, um ihr Zeichen zu ändern. Der Flüchtende soll ihn nicht sehen.
fugitive-companion-cover = Notizblock zudecken
fugitive-companion-uncover = Notizblock öffnen
fugitive-companion-note = { $number }: { $sign ->
    [out] kann nicht sein
    [maybe] vielleicht
    [found] gefunden
   *[open] offen
  }, { $feet ->
    [0] keine Fußabdrücke
    [one] ein Fußabdruck
   *[other] { $feet } Fußabdrücke
  }
fugitive-companion-key = ✕ kann nicht sein · ? vielleicht · ● gefunden
