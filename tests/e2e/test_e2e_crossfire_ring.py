"""A full ring of Crossfire on the smallest phone: nobody's face, name, card or tick lies on a neighbour's."""

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
  const parts = [...place.querySelectorAll(".cf-seats > li")].flatMap((seat, i) =>
    [...seat.querySelectorAll(".face-frame, .cf-name, .cf-dealer, .cf-card, .cf-marks > *")]
      .filter((one) => getComputedStyle(one).visibility !== "hidden")
      .map((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const less = one.matches(".face-frame") ? (right - left) / 10 : 1; // a face is round
        const what = `${names[i]} ${one.className.split(" ")[0]} ${one.textContent.trim()}`;
        return { i, what, left: left + less, right: right - less, top: top + less, bottom: bottom - less };
      }));
  const on = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const dock = place.querySelector(".round-dock")?.getBoundingClientRect().top ?? Infinity;
  const deck = place.querySelector(".cf-deck summary")?.getBoundingClientRect().top ?? Infinity;
  return {
    count: parts.length,
    touching: parts.flatMap((a) => parts.filter((b) => a.i < b.i && on(a, b)).map((b) => `${a.what} – ${b.what}`)),
    outside: parts.filter((one) => one.left < 0 || one.right > innerWidth || one.bottom > dock).map((one) => one.what),
    low: Math.max(...parts.map((one) => one.bottom)), dock, deck,
  };
}"""
"""Draws a table, and tells what of one seat lies on another, beside the screen or under the dock."""


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
        {**talk, "ready": everybody, "claims": ["bystander"] * seats},
        over,
    ]


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_nothing_at_a_full_ring_lies_on_a_neighbour(visitor: Visitor, language: str) -> None:
    page = visitor("Ring", screen=PHONE, locale=language)
    page.goto("/rules/crossfire")
    crowd = Options(bodyguard=True, peace_keeper=True, bomber=True)
    for seats, options in ((10, crowd), (9, crowd), (8, Options(mode="sniper"))):
        for view in _views(seats, options):
            found = _drawn(page, view, seats)
            assert found["count"] >= 3 * seats
            assert found["touching"] == [], (seats, view["phase"])
            assert found["outside"] == [], (seats, view["phase"])
            assert view["outcome"] or found["deck"] > found["dock"], "a heading peeps out over the dock"
