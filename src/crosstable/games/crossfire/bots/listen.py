"""Weighing imagined deals by what was said: people of each role talk as `manners` has it."""

from collections.abc import Iterable
from functools import cache

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from ..data import CLAIMS, ROLES, STAGES, Claimed, Deck, Mode, Role
from ..state import Statement
from .imagine import INDEX, NOT_SEEN, SampledDeals
from .manners import SUSPECTS, first_claims, outnumbered, telling

Floats = NDArray[np.float64]

OPINION = 1.3
"""How much likelier an Agent is to doubt an Assassin than anybody else, and to trust another Agent."""
KEEPS_QUIET = 0.8
"""How much less likely than an Assassin somebody else is to say nothing while most people talk."""
TRUST = 0.85
"""How far a bot trusts its picture of people: 1 is blindly."""


class _Shares(Struct, frozen=True):
    """How often each role claims what, and by role and card: tells truly, keeps silent, tells wrongly."""

    claim: Floats
    true: Floats
    silent: Floats
    wrong: Floats


@cache
def _shares(mode: Mode, deck: Deck) -> _Shares:
    quiet = outnumbered(mode, deck)
    manners = [[telling(role, card, quiet) for card in ROLES] for role in ROLES]
    return _Shares(
        np.array([first_claims(mode, deck)[role] for role in ROLES]) / 100,
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
) -> Floats:
    """A weight for each imagined deal, adding up to 1, from the claims and statements of all others."""
    log = np.zeros(len(worlds.roles))
    kinds, shares = len(set(deck)), _shares(mode, deck)
    talking = len({statement.seat for statement in own_words(said)})
    for place, seat in enumerate(circle):
        if seat == me:
            continue
        roles = worlds.roles[:, place]
        claim = claims[seat]
        if claim is not None:
            log += np.log(shares.claim[roles, CLAIMS.index(claim)])
        own = [statement for statement in said if statement.seat == seat]
        log += _looks(worlds, place, own, kinds, shares)
        for statement in own:
            log += _other(worlds, circle, place, statement, kinds, claim)
        if not own_words(own) and 2 * talking > len(circle):
            log += np.log(np.where(roles == INDEX["assassin"], 1.0, KEEPS_QUIET))
    log *= trust
    weights = np.exp(log - log.max())
    normal: Floats = weights / weights.sum()
    return normal


def _looks(worlds: SampledDeals, place: int, own: list[Statement], kinds: int, shares: _Shares) -> Floats:
    """What somebody told, misreported or kept silent about of the cards seen before the last one."""
    roles = worlds.roles[:, place]
    log = np.zeros(len(roles))
    told: dict[int, Role] = {}
    for statement in own:
        if statement.kind == "seen" and statement.stage is not None and statement.role is not None:
            told[STAGES.index(statement.stage)] = statement.role
    for look in range(4):
        cards = worlds.looks[:, place, look]
        if cards[0] == NOT_SEEN:
            break
        last = look == 3 or worlds.looks[0, place, look + 1] == NOT_SEEN
        if look in told:
            right = cards == INDEX[told[look]]
            log += np.log(np.where(right, shares.true[roles, cards], shares.wrong[roles, cards] / max(1, kinds - 1)))
        elif not last and told:
            log += np.log(shares.silent[roles, cards])
    return log


def own_words(said: Iterable[Statement]) -> list[Statement]:
    """What was said, turns of cards aside."""
    return [statement for statement in said if statement.kind != "claim"]


def _other(
    worlds: SampledDeals, circle: tuple[int, ...], place: int, statement: Statement, kinds: int, claim: Claimed | None
) -> Floats:
    """“I am …”, suspicions, doubts and trust. Who says what his card claims anyway tells nothing new."""
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
