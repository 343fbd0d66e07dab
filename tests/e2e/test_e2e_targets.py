"""Everything one can tap on a phone of 360 pixels is at least 44 pixels wide and high, on every page."""

import re

import pytest
from playwright.sync_api import Page, expect

from crosstable.games import GAMES

from .conftest import PHONE, Visitor
from .people import CODE, invite, play_bot, variants

pytestmark = pytest.mark.browser

# Cells of the board are smaller: there a tap only chooses, a drag has a magnifier, and a button confirms. A link within
# a sentence is part of its line.
SMALL = """() => [...document.querySelectorAll('a, button, input, select, summary, [role=button], [role=tab]')]
  .filter((it) => it.checkVisibility({ visibilityProperty: true }) && !it.disabled &&
    !it.closest('.sr, [inert], .skip'))
  .filter((it) => !(getComputedStyle(it).display === 'inline' && it.closest('p, li, dd')?.innerText.length
    > it.innerText.length + 8))
  .map((it) => (it.matches('[type=radio], [type=checkbox], [type=file]') && it.closest('label')) || it)
  .map((it) => [it.getBoundingClientRect(), it.outerHTML.slice(0, 90)])
  .filter(([{ width, height }]) => width > 0 && (width < 43.5 || height < 43.5))
  .map(([{ width, height }, text]) => `${Math.round(width)} × ${Math.round(height)}: ${text}`)"""

NAMES = ("CROSS", "Fugitive", "The Resistance", "Crossfire")


def _all_large(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    expect(page.locator("main button, main a, main label").first).to_be_visible()
    assert page.evaluate(SMALL) == [], page.url
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), page.url


@pytest.fixture
def phone(visitor: Visitor) -> Page:
    """Somebody with a small phone."""
    return visitor("Ada", screen=PHONE, has_touch=True)


@pytest.mark.parametrize(
    "path", ["/", *(f"/rules/{game}" for game in GAMES), "/companion", "/replay", "/verify", "/tv"]
)
def test_pages(phone: Page, path: str) -> None:
    phone.goto(path)
    _all_large(phone)


@pytest.mark.parametrize("called", NAMES)
def test_the_sheet_the_lobby_and_the_table_of_a_game(phone: Page, called: str) -> None:
    variants(phone, called)
    _all_large(phone)
    play_bot(phone, called, "easy")
    expect(phone.locator("main [data-seat], main .board, main .fug").first).to_be_attached()
    _all_large(phone)
    phone.evaluate("localStorage.clear()")
    invite(phone, called, "Ada")
    _all_large(phone)


def test_a_guided_game_its_end_and_its_review(phone: Page) -> None:
    phone.goto("/rules/cross")
    phone.get_by_role("button", name="First game, guided").click()
    phone.wait_for_url(CODE)
    expect(phone.get_by_role("complementary")).to_be_visible()
    _all_large(phone)
    phone.get_by_role("button", name="Skip the guide").click()
    phone.get_by_role("button", name="Resign").click()
    phone.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(phone.locator(".ending")).to_be_visible()
    expect(phone.locator(".verdict")).to_be_visible()
    _all_large(phone)
    phone.get_by_role("link", name=re.compile("^Review")).click()
    expect(phone.get_by_role("slider")).to_be_visible()
    _all_large(phone)
