"""Nobody freezes a table: people go, come back, change devices and are sent away; the host has the table in hand."""

import json
import re

import httpx
import pytest
from playwright.sync_api import Page, expect

from .conftest import PHONE, Visitor
from .people import join, open_table, place, play_moves, sees
from .running import Server

pytestmark = pytest.mark.browser


def menu(page: Page) -> None:
    """Open the table's menu."""
    page.get_by_role("button", name="This table").click()


def do(page: Page, tool: str, answer: str | None = None) -> None:
    """Choose something in the table's menu, and answer the question whether one is sure."""
    menu(page)
    page.get_by_role("button", name=tool, exact=True).click()
    if answer is not None:
        page.get_by_role("dialog").get_by_role("button", name=answer, exact=True).click()


def two(visitor: Visitor, **ben: object) -> tuple[Page, Page, str]:
    """Ada and Ben in the lobby of CROSS, Ada is host."""
    ada, bo = visitor("Ada"), visitor("Bo", screen=PHONE, **ben)
    link = open_table(ada, "Ada")
    join(bo, link, "Bo")
    expect(ada.locator(".seats").get_by_text("Bo", exact=True)).to_be_visible()
    return ada, bo, link


def start(ada: Page, bo: Page) -> None:
    """The game begins."""
    ada.get_by_role("button", name="Start", exact=True).click()
    expect(bo.locator("[data-cell=e5]")).to_be_visible()


AWAY = """() => {
  window.away = [];
  new MutationObserver(() => {
    const said = document.body.innerText.match(/Bo is away\\. A bot takes over in \\d+\\ss\\./);
    if (said) away.push(said[0]);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""Keeps what is said of Bo's seat, which is not said for long."""


def test_a_bot_takes_over_and_the_owner_returns(visitor: Visitor) -> None:
    ada, bo, link = two(visitor)
    code = link.rsplit("/", 1)[1]
    start(ada, bo)
    token = json.loads(ada.evaluate("localStorage.getItem('crosstable.seats')"))[code]["token"]
    play_moves(ada, bo, ["e5", "a1", "b2"])  # after the first move a bot might swap
    ada.evaluate(
        """([code, token]) => new Promise((done) => {
      const socket = new WebSocket(`ws://${location.host}/api/tables/${code}/socket`);
      socket.onopen = () => {
        socket.send(JSON.stringify({ do: "hello", token }));
        socket.send(JSON.stringify({ do: "set_stand_ins", id: "s", after: 2, bot: { level: "easy" } }));
      };
      socket.onmessage = ({ data }) => JSON.parse(data).is === "done" && (socket.close(), done());
    })""",
        [code, token],
    )  # a shorter grace than the menu offers
    ada.evaluate(AWAY)
    bo.goto("about:blank")
    expect(ada.get_by_text("A bot plays for Bo until Bo is back.").first).to_be_visible()
    assert set(ada.evaluate("away")) & {f"Bo is away. A bot takes over in {n}\N{NO-BREAK SPACE}s." for n in (1, 2)}
    expect(ada.locator(".cell-free").first).to_be_visible()
    bo.goto(link)
    missed = bo.locator(".room-missed")
    expect(missed.get_by_text("a bot made one move for you")).to_be_visible()
    missed.locator("summary").click()
    expect(missed.locator("li")).to_have_text([re.compile("Bo")])
    missed.locator("summary").click()
    expect(ada.get_by_text("A bot plays for Bo").first).to_be_hidden()
    place(ada, ada.locator(".cell-free").first.get_attribute("data-cell") or "")
    place(bo, bo.locator(".cell-free").first.get_attribute("data-cell") or "")
    expect(bo.get_by_text("made one move for you")).to_be_hidden()


def test_a_seat_is_taken_along_to_another_device(visitor: Visitor) -> None:
    ada, bo, link = two(visitor)
    tablet = visitor("Bo's tablet")
    start(ada, bo)
    menu(bo)
    expect(bo.get_by_role("img", name="QR code of your private link")).to_be_hidden()
    bo.get_by_role("button", name="Show my private link").click()
    expect(bo.get_by_role("img", name="QR code of your private link")).to_be_visible()
    bo.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")  # as in the network at home
    bo.get_by_role("button", name="Copy private link").click()
    expect(bo.get_by_role("dialog").get_by_text("Link copied.")).to_be_visible()
    token = json.loads(bo.evaluate("localStorage.getItem('crosstable.seats')"))[link.rsplit("/", 1)[1]]["token"]
    tablet.goto(f"{link}#seat={token}")
    expect(tablet.get_by_text("This is your seat now")).to_be_visible()
    assert "#" not in tablet.url
    place(ada, "e5")
    place(tablet, "a1")
    sees(bo, "a1", "red")  # both devices stay connected
    bo.get_by_role("button", name="Make a new one").click()
    expect(bo.get_by_text("This link is new.")).to_be_visible()
    expect(tablet.get_by_text("Your seat has a new private link")).to_be_visible()
    late = visitor("Somebody who found the old link", troubled=True)
    late.goto(f"{link}#seat={token}")
    expect(late.get_by_text("This private link no longer works.")).to_be_visible()
    expect(late.get_by_text("You are watching.")).to_be_visible()


