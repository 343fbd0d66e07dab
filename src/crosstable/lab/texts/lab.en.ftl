# The lab: arenas and simulations.

lab-bad-player = “{ $text }” is not a player. Write a level, or a level with seconds: strong, or strong:0.5.
lab-bad-seconds = “{ $text }”: a bot thinks for more than 0 and at most 600 seconds about a move.
lab-no-clocks = An arena plays without clocks: its bots have a fixed time for each move. Leave the clock out of the options.
lab-no-such-game = There is no game “{ $game }”. There are: { $games }.
lab-no-action = { $answer } is not an action. An action is its type and the chosen fields.
lab-not-offered = { $answer } is not offered now.
lab-bad-bot = The bot { $bot } cannot be loaded: { $why }
lab-bad-url = “{ $url }” is not the address of a table. It looks like http://localhost:8000/t/PZMX.
lab-no-server = The server { $url } does not answer. { $why }
lab-other-arena = { $file } holds something else: an arena goes on only with the same game, options, bots, seats and seed.
lab-arena-running = Another arena is writing to { $file }. Wait until it is done, or keep these games in another file.
lab-cannot-keep = Games cannot be kept in { $file }: { $why }
lab-no-belief = In { $game } there is nothing to work out.
lab-no-such-lens = There is no lens “{ $lens }”. There are: { $lenses }.
lab-no-extra = { $package } is not installed: pip install 'crosstable[{ $extra }]'.
lab-no-such-format = { $file }: a table is written as .jsonl or .parquet.
lab-no-such-picture = { $file }: a picture is written as .svg, .png or .pdf.
lab-cannot-read = { $file } cannot be read: { $why }
lab-plot-course = How likely { $side } was to win
lab-plot-step = Step
lab-plot-match = { $game }, { $games } games: share of seats won, 95%
lab-plot-balance = { $game } with { $seats } players, { $games } games: wins, 95%
lab-plot-side = { $game }: how often { $side } wins, 95%
lab-plot-plain = as it comes
