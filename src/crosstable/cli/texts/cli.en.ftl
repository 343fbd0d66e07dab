# The command line.

cli-help = Play, host and study board and table games: in the browser, in the terminal, in Python.
cli-help-epilog = Start with **crosstable serve --open** (in the browser) or **crosstable play { $game }** (here).
cli-help-lang = The language: en or de. The default is what LANG says.
cli-help-version = Show the version.
cli-no-such-language = There is no language “{ $language }”. Choose one of: { $languages }.
cli-stopped = Stopped.

cli-help-serve = Run the server: friends open the address it prints, on this machine or on phones in the same network.
cli-help-serve-epilog = Examples: **crosstable serve --open** · **crosstable serve --host 127.0.0.1 --port 9000** · **crosstable serve --public-url https://games.example.org --database /var/lib/crosstable.sqlite3**. Ctrl-C stops it; every table goes on where it was at the next start.
cli-help-host = Where to listen. 0.0.0.0 means every network of this machine, 127.0.0.1 this machine only.
cli-help-port = The port. The default is the first free one from 8000 on.
cli-help-open = Open the browser as soon as the server is ready.
cli-help-database = The file that keeps all tables, or the address of a PostgreSQL that several processes share.
cli-help-public-url = The address people use if the server is behind a proxy.
cli-help-origin = Another site that may talk to this server. Can be given several times.
cli-help-workers = Processes in which bots think; with 0, bots play at random. The default is one for each core but one.
cli-help-pace = How long what happens stays on the screens of new tables; none: nothing waits for it.
cli-help-bot-pause = The least number of seconds a bot takes, so that people can follow.
cli-no-free-port = No port from { $first } to { $last } is free. Choose one with --port.
cli-serving = Crosstable is open:
cli-serving-phones = For phones in the same network:
cli-serving-stop = Ctrl-C stops it.
cli-bots-warming = The bots are warming up. Until they are ready, weaker ones play for them.
cli-bots-ready = The bots are ready.
cli-bots-weaker = The bots of { $game } could not be started. Weaker ones play for them.

cli-help-play = Play in the terminal, against a bot or with two people at one keyboard.
cli-help-play-epilog = Examples: **crosstable play { $game }** · **crosstable play { $game } --level strong --seconds 5 --seat 2** · **crosstable play { $game } --hot-seat --save game.jsonl**. Type what you want to do, or help, board, save FILE, quit.
cli-help-game = The game, as `crosstable games` lists it.
cli-help-level = How strong the bot is: easy, medium or strong; random plays anything.
cli-help-seconds = Seconds a bot may think about a move.
cli-help-size = The board size, in games that have one; short for --set size=….
cli-help-swap = Whether sides may be swapped on the first turn, in games that have this rule; short for --set swap=….
cli-help-set = Any option of the game, as name=value. Can be given several times.
cli-help-as = Your colour or role, in games whose seats have names.
cli-help-seat = Your seat, counted from 1.
cli-help-hot-seat = Everyone at this keyboard, no bots.
cli-help-seats = How many play, if the game leaves it open.
cli-help-thoughts = Show what the bot considered: how good each move is, and how much of its thinking it received.
cli-help-save = Write the game to this file at the end.
cli-some-of = { $least } to { $most } of { $of }, with commas
cli-play-hint = Type a move, or help.
cli-play-help = Names and joining words may be left out where one thing is meant: 7 with 12 2, yes, team 2 4. Also: board, save FILE, quit.
cli-help-can = You can
cli-help-choose = choose
cli-help-example = for example
cli-thinking = { $name } is thinking …
cli-you = You
cli-player = Player { $letter }
cli-left = The game was left before its end.
cli-ask-save = Save the game? File name, or Enter for no:{" "}
cli-saved = Saved: { $file }
cli-kept = The games so far are in { $file }. The same command goes on from there.
cli-not-understood = “{ $line }” is not a move. Possible now: { $offers }.
cli-wrong-number = “{ $action }” takes: { $fields }.
cli-no-such-game = There is no game “{ $game }”. Choose one of: { $games }.
cli-no-such-role = Nobody plays “{ $role }” in this game. Choose one of: { $roles }.
cli-no-roles = In this game everybody is dealt what they are. Choose a seat with --seat.
cli-no-such-seat = There is no seat { $number }; this game has { $count } seats.
cli-bad-setting = “{ $setting }” is not a setting. Write name=value, for example size=5.
cli-cannot-read = { $file } cannot be read: { $why }
cli-cannot-write = { $file } cannot be written: { $why }

