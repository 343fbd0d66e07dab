# Puzzles of CROSS

cross-puzzle-win1 = Win in one
cross-puzzle-win1-ask = { $colour ->
    [yellow] Yellow
   *[red] Red
  } to move. Place the stone that wins at once.
cross-puzzle-win1-why = A stone on { $answer } connects three sides.
cross-puzzle-win2 = Win in two
cross-puzzle-win2-ask = { $colour ->
    [yellow] Yellow
   *[red] Red
  } to move. Place the stone after which nothing helps: your next one wins.
cross-puzzle-win2-why = After { $answer } every answer comes too late.
cross-puzzle-defend = The only defence
cross-puzzle-defend-ask = { $colour ->
    [yellow] Yellow to move. Red
   *[red] Red to move. Yellow
  } threatens to win. One stone stops it.
cross-puzzle-defend-why = Your opponent would have won on { $answer }.
cross-puzzle-safe = Do not lose
cross-puzzle-safe-ask = { $colour ->
    [yellow] Yellow
   *[red] Red
  } to move. After every stone but one, your opponent wins within two moves.
cross-puzzle-safe-why = Only { $answer } holds.
