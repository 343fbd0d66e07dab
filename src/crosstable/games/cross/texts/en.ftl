# CROSS

cross-name = CROSS
cross-line = Connect three sides that do not touch each other. Connect two that face each other, and you have lost.
cross-yellow = Yellow
cross-red = Red

cross-option-size = Board size
cross-option-size-hint = Cells on each side of the board. Smaller boards are over sooner.
cross-option-size-value = { $value }
cross-option-swap = First stone
cross-option-swap-hint = With swap, the second player may take over the first stone: nobody opens too strongly.
cross-option-swap-value = { $value ->
    [true] with swap
   *[false] without
  }
cross-option-minutes = Minutes for each player
cross-option-minutes-hint = Whoever runs out of time loses.
cross-option-minutes-value = { $value ->
    [0] no clock
   *[other] { $value }
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

# The table in the browser

cross-seat-0 = Yellow, begins
cross-seat-1 = Red
cross-board = Board, size { $size }
cross-players = Players
cross-you = you
cross-away = away
cross-to-move = to move
cross-wins-so-far = { $count ->
    [one] one game won
   *[other] { $count } games won
  }
cross-status = What to do
cross-aim = Join 1-3-5 or 2-4-6. Never opposite sides.
cross-your-turn = { $colour ->
    [yellow] Your turn: place a yellow stone.
   *[red] Your turn: place a red stone.
  }
cross-their-turn = { $name } is to move.
cross-bot-turn = { $name } is thinking …
cross-sending = { $cell } …
cross-place-question = Stone on { $cell }?
cross-place = Place it
cross-place-anyway = Place it anyway
cross-undo = Cancel
cross-would-loses = This joins { $sides }: you would lose.
cross-would-wins = This joins { $sides }: you would win.
cross-swap-offer = Take over Yellow’s stone on { $cell }?
cross-swap-line = You become Yellow, the other player becomes Red and moves next. Or answer with a red stone.
cross-swap = Swap colours
cross-swapped-lost = { $name } took your stone. You are Red now.
cross-swapped-taken = You took { $other }’s stone. You are Yellow now.
cross-swapped-theirs = { $name } took { $other }’s stone and is Yellow now.
cross-swapped-why = The first stone is worth a lot. So Red may take it over once, instead of placing one. Red moves next.
cross-resign = Resign
cross-resign-question = Resign this game?
cross-resign-line = The other player wins at once.
cross-play-on = Play on
cross-moves = Moves
cross-move-swap = swap
cross-move-resign = resigns
cross-rules = Rules
cross-keys = Keys
cross-key-arrows = Arrows
cross-key-arrows-does = walk over the board
cross-key-enter = Enter
cross-key-enter-does = places a stone, or shows the chain of the stone there
cross-key-type = c 4
cross-key-type-does = letter and number go to that cell
cross-key-escape = Esc
cross-key-escape-does = cancels a stone that is not placed yet
cross-cell-empty = { $cell }, empty
cross-cell-stone = { $cell }, { $colour ->
    [yellow] yellow
   *[red] red
  }
cross-cell-last = { $cell }, { $colour ->
    [yellow] yellow
   *[red] red
  }, last move

# What people say over the board.
cross-say-strong = That’s a strong stone.
cross-say-missed = I didn’t see that.
cross-say-seen = I saw that coming.
cross-say-tight = It’s getting tight for me.
cross-say-side = One more side, and it’s over.
cross-say-both = You can’t stop both ways.
cross-say-opposite = Mind your opposite sides.
cross-say-swap = I’d have swapped that.