cli-help-replay = Review a game from its file, step by step.
cli-help-replay-epilog = Examples: **crosstable replay game.jsonl** · **crosstable replay game.jsonl --all** · **crosstable replay --json game.jsonl**.
cli-help-verify = Check that a file holds a whole game, played by the rules and dealt as promised.
cli-help-verify-epilog = Example: **crosstable verify game.jsonl**. Exits with 0 if it does, with 1 and the reason if not.
cli-help-verdict = Say where a recorded game was decided, in three sentences for each seat.
cli-help-verdict-epilog = Example: **crosstable verdict game.jsonl --seat 2**
cli-help-verdict-seat = Only for this seat, counted from 1.
cli-help-verdict-json = One line of JSON for each seat: the sentences, the decision with its chances and their error, and the course of the game.
cli-verdict-for = For { $name }
cli-help-file = The file; - means standard input.
cli-help-all = Print every step without asking.
cli-help-replay-json = Print every step as a line of JSON.
cli-replay-keys = Enter: next · b: back · a number: go there · e: to the end · q: quit
cli-start = Start
cli-clock = Clock
cli-against = {" "}against{" "}
cli-verified = Valid: { $game }, { $players }, { $actions ->
    [one] 1 action
   *[other] { $actions } actions
  }.
cli-deal-server = The deal follows from the server’s secret alone, which was promised before; no player contributed to it.
cli-deal-seed = The deal and all draws follow from this seed: { $seed }
cli-deal-part = { $by ->
    [client] {"  "}{ $name } contributed { $contribution }
    [silent] {"  "}{ $name } pledged a contribution, but did not show it in time.
    [bot] {"  "}{ $name } is a bot and contributed nothing.
   *[other] {"  "}{ $name } contributed nothing.
  }
cli-unfinished = The game is not over yet.

cli-help-arena = Let bots play each other, seats exchanged, and count.
cli-help-arena-epilog = Examples: **crosstable arena { $game } strong medium --games 200** · **crosstable arena { $game } strong:1 strong:0.1 --json result.json** · **crosstable arena { $game } easy random --json -**. The interval is Wilson’s, 95%.
cli-help-bots = Two bots or more: a level, or a level with seconds a move, like strong:0.5.
cli-help-games-count = How many games.
cli-help-seed = The same seed gives the same games, except that bots who think for a time do not always repeat themselves.
cli-help-arena-workers = Processes that play; 0 means this one. The default is one for each core.
cli-help-arena-json = Write everything, records included, to this file; - prints it instead of the table.
cli-help-own-bot = A bot of your own: a file and the name of a function or class in it, like mine.py:Bot. May be given several times where several can play.
cli-help-patience = Seconds after which a bot of your own counts as stalled and loses its turn.
cli-bad-own-bot = “{ $text }” is not a file and a name: write mine.py:Bot.
cli-bot-lost-turns = { $name } lost { $count ->
    [one] a turn
   *[other] { $count } turns
  }: { $fate ->
    [crashed] it crashed.
    [stalled] it gave no answer in time.
   *[illegal] its answer was not offered.
  }
