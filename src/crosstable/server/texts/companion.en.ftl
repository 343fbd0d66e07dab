# The companion for a real table.
ui-companion = At a real table
ui-companion-lead = Is the game in front of you? Crosstable says which cards to take, reads the opening aloud, runs the timer and keeps the points.
ui-companion-kept = { $state ->
    [kept] Saved on this device: it opens without a network.
    [open] This address is not secure (https), so the browser saves nothing. It works without a network as long as this page stays open.
   *[keeping] Saving on this device …
  }
ui-companion-undo = Undo
ui-companion-steps = Steps
ui-companion-step = { $stage ->
    [setup] Players
    [cards] Box
    [opening] Opening
    [play] Game
    [result] Result
   *[points] Points
  }
ui-companion-other-game = Another game
ui-companion-left-off = Go on with { $names }
ui-companion-table = The table
ui-companion-players = Who plays?
ui-companion-clockwise = Clockwise, as you sit.
ui-companion-name = Name of player { $number }
ui-companion-player = Player { $number }
ui-companion-name-twice = Two of you are called { $name }. Give one of them another name.
ui-companion-by-lot = at random
ui-companion-series-length = Series
ui-companion-series-games = { $count ->
    [0] open end
   *[other] { $count } games
  }
ui-companion-ready = That works.
ui-companion-to-cards = What do we need?
ui-companion-take = Take this from the box
ui-companion-left = { $count ->
    [0] Everything is there.
    [one] One thing left.
   *[other] { $count } things left.
  }
ui-companion-to-opening = All taken
ui-companion-opening = Opening
ui-companion-play = Begin
ui-companion-back = Back
ui-companion-next = Next
ui-companion-read = Read aloud
ui-companion-pause = Pause
ui-companion-voice = Voice
ui-companion-voice-value = { $value ->
    [true] on
   *[false] off
  }
ui-companion-pace = Pace
ui-companion-pace-value = { $value ->
    [0.8] slow
    [1] normal
   *[other] brisk
  }
ui-companion-no-voice = This device has no English voice. The lines move on at reading pace.
ui-companion-timer = Sand timer
ui-companion-seconds-left = { $count ->
    [one] one second left
   *[other] { $count } seconds left
  }
ui-companion-time-up = Time is up!
ui-companion-stopped = stopped
ui-companion-start = Start
ui-companion-stop = Stop
ui-companion-go-on = Go on
ui-companion-again = Again
ui-companion-restart = From the start
ui-companion-more = +{ $seconds } s
ui-companion-large = Full screen
ui-companion-smaller = Smaller
ui-companion-bell = Bell in the last ten seconds and at the end
ui-companion-talk-timer = Timer for talking
ui-companion-talk-length = Length
ui-companion-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
  }
ui-companion-tap-moved = Tap when you have moved
ui-companion-moved = { $name } has moved
ui-companion-clock-start = Start the clock
ui-companion-over = The game is over
ui-companion-to-result = To the result
ui-companion-who-won = Who won?
ui-companion-winners = { $count ->
    [0] Nobody is ticked.
    [one] One winner is ticked.
   *[other] { $count } winners are ticked.
  }
ui-companion-tick-winner = Tick who won.
ui-companion-not-over = Not over yet
ui-companion-record = Write it down
ui-companion-points = Points
ui-companion-series-won = { $count ->
    [one] { $names } wins the series
   *[other] The series is shared: { $names }
  }
ui-companion-played = { $games ->
    [0] { $count ->
        [one] One game so far
       *[other] { $count } games so far
      }
   *[other] { $count } of { $games } games
  }
ui-companion-place = Place
ui-companion-player-head = Player
ui-companion-points-head = Points
ui-companion-history = Games
ui-companion-nobody = nobody
ui-companion-new-series = New series
ui-companion-new-series-ask = All points go back to zero.
ui-companion-keep-series = Keep this one
ui-companion-change = Players and options
ui-companion-next-game = Next game
ui-companion-next-lot = Who goes first is chosen at random.
