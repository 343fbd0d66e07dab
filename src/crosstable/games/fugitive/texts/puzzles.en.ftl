# Puzzles of Fugitive

fugitive-puzzle-certain = Certain
fugitive-puzzle-certain-ask = You are the Marshal. One number must be a hidden hideout, whatever he has drawn. Which one?
fugitive-puzzle-certain-why = Without { $answer } he could not have come this far.
fugitive-puzzle-best = The best guess
fugitive-puzzle-best-ask = You are the Marshal and may guess one number. Which one is most likely a hidden hideout?
fugitive-puzzle-best-why = { $answer } is a hideout in more of the ways he can have come than any other number.
fugitive-puzzle-where = Where does it lie?
fugitive-puzzle-where-ask = You are the Marshal. { $number } fits only one of the hidden hideouts. Which one?
fugitive-puzzle-where-why = Anywhere else, { $number } would be out of reach or in the way.
fugitive-puzzle-never = Impossible
fugitive-puzzle-never-ask = You are the Marshal. One of these numbers cannot be a hidden hideout. Which one?
fugitive-puzzle-never-why = There is no way on which { $answer } could be a hideout.
fugitive-puzzle-nth = the { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
    [21] 21st
    [22] 22nd
    [23] 23rd
   *[other] { $place }th
  } hideout
fugitive-puzzle-mine = Your cards
fugitive-puzzle-seen = What you have seen
fugitive-puzzle-drew = draws { $pile ->
    [A] 4–14
    [B] 15–28
   *[C] 29–41
  }
fugitive-puzzle-hid = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
    [21] 21st
    [22] 22nd
    [23] 23rd
   *[other] { $place }th
  } hideout
fugitive-puzzle-missed = wrong: { $numbers }
