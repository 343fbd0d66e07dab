"""A series in real browsers: chosen in the lobby, standings at any time, the next game, and a page for its winner."""

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import PHONE, Visitor
from .people import choose, join, open_table

pytestmark = pytest.mark.browser


FITS = """(code) => {
  code.textContent = "KZXWVC"; // rather wide, and as long as a private table's
  const text = document.createRange();
  text.selectNodeContents(code);
  const [inner, outer] = [text, code].map((one) => one.getBoundingClientRect());
  const rule = code.clientLeft;
  return inner.left >= outer.left + rule && inner.right <= outer.right - rule && outer.right <= innerWidth;
}"""


def test_a_long_code_fits_into_its_frame_beside_the_games_of_a_series(visitor: Visitor) -> None:
    ada, bo = visitor("Ada", screen=PHONE), visitor("Bo")
    link = open_table(ada, "Ada")
    choose(ada, "How many games?", "series of 2")
    join(bo, link, "Bo")
    expect(ada.get_by_text("Bo", exact=True)).to_be_visible()
    ada.get_by_role("button", name="Start").click()
    expect(ada.get_by_role("button", name="Game 1 of 2")).to_be_visible()
    assert ada.locator(".topbar .table-code").evaluate(FITS)


def _resign(page: Page) -> None:
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()


def test_two_people_play_a_series_of_two(visitor: Visitor) -> None:
    ada, bo = visitor("Ada"), visitor("Bo", screen=PHONE, has_touch=True, locale="de-DE")
    link = open_table(ada, "Ada")
    choose(ada, "How many games?", "series of 2")
    bo.goto(link)
    bo.get_by_role("button", name="Mitspielen").click()
    bo.get_by_label("Dein Name").fill("Bo")
    bo.get_by_role("dialog").get_by_role("button", name="Beitreten").click()
    expect(ada.get_by_text("Bo", exact=True)).to_be_visible()
    ada.get_by_role("button", name="Start").click()
    expect(bo.get_by_role("button", name="Partie 1 von 2: Punktestand")).to_be_visible()
    _resign(ada)

    # the standings, and a host who thinks again about leaving in the middle
    bo.get_by_role("button", name="Partie 1 von 2").click()
    expect(bo.get_by_role("dialog").get_by_role("row", name=re.compile(r"1\. Bo du 1"))).to_be_visible()
    bo.keyboard.press("Escape")
    ada.get_by_role("button", name="Back to the lobby").click()
    ada.get_by_role("button", name="Stay").click()
    bo.get_by_role("button", name="Bereit für die nächste Partie").click()
    expect(ada.locator(".ending")).to_contain_text("2 of 2 are ready")
    ada.get_by_role("button", name="Next game").click()
    expect(bo.get_by_role("button", name="Partie 2 von 2: Punktestand")).to_be_visible()
    expect(ada.get_by_role("button", name="Game 2 of 2")).to_be_visible()
    _resign(ada)

    # Bo has won both; the page of the winner leads to the games and to another series
    ada.get_by_role("button", name="Who won the series?").click()
    expect(ada.get_by_role("heading", name="Bo wins the series")).to_be_visible()
    bo.get_by_role("button", name="Wer hat die Serie gewonnen?").click()
    expect(bo.get_by_role("heading", name="Du gewinnst die Serie")).to_be_visible()
    assert bo.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    expect(bo.get_by_role("link", name="Partie 1 ansehen")).to_have_attribute("href", re.compile("/replay/1$"))
    bo.get_by_role("button", name="Bereit für die nächste Partie").click()
    expect(ada.locator(".winners")).to_contain_text("2 of 2 are ready")
    ada.get_by_role("button", name="Another series").click()
    expect(bo.get_by_role("button", name="Partie 1 von 2: Punktestand")).to_be_visible()
    expect(ada.get_by_role("button", name="Game 1 of 2")).to_be_visible()