def test_somebody_is_sent_away_before_the_game(visitor: Visitor) -> None:
    ada, bo, link = two(visitor, troubled=True)
    ada.get_by_role("button", name="Remove").click()
    ada.get_by_role("dialog").get_by_role("button", name="Remove").click()
    expect(bo.get_by_text("The host removed you from this table.")).to_be_visible()
    expect(ada.locator(".seat-empty")).to_be_visible()
    bo.goto(link)
    expect(bo.get_by_text("The host removed you from this table.")).to_be_visible()


def test_a_break_an_end_and_a_closed_table(visitor: Visitor, server: Server) -> None:
    ada, bo, link = two(visitor)
    start(ada, bo)
    place(ada, "e5")
    do(ada, "Pause")
    expect(bo.get_by_text("Ada paused the game.")).to_be_visible()
    expect(bo.locator(".cell-free")).to_have_count(0)
    bo.locator("[data-cell=a1]").click()
    bo.locator("[data-cell=a1]").click()
    expect(bo.locator("[data-cell=a1]")).to_have_accessible_name("a1, empty")
    ada.get_by_role("button", name="Continue", exact=True).click()
    expect(bo.get_by_text("Ada paused the game.")).to_be_hidden()

    do(ada, "Make host")
    ada.keyboard.press("Escape")
    menu(bo)
    expect(bo.get_by_role("button", name="End the game")).to_be_visible()
    bo.get_by_role("button", name="End the game").click()
    bo.get_by_role("dialog").get_by_role("button", name="End the game").click()
    for page in (ada, bo):
        expect(page.get_by_role("heading", name="No winner")).to_be_visible()
        expect(page.get_by_text("The host ended the game.")).to_be_visible()

    do(bo, "Close the table", "Close the table")
    for page in (ada, bo):
        expect(page.get_by_role("heading", name="This table is closed")).to_be_visible()
    ada.get_by_role("link", name="Game 1").click()
    expect(ada.get_by_text("The host ended the game.")).to_be_visible()
    code = link.rsplit("/", 1)[1]
    assert httpx.get(f"{server.url}/api/tables/{code}/games/1/record", timeout=60).status_code == 200


def test_who_leaves_a_game_can_be_replaced(visitor: Visitor) -> None:
    ada, bo, link = two(visitor)
    cleo = visitor("Cleo", screen=PHONE)
    start(ada, bo)
    do(bo, "Leave the table", "Leave")
    bo.wait_for_url("**/")
    cleo.goto(link)
    expect(cleo.get_by_text("You can take over from Bo")).to_be_visible()
    cleo.get_by_role("button", name="Take this seat").click()
    cleo.get_by_label("Your name").fill("Cleo")
    cleo.get_by_role("dialog").get_by_role("button", name="Join").click()
    expect(ada.locator(".player").get_by_text("Cleo")).to_be_visible()
    place(ada, ada.locator(".cell-free").first.get_attribute("data-cell") or "")
    place(cleo, cleo.locator(".cell-free").first.get_attribute("data-cell") or "")


def test_the_start_page_knows_whose_turn_it_is(visitor: Visitor) -> None:
    ada, bo, _ = two(visitor)
    start(ada, bo)
    ada.goto("/")
    expect(ada.locator("section", has_text="Your tables").get_by_text("your turn")).to_be_visible()


def test_a_lost_network_is_noticed_at_once_and_nothing_done_meanwhile_is_lost(visitor: Visitor) -> None:
    ada, bo, _ = two(visitor, troubled=True)
    start(ada, bo)
    place(ada, "e5")
    sees(bo, "e5", "yellow")
    bo.context.set_offline(True)
    expect(bo.get_by_text("Connection lost. Trying to get back …")).to_be_visible(timeout=5_000)
    expect(bo.locator("[data-cell=a1]")).to_have_class(re.compile("cell-free"))
    for _ in range(2):
        bo.locator("[data-cell=a1]").click()
    bo.context.set_offline(False)
    sees(ada, "a1", "red")
    expect(bo.get_by_text("Connection lost. Trying to get back …")).to_have_count(0)