cli-help-join = Seat a bot of your own at a running table.
cli-help-join-epilog = Example: **crosstable join http://localhost:8000/t/PZMX --bot mine.py:Bot**. How to write a bot is on the server’s page /api/bots.
cli-help-table-url = The address of the table, as people open it.
cli-help-join-name = What the bot is called at the table; otherwise like its function or class.
cli-help-join-seat = The seat it takes; otherwise the first free one.
cli-help-join-games = Leave after this many games; otherwise it stays until the table closes.
cli-joined = { $name } sits at { $url }.
cli-help-puzzles = Make puzzles from games of bots: each has one right answer, which is proved.
cli-help-puzzles-epilog = Example: **crosstable puzzles { $game } --count 200 --out puzzles.json**. All themes come equally often, the easiest puzzles first.
cli-help-puzzles-count = How many puzzles.
cli-help-puzzles-from = Look for them in this recorded game instead of letting bots play; may be given several times.
cli-other-game = { $file } is a game of { $game }.
cli-help-puzzles-out = Write them to this file instead of printing them.
cli-help-gauntlet = The first bot meets each of the others, who do not meet each other.
cli-help-keep = Write each game to this file as it ends. Started again with the same file, the arena goes on where it stopped.
cli-arena-rating = Rating
cli-arena-better = Better – worse
cli-help-mcp = Let a language model sit at a table: speaks the Model Context Protocol.
cli-help-mcp-epilog = Give your agent the command **crosstable mcp http://localhost:8000**. Needs the extra crosstable\[mcp\].
cli-help-mcp-server = The server at whose tables it may sit.
cli-no-mcp = The Model Context Protocol is not installed: pip install 'crosstable[mcp]'.
cli-mcp-no-seat = You have no seat yet: join a table or open one.
cli-mcp-no-game = No game is being played at your table yet.
cli-mcp-how =
    Play a board game at a Crosstable server. Take a seat (join_table, or open_table and start_game), then look,
    and act when it is your turn, in the words that look shows for each action. wait_for_turn returns when the game needs
    you. You see and may do exactly what your seat may.
cli-mcp-list_tables = The games of the server and the public tables, with their codes and free seats.
cli-mcp-join_table = Take a free seat at the table with this code, under this name.
cli-mcp-open_table = Open a new table of a game (by its id) and take its first seat.
cli-mcp-start_game = Fill the free seats of your own table with bots of this level and begin.
cli-mcp-look = What your seat may know now: what has happened, how the table stands, and what you may do.
cli-mcp-rules = The rules of the game at your table.
cli-mcp-act = Do something, in the words that look shows: an action and what you choose, like “vote yes”.
cli-mcp-say = Say something at the table in your own words. Bots do not read it; they hear statements, which are acts.
cli-mcp-wait_for_turn = Wait until the game needs you or is over, at most this many seconds; then look.
cli-mcp-games = Games:
cli-mcp-game = { $game }: { $seats } seats
cli-mcp-tables = Tables:
cli-mcp-table = { $code }: { $game }, { $phase ->
    [lobby] lobby
    [playing] playing
   *[over] over
  }, { $free } free
cli-mcp-no-tables = none is public
cli-mcp-said = Said.
cli-mcp-refused = Refused: { $why }
cli-mcp-lobby = In the lobby of table { $code }: { $game }. Seats: { $seats }.
cli-mcp-over = The game is over. { $why }
cli-mcp-you = You are seat { $seat }, { $name }.
cli-mcp-turn = { $yours ->
    [yes] It is your turn.
   *[no] The game does not wait for you.
  }
cli-mcp-offer = { $offer }  e.g. “{ $example }”{ $aside ->
    [yes] {" "}(aside: the game does not wait for it)
   *[no] {""}
  }
cli-mcp-no-rules = This game has no page of rules.
cli-help-bench-talk = Put a language model, or a bot, at a fixed set of tables where people talk and lie, and score every word and choice.
cli-help-bench-talk-epilog = Examples: **crosstable bench-talk --url http://localhost:11434/v1 --model llama3** · **crosstable bench-talk --bot strong** · as an MCP server for an agent: **crosstable bench-talk --mcp --json result.json**. The key of an endpoint is read from the variable CROSSTABLE_API_KEY.
cli-help-talk-url = The address of an OpenAI-compatible endpoint, up to and with /v1.
cli-help-talk-model = The model to ask for there.
cli-help-talk-mcp = Be an MCP server over standard input and output; an agent plays all tables with its tools.
cli-help-talk-bot = A bot instead: a level, or one of your own like mine.py:Bot.
cli-help-talk-tables = How many tables of the set.
cli-help-talk-json = Write the scores of all tables to this file.
cli-talk-who = Say who plays: one of --url, --mcp and --bot.
cli-talk-table = Table { $number }: { $game }, { $won ->
    [0] lost
   *[other] won
  }.
