"""What people say over a board of CROSS."""

from crosstable.core.phrases import Phrase

PHRASES = tuple(
    Phrase(f"cross-say-{name}") for name in ("strong", "missed", "seen", "tight", "side", "both", "opposite", "swap")
)
