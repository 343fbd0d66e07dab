"""The room screen: opened by a code, read from afar, told what a spectator is, with one voice for the room."""

import json
import re
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from functools import partial
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, ViewportSize, expect
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from helpers.fifth_game import NAME

from .conftest import PHONE, Visitor
from .people import CODE, invite, join, open_table, place, settled
from .running import Server
from .test_e2e_axe import check
from .test_e2e_resistance import seated
from .test_e2e_thumb import ASK

pytestmark = pytest.mark.browser

WALL: ViewportSize = {"width": 1920, "height": 1080}
SMALL: ViewportSize = {"width": 1280, "height": 720}
SAID = """() => { window.said = []; speechSynthesis.getVoices = () => [{ lang: 'en-GB' }, { lang: 'de-DE' }];
  window.SpeechSynthesisUtterance = function (line) { this.text = line; };
  speechSynthesis.speak = (one) => { window.said.push(one.text); setTimeout(() => one.onend?.(), 30); };
  speechSynthesis.cancel = () => {}; }"""
TEXTS = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.querySelector('.wall'), NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const box = node.parentElement.getBoundingClientRect();
    if (!node.data.trim() || !box.width || node.parentElement.closest('.sr, svg')) continue;
    found.push({ words: node.data.trim(), size: parseFloat(getComputedStyle(node.parentElement).fontSize),
      left: box.left, right: box.right, top: box.top, bottom: box.bottom });
  }
  return found;
}"""


@pytest.fixture
def tv(visitor: Visitor) -> Any:
    """A large screen in the room, with a voice that is written down."""

    def at(server: Server | None = None, screen: ViewportSize = WALL, **more: Any) -> Page:
        page = visitor("TV", screen=screen, **({"at": server} if server else {}), **more)
        page.add_init_script(f"({SAID})()")
        return page

    return at


def readable(page: Page) -> None:
    """Everything on the wall is large, within the safe margin, and little at a time."""
    scale = min(page.viewport_size["width"] / 1920, page.viewport_size["height"] / 1080)  # type: ignore[index]
    texts = page.evaluate(TEXTS)
    assert texts
    assert [text for text in texts if text["size"] < 34 * scale - 0.5] == []
    outside = [
        text
        for text in texts
        if text["left"] < 59 * scale
        or text["top"] < 59 * scale
        or text["right"] > page.viewport_size["width"] - 59 * scale  # type: ignore[index]
        or text["bottom"] > page.viewport_size["height"] - 59 * scale  # type: ignore[index]
    ]
    assert outside == []
    words = page.locator(".wall-headline, .wall-line").all_inner_texts()
    assert len(" ".join(words).split()) <= 12, words
    faces = page.locator(".wall-seat .face").evaluate_all("all => all.map((one) => one.getBoundingClientRect().width)")
    assert all(width >= 119 * scale for width in faces)
    assert page.locator(".wall button, .wall a").count() == 0  # nothing to press


def code_of(page: Page) -> str:
    """The code of the table this page is at."""
    found = CODE.search(page.url)
    assert found
    return found[1]


def test_a_code_opens_the_lobby_and_faces_arrive(visitor: Visitor, tv: Any) -> None:
    ada = visitor("Ada")
    link = invite(ada, "The Resistance", "Ada")
    ada.get_by_role("button", name="Show on the TV").click()
    expect(ada.get_by_role("dialog").locator("p strong").first).to_have_text(re.compile("/tv$"))
    assert f"/tv\nTable code {code_of(ada)}" in ada.get_by_role("dialog").inner_text()
    expect(ada.get_by_role("link", name="Open it here")).to_have_attribute("href", f"/tv/{code_of(ada)}")
    ada.get_by_role("button", name="Close").click()
    wall = tv(troubled=True)
    wall.goto("/tv")
    expect(wall.get_by_label("Table code")).to_be_focused()
    wall.keyboard.type("WWMWWMWW")  # a long one, of the widest letters
    field = wall.get_by_label("Table code")
    settled(wall)
    assert field.evaluate("one => one.scrollWidth - one.clientWidth") <= 0, "letters of the code cannot be seen"
    field.fill(code_of(ada).lower())
    wall.keyboard.press("Enter")
    wall.wait_for_url(f"**/tv/{code_of(ada)}")
    expect(wall.locator(".wall-qr")).to_be_visible()
    assert wall.locator(".wall-qr").evaluate("one => one.getBoundingClientRect().width") >= 480
    expect(wall.locator(".wall-big-code")).to_have_text(code_of(ada))
    readable(wall)
    ben = visitor("Ben", screen=PHONE)
    join(ben, link, "Benedikta Wohlgemuth")
    expect(wall.locator(".wall-places")).to_contain_text("Benedikta")
    name = wall.locator(".wall-places .wall-name", has_text="Benedikta")
    assert name.evaluate("one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight + 2")
    readable(wall)
    wall.wait_for_function("() => window.said.includes('Benedikta Wohlgemuth has joined.')")
    ada.get_by_role("button", name="DE: ").click()
    expect(wall.locator(".wall-door")).to_contain_text("Scannen oder Code eingeben.")  # as the host reads
    assert wall.evaluate("localStorage.getItem('crosstable.language')") != '"de"'
    wall.goto("/tv/NONE")
    expect(wall.locator(".wall-ask")).to_be_visible()
    expect(wall.locator(".wall-line")).not_to_be_empty()


DEAF = """() => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    if (JSON.parse(text).do !== "chat") return send.call(this, text);
    WebSocket.prototype.send = send;
  };
}"""
"""The next line of the chat is lost on its way."""


def test_what_waits_while_the_host_of_a_room_screen_changes_language_is_asked_again(visitor: Visitor, tv: Any) -> None:
    ada = visitor("Ada")
    invite(ada, "CROSS", "Ada")
    wall = tv()
    wall.goto(f"/tv/{code_of(ada)}")
    expect(wall.locator(".wall-big-code")).to_be_visible()
    ada.locator(".chat-button").click()
    ada.evaluate(f"({DEAF})()")
    ada.get_by_label("Your message").fill("Anybody here?")
    ada.keyboard.press("Enter")
    ada.get_by_role("button", name="Close").click()
    ada.get_by_role("button", name="DE: ").click()
    expect(wall.locator(".wall-door")).to_contain_text("Scannen oder Code eingeben.")
    ada.locator(".chat-button").click()
    expect(ada.get_by_role("log").locator(".chat-line > span")).to_have_text(["Anybody here?"])


class Host:
    """Somebody who plays what is offered, without a browser, while the room looks at the wall."""

    def __init__(
        self, stack: ExitStack, server: Server, game: str, seats: int, pace: str = "brisk", **options: Any
    ) -> None:
        body = {"game": game, "name": "Ada", "seats": seats, "options": options, "games": 1, "pace": pace}
        seat = httpx.post(f"{server.url}/api/tables", json=body, timeout=30).json()
        self.code, self.token = seat["code"], seat["token"]
        address = f"{server.url.replace('http', 'ws')}/api/tables/{self.code}/socket"
        self.socket = stack.enter_context(connect(address, max_size=None))
        self.view: dict[str, Any] = {}
        self._number = 0
        self.socket.send(json.dumps({"do": "hello", "token": self.token, "language": "en"}))
        self.ask(do="set_discussion", seconds=0)

    def hear(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=60))
        if message.get("play"):
            self.view = message["play"]["view"]
        return message

    def ask(self, **request: Any) -> None:
        """Ask, and wait for the answer."""
        self._number += 1
        self.socket.send(json.dumps({"id": f"h{self._number}", **request}))
        while self.hear().get("id") != f"h{self._number}":
            pass

    def play(self, most: int = 1_000_000) -> None:
        """Play to the end, of the game or of the test, or so many actions."""
        with suppress(ConnectionClosed):
            self._play(most)

    def _play(self, most: int) -> None:
        while not self.view.get("outcome") and most:
            offer = next((one for one in self.view.get("offers", ()) if not one["aside"]), None)
            if offer is None:
                self.hear()
                continue
            fields = {
                name: choice["of"][: choice["least"]] if choice["choose"] == "some" else choice["of"][0]
                for name, choice in offer["fields"].items()
            }
            self.ask(do="act", round=1, action={"type": offer["action"], **fields})
            most -= 1


@pytest.fixture
def host() -> Iterator[Callable[..., Host]]:
    """Opens tables; their hosts stay connected to the end of the test."""
    with ExitStack() as stack:
        yield partial(Host, stack)


def begin(host: Host, wall: Page) -> None:
    """From the lobby with bots to the first move."""
    wall.goto(f"/tv/{host.code}")
    expect(wall.locator(".wall-qr")).to_be_visible()
    readable(wall)
    host.ask(do="fill_bots", bot={"level": "easy", "seconds": 0.1})
    expect(wall.locator(".wall-door")).to_contain_text("Watch with this code.")
    host.ask(do="start")


def watch(host: Host, wall: Page, over: str) -> set[str]:
    """Look at the wall until this stands on it, and find everything readable; the headlines that were seen."""
    playing = threading.Thread(target=host.play, daemon=True)
    playing.start()
    seen: set[str] = set()
    headline = wall.locator(".wall-headline")
    for _ in range(400):
        readable(wall)
        seen |= set(headline.all_inner_texts())
        if any(re.search(over, words) for words in seen):
            return seen
        wall.wait_for_timeout(250)
    raise AssertionError(f"never over: {seen}")


@pytest.mark.long
def test_the_resistance_with_ten_is_readable_in_every_moment(
    tv: Any, host: Callable[..., Host], server: Server
) -> None:
    """The card of the host's own seat, on the host's own device, is nowhere on the wall."""
    ada, wall = host(server, "resistance", 10), tv()
    wall.goto("/")
    wall.evaluate(
        "([code, token]) => localStorage.setItem('crosstable.seats', JSON.stringify({ [code]: { token } }))",
        [ada.code, ada.token],
    )
    begin(ada, wall)
    expect(wall.locator(".wall-headline")).to_have_text("Look at your phones.")
    readable(wall)
    ada.ask(do="ready", round=1, on=True)
    expect(wall.locator(".resw-track li")).to_have_count(5)
    expect(wall.locator(".wall-seats li")).to_have_count(10)
    assert wall.locator(".resw-role").count() == 0
    names = wall.locator(".wall-seats .wall-name").all_inner_texts()
    expect(wall.locator(".wall-seats li")).to_have_text(names)  # and nothing that counts what nobody holds
    seen = watch(ada, wall, "win")
    assert {"Everybody votes", "The votes", "The cards"} & seen
    expect(wall.locator(".resw-role")).to_have_count(10)  # now everybody may know
    wall.wait_for_function("() => window.said.some((line) => line.includes('win'))")  # a voice says line after line
    told = " ".join(wall.evaluate("window.said"))
    assert told.index("Look at your phones") < told.index("Mission 1") < told.index("win")


@pytest.mark.long
def test_crossfire_with_ten_is_readable_in_every_moment(tv: Any, host: Callable[..., Host], server: Server) -> None:
    ada, wall = host(server, "crossfire", 10, seconds=8, aim_seconds=4), tv(screen=SMALL)
    begin(ada, wall)
    expect(wall.locator(".wall-headline")).to_have_text("Look at your phones.")
    expect(wall.locator(".wall-line")).to_have_text(re.compile("^.+ deals. Everybody looks at a card.$"))
    readable(wall)
    ada.ask(do="ready", round=1, on=True)
    expect(wall.locator(".cfw-ring li")).to_have_count(10)
    expect(wall.locator(".wall-timer")).to_be_visible()
    assert wall.locator(".cfw-role").count() == 0
    seats = wall.locator(".cfw-ring .wall-seat").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect()).map((box) => [box.left, box.top, box.right, box.bottom])"
    )
    for i, (left, top, right, bottom) in enumerate(seats):  # nobody sits on anybody
        for other in seats[:i]:
            assert left >= other[2] or right <= other[0] or top >= other[3] or bottom <= other[1]
    watch(ada, wall, "win")
    wall.wait_for_function("() => window.said.some((line) => line.includes('win'))")
    told = wall.evaluate("window.said")
    assert told[-1].startswith(("Red", "Blue", "The Bomber")) or "win" in " ".join(told[-2:])
    hits = [i for i, line in enumerate(told) if " hits " in line]
    ends = [i for i, line in enumerate(told) if "win" in line]
    assert not hits or hits[-1] < ends[0]  # nothing is told before it is shown


def test_cross_fills_the_wall(tv: Any, host: Callable[..., Host], server: Server) -> None:
    ada, wall = host(server, "cross", 2, size=5), tv()
    begin(ada, wall)
    expect(wall.locator(".board")).to_be_visible()
    watch(ada, wall, "wins")


BROKEN = """() => [...document.querySelectorAll(".wall-headline")].flatMap(({ firstChild }) =>
  [...firstChild.data.matchAll(/[^\\s-]+/g)].filter(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(firstChild, index);
    range.setEnd(firstChild, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  }).map(([word]) => word))"""
"""Words of a headline that go on in the next line."""


@pytest.mark.parametrize("name", ["Wamma", "Wammawamma"])
def test_a_headline_keeps_a_wide_name_whole(tv: Any, host: Callable[..., Host], server: Server, name: str) -> None:
    ada, wall = host(server, "cross", 2, size=5), tv()
    ada.ask(do="rename", name=name)
    begin(ada, wall)
    expect(wall.locator(".wall-headline")).to_be_visible()
    settled(wall)
    expect(wall.locator(".wall-headline")).to_contain_text(name)
    assert wall.evaluate(BROKEN) == []


def test_fugitive_lays_its_road_on_the_wall(tv: Any, host: Callable[..., Host], server: Server) -> None:
    ada, wall = host(server, "fugitive", 2), tv()
    begin(ada, wall)
    expect(wall.locator(".fugw-road")).to_be_visible()
    watch(ada, wall, "Found|Wrong")


def test_a_table_is_shown_again_when_its_server_is_back(
    tv: Any, host: Callable[..., Host], mortal_server: Server
) -> None:
    ada, wall = host(mortal_server, "cross", 2), tv(mortal_server, troubled=True)
    wall.goto(f"/tv/{ada.code}")
    expect(wall.locator(".wall-places")).to_contain_text("Ada")
    mortal_server.kill()
    expect(wall.locator(".wall-notice")).to_have_text("One moment …")
    band = wall.locator(".wall-notice").bounding_box()
    assert band
    assert band["height"] < 300, "a band, and the table above and below it"
    mortal_server.start(warm=False)
    expect(wall.locator(".wall-notice")).to_have_count(0, timeout=30_000)


def test_phones_leave_the_voice_to_the_room(visitor: Visitor, tv: Any) -> None:
    ada = visitor("Ada", screen=PHONE)
    ada.add_init_script(f"({SAID})()")
    ada.goto("/")
    ada.evaluate("localStorage.setItem('crosstable.voice', 'true')")
    link = open_table(ada, "Ada")
    ben = visitor("Ben", screen=PHONE)
    join(ben, link, "Ben")
    ada.get_by_role("button", name="Start", exact=True).click()
    place(ada, "c3")
    ada.wait_for_function("() => window.said.length > 0")
    wall = tv()
    wall.goto(f"/tv/{code_of(ada)}")
    expect(wall.locator(".board")).to_be_visible()
    before = ada.evaluate("window.said.length")
    place(ben, "d4")
    wall.wait_for_function("() => window.said.length > 0")
    ada.wait_for_timeout(500)
    assert ada.evaluate("window.said.length") == before


def test_the_room_hears_the_opening_and_sees_the_way_to_a_seat_that_is_free(tv: Any, server: Server) -> None:
    code, tokens = seated(server, 5, seats=5)
    wall = tv()
    wall.clock.install()
    wall.goto(f"/tv/{code}")
    expect(wall.locator(".wall-places")).to_contain_text("P5")
    phone = tv()
    phone.goto(f"/t/{code}")  # bots and the room wait for who is here, and here is nobody
    phone.evaluate(ASK, [code, tokens[0], {"do": "start"}])
    expect(wall.locator(".wall-headline")).to_have_text("Look at your phones.")
    for _ in range(10):
        wall.clock.run_for(4_000)
    said = wall.evaluate("window.said")
    assert said.index("Spies, you see each other.") < said.index("Tap “I know” as soon as you know it all.")
    assert len(said) == len(set(said)), "each line is said once"
    expect(wall.locator(".wall-free-seat")).to_have_count(0)
    phone.evaluate(ASK, [code, tokens[4], {"do": "leave"}])
    expect(wall.locator(".wall-free-seat .wall-qr")).to_be_visible()
    expect(wall.locator(".wall-code")).to_have_text(code)
    readable(wall)


def test_a_game_without_anything_for_the_browser_has_a_wall(tv: Any, host: Callable[..., Host], author: Server) -> None:
    ada, wall = host(author, NAME, 2), tv(author)
    begin(ada, wall)
    expect(wall.locator(".wall-facts")).to_contain_text("Stones left")
    watch(ada, wall, "wins")


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_no_serious_finding_of_axe(tv: Any, host: Callable[..., Host], server: Server, locale: str) -> None:
    ada, wall = host(server, "crossfire", 6, seconds=0, aim_seconds=0), tv(locale=locale, bypass_csp=True)
    wall.goto(f"/tv/{ada.code}")
    expect(wall.locator(".wall-qr")).to_be_visible()
    check(wall)
    wall.goto("/tv")
    expect(wall.locator(".wall-ask")).to_be_visible()
    check(wall)
