"""Learning: the rules statement by statement, tips that say the rule, and a guided first game."""

import re
from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Page, expect

from crosstable.games import GAMES
from helpers.samples import samples

from .conftest import PHONE, Visitor
from .people import claim, invite, place, watch_deal
from .running import Server
from .test_e2e_resistance import know

pytestmark = pytest.mark.browser

NAME = re.compile(r"\b[A-Z]\d+\b")
"""How a statement is named, on the rules pages only."""

OURS = {"en": "Our ruling", "de": "Unsere Entscheidung"}


def _names(counts: dict[str, int]) -> set[str]:
    return {f"{letter}{number}" for letter, most in counts.items() for number in range(1, most + 1)}


@pytest.mark.parametrize("language", OURS)
def test_every_statement_stands_on_its_rules_page_once(visitor: Visitor, language: str) -> None:
    page = visitor("reader", locale=f"{language}-{language.upper()}")
    for game, sample in samples().items():
        page.goto(f"/rules/{game}")
        expect(page.locator(".rules-section[id]").first).to_be_visible()
        names = page.locator(".statements dt").all_text_contents()
        assert sorted(names) == sorted(_names(sample.statements)), game
        assert page.get_by_text(OURS[language]).count() > 0, game
        assert page.locator("figure").count() >= 2, f"{game} has drawn examples"
        assert not re.search(r"\[[a-z]+-[a-zA-Z0-9-]+\]", page.locator("main").inner_text()), game


def test_a_link_opens_the_statement_it_names(visitor: Visitor) -> None:
    page = visitor("reader", screen=PHONE)
    page.goto("/rules/resistance#H8")
    statement = page.locator("#H8")
    expect(statement).to_be_in_viewport()
    expect(statement).to_contain_text("Our ruling")
    expect(page.locator("#B1")).to_be_hidden()


def test_a_tip_says_the_rule_behind_an_option(visitor: Visitor) -> None:
    page = visitor("host")
    invite(page, "The Resistance", "Ada")
    page.get_by_text("Module by module").click()
    option = page.locator("[data-rule='resistance B12']")
    option.hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("the fifth only after two successes")
    assert not NAME.search(tip.inner_text())
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()


def test_the_rules_of_this_moment_are_one_tap_away(visitor: Visitor) -> None:
    page = visitor("player", screen=PHONE)
    _first_game(page, "cross")
    page.get_by_role("button", name="Rules for this moment").click()
    sheet = page.get_by_role("dialog", name="Rules for this moment")
    said = ["A turn is one stone", "The board has six sides", "Only the chain", "Otherwise", "The winning three"]
    expect(sheet.get_by_role("listitem")).to_have_text([re.compile(f"^\\s*{words}") for words in said])
    assert not NAME.search(sheet.inner_text())


def _first_game(page: Page, game: str) -> None:
    page.goto(f"/rules/{game}")
    page.get_by_role("button", name="First game, guided").click()
    page.wait_for_url(re.compile("/t/"))


def test_the_guide_leads_through_a_first_game_and_can_be_left(visitor: Visitor) -> None:
    page = visitor("beginner", screen=PHONE)
    _first_game(page, "cross")
    guide = page.get_by_role("complementary", name="Guide through the first game")
    expect(guide).to_contain_text("Build one chain")
    guide.get_by_role("button", name="Got it").click()
    expect(guide).to_contain_text("Choose an empty cell")
    place(page, "d4")
    expect(guide).to_contain_text("Stones stay where they are.")
    page.reload()
    expect(guide).to_contain_text("Stones stay where they are.")
    guide.get_by_role("button", name="Skip the guide").click()
    expect(guide).to_be_hidden()
    page.reload()
    expect(page.get_by_role("region", name="Status").or_(page.locator(".status"))).to_be_visible()
    expect(guide).to_be_hidden()


def _whole(page: Page, what: str) -> bool:
    """Whether all of it is in sight between the guide and what lies at the thumb."""
    page.locator(".fug-prompt").wait_for()
    found: bool = page.evaluate(
        """(what) => {
          const box = (name) => document.querySelector(name)?.getBoundingClientRect();
          const top = box(".guide")?.bottom ?? 0, { top: thumb } = box(".fug-prompt");
          return top <= box(what).top && box(what).bottom <= thumb;
        }""",
        what,
    )
    return found


