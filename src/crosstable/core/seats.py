"""Who sits at a table. Seats count from 0, clockwise."""

from collections import Counter
from string import ascii_uppercase

Seat = int
"""A place at a table, from 0."""

TIME: Seat = -1
"""The clock, as an actor: the end of a running time is an action like any other."""


def letter(seat: Seat) -> str:
    """What tells a seat from the others where numbers mean something else."""
    return ascii_uppercase[seat % len(ascii_uppercase)]


def told_apart(names: tuple[str, ...]) -> tuple[str, ...]:
    """These names for sentences: one that several have, as bots of one level do, is followed by its seat's letter."""
    times = Counter(names)
    return tuple(f"{name} {letter(seat)}" if times[name] > 1 else name for seat, name in enumerate(names))
