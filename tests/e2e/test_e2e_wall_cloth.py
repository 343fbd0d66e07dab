"""The cloth on the wall: whoever stands on it stands on it wholly, and what was said last is on it."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from crosstable.core.events import Event
from crosstable.games.crossfire import GAME as CROSSFIRE
from crosstable.games.crossfire.data import Options as Crossfire
from crosstable.games.crossfire.events import Said
from crosstable.games.resistance import GAME
from crosstable.games.resistance.data import Options
from helpers.playing import Played, begin, random_turns

from .conftest import Visitor
from .fed import FED, tell
from .running import Server
from .test_e2e_resistance import seated
from .test_e2e_wall import WALL

pytestmark = pytest.mark.browser

SEATS = 10
ON_CLOTH = """async () => {
  for (let i = 0; i < 3; i++) await new Promise((done) => requestAnimationFrame(done)); // it is drawn by then
  await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null)));
  const cloth = document.querySelector(".wall-arc").getBoundingClientRect();
  const [x, y, radius] = [cloth.left + cloth.width / 2, cloth.top + cloth.width / 2, cloth.width / 2];
  return [...document.querySelectorAll(".wall-middle .face")].map((face) => {
    const { left, top, width } = face.getBoundingClientRect();
    const far = Math.hypot(left + width / 2 - x, top + width / 2 - y) + width / 2;
    return [Math.round(left), Math.round(top), far <= radius];
  });
}"""
"""Where every face in the middle is, and whether the round cloth is under all of it."""


def _scenes() -> Iterator[tuple[str, Played, int, float]]:
    """Votes and missions of every size, an accusation, and both ends; and how far a moment has come."""
    met: set[str] = set()
    for number in range(12):
        played = begin(GAME, Options(hunter=True), SEATS, bytes([number]) * 32)
        for _ in random_turns(played, random.Random(number)):
            pass
        for step, one in enumerate(played.steps):
            heard: list[Event] = [told.event for told in one.events]
            state: Any = one.state
            accused = any(type(event).__name__ == "Accused" for event in heard)
            name = f"{state.phase} {len(state.team)}" if state.phase in ("vote", "mission") else state.phase
            name = f"over {len(state.outcome.winners)}" if state.phase == "over" and state.outcome else name
            name = "accused" if accused and state.phase != "over" else name
            if name not in met and name.split()[0] in ("vote", "mission", "over", "accused"):
                met.add(name)
                yield name, played, step, 100 if name == "accused" else -1


def _hung(visitor: Visitor, server: Server, seats: int, **table: Any) -> Page:
    """A room screen that hears what it is told."""
    code, _ = seated(server, seats, seats=seats, **table)
    wall = visitor("TV", screen=WALL)
    wall.add_init_script(f"({FED})()")
    wall.goto(f"/tv/{code}")
    wall.wait_for_function("() => window.first !== undefined")
    return wall


def test_every_face_on_the_cloth_stands_on_it_wholly(visitor: Visitor, server: Server) -> None:
    wall = _hung(visitor, server, SEATS)
    met = []
    for name, played, step, gone in _scenes():
        tell(wall, played, step, None, gone=gone, slowly=50)
        wall.wait_for_function("() => document.querySelector('.wall-middle .face')")
        faces = wall.evaluate(ON_CLOTH)
        assert faces
        assert all(on for *_, on in faces), (name, faces)
        met.append(name)
    assert {"vote 3", "vote 5", "mission 3", "mission 5"} < set(met), met
    assert "accused" in met
    assert any(name.startswith("over") for name in met)


def test_the_room_reads_what_was_said_last_and_sees_who_said_it(visitor: Visitor, server: Server) -> None:
    wall = _hung(visitor, server, 6, game=CROSSFIRE.facts.id)
    played = begin(CROSSFIRE, Crossfire(), 6, bytes([5]) * 32)
    for _ in random_turns(played, random.Random(5), asides=0.4):
        pass
    said = [
        (step, told.event.statement.seat)
        for step, one in enumerate(played.steps)
        for told in one.events
        if isinstance(told.event, Said) and one.state.phase == "talk"
    ]
    assert len({seat for _, seat in said}) > 1
    for step, seat in said[:6]:
        tell(wall, played, step, None, gone=-1)
        expect(wall.locator(".cfw-said")).to_contain_text(f"P{seat + 1}")
        expect(wall.locator("[data-says]")).to_have_attribute("data-seat", str(seat))


def test_who_lies_shot_by_the_sniper_does_not_fall_again_when_the_assassins_shoot(
    visitor: Visitor, server: Server
) -> None:
    wall = _hung(visitor, server, 6, game=CROSSFIRE.facts.id)
    wall.emulate_media(reduced_motion="no-preference")
    for number in range(60):
        played = begin(CROSSFIRE, Crossfire(mode="sniper"), 6, bytes([number]) * 32)
        for _ in random_turns(played, random.Random(number)):
            pass
        aimed = [step for step, one in enumerate(played.steps) if one.state.phase == "aim" and one.state.shots]
        if aimed:
            break
    tell(wall, played, aimed[-1], None, gone=-1)
    expect(wall.locator(".face-hit")).to_have_count(len(played.steps[aimed[-1]].state.shots))
    tell(wall, played, aimed[-1] + 1, None, gone=0, slowly=50)
    expect(wall.locator(".wall-numeral")).to_have_text("3")
    assert wall.evaluate("document.getAnimations().filter((one) => one.effect.target.matches('.face')).length") == 0


def test_the_room_sees_who_holds_a_token_or_a_plot_card_who_voted_openly_and_who_stood_up(
    visitor: Visitor, server: Server
) -> None:
    wall = _hung(visitor, server, SEATS)
    met: set[str] = set()
    for number in range(40):
        played = begin(GAME, Options(plot=True, hunter=True, inquisitor=True), SEATS, bytes([number]) * 32)
        for _ in random_turns(played, random.Random(number)):
            pass
        for step, one in enumerate(played.steps):
            view: Any = GAME.view(one.state, None)
            now = {"vote"} if view.phase == "vote" and any(opinion is not None for opinion in view.opinions) else set()
            now |= {"revealed"} if view.revealed and view.phase == "propose" else set()
            if now <= met:
                continue
            met |= now
            tell(wall, played, step, None, gone=-1)
            seats = wall.locator(".wall-seats > li")
            expect(seats.nth(view.inquisitors[-1]).locator(".res-sign-inquisitor")).to_be_visible()
            if view.investigator is not None:
                expect(seats.nth(view.investigator).locator(".res-sign-investigator")).to_be_visible()
            expect(wall.locator(".res-sign-plot")).to_have_count(sum(bool(cards) for cards in view.held))
            if view.phase == "vote":
                expect(wall.locator(".resw-vote")).to_have_count(sum(vote is not None for vote in view.opinions))
            for shown in view.revealed:
                expect(seats.nth(shown.seat).locator(".wall-tag")).to_be_visible()
        if met == {"vote", "revealed"}:
            return
    raise AssertionError(met)
