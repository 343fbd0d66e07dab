"""How the count notes pinned cards, which are those whose identity matters, in one whole number.

From the lowest bit: for the four sources (held at the start, piles A, B, C) the pinned cards that still need a draw,
with a guard bit above each; then for the eight kinds (source and parity) the pinned sprint cards.
"""

SOURCES = 4
KINDS = 2 * SOURCES
EVEN, ODD = 0, 1

PENDING = tuple(5 * source for source in range(SOURCES))
SPRINTS = tuple(20 + 4 * kind for kind in range(KINDS))

_FIELD = 15
GUARDS = sum(16 << shift for shift in PENDING)


def limit(drawn: tuple[int, ...]) -> int:
    """As many pinned cards of each source as were drawn, and a guard bit above each.

    Where more are pinned, subtracting them from the limit borrows from a guard.
    """
    return sum(min(count, _FIELD) << shift for count, shift in zip(drawn, PENDING, strict=True)) + GUARDS
