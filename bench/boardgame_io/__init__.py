"""Two games of the weight of ours, with the same rules at boardgame.io. `CROSSTABLE_GAMES` lists them for a server."""
