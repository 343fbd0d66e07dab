"""Two people on one device: CROSS straight on, Fugitive with a cover between turns."""

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import PHONE, Visitor
from .people import CODE, YELLOW_LOSES, choose, place, variants
from .test_e2e_fugitive import act

pytestmark = pytest.mark.browser


def sit_down(page: Page, game: str) -> None:
    """Two people share a device: one tap, no names, no lobby."""
    variants(page, game).get_by_role("button", name="Both on this device").click()
    page.wait_for_url(CODE)


def covered(page: Page, name: str) -> None:
    """Nothing of the game is on the page, only whose turn it is."""
    expect(page.get_by_role("heading", name=f"Pass the device to {name}")).to_be_visible()
    expect(page.locator(".fug, .fug-card, .fug-number, [data-cell]")).to_have_count(0)
    expect(page.locator("main")).to_have_text(
        re.compile(f"^Pass the device to {name}Everyone else, look away.I am {name}$")
    )


def test_cross_goes_straight_on_and_changes_colours_in_the_rematch(visitor: Visitor) -> None:
    both = visitor("Ada and Bo", screen=PHONE)
    choose(variants(both, "CROSS"), "Board size", "5")
    sit_down(both, "CROSS")
    for cell in YELLOW_LOSES:
        place(both, cell)
    expect(both.locator(".ending h2")).to_be_visible()
    both.get_by_role("button", name=re.compile("Rematch|Next game")).click()
    expect(both.locator(".cell-free").first).to_be_attached()
    place(both, "c3")
    both.reload()
    expect(both.locator("[data-cell=c3]")).to_have_accessible_name(re.compile("^c3, yellow"))
    place(both, "d4")


def test_fugitive_is_covered_between_turns(visitor: Visitor) -> None:
    both = visitor("Ada and Bo", screen=PHONE)
    sit_down(both, "Fugitive")
    covered(both, "Player 1")
    both.get_by_role("button", name="I am Player 1").click()
    expect(both.locator(".fug-hold").first).to_be_visible()
    while not both.get_by_role("button", name="Hand over").count() and act(both):
        pass
    both.get_by_role("button", name="Hand over").click()
    covered(both, "Player 2")
    both.reload()
    covered(both, "Player 2")
    both.get_by_role("button", name="I am Player 2").click()
    expect(both.get_by_role("heading", name="Notepad")).to_be_visible()
    expect(both.locator(".fug-hold")).to_have_count(0)
    while not both.get_by_role("button", name="Hand over").count() and act(both):
        pass
    both.get_by_role("button", name="Hand over").click()
    covered(both, "Player 1")
    both.get_by_role("button", name="I am Player 1").click()
    both.get_by_role("button", name="Resign").click()
    both.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(both.locator(".ending h2")).to_be_visible()
    both.get_by_role("button", name=re.compile("Rematch|Next game")).click()
    covered(both, "Player 2")  # the roles are exchanged
    both.get_by_role("button", name="I am Player 2").click()
    expect(both.locator(".fug-hold").first).to_be_visible()