def test_the_guide_speaks_of_the_position_and_names_no_rule_by_its_id(visitor: Visitor) -> None:
    page = visitor("beginner", screen=PHONE)
    _first_game(page, "fugitive")
    guide = page.get_by_role("complementary", name="Guide through the first game")
    expect(guide).to_contain_text("You are the Fugitive.")
    assert _whole(page, ".fug-way"), "the road stands between the guide and the hand"
    guide.get_by_role("button", name="Got it").click()
    expect(guide).to_contain_text("with sprint cards under it, it may be further away")
    page.get_by_role("button", name=re.compile("^1 ")).click()
    page.get_by_role("button", name="Lay 1").click()
    expect(guide).to_contain_text("You may lay a second hideout")  # it is still his turn, whatever was laid
    guide.get_by_role("button", name="Got it").click()
    expect(guide).not_to_contain_text("It is the Marshal’s turn")
    assert not NAME.search(guide.inner_text())
    # two hideouts: with one alone a lucky first guess would end the game
    page.get_by_role("button", name=re.compile("^3 ")).click()
    page.get_by_role("button", name="Lay 3").click()
    expect(page.locator(".fug-pile:enabled").first).to_be_visible()
    expect(guide).to_contain_text("Your turn begins with a card.")


def _in_time(page: Page, fits: Callable[[], bool]) -> None:
    """Wait until it is so, and stays so for a moment."""
    for _ in range(200):
        page.wait_for_timeout(100)
        if fits():
            page.wait_for_timeout(300)
            if fits():
                return
    raise AssertionError("it never comes to that")


def test_bots_wait_while_the_guide_is_read(visitor: Visitor, server: Server) -> None:
    page = visitor("beginner", screen=PHONE)
    _first_game(page, "resistance")
    code = page.url.rsplit("/", 1)[-1]

    def paused() -> bool:
        return httpx.get(f"{server.url}/api/tables/{code}", timeout=60).json()["pause"] is not None

    know(page)
    guide = page.get_by_role("complementary", name="Guide through the first game")
    expect(guide).to_contain_text("Your secret card stays here")
    asked, tip = page.locator(".res-asked"), guide.locator("p")
    # who is asked may act, tip or not; otherwise the game waits
    _in_time(page, lambda: paused() != (asked.count() > 0))
    expect(page.locator(".room-pause")).to_be_hidden()
    for _ in range(60):
        if asked.count():
            break
        page.evaluate("document.querySelector('.guide .button.main')?.click()")
        expect(tip.or_(asked).first).to_be_visible()
    expect(asked).to_be_visible()
    _in_time(page, lambda: not paused())


def test_every_tip_of_crossfire_points_at_what_is_in_sight(visitor: Visitor) -> None:
    page = visitor("beginner", screen=PHONE)
    _first_game(page, "crossfire")
    watch_deal(page)
    guide, pointer = page.locator(".guide"), page.locator(".guide-pointer")
    tips = []
    for phase, count in (("claim", 3), ("talk", 5)):
        expect(page.locator(f".round-dock[data-phase={phase}]")).to_be_visible()
        for _ in range(count):
            expect(pointer).to_be_in_viewport(ratio=0.9)
            box = pointer.bounding_box()
            assert box
            assert min(box["width"], box["height"]) > 20, guide.inner_text()
            tips.append(guide.locator("p").inner_text())
            guide.get_by_role("button", name="Got it").click()
            expect(guide.filter(has_text=tips[-1])).to_have_count(0)
        if phase == "claim":
            claim(page, "agent")
    assert len(set(tips)) == 8
    page.wait_for_function("() => scrollY === 0")  # where it was before the tips


@pytest.mark.parametrize("which", GAMES)
def test_every_game_has_a_guided_first_game(visitor: Visitor, which: str) -> None:
    page = visitor("beginner")
    _first_game(page, which)
    guide = page.get_by_role("complementary", name="Guide through the first game", include_hidden=True)
    expect(guide.or_(page.locator(".cf-opening")).first).to_be_attached()
    if page.locator(".cf-opening").count():
        watch_deal(page)
    expect(guide).to_contain_text(samples()[which].guide)
