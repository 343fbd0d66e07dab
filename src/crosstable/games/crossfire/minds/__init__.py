"""What goes on in a bot's head: imagined deals, how people of each role talk, and what to aim at."""
