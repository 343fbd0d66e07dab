"""Players of other hands: written from descriptions, never tuned on, and frozen once they are here."""
