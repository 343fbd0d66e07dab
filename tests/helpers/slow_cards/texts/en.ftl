slow_cards-name = Slow cards
slow_cards-line = For tests.
