"""How a state of the count is packed into one whole number.

From the lowest bit: the number at the current place; then for the four sources (held at the start, piles A, B, C) the
pinned cards that still need a draw; then for the eight kinds (source and parity) the hidden hideouts; the same for
pinned sprint cards; on top one bit for every wrong guess of several numbers that may still turn out to be wholly right.
"""

SOURCES = 4
KINDS = 2 * SOURCES
EVEN, ODD = 0, 1

NUMBER = (1 << 6) - 1
PENDING = tuple(6 + 5 * source for source in range(SOURCES))
HIDEOUTS = tuple(26 + 4 * kind for kind in range(KINDS))
SPRINTS = tuple(58 + 4 * kind for kind in range(KINDS))
ALIVE = 90

_FIELD = 15
ALL_PENDING = sum(31 << shift for shift in PENDING)
GUARDS = sum(16 << shift for shift in PENDING)
_PARITIES = tuple((_FIELD << SPRINTS[2 * source]) + (_FIELD << SPRINTS[2 * source + 1]) for source in range(SOURCES))


def pending(state: int, source: int) -> int:
    """Pinned cards of this source that still need a draw."""
    return state >> PENDING[source] & _FIELD


def all_pending(state: int) -> int:
    """Pinned cards of all sources."""
    return (state >> 6 & 15) + (state >> 11 & 15) + (state >> 16 & 15) + (state >> 21 & 15)


def limit(drawn: tuple[int, ...]) -> int:
    """For `fits`: as many pinned cards of each source as were drawn, and a guard bit above each."""
    return sum(min(count, _FIELD) << shift for count, shift in zip(drawn, PENDING, strict=True)) + GUARDS


def fits(state: int, most: int) -> bool:
    """Whether no source has more pinned cards than the limit: no subtraction then borrows from its guard."""
    return (most - (state & ALL_PENDING)) & GUARDS == GUARDS


def hideouts(state: int, kind: int) -> int:
    """Hidden hideouts of this kind so far."""
    return state >> HIDEOUTS[kind] & _FIELD


def sprints(state: int, kind: int) -> int:
    """Pinned sprint cards of this kind so far."""
    return state >> SPRINTS[kind] & _FIELD


def without_parity(state: int) -> int:
    """The state with the hideouts of a source counted together where no pinned sprint card asks for their parity."""
    for source in range(SOURCES):
        odd = state >> HIDEOUTS[2 * source + ODD] & _FIELD
        if odd and not state & _PARITIES[source]:
            state += (odd << HIDEOUTS[2 * source]) - (odd << HIDEOUTS[2 * source + ODD])
    return state
