# At a real table: the companion.
cross-companion-first = Who plays Yellow?
cross-companion-next = Next, { $name } plays Yellow.
cross-take-board = Board: size { $size } ({ $cells } cells)
cross-take-stones = { $colour ->
    [yellow] All yellow stones
   *[red] All red stones
  }
cross-tell-colours = { $seat } plays Yellow, { $seat_b } plays Red.
cross-tell-turn = Take turns: put one stone of your colour on any empty cell. Stones never move.
cross-tell-swap = Instead of placing a first stone, { $seat } may take over Yellow and the stone on the board. Then { $seat_b } goes on as Red.
cross-tell-win = A chain that touches three sides, none of them next to each other, wins.
cross-tell-lose = A chain between two opposite sides loses, unless it wins at the same time. A corner belongs to both its sides.
cross-tell-clock = Each of you has { $minutes } minutes for the whole game.
cross-tell-begin = { $seat } begins.
cross-companion-moves = { $count ->
    [0] No stone lies on the board yet
    [one] One stone lies on the board
   *[other] { $count } stones lie on the board
  }
cross-companion-swap = { $name } swaps
cross-companion-swapped = The colours are swapped.
cross-companion-swap-now = Instead of placing a stone, { $name } may swap now.
