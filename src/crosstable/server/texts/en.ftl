# The shell of the browser

ui-home = Crosstable: to the start page
ui-to-start = To the start page
ui-skip = Skip to the content
ui-close = Close
ui-settings = Settings
ui-switch-language = Auf Deutsch umschalten
ui-nothing-here = Nothing here
ui-gone = No longer at the table
ui-no-page = There is no page at this address.
ui-no-rules = There is no rules page for this game yet.
ui-no-server = The server does not answer. Check your connection and try again.
ui-failed = That did not work. The server answered { $status }.

ui-headline = Good games. One table.
ui-headline-line = Send a link, take a seat, play. Bots fill the empty chairs. No account, nothing to install.
ui-games = Games
ui-players = { $most ->
    [2] 2 players
   *[other] { $least } to { $most } players
  }
ui-bot-level = Bot
ui-bot-level-all = Level of all bots
ui-bot-level-of = Level of { $name }
ui-bot-seconds = Thinks for
ui-level-easy = easy
ui-level-medium = medium
ui-level-strong = strong
ui-seconds = { $seconds } s
ui-play-bots = Play now
ui-guest = Guest
ui-lid-more = { $game }: bot { $level }, variants and more
ui-lid-kept = Play now uses what you choose here; it is remembered on this device.
ui-continue-game = Continue: { $game }
ui-continue-turn = Continue: { $game }, your turn
ui-invite = Invite friends
ui-rules = Rules
ui-join-code = Table code
ui-join = Join
ui-own-tables = Your tables
ui-open-tables = Open tables
ui-no-open-tables = No table is waiting for players. Open one and list it on the start page from its lobby.
ui-table-of = Table of { $name }
ui-seats-taken = { $taken } of { $count } seats
ui-phase-lobby = waiting
ui-phase-playing = playing
ui-phase-over = game over
ui-look-at-game = Review a game
ui-look-at-game-line = Every game can be saved as a file and reviewed later, move by move.
ui-load-record = Load a game
ui-load-other = Load another
ui-pick-file = Choose a file
ui-drop-file = or drop it here.
ui-record-line = Every move in the file is checked against the rules before anything is shown.

ui-name-title = What shall we call you?
ui-name-label = Your name
ui-name-why = Everyone at the table sees it. It stays on this device.
ui-name-go = Join

ui-language = Language
ui-theme = Appearance
ui-theme-auto = System
ui-theme-light = light
ui-theme-dark = dark
ui-tap = A tap on the board
ui-tap-auto = asks on touch
ui-tap-twice = asks first
ui-tap-now = counts at once
ui-motion = Motion
ui-motion-auto = System
ui-motion-less = none

ui-code = Table code
ui-code-copy = Table code { $code }: copy the link
ui-copy-link = Copy link
ui-show-on-tv = Show on the TV
ui-tv-line = Open this address in the TV’s browser, or on a laptop that is connected to it:
ui-tv-here = Open it here
ui-tv-hint = The TV shows what everybody may see, reads it aloud, and never shows a card of yours.
ui-share = Share
ui-copied = Link copied.
ui-not-copied = The link could not be copied. You can select it and copy it by hand.
ui-qr = QR code of { $link }
ui-seats = Seats
ui-seat-count = How many play?
ui-empty-seat = Empty seat
ui-you = you
ui-host = host
ui-away = away
ui-sit = Sit here
ui-add-bot = Add bot
ui-face-change = Change your face
ui-face-title = Your face
ui-face-number = Face { $number }
ui-face-line = Everybody at the table sees it. It is kept on this device.
ui-remove-bot = Remove
ui-unseat = Remove
ui-bot-is = { $level }, thinks for { $seconds } s
ui-bot-name = Bot { $number }
ui-fill-bots = Fill { $count } seats with bots
ui-options = Set-up
ui-presets = What do you play?
ui-preset-own = Your own
ui-preset-own-hint = Choose every module yourself. This device remembers it.
ui-options-own = Module by module
ui-options-table = Pace, and when somebody is away
ui-series-length-hint = In a series every game counts for points.
ui-deck = The cards in the game
ui-deck-count = { $count ->
    [one] (one card)
   *[other] ({ $count } cards)
  }
ui-title-label = Name of the table
ui-title-hint = e.g. Thursday round
ui-public = List this table on the start page
ui-ready-host = Everything is ready.
ui-ready-guest = Waiting for { $name } to start.
ui-start = Start
ui-leave = Leave
ui-visitor = You are watching.
ui-visitor-open = There is a free seat.
ui-visitor-full = All seats are taken.
ui-take-seat = Take a seat
ui-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
  }
