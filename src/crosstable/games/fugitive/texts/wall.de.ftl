# Fugitive auf dem Bildschirm für den Raum.
fugitive-wall-draw = { $name } zieht
fugitive-wall-place = { $name } flieht
fugitive-wall-extra_card = { $name } passt
fugitive-wall-guess = { $name } denkt nach
fugitive-wall-guesses = { $name } rät { $numbers }
