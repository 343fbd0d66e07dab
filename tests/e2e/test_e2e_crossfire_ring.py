"""The ring of Crossfire on the smallest phone: nothing lies on a neighbour or on the cloth, and lines reach a seat."""

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Page

from crosstable.core.codec import encode
from crosstable.games.crossfire import GAME
from crosstable.games.crossfire.data import Options
from helpers.playing import begin, random_turns

from .conftest import PHONE, Visitor
from .test_e2e_thumb import LINES, NAMES

pytestmark = pytest.mark.browser

BOTS = [name for name in NAMES if name not in ("Ada", "Maximiliane", "Ben", "Friederike", "Constantin")]
RING = """async ([view, names, lasting, lines]) => {
  const { loadGame } = await import("/web/lib/games.js");
  const { html } = await import("/web/lib/html.js");
  const { render } = await import("preact");
  const { looksAt } = await import("/web/parts/face/recipe.js");
  const Table = await loadGame("crossfire", "table");
  document.querySelector("#main").style.display = "none";
  document.querySelector(".ring-test")?.remove();
  const place = document.createElement("div");
  place.className = "ring-test";
  document.querySelector("#main").after(place);
  const looks = looksAt(names.map((name) => ({ kind: "person", name })));
  const players = names.map((name, i) => ({ name, face: looks[i], kind: "bot", note: "strong",
    pips: lasting.includes(name) ? 3 : 0, here: true, wins: 0 }));
  const chat = lines.map((words, i) => ({ seq: i, seat: i % names.length, words, key: String(i) }));
  render(html`<${Table} view=${view} players=${players} options=${{}} you=${{ seat: view.seat, host: false }}
    act=${async () => null} sending=${false} secondsLeft=${() => 9} news=${[]} past=${[]} chat=${chat} thought=${null}
    replay=${false} final=${null} goTo=${null} ending=${view.outcome ? html`<div />` : null} below=${null} />`, place);
  await document.fonts.ready;
  while (!place.querySelector(".cf-seats")) await new Promise((done) => setTimeout(done, 20));
  await Promise.all(place.getAnimations({ subtree: true }).map((one) => one.finished.catch(() => null)));
  scrollTo(0, 0);
  for (let i = 0; i < 3; i++) await new Promise((done) => requestAnimationFrame(done)); // lines follow the seats
  await document.fonts.ready;
  const parts = [...place.querySelectorAll(".cf-seats > li")].flatMap((seat, i) =>
    [...seat.querySelectorAll(".face-frame, .cf-name, .cf-dealer, .cf-card, .cf-marks > *")]
      .filter((one) => getComputedStyle(one).visibility !== "hidden")
      .map((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const less = one.matches(".face-frame") ? (right - left) / 10 : 1; // a face is round
        const burst = getComputedStyle(one, "::before"); // of who is shot
        const out = (side) => less + (one.matches(".face-hit") ? parseFloat(burst[side]) : 0);
        const what = `${names[i]} ${one.className.split(" ")[0]} ${one.textContent.trim()}`;
        return { i, what, left: left + out("left"), right: right - out("right"), top: top + out("top"),
          bottom: bottom - less };
      }));
  const on = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const dock = place.querySelector(".round-dock")?.getBoundingClientRect().top ?? Infinity;
  const deck = place.querySelector(".cf-deck summary")?.getBoundingClientRect().top ?? Infinity;
  const cloth = place.querySelector(".cf-felt").getBoundingClientRect();
  const [x, y] = [cloth.left + cloth.width / 2, cloth.top + cloth.width / 2];
  const near = (one) => Math.hypot(Math.max(one.left - x, 0, x - one.right), Math.max(one.top - y, 0, y - one.bottom));
  const tags = [...place.querySelectorAll(".cf-back")].filter((one) => getComputedStyle(one).visibility !== "hidden");
  const wide = (one) => {
    const words = document.createRange();
    words.selectNodeContents(one.querySelector(".cf-word"));
    return words.getBoundingClientRect().width;
  };
  const ring = place.querySelector(".cf-ring").getBoundingClientRect();
  const heads = [...place.querySelectorAll(".cf-head")].map((head) => {
    const [, tipX, tipY] = head.getAttribute("d").match(/^M(\\S+) (\\S+)L/).map(Number);
    const tip = [ring.left + tipX, ring.top + tipY];
    const away = (one) => Math.hypot(
      Math.max(one.left - tip[0], 0, tip[0] - one.right), Math.max(one.top - tip[1], 0, tip[1] - one.bottom));
    return Math.min(...parts.filter((one) => view.aim.includes(one.i)).map(away));
  });
  const rows = (one) => {
    const words = document.createRange();
    words.selectNodeContents(one);
    return new Set([...words.getClientRects()].map((box) => Math.round(box.top))).size;
  };
  const parted = [...place.querySelectorAll(".cf-seats .cf-face:not(.cf-two) .cf-word")]
    .filter((one) => rows(one) > 1).map((one) => one.textContent.replaceAll("\u00ad", ""));
  return {
    heads, parted,
    squeezed: tags.filter((one) => wide(one) > one.clientWidth - 4).map((one) => one.textContent.trim()),
    on_cloth: parts.filter((one) => near(one) < cloth.width / 2 - 1).map((one) => one.what),
    count: parts.length,
    touching: parts.flatMap((a) => parts.filter((b) => a.i < b.i && on(a, b)).map((b) => `${a.what} – ${b.what}`)),
    outside: parts.filter((one) => one.left < 0 || one.right > innerWidth || one.bottom > dock).map((one) => one.what),
    low: Math.max(...parts.map((one) => one.bottom)), dock, deck,
  };
}"""
"""Draws a table, and tells what of one seat lies on another, on the cloth, beside the screen or under the dock, and
how far from their aims the heads of lines are."""
LINE_ENDS = 18
"""So many pixels from a face or what hangs below it a line has reached it."""


