# What a table, the store and the server refuse, and why.

table-no-such-face = There are only { $most } faces to choose from.
table-bot-name = Bot { $number } ({ $level })
bot-at-random = This bot could not think, so it played at random.
no-such-bot = This game has no bot “{ $level }”. It has: { $levels }.
table-bot-seconds = A bot may think for 0 to { $most } seconds about a move.

table-none = There is no table { $code }.
table-no-such-game = There is no game “{ $game }” here.
table-watching = You are watching. Take a seat to play.
table-unreadable = The table did not understand this message.
table-message-long = This message is too long for a table.
table-too-fast = That was too fast. Wait a moment and try again.
table-internal = Something went wrong at this table. Nothing has changed; please try again.
table-hello-first = A connection must begin with “hello”.
table-name-empty = Please enter your name.
table-name-long = A name has at most { $most } characters.
table-title-long = The name of a table has at most { $most } characters.
table-chat-empty = Write something first.
table-chat-long = A line has at most { $most } characters.
table-chat-fast = That was a lot at once. Wait a moment before you write again.
table-not-while-lobby = The game has not begun yet.
table-not-while-playing = Not while the game is running.
table-not-while-over = Not after the game. Go back to the lobby first.
table-host-only = Only the host of the table may do that.
table-no-coach = There is a coach only where all others are easy bots.
table-no-such-seat = There is no seat { $number } at this table.
table-seat-taken = This seat is taken.
table-full = There is no empty seat at this table.
table-nobody-there = No person sits there.
table-too-many-people = There are { $count } people at the table already.
table-games = A series has 1 to { $most } games.
table-other-round = This action belongs to another game of this table.
table-seats-empty = { $count ->
    [one] One seat is still empty.
   *[other] { $count } seats are still empty.
  }
table-cannot-start = The game cannot begin: { $why }
table-discussion = Bots wait for at most { $most } seconds for the players to decide.
table-dealing = The cards are being dealt. One moment, please.
table-other-deal = This contribution does not belong to the next deal.
table-not-ready = { $count ->
    [one] One player is not ready yet.
   *[other] { $count } players are not ready yet.
  }
table-log-joined = { $name } has joined.
table-log-left = { $name } has left.
table-log-left-bot = { $name } has left. A bot plays on.
table-log-removed = The host has removed { $name }.
table-log-removed-bot = The host has removed { $name }. A bot plays on.
table-log-stand-in = { $name } is away. A bot plays until { $name } is back.
table-log-back = { $name } is back.
table-log-host = { $name } is the host now.
table-too-many = This server has as many tables as it can hold. Please try again later.
table-crowded = Too many people are connected to this table. Please try again later.
table-elsewhere = This seat is open in too many places at once, so the oldest connection was closed.

table-no-such-round = Game { $number } has not been played at this table yet.
table-round-running = This game is still running; its record is available when it is over.

store-failed = This could not be saved, so it has not happened. Please try again.
store-cannot-open = The database { $file } cannot be opened: { $detail }
store-in-use = Another server is using the database { $file }. Stop that one first, or choose another file with --database.
store-damaged = The database { $file } is damaged. Put it aside, or choose another file.
store-foreign = The file { $file } is not a Crosstable database.
store-newer = The database { $file } was written by a newer version of Crosstable (format { $found }; this one knows { $known }).
store-none = There is no file { $file }.
store-cannot-connect = The store cannot be reached: { $detail }
store-no-postgresql = Support for PostgreSQL is not installed: pip install 'crosstable[postgresql]'.
store-unknown-kind = A store is a file or an address like postgresql://name:word@host/games; { $kind }:// is neither.
store-damaged-table = This table was played with another version and cannot be opened.

server-bad-request = The server did not understand this request.
server-no-companion = There is no companion for { $game }.
server-not-found = There is nothing at this address.
server-bad-method = This address does not accept such a request.
server-too-large = This is too large for the server.
server-bad-host = This request does not name a proper address for the server (Host).
server-foreign-origin = This request came from another site.
server-bad-address = “{ $url }” is not an address like https://example.org or http://example.org:8000.
server-bad-peer = “{ $peer }” is not a host with a port like 10.0.0.5:8000.
server-bad-proxy = “{ $proxy }” is not an address or a network like 10.0.0.0/8.
server-internal = Something went wrong in the server and has been logged. Please try again.
server-failed = The server refused this request ({ $status }).
server-port-taken = Port { $port } of { $host } is already in use. Stop the other program or choose another port.
server-cannot-listen = The server cannot listen on { $host }, port { $port }: { $detail }

table-paused = The game is paused.
table-closed = This table has been closed.
table-locked = The host has locked this table: nobody else can join now.
table-sent-away = The host removed you from this table.
table-key-changed = Your seat has a new private link; the old one no longer works.
table-not-here = This person is not connected.
table-not-yourself = To give up your own seat, choose “Leave”.
table-grace = A table waits for at most { $most } seconds before a bot takes over.
table-no-such-phrase = There is no such sentence to say at this table.
table-not-your-phrase = This sentence is not yours to say now.
table-no-such-emote = There is no such sign.
table-emote-fast = That was a lot of signs. Wait a moment before the next one.
table-murmur-seated = You have a seat: write in the table’s chat.
table-murmur-off = The host has switched off the spectators’ chat.
table-murmur-loud = The spectators are very loud just now. Wait a moment before you write again.
