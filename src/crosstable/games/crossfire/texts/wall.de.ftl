# Crossfire auf dem Bildschirm für den Raum.
crossfire-wall-claim = Legt euch fest
crossfire-wall-talk = Redet
crossfire-wall-aim = Zielt!
crossfire-wall-reveal = Aufgedeckt!
