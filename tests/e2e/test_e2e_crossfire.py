"""Crossfire on eight phones, from the deal to everybody's result."""

import json
import random
import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from crossfire.crossfire_dealing import counting, do, talking
from crosstable.core.codec import encode
from crosstable.games.crossfire import GAME
from crosstable.games.crossfire.actions import PlaceShots
from crosstable.games.crossfire.data import Options
from helpers.playing import begin, random_turns

from .conftest import DESKTOP, PHONE, Visitor
from .moving import on_stage, scene_with
from .people import claim, join, watch_deal
from .running import Server

pytestmark = pytest.mark.browser

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gil", "Hal")
AIM = re.compile("point at this player")


def _open(page: Page, server: Server) -> str:
    """Ada opens a table for eight; its link."""
    options = {"seconds": 0, "aim_seconds": 120, "dealer": 1}  # time enough for any machine
    wanted = {"game": "crossfire", "name": "Ada", "seats": 8, "options": options}
    opened = httpx.post(f"{server.url}/api/tables", json=wanted, timeout=60).json()
    held = json.dumps({opened["code"]: {"token": opened["token"], "at": 1}})
    page.add_init_script(f"localStorage.setItem('crosstable.seats', {json.dumps(held)})")
    page.goto(f"/t/{opened['code']}")
    return page.url


def _hold(page: Page, what: str = "") -> list[str]:
    """Hold one's card; the cards it shows."""
    page.locator(f".round-dock {what} .hold-bar").focus()
    page.keyboard.down(" ")
    shown = page.locator(".hold-face .cf-looks .cf-word").all_inner_texts()
    page.keyboard.up(" ")
    return shown


@pytest.mark.long
def test_eight_phones_from_the_deal_to_the_result(visitor: Visitor, server: Server) -> None:
    pages = [visitor(name, screen=PHONE, has_touch=True) for name in NAMES]
    ada = pages[0]
    link = _open(ada, server)
    for page, name in zip(pages[1:], NAMES[1:], strict=True):
        join(page, link, name)
    expect(ada.locator(".seats").get_by_text("Hal", exact=True)).to_be_visible()
    ada.get_by_role("button", name="Start").click()

    # the deal: everybody sees three cards, the last seat four, and can read them again
    for number, page in enumerate(pages):
        *shown, mine = watch_deal(page)
        assert len(shown) == (4 if number == 7 else 3)
        assert mine == shown[-1]
        assert page.locator(".cf-looks").count() == 0
        assert _hold(page, ".hold") == shown
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]

    # first claims stay hidden until the last one has chosen
    for page in pages[:-1]:
        claim(page, "agent")
    expect(ada.locator(".cf-done")).to_have_count(7)
    expect(ada.locator(".cf-seats .cf-claims")).to_have_count(1)
    claim(pages[-1], "vip")
    expect(ada.locator(".cf-seats .cf-claims")).to_have_count(8)

    # talk: a statement and a card that turns are seen by everybody
    ada.locator(".tray-handle").click()
    ada.locator(".tray-pen").click()
    for part in (".cf-ready", ".tray-lines", "[data-seat]"):  # the open conversation hides neither button nor ring
        expect(ada.locator(part).first).to_be_in_viewport(ratio=1)
    ada.get_by_label("When").select_option("dealt")
    expect(ada.get_by_role("button", name="Say").first).to_be_disabled()
    ada.get_by_label("Card").select_option("agent")
    ada.get_by_role("button", name="Say").first.click()
    for page in pages[1:]:
        expect(page.locator(".tray-lines")).to_contain_text("Ada I was dealt an Agent")
    claim(pages[-1], "undeclared")
    expect(ada.locator(".tray-lines")).to_contain_text("Hal makes no claim.")
    pages[3].reload()
    expect(pages[3].locator(".cf-ready")).to_be_visible()

    # whoever is suspected is no longer ready; when all are, everybody aims
    ready = pages[0].locator(".cf-phase").filter(has_text="Aim!")
    while not ready.count():
        for page in pages:
            page.evaluate("document.querySelector('.cf-ready.main')?.click()")
    for page in pages:
        expect(page.locator(".cf-phase")).to_have_text("Aim!")
        expect(page.get_by_role("timer")).to_be_visible()
        page.get_by_role("button", name=AIM).first.click()
    for page in pages:
        expect(page.locator(".cf-results li")).to_have_count(8)
        expect(page.locator(".cf-results .cf-verdict")).to_have_count(8)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    ada.get_by_role("button", name="Show the shots again").click()
    expect(ada.locator(".cf-words")).not_to_be_empty()


