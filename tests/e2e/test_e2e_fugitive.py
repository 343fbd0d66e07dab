"""Fugitive in real browsers: a match of two people, and a bot in either role on a phone."""

import json
import re

import httpx
import pytest
from playwright.sync_api import Page, expect

from .conftest import PHONE, Visitor
from .people import CODE, follow, invite, join, play_bot, settled, tell_name
from .running import Server

pytestmark = pytest.mark.browser

LONGEST = 160
READY = (
    ".fug-pile:enabled, .fug-hold.fug-possible:enabled, .fug-naming .button.main, "
    ".fug-hand-place .fug-buttons .button, .ending h2"
)


def open_table(page: Page, name: str) -> str:
    """Invite friends to Fugitive; returns the link of the table."""
    page.goto("/")
    page.get_by_role("article", name="Fugitive", exact=True).get_by_role("button", name="Invite friends").click()
    tell_name(page, name)
    page.wait_for_url(CODE)
    return page.url


def over(page: Page) -> bool:
    """Whether the page shows the end."""
    return page.locator(".ending h2").count() > 0


def lay_a_hideout(page: Page) -> None:
    """Tap the farthest hideout, then sprint cards until it is in reach, and lay it."""
    page.locator(".fug-hold.fug-possible").last.click()
    lay = page.locator(".fug-hand-place .button.main")
    while lay.is_disabled():
        page.locator(".fug-hold:enabled:not(.fug-chosen, .fug-sprinting)").first.click()
    lay.click()


def name_a_number(page: Page) -> None:
    """Tap the first possible number of the notepad and name it."""
    page.locator(".fug-number.fug-note-open").first.click()
    page.locator(".fug-naming .button.main").press("Enter")


WAYS = (
    ".fug-pile:enabled",
    ".fug-hold.fug-possible:enabled",
    ".fug-naming .button.main",
    ".fug-hand-place .fug-buttons .button:enabled",
)
OPEN = """(ways) => document.querySelector('.ending h2') ? null
  : [document.querySelector('.fug')?.dataset.at, ways.find((way) => document.querySelector(way)) ?? null]"""


def act(page: Page) -> bool:
    """Do what the table waits for; false when the game is over or somebody else is to move."""
    before, way = page.evaluate(OPEN, WAYS) or (None, None)
    if way is None:
        return False
    if way == ".fug-hold.fug-possible:enabled":
        lay_a_hideout(page)
    elif way == ".fug-naming .button.main":
        name_a_number(page)
    else:
        page.locator(way).last.click()
    page.wait_for_function(MOVED, arg=before)
    return True


MOVED = "(before) => document.querySelector('.fug').dataset.at !== before"
SAME = "(at) => document.querySelector('.fug').dataset.at === at"


def see_the_same(page: Page, *others: Page) -> None:
    """A guess is answered on every screen before anybody goes on."""
    for other in set(others) - {page}:
        other.wait_for_function(SAME, arg=page.locator(".fug").get_attribute("data-at"))


def play_some(*pages: Page, most: int) -> None:
    """Everybody does what the table waits for, so many times."""
    for page in pages:
        expect(page.locator(".fug")).to_be_attached()
    done = 0
    while done < most and not over(pages[0]):
        for page in pages:
            while done < most and act(page):
                see_the_same(page, *pages)
                done += 1


def play_to_the_end(*pages: Page) -> None:
    """Everybody does what the table waits for until it is over."""
    for page in pages:
        expect(page.locator(".fug")).to_be_attached()
    for _ in range(LONGEST):
        for page in pages:
            while act(page):
                see_the_same(page, *pages)
        if over(pages[0]):
            break
        if len(pages) == 1:
            expect(pages[0].locator(READY).first).to_be_attached()
    for page in pages:
        expect(page.locator(".ending h2")).to_be_visible()


BADGE = """() => {
  document.documentElement.dataset.theme = "dark";
  const { backgroundColor, color } = getComputedStyle(document.querySelector(".fug-won .fug-face .fug-role"));
  const light = (ink) => ink.match(/[0-9.]+/g).slice(0, 3).reduce((sum, one) => sum + Number(one), 0) / 3;
  document.documentElement.dataset.theme = "light";
  return Math.abs(light(backgroundColor) - light(color));
}"""
"""How far the sign of the winner's role stands out from its badge in the dark, of 255."""


