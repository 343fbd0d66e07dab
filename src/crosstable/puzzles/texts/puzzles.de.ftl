# Aufgaben herstellen

puzzles-none = Für das Spiel „{ $game }“ gibt es keine Aufgaben.