DRAW = """async ([view, more]) => {
  const { loadGame } = await import("/web/lib/games.js");
  const { html } = await import("/web/lib/html.js");
  const { render } = await import("preact");
  const Table = await loadGame("crossfire", "table");
  const place = document.createElement("div");
  document.body.replaceChildren(place);
  window.acted = [];
  const one = { face: { bot: "Flint" }, kind: "person", note: "", here: true, wins: 0 };
  const players = view.claims.map((_, i) => ({ ...one, name: `P${i + 1}` }));
  render(html`<${Table} view=${view} players=${players} options=${{}} you=${{ seat: view.seat, host: false }}
    act=${async (action) => { window.acted.push(action.at ?? action.claim); return null; }}
    sending=${false} secondsLeft=${() => 9} news=${[]} past=${[]} thought=${null}
    replay=${false} final=${null} goTo=${null} ending=${null}
    below=${null} ...${more} />`, place);
}"""


@pytest.mark.rule("C11")
@pytest.mark.parametrize("both", [True, False])
def test_the_enforcer_points_both_guns_at_one_player_where_the_table_allows_it(visitor: Visitor, both: bool) -> None:
    page = visitor("Eve", screen=PHONE)
    page.goto("/rules/crossfire")
    state = counting("vip assassin assassin enforcer red_decoy", enforcer=True, both_guns=both)
    page.evaluate(DRAW, [json.loads(encode(GAME.view(state, 4))), {}])
    expect(page.get_by_text("or one player twice")).to_have_count(0)
    page.locator(".round-dock .hold-bar").focus()
    page.keyboard.down(" ")
    expect(page.get_by_text("or one player twice")).to_have_count(1 if both else 0)
    page.keyboard.up(" ")
    seats = page.get_by_role("button", name=AIM)
    for seat in (1, 1, 2):
        seats.nth(seat).click()
    assert page.evaluate("window.acted") == ([[1], [1, 2]] if both else [])
    seats.nth(3).click()
    assert page.evaluate("window.acted.at(-1)") == [2, 3]


def test_no_tap_on_a_claim_is_lost_while_another_is_on_its_way(visitor: Visitor) -> None:
    page = visitor("Flo", screen=PHONE)
    page.goto("/rules/crossfire")
    state = begin(GAME, Options(), 5, bytes([3]) * 32).state
    view = json.loads(encode(GAME.view(state, 0)))
    page.evaluate(DRAW, [view, {"sending": True, "kept": "ABCD 1"}])
    watch_deal(page)
    for edge in ("agent", "vip"):
        page.locator(f".cf-claims-choice label:has([value={edge}])").click()
    assert page.evaluate("window.acted") == ["agent", "vip"]
    page.evaluate(DRAW, [view, {"sending": True, "paused": True, "kept": "ABCD 1"}])
    expect(page.locator(".cf-claims-choice input").first).to_be_disabled()
    expect(page.locator(".reveal")).to_have_count(0)
    for kept in ("ABCD 2", "EFGH 1"):  # a rematch, and another table, with the same cards
        page.evaluate(DRAW, [view, {"kept": kept}])
        expect(page.locator(".reveal h2")).to_have_text("Step 1 of 4")