ui-chat = Chat
ui-chat-button = { $count ->
    [0] Chat
    [one] Chat, { $count } new line
   *[other] Chat, { $count } new lines
  }
ui-chat-lines = What was said
ui-chat-none = Nobody has said anything yet. Everyone at the table can read along, spectators too.
ui-chat-say = Your message
ui-chat-send = Send
ui-chat-watching = You are reading along. Only seated players write here; spectators have a chat of their own.
ui-chat-mute = Mute: no count on the button, no sound
ui-lost = Connection lost. Trying to get back …
ui-connected = Connected
ui-link-connecting = Connecting
ui-link-open = Connected
ui-link-lost = Connection lost
ui-link-closed = Closed

ui-you-win = You win
ui-you-lose = You lose
ui-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } win
  }
ui-rematch = Rematch
ui-replay = Review
ui-replay-bot = Review: what the bot thought
ui-verdict-lost = Why did I lose?
ui-verdict-won = How did I win?
ui-verdict-watched = Where it turned
ui-review-join = Join { $name } in the review
ui-review-join-nobody = Join the table in the review
ui-to-lobby = Back to the lobby
ui-verify = Verify this game
ui-download = Save the game
ui-back-to-table = Back to the table
ui-result = Result

ui-replay-first = To the start
ui-replay-back = One move back
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-next = One move on
ui-replay-last = To the end
ui-replay-position = Position in the game
ui-replay-at = { $at } of { $last }
ui-offline = No connection
ui-offline-line = The server does not answer. As soon as it does, the start page comes back by itself; your games wait on the server.
ui-offline-works = What works without it
ui-offline-again = Try again
ui-loading = Loading …
ui-thoughts = What the bot thought
ui-thoughts-line = How sure it was of winning: the top is certain victory, the bottom certain defeat. At its own moves the board shows what else it considered.
ui-thoughts-plot = Chance of winning over the course of the game
ui-thought = Before this move { $name } put its chances at { $percent }%{ $effort ->
    [0] .
    [1] .
   *[other] {" "}and played { $effort } games through.
  }
ui-thought-no-value = { $effort ->
    [0] { $name } did not think long.
    [1] { $name } did not think long.
   *[other] Before this move { $name } played { $effort } games through.
  }
ui-thought-none = It has not thought about a move yet. Go to one of its moves.

# The door to the companion, and two people on one device
ui-real-table = Is the game on your table?
ui-real-table-line = Crosstable says which cards to take, reads the opening aloud, runs the timer and keeps the points. It works without a network too.
ui-real-table-go = At a real table
ui-one-device = Both on this device
# Learning

ui-player = Player { $number }
ui-first-game = First game, guided
ui-guide = Guide through the first game
ui-guide-rule = Rule
ui-guide-next = Got it
ui-guide-close = Close
ui-guide-end = Skip the guide
ui-statements = Statement by statement: { $rules }
ui-ours = Our ruling
ui-now = Rules for this moment
ui-all-rules = All rules
ui-all-games = All games
# A series of games

ui-series-length = How many games?
ui-series-count = { $count ->
    [1] one game
   *[other] series of { $count }
  }
ui-series-at = Game { $number } of { $games }
ui-series-hint = Whoever takes over a seat takes over its points. Equal points share a place.
ui-standings = Standings
ui-standings-place = Place
ui-standings-player = Player
ui-standings-points = Points
ui-standings-game = Game { $number }
ui-standings-replay = Review game { $number }
ui-ready-say = Ready for the next game
ui-ready-yes = Ready
ui-ready-count = { $count ->
    [one] { $count } of { $of } is ready
   *[other] { $count } of { $of } are ready
}
ui-next-anyway = { $count ->
    [one] Begin: one is not ready
   *[other] Begin: { $count } are not ready
  }
ui-next-game = Next game
ui-next-series = Another series
ui-winners-page = Who won the series?
ui-series-over = { $games } games played
ui-series-won = { $count ->
    [one] { $names } wins the series
   *[other] { $names } share the series
  }
ui-series-won-you = You win the series
ui-series-won-shared = You share the series with { $names }
ui-series-points = { $points ->
    [one] 1 point in { $games } games
   *[other] { $points } points in { $games } games
  }
