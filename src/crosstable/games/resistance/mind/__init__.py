"""How the bots of The Resistance think: an exact belief over all deals, and what they make of it."""
