# CROSS auf dem Bildschirm für den Raum.
cross-wall-turn = { $name } zieht
cross-wall-swap = Farbwechsel!
