slow_cards-name = Langsame Karten
slow_cards-line = Für Tests.
