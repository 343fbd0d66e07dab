"""What people do in a browser, in their own words."""

import re
from typing import Literal

from playwright.sync_api import Locator, Page, expect

from crosstable.core import way_of
from crosstable.core.seats import Seat
from crosstable.core.texts import say
from crosstable.games.resistance.know.words import words_of_statement
from crosstable.games.resistance.state import Statement

YELLOW_LOSES = [
    "a1",
    "c3",
    "b1",
    "c5",
    "c1",
    "e4",
    "d1",
    "e6",
    "e1",
    "g3",
    "f1",
    "g5",
    "g1",
    "d6",
    "h1",
    "f6",
    "i1",
]  # on 5 cells a side: yellow runs down the left edge from side 1 to side 4, and touches no winning three
CODE = re.compile(r"/t/([A-Z0-9]+)")


SETTLED = """async () => {
  await document.fonts.ready;
  const boxes = () => [...document.body.querySelectorAll("*")].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height];
  }).join();
  for (let same = 0, tries = 0, last = ""; same < 3 && tries < 300; tries++) {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20)));
    const now = boxes();
    same = now === last ? same + 1 : 0;
    last = now;
  }
}"""
"""Waits until nothing has changed its place or size for some frames."""


def settled(page: Page) -> None:
    """Wait until the page stands still, before somebody measures it."""
    page.evaluate(SETTLED)


def says(seat: Seat, kind: Literal["suspect", "trust"], about: Seat, *names: str, way: int | None = None) -> str:
    """What everybody reads when this is the first of its kind, of whoever has spoken first in The Resistance; where
    others may have spoken before, `way` is how it is worded."""
    way = way_of(seat, 0) if way is None else way
    return say(words_of_statement(Statement(seat, 1, 0, kind, (about,), way=way)), names=names)


def follow(page: Page, link: str) -> None:
    """Follow a link at the end of a game."""
    page.locator(".ending").get_by_role("link", name=link).click()


def tell_name(page: Page, name: str) -> None:
    """Answer the question for the name."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("dialog").get_by_role("button", name="Join").click()


def open_table(page: Page, name: str) -> str:
    """Invite friends to CROSS; returns the link of the table."""
    return invite(page, "CROSS", name)


def invite(page: Page, game: str, name: str) -> str:
    """Invite friends to a game; returns the link of the table."""
    page.goto("/")
    lid = page.get_by_role("article", name=game, exact=True)
    lid.get_by_role("button", name="Invite friends").click()
    tell_name(page, name)
    page.wait_for_url(CODE)
    return page.url


def variants(page: Page, game: str) -> Locator:
    """Open the sheet of a game on the start page: its bot, its variants and, on a phone, the other ways in."""
    page.goto("/")
    page.get_by_role("article", name=game, exact=True).get_by_role("button", name="variants and more").click()
    return page.get_by_role("dialog", name=game)


def play_bot(page: Page, game: str, level: str) -> None:
    """From the start page to a game against bots of this level."""
    variants(page, game).get_by_role("radio", name=level, exact=True).check()
    page.get_by_role("button", name="Close").click()
    page.get_by_role("article", name=game, exact=True).get_by_role("button", name="Play now").click()
    page.wait_for_url(CODE)


def choose(page: Page | Locator, option: str, value: str) -> None:
    """Choose one of a row of values."""
    page.get_by_role("group", name=option).get_by_role("radio", name=value, exact=True).check()


def join(page: Page, link: str, name: str) -> None:
    """Open a link somebody sent, and take a seat."""
    page.goto(link)
    page.get_by_role("button", name="Take a seat").click()
    tell_name(page, name)


ON = """(before) => {
  if (document.querySelector(".reveal h2")?.textContent === before) document.querySelector(".reveal-done").click();
}"""
"""Goes on from where nothing is to be looked at, unless the page has done so by itself."""


def watch_deal(page: Page) -> list[str]:
    """See Crossfire's deal on the whole screen, to the card one has in the end; what was seen while it was held."""
    seen = []
    done = page.locator(".reveal-done")
    expect(done).to_be_visible()
    while before := page.evaluate("document.querySelector('.reveal h2')?.textContent"):
        if page.locator(".hold-big:enabled").count():
            expect(page.locator(".cf-seen .card-name")).to_be_empty()
            expect(done).to_be_disabled()
            page.locator(".hold-big").focus()
            page.keyboard.down(" ")
            seen.append(page.locator(".cf-seen .card-name").inner_text())
            expect(done).to_be_enabled()
            page.keyboard.up(" ")
            done.click()
        else:
            page.evaluate(ON, before)
        expect(page.locator(".reveal h2").filter(has_text=re.compile(f"^{before}$"))).to_have_count(0)
    return seen


def claim(page: Page, edge: str) -> None:
    """Turn one's card to this edge, in Crossfire. Returns when it lies so."""
    label = page.locator(f".cf-claims-choice label:has([value={edge}])")
    label.click()
    expect(page.locator(".cf-me .cf-word")).to_have_text(label.inner_text())


def place(page: Page, cell: str) -> None:
    """Tap a cell, tap it again: that is a move. Returns when the stone lies there."""
    shape = page.locator(f"[data-cell={cell}]")
    expect(shape).to_have_class(re.compile("cell-free"))
    shape.click()
    shape.click()
    expect(shape).to_have_accessible_name(re.compile(f"^{cell}, (yellow|red)"))


def sees(page: Page, cell: str, colour: str) -> None:
    """Wait until the page shows a stone of this colour as the last move."""
    expect(page.locator(f"[data-cell={cell}]")).to_have_accessible_name(f"{cell}, {colour}, last move")


def play_moves(yellow: Page, red: Page, moves: list[str], first: int = 0) -> None:
    """Two people play these moves; each is seen by the other before the next."""
    for number, cell in enumerate(moves, start=first):
        mover, other, colour = (yellow, red, "yellow") if number % 2 == 0 else (red, yellow, "red")
        place(mover, cell)
        sees(other, cell, colour)
