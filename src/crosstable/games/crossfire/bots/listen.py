"""Weighing imagined deals by what was said: people of each role talk as `manners` has it."""

from collections.abc import Iterable
from functools import cache, lru_cache

import numpy as np
from msgspec import Struct

from ..data import CLAIMS, ROLES, STAGES, Claimed, Deck, Mode, Role
from ..state import Statement
from .imagine import INDEX, NOT_SEEN, Floats, SampledDeals, Truths
from .manners import (
    BY_NEITHER,
    FRAMES,
    OPINIONS,
    TOLD_APART,
    Telling,
    first_claims,
    hides,
    in_the_end,
    keeps_out,
    outnumbered,
    telling,
    veiled,
)

KEEPS_QUIET = 0.8
"""How much less likely than an Assassin somebody else is to say nothing while most people talk."""
UNVEILED = 0.01
"""How often somebody who calls the VIP's card an Agent's calls it something else."""
FEWEST, LESS, STEPS = 40, 0.85, 6
"""How many deals at least should share the weight; by how much words are trusted less where fewer do, and how often."""
TRUST = 0.85
"""How far a bot trusts its picture of people: 1 is blindly."""


class _Shares(Struct, frozen=True):
    """How likely people speak as they do, as logarithms."""

    kinds: int
    claim: Floats
    """Role, claim."""
    telling: dict[Role | None, Floats]
    """By what is told, or nothing: role, card."""
    opinions: dict[tuple[str, bool | None], Floats]
    """By kind and whether it strikes back: role, whether the other one has lied, whether he is an Assassin."""
    babble: bool
    """Whether words of cards say nothing, nor what is said to them; an accusation does."""


@cache
def _shares(mode: Mode, deck: Deck, naive: bool, keen: bool) -> _Shares:
    manners = [[telling(role, card, mode, deck, naive) for card in ROLES] for role in ROLES]
    babble = outnumbered(mode, deck)
    if keen and not babble:
        manners = [
            [in_the_end(manner) if hides(role, card) else manner for card, manner in zip(ROLES, row, strict=True)]
            for role, row in zip(ROLES, manners, strict=True)
        ]
    kinds = len(set(deck))
    veils = np.array([[veiled(role, card, mode, deck) and not naive for card in ROLES] for role in ROLES])
    silent = np.array([keeps_out(role, mode, deck) for role in ROLES])
    return _Shares(
        kinds,
        np.log(np.array([first_claims(mode, deck, naive)[role] for role in ROLES]) / 100),
        {told: _tellings(told, manners, kinds, veils) for told in (None, *ROLES)},
        {
            (kind, struck): _opinions(kind, struck, silent) * (kind == "suspect" or not babble)
            for kind in OPINIONS
            for struck in (None, False, True)
        },
        babble,
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
    keen: bool = False,
) -> Floats:
    """A weight for each imagined deal, adding up to 1, from the claims and statements of all others.

    Who is keen knows what people say once they are asked, and tells words out of the blue from who strikes back. Where
    too few deals would have all the weight, words are trusted less: so few say nothing about the rest.
    """
    log = likelihood(worlds, mode, deck, circle, me, claims, said, naive, keen)
    weights = _normal(log * trust, worlds)
    for _ in range(STEPS):
        if 1 / (weights**2).sum() >= min(FEWEST, len(log) / 8):
            break
        log *= LESS
        weights = _normal(log * trust, worlds)
    return weights


def likelihood(
    worlds: SampledDeals,
    mode: Mode,
    deck: Deck,
    circle: tuple[int, ...],
    me: int,
    claims: tuple[Claimed | None, ...],
    said: tuple[Statement, ...],
    naive: bool = False,
    keen: bool = False,
) -> Floats:
    """Deal by deal how likely people would have claimed and said what they did; as logarithms."""
    log = np.zeros(len(worlds.roles))
    shares = _shares(mode, deck, naive, keen)
    words = {seat: tuple([statement for statement in said if statement.seat == seat]) for seat in circle}
    about = _keenly(said) if keen else _plainly(said)
    most_talk = 2 * sum(bool(own_words(own)) for own in words.values()) > len(circle)
    for place, seat in enumerate(circle):
        if seat != me:
            heard = _Heard(
                place,
                claims[seat],
                words[seat],
                tuple([about[number] for number, statement in enumerate(said) if statement.seat == seat]),
            )
            log += _heard_of(worlds, circle, heard, shares, most_talk)
    return log


Tale = tuple[tuple[int, Role], ...]
"""Which cards somebody says he saw: the look, the card."""
About = tuple[Tale, bool | None]
"""What somebody has told who is spoken of, and whether he had spoken ill of the speaker before (None: not heeded)."""


def _plainly(said: tuple[Statement, ...]) -> list[About]:
    """By statement, what those it is about tell in the whole talk."""
    tales = {seat: _tale([s for s in said if s.seat == seat]) for seat in {s.about for s in said}}
    return [(tales[s.about], None) for s in said]