@pytest.mark.rule("C10")
def test_the_sniper_talks_like_everybody_and_lays_her_cards_from_the_same_sheet(visitor: Visitor) -> None:
    page = visitor("Sue", screen=PHONE)
    page.goto("/rules/crossfire")
    talk = talking("assassin assassin vip agent bystander", mode="sniper")
    assert talk.sniper is not None
    other = next(seat for seat in talk.circle if talk.roles[seat] == "agent")
    for state, does, laid in (
        (talk, "Lay a shot card", [other]),
        (do(talk, (talk.sniper, PlaceShots((other,)))), "Take the shot card back", []),
    ):
        page.evaluate(DRAW, [json.loads(encode(GAME.view(state, talk.sniper))), {}])
        page.locator(f"[data-seat='{other}'] button").click()
        sheet = page.get_by_role("dialog")
        for words in ("is lying", "I believe", "What did you see"):
            expect(sheet.get_by_role("button", name=re.compile(words))).to_be_enabled()
        expect(sheet.get_by_role("button").nth(1)).to_have_text(does)  # the first closes it
        sheet.get_by_role("button", name=does).click()
        assert page.evaluate("window.acted") == [laid]
        expect(sheet).to_have_count(0)


def test_the_conversation_is_there_from_the_deal_to_the_end(visitor: Visitor) -> None:
    page = visitor("Ted", screen=PHONE)
    page.goto("/rules/crossfire")
    met = set()
    for state in (turn.state for turn in random_turns(begin(GAME, Options(), 5, bytes([5]) * 32), random.Random(5))):
        if state.phase in met:
            continue
        met.add(state.phase)
        page.evaluate(DRAW, [json.loads(encode(GAME.view(state, 0))), {}])
        expect(page.locator(".tray")).to_have_count(1)
    assert met >= {"claim", "talk", "aim"}


@pytest.mark.parametrize("part", ["table", "wall"])
@pytest.mark.parametrize(
    ("mode", "kind", "fields"),
    [
        ("crossfire", "revealed", {"why": "vip"}),
        ("crossfire", "revealed", {"why": "rest"}),
        ("sniper", "aims_shown", {}),
    ],
)
def test_cards_turned_up_lie_large_on_the_stage_and_stay_open(
    visitor: Visitor, mode: Any, kind: str, fields: dict[str, str], part: str
) -> None:
    page = visitor("Eye", screen=PHONE)
    page.goto("/rules/crossfire")
    seats = 10 if "rest" in fields.values() else 7
    scene = scene_with(GAME, Options(mode=mode), seats, kind, None if part == "wall" else 0, **fields)
    shown = [words for _, words in on_stage(page, GAME, scene, part)["seen"]]
    if "rest" in fields.values():  # all of them, a few at a time, each with whose it is; then who has won
        turned = [words for words in shown if "Everybodyshowstheircard." in words]
        assert len(turned) > 1
        assert all(re.search(r"P\d+Everybodyshows", words) for words in turned)
        assert "wins" in shown[-1]
    elif fields:
        assert any(re.search(r"VIP(P\d)?TheVIP,", words) for words in shown)  # a card, whose it is, and the sentence
    else:
        assert all("▲Assassin" in words for words in shown)
        assert any(re.search(r"TheAssassins?points?!", words) for words in shown)  # nobody else does


def test_beside_the_table_a_held_card_is_in_sight_and_so_is_what_to_do_however_much_was_said(visitor: Visitor) -> None:
    page = visitor("Dot", screen=DESKTOP)
    page.goto("/rules/crossfire")
    view = json.loads(encode(GAME.view(talking("vip assassin agent bystander red_decoy"), 1)))
    page.evaluate(DRAW, [view, {}])
    page.locator(".round-dock .hold-bar").focus()
    page.keyboard.down(" ")
    expect(page.locator(".round-dock .hold-face")).to_be_in_viewport(ratio=0.99)
    page.keyboard.up(" ")
    page.set_viewport_size({"width": 1366, "height": 600})
    lines = [{"seq": n, "seat": n % 5, "words": "I was dealt the VIP.", "key": str(n)} for n in range(30)]
    page.evaluate(DRAW, [view, {"chat": lines}])
    expect(page.locator(".tray-newest")).to_be_in_viewport()
    for needed in (".cf-ready", ".round-dock .hold-bar"):
        expect(page.locator(needed)).to_be_in_viewport(ratio=0.99)
