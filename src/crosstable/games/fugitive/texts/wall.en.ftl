# Fugitive on a room screen.
fugitive-wall-draw = { $name } draws
fugitive-wall-place = { $name } runs
fugitive-wall-extra_card = { $name } passes
fugitive-wall-guess = { $name } thinks
fugitive-wall-guesses = { $name } guesses { $numbers }