def _drawn(page: Page, view: Any, seats: int) -> Any:
    return page.evaluate(RING, [view, NAMES[:seats], BOTS, LINES])


def _views(seats: int, options: Options) -> list[Any]:
    """A talk in which all are ready, with the widest claims, and the end with every card."""
    played = begin(GAME, options, seats, bytes([3]) * 32)
    met = {turn.state.phase: turn.state for turn in random_turns(played, random.Random(3))}
    talk, over = (json.loads(encode(GAME.view(state, 1))) for state in (met["talk"], played.state))
    everybody = list(range(seats))
    return [
        {**talk, "ready": everybody, "claims": ["undeclared"] * seats},
        {**talk, "ready": everybody, "claims": ["bystander"] * seats, "shots": everybody if talk["shot_cards"] else []},
        over,
    ]


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_nothing_at_a_full_ring_lies_on_a_neighbour(visitor: Visitor, language: str) -> None:
    page = visitor("Ring", screen=PHONE, locale=language)
    page.goto("/rules/crossfire")
    crowd = Options(bodyguard=True, peace_keeper=True, bomber=True)
    small, sniper = Options(bomber=True), Options(mode="sniper")
    for seats, options in ((10, crowd), (10, sniper), (9, crowd), (8, sniper), (6, small), (5, small)):
        for view in _views(seats, options):
            found = _drawn(page, view, seats)
            assert found["count"] >= 3 * seats
            assert found["touching"] == [], (seats, view["phase"])
            assert found["outside"] == [], (seats, view["phase"])
            assert found["on_cloth"] == [], (seats, view["phase"])
            assert found["squeezed"] == [], (seats, view["phase"])
            assert [word for word in found["parted"] if len(word) <= 12] == [], (seats, view["phase"])
            assert view["outcome"] or found["deck"] > found["dock"], "a heading peeps out over the dock"


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_while_many_talk_nothing_lies_on_a_neighbour_on_the_lowest_phone(visitor: Visitor, language: str) -> None:
    page = visitor("Low", screen={"width": 360, "height": 640}, locale=language)
    page.goto("/rules/crossfire")
    for seats in (10, 9, 8):
        for view in _views(seats, Options())[:2]:
            found = _drawn(page, view, seats)
            assert found["count"] >= 3 * seats
            assert found["touching"] == [], seats
            assert found["outside"] == [], seats
            assert found["on_cloth"] == [], seats


@pytest.mark.parametrize("seats", [5, 10])
def test_a_line_ends_at_whom_one_points_at(visitor: Visitor, seats: int) -> None:
    page = visitor("Line", screen=PHONE)
    page.goto("/rules/crossfire")
    played = begin(GAME, Options(), seats, bytes([3]) * 32)
    met = {turn.state.phase: turn.state for turn in random_turns(played, random.Random(3))}
    aim = json.loads(encode(GAME.view(met["aim"], 1)))
    for other in set(range(seats)) - {1}:
        (far,) = _drawn(page, {**aim, "aim": [other]}, seats)["heads"]
        assert 0 < far < LINE_ENDS, other
