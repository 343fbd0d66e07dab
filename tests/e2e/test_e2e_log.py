"""The log, the ear and the talk at the seats: whole after a reload, and never ahead of the stage."""

import json
import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from .conftest import DESKTOP, PHONE, Visitor
from .people import claim, join, says, watch_deal
from .running import Server
from .test_e2e_resistance import asked, know

pytestmark = pytest.mark.browser


def opened(visitor: Visitor, server: Server, game: str, screen: Any = PHONE, **table: Any) -> Page:
    """Ada opens a table by request and comes to it."""
    found = httpx.post(f"{server.url}/api/tables", json={"game": game, "name": "Ada", **table}, timeout=60).json()
    page = visitor("Ada", screen=screen)
    held = json.dumps({found["code"]: {"token": found["token"], "at": 1}})
    page.add_init_script(f"localStorage.setItem('crosstable.seats', {json.dumps(held)})")
    page.goto(f"/t/{found['code']}")
    return page


def logged(page: Page, told: list[str], tab: str = "Log") -> None:
    """Open the log in the window of the chat: these lines stand in it."""
    page.locator(".chat-button").click()
    page.get_by_role("dialog").get_by_role("button", name=tab, exact=True).click()
    expect(page.get_by_role("dialog").locator(".log li")).to_have_text(told)
    page.keyboard.press("Escape")


def test_the_log_is_whole_for_who_reloads_and_who_watches_and_keeps_a_number_secret(
    visitor: Visitor, server: Server
) -> None:
    ada = opened(visitor, server, "fugitive", screen=DESKTOP, seats=2)
    bo, eve = visitor("Bo", screen=PHONE), visitor("Eve", screen=PHONE, locale="de-DE")
    join(bo, ada.url, "Bo")
    expect(ada.get_by_text("Bo", exact=True).first).to_be_visible()
    ada.get_by_role("button", name="Start").click()
    ada.get_by_role("button", name=re.compile("^2 Ditch")).click()
    ada.get_by_role("button", name="Lay 2").click()
    expect(ada.locator(".fug-story li")).to_have_text(["You lay the 2."])
    expect(bo.locator(".fug-story li")).to_have_text(["Ada lays the 1st hideout."])
    for page in (ada, bo):
        page.reload()
        expect(page.locator(".fug-story h3")).to_have_text("The Fugitive’s turn")
    logged(ada, ["You lay the 2."])
    logged(bo, ["Ada lays the 1st hideout."])
    eve.goto(ada.url)
    expect(eve.locator(".fug-story li")).to_have_text(["Ada legt das 1. Versteck."])
    logged(eve, ["Ada legt das 1. Versteck."], "Protokoll")
    assert "2" not in eve.locator("[data-ear]").inner_text()


def test_who_draws_and_guesses_is_spoken_to(visitor: Visitor, server: Server) -> None:
    page = visitor("Ada")
    page.goto("/")
    told = page.evaluate(
        """async () => {
          await import("/web/lib/texts.js").then(({ needTexts }) => needTexts("log"));
          const { announce } = await import("/games/fugitive/web/log.js");
          return [1, 0].map((you) => announce([
            { type: "drew", seat: 1, pile: 0 },
            { type: "guessed", seat: 1, numbers: [3, 8], hit: false },
          ], { names: ["Ada", "Bo"], you, view: { roles: ["fugitive", "marshal"] } }));
        }"""
    )
    assert told == [
        "You draw from pile A. You guess 3 and 8: wrong.",
        "Bo draws from pile A. Bo guesses 3 and 8: wrong.",
    ]


LOOK_OUT = """([seat, words]) => {
  const box = (one) => one.getBoundingClientRect();
  const hides = (bubble) => {
    const b = box(bubble);
    const over = (a) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const inside = b.left >= 0 && b.top >= 0 && b.right <= innerWidth && b.bottom <= innerHeight;
    const taken = [...document.querySelectorAll("[data-seat] > *, button, .topbar, .round-dock")];
    return !inside || taken.some((one) => one.checkVisibility() && over(box(one)));
  };
  let since = performance.now();
  const look = () => {
    const bubble = document.querySelector(`[data-bubble='${seat}']`);
    if (bubble?.innerText.trim() !== words || hides(bubble)) since = performance.now();
    window.clear = performance.now() - since > 500;
    if (!window.clear) requestAnimationFrame(look);
  };
  look();
}"""
"""Looks out for these words in a bubble at a seat that hides nothing for half a second: it does not stay for long."""


