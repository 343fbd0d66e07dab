# Crossfire auf dem Bildschirm für den Raum.
crossfire-wall-deal = Die Karten gehen herum
crossfire-wall-claim = Legt euch fest
crossfire-wall-talk = Redet
crossfire-wall-aim = Zielt!
