# Making puzzles

puzzles-none = There are no puzzles for the game “{ $game }”.
puzzles-none-found = No puzzle was found there.
