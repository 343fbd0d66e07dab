"""Weighing imagined deals by what was said: people of each role talk as `manners` has it."""

from collections.abc import Iterable
from functools import cache

import numpy as np
from msgspec import Struct

from ..data import CLAIMS, ROLES, STAGES, Claimed, Deck, Mode, Role
from ..state import Statement
from .imagine import INDEX, NOT_SEEN, Floats, Roles, SampledDeals, Truths
from .manners import BY_NEITHER, FRAMES, OPINIONS, first_claims, keeps_out, telling, veiled

KEEPS_QUIET = 0.8
"""How much less likely than an Assassin somebody else is to say nothing while most people talk."""
UNVEILED = 0.01
"""How often somebody who calls the VIP's card an Agent's calls it something else."""
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
    veiled: Truths
    """By role and card: who calls this card an Agent's instead."""
    keeps_out: Truths
    """Who accuses nobody."""


@cache
def _shares(mode: Mode, deck: Deck, naive: bool) -> _Shares:
    manners = [[telling(role, card, mode, deck, naive) for card in ROLES] for role in ROLES]
    return _Shares(
        len(set(deck)),
        np.array([first_claims(mode, deck, naive)[role] for role in ROLES]) / 100,
        np.array([[manner.true for manner in row] for row in manners]) / 100,
        np.array([[manner.silent for manner in row] for row in manners]) / 100,
        np.array([[manner.wrong for manner in row] for row in manners]) / 100,
        np.array([[veiled(role, card, mode, deck) and not naive for card in ROLES] for role in ROLES]),
        np.array([keeps_out(role, mode, deck) for role in ROLES]),
    )


_AM_TRUE = {"agent": 0.9, "enforcer": 0.9, "bodyguard": 0.9, "bystander": 0.95, "assassin": 0.1, "vip": 0.3}
_AM = np.array([_AM_TRUE.get(role, 0.5) for role in ROLES])
_FRAMES = np.array([role in FRAMES for role in ROLES])


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
    words = {seat: tuple([statement for statement in said if statement.seat == seat]) for seat in circle}
    tales = {seat: _tale(own) for seat, own in words.items()}
    most_talk = 2 * sum(bool(own_words(own)) for own in words.values()) > len(circle)
    for place, seat in enumerate(circle):
        if seat != me:
            heard = _Heard(
                place,
                claims[seat],
                words[seat],
                tuple([tales.get(s.about, ()) if s.about is not None else () for s in words[seat]]),
            )
            log += _heard_of(worlds, circle, heard, shares, most_talk)
    weights = _normal(log * trust, worlds)
    for _ in range(STEPS):
        if 1 / (weights**2).sum() >= min(FEWEST, len(log) / 8):
            break
        log *= LESS
        weights = _normal(log * trust, worlds)
    return weights


Tale = tuple[tuple[int, Role], ...]
"""Which cards somebody says he saw: the look, the card."""


class _Heard(Struct, frozen=True):
    """All that somebody let the others know."""

    place: int
    claim: Claimed | None
    words: tuple[Statement, ...]
    tales: tuple[Tale, ...]
    """What those he speaks of have told themselves."""


def _heard_of(worlds: SampledDeals, circle: tuple[int, ...], heard: _Heard, shares: _Shares, most_talk: bool) -> Floats:
    """How likely it is, deal by deal; worked out anew only when somebody says something."""
    place = heard.place

    def work_out() -> Floats:
        log = np.zeros(len(worlds.roles)) + _claimed(worlds, place, heard.claim, shares)
        log += _looks(worlds, place, _tale(heard.words), shares)
        for statement, tale in zip(heard.words, heard.tales, strict=True):
            if statement.kind in _HEARD:
                log += _other(worlds, circle, heard, statement, tale, shares)
        if most_talk and not own_words(heard.words):
            log += _kept_quiet(worlds, place)
        return log

    return worlds.remembered((heard, most_talk), work_out)


def _tale(own: tuple[Statement, ...]) -> Tale:
    """What somebody said last of each card."""
    told = {
        STAGES.index(s.stage): s.role for s in own if s.kind == "seen" and s.stage is not None and s.role is not None
    }
    return tuple(told.items())


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


def _looks(worlds: SampledDeals, place: int, tale: Tale, shares: _Shares) -> Floats | float:
    """What somebody told, misreported or kept silent about of the cards seen before the last one."""
    if not tale:
        return 0.0
    told = dict(tale)
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
    if shares.veiled.any():
        veiled = shares.veiled[roles, cards]
        wrong = np.where(veiled, shares.wrong[roles, cards] if told == "agent" else UNVEILED, wrong)
    return np.log(np.where(cards == INDEX[told], shares.true[roles, cards], wrong))


def own_words(said: Iterable[Statement]) -> list[Statement]:
    """What was said, turns of cards aside."""
    return [statement for statement in said if statement.kind != "claim"]


_HEARD = ("am", "suspect", "doubt", "trust")


def _other(
    worlds: SampledDeals, circle: tuple[int, ...], heard: _Heard, statement: Statement, tale: Tale, shares: _Shares
) -> Floats | float:
    """“I am …”, suspicions, doubts and trust. Who says what his card claims anyway tells nothing new."""
    roles = worlds.roles[:, heard.place]
    if statement.kind == "am":
        if statement.role is None or statement.role == heard.claim:
            return 0.0
        right = roles == INDEX[statement.role]
        return np.log(np.where(right, _AM[roles], (1 - _AM[roles]) / max(1, shares.kinds - 1)))
    if statement.about not in circle or (statement.kind == "suspect" and statement.role != "assassin"):
        return 0.0
    about = circle.index(statement.about)
    key = (heard.place, statement.kind, about, tale)
    return worlds.remembered(key, lambda: _opinion(worlds, roles, statement.kind, about, tale, shares.keeps_out))


def _opinion(worlds: SampledDeals, roles: Roles, kind: str, about: int, tale: Tale, keeps_out: Truths) -> Floats:
    """What somebody thinks of somebody else, by whether it is so and whether he means it."""
    said, assassin = OPINIONS[kind], worlds.roles[:, about] == INDEX["assassin"]
    lied = np.zeros(len(roles), dtype=bool)
    for look, role in tale:
        lied |= worlds.looks[:, about, look] != INDEX[role]
    right = assassin if kind == "suspect" else lied if kind == "doubt" else ~lied
    falsely = np.where(assassin, said.fellow, np.where(right, said.framed_right, said.framed_wrong))
    likely = np.where(_FRAMES[roles], falsely, np.where(right, said.right, said.wrong))
    return np.log(np.where(keeps_out[roles] & (kind == "suspect"), BY_NEITHER, likely))