@pytest.mark.long
def test_two_people_play_a_match_with_the_roles_exchanged(visitor: Visitor) -> None:
    ada, bo = visitor("Ada"), visitor("Bo", screen=PHONE)
    link = open_table(ada, "Ada")
    join(bo, link, "Bo")
    expect(ada.get_by_text("Bo", exact=True)).to_be_visible()
    ada.get_by_role("button", name="Start").click()
    expect(bo.get_by_role("heading", name="Notepad")).to_be_visible()
    play_to_the_end(ada, bo)
    for page in (ada, bo):  # one sentence says how it ended, and with what margin
        expect(page.locator(".ending")).to_contain_text(re.compile("never found|short of 42|at the very door"))
        assert page.evaluate(BADGE) > 100

    bo.get_by_role("button", name="Ready for the next game").click()
    expect(ada.locator(".ending")).to_contain_text("2 of 2 are ready")
    ada.get_by_role("button", name="Next game").click()
    expect(ada.get_by_role("heading", name="Notepad")).to_be_visible()
    play_some(ada, bo, most=16)  # both have had their turns, each in the other's role
    if not over(ada):
        ada.get_by_role("button", name="Resign").click()
        ada.get_by_role("dialog").get_by_role("button", name="Resign").click()
    for page in (ada, bo):
        page.get_by_role("button", name="Who won the match?").click()
        expect(page.get_by_role("heading", level=2)).to_have_text(re.compile("wins? the match|share the match"))


def guess(page: Page, number: int) -> None:
    """Tap a number of the notepad and guess it."""
    page.locator(".fug-number").nth(number - 1).click()
    before = page.locator(".fug").get_attribute("data-at")
    page.get_by_role("button", name=f"Hold to guess {number}").hover()
    page.mouse.down()
    page.wait_for_function(MOVED, arg=before)  # a busy device fills the ring later
    page.mouse.up()


def test_nothing_misleads_and_a_guess_is_a_held_breath(visitor: Visitor, server: Server) -> None:
    ada, bo = visitor("Ada"), visitor("Bo", screen=PHONE, has_touch=True)
    wanted = {"game": "fugitive", "name": "Ada", "seats": 2, "pace": "normal"}
    found = httpx.post(f"{server.url}/api/tables", json=wanted, timeout=60).json()
    held = json.dumps({found["code"]: {"token": found["token"], "at": 1}})
    ada.add_init_script(f"localStorage.setItem('crosstable.seats', {json.dumps(held)})")
    ada.goto(f"/t/{found['code']}")
    join(bo, ada.url, "Bo")
    expect(ada.get_by_text("Bo", exact=True)).to_be_visible()
    ada.get_by_role("button", name="Start").click()
    ada.get_by_role("button", name=re.compile("^2 Ditch")).click()
    ada.get_by_role("button", name="Lay 2").click()
    expect(ada.locator(".fug-story li").first).to_have_text("You lay the 2.")
    expect(bo.locator(".fug-story li").first).to_have_text("Ada lays the 1st hideout.")
    ada.get_by_role("button", name="End turn").click()
    for _ in range(2):
        before = bo.locator(".fug").get_attribute("data-at")
        bo.locator(".fug-pile:enabled").last.click()
        expect(bo.locator(".fug")).not_to_have_attribute("data-at", before or "")
    bo.evaluate(WATCH)
    guess(bo, 1)
    for page, told in ((ada, "Bo guesses 1: wrong."), (bo, "You guess 1: wrong.")):
        expect(page.locator(".fug-guesses li")).to_have_text(re.compile(r"1 ✗\s*wrong"))
        expect(page.locator("[role=log]")).to_contain_text(told)
        expect(page.locator(".fug-breath")).to_have_count(0)
    # first the guess stood there and nothing told whether it was right; then it was answered
    assert bo.evaluate("seen") == ["Bo guesses 1 … | ", "Wrong. | You guess 1: wrong."]


