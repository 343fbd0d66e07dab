# CROSS

cross-name = CROSS
cross-line = Connect three sides that do not touch each other. Connect two that face each other, and you have lost.
cross-yellow = Yellow
cross-red = Red

cross-option-size = Board
cross-option-size-value = { $value } cells a side
cross-option-swap = Swap rule
cross-option-swap-value = { $value ->
    [true] Red may swap on the first turn
   *[false] no swap
  }
cross-option-minutes = Clock
cross-option-minutes-value = { $value ->
    [0] no clock
   *[other] { $value } minutes each
  }

cross-wins = { $colour ->
    [yellow] Yellow
   *[red] Red
  } ({ $seat }) connects sides { $sides } and wins.
cross-loses = { $colour ->
    [yellow] Yellow
   *[red] Red
  } ({ $seat }) connects the opposite sides { $sides } and loses.
cross-resigned = { $colour ->
    [yellow] Yellow
   *[red] Red
  } ({ $seat }) resigns.
cross-time = { $colour ->
    [yellow] Yellow
   *[red] Red
  } ({ $seat }) has run out of time.

cross-no-such-cell = There is no cell { $cell } on this board.
cross-occupied = There is a stone on { $cell } already.
cross-no-swap = Swapping is only possible instead of Red’s first stone.
