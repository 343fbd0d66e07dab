"""Compile everything once, so that no player waits for a compiler."""

from .search import Search


def warm() -> None:
    """Load or compile the whole core and play a few simulations with it."""
    Search(5, "." * 61).run(100)
