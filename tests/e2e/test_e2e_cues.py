"""The right sound at the right moment, and a buzz for one's own matters alone: nobody here can hear, so it is written
down what a device is asked to play."""

import random
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from crosstable.core import AnyGame
from crosstable.games.crossfire import GAME as CROSSFIRE
from crosstable.games.crossfire.data import Options as Crossfire
from crosstable.games.resistance import GAME as RESISTANCE
from crosstable.games.resistance.data import Options as Resistance
from helpers.playing import Played, begin, random_turns

from .conftest import PHONE, Visitor
from .fed import FED, tell
from .people import settled
from .running import Server

pytestmark = pytest.mark.browser

EAR = """() => {
  window.felt = [];
  navigator.vibrate = (pattern) => window.felt.push(`buzz ${pattern}`) > 0;
  const names = { 1800: "card", 240: "vote", 440: "good", 330: "bad", 523: "turn", 900: "tick", 110: "drum",
    120: "roll", 1400: "clap", 5200: "cymbal", 150: "stamp", 700: "breath", 2600: "crack", 90: "beat", 520: "talk",
    320: "move", 220: "end" };
  const hear = (pitch) => names[pitch] && window.felt.push(names[pitch]);
  const part = () => ({ connect: (other) => other, start() {}, stop() {},
    gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
    frequency: { setValueAtTime: hear, exponentialRampToValueAtTime() {}, set value(pitch) { hear(pitch); } } });
  window.AudioContext = class {
    state = "running"; currentTime = 0; sampleRate = 50;
    createGain = part; createOscillator = part; createBufferSource = part; createBiquadFilter = part;
    createBuffer = () => ({ getChannelData: () => [] });
  };
}"""
"""Runs before anything else: every first note and every buzz is kept under its name."""

Listener = Callable[[AnyGame, int], Page]


@pytest.fixture
def listener(visitor: Visitor, server: Server) -> Listener:
    """Opens a phone at a table for so many, which keeps what it plays."""

    def listen(game: AnyGame, seats: int) -> Page:
        body = {"game": game.facts.id, "name": "Ada", "seats": seats}
        code = httpx.post(f"{server.url}/api/tables", json=body, timeout=30).json()["code"]
        page = visitor("Ada", screen=PHONE)
        page.add_init_script(f"({FED})(); ({EAR})()")
        page.goto(f"/t/{code}")
        page.wait_for_function("() => window.first !== undefined")
        page.keyboard.press("Shift")  # nothing sounds before the first tap or key
        return page

    return listen


def first(game: AnyGame, options: Any, seats: int, fits: Callable[[Played], bool]) -> Played:
    """A random game up to the first step that fits."""
    for number in range(60):
        played = begin(game, options, seats, bytes([number]) * 32)
        for _ in random_turns(played, random.Random(number)):
            if len(played.steps) > 1 and fits(played):
                return played
        if fits(played):
            return played
    raise AssertionError("no such step")


def events(played: Played, kind: str) -> list[Any]:
    """The events of this kind in the newest step."""
    return [one.event for one in played.steps[-1].events if one.event.__struct_config__.tag == kind]


def played_by(page: Page, played: Played, seat: int, last: str) -> list[str]:
    """What the phone of this seat plays for the newest step, until something is played that comes last."""
    tell(page, played, len(played.steps) - 2, seat, gone=-1)  # the table as it was
    settled(page)  # and what it plays by itself is over
    page.evaluate("window.felt.length = 0")
    tell(page, played, len(played.steps) - 1, seat, pace="brisk")
    page.wait_for_function("(last) => window.felt.includes(last)", arg=last)
    felt: list[str] = page.evaluate("window.felt")
    return felt


def in_order(felt: list[str], *wanted: str) -> bool:
    """Whether these are heard one after the other, whatever else is heard between them."""
    rest = iter(felt)
    return all(one in rest for one in wanted)


def test_votes_tick_three_times_and_clap(listener: Listener) -> None:
    played = first(RESISTANCE, Resistance(), 5, lambda game: bool(events(game, "votes_shown")))
    felt = played_by(listener(RESISTANCE, 5), played, 0, "clap")
    assert in_order(felt, "tick", "tick", "tick", "clap"), felt
    assert felt.count("buzz 20,20,60") == 1, felt