ui-series-last-game = See the last game
ui-series-end = End the series?
ui-series-end-text = { $number ->
    [one] Only { $number } of { $games } games has been played.
   *[other] Only { $number } of { $games } games have been played.
} In the lobby the points of this series are lost; its games can still be reviewed.
ui-series-keep = Stay
ui-series-end-yes = End it and go to the lobby

# Talk, signs, calls and keys.
ui-on = on
ui-off = off
ui-volume = Sounds
ui-volume-0 = off
ui-volume-1 = quiet
ui-volume-2 = medium
ui-volume-3 = loud
ui-voice = Voice
ui-voice-line = Reads aloud what happens at the table, if this device has a voice for it.
ui-calls = Notify me
ui-calls-line = A notification when it is your turn and you are looking at something else.
ui-calls-unable = This browser can notify you only from a secure address (https).
ui-calls-refused = The browser does not allow it. You can change that in its settings for this page.
ui-shortcuts = Keyboard shortcuts
ui-shortcuts-line = “?” lists them.
ui-bot-guide = Write a bot of your own
ui-tab-turn = Your turn
ui-call-title = { $game }: your turn
ui-call-begun = { $game } begins
ui-call-turn = The table is waiting for you.
ui-call-others = The table is waiting for you and others.
ui-call-watch = Take a look at your table.
ui-keys = Keys
ui-keys-off = Single keys are switched off in the settings; Tab, Enter and Esc always work.
ui-key-chat = opens the chat
ui-key-tab = moves to the next thing
ui-key-escape = closes a window or cancels a choice
ui-key-help = shows this list
ui-key-space = Space
ui-signs = Signs at your seat
ui-sign-hello = waves
ui-sign-laugh = laughs
ui-sign-think = ponders
ui-sign-applause = applauds
ui-sign-surprise = is surprised
ui-sign-doubt = has doubts
ui-sign-oops = oops
ui-sign-hurry = points at the hourglass
ui-phrases = Ready-made sentences: everyone reads them in their own language
ui-phrase-number = The number in the sentence
ui-chat-which = Who talks
ui-chat-at-table = At the table
ui-chat-at-log = Log
ui-chat-at-watchers = Spectators ({ $count })
ui-chat-manage = Mute and more
ui-chat-back = Back to the chat
ui-chat-mute-whom = Hide what they say
ui-chat-table = For the whole table
ui-chat-keep = Keep the chat in the record
ui-chat-keep-line = Everyone sees this before writing. It can only be changed between games.
ui-chat-watchers = Spectators may talk among themselves
ui-chat-kept = The record of the game keeps the chat and the sentences.
ui-chat-not-kept = The record keeps the sentences, not the chat.
ui-murmur-none = No spectator has said anything yet.
ui-murmur-say = Your message to the other spectators
ui-murmur-line = Players do not see this while they play.
ui-murmur-name = Write under this name
ui-table-menu = This table
ui-here = here
ui-bot = bot
ui-bot-plays = a bot plays
ui-plays-for-left = plays for { $name }, who left
ui-make-host = Make host
ui-send-away = Remove
ui-free-question = Remove { $name } from the table?
ui-free-here = { $name } is connected, will be told, and cannot come back on the same device for ten minutes.
ui-free-away = The seat is then free for somebody else. { $name } can come back too while a seat is free.
ui-free-playing = A bot plays on for { $name } to the end. Anyone who comes to the table can take over the seat, { $name } included.
ui-host-tools = For the host
ui-pause = Pause
ui-continue = Continue
ui-end-game = End the game
ui-end-question = End this game now?
ui-end-line = Nobody wins, and everyone sees what was hidden. The game can be reviewed like any other.
ui-close-table = Close the table
ui-close-question = Close this table for good?
ui-close-line = Everyone is told, and nobody can play here any more. The games played here can still be reviewed.
ui-close-line-playing = The running game ends without a winner, everyone is told, and nobody can play here any more. All games can still be reviewed.
ui-no-back = No, go back
ui-stand-ins = When somebody is away
ui-pace = Pace
ui-pace-hint = How long votes, cards and shots stay on the screen. Bots wait for them.
ui-pace-value = { $pace ->
    [brisk] brisk
    [relaxed] relaxed
   *[normal] normal
  }
ui-discussion = Bots let you decide first
ui-discussion-hint = Where everyone decides at once, like votes. An addition of ours, not a rule of the game.
ui-discussion-value = { $seconds ->
    [0] no
   *[other] up to { $seconds } s
  }
