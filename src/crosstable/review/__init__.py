"""Looking back at a game that is over: what could be known, what was true, and where it turned."""
