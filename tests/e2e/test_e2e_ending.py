"""The end page: what a game is remembered for."""

from contextlib import ExitStack

import pytest
from playwright.sync_api import expect

from .conftest import PHONE, Visitor
from .running import Server
from .test_e2e_wall import Host

pytestmark = pytest.mark.browser


def test_the_end_page_tells_what_the_game_is_remembered_for(visitor: Visitor, server: Server) -> None:
    with ExitStack() as stack:
        host = Host(stack, server, "crossfire", 5, pace="none", seconds=10, aim_seconds=5)
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