cli-talk-enough = You have said enough: now do what the game waits for.
cli-talk-no-answer = The endpoint { $url } gives no answer that can be read. { $why }
cli-talk-ask =
    You sit at a table of a game in which people talk, and lie. You see exactly what your seat may see.
    Answer with one line: an action in the words that are shown, like the examples. Statements (aside) may be made before
    the action the game waits for; bots hear them. Play to win.

    The rules:
cli-talk-how =
    Play the tables of a test of table talk, one after the other: look, then act in the words that look shows, until all
    tables have been played. Statements (aside) may be made before the action the game waits for. Play to win.
cli-talk-look = What the seat may know now, and what it may do.
cli-talk-act = Do what these words mean; what means nothing is answered with the reason, the third time with a turn lost.
cli-talk-rules = The rules of the game at this table.
cli-talk-head = Table { $number } of { $count } ({ $set }): { $game }, { $seats } players.
cli-talk-done = All tables have been played. Thank you.
cli-talk-again = The endpoint gives no answer ({ $why }). Another try in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
cli-talk-game = Game
cli-talk-all = All
cli-talk-won = Won (95%)
cli-talk-lies = Lies told
cli-talk-opinions = Right about others
cli-talk-noticed = Lies noticed
cli-talk-thrown = Thrown away (mistakes)
cli-talk-faults = Faults
cli-two-bots = An arena needs at least two bots.
cli-arena-player = Bot
cli-arena-won = Won
cli-percent = { $value }%
cli-point = .
cli-arena-share = Share
cli-arena-interval = 95%
cli-arena-first = Won as first
cli-arena-time = Per move
cli-arena-length = A game took { $actions } actions on average.

cli-help-plot = Draw a picture of it into this file (.svg, .png, .pdf). Needs the extra crosstable\[plots\].
cli-help-ray = Play on the Ray cluster at this address; “local” begins one on this machine. Needs the extra crosstable\[ray\].

cli-help-balance = Count who wins how often in a set-up, by side and by role.
cli-help-balance-epilog = Examples: **crosstable balance { $game } --games 200** · **crosstable balance { $game } --all --plot balance.svg** · **crosstable balance --page balance.md**. The interval is Wilson’s, 95%.
cli-help-balance-games = The games; all of them if none is named.
cli-help-balance-count = How many games of each set-up.
cli-help-balance-bot = Who sits on every seat; otherwise the bot of middle strength.
cli-help-balance-seats = Only with this many players; otherwise with every number.
cli-help-balance-all = All set-ups of the page on balance: modes, modules, special roles.
cli-help-balance-keep = Keep all games in this folder. Started again with the same folder, it goes on where it stopped.
cli-help-balance-json = Write the counts to this file; - prints them instead of the tables.
cli-help-balance-page = Count all set-ups and write a page with tables and pictures to this file.
cli-balance-title = { $game }, { $setup }, { $seats } players
cli-balance-who = Side or role
cli-balance-won = Won
cli-balance-share = Share (95%)

