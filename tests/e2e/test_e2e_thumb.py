"""A phone in the hand: nothing moves under the thumb, and what one is asked is in sight when it is asked."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from crosstable.core.codec import encode
from crosstable.games.crossfire import GAME as CROSSFIRE
from crosstable.games.crossfire.data import Options as CrossfireOptions
from crosstable.games.resistance import GAME as RESISTANCE
from crosstable.games.resistance.data import Options

from .conftest import PHONE, Visitor
from .people import claim, settled, watch_deal
from .running import Server
from .test_e2e_crossfire_glance import phases as crossfire_phases
from .test_e2e_resistance import know, seated, sit
from .test_e2e_resistance_glance import EVERYTHING
from .test_e2e_resistance_glance import phases as resistance_phases

pytestmark = pytest.mark.browser

PLACES = """() => [...document.querySelectorAll(
  "[data-seat], .round-dock button, .round-dock label, .topbar button")]
  .filter((one) => one.offsetParent && !one.matches(".table-code, .room-strip *"))
  .map((one) => [one, one.getBoundingClientRect()])
  .map(([one, { x, y }]) => [one.className, Math.round(x), Math.round(y)])"""
"""Where everything is that a thumb may be about to tap."""

NOTIFY = """async () => (await import("/web/parts/notice/notice.js")).notify({ key: "ui-bots-ready" })"""

COVERED = """(bar) => {
  const over = document.querySelector(bar).getBoundingClientRect();
  return [...document.querySelectorAll("[data-seat], .round-dock, .topbar button")].filter((one) => {
    const { left, right, top, bottom, width } = one.getBoundingClientRect();
    const inside = one.closest(".room-strip");
    return width && !inside && left < over.right && right > over.left && top < over.bottom && bottom > over.top;
  }).map((one) => one.className);
}"""
"""What lies under a bar."""

ASK = """([code, token, request]) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${code}/socket`);
  socket.onopen = () => {
    socket.send(JSON.stringify({ do: "hello", token }));
    socket.send(JSON.stringify({ id: crypto.randomUUID(), ...request }));
  };
  socket.onmessage = ({ data }) => JSON.parse(data).is === "done" && (socket.close(), done());
})"""


CUT = """() => new Promise((done) => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function () {
    WebSocket.prototype.send = send;
    window.WebSocket = class { static OPEN = 1; close() {} };
    this.close();
    done();
  };
  document.dispatchEvent(new Event("visibilitychange"));
})"""
"""The line breaks with the next word over it, and there is no other."""


def _begun(visitor: Visitor, server: Server, which: str) -> tuple[Page, Callable[[bool], None]]:
    """A phone at a table that has begun, and how its host pauses. The bots wait for the host, who has not looked."""
    code, tokens = seated(server, 2, game=which, seats=8)
    host = sit(visitor, "P1", code, tokens[0])
    page = sit(visitor, "P2", code, tokens[1], screen=PHONE)
    host.get_by_role("button", name="Fill 6 seats with bots").click()
    host.get_by_role("button", name="Start").click()
    return page, lambda on: host.evaluate(ASK, [code, tokens[0], {"do": "pause", "on": on}])


def _stays(page: Page, pause: Callable[[bool], None]) -> None:
    """Pause, and let a notice appear: everything stays where it is, and in sight."""
    settled(page)
    before = page.evaluate(PLACES)
    pause(True)
    expect(page.locator(".room-pause")).to_be_visible()
    assert page.evaluate(PLACES) == before
    assert page.evaluate(COVERED, ".room-pause") == []
    page.evaluate(NOTIFY)
    expect(page.locator(".notice")).to_be_visible()
    assert page.evaluate(PLACES) == before
    assert not [one for one in page.evaluate(COVERED, ".notice") if "icon" not in one]


def test_a_pause_and_a_notice_move_nothing_in_the_resistance(visitor: Visitor, server: Server) -> None:
    page, pause = _begun(visitor, server, RESISTANCE.facts.id)
    know(page)
    expect(page.locator(".res-seat:enabled")).to_have_count(8)
    _stays(page, pause)
    expect(page.locator(".res-seat:enabled")).to_have_count(0)
    pause(False)
    expect(page.locator(".room-pause")).to_have_count(0)
    expect(page.locator(".res-seat:enabled")).to_have_count(8)


def test_a_pause_and_a_notice_move_nothing_in_crossfire_and_a_pause_disables(visitor: Visitor, server: Server) -> None:
    page, pause = _begun(visitor, server, CROSSFIRE.facts.id)
    watch_deal(page)
    expect(page.locator("input[name=claim]:enabled")).not_to_have_count(0)
    _stays(page, pause)
    expect(page.locator("input[name=claim]:enabled")).to_have_count(0)
    pause(False)
    expect(page.locator("input[name=claim]:enabled")).not_to_have_count(0)


def test_who_is_away_and_a_lost_connection_move_nothing_and_cover_nothing(visitor: Visitor, server: Server) -> None:
    code, tokens = seated(server, 2, seats=5)
    host = sit(visitor, "P1", code, tokens[0])
    page = sit(visitor, "P2", code, tokens[1], screen=PHONE)
    host.get_by_role("button", name="Fill 3 seats with bots").click()
    host.get_by_role("button", name="Start").click()
    know(page)
    settled(page)
    before = page.evaluate(PLACES)
    host.goto("/")
    expect(page.locator(".room-bar")).to_contain_text("P1")
    assert page.evaluate(PLACES) == before
    assert page.evaluate(COVERED, ".room-bar") == []
    page.evaluate(CUT)
    expect(page.locator(".room-bar.lost")).to_be_visible()
    expect(page.locator(".room-bar:visible")).to_have_count(1)
    assert page.evaluate(PLACES) == before
    assert page.evaluate(COVERED, ".room-bar.lost") == []


def test_who_takes_a_seat_over_is_welcomed_with_the_card_and_no_key_leads_past_it(
    visitor: Visitor, server: Server
) -> None:
    code, tokens = seated(server, 2, seats=5)
    host = sit(visitor, "P1", code, tokens[0])
    host.get_by_role("button", name="Fill 3 seats with bots").click()
    host.get_by_role("button", name="Start").click()
    expect(host.locator(".reveal")).to_be_visible()
    host.evaluate(ASK, [code, tokens[1], {"do": "leave"}])
    know(_late(visitor, code))
    for _ in range(3):
        host.keyboard.press("Escape")
    assert host.locator(".reveal").evaluate("(one) => one.matches(':modal')")
    host.locator(".reveal").evaluate("(one) => one.close()")  # as an older browser does by itself
    expect(host.locator(".reveal:modal")).to_be_visible()
    expect(host.locator(".reveal-done")).to_be_disabled()


def _late(visitor: Visitor, code: str) -> Page:
    """Somebody takes the seat of who left, and is welcomed."""
    late = visitor("Late", screen=PHONE)
    late.goto(f"/t/{code}")
    late.get_by_role("button", name="Take this seat").click()
    late.get_by_label("Your name").fill("Late")
    late.get_by_role("dialog").get_by_role("button", name="Join").click()
    expect(late.locator(".notice")).to_contain_text("look at your card")
    return late


def test_who_takes_a_seat_over_in_the_talk_of_crossfire_sees_its_deal_again(visitor: Visitor, server: Server) -> None:
    code, tokens = seated(server, 2, game=CROSSFIRE.facts.id, seats=8, options={"seconds": 180})
    host = sit(visitor, "P1", code, tokens[0])
    host.get_by_role("button", name="Fill 6 seats with bots").click()
    host.get_by_role("button", name="Start").click()
    watch_deal(host)
    host.evaluate(ASK, [code, tokens[1], {"do": "leave"}])
    claim(host, "agent")
    expect(host.locator(".round-dock[data-phase=talk]")).to_be_visible()
    late = _late(visitor, code)
    expect(late.locator(".round-dock[data-phase=talk]")).to_be_attached()
    watch_deal(late)
    expect(late.locator(".cf-ready")).to_be_visible()


NAMES = ("Ada", "Maximiliane", "Ben", "Friederike", "Bellows", "Inkpot", "Candle", "Gimlet", "Jigsaw", "Constantin")
LINES = [f"Ich halte {name} für eine Spionin und Ben für den Vorsitzenden." for name in NAMES[:6]]

DRAW = """async ([game, view, names, lines]) => {
  const { loadGame } = await import("/web/lib/games.js");
  const { html } = await import("/web/lib/html.js");
  const { render } = await import("preact");
  const { looksAt } = await import("/web/parts/face/recipe.js");
  const Table = await loadGame(game, "table");
  const old = document.querySelector(".thumb");
  if (old) render(null, old);
  old?.remove();
  document.querySelector("#main").style.display = "none";
  const place = document.createElement("div");
  place.className = "thumb";
  document.querySelector("#main").after(place);
  const soon = (ms) => new Promise((done) => requestAnimationFrame(() => setTimeout(done, ms))); // drawn, and after it
  const chat = lines.map((words, i) => ({ seq: i, seat: i % names.length, words, key: String(i) }));
  const looks = looksAt(names.map((name) => ({ kind: "person", name })));
  const players = names.map((name, i) =>
    ({ name, face: looks[i], kind: "bot", note: "easy", pips: 1, here: true, wins: 0 }));
  const draw = (shown) => render(html`<${Table} view=${shown} players=${players} options=${shown.options ?? {}}
    you=${{ seat: shown.seat, host: false }} act=${async () => null} sending=${false} secondsLeft=${() => 9} news=${[]}
    past=${[]} chat=${chat} thought=${null} replay=${false} final=${null} goTo=${null} ending=${null}
    below=${null} />`, place);
  const before = view.phase === "early" ? "propose" : view.phase;
  draw({ ...view, phase: before, offers: [], waiting: [] });
  await soon(60);
  const room = document.createElement("div");
  room.style.height = "2000px";
  place.after(room);
  scrollTo(0, 1000);
  const scrolled = scrollY;
  draw(view);
  await soon(120);
  room.remove();
  const dock = place.querySelector(".round-dock").getBoundingClientRect();
  const out = [];
  const needed = "[data-seat] > *, [role=timer], .round-question, .cf-ready, .cf-do ~ fieldset";
  for (const one of place.querySelectorAll(`${needed}, .res-asking button, .reveal button`)) {
    const { top, bottom, left, right } = one.getBoundingClientRect();
    const low = one.closest(".round-dock, .reveal") ? innerHeight : dock.top;
    if (top < 0 || left < 0 || right > innerWidth || bottom > low + 1)
      out.push([one.className, Math.round(top), Math.round(bottom), Math.round(low)]);
  }
  return { scrolled, out };
}"""
"""Draws a phase that begins in the midst of the conversation, while the page is scrolled down; what of it is then
out of sight or under the dock."""

BROKEN = """() => [...document.querySelectorAll(".res-sum ~ span:last-child")].flatMap((one) =>
  [...one.textContent.matchAll(/\\S+/g)].filter((word) => {
    const range = document.createRange();
    range.setStart(one.firstChild, word.index);
    range.setEnd(one.firstChild, word.index + word[0].length);
    return range.getClientRects().length > 1;
  }).map(([word]) => word))"""
"""Words below a count that go on in another line."""


def _in_sight(page: Page, rules: Any, state: Any, seats: int, **shown: Any) -> list[Any]:
    asked = sorted(seat for seat in rules.actors(state) if seat >= 0)
    view = {**json.loads(encode(rules.view(state, asked[0]))), **shown}
    found = page.evaluate(DRAW, [rules.facts.id, view, NAMES[:seats], LINES])
    assert found["scrolled"] > 0
    return [state.phase, *found["out"]] if found["out"] else []


@pytest.mark.parametrize(("options", "seats"), [(Options(hunter=True), 5), (EVERYTHING, 10)], ids=["five", "ten"])
def test_every_phase_of_the_resistance_begins_in_sight(visitor: Visitor, options: Options, seats: int) -> None:
    page = visitor("Thumb", screen=PHONE, locale="de-DE")
    page.goto("/rules/resistance")
    asking = [state for state in resistance_phases(options, seats, 3) if max(RESISTANCE.actors(state)) >= 0]
    assert len(asking) > 5
    assert [out for state in asking if (out := _in_sight(page, RESISTANCE, state, seats))] == []


@pytest.mark.parametrize("width", [360, 390])
def test_no_word_below_a_count_is_broken(visitor: Visitor, width: int) -> None:
    page = visitor("Thumb", screen={"width": width, "height": 844}, locale="de-DE")
    page.goto("/rules/resistance")
    counted = [state for state in resistance_phases(Options(), 7, 3) if state.phase in ("vote", "mission")]
    assert len(counted) > 1
    for state in counted:
        _in_sight(page, RESISTANCE, state, 7)
        assert page.evaluate(BROKEN) == []


def test_a_card_at_the_edge_makes_no_phone_wider(visitor: Visitor) -> None:
    page = visitor("Thumb", screen={"width": 390, "height": 844}, locale="de-DE")
    page.goto("/rules/resistance")
    (vote,) = (state for state in resistance_phases(Options(), 7, 3) if state.phase == "vote")
    _in_sight(page, RESISTANCE, vote, 7, voted=list(range(7)))
    expect(page.locator(".res-seat .face-card")).to_have_count(7)
    assert page.evaluate("document.documentElement.scrollWidth") == 390


@pytest.mark.parametrize(
    ("options", "seats"),
    [(CrossfireOptions(), 5), (CrossfireOptions(), 10), (CrossfireOptions(mode="sniper"), 7)],
    ids=["five", "ten", "sniper"],
)
def test_every_phase_of_crossfire_begins_in_sight(visitor: Visitor, options: CrossfireOptions, seats: int) -> None:
    page = visitor("Thumb", screen=PHONE, locale="de-DE")
    page.goto("/rules/crossfire")
    asking = [state for state in crossfire_phases(options, seats) if max(CROSSFIRE.actors(state)) >= 0]
    assert [state.phase for state in asking][:2] == ["claim", "talk"]
    assert [out for state in asking if (out := _in_sight(page, CROSSFIRE, state, seats))] == []
