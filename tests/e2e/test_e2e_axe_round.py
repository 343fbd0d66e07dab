"""axe-core looks at the round tables in every phase one is asked in, and at their ends."""

import json
import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from .conftest import PHONE, Visitor
from .people import claim, watch_deal
from .running import Server
from .test_e2e_axe import check
from .test_e2e_resistance import ANSWER, SUCCESS, know

pytestmark = pytest.mark.browser

# what one chooses a card by, and what everybody then reads
TOLD = {
    "en": (
        "Card",
        re.compile("Bo.*(I was dealt|my first card was|I started with) an Agent|Bo.*my first card: an Agent", re.I),
    ),
    "de": ("Karte", re.compile("Bo.*hatte ich einen Agenten|Bo.*einen Agenten bekommen, meine erste Karte")),
}


def opened(server: Server, game: str, *names: str, **table: Any) -> tuple[str, list[str]]:
    """A table with these people on it; its code and their tokens."""
    seats = httpx.post(f"{server.url}/api/tables", json={"game": game, "name": names[0], **table}, timeout=60).json()
    tokens = [seats["token"]]
    for name in names[1:]:
        answer = httpx.post(f"{server.url}/api/tables/{seats['code']}/seats", json={"name": name}, timeout=60)
        tokens.append(answer.json()["token"])
    return seats["code"], tokens


@pytest.fixture(params=[("light", "en-GB"), ("dark", "de-DE")], ids="-".join)
def reader(request: pytest.FixtureRequest, visitor: Visitor) -> Page:
    """Somebody on a phone, with a theme and a language."""
    theme, locale = request.param
    return visitor("Reader", screen=PHONE, color_scheme=theme, locale=locale, bypass_csp=True, troubled=True)


def sit(page: Page, seats: dict[str, str]) -> None:
    """Let this device hold these seats."""
    held = {code: {"token": token, "at": 1} for code, token in seats.items()}
    page.add_init_script(f"localStorage.setItem('crosstable.seats', {json.dumps(json.dumps(held))})")


def seated(reader: Page, visitor: Visitor, server: Server, game: str, **more: Any) -> Page:
    """A game of five has begun: the reader sits there, a host whose page is returned, and bots."""
    code, (ada, bo) = opened(server, game, "Ada", "Bo", seats=5, **more)
    sit(reader, {code: bo})
    host = visitor("Ada")
    sit(host, {code: ada})
    for page in (host, reader):
        page.goto(f"/t/{code}")
    host.get_by_role("button", name="Fill 3 seats with bots").click()
    host.get_by_role("button", name="Start").click()
    return host


def test_the_round_table(reader: Page, server: Server, visitor: Visitor) -> None:
    host = seated(reader, visitor, server, "resistance")
    expect(reader.locator(".reveal")).to_be_visible()
    check(reader)
    know(host, reader)
    seen: set[str] = set()
    while not reader.locator(".ending").count():
        phase = reader.evaluate("document.querySelector('.res-asked')?.dataset.phase")
        if phase and phase not in seen:
            seen.add(phase)
            check(reader)
        for page in (host, reader):
            page.evaluate(ANSWER, SUCCESS)
    assert "vote" in seen
    check(reader)
    for tab in reader.get_by_role("tab").all():
        tab.click()
        check(reader)


def test_crossfire_from_the_deal_to_the_standings(reader: Page, server: Server, visitor: Visitor) -> None:
    options = {"seconds": 0, "aim_seconds": 0, "notebook": "statements", "dealer": 4}
    host = seated(reader, visitor, server, "crossfire", games=2, options=options)
    expect(reader.locator(".reveal")).to_be_visible()
    check(reader)
    for page in (host, reader):
        watch_deal(page)
        claim(page, "agent")
    expect(reader.locator(".cf-ready")).to_be_visible()
    reader.locator(".tray-handle").click()
    reader.locator(".tray-pen").click()
    card, said = TOLD[reader.evaluate("document.documentElement.lang")]
    reader.get_by_label(card, exact=True).select_option("agent")
    reader.locator(".cf-sentence .button").first.click()
    expect(reader.locator(".tray-lines")).to_contain_text(said)
    check(reader)
    while any(page.locator(".cf-ready").count() for page in (host, reader)):  # who is suspected is no longer ready
        for page in (host, reader):
            page.evaluate("document.querySelector('.cf-ready.main')?.click()")
    for page in (host, reader):
        page.locator("button.cf-seat").first.click()
    expect(reader.locator(".ending")).to_be_visible(timeout=40_000)
    check(reader)
    reader.locator(".series-button").click()
    expect(reader.get_by_role("dialog")).to_be_visible()
    check(reader)
