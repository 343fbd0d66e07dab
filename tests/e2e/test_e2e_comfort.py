"""Comfort: being called when it is one's turn, the mark in the tab, sounds and keys."""

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visitor
from .people import choose, join, open_table, place

pytestmark = pytest.mark.browser

LISTENING = """
window.calls = [];
window.Notification = class {
  static permission = "default";
  static async requestPermission() { return (this.permission = "granted"); }
  constructor(title, more) { window.calls.push(`${title} ${more.body}`); }
  close() {}
};
window.tones = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { window.tones += 1; return start.apply(this, when); };
"""
"""The browser shows no notification and plays no sound here: what the page asks it for is written down instead."""


def _meet(visitor: Visitor) -> tuple[Page, Page]:
    """Ada and Bo sit in a lobby of CROSS."""
    ada, bo = _listening(visitor, "Ada"), _listening(visitor, "Bo")
    join(bo, open_table(ada, "Ada"), "Bo")
    expect(ada.get_by_text("Bo", exact=True)).to_be_visible()
    return ada, bo


def _listening(visitor: Visitor, name: str) -> Page:
    page = visitor(name)
    page.add_init_script(LISTENING)
    return page


def _look_away(page: Page) -> None:
    """Another tab is in front."""
    page.evaluate(
        "Object.defineProperty(document, 'hidden', { value: true, configurable: true });"
        "document.dispatchEvent(new Event('visibilitychange'))"
    )


def _set(page: Page, setting: str, value: str) -> None:
    page.get_by_role("button", name="Settings").click()
    choose(page, setting, value)
    page.keyboard.press("Escape")


def test_who_looks_away_is_called_when_it_is_the_turn(visitor: Visitor) -> None:
    ada, bo = _meet(visitor)
    _set(bo, "Notify me", "on")
    _set(bo, "Sounds", "loud")
    ada.get_by_role("button", name="Start").click()
    expect(bo.get_by_role("grid")).to_be_visible()
    expect(ada).to_have_title(re.compile("^● Your turn"))
    expect(bo).not_to_have_title(re.compile("Your turn"))
    _look_away(bo)
    before = bo.evaluate("window.tones")
    place(ada, "e5")
    bo.wait_for_function("() => window.calls.length > 0")
    assert bo.evaluate("window.calls") == ["CROSS: your turn The table is waiting for you."]
    expect(bo).to_have_title(re.compile("^● Your turn"))
    bo.wait_for_function(f"() => window.tones > {before}")


def test_the_settings_lead_to_the_page_for_authors_of_bots(visitor: Visitor) -> None:
    page = visitor("Ada")
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("link", name="Write a bot of your own").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Bring a bot")


def test_nobody_is_called_or_hears_a_thing_who_does_not_want_to(visitor: Visitor) -> None:
    ada, bo = _meet(visitor)
    _set(bo, "Sounds", "off")
    ada.get_by_role("button", name="Start").click()
    expect(bo.get_by_role("grid")).to_be_visible()
    _look_away(bo)
    place(ada, "e5")
    expect(bo).to_have_title(re.compile("^● Your turn"))
    assert bo.evaluate("[window.calls.length, window.tones]") == [0, 0]


def test_a_question_mark_lists_the_keys(visitor: Visitor) -> None:
    ada = visitor("Ada")
    open_table(ada, "Ada")
    expect(ada.get_by_role("button", name="Chat")).to_be_visible()
    ada.keyboard.press("?")
    expect(ada.get_by_role("dialog", name="Keys")).to_contain_text("opens the chat")
    ada.keyboard.press("Escape")
    expect(ada.get_by_role("dialog")).to_have_count(0)
