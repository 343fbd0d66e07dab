"""One running table: who sits there, its game, its log, its clocks, its bots."""
