"""Which cards are dealt, and which special roles go together (C2–C4)."""

from functools import cache
from itertools import permutations

from crosstable.core import BadSetup

from ..data import EXCHANGES, ROLES, STANDARD, Deck, Mode, Role, Special, role_name


@cache
def deck_of(mode: Mode, seats: int, specials: tuple[Special, ...]) -> Deck:
    """The cards that are dealt, in the order of `ROLES`, or BadSetup with the reason (C2–C4)."""
    least = min(STANDARD[mode]["vip"])
    if seats < least:
        raise BadSetup("crossfire-mode-needs", mode=mode, least=least)
    for special in specials:
        _check_allowed(special, mode, seats)
    cards: dict[Role, int] = dict.fromkeys(ROLES, 0) | {role: n[seats] for role, n in STANDARD[mode].items()}
    stuck: tuple[int, Special, Role] | None = None
    for order in permutations(specials):
        found = _exchange_all(dict(cards), order)
        if isinstance(found, dict):
            return tuple(role for role in ROLES for _ in range(found[role]))
        stuck = max(stuck or found, found)  # the order that gets furthest gives the reason
    assert stuck
    raise BadSetup("crossfire-no-card-left", special=role_name(stuck[1]), card=role_name(stuck[2]))


def _check_allowed(special: Special, mode: Mode, seats: int) -> None:
    exchange = EXCHANGES[special]
    if mode not in exchange.modes:
        raise BadSetup("crossfire-special-mode", special=role_name(special))
    if not exchange.least <= seats <= exchange.most:
        raise BadSetup("crossfire-special-seats", special=role_name(special), least=exchange.least, most=exchange.most)


def _exchange_all(cards: dict[Role, int], order: tuple[Special, ...]) -> dict[Role, int] | tuple[int, Special, Role]:
    """Exchange the cards special by special; or how far it went, who was stuck and the card that was missing."""
    for done, special in enumerate(order):
        for role in EXCHANGES[special].out:
            if not cards[role]:
                return done, special, role
            cards[role] -= 1
        for role in EXCHANGES[special].into:
            cards[role] += 1
    return cards
