"""Fugitive as theatre: a guess is held, the hand lies still, the manhunt changes the light, and a tie is told apart."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from crosstable.core import Action
from crosstable.core.record import write_record
from crosstable.games import GAMES
from crosstable.games.fugitive.actions import Done, Draw, Guess, Pass, Place
from crosstable.games.fugitive.data import Options
from crosstable.lab.local import LocalGame

from .conftest import PHONE, Visitor
from .people import invite, join, settled

pytestmark = pytest.mark.browser

NIGHT = "rgb(13, 23, 40)"


def _step(page: Page, others: tuple[Page, ...], do: Any) -> None:
    """Do something, and wait until every screen shows it."""
    before = page.locator(".fug").get_attribute("data-at") or ""
    do()
    for one in (page, *others):
        expect(one.locator(".fug")).not_to_have_attribute("data-at", before)


def _lay(page: Page, card: int) -> None:
    """Lay a card that is in reach without sprint cards."""
    page.get_by_role("button", name=re.compile(f"^{card} ")).click()
    page.get_by_role("button", name=f"Lay {card}").click()


def _seat_two(ada: Page, bo: Page) -> None:
    """Ada flees, Bo hunts."""
    join(bo, invite(ada, "Fugitive", "Ada"), "Bo")
    expect(ada.get_by_text("Bo", exact=True)).to_be_visible()
    ada.get_by_role("button", name="Start").click()
    expect(ada.locator(".fug-hold").first).to_be_visible()
    expect(bo.get_by_role("heading", name="Notepad")).to_be_visible()


def test_a_tie_is_told_apart_by_the_hideouts_never_found(visitor: Visitor) -> None:
    ada, bo = visitor("Ada"), visitor("Bo", screen=PHONE, has_touch=True)
    _seat_two(ada, bo)
    settled(ada)
    assert ada.evaluate("document.documentElement.scrollHeight <= innerHeight")  # the road and the hand fill the screen
    for fugitive, marshal, cards in ((ada, bo, (1, 2)), (bo, ada, (2,))):
        for card in cards:
            _step(fugitive, (marshal,), lambda who=fugitive, card=card: _lay(who, card))
        marshal.get_by_role("button", name="Resign").click()
        marshal.get_by_role("dialog").get_by_role("button", name="Resign").click()
        won = fugitive.locator(".fug-player.fug-won")
        expect(won).to_contain_text("Fugitive")
        expect(won).to_have_css("background-color", "rgb(243, 167, 18)")  # his colour, not the Marshal's
        if fugitive is ada:
            bo.get_by_role("button", name="Ready for the next game").click()
            ada.get_by_role("button", name="Next game").click()
            expect(ada.get_by_role("heading", name="Notepad")).to_be_visible()
    ada.get_by_role("button", name="Who won the match?").click()
    expect(ada.locator(".winners")).to_contain_text("1:1. You win: 2 hideouts never found against 1.")
    bo.get_by_role("button", name="Who won the match?").click()
    expect(bo.locator(".winners")).to_contain_text("1:1. Ada wins: 2 hideouts never found against 1.")


def _move(view: Any) -> Action:
    """The Fugitive lays the 42 as soon as he can, else the nearest card; the Marshal only draws, and guesses wrong."""
    offers = {offer.action: offer for offer in reversed(view.offers)}  # the first of each kind is the nearest card
    goal = next((offer for offer in view.offers if offer.action == "place" and 42 in offer.fields["card"].of), None)
    if "draw" in offers:
        return Draw(offers["draw"].fields["pile"].of[-1 if view.seat == 0 else 0])
    if place := goal or offers.get("place"):
        return Place(place.fields["card"].of[0], min(place.fields["sprints"], key=len))
    if view.phase == "manhunt":
        return Guess((next(number for number in range(1, 42) if view.notes[number - 1] == "mine"),))
    return Done() if "done" in offers else Pass()


def _manhunt(folder: Path) -> tuple[Path, int]:
    """A game with a manhunt as a file, and the step at which it begins."""
    for seed in range(50):
        game = LocalGame(GAMES["fugitive"], Options(), ("Ada", "Bo"), bytes([seed]) * 32)
        steps, began = 0, 0
        while game.outcome is None:
            seat = game.next_seat()
            game.play(seat, _move(game.view(seat)))
            steps += 1
            seen: Any = game.view(None)
            began = began or (steps if seen.phase == "manhunt" else 0)
        if began:
            file = folder / "manhunt.jsonl"
            file.write_bytes(write_record(game.record()))
            return file, began
    raise AssertionError("nobody came as far as 42")


def test_the_manhunt_changes_the_light(visitor: Visitor, tmp_path: Path) -> None:
    file, began = _manhunt(tmp_path)
    ada = visitor("Ada", screen=PHONE)
    ada.goto("/replay")
    ada.locator("input[type=file]").set_input_files(file)
    at, road = ada.get_by_role("slider", name="Position in the game"), ada.locator(".fug-trail")
    at.fill(str(began - 1))
    expect(ada.locator(".fug-hunted")).to_have_count(0)
    day = road.evaluate("it => getComputedStyle(it).backgroundColor")
    at.fill(str(began))
    expect(road).to_have_css("background-color", NIGHT)
    assert day != NIGHT


def test_a_guess_is_held_until_its_ring_is_full_and_a_key_needs_no_holding(visitor: Visitor) -> None:
    ada, bo = visitor("Ada"), visitor("Bo", screen=PHONE)
    bo.clock.install()
    _seat_two(ada, bo)
    _step(ada, (bo,), lambda: _lay(ada, 2))
    _step(ada, (bo,), ada.get_by_role("button", name="End turn").click)
    for _ in range(2):
        _step(bo, (ada,), bo.locator(".fug-pile:enabled").last.click)
    cell = bo.locator(".fug-number").nth(16)
    cell.hover()
    bo.clock.pause_at(bo.evaluate("Date.now()") / 1000 + 1)  # while we look, the ring does not fill
    bo.mouse.down()
    expect(bo.locator(".fug-ring-held")).to_contain_text("17")
    expect(bo.locator(".fug-naming")).to_contain_text(re.compile(r"Orchard\?\s*Keep holding"))
    bo.mouse.move(5, 5)  # a finger that slides away has thought better of it
    expect(bo.locator(".fug-ring-held")).to_have_count(0)
    bo.mouse.up()
    bo.clock.run_for(800)
    expect(bo.locator(".fug-guesses")).to_have_count(0)
    bo.clock.resume()

    cell.click()
    button = bo.get_by_role("button", name="Hold to guess 17")
    button.click()
    bo.wait_for_timeout(800)
    expect(bo.locator(".fug-guesses")).to_have_count(0)  # a tap is not enough
    button.press("Enter")
    expect(ada.locator(".fug-guesses li")).to_have_text(re.compile("^17"))


def test_the_hand_stays_where_it_is_and_every_card_can_be_tapped(visitor: Visitor) -> None:
    ada, bo = visitor("Ada", screen=PHONE, has_touch=True), visitor("Bo")
    _seat_two(ada, bo)
    cards = ada.locator(".fug-hold")
    expect(cards).to_have_count(9)
    settled(ada)
    tops = [box["y"] for box in (card.bounding_box() for card in cards.all()) if box]
    cards.first.click()
    expect(ada.get_by_role("button", name="Lay 1")).to_be_visible()
    settled(ada)
    assert [box["y"] for box in (card.bounding_box() for card in cards.all()) if box] == tops
    seen = ada.evaluate(SEEN)
    assert [one for one in seen if one["width"] < 43.5 or one["height"] < 43.5] == []
    assert [one for one in seen if not one["index"]] == []


SEEN = """() => [...document.querySelectorAll('.fug-hold')].map((card) => {
  const mine = (x, y) => card.contains(document.elementFromPoint(x, y));
  const { left, top, right, bottom } = card.getBoundingClientRect();
  const at = card.querySelector('.place-index').getBoundingClientRect();
  const [x, y] = [(at.left + at.right) / 2, (at.top + at.bottom) / 2];
  let [width, height] = [0, 0];
  for (let i = Math.floor(left); i < right; i++) width += mine(i, y);
  for (let i = Math.floor(top); i < bottom; i++) height += mine(x, i);
  return { width, height, index: mine(at.left + 2, at.top + 4) && mine(at.right - 2, at.bottom - 2) };
})"""