@pytest.mark.long
def test_at_360_pixels_what_is_said_stands_at_the_seat_and_hides_nothing(visitor: Visitor, server: Server) -> None:
    ada = opened(visitor, server, "resistance", seats=5)
    others = [visitor(name, screen=PHONE) for name in ("Bo", "Cy", "Di", "Ed")]
    for page, name in zip(others, ("Bo", "Cy", "Di", "Ed"), strict=True):
        join(page, ada.url, name)
    expect(ada.get_by_text("Ed", exact=True).first).to_be_visible()
    ada.get_by_role("button", name="Start").click()
    know(ada, *others)
    seat = 0 if asked([ada, *others]) else 1
    speaker = (ada, *others)[seat]

    # a statement, a question and a mark from the sheet of a tapped player
    speaker.locator("[data-seat='2'] > button").click()
    speaker.get_by_role("button", name="Private mark").click()
    suspects = says(seat, "suspect", 2, "Ada", "Bo", "Cy", "Di", "Ed")
    for page in others[2:]:
        page.evaluate(LOOK_OUT, [seat, suspects])
    speaker.get_by_role("button", name="Cy is a spy").click()
    for page in others[2:]:
        page.wait_for_function("() => window.clear")
        expect(page.locator(".tray-count")).to_contain_text("1")
    speaker.locator("[data-seat='2'] > button").click()
    speaker.get_by_role("button", name="Why, Cy?").click()
    expect(others[2].locator(".tray-newest")).to_contain_text("Why, Cy?")
    speaker.reload()
    know(speaker)
    ring = [page.locator(".res-seats").inner_html() for page in (speaker, others[2])]
    assert not any("mark" in drawn for drawn in ring), "a neighbour sees the ring"
    speaker.locator("[data-seat='2'] > button").click()
    expect(speaker.get_by_role("button", name="Private mark")).to_contain_text("I doubt them")
    speaker.keyboard.press("Escape")

    # one thumb away: the conversation and the log, over no button of the question
    watcher = others[2]
    watcher.locator(".tray-handle").click()
    watcher.locator(".tray").get_by_role("button", name="Log", exact=True).click()
    expect(watcher.locator(".tray .log h3")).to_have_text("Mission 1")
    said = [re.compile(rf"^\w+: “{words}”$") for words in (re.escape(suspects), r"Why, Cy\?")]
    expect(watcher.locator(".tray .log .log-said")).to_have_text(said)
    dock = watcher.locator(".round-dock").bounding_box()
    assert dock
    assert dock["y"] >= 0
    assert dock["y"] + dock["height"] <= PHONE["height"] + 1
    assert watcher.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


WATCH = """() => {
  window.heard = [];
  window.clocks = new Set();
  const text = (what) => document.querySelector(what)?.textContent.trim().replace(/\\s+/g, " ") ?? "";
  new MutationObserver(() => {
    const phase = document.querySelector(".round-dock")?.dataset.phase;
    if (text("[role=timer]")) clocks.add(phase);
    const now = { shown: text(".cf-words"), told: text("[data-ear]") };
    const last = heard.at(-1);
    if (!last || last.shown !== now.shown || last.told !== now.told) heard.push(now);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


@pytest.mark.long
def test_crossfires_ear_tells_no_shot_and_no_result_before_it_is_seen(visitor: Visitor, server: Server) -> None:
    options = {"seconds": 3, "aim_seconds": 3}
    ada = opened(visitor, server, "crossfire", seats=5, options=options, pace="brisk")
    ada.get_by_role("button", name=re.compile("Fill")).click()
    expect(ada.locator(".seat-bot")).to_have_count(4)
    ada.get_by_role("button", name="Start").click()
    watch_deal(ada)
    ada.evaluate(WATCH)
    claim(ada, "undeclared")
    expect(ada.locator(".cf-results li")).to_have_count(5, timeout=90_000)  # the clocks alone end talk and count
    assert {"talk", "aim"} <= set(ada.evaluate("[...clocks]"))
    heard = ada.evaluate("heard")
    playing = [one for one in heard if one["shown"]]
    assert [one["shown"] for one in playing][:3] == ["3", "2", "1"]
    first = next(i for i, one in enumerate(playing) if one["shown"] not in "321")
    assert not any("point" in one["told"] for one in playing[:first])
    shots = [i for i, one in enumerate(playing) if re.search(r" hits | is blocked|hit nobody", one["shown"])]
    assert shots
    for one in playing[: shots[0] + 1]:
        assert not re.search(r"Wave|wins|is the VIP", one["told"]), one
    assert [one for one in playing if re.search(r"\bwins?\b", one["told"])] == []
    expect(ada.locator("[data-ear]")).to_have_text(re.compile(r"\bwins?\b"))
    ada.get_by_role("button", name="Show the shots again").click()
    expect(ada.locator(".cf-words")).to_contain_text("Ada did not aim.")
