"""A game without anything for the browser: the shell draws its table from the view and the offers."""

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect

from helpers.fifth_game import NAME

from .conftest import PHONE, Visitor
from .people import CODE
from .running import Server
from .test_e2e_axe import check_every_way

pytestmark = pytest.mark.browser


def sit_down(page: Page, game: str) -> None:
    """From the start page to a table with bots."""
    page.goto("/")
    lid = page.get_by_role("article", name=game, exact=True)
    lid.get_by_role("button", name="Play now").click()
    page.wait_for_url(CODE)
    expect(page.locator(".plain-table")).to_be_visible()


def act(page: Page) -> bool:
    """Do the first thing that is offered, by keyboard; False if the game is over."""
    button = page.locator(".plain-panel .plain-offer .button:enabled").first
    expect(button.or_(page.locator(".ending"))).to_be_visible(timeout=60_000)  # its bot's worker may still be starting
    if page.locator(".ending").count():
        return False
    before = page.locator(".plain-log li").count()
    button.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".plain-log li").nth(before)).to_be_visible()
    return True


def test_a_new_game_is_played_to_its_end_and_reviewed(visitor: Visitor, author: Server) -> None:
    page = visitor("Ada", at=author, screen=PHONE)
    sit_down(page, "Fifth game")
    expect(page.locator(".plain-seat")).to_have_count(2)
    expect(page.get_by_text("Stones left")).to_be_visible()
    while act(page):
        pass
    told = page.locator(".plain-log li").all_inner_texts()
    won = "Guest takes the last stone" in told[-1]
    expect(page.locator(".ending h2")).to_have_text("You win" if won else "You lose")
    assert "takes the last stone and wins." in told[-1]
    assert len(told) >= 5
    page.get_by_role("link", name="Review", exact=True).click()  # no word of a bot that thought: it plays at random
    steps = page.get_by_role("list", name="Steps of the game").get_by_role("button")
    expect(steps).to_have_count(len(told))  # the last step has two lines, the start none
    steps.first.click()
    expect(page.locator(".plain-facts")).to_have_text("Stones left15")
    steps.last.click()
    expect(page.locator(".plain-facts")).to_have_text("Stones left0")
    expect(page.locator(".review-now")).to_contain_text("takes the last stone and wins.")


def test_what_a_new_game_has_not_is_not_offered(visitor: Visitor, author: Server) -> None:
    page = visitor("Ada", at=author)
    page.goto("/")
    lid = page.get_by_role("article", name="Fifth game", exact=True)
    expect(lid.locator(".emblem .letter")).to_have_text("F")
    expect(lid.get_by_role("button", name="Both on this device")).to_be_visible()
    for absent in ("Rules", "First game, guided"):
        expect(page.get_by_role("article", name="CROSS", exact=True).get_by_text(absent)).to_be_visible()
        expect(lid.get_by_text(absent)).to_have_count(0)
    page.goto(f"/rules/{NAME}")
    expect(page.get_by_text("There is no rules page for this game yet.")).to_be_visible()
    page.goto("/companion")
    expect(page.locator(".com-box")).to_have_count(4)


def test_two_at_one_device_play_a_new_game_in_german(visitor: Visitor, author: Server) -> None:
    page = visitor("Ada", at=author, screen=PHONE, locale="de-DE")
    page.goto("/")
    page.get_by_role("article", name="Fifth game", exact=True).get_by_role("button", name="Varianten und mehr").click()
    page.get_by_role("dialog").get_by_role("button", name="Zu zweit an diesem Gerät").click()
    expect(page.get_by_text("Du bist dran.")).to_be_visible()
    while act(page):
        pass
    expect(page.locator(".plain-log li").last).to_contain_text("nimmt den letzten Stein und gewinnt.")


def without_table(route: Route) -> None:
    """The list of games, as if none had drawn a table."""
    answer = route.fetch()
    games = [{**game, "web": [file for file in game["web"] if file != "table.js"]} for game in answer.json()]
    route.fulfill(response=answer, body=json.dumps(games))


WORDS = """
cross-field-colours = Colour
    .by = seat
fugitive-field-side = Side
    .is = seat
"""


def with_words(route: Route) -> None:
    """The texts, with what a game may say about its fields."""
    answer = route.fetch()
    route.fulfill(response=answer, body=answer.text() + WORDS)


def test_every_kind_of_offer_has_its_controls(visitor: Visitor) -> None:
    """A long list to pick from in CROSS, boxes to tick in Fugitive; axe finds nothing."""
    page = visitor("Ada", screen=PHONE, bypass_csp=True)  # axe writes styles into the page
    page.route("**/api/games", without_table)
    page.route("**/texts/en.ftl", with_words)
    sit_down(page, "CROSS")
    expect(page.locator(".plain-seat").first).to_contain_text("Colour: yellow")
    place = page.get_by_role("button", name="Place", exact=True)
    expect(place).to_be_disabled()
    check_every_way(page)
    page.get_by_label("Cell").select_option("a1")
    place.click()
    expect(page.locator(".plain-log")).to_contain_text("a1")
    sit_down(page, "Fugitive")
    expect(page.locator(".plain-facts").first).to_contain_text(re.compile("Side(Guest|Bot)"))
    box = page.locator(".plain-offer input[type=checkbox]").first
    while not box.count():
        act(page)
    offer = page.locator(".plain-offer", has=page.locator("input[type=checkbox]")).first
    expect(offer).to_contain_text("Choose")
    for tick in offer.get_by_role("checkbox").all():
        if offer.locator(".button").is_disabled():
            tick.check()
    before = page.locator(".plain-log li").count()
    offer.locator(".button").click()
    expect(page.locator(".plain-log li").nth(before)).to_be_visible()
    check_every_way(page)
