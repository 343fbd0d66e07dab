"""A long rules page is drawn as it is scrolled to, and still found, linked to and printed whole."""

import pytest
from playwright.sync_api import expect

from .conftest import PHONE, Visitor

pytestmark = pytest.mark.browser

DRAWN = "(section) => getComputedStyle(section).contentVisibility"


def test_a_long_page_is_found_linked_to_and_printed_whole(visitor: Visitor) -> None:
    ada = visitor("Ada", screen=PHONE)
    ada.goto("/rules/resistance")
    last = ada.locator(".rules-section[id]").last
    expect(last).to_be_attached()
    assert last.evaluate(DRAWN) == "auto"
    assert ada.locator(".rules-section[id]").first.evaluate(DRAWN) == "visible"
    heading = last.locator("h2").text_content()
    assert ada.evaluate("(words) => window.find(words)", heading)
    expect(last.locator("h2")).to_be_in_viewport()
    ada.emulate_media(media="print")
    assert last.evaluate(DRAWN) == "visible"
    ada.emulate_media(media="screen")

    name = last.get_attribute("id")
    ada.goto("/")
    ada.goto(f"/rules/resistance#{name}")
    expect(last.locator("h2")).to_be_in_viewport()