@lru_cache(maxsize=32)
def _keenly(said: tuple[Statement, ...]) -> list[About]:
    """By statement, what those it is about had told until then, and whether it strikes back."""
    found = list[About]()
    for number, one in enumerate(said):
        theirs = [s for s in said[:number] if s.seat == one.about] if one.kind in OPINIONS else []
        struck = any(s.about == one.seat and s.kind in ("doubt", "suspect") for s in theirs)
        found.append((_tale(theirs), struck))
    return found


class _Heard(Struct, frozen=True):
    """All that somebody let the others know."""

    place: int
    claim: Claimed | None
    words: tuple[Statement, ...]
    about: tuple[About, ...]
    """What is known of those he speaks of."""


def _heard_of(worlds: SampledDeals, circle: tuple[int, ...], heard: _Heard, shares: _Shares, most_talk: bool) -> Floats:
    """How likely it is, deal by deal; worked out anew only when somebody says something."""
    place = heard.place

    def work_out() -> Floats:
        log = np.zeros(len(worlds.roles)) + _claimed(worlds, place, heard.claim, shares)
        log += _looks(worlds, place, _tale(heard.words), shares)
        for statement, about in zip(heard.words, heard.about, strict=True):
            if statement.kind in _HEARD:
                log += _other(worlds, circle, heard, statement, about, shares)
        if most_talk and not own_words(heard.words):
            log += _kept_quiet(worlds, place)
        return log

    return worlds.remembered((heard, most_talk), work_out)


def _tale(own: Iterable[Statement]) -> Tale:
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
        ("claim", place, claim), lambda: shares.claim[:, CLAIMS.index(claim)].take(worlds.roles[:, place])
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
    cells = worlds.roles[:, place].astype(np.intp) * len(ROLES) + worlds.looks[:, place, look]
    return shares.telling[told].take(cells)


def own_words(said: Iterable[Statement]) -> list[Statement]:
    """What was said, turns of cards aside."""
    return [statement for statement in said if statement.kind != "claim"]


_HEARD = ("am", "suspect", "doubt", "trust")


def _other(
    worlds: SampledDeals, circle: tuple[int, ...], heard: _Heard, statement: Statement, known: About, shares: _Shares
) -> Floats | float:
    """“I am …”, suspicions, doubts and trust. Who says what his card claims anyway tells nothing new."""
    roles = worlds.roles[:, heard.place]
    if statement.kind == "am":
        if statement.role is None or statement.role == heard.claim or shares.babble:
            return 0.0
        right = roles == INDEX[statement.role]
        return np.log(np.where(right, _AM[roles], (1 - _AM[roles]) / max(1, shares.kinds - 1)))
    if statement.about not in circle or (statement.kind == "suspect" and statement.role != "assassin"):
        return 0.0
    about = circle.index(statement.about)
    key = (heard.place, statement.kind, about, known)
    return worlds.remembered(key, lambda: _opinion(worlds, heard.place, statement.kind, about, known, shares))


def _opinion(worlds: SampledDeals, place: int, kind: str, about: int, known: About, shares: _Shares) -> Floats:
    """What somebody thinks of somebody else, by whether it is so and whether he means it."""
    tale, struck = known
    cells = worlds.roles[:, place].astype(np.intp) * 4 + (worlds.roles[:, about] == INDEX["assassin"])
    if kind != "suspect":
        lied = np.zeros(len(cells), dtype=bool)
        for look, role in tale:
            lied |= worlds.looks[:, about, look] != INDEX[role]
        cells += 2 * lied
    likely: Floats = shares.opinions[kind, struck].take(cells)
    return likely


def _opinions(kind: str, struck: bool | None, keeps_out: Truths) -> Floats:
    """By role, whether the other one has lied and whether he is an Assassin: how likely it is said; as logarithms."""
    said = OPINIONS[kind] if struck is None else TOLD_APART[kind, struck]
    lied, assassin = np.array([[False, False], [True, True]]), np.array([[False, True], [False, True]])
    right = assassin if kind == "suspect" else lied if kind == "doubt" else ~lied
    fellow = np.where(right, said.fellow_right, said.fellow_wrong)
    falsely = np.where(assassin, fellow, np.where(right, said.framed_right, said.framed_wrong))
    likely = np.where(_FRAMES[:, None, None], falsely, np.where(right, said.right, said.wrong))
    logs: Floats = np.log(np.where(keeps_out[:, None, None] & (kind == "suspect"), BY_NEITHER, likely))
    return logs


def _tellings(told: Role | None, manners: list[list[Telling]], kinds: int, veils: Truths) -> Floats:
    """By role and card seen: how likely it is told as this one, or kept silent; as logarithms."""
    true, silent, wrong = (
        np.array([[getattr(manner, way) for manner in row] for row in manners]) / 100
        for way in ("true", "silent", "wrong")
    )
    if told is None:
        return np.log(silent)
    falsely = np.where(veils, wrong if told == "agent" else UNVEILED, wrong / max(1, kinds - 1))
    return np.log(np.where(np.arange(len(ROLES)) == INDEX[told], true, falsely))
