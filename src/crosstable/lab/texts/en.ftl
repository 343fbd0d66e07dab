# The lab: arenas and simulations.

lab-bad-player = “{ $text }” is no player. Write a level, or a level with seconds: strong, or strong:0.5.
lab-bad-seconds = “{ $text }”: a bot thinks between 0 and 600 seconds about a move, and not 0.
lab-no-clocks = An arena plays without clocks: its bots have their seconds a move. Leave the clock out of the options.
lab-no-report = { $game } has no report “{ $report }”. Say: python -m crosstable.lab.report GAME balance (or calibration).
