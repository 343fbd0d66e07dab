# Aufgaben herstellen

puzzles-none = Für das Spiel „{ $game }“ gibt es keine Aufgaben.
puzzles-none-found = Dort hat sich keine Aufgabe gefunden.
