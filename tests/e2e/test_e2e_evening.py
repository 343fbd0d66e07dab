"""A recorded evening on ten screens: people, bots and onlookers; everything was seen for its time, in one order."""

import asyncio
import math
import statistics
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from crosstable.games import GAMES
from crosstable.table.dispatch import BOT, Logged
from crosstable.table.log import rebuild
from crosstable.table.sqlite import SqliteStore

from .conftest import PHONE
from .recording import PLAY, RECORD, recorded, stalled
from .running import Server

pytestmark = pytest.mark.browser

DRAWN = ("team_proposed", "votes_shown", "mission_done")
"""What is shown in the middle of the table; who leads is seen on the ring."""
NEARLY = 0.7
"""A screen that is late by a frame or two has not cheated anybody."""
PEOPLE, WATCHERS, SEATS = 6, 4, 10
SMALL: ViewportSize = {"width": 800, "height": 600}


@pytest.fixture
def screens(browser: Browser, server: Server) -> Iterator[list[Page]]:
    """Ten contexts of one browser."""
    contexts: list[BrowserContext] = []
    for number in range(PEOPLE + WATCHERS):
        context = browser.new_context(
            viewport=PHONE if number % 2 else SMALL, base_url=server.url, locale="en-GB", reduced_motion="reduce"
        )
        context.add_init_script(f"({RECORD})()")
        contexts.append(context)
    yield [context.new_page() for context in contexts]
    for context in contexts:
        context.close()


def gather(server: Server, screens: list[Page], game: str, **options: Any) -> str:
    """Six people sit down, four look on, bots take the other seats, and the game begins; the code of the table."""
    wanted = {"game": game, "name": "P1", "seats": SEATS, "pace": "brisk", **options}
    found = httpx.post(f"{server.url}/api/tables", json=wanted, timeout=60).json()
    tokens = [found["token"]]
    for number in range(2, PEOPLE + 1):
        answer = httpx.post(f"{server.url}/api/tables/{found['code']}/seats", json={"name": f"P{number}"}, timeout=60)
        tokens.append(answer.json()["token"])
    for page, token in zip(screens, tokens, strict=False):
        held = f'{{"{found["code"]}": {{"token": "{token}", "at": 1}}}}'
        page.add_init_script(f"localStorage.setItem('crosstable.seats', {held!r})")
    for page in screens:
        page.goto(f"/t/{found['code']}", wait_until="commit")
    for page in screens:
        expect(page.get_by_text("P6", exact=True).first).to_be_attached(timeout=180_000)
    host = screens[0]
    for request in (
        {"do": "set_discussion", "id": "e1", "seconds": 3},
        {"do": "fill_bots", "id": "e2", "bot": {"level": "medium", "seconds": 0.2}},
        {"do": "start", "id": "e3"},
    ):
        host.evaluate("(request) => window.line.send(JSON.stringify(request))", request)
    for number, page in enumerate(screens[:PEOPLE]):
        page.evaluate(PLAY, 250 + 40 * number)
    return str(found["code"])


def tapes_of(screens: list[Page], enough: str) -> list[Any]:
    """Wait until every screen has shown so much; what all of them have kept."""
    until = time.monotonic() + 240
    while not all(page.evaluate(enough) for page in screens):
        assert time.monotonic() < until, [recorded(page)["shown"][-3:] for page in screens]
        time.sleep(1)
    return [recorded(page) for page in screens]


def paired(seen: list[Any], order: list[str]) -> list[tuple[int, Any]]:
    """What a screen has shown, with its places in the order; nothing may be out of order."""
    places, rest = [], iter(enumerate(order))
    for one in seen:
        place = next((n for n, what in rest if what == one["what"]), None)
        assert place is not None, (one["what"], order)
        places.append((place, one))
    return places