ui-stand-in-after = If somebody is away, a stand-in plays
ui-stand-in-after-value = { $seconds ->
    [0] never
    [60] after 1 min
    [120] after 2 min
    [300] after 5 min
   *[other] after { $seconds } s
  }
ui-stand-in-level = How strong the stand-in is
ui-newcomers = New players may join
ui-hand-over = Continue on another device
ui-hand-over-line = Your private link opens your seat on any device. Keep it: with it you get your seat back if this phone dies.
ui-hand-over-show = Show my private link
ui-hand-over-qr = QR code of your private link
ui-hand-over-keep = Scan it, or send the link to yourself. Do not give it away: whoever opens it sees your cards and plays for you.
ui-copy-private = Copy private link
ui-hand-over-renew = Make a new one
ui-hand-over-renewed = This link is new. The old one no longer works, on any device.
ui-hand-over-taken = This is your seat now, on this device too.
ui-hand-over-void = This private link no longer works.
ui-hand-over-question = Take the seat of this link?
ui-hand-over-replace = This device already has a seat at this table. If you use the link, this device forgets that seat.
ui-hand-over-use = Use the link
ui-leave-table = Leave the table
ui-leave-question = Leave this table?
ui-leave-line = Your seat becomes free for somebody else.
ui-leave-line-playing = A bot plays on for you to the end. You can only come back while nobody has taken the seat.
ui-leave-line-alone = Nobody else plays here: the game ends without a winner.
ui-leave-hint = If you just close the page, you keep your seat: a bot stands in until you are back, if the table allows it.
ui-paused = The game is paused.
ui-paused-by = { $name } paused the game. The clocks stand still.
ui-bots-warming = The bots are warming up. Until they are ready, weaker ones play for them.
ui-bots-ready = The bots are ready.
ui-bots-weaker = The bots of this game could not be started. Weaker ones play for them.
ui-is-away = { $name } is away.
ui-away-until = { $name } is away. A bot takes over in { $seconds } s.
ui-away-many = { $names } are away. A bot takes over in { $seconds } s.
ui-bot-plays-for = A bot plays for { $name } until { $name } is back.
ui-looking = { $count ->
    [one] { $names } is still looking.
    [2] { $names } are still looking.
   *[other] { $count } players are still looking.
  }
ui-looking-many = { $count } are not ready yet.
ui-missed = { $count ->
    [one] While you were away, a bot made one move for you. It is your game again.
   *[other] While you were away, a bot made { $count } moves for you. It is your game again.
  }
ui-welcome = Welcome. This seat is yours now.
ui-welcome-card = Welcome. This seat is yours now: look at your card.
ui-ok = OK
ui-called-off = No winner
ui-closed = This table is closed
ui-closed-line = The host closed it.
ui-closed-games = The host closed it. Its games can still be reviewed.
ui-closed-game = Game { $number }
ui-phase-closed = closed
ui-your-turn = your turn
ui-all-own-tables = Show all { $count }
ui-visitor-seat = You can take over from { $name }; until then a bot plays.
ui-visitor-locked = The host has locked the table: nobody else can join now.
ui-take-over-seat = Take this seat

# ---- round tables: what is held to be seen
ui-hold-look = Hold to look
ui-hold-keep = Keep holding
ui-reveal-title = Your card
ui-reveal-line = Everybody’s screen looks like this.
ui-reveal-done = I know
ui-meanwhile = { $count ->
    [one] While you looked away: one result
   *[other] While you looked away: { $count } results
  }
ui-talk = Talk
ui-talk-less = Less
ui-talk-new = new
ui-taken-back = taken back
ui-talk-none = Nobody has said anything yet.
ui-talk-more = { $count } more
ui-talk-state = Make a statement
ui-talk-which = What was said, or all that happened
ui-log = Log
ui-apart = Spectators
ui-log-none = Nothing has happened yet.
ui-log-said = { $name }: “{ $words }”
ui-reveal-looked = { $count ->
    [one] { $count } of { $people } knows.
   *[other] { $count } of { $people } know.
}

ui-puzzles = Puzzles
ui-puzzle-today = Today’s puzzle
ui-puzzle-days = { $days ->
    [one] One day in a row
   *[other] { $days } days in a row
  }

# The coach

ui-coach = Coach: ask me before a mistake
ui-coach-asks = Are you sure?
ui-coach-show = What would be better?
ui-coach-think = Think again
ui-coach-anyway = Play it anyway
