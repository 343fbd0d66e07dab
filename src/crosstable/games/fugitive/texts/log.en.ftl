# ---- the log

fugitive-log-chapter = { $role ->
    [fugitive] The Fugitive’s turn
   *[marshal] The Marshal’s turn
  }
fugitive-log-chapter-manhunt = The manhunt
fugitive-log-drew = { $seat } draws from pile { $pile }.
fugitive-log-drew-you = You draw from pile { $pile }.
fugitive-log-got = You get the { $card }.
fugitive-log-draw_skipped = { $seat } draws no card.
fugitive-log-placed = { $card ->
    [42] { $seat } lays 42.
   *[other] { $seat } lays the { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
        [21] 21st
        [22] 22nd
        [23] 23rd
       *[other] { $place }th
      } hideout{ $sprints ->
        [0] {""}
        [one] {" "}with one sprint card
       *[other] {" "}with { $sprints } sprint cards
      }.
  }
fugitive-log-laid = You lay the { $card }{ $sprints ->
      [0] {""}
      [one] {" "}with one sprint card
     *[other] {" "}with { $sprints } sprint cards
    }.
fugitive-log-passed = { $forced ->
    [true] { $seat } can lay no hideout and passes.
   *[false] { $seat } passes.
  }
fugitive-log-stopped = { $seat } ends the turn.
fugitive-log-guessed = { $seat } guesses { $numbers }: { $hit ->
    [true] found.
   *[false] wrong.
  }
fugitive-log-guessed-you = You guess { $numbers }: { $hit ->
    [true] found.
   *[false] wrong.
  }
fugitive-log-turned_up = { $card } is turned up{ $sprints ->
    [none] {""}
   *[other] {" "}(sprint: { $sprints })
  }.
fugitive-ear-turned_up = { $card } is turned up{ $count ->
    [0] {""}
    [one] , with sprint card { $sprints }
   *[other] , with sprint cards { $sprints }
  }.
fugitive-log-guess_skipped = { $seat } may not guess.
fugitive-log-event_drawn = { $event }. { $text }{ $works ->
    [true] {""}
   *[false] {" "}It has no effect.
  }
fugitive-log-sprint_turned_up = The sprint card { $card } is turned up.
fugitive-log-lost = { $seat } loses the { $card }.
fugitive-log-cards_shown = The Marshal holds { $cards }.
fugitive-log-manhunt_began = The manhunt begins.
