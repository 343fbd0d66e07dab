# CROSS on a room screen.
cross-wall-turn = { $name } moves
cross-wall-swap = Colours swapped!
