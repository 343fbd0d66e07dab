"""The start page: every game in reach of a thumb, two taps to the first stone, and the way back into a game."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from .conftest import DESKTOP, PHONE, Visitor
from .people import CODE, settled, variants

pytestmark = pytest.mark.browser

SMALL = """[...document.querySelectorAll('main a, main button, main input, header a, header button')]
  .filter((it) => it.checkVisibility() && it.getBoundingClientRect().height < 43.5)
  .map((it) => it.outerHTML.slice(0, 80))"""


def _doors(page: Page) -> list[float]:
    """Where the buttons of the games end, from the top of the page."""
    page.goto("/")
    doors = page.get_by_role("button", name=re.compile("Play now|Jetzt spielen"))
    expect(doors).to_have_count(4)
    return [box["y"] + box["height"] for box in (door.bounding_box() for door in doors.all()) if box]


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_every_game_can_be_started_without_scrolling_far(visitor: Visitor, locale: str) -> None:
    wide, phone = visitor("Ada", screen=DESKTOP, locale=locale), visitor("Bo", screen=PHONE, locale=locale)
    assert max(_doors(wide)) <= DESKTOP["height"]
    assert max(_doors(phone)) <= 2 * PHONE["height"]
    for page in (wide, phone):
        headline = page.get_by_role("heading", level=1)
        assert headline.evaluate("it => it.scrollWidth <= it.clientWidth")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate(SMALL) == []


def test_two_taps_to_the_first_stone_and_no_name_asked(visitor: Visitor) -> None:
    ada = visitor("Ada", screen=PHONE)
    ada.goto("/")
    ada.get_by_role("article", name="CROSS", exact=True).get_by_role("button", name="Play now").click()
    ada.locator("[data-cell=f6]").click()
    expect(ada.locator("[data-cell=f6]")).to_have_attribute("aria-label", re.compile("^f6, yellow"))
    expect(ada.get_by_role("dialog")).to_have_count(0)

    ada.goto("/")
    back = ada.get_by_role("link", name="Continue: CROSS, your turn")
    expect(back).to_be_in_viewport(ratio=1)
    back.click()
    ada.wait_for_url(CODE)


ROOM = """it => {
  const words = document.createRange();
  words.selectNodeContents(it.querySelector("span"));
  const [inner, outer] = [words.getBoundingClientRect(), it.getBoundingClientRect()];
  return Math.min(inner.top - outer.top, outer.bottom - inner.bottom);
}"""
"""How far the words of a value stay from the edge above and below them."""


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_a_value_of_two_lines_has_room_round_its_words(visitor: Visitor, locale: str) -> None:
    bo = visitor("Bo", screen=PHONE, locale=locale)
    bo.goto("/")
    bo.locator(".lid-fugitive .lid-more").click()
    values = bo.get_by_role("dialog").locator(".choice label")
    expect(values.first).to_be_visible()
    settled(bo)
    assert min(one.evaluate(ROOM) for one in values.all()) >= 8


def test_bot_and_variants_are_chosen_after_a_tap_and_remembered(visitor: Visitor) -> None:
    ada = visitor("Ada")
    sheet = variants(ada, "CROSS")
    sheet.get_by_role("radio", name="easy").check()
    sheet.get_by_role("group").filter(has=ada.get_by_role("radio", name="7", exact=True)).get_by_role(
        "radio", name="5", exact=True
    ).check()
    ada.reload()
    lid = ada.get_by_role("article", name="CROSS", exact=True)
    expect(lid.get_by_role("button", name="bot easy")).to_be_visible()
    lid.get_by_role("button", name="Play now").click()
    expect(ada.locator("[data-cell]")).to_have_count(61)


@pytest.mark.parametrize("way", ["Play now", "Both on this device"])
def test_while_a_game_is_on_its_way_its_place_is_seen(visitor: Visitor, way: str) -> None:
    ada = visitor("Ada")
    held: list[Route] = []
    ada.route("**/games/cross/web/table.js", lambda route: held.append(route))
    ada.goto("/")
    ada.get_by_role("article", name="CROSS", exact=True).get_by_role("button", name=way).click()
    expect(ada.locator(".waiting")).to_be_visible()
    ada.wait_for_url(CODE)
    while not held:
        ada.wait_for_timeout(50)
    expect(ada.locator(".waiting")).to_be_visible()
    held[0].continue_()
    expect(ada.get_by_role("grid")).to_be_visible()
    expect(ada.locator(".waiting")).to_have_count(0)
