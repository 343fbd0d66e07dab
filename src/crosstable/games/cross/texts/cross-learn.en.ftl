cross-rules-lead = Two players, one hexagon, stones that never move. Reach three sides that keep apart, and never two that face each other.
cross-rules-turn = A turn
cross-rules-turn-text = Yellow begins, then you take turns. Place one stone of your colour on any empty cell. Stones stay where they are; nothing is captured, and nobody may pass.
cross-rules-turn-picture = An empty board with one yellow stone; the six sides are numbered 1 to 6.
cross-rules-sides = Six sides
cross-rules-sides-text = Stones of one colour that touch each other are a chain. A chain reaches a side as soon as one of its stones lies there. A cell in a corner belongs to both sides that meet in it. Solid bands are 1, 3, 5; open bands are 2, 4, 6.
cross-rules-sides-picture = A yellow chain with a stone in the corner between sides 1 and 2: both sides shine.
cross-rules-win = You win
cross-rules-win-text = Your chain reaches three sides of the same band: 1, 3, 5 or 2, 4, 6. You have won at once.
cross-rules-win-picture = A yellow chain reaches sides 1, 3 and 5 and wins.
cross-rules-lose = You lose
cross-rules-lose-text = Your chain reaches two sides that face each other (1 and 4, 2 and 5, 3 and 6) and not a winning three. You have lost at once. Often the way to win is to leave the other no stone that does not lose.
cross-rules-lose-picture = A red chain runs from side 2 to side 5 across the board and loses.
cross-rules-both = Both at once
cross-rules-both-text = If one stone brings the winning three and an opposite pair together, the three counts: you win.
cross-rules-both-picture = A yellow chain reaches 1, 3 and 5 and also side 4: the three sides count and Yellow wins.
cross-rules-swap = The swap
cross-rules-swap-text = The first stone is worth a lot. So on the first turn Red may swap instead of placing: the colours change hands, the stone stays, and the other player goes on as Red. Begin with a stone you could live with on either side. The table may switch this off.
cross-rules-swap-picture = The only stone on the board changes its owner.
cross-rules-end = There is always a winner
cross-rules-end-text = A full board always holds a decision, so no game ends in a draw. You may resign at any time, and whoever runs out of time loses.

# Statement by statement; `.ours` is what we decided where nobody else has

cross-rule-X1 = The board is a hexagon of hexagons, of size 5, 6 or 7: 61, 91 or 127 cells.
    .ours = Crosstable can play any size from 2 to 10; a new table begins with 6.
cross-rule-X2 = The board starts empty. Yellow begins, then the players take turns.
cross-rule-X3 = A turn is one stone of your colour on any empty cell. Nothing is captured or moved.
    .ours = There is no passing.
cross-rule-X4 = Instead of placing the first red stone, Red may swap: the stone on the board stays and changes owner with the colours, and the other player moves next.
    .ours = The table may switch this off.
cross-rule-X5 = The board has six sides. A corner cell belongs to both sides that meet there.
cross-rule-X6 = Only the chain of the stone just placed is looked at. If it reaches three sides that do not lie next to each other, 1, 3, 5 or 2, 4, 6, its owner wins.
cross-rule-X7 = Otherwise, if it reaches two sides that face each other, 1 and 4, 2 and 5 or 3 and 6, its owner loses.
cross-rule-X8 = The winning three count before the losing two: a chain that has both wins.
cross-rule-X9 = There are no draws: a full board always holds a decision.
cross-rule-X10 = Nobody runs out of stones.
cross-rule-X11 = In random play about one game in four is won by three sides; the others are lost by two. Whoever begins wins about half of them.
cross-rule-X12 = You may resign.
    .ours = At any time; it is a loss.

# The guide

cross-guide-aim = Build one chain of touching stones that reaches three sides with the same band: the solid ones 1, 3, 5, or the open ones 2, 4, 6.
cross-guide-place = Choose an empty cell: the sides your stone would reach light up. From the middle you can reach every side.
cross-guide-takeover = Instead of placing a stone, Red could have swapped: your first stone would belong to the other side, and you would go on as Red. This bot never does, stronger ones will. So begin with a stone you could live with on either side.
cross-guide-swap = You are Red. If Yellow’s first stone looks better than any answer, swap: it becomes yours, you become Yellow. If not, place a red stone.
cross-guide-swapped = The colours have changed hands: the first stone was too good to leave to you. Begin next time with one you could live with on either side.
cross-guide-chain = Stones stay where they are. Point at one of yours, or tap it: its chain lights up, with the sides it reaches.
cross-guide-side = Your chain has reached a side. Two more of the same band, and you win.
cross-guide-danger = Careful: there is a cell on which your stone would join two sides that face each other. That loses at once. Such sides light up red.
cross-guide-wins = You can win now: look for the cell that joins all three sides. It wins even if it joins two opposite sides as well; the three count first.
cross-guide-squeeze = Most games are not won, they are lost: leave your opponent only cells on which a stone loses. The board fills up, and somebody has to.
cross-guide-won = Won! Ready for the real thing: a board of size 6 and a stronger bot, which also swaps.
cross-guide-lost = That happens to everybody the first time: look at the chain that decided it. Another one? A new game exchanges the colours.
