"""The end page: what a game is remembered for."""

import json
from contextlib import ExitStack

import httpx
import pytest
from playwright.sync_api import expect
from websockets.sync.client import connect

from crosstable.games import HOUSE
from crosstable.games.resistance import GAME as RESISTANCE

from .conftest import PHONE, Visitor
from .people import join, says
from .running import Server
from .test_e2e_wall import Host

pytestmark = pytest.mark.browser


def test_the_end_page_tells_what_the_game_is_remembered_for(visitor: Visitor, server: Server) -> None:
    with ExitStack() as stack:
        host = Host(stack, server, "crossfire", 5, pace="none", seconds=3, aim_seconds=3)
        host.ask(do="fill_bots", bot={"level": "easy", "seconds": 0.1})
        host.ask(do="start")
        host.ask(do="ready", round=1, on=True)
        host.play()
        page = visitor("Guest", screen=PHONE)
        page.goto(f"/t/{host.code}")
        award = page.locator(".award")
        expect(award.first).to_be_visible(timeout=90_000)  # the exact beliefs of every step take their time
        expect(page.locator(".awards [role=status]")).to_have_count(0)
        expect(award.first.locator("strong")).not_to_be_empty()
        told = award.all_inner_texts()
        assert all("[" not in words and len(words) > 20 for words in told)
        assert page.locator(".award .face").count() or any("Nobody" in words for words in told)


@pytest.mark.parametrize("played", [game.facts.id for game in HOUSE if game.facts.seats[-1] > 2])
def test_a_card_nobody_has_looked_at_does_not_cover_the_end(visitor: Visitor, server: Server, played: str) -> None:
    with ExitStack() as stack:
        host = Host(stack, server, played, 5, pace="none")
        cleo = httpx.post(f"{server.url}/api/tables/{host.code}/seats", json={"name": "Cleo"}, timeout=30).json()
        line = stack.enter_context(connect(f"{server.url.replace('http', 'ws')}/api/tables/{host.code}/socket"))
        for request in ({"do": "hello", "token": cleo["token"]}, {"do": "chat", "id": "c", "text": "Good evening"}):
            line.send(json.dumps(request))
        page = visitor("Bo", screen=PHONE)
        join(page, f"/t/{host.code}", "Bo")
        expect(page.locator(".seat-you")).to_contain_text("Bo")
        host.ask(do="fill_bots", bot={"level": "easy", "seconds": 0.1})
        host.ask(do="start")
        expect(page.locator(".reveal")).to_be_visible()
        line.send(json.dumps({"do": "act", "id": "t", "round": 1, "action": {"type": "trust", "seat": 0}}))
        way = 0  # bots may have spoken before
        while (answer := json.loads(line.recv(timeout=30))).get("id") != "t":
            said = [event.get("statement", {}) for event in answer.get("events", ())]
            way = next((one["way"] for one in said if one.get("seat") == 1), way)
        stated = played == RESISTANCE.facts.id  # the other game has no statements while cards are dealt
        assert (answer["is"] == "done") == stated
        host.ask(do="unseat", seat=1)
        host.ask(do="call_off", round=1)
        expect(page.locator(".ending")).to_be_visible()
        expect(page.locator(".reveal")).to_have_count(0)
        # what somebody has said who has left is not said by the bot that plays on; the last lines alone may be newer
        page.locator(".tray-handle").click()
        trusts = says(1, "trust", 0, "Ada", way=way)
        for words in ("Good evening", trusts)[: 1 + stated]:
            expect(page.locator(".tray-lines li", has_text=words).locator("b")).to_have_text("Cleo")
        page.get_by_role("button", name="Log").click()
        told = page.locator(".log li", has_text=trusts if stated else "has removed")
        expect(told).to_contain_text("Cleo")