cli-help-records = Look through many records, and write them as a table.
cli-help-records-epilog = Examples: **crosstable records games/** · **crosstable records games/ arena.jsonl --game { $game } --won-by strong --to wins.parquet** · **crosstable records games/ --of actions --to actions.jsonl**
cli-help-records-paths = Records, folders with records, or files that an arena has kept.
cli-help-records-game = Only records of this game.
cli-help-records-player = Only records with a player of this name.
cli-help-records-won-by = Only records that a player of this name has won.
cli-help-records-seats = Only records with this many seats.
cli-help-records-over = Only games that were played to their end, or only others.
cli-help-records-set = Only records with this option, like size=6. May be given several times.
cli-help-records-of = What a row stands for: games, seats or actions.
cli-help-records-to = Write a table to this file: .jsonl, or .parquet with the extra crosstable\[frames\].
cli-no-such-rows = There are no rows of “{ $of }”. There are: { $known }.
cli-records-game = Game
cli-records-seats = Seats
cli-records-records = Records
cli-records-over = Over
cli-records-actions = Actions on average
cli-help-replay-plot = Draw the course of the game into this file instead (.svg, .png, .pdf). Needs the extra crosstable\[plots\].

cli-help-games = List the games with their options and bots.
cli-games-what = What it is
cli-games-seats = Players
cli-games-bots = Bots
cli-games-default = default

cli-help-warm = Compile the bots beforehand, so that no player has to wait for them. `serve` does it by itself.
cli-warming = Compiling { $game } …
cli-warm = { $game } is ready.
cli-said = { $name } says: “{ $line }”

# A game of one's own
cli-help-new-game = Write a small working game to start from.
cli-help-new-game-epilog = Example: **crosstable new-game stones --in games**. The game is a Python package of a few short files; docs/add-a-game.md goes on from there.
cli-help-new-game-name = Its name: small letters and underscores.
cli-help-new-game-in = The folder in which the game’s own folder is made.
cli-new-game-bad-name = “{ $game }” cannot be the name of a game. Take 2 to 30 small letters; underscores may stand between them.
cli-new-game-taken = The name “{ $game }” is taken, by a game or by a Python module. Take another one.
cli-new-game-exists = { $folder } exists already. Nothing was written.
cli-new-game-next = Written. To play it, run this in the folder that holds it: CROSSTABLE_GAMES={ $game } crosstable serve --open

# Looking after a server
cli-help-metrics = Tell Prometheus at /metrics what is counted. Numbers only, but for everybody who can reach the port.
cli-help-log = How the log is written: plain lines, or json, one object a line.
cli-help-archive-days = Move tables that have not changed for this many days into an archive beside the database; 0 keeps them.
cli-help-backup = Copy all tables to a file, while the server runs.
cli-help-backup-epilog = Example: **crosstable backup evening.backup**. Whoever can read that file can read the cards of running games.
cli-help-backup-file = The file with the copy.
cli-backed-up = { $tables ->
    [one] One table is now in { $file }.
   *[other] { $tables } tables are now in { $file }.
  }
cli-help-restore = Bring back the tables of a backup or an archive that the database does not have, while the server runs.
cli-help-restore-epilog = Example: **crosstable restore evening.backup**. A table that is in the database stays as it is there.
cli-restored = { $tables ->
    [0] There was nothing to bring back.
    [one] One table was brought back.
   *[other] { $tables } tables were brought back.
  } { $kept ->
    [0] {""}
    [one] One was there already and has stayed as it is.
   *[other] { $kept } were there already and have stayed as they are.
  }
cli-help-doctor = Look at everything a server needs, and say what is wrong.
cli-help-doctor-server = Ask this running server too.
cli-doctor-python = Crosstable { $crosstable } runs on Python { $python }.
cli-doctor-packages = All { $count } packages are installed.
cli-doctor-no-package = The package { $package } is missing. Install Crosstable again.
cli-doctor-disk = Nothing can be written to { $folder }: { $detail }
cli-doctor-full = Only { $megabytes } MB are free in { $folder }.
cli-doctor-room = { $folder } can be written to and has { $megabytes } MB free.
cli-doctor-no-store = There is no database { $file } yet; the server will make one.
cli-doctor-store = The database { $file } is sound: { $tables ->
    [one] its one table can
   *[other] all { $tables } tables can
  } be read to the end.
cli-doctor-damaged = { $count ->
    [one] One table
   *[other] { $count } tables
  } cannot be rebuilt: { $tables }
cli-doctor-answers = The server at { $url } answers and is well.
cli-doctor-no-answer = The server at { $url } does not answer as it should: { $detail }
cli-help-processes = This many processes on one port; they share the tables through the store, which must be a PostgreSQL.
cli-help-peer = Host and port at which other processes of the same store reach this one; by default as the store sees this machine.
cli-help-proxy = Address or network of a proxy or of other processes: what they say about who is asking is believed.
cli-processes-file = Several processes need --store postgresql://…: a file has one writer, no news for the others and no lock that tells which process has which table.
cli-help-worker = Let bots of servers that share a PostgreSQL think on this machine.
cli-help-worker-epilog = Example: **crosstable worker --store postgresql://crosstable:secret@db/games**. As many machines as you like.
cli-help-worker-store = The address of the PostgreSQL that the servers share.
cli-help-worker-workers = How many bots think at once. The default is one for each core but one.
cli-worker-ready = { $workers ->
    [one] One bot can think here at a time. Ctrl-C stops it.
   *[other] { $workers } bots can think here at a time. Ctrl-C stops it.
  }
