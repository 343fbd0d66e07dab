"""Where everybody would point who has heard the talk, by what he may have seen."""

from functools import lru_cache

import numpy as np
from msgspec import Struct
from msgspec.structs import asdict, replace

from crosstable.core import Action, Seat

from ..actions import Claim
from ..data import ARMED, PROTECTORS, ROLES, Claimed, Deck, Mode
from ..rules.talk import SPEECHES
from ..state import Statement
from ..view import CrossfireView
from .imagine import Floats, Ints, SampledDeals, imagine
from .listen import TRUST, weigh
from .target import best_cards, worth

DEALS = 4000
"""Deals of which everybody knows only his own looks: from them follows where each would point."""

TINY = 1e-12

Aim = tuple[Seat, ...]


class Talk(Struct, frozen=True):
    """What everybody has heard."""

    mode: Mode
    deck: Deck
    circle: tuple[Seat, ...]
    claims: tuple[Claimed | None, ...]
    said: tuple[Statement, ...]
    shots: tuple[Seat, ...] = ()
    trust: float = TRUST
    """How far they trust it."""


class Minds(Struct, frozen=True):
    """Where everybody would point, by place in the circle and what was seen there; and where the shot cards lie."""

    aims: tuple[dict[int, Aim], ...]
    shots: tuple[Seat, ...]


def talk_of(view: CrossfireView) -> Talk:
    """What everybody has heard by now, and the shot cards if they lie for good: before, she may lay them elsewhere."""
    shots = view.shots if view.phase == "aim" else ()
    return Talk(view.mode, view.deck, view.circle, view.claims, view.said, shots)


def heard(talk: Talk, seat: Seat, action: Action) -> Talk:
    """What everybody has heard after these words."""
    if isinstance(action, Claim):
        turned = Statement(seat, "claim", claim=action.claim)
        claims = (*talk.claims[:seat], action.claim, *talk.claims[seat + 1 :])
        return replace(talk, claims=claims, said=(*talk.said, turned))
    return replace(talk, said=(*talk.said, statement_of(seat, action)))


def statement_of(seat: Seat, action: Action) -> Statement:
    """What stands on record if this seat says so."""
    return Statement(seat, SPEECHES[type(action)], **asdict(action))  # type: ignore[index]


def listened(talk: Talk, worlds: SampledDeals, me: Seat, keen: bool = False) -> Floats:
    """How likely each deal is by what was said; nobody listens to himself."""
    return weigh(worlds, talk.mode, talk.deck, talk.circle, me, talk.claims, talk.said, talk.trust, keen=keen)


@lru_cache(maxsize=64)
def minds(talk: Talk, depth: int) -> Minds:
    """What everybody would do who has heard this, whatever he saw; by so many deals."""
    worlds = anybody(talk.deck, depth).again()
    weights = listened(talk, worlds, -1)
    shots = talk.shots
    if talk.mode == "sniper" and not shots:
        shots = tuple(talk.circle[place] for place in best_cards(worlds.roles, weights, talk.deck)[0])
    return Minds(tuple(_pointing(talk, worlds, weights, place, shots) for place in range(len(talk.circle))), shots)


def _pointing(talk: Talk, worlds: SampledDeals, weights: Floats, place: int, shots: tuple[Seat, ...]) -> dict[int, Aim]:
    """Where somebody at this place would point, by what he saw."""
    saw, first, _ = _seen_there(talk.deck, len(weights), place)
    liked, found = _liked(talk, worlds, weights, place), dict[int, Aim]()
    liked[:, [place, *(talk.circle.index(seat) for seat in shots)]] = -1.0
    for code, row, role in zip(saw, liked, worlds.roles[first, place], strict=True):
        if ROLES[role] in ARMED | PROTECTORS:
            best = np.argsort(-row, kind="stable")[: 2 if ROLES[role] == "enforcer" else 1]
            found[int(code)] = tuple(sorted(talk.circle[at] for at in best))
    return found


def _liked(talk: Talk, worlds: SampledDeals, weights: Floats, place: int) -> Floats:
    """By what was seen at this place and by place in the circle: what it is worth to point there, 0 to the unarmed."""
    saw, first, group = _seen_there(talk.deck, len(weights), place)
    shares = np.zeros((len(saw), len(talk.circle), len(ROLES)))
    for other in range(len(talk.circle)):
        cells = group * len(ROLES) + worlds.roles[:, other]
        shares[:, other] = np.bincount(cells, weights, len(saw) * len(ROLES)).reshape(len(saw), len(ROLES))
    shares /= np.maximum(np.bincount(group, weights, len(saw)), TINY)[:, None, None]
    mine = np.array([_worths(role, talk.deck) for role in worlds.roles[first, place]])
    liked: Floats = np.einsum("sor,sr->so", shares, mine)
    return liked


def _worths(role: int, deck: Deck) -> Floats:
    return worth(ROLES[role], deck) if ROLES[role] in ARMED | PROTECTORS else np.zeros(len(ROLES))


@lru_cache(maxsize=16)
def anybody(deck: Deck, depth: int) -> SampledDeals:
    """Deals as somebody imagines them who has seen nothing: always the same."""
    return imagine(deck, None, (), depth, np.random.default_rng(1))


@lru_cache(maxsize=160)
def _seen_there(deck: Deck, depth: int, place: int) -> tuple[Ints, Ints, Ints]:
    """What can be seen at a place: as numbers, in which deal first, and which of them in each deal."""
    saw = codes(anybody(deck, depth), place)
    found: tuple[Ints, Ints, Ints] = np.unique(saw, return_index=True, return_inverse=True)
    return found


def codes(worlds: SampledDeals, place: int) -> Ints:
    """What was seen at a place as one number a deal."""
    base = len(ROLES) + 1
    return np.asarray((worlds.looks[:, place] + 1) @ base ** np.arange(worlds.looks.shape[2]))
