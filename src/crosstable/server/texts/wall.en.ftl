# The room screen.
wall-ask = Which table?
wall-ask-line = Type the letters of its table code.
wall-code = Table code
wall-open = Show it
wall-scan = Scan, or type the code.
wall-full = Watch with this code.
wall-free-seat = A seat is free
wall-free = free
wall-bot = bot
wall-seated = { $free ->
    [yes] { $count ->
        [one] { $count } of { $seats } is seated.
       *[other] { $count } of { $seats } are seated.
    }
   *[no] Everyone is seated. { $name } starts the game.
  }
wall-told-seated = { $name } has joined.
wall-silent = Press any key for the voice.
wall-lost = One moment …
wall-paused = Paused
wall-look = Look at your phones.
wall-look-line = Everyone only at their own.
wall-told-look = Look at your phones, everyone only at their own.
wall-ready = ready
wall-many-win = { $count } of you win
