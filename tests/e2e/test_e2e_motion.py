"""What moves, moves; and who asked for stillness is shown the same at the same moments, standing still."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from crosstable.core import AnyGame
from crosstable.core.codec import encode
from crosstable.games.cross import GAME as CROSS
from crosstable.games.cross.data import Options as Cross
from crosstable.games.crossfire import GAME as CROSSFIRE
from crosstable.games.crossfire.data import Options as Crossfire
from crosstable.games.fugitive import GAME as FUGITIVE
from crosstable.games.fugitive.data import Options as Fugitive
from crosstable.games.resistance import GAME as RESISTANCE
from crosstable.games.resistance.data import Options as Resistance
from helpers.playing import begin

from .conftest import DESKTOP
from .glance import drawings
from .moving import on_stage, scene_with
from .running import Server

pytestmark = pytest.mark.browser

PLOTS = Resistance(plot=True)
HUNTERS = Resistance(hunter=True)

ROWS: list[tuple[AnyGame, Any, int, str, dict[str, Any], dict[str, int]]] = [
    (RESISTANCE, Resistance(), 5, "leader_is", {}, {"face-leader": 1}),
    (RESISTANCE, Resistance(), 5, "team_proposed", {}, {"face-bot": 0, "face": 2, "face-team::before": 2}),
    (RESISTANCE, Resistance(), 5, "votes_shown", {}, {"res-voted": 5, "res-numeral": 3}),
    (RESISTANCE, Resistance(), 5, "mission_done", {}, {"res-deck": 2, "res-newest": 2}),
    (RESISTANCE, HUNTERS, 5, "accused", {}, {"face": 1, "res-duel": 1, "res-answer": 1}),
    (RESISTANCE, PLOTS, 5, "plot_given", {}, {"card": 1}),
    (RESISTANCE, PLOTS, 5, "looked", {}, {"res-seen": 1, "face-frame": 1}),
    (CROSSFIRE, Crossfire(), 6, "talk_began", {}, {"cf-back": 6}),
    (CROSSFIRE, Crossfire(), 6, "aims_shown", {}, {"cf-count": 3, "cf-line-aim": 6, "cf-head": 6}),
    (CROSSFIRE, Crossfire(), 6, "fired", {"wave": 1}, {"cf-line-hit": 2, "face": 1, "face-hit::before": 1}),
    (CROSSFIRE, Crossfire(mode="sniper"), 7, "fired", {"wave": 1}, {"cf-line": 2}),
    (FUGITIVE, Fugitive(), 2, "guessed", {"hit": True}, {"fug-breath-card": 2}),
    (FUGITIVE, Fugitive(), 2, "guessed", {"hit": False}, {"fug-breath-card": 2}),
    (CROSS, Cross(size=5), 2, "swapped", {}, {"player": 2, "stone-body": 1}),
    (CROSS, Cross(size=5), 2, "ended", {}, {"halo": 5}),
]
"""A game, its options and seats, what happens in it, and what moves then, how often at least."""


@pytest.fixture(scope="module")
def stages(browser: Browser, server: Server) -> Iterator[tuple[Page, Page]]:
    """Two screens: on one things may move, on the other they stand still."""
    contexts: list[BrowserContext] = []
    for motion in ("no-preference", "reduce"):
        context = browser.new_context(
            viewport=DESKTOP, base_url=server.url, locale="en-GB", reduced_motion=motion, service_workers="block"
        )
        contexts.append(context)
    pages = [context.new_page() for context in contexts]
    for page in pages:
        page.goto("/rules/cross")
    yield pages[0], pages[1]
    for context in contexts:
        context.close()


@pytest.mark.parametrize(
    ("rules", "options", "seats", "kind", "fields", "moving"), ROWS, ids=[f"{n} {row[3]}" for n, row in enumerate(ROWS)]
)
def test_a_moment_moves_and_stands_still_for_who_asked_for_it(
    stages: tuple[Page, Page],
    rules: AnyGame,
    options: Any,
    seats: int,
    kind: str,
    fields: dict[str, Any],
    moving: dict[str, int],
) -> None:
    scene = scene_with(rules, options, seats, kind, **fields)
    lively, still = (on_stage(page, rules, scene) for page in stages)
    moved = Counter(name for what, _ in lively["moved"] for name in what.split())
    assert {name: moved[name] for name, least in moving.items() if moved[name] < least} == {}, moved
    assert [what for what, _ in still["moved"] if what != "fug-ring"] == []  # a ring that fills is no motion
    assert any(shown for _, shown in still["seen"])
    assert lively["seen"] == still["seen"], "the same facts at the same time"
    if kind == "votes_shown":
        starts = {start for what, start in lively["moved"] if what.startswith("res-voted")}
        assert len(starts - {None}) <= 1, "one frame"  # None: this machine has not drawn it yet


def test_cards_move_in_the_deal_or_arrows_say_where_they_went(stages: tuple[Page, Page]) -> None:
    dealt = begin(CROSSFIRE, Crossfire(), 6, bytes(32)).state
    view = json.loads(encode(CROSSFIRE.view(dealt, 0)))
    lively, still = ("".join(drawings(page, CROSSFIRE.facts.id, [view], 6)[0]) for page in stages)
    assert [set(re.findall(r"--step: ?(\w+)", drawn)) for drawn in (lively, still)] == [{"800ms"}, {"0ms"}]
    assert ["cf-arrow" in drawn for drawn in (lively, still)] == [False, True]


@pytest.mark.parametrize(
    ("kind", "fields", "result"),
    [
        ("opinions_shown", {}, "openlyvoted|log-opinions_shown"),  # or its key: nobody here loads the log
        ("votes_shown", {}, "They(go|stay)"),
        ("mission_done", {"success": True}, "Itsucceeds"),
    ],
)
def test_the_room_reads_no_result_before_everybody_sees_it(
    stages: tuple[Page, Page], kind: str, fields: dict[str, Any], result: str
) -> None:
    scene = scene_with(RESISTANCE, PLOTS, 5, kind, None, **fields)
    events, times, holds = scene[4:]
    number = next(n for n, event in enumerate(events) if event["type"] == kind)
    opens = sum(times[:number]) + holds[number]
    seen = on_stage(stages[0], RESISTANCE, scene, "wall")["seen"]
    told = [at for at, words in seen if re.search(result, words)]
    assert told
    assert min(told) >= opens
