"""A glance at somebody's screen while the card is closed: it must not depend on who he is."""

import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from crosstable.core.codec import encode
from crosstable.core.seats import Seat
from crosstable.games.resistance import GAME
from crosstable.games.resistance.data import Options
from crosstable.games.resistance.rules.setup import seen_at_opening
from crosstable.games.resistance.state import State
from helpers.playing import begin, random_turns

from .conftest import PHONE, Visitor
from .glance import drawings

pytestmark = pytest.mark.browser

EVERYTHING = Options(
    plot=True, hunter=True, inquisitor=True, dummy_agent=True, coordinator=True, deep_agent=True, pretender=True,
    blame=True, open_choice=True, suggestions=True, change_votes=True,
)  # fmt: skip


def as_another(state: State, seat: Seat, other: Seat) -> State:
    """The same public game, in which these two were dealt each other's characters."""
    dealt = list(state.characters)
    dealt[seat], dealt[other] = dealt[other], dealt[seat]
    characters = tuple(dealt)
    shown = tuple(known for known in state.knows[seat] if known.how != "reveal")
    knows = list(state.knows)
    knows[seat] = seen_at_opening(state.options, characters, seat) + shown
    return msgspec.structs.replace(state, characters=characters, knows=tuple(knows))


def worlds(state: State, seat: Seat) -> list[Any]:
    """What this seat's screen is drawn from, for every character it could have."""
    known = {one.seat for one in state.revealed}
    if seat in known:
        return []
    others = {state.characters[s]: s for s in range(state.seats) if s not in known}
    return [json.loads(encode(GAME.view(as_another(state, seat, other), seat))) for other in others.values()]


def phases(options: Options, seats: int, games: int) -> Iterator[State]:
    """A state of every phase that random games come through."""
    met: set[str] = set()
    for number in range(games):
        played = begin(GAME, options, seats, bytes([number]) * 32)
        for turn in random_turns(played, random.Random(number)):
            if turn.state.phase not in met and turn.state.phase != "over":
                met.add(turn.state.phase)
                yield turn.state


@pytest.mark.long
@pytest.mark.parametrize(
    ("options", "seats", "games", "expected"),
    [
        (EVERYTHING, 10, 8, 18),
        (Options(hunter=True), 5, 4, 8),
        (Options(reverser="both"), 7, 2, 3),
    ],
    ids=["everything", "five Hunters", "Reversers"],
)
def test_a_closed_card_tells_a_neighbour_nothing(
    visitor: Visitor, options: Options, seats: int, games: int, expected: int
) -> None:
    page = visitor("Neighbour", screen=PHONE)
    page.goto("/rules/resistance")
    met = 0
    for state in phases(options, seats, games):
        met += 1
        asked = max(GAME.actors(state))
        for seat in {max(asked, 0), (asked + 1) % seats}:
            drawn = drawings(page, "resistance", worlds(state, seat), seats)
            told = {line for one in drawn for line in set(one) ^ set(drawn[0])}
            same = all(one == drawn[0] for one in drawn)
            assert same, f"phase {state.phase}: seat {seat} tells its character: {told}"
    assert met == expected
