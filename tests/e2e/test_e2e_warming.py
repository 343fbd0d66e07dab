"""The first minute of a server: people play already, and are told that the bots are warming up."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from helpers.slow_cards import Gate, slow_cards_listed

from .conftest import PHONE, Visitor
from .running import Server

pytestmark = pytest.mark.browser

WARMING = {
    "en-GB": "The bots are warming up. Until they are ready, weaker ones play for them.",
    "de-DE": "Die Bots laufen sich warm. Bis sie so weit sind, spielen schwächere für sie.",
}


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Gate:
    """What the bots of all games wait for: they are warm together, and those of one game wait for this."""
    return slow_cards_listed(tmp_path, monkeypatch)


@pytest.fixture
def warming_server(gate: Gate, tmp_path: Path) -> Iterator[Server]:
    """A server whose bots are warming up until the gate is opened."""
    running = Server(tmp_path / "tables.sqlite3", "--workers", "1")
    running.start(warm=False)
    yield running
    running.stop()


def test_a_weaker_bot_plays_and_the_table_says_so_until_the_bots_are_warm(
    warming_server: Server, visitor: Visitor, gate: Gate
) -> None:
    # in this order: whoever is still there when the server goes complains that it is gone
    ada = visitor("Ada", at=warming_server, screen=PHONE)
    ada.goto("/")
    ada.get_by_role("article", name="CROSS", exact=True).get_by_role("button", name="Play now").click()
    told = ada.get_by_role("status").filter(has_text=WARMING["en-GB"])
    expect(told).to_be_visible()

    ada.locator("[data-cell=f6]").click()
    ada.locator("[data-cell=f6]").click()
    status = ada.locator(".status")
    expect(status).to_have_text(re.compile("your turn|you are to move|Your turn", re.I))
    expect(told).to_be_visible()
    bo = visitor("Bo", at=warming_server, locale="de-DE")
    bo.goto(ada.url)
    expect(bo.get_by_role("status").filter(has_text=WARMING["de-DE"])).to_be_visible()

    gate.open()
    expect(ada.get_by_role("status").filter(has_text="The bots are ready.")).to_be_visible()
    expect(told).to_have_count(0)
    expect(bo.get_by_text(WARMING["de-DE"])).to_have_count(0)
