"""The load of `server_peer`: two games of the weight of ours, the same rules for boardgame.io and for us."""
