# Errors every game and every file can give.

game-over = The game is over.
not-seated = Only the players at this table may do that.
not-your-turn = It is not your turn.
unknown-action = This game has no such action.
no-clock = No clock is running.
called-off-host = The host ended the game. Everything is open, and nobody wins.
called-off-closed = The table was closed before the game was over. Everything is open, and nobody wins.
called-off-left = Everyone left before the game was over. Everything is open, and nobody wins.
only-time = Only the clock itself can call time.

bad-options = These options do not work: { $why }
option-unknown = There is no option “{ $name }”. Choose one of: { $names }.
option-between = The option “{ $name }” must be a whole number between { $least } and { $most }.
option-among = The option “{ $name }” must be one of: { $values }.
option-unnamed = Every option needs its name and a value.
bad-seats = This game is for { $span ->
    [0] { $most } players
   *[other] { $least } to { $most } players
  }, not for { $count }.

game-not-loaded = The game “{ $module }”, which CROSSTABLE_GAMES lists, cannot be loaded. { $why }
game-twice = Each game needs an id of its own, but two games are called { $game }.

record-foreign = This is not a Crosstable game file.
record-other-format = This file has format { $found }; this version reads format { $known }.
record-damaged = Line { $line } of the file is damaged; nothing was loaded.
record-changed = The file was changed after it was written; nothing was loaded.
record-not-closed = The end of the file is missing; nothing was loaded.
record-cut-off = The file promises { $promised } actions but holds { $found }; nothing was loaded.
record-too-large = The file is larger than { $most } MB; a game never is.
record-unknown-game = The file holds a game of “{ $game }”, which this version does not know.
record-other-rules = The game was played under version { $found } of its rules; this version knows { $known }.
record-unknown-chance = The file draws lots in a way this version does not know: { $chance }.
record-wrong-seed = The seed in the file does not match what was promised before the game.
record-parts = The file lists { $found } contributions to the deal for { $seats } players.
record-part = What the file says about the contribution of player { $number } contradicts itself.
record-wrong-pledge = The contribution of player { $number } is not the one that was pledged before the deal.
record-wrong-deal = The seed of the deal does not follow from the server’s secret and the players’ contributions.
record-draw = { $move ->
    [0] At the deal, the draw “{ $label }” should not be there, or is missing.
   *[other] In action { $move }, the draw “{ $label }” should not be there, or is missing.
  }
record-draw-of = { $move ->
    [0] At the deal, the cards or numbers of the draw “{ $label }” are not those the rules draw from.
   *[other] In action { $move }, the cards or numbers of the draw “{ $label }” are not those the rules draw from.
  }
record-draw-got = { $move ->
    [0] At the deal, place { $place } of the draw “{ $label }” is { $found }, but the seed gives { $right }.
   *[other] In action { $move }, place { $place } of the draw “{ $label }” is { $found }, but the seed gives { $right }.
  }
record-wrong-outcome = The file claims a different result from the one its actions give; nothing was loaded.
record-seed-secret = The game is still running. Its seed is secret, so it cannot be reviewed yet.
record-bad-setup = The game in the file cannot be set up: { $why }
record-illegal = Action { $move } of the file breaks the rules: { $why }

# What people say at every table.

say-hello = Hello, everyone!
say-luck = Good luck!
say-think = Let me think.
say-moment = One moment, please.
say-oops = My mistake.
say-played = Well played!
say-thanks = Thank you!
say-again = Another one?
say-bye = I have to go. It was fun!

# ---- several of them
list-two = { $first } and { $last }
list-more = { $first } and { $last }