def test_mission_cards_drum_and_a_fail_crashes(listener: Listener) -> None:
    def failed(game: Played) -> bool:
        over = RESISTANCE.outcome(game.state)
        return not over and any(not one.success and one.tally.success for one in events(game, "mission_done"))

    played = first(RESISTANCE, Resistance(), 5, failed)
    seat = min(RESISTANCE.actors(played.state))
    felt = played_by(listener(RESISTANCE, 5), played, seat, "turn")
    assert in_order(felt, "drum", "tick", "cymbal", "bad", "turn"), felt  # asked only when everything was seen
    assert felt.count("buzz 120") == 1, felt


def test_the_aim_window_calls_and_shots_fall_one_by_one(listener: Listener) -> None:
    page = listener(CROSSFIRE, 5)
    window = first(CROSSFIRE, Crossfire(), 5, lambda game: bool(events(game, "count_began")))
    felt = played_by(page, window, 0, "turn")
    assert felt.count("buzz 30,30,150") == 1, felt
    expect(page.locator(".round-dock[data-phase=aim]")).to_be_visible()

    def hits(game: Played) -> bool:
        shots = [one for one in events(game, "fired") if one.by]
        return bool(events(game, "aims_shown")) and len(shots) == 1 and shots[0].hit == shots[0].at

    shots = first(CROSSFIRE, Crossfire(), 5, hits)
    (fired,) = (one for one in events(shots, "fired") if one.by)
    felt = played_by(page, shots, fired.hit[0], "buzz 200")
    assert in_order(felt, "beat", "beat", "beat", "buzz 30,30,150", "crack", "buzz 200"), felt
    assert felt.count("beat") == 3, felt


def test_ones_own_turn_sounds_and_buzzes_and_nobody_elses(listener: Listener) -> None:
    page = listener(RESISTANCE, 5)
    played = first(RESISTANCE, Resistance(), 5, lambda game: bool(events(game, "leader_is")))
    (leads,) = events(played, "leader_is")
    mine = played_by(page, played, leads.seat, "turn")
    assert "buzz 30" in mine, mine
    other = played_by(page, played, (leads.seat + 1) % 5, "tick")
    assert not {"turn", "buzz 30"} & set(other), other


def test_who_comes_in_the_middle_of_a_moment_does_not_see_its_result_first(listener: Listener) -> None:
    shots = first(CROSSFIRE, Crossfire(), 5, lambda game: any(one.hit for one in events(game, "fired")))
    page = listener(CROSSFIRE, 5)
    tell(page, shots, len(shots.steps) - 1, 0, slowly=50, anew=True)
    expect(page.locator(".cf-words")).to_be_visible()
    expect(page.locator(".cf-shot")).to_have_count(0)

    cards = first(RESISTANCE, Resistance(), 5, lambda game: bool(events(game, "mission_done")))
    page = listener(RESISTANCE, 5)
    tell(page, cards, len(cards.steps) - 1, 0, slowly=50, anew=True)
    expect(page.locator(".res-moment")).to_be_visible()
    expect(page.locator(".res-mission:is(.res-success, .res-failure)")).to_have_count(0)


def test_who_looks_away_for_a_moment_sees_it_and_who_stays_away_reads_it(listener: Listener) -> None:
    cards = first(RESISTANCE, Resistance(), 5, lambda game: bool(events(game, "mission_done")))
    done, results = len(cards.steps) - 1, ".res-mission:is(.res-success, .res-failure)"
    page = listener(RESISTANCE, 5)
    tell(page, cards, done - 1, 0, gone=-1)
    looking = "Object.defineProperty(document, 'hidden', { value: %s, configurable: true });"
    looking += "document.dispatchEvent(new Event('visibilitychange'))"
    page.evaluate(looking % "true")
    tell(page, cards, done, 0, gone=60_000)  # others have seen it long ago
    page.wait_for_timeout(300)
    expect(page.locator(results)).to_have_count(0)
    page.evaluate(looking % "false")
    expect(page.locator(".res-moment-mission_done")).to_be_visible()
    expect(page.locator(results)).to_have_count(1)
    expect(page.locator(".room-meanwhile")).to_have_count(0)

    # what lasts too long to be shown again is passed by, and that is said
    tell(page, cards, done - 1, 0, gone=-1)
    expect(page.locator(results)).to_have_count(0)
    page.evaluate(looking % "true")
    tell(page, cards, done, 0, slowly=50, gone=60_000)
    expect(page.locator(results)).to_have_count(1)
    page.evaluate(looking % "false")
    bar = page.locator(".room-meanwhile")
    expect(bar.locator("summary")).to_have_text("While you looked away: one result")
    bar.locator("summary").click()
    expect(bar.locator("li")).to_contain_text(["Mission 1 has succeeded", "leads"])  # in the order of time
    bar.get_by_role("button", name="OK").click()
    expect(bar).to_have_count(0)
