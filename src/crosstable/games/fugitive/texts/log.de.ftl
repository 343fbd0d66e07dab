# ---- das Protokoll

fugitive-log-chapter = { $role ->
    [fugitive] Der Flüchtende ist am Zug
   *[marshal] Die Polizeichefin ist am Zug
  }
fugitive-log-chapter-manhunt = Die Hetzjagd
fugitive-log-drew = { $seat } zieht von Stapel { $pile }.
fugitive-log-drew-you = Du ziehst von Stapel { $pile }.
fugitive-log-got = Du bekommst die { $card }.
fugitive-log-draw_skipped = { $seat } zieht keine Karte.
fugitive-log-placed = { $card ->
    [42] { $seat } legt die 42.
   *[other] { $seat } legt das { $place }. Versteck{ $sprints ->
        [0] {""}
        [one] {" "}mit einer Sprintkarte
       *[other] {" "}mit { $sprints } Sprintkarten
      }.
  }
fugitive-log-laid = Du legst die { $card }{ $sprints ->
      [0] {""}
      [one] {" "}mit einer Sprintkarte
     *[other] {" "}mit { $sprints } Sprintkarten
    }.
fugitive-log-passed = { $forced ->
    [true] { $seat } kann kein Versteck legen und passt.
   *[false] { $seat } passt.
  }
fugitive-log-stopped = { $seat } beendet den Zug.
fugitive-log-guessed = { $seat } rät { $numbers }: { $hit ->
    [true] gefunden.
   *[false] falsch.
  }
fugitive-log-guessed-you = Du rätst { $numbers }: { $hit ->
    [true] gefunden.
   *[false] falsch.
  }
fugitive-log-turned_up = Die { $card } wird aufgedeckt{ $sprints ->
    [none] {""}
   *[other] {" "}(Sprint: { $sprints })
  }.
fugitive-ear-turned_up = Die { $card } wird aufgedeckt{ $count ->
    [0] {""}
    [one] {" "}mit der Sprintkarte { $sprints }
   *[other] {" "}mit den Sprintkarten { $sprints }
  }.
fugitive-log-guess_skipped = { $seat } darf nicht raten.
fugitive-log-event_drawn = { $event }. { $text }{ $works ->
    [true] {""}
   *[false] {" "}Das bewirkt nichts.
  }
fugitive-log-sprint_turned_up = Die Sprintkarte { $card } wird aufgedeckt.
fugitive-log-lost = { $seat } verliert die { $card }.
fugitive-log-cards_shown = Die Polizeichefin hat { $cards }.
fugitive-log-manhunt_began = Die Hetzjagd beginnt.
