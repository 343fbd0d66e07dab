"""A glance at somebody's screen in Crossfire: nothing on it depends on the cards he has seen, until he holds one."""

import base64
import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from crosstable.core.codec import encode
from crosstable.core.seats import Seat
from crosstable.games.crossfire import GAME
from crosstable.games.crossfire.data import ROLES, Options, Role
from crosstable.games.crossfire.state import Look, State
from crosstable.games.crossfire.view import open_seats
from helpers.playing import begin, random_turns

from .conftest import PHONE, Visitor
from .glance import drawings

pytestmark = pytest.mark.browser


def exchanged(state: State, one: Role, other: Role) -> State:
    """The same public game, in which these two kinds of card were exchanged in everybody's hands."""
    changed = {one: other, other: one}

    def card(role: Role) -> Role:
        return changed.get(role, role)

    looks = tuple(tuple(Look(look.stage, card(look.role)) for look in mine) for mine in state.looks)
    return msgspec.structs.replace(state, roles=tuple(map(card, state.roles)), looks=looks)


def worlds(state: State, seat: Seat) -> list[Any]:
    """What this seat's screen is drawn from, for every card it could have."""
    mine = state.roles[seat]
    lying_open = {state.roles[shown] for shown in open_seats(state)}
    states = [exchanged(state, mine, other) for other in sorted(set(state.deck) - lying_open)]
    assert len(states) > 1
    return [json.loads(encode(GAME.view(one, seat))) for one in states]


def phases(options: Options, seats: int) -> Iterator[State]:
    """A state of every phase a random game comes through."""
    met: set[str] = set()
    for turn in random_turns(begin(GAME, options, seats, bytes([7]) * 32), random.Random(7)):
        if turn.state.phase not in met and turn.state.phase != "over":
            met.add(turn.state.phase)
            yield turn.state


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        (Options(enforcer=True, bodyguard=True, notebook="statements"), 8),
        (Options(mode="sniper", notebook="looks"), 7),
        (Options(), 10),
    ],
    ids=["crossfire", "sniper", "ten"],
)
def test_a_covered_card_and_its_frame_tell_a_neighbour_nothing(visitor: Visitor, options: Options, seats: int) -> None:
    page = visitor("Neighbour", screen=PHONE)
    page.goto("/rules/crossfire")
    met = []
    for state in phases(options, seats):
        met.append(state.phase)
        seat = next(seat for seat in state.circle if seat not in open_seats(state))
        drawn = drawings(page, "crossfire", worlds(state, seat), seats)
        assert all(one == drawn[0] for one in drawn), f"phase {state.phase}: the screen of seat {seat} tells its card"
        assert any(one.startswith("card ") for one in drawn[0]), f"phase {state.phase}: nothing was held"
    assert met == ["claim", "talk", "aim"]


HELD = """async (roles) => {
  const { loadTable } = await import("/web/lib/games.js");
  await loadTable("crossfire");
  const { html } = await import("/web/lib/html.js");
  const { render } = await import("preact");
  const { RoleCard } = await import("/games/crossfire/web/cards.js");
  const place = document.createElement("div");
  document.body.replaceChildren(place);
  render(html`<div class="cf-own-card">${roles.map((role) => html`<span class="held" style="width:168px">
    ${html`<${RoleCard} role=${role} text="" />`}</span>`)}</div>`, place);
}"""
FAR = """async (png) => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const sum = [0, 0, 0];
  const all = Object.assign(document.createElement("canvas"), { width: picture.width, height: picture.height });
  const fine = all.getContext("2d");
  fine.drawImage(picture, 0, 0);
  const { data } = fine.getImageData(0, 0, picture.width, picture.height);
  for (let i = 0; i < data.length; i += 4) for (let c = 0; c < 3; c++) sum[c] += data[i + c];
  return sum.map((one) => one / (data.length / 4));
}"""
"""What a picture is from so far away that it is one dot: red, green and blue."""


def test_no_card_in_the_hand_can_be_told_by_its_colour_from_across_the_table(visitor: Visitor) -> None:
    page = visitor("Neighbour")
    page.goto("/rules/crossfire")
    page.evaluate(HELD, list(ROLES))
    cards = page.locator(".held .card").all()
    dots = [page.evaluate(FAR, base64.b64encode(card.screenshot()).decode()) for card in cards]
    assert len(dots) == len(ROLES)
    for ink in zip(*dots, strict=True):
        middle = (max(ink) + min(ink)) / 2
        assert max(ink) - middle <= 0.03 * 255, dict(zip(ROLES, ink, strict=True))