def seen_by_all(tapes: list[Any], order: list[str] | None = None) -> list[dict[int, Any]]:
    """What was on the stage of each screen by its place in the order, which is that of everybody; numerals of a count
    are left out. Only a page that the machine has let wait may have missed something."""
    seen = [[one for one in tape["shown"] if one["to"] and one["what"] and not one["what"].isdigit()] for tape in tapes]
    order = order or [one["what"] for one in max(seen, key=len)]
    found = [dict(paired(mine, order)) for mine in seen]
    least = min(max(mine) for mine in found) + 1
    assert least > 4
    for tape, mine in zip(tapes, found, strict=True):
        assert len([n for n in mine if n < least]) == least or stalled(tape, 0, math.inf) > 300, sorted(mine)
    told = [tape["told"] for tape in tapes]
    assert len({tuple(one["seq"] for one in mine[: min(map(len, told))]) for mine in told}) == 1
    spread = sorted(
        max(moment) - min(moment) for n in range(least) if (moment := [mine[n]["from"] for mine in found if n in mine])
    )
    print(
        f"spread of {least} moments over ten screens: median {statistics.median(spread):.0f}, most {spread[-1]:.0f} ms"
    )
    return found


def heard_by_all(tapes: list[Any]) -> None:
    """Screen readers hear one evening: the same words on all screens that could keep up."""
    lines = [[one["what"].replace(" ", "") for one in tape["ear"]] for tape in tapes]
    longest = "".join(max(lines, key=lambda mine: len("".join(mine))))
    for tape, mine in zip(tapes, lines, strict=True):
        at = 0
        for line in mine:
            place = longest.find(line, at)
            assert place >= 0, line
            assert place == at or not at or stalled(tape, 0, math.inf) > 300, longest[at:place]
            at = place + len(line)


def long_enough(tape: Any, one: Any, length: float) -> bool:
    """Whether it was to be seen for its time, as far as the machine let this page show it."""
    waited = stalled(tape, one["from"] - length - 1000, one["to"] + 200)
    return bool(one["to"] - one["from"] >= NEARLY * length - waited)


def nothing_over_a_moment(server: Server, code: str) -> None:
    """No bot has acted while anything was on the stage, and the stage had one moment at a time."""

    async def read() -> list[Logged]:
        store = SqliteStore(server.database, alone=False)
        log = await store.load(await store.find(code) or "")
        await store.close()
        return log

    with ThreadPoolExecutor(1) as elsewhere:  # the browser has this thread's event loop
        log = elsewhere.submit(asyncio.run, read()).result()
    staged = rebuild(log, GAMES).current.staged
    assert all(first.ends <= second.begins for first, second in pairwise(staged))
    by_bots = [step for step in log if step.actor == BOT]
    assert len(by_bots) > 8
    for step in by_bots:
        assert all(moment.ends <= step.at for moment in staged if moment.seq < step.seq), step.entry


@pytest.mark.long
def test_an_evening_of_the_resistance_on_ten_screens(screens: list[Page], server: Server) -> None:
    code = gather(server, screens, "resistance")
    tapes = tapes_of(screens, "window.evening.shown.filter((one) => one.what === 'mission_done' && one.to).length > 1")
    assert len({tape["covered"] for tape in tapes[:PEOPLE]}) == 1, "a covered card looks the same for everybody"
    due = [
        (kind, length)
        for step in max((tape["told"] for tape in tapes), key=len)
        for kind, length in zip(step["kinds"], step["times"], strict=True)
        if length and kind in DRAWN
    ]
    for tape, seen in zip(tapes, seen_by_all(tapes, [kind for kind, _ in due]), strict=True):
        for place, one in seen.items():
            assert long_enough(tape, one, due[place][1]), (due[place], one, tape["stalls"])
    heard_by_all(tapes)
    nothing_over_a_moment(server, code)


@pytest.mark.long
def test_an_evening_of_crossfire_on_ten_screens(screens: list[Page], server: Server) -> None:
    code = gather(server, screens, "crossfire", options={"seconds": 25, "aim_seconds": 10})
    tapes = tapes_of(screens, "document.querySelector('.cf-results') !== null")
    night = next(step for step in tapes[0]["told"] if "aims_shown" in step["kinds"])
    shortest = dict(zip(night["kinds"], night["times"], strict=True))["guns_lowered"]
    for tape, seen in zip(tapes, seen_by_all(tapes), strict=True):
        for one in seen.values():
            assert long_enough(tape, one, shortest), (shortest, one, tape["stalls"])
    heard_by_all(tapes)
    nothing_over_a_moment(server, code)
