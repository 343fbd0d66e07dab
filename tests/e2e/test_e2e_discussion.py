"""A proposal with room in real browsers: the leader's choice on everybody's cloth, suggestions, changed votes."""

import pytest
from playwright.sync_api import Page, expect

from .conftest import DESKTOP, PHONE, Visitor
from .running import Server
from .test_e2e_resistance import asked, know, seated, sit, tap

pytestmark = pytest.mark.browser

RULES = {"open_choice": True, "suggestions": True, "change_votes": True}


def begun(visitor: Visitor, server: Server) -> tuple[Page, list[Page]]:
    """Five people in a game with all house rules: the leader, and the others."""
    code, tokens = seated(server, 5, seats=5, options=RULES)
    screens = [PHONE, DESKTOP]
    pages = [sit(visitor, f"P{n + 1}", code, token, screen=screens[n % 2]) for n, token in enumerate(tokens)]
    pages[0].get_by_role("button", name="Start").click()
    know(*pages)
    leader = asked(pages)
    return pages[leader], [page for seat, page in enumerate(pages) if seat != leader]


def test_a_proposal_is_discussed_and_a_vote_changed(visitor: Visitor, server: Server) -> None:
    leader, others = begun(visitor, server)
    tap(leader, 0, 3)
    for page in others:
        expect(page.locator(".res-cloth .res-faces .face")).to_have_count(2)
    tap(leader, 3)
    for page in others:
        expect(page.locator(".res-cloth .res-faces .face")).to_have_count(1)
    for page in others[:2]:
        page.locator(".res-asking .row button").click()
        tap(page, 3, 4)
        page.locator(".res-asking .row .button.main").click()
        expect(page.locator(".res-asking .row .button.main")).to_have_count(0)
    for page in (leader, *others):
        expect(page.locator(".tray-lines li")).to_contain_text(["P4 and P5", "P4 and P5"])
    tap(leader, 3)
    leader.locator(".res-asking .row .button.main").click()
    first, second, *rest = others
    for page in (leader, first, second):
        page.locator(".res-vote").first.click()
    for page in (first, second):
        page.locator(".res-asking .row button").click()
        expect(page.locator(".res-vote")).to_have_count(2)
        page.locator(".res-vote").last.click()
        expect(page.locator(".res-vote")).to_have_count(0)
    for page in rest:
        page.locator(".res-vote").last.click()
    for page in (leader, *others):
        expect(page.locator(".res-voted")).to_have_count(5)
        expect(page.locator(".res-voted-no")).to_have_count(4)
