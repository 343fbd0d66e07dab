# Der Bildschirm für den Raum.
wall-ask = Welcher Tisch?
wall-ask-line = Gib die Buchstaben des Tischcodes ein.
wall-code = Tischcode
wall-open = Zeigen
wall-scan = Scannen oder Code eingeben.
wall-full = Mit diesem Code könnt ihr zusehen.
wall-free-seat = Ein Platz ist frei
wall-free = frei
wall-bot = Bot
wall-seated = { $free ->
    [yes] { $count ->
        [one] { $count } von { $seats } sitzt.
       *[other] { $count } von { $seats } sitzen.
    }
   *[no] Alle sitzen. { $name } startet die Partie.
  }
wall-told-seated = { $name } ist dabei.
wall-silent = Für die Stimme eine Taste drücken.
wall-lost = Einen Moment …
wall-paused = Pause
wall-look = Seht auf eure Telefone.
wall-look-line = Jeder nur auf sein eigenes.
wall-told-look = Seht auf eure Telefone, jeder nur auf sein eigenes.
wall-ready = so weit
wall-many-win = { $count } von euch gewinnen
