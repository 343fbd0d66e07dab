"""Weighing imagined deals by what was said: people of each role talk as `manners` has it."""

from collections.abc import Iterable
from functools import cache

import numpy as np
from msgspec import Struct

from ..data import CLAIMS, ROLES, STAGES, Claimed, Deck, Mode, Role
from ..state import Statement
from .imagine import INDEX, NOT_SEEN, Floats, SampledDeals
from .manners import SUSPECTS, first_claims, telling

OPINION = 1.3
"""How much likelier an Agent is to doubt an Assassin than anybody else, and to trust another Agent."""
KEEPS_QUIET = 0.8
"""How much less likely than an Assassin somebody else is to say nothing while most people talk."""
FEWEST, LESS, STEPS = 40, 0.85, 6
"""How many deals at least should share the weight; by how much words are trusted less where fewer do, and how often."""
TRUST = 0.85
"""How far a bot trusts its picture of people: 1 is blindly."""


class _Shares(Struct, frozen=True):
    """How often each role claims what, and by role and card: tells truly, keeps silent, tells wrongly."""

    kinds: int
    claim: Floats
    true: Floats
    silent: Floats
    wrong: Floats


@cache
def _shares(mode: Mode, deck: Deck, naive: bool) -> _Shares:
    manners = [[telling(role, card, mode, deck, naive) for card in ROLES] for role in ROLES]
    return _Shares(
        len(set(deck)),
        np.array([first_claims(mode, deck, naive)[role] for role in ROLES]) / 100,
        np.array([[manner.true for manner in row] for row in manners]) / 100,
        np.array([[manner.silent for manner in row] for row in manners]) / 100,
        np.array([[manner.wrong for manner in row] for row in manners]) / 100,
    )


_AM_TRUE = {"agent": 0.9, "enforcer": 0.9, "bodyguard": 0.9, "bystander": 0.95, "assassin": 0.1, "vip": 0.3}
_AM = np.array([_AM_TRUE.get(role, 0.5) for role in ROLES])
_BLUE = np.array([role in SUSPECTS for role in ROLES])


def weigh(
    worlds: SampledDeals,
    mode: Mode,
    deck: Deck,
    circle: tuple[int, ...],
    me: int,
    claims: tuple[Claimed | None, ...],
    said: tuple[Statement, ...],
    trust: float = TRUST,
    naive: bool = False,
) -> Floats:
    """A weight for each imagined deal, adding up to 1, from the claims and statements of all others.

    Where too few deals would have all the weight, words are trusted less: so few say nothing about the rest.
    """
    log = np.zeros(len(worlds.roles))
    shares = _shares(mode, deck, naive)
    talking = len({statement.seat for statement in own_words(said)})
    for place, seat in enumerate(circle):
        if seat == me:
            continue
        own = [statement for statement in said if statement.seat == seat]
        log += _claimed(worlds, place, claims[seat], shares)
        log += _looks(worlds, place, own, shares)
        for statement in own:
            if statement.kind in _HEARD:
                log += _other(worlds, circle, place, statement, shares.kinds, claims[seat])
        if not own_words(own) and 2 * talking > len(circle):
            log += _kept_quiet(worlds, place)
    weights = _normal(log * trust, worlds)
    for _ in range(STEPS):
        if 1 / (weights**2).sum() >= min(FEWEST, len(log) / 8):
            break
        log *= LESS
        weights = _normal(log * trust, worlds)
    return weights


def _normal(log: Floats, worlds: SampledDeals) -> Floats:
    weights = np.exp(log - log.max()) * worlds.times
    normal: Floats = weights / weights.sum()
    return normal


def _claimed(worlds: SampledDeals, place: int, claim: Claimed | None, shares: _Shares) -> Floats | float:
    """What somebody's card claims."""
    if claim is None:
        return 0.0
    return worlds.remembered(
        ("claim", place, claim), lambda: np.log(shares.claim[worlds.roles[:, place], CLAIMS.index(claim)])
    )


def _kept_quiet(worlds: SampledDeals, place: int) -> Floats:
    """Somebody says nothing while most people talk."""
    roles = worlds.roles
    return worlds.remembered(
        ("quiet", place), lambda: np.log(np.where(roles[:, place] == INDEX["assassin"], 1.0, KEEPS_QUIET))
    )


def _looks(worlds: SampledDeals, place: int, own: list[Statement], shares: _Shares) -> Floats | float:
    """What somebody told, misreported or kept silent about of the cards seen before the last one."""
    told: dict[int, Role] = {}
    for statement in own:
        if statement.kind == "seen" and statement.stage is not None and statement.role is not None:
            told[STAGES.index(statement.stage)] = statement.role
    if not told:
        return 0.0
    seen = int((worlds.looks[0, place] != NOT_SEEN).sum())
    looks = [look for look in range(seen) if look in told or look < seen - 1]
    return sum(_look(worlds, place, look, told.get(look), shares) for look in looks)


def _look(worlds: SampledDeals, place: int, look: int, told: Role | None, shares: _Shares) -> Floats:
    return worlds.remembered(("look", place, look, told), lambda: _told(worlds, place, look, told, shares))


def _told(worlds: SampledDeals, place: int, look: int, told: Role | None, shares: _Shares) -> Floats:
    roles, cards = worlds.roles[:, place], worlds.looks[:, place, look]
    if told is None:
        return np.log(shares.silent[roles, cards])
    wrong = shares.wrong[roles, cards] / max(1, shares.kinds - 1)
    return np.log(np.where(cards == INDEX[told], shares.true[roles, cards], wrong))


def own_words(said: Iterable[Statement]) -> list[Statement]:
    """What was said, turns of cards aside."""
    return [statement for statement in said if statement.kind != "claim"]


_HEARD = ("am", "suspect", "doubt", "trust")


def _other(
    worlds: SampledDeals, circle: tuple[int, ...], place: int, statement: Statement, kinds: int, claim: Claimed | None
) -> Floats:
    """“I am …”, suspicions, doubts and trust. Who says what his card claims anyway tells nothing new."""
    return worlds.remembered(
        (place, statement, claim), lambda: _weighed(worlds, circle, place, statement, kinds, claim)
    )


def _weighed(
    worlds: SampledDeals, circle: tuple[int, ...], place: int, statement: Statement, kinds: int, claim: Claimed | None
) -> Floats:
    roles = worlds.roles[:, place]
    if statement.kind == "am" and statement.role is not None and statement.role != claim:
        right = roles == INDEX[statement.role]
        return np.log(np.where(right, _AM[roles], (1 - _AM[roles]) / max(1, kinds - 1)))
    if statement.kind == "suspect" and statement.role == "assassin" and statement.about in circle:
        target = worlds.roles[:, circle.index(statement.about)]
        right = target == INDEX["assassin"]
        return np.log(np.where(right, np.where(_BLUE[roles], 0.6, 0.25), np.where(_BLUE[roles], 0.25, 0.35)))
    if statement.kind in ("doubt", "trust") and statement.about in circle:
        target = worlds.roles[:, circle.index(statement.about)]
        meant = (target == INDEX["assassin"]) if statement.kind == "doubt" else _BLUE[target]
        return np.log(np.where(meant & _BLUE[roles], OPINION, 1.0))
    return np.zeros(len(roles))
