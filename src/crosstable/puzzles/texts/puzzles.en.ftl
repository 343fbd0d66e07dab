# Making puzzles

puzzles-none = There are no puzzles for the game “{ $game }”.
