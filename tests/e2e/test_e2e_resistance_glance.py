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

pytestmark = pytest.mark.browser

EVERYTHING = Options(
    plot=True, hunter=True, inquisitor=True, dummy_agent=True, coordinator=True, deep_agent=True, pretender=True,
    blame=True,
)  # fmt: skip

DRAW = """async (worlds) => {
  const { loadGame } = await import("/web/lib/games.js");
  const { html } = await import("/web/lib/html.js");
  const { render } = await import("preact");
  const Table = await loadGame("resistance", "table");
  const place = document.createElement("div");
  document.body.append(place);
  const drawn = (view) => {
    render(null, place);
    const players = view.held.map((_, i) => ({ name: `P${i + 1}`, kind: "person", note: "", here: true, wins: 0 }));
    render(html`<${Table} view=${view} players=${players} options=${view.options}
      you=${{ seat: view.seat, host: false }}
      act=${async () => null} sending=${false} secondsLeft=${() => 9} news=${[]} thought=${null} replay=${false}
      final=${null} goTo=${null} ending=${null} below=${null} />`, place);
    return place.innerHTML;
  };
  return worlds.map(drawn);
}"""


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
            drawn = page.evaluate(DRAW, worlds(state, seat))
            assert len(set(drawn)) <= 1, f"phase {state.phase}: the screen of seat {seat} tells its character"
    assert met == expected
