"""The Resistance in real browsers: ten people with Hunter and Inquisitor, five people and five bots with plot cards."""

import json
import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from .conftest import DESKTOP, PHONE, Visitor
from .running import Server

pytestmark = pytest.mark.browser

ANSWER = """() => {
  const asking = document.querySelector(".res-asked");
  if (document.querySelector(".ending")) return "over";
  if (!asking) return "";
  const ready = () => asking.querySelector(".row .button:enabled:not(.res-play-fail):not(.res-play-chief_fail)");
  if (!ready()) {
    const open = [...document.querySelectorAll(".res-open:not(.res-chosen)")];
    if (open.length) open[Math.floor(Math.random() * open.length)].click();
    return "choosing";
  }
  ready().click();
  return "acted";
}"""
"""What somebody in a hurry does: approves, plays Success, picks anybody."""


def seated(server: Server, people: int, **table: Any) -> tuple[str, list[str]]:
    """A table with that many people on it; its code and their tokens."""
    found = httpx.post(f"{server.url}/api/tables", json={"game": "resistance", "name": "P1", **table}).json()
    tokens = [found["token"]]
    for number in range(2, people + 1):
        answer = httpx.post(f"{server.url}/api/tables/{found['code']}/seats", json={"name": f"P{number}"})
        tokens.append(answer.json()["token"])
    return found["code"], tokens


def sit(visitor: Visitor, name: str, code: str, token: str, **more: Any) -> Page:
    """Somebody opens the table where he has a seat already."""
    page = visitor(name, **more)
    entry = json.dumps(json.dumps({code: {"token": token, "at": 1}}))
    page.add_init_script(f"localStorage.setItem('crosstable.seats', {entry})")
    page.goto(f"/t/{code}")
    return page


def play_on(pages: list[Page], turns: int) -> None:
    """Everybody answers what he is asked until the game is over."""
    for page in pages:
        expect(page.locator(".res-ring")).to_be_visible()
        if page.locator(".res-script").count():
            page.keyboard.press("Escape")
    for _ in range(turns):
        answers = {page.evaluate(ANSWER) for page in pages}
        if answers == {"over"}:
            return
    raise AssertionError("the game did not end")


def test_ten_browsers_play_hunter_and_inquisitor_to_the_end(visitor: Visitor, server: Server) -> None:
    code, tokens = seated(server, 10, seats=10, options={"hunter": True, "inquisitor": True})
    screens = [PHONE, DESKTOP]
    pages = [sit(visitor, f"P{n + 1}", code, token, screen=screens[n % 2]) for n, token in enumerate(tokens)]
    pages[0].get_by_role("button", name="Start").click()
    play_on(pages, 3000)
    for page in pages:
        expect(page.locator(".res-unmasked li")).to_have_count(10)
        expect(page.locator(".ending")).to_contain_text("has found")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    winners = [page.get_by_role("heading", name="You win").count() for page in pages]
    assert sum(winners) in (4, 6)


def test_five_browsers_and_five_bots_play_with_plot_cards(visitor: Visitor, server: Server) -> None:
    code, tokens = seated(server, 5, seats=10, options={"plot": True})
    pages = [sit(visitor, f"P{n + 1}", code, token, screen=PHONE) for n, token in enumerate(tokens)]
    expect(pages[0].get_by_text("P5", exact=True)).to_be_visible()
    pages[0].get_by_role("button", name="Fill 5 seats with bots").click()
    expect(pages[0].get_by_text("Bot 10", exact=True)).to_be_visible()
    pages[0].get_by_role("button", name="Start").click()
    play_on(pages, 3000)
    for page in pages:
        expect(page.locator(".res-unmasked li")).to_have_count(10)
        page.get_by_role("tab", name="Votes").click()
        expect(page.locator(".res-votes tbody tr")).to_have_count(10)


def test_ones_card_shows_only_while_it_is_held_and_a_claim_is_heard_by_others(visitor: Visitor, server: Server) -> None:
    code, tokens = seated(server, 5, seats=5)
    ada, bo, *_ = pages = [sit(visitor, f"P{n + 1}", code, token, screen=PHONE) for n, token in enumerate(tokens)]
    ada.get_by_role("button", name="Start").click()
    for page in pages:
        page.get_by_role("button", name="To the table").click()
    card = ada.locator(".res-mycard")
    expect(card).to_have_text("Hold to see your card")
    card.focus()
    ada.keyboard.down(" ")
    expect(card.locator("strong")).to_have_text(re.compile("^(Resistance|Spy)$"))
    ada.keyboard.up(" ")
    expect(card).to_have_text("Hold to see your card")
    ada.locator(".res-chip", has_text="P3").click()
    ada.get_by_role("button", name="Say it").click()
    expect(bo.locator(".res-said")).to_contain_text("I trust P3.")
    expect(bo.locator(".res-claims h3")).to_have_text("1 P1")


def test_taking_a_plot_card_asks_for_a_card_of_the_chosen_player(visitor: Visitor) -> None:
    page = visitor("Ada")
    page.goto("/")
    found = page.evaluate(
        """async () => {
          const { offerFor } = await import("/games/resistance/web/choosing.js");
          const take = (seat, card) => ({
            action: "take_plot",
            aside: false,
            fields: { seat: { choose: "one", of: [seat] }, card: { choose: "one", of: [card] } },
          });
          const offers = [take(0, "strong_leader"), take(1, "no_confidence")];
          return [[], [0], [1], [2]].map((chosen) => offerFor(offers, 1, chosen)?.fields.card.of[0] ?? null);
        }"""
    )
    assert found == ["strong_leader", "strong_leader", "no_confidence", None]
