"""Pairs of games that look the same to one viewer: other cards elsewhere, other hidden claims and aims."""

import random
from collections.abc import Iterable, Iterator
from functools import partial

from crosstable.core.action import Action
from crosstable.core.chance import Chance, QuickChance
from crosstable.core.game import AnyGame
from crosstable.core.seats import Seat
from crosstable.games.crossfire.actions import Aim, Claim, Doubt, Plead, Ready, TellRole, TellSeen
from crosstable.games.crossfire.data import CLAIMS, GROUPS, Options
from crosstable.games.crossfire.state import State
from helpers.leaks import Run

from .crossfire_dealing import Stacked

Moves = tuple[tuple[Seat, Action], ...]
SEATS = 10


def _options(luck: random.Random) -> Options:
    if luck.random() < 0.3:
        return Options(mode="sniper", dealer=1, sniper=luck.randint(2, SEATS), supporter=luck.random() < 0.5)
    notebook = luck.choice(["off", "looks", "statements"])
    keeper = luck.random() < 0.5
    return Options(
        dealer=luck.randint(1, SEATS),
        bodyguard=luck.random() < 0.5,
        peace_keeper=keeper,
        bomber=luck.random() < 0.5,
        protester=keeper,
        notebook=notebook,  # type: ignore[arg-type]
    )


Mix = tuple[int, int, int]
Deal = tuple[list[str], list[Mix]]
"""The cards, clockwise from the dealer, and how each group mixes."""


def _mix(luck: random.Random) -> Mix:
    first, second, third = luck.sample(range(3), 3)
    return first, second, third


def _deal(deck: Iterable[str], luck: random.Random) -> Deal:
    cards = list(deck)
    luck.shuffle(cards)
    return cards, [_mix(luck) for _ in range(4)]


def _seen(mixes: list[Mix], circle: int, place: int) -> set[int]:
    """Which of the cards, counted as they were dealt, somebody at this place looks at."""
    cards = [circle - 1, *range(circle - 1)]
    seen = {place, cards[place]}
    for group, mix in zip(GROUPS[circle], mixes, strict=False):
        places = [p - 1 for p in group]
        for to, card in zip(places, [cards[places[i]] for i in mix], strict=True):
            cards[to] = card
        if place in places:
            seen.add(cards[place])
    return seen


def _twin(deal: Deal, circle: int, place: int | None, luck: random.Random) -> Deal:
    """Another deal in which somebody at this place sees the same."""
    cards, mixes = deal
    if place is None:
        return _deal(cards, luck)
    hidden = [i for i in range(circle) if i not in _seen(mixes, circle, place)]
    other = list(cards)
    for to, card in zip(hidden, luck.sample([cards[i] for i in hidden], len(hidden)), strict=True):
        other[to] = card
    return other, mixes


def _claims(state: State, viewer: Seat | None, last: Seat, luck: random.Random) -> Moves:
    """Everybody but the last one has claimed something in secret; the viewer always the same."""
    return tuple(
        (seat, Claim("vip" if seat == viewer else luck.choice(CLAIMS))) for seat in state.circle if seat != last
    )


def _until_aims(state: State, viewer: Seat | None, last: Seat, luck: random.Random) -> Moves:
    """Open claims and talk as fixed by the seats alone, then secret aims of all but the last one."""
    others = [seat for seat in range(SEATS) if seat != last]
    talk: list[tuple[Seat, Action]] = [(seat, Claim("agent")) for seat in state.circle]
    talk += [(state.circle[1], TellSeen("dealt", "vip")), (state.circle[2], TellRole("agent"))]
    talk += [(state.circle[3], Plead()), (state.circle[0], Doubt(state.circle[5]))]
    talk += [(seat, Ready()) for seat in state.circle]
    if state.sniper is not None:
        return tuple(talk)
    aims = [(seat, Aim(((seat + (1 if seat == viewer else luck.randint(1, 9))) % SEATS,))) for seat in others]
    return (*talk, *aims)


def twins(game: AnyGame, viewer: Seat | None, luck: random.Random) -> Iterator[tuple[Run, Run]]:
    """Two deals the viewer cannot tell apart, with different secret choices of the others."""
    for number in range(6):
        options = _options(luck)
        table = game.start(options, SEATS, QuickChance(0)).state
        deal = _deal(table.deck, luck)
        place = table.circle.index(viewer) if viewer in table.circle else None
        other = _twin(deal, len(table.circle), place, luck)
        last = luck.choice([seat for seat in table.circle if seat != viewer])
        moves = _until_aims if number % 2 else _claims
        yield (
            Run(options, SEATS, partial(_stacked, deal), moves(table, viewer, last, luck)),
            Run(options, SEATS, partial(_stacked, other), moves(table, viewer, last, luck)),
        )


def _stacked(deal: Deal, number: int) -> Chance:
    return Stacked(*deal)