WATCH = """() => {
  window.seen = [];
  const text = (what) => document.querySelector(what)?.textContent.trim() ?? "";
  new MutationObserver(() => {
    const stage = text(".fug-breath strong");
    const now = `${stage} | ${text(".sr[role=log]").match(/You guess.*/) ?? ""}`;
    if (stage && now !== seen.at(-1)) seen.push(now);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


LAPTOP = """() => {
  const box = (of) => document.querySelector(of).getBoundingClientRect();
  const cards = [...document.querySelectorAll(".fug-staged .place")].map((one) => one.getBoundingClientRect().right);
  return {
    scrolled: document.documentElement.scrollHeight - innerHeight,
    covered: box(".fug-scale").bottom - box(".fug-prompt").top,
    over: cards.length && Math.max(...cards) - box(".fug-staged .fug-hint").left,
  };
}"""
"""By how much the page is too high, the scale lies under the dock, and a staged card over the words beside it."""


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1366, 768)])
def test_a_laptop_shows_the_road_and_the_hand_at_once(visitor: Visitor, locale: str, width: int, height: int) -> None:
    ada = visitor("Ada", screen={"width": width, "height": height}, locale=locale)
    ada.goto("/")
    ada.locator(".lid-fugitive .button").first.click()
    expect(ada.locator(".fug-hold")).to_have_count(9)
    settled(ada)
    for staged in range(6):
        measured = ada.evaluate(LAPTOP)
        assert max(measured.values()) <= 0.5, (staged, measured)
        ada.locator(".fug-hold:enabled:not(.fug-chosen, .fug-sprinting)").nth(1 if staged == 0 else 0).click()
        expect(ada.locator(".fug-staged .place")).to_have_count(staged + 1)


def test_on_a_laptop_the_marshal_sees_the_whole_road(visitor: Visitor) -> None:
    """The notepad and the story beside the road may be longer than the screen; the road is not drawn out by them."""
    ada = visitor("Ada", screen={"width": 1280, "height": 720})
    invite(ada, "Fugitive", "Ada")
    ada.get_by_role("button", name="Sit here").click()
    ada.get_by_role("button", name="Add bot").click()
    ada.get_by_role("button", name="Start", exact=True).click()
    for _ in range(2):
        ada.locator(".fug-pile:enabled").first.click()
    expect(ada.get_by_role("button", name="Pass", exact=True)).to_be_visible()
    settled(ada)
    assert ada.evaluate(LAPTOP)["covered"] <= 0.5


def test_one_person_flees_from_a_bot_on_a_phone(visitor: Visitor) -> None:
    ada = visitor("Ada", screen=PHONE, has_touch=True)
    play_bot(ada, "Fugitive", "medium")
    expect(ada.locator(".fug-hold").first).to_be_visible()
    assert ada.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]

    ada.locator(".fug-hold.fug-possible").first.click()
    expect(ada.locator(".fug-hint")).to_contain_text("is in reach")
    ada.get_by_role("button", name="Cancel").click()
    play_to_the_end(ada)
    expect(ada.locator(".fug-caption")).to_contain_text("The whole route")
    expect(ada.locator(".fug-back")).to_have_count(0)
    assert ada.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    follow(ada, "Review")
    ada.get_by_role("tab", name="What you could work out").click()
    expect(ada.get_by_role("heading", name="What anyone could work out")).to_be_visible()


def test_one_person_hunts_a_bot_on_a_phone_with_pencil_and_notepad(visitor: Visitor) -> None:
    ada = visitor("Ada", screen=PHONE, has_touch=True)
    open_table(ada, "Ada")
    marshal = ada.get_by_role("listitem").filter(has_text="Marshal")
    marshal.get_by_role("button", name="Sit here").click()
    expect(marshal).to_contain_text("you")  # only then is the other seat the empty one
    ada.get_by_role("button", name="Add bot").click()
    ada.get_by_role("button", name="Start").click()
    expect(ada.get_by_role("heading", name="Notepad")).to_be_visible()
    for _ in range(2):
        ada.locator(".fug-pile:enabled").first.click()
        expect(ada.locator(".fug-drawn .fug-card")).not_to_have_count(0)
    expect(ada.locator(".fug-number.fug-note-mine")).to_have_count(2)

    ada.get_by_role("button", name="Pencil").click()
    ada.locator(".fug-number").nth(40).click()
    expect(ada.locator(".fug-number").nth(40)).to_have_accessible_name(re.compile("pencil mark"))
    ada.get_by_role("button", name="Pencil is on").click()
    play_to_the_end(ada)
    expect(ada.locator(".fug-caption")).to_contain_text("The whole route")
