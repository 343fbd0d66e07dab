"""What people install: the browser's files packed. The same pages, in few requests, and no module is there twice."""

import re

import pytest
from playwright.sync_api import expect

from .conftest import PHONE, Visitor
from .people import play_bot
from .running import Server

pytestmark = pytest.mark.browser

REQUESTS = "performance.getEntriesByType('resource').length"


def test_the_packed_start_page_needs_few_requests_and_leads_into_a_game(visitor: Visitor, server: Server) -> None:
    ada = visitor("Ada", screen=PHONE)
    ada.goto("/")
    ada.get_by_role("button", name="Play now").first.wait_for()
    ada.wait_for_load_state("networkidle")
    assert ada.evaluate(REQUESTS) <= 16
    play_bot(ada, "CROSS", "easy")
    ada.locator("[data-cell=f6]").click()
    ada.locator("[data-cell=f6]").click()
    expect(ada.locator("[data-cell=f6]")).to_have_accessible_name(re.compile("^f6, yellow"))


@pytest.mark.parametrize("path", ["/rules/fugitive", "/rules/resistance", "/companion", "/replay"])
def test_every_packed_page_opens(visitor: Visitor, server: Server, path: str) -> None:
    ada = visitor("Ada", locale="de-DE")
    ada.goto(path)
    expect(ada.get_by_role("heading", level=1)).to_be_visible()
