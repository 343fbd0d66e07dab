"""The Resistance in real browsers: ten people with Hunter and Inquisitor, five people and five bots with plot cards."""

import json
import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from .conftest import DESKTOP, PHONE, Visitor
from .people import says
from .running import Server

pytestmark = pytest.mark.browser

PEOPLE = tuple(f"P{number}" for number in range(1, 11))

ANSWER = """(wish) => {
  const asking = document.querySelector(".res-asked");
  if (document.querySelector(".ending")) return "over";
  if (!asking || asking.dataset.phase === "early") return "";
  const hand = [...asking.querySelectorAll("button.res-handcard:enabled")];
  if (hand.length) {
    hand.sort((a, b) => wish.indexOf(b.dataset.card) - wish.indexOf(a.dataset.card));
    window.tried = asking.querySelector(".problem") ? window.tried + 1 : 0;
    hand[window.tried].click();
    return "choosing";
  }
  const lay = asking.querySelector(".res-lay:enabled");
  const ready = lay ?? asking.querySelector(".row .button:enabled:not(.res-back)");
  if (!ready) {
    const open = [...document.querySelectorAll(".res-open:not(.res-chosen)")];
    if (open.length) open[Math.floor(Math.random() * open.length)].click();
    return "choosing";
  }
  ready.click();
  return "acted";
}"""
"""What somebody in a hurry does: approves, picks anybody, and plays the last of his wishes that he may."""

SUCCESS = ["success"]
FAILS = ["success", "fail", "chief_fail"]


def seated(server: Server, people: int, **table: Any) -> tuple[str, list[str]]:
    """A table with that many people on it; its code and their tokens."""
    found = httpx.post(
        f"{server.url}/api/tables", json={"game": "resistance", "name": "P1", **table}, timeout=60
    ).json()
    tokens = [found["token"]]
    for number in range(2, people + 1):
        answer = httpx.post(f"{server.url}/api/tables/{found['code']}/seats", json={"name": f"P{number}"}, timeout=60)
        tokens.append(answer.json()["token"])
    return found["code"], tokens


def sit(visitor: Visitor, name: str, code: str, token: str, **more: Any) -> Page:
    """Somebody opens the table where he has a seat already."""
    page = visitor(name, **more)
    entry = json.dumps(json.dumps({code: {"token": token, "at": 1}}))
    page.add_init_script(f"localStorage.setItem('crosstable.seats', {entry})")
    page.goto(f"/t/{code}")
    return page


UNCOVERED = """(one) => {
  one.scrollIntoView({ block: "end" });
  const { left, width, top, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""
"""Whether nothing lies over this at the lower end of the screen."""


def know(*pages: Page) -> None:
    """Hold the screen until one knows who one is, everybody at the same time."""
    for page in pages:
        expect(page.locator(".reveal-done")).to_be_disabled()
        page.locator(".hold-big").focus()
        page.keyboard.down(" ")
    for page in pages:
        expect(page.locator(".reveal-done")).to_be_enabled()
        page.keyboard.up(" ")
        page.locator(".reveal-done").click()
    for page in pages:
        expect(page.locator(".reveal")).to_have_count(0)


def asked(pages: list[Page]) -> int:
    """Wait until exactly one of these people is asked something; which."""
    for _ in range(400):
        found = [number for number, page in enumerate(pages) if page.locator(".res-asked").count()]
        if len(found) == 1:
            return found[0]
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody leads")


def play_on(pages: list[Page], turns: int, wish: list[str]) -> None:
    """Everybody answers what he is asked until the game is over."""
    for page in pages:
        expect(page.locator(".res-ring")).to_be_visible()
    know(*pages)
    for _ in range(turns):
        answers = {page.evaluate(ANSWER, wish) for page in pages}
        if answers == {"over"}:
            return
    raise AssertionError("the game did not end")


@pytest.mark.long
def test_ten_browsers_play_hunter_and_inquisitor_to_the_end(visitor: Visitor, server: Server) -> None:
    code, tokens = seated(server, 10, seats=10, options={"hunter": True, "inquisitor": True, "early_seconds": 5})
    screens = [PHONE, DESKTOP]
    pages = [sit(visitor, f"P{n + 1}", code, token, screen=screens[n % 2]) for n, token in enumerate(tokens)]
    pages[0].get_by_role("button", name="Start").click()
    expect(pages[0].locator(".res-opening .res-round li")).to_have_count(10)
    play_on(pages, 3000, SUCCESS)
    for page in pages:
        expect(page.locator(".res-unmasked li")).to_have_count(10)
        expect(page.locator(".ending")).to_contain_text("has found")
        assert page.get_by_role("heading", name=re.compile("^You (win|lose)")).evaluate(UNCOVERED)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    winners = [page.get_by_role("heading", name="You win").count() for page in pages]
    assert sum(winners) in (4, 6)


@pytest.mark.long
def test_five_browsers_and_five_bots_play_with_plot_cards(visitor: Visitor, server: Server) -> None:
    code, tokens = seated(server, 5, seats=10, options={"plot": True})
    pages = [sit(visitor, f"P{n + 1}", code, token, screen=PHONE) for n, token in enumerate(tokens)]
    expect(pages[0].get_by_text("P5", exact=True)).to_be_visible()
    pages[0].get_by_role("button", name="Fill 5 seats with bots").click()
    expect(pages[0].locator(".seat-bot")).to_have_count(5)
    pages[0].get_by_role("button", name="Start").click()
    play_on(pages, 3000, FAILS)
    for page in pages:
        expect(page.locator(".res-unmasked li")).to_have_count(10)
        page.get_by_role("tab", name="Votes").click()
        expect(page.locator(".res-votes tbody tr")).to_have_count(10)


def hold(page: Page, what: str = "") -> str:
    """What one's own card says while it is held."""
    page.locator(".round-dock .hold-bar").focus()
    page.keyboard.down(" ")
    said = page.locator(f".hold-face {what}").inner_text()
    page.keyboard.up(" ")
    expect(page.locator(".hold-face")).to_be_hidden()
    return said


def tap(page: Page, *seats: int) -> None:
    """Tap players of the round table."""
    for seat in seats:
        page.locator(".res-seats .res-seat").nth(seat).click()


def play_card(page: Page, card: str) -> None:
    """Choose a card from the hand and lay it."""
    page.locator(f".res-handcard[data-card={card}]").click()
    page.locator(".res-lay").click()


def test_ones_card_shows_only_while_it_is_held_and_a_claim_is_heard_by_others(visitor: Visitor, server: Server) -> None:
    code, tokens = seated(server, 5, seats=5)
    ada, bo, *_ = pages = [sit(visitor, f"P{n + 1}", code, token, screen=PHONE) for n, token in enumerate(tokens)]
    ada.get_by_role("button", name="Start").click()
    know(*pages)
    expect(ada.locator(".res-secret")).to_have_text("Hold to see your card")
    assert hold(ada, ".card-name") in ("Resistance", "Spy")
    ada.locator(".tray-handle").click()
    ada.locator(".tray-pen").click()
    say = ada.get_by_role("form", name="Say something")
    expect(say.get_by_role("combobox")).to_have_value("")  # nothing is chosen for anybody
    expect(say.get_by_role("button", name="Say it")).to_be_disabled()
    say.get_by_label("Say something").select_option("claim_character")
    expect(say.get_by_label("What")).to_have_value("")
    expect(say.get_by_role("button", name="Say it")).to_be_disabled()
    say.get_by_label("Say something").select_option("trust")
    ada.locator(".res-chip", has_text="P3").click()
    say.get_by_role("button", name="Say it").click()
    expect(bo.locator(".tray-lines li")).to_have_text("P1 I trust P3.")
    expect(bo.locator(".tray-count")).to_contain_text("1")
    ada.locator(".tray-handle").click()
    expect(ada.get_by_role("button", name="Take back")).to_have_count(0)
    ada.set_viewport_size({"width": 1366, "height": 768})  # beside the table everything is open
    expect(say.get_by_role("button", name="Say it")).to_be_visible()
    ada.get_by_role("button", name="Take back").click()
    expect(ada.get_by_role("button", name="Take back")).to_have_count(0)
    expect(bo.locator(".tray-lines s")).to_have_text("I trust P3.")
    expect(bo.locator(".tray-lines li").last).to_have_text("P1 I take back what I said about P3.")


def test_the_conversation_of_game_and_chat_is_one_stream_and_a_tapped_player_is_spoken_about(
    visitor: Visitor, server: Server
) -> None:
    code, tokens = seated(server, 5, seats=5)
    pages = [sit(visitor, f"P{n + 1}", code, token, screen=PHONE) for n, token in enumerate(tokens)]
    pages[0].get_by_role("button", name="Start").click()
    know(*pages)
    leader = asked(pages)
    mine, theirs = [seat for seat in range(5) if seat != leader][:2]
    speaker, other = pages[mine], pages[theirs]
    about = max(seat for seat in range(5) if seat != leader)
    tap(speaker, about)
    speaker.get_by_role("button", name=f"P{about + 1} is a spy").click()
    expect(other.locator(".tray-lines li")).to_contain_text([says(mine, "suspect", about, *PEOPLE)])
    expect(other.locator(".chat-button")).to_have_count(0)  # one conversation, one count
    other.keyboard.press("/")
    expect(other.locator(".tray input")).to_be_focused()
    other.locator(".tray input").fill("Why?")
    other.keyboard.press("Enter")
    other.locator(".tray .chat-docked > .chat-sign").click()
    other.locator(".tray").get_by_role("button", name="has doubts").click()
    expect(speaker.locator(".tray-count")).to_contain_text("2")
    other.locator(".tray-handle").click()
    expect(other.locator(".tray-count")).to_have_count(0)  # of one's own lines there is nothing to read
    tap(speaker, about)
    speaker.get_by_role("button", name=f"I trust P{about + 1}").click()
    said = ["Why?", "has doubts", says(mine, "trust", about, *PEOPLE)]
    pages[leader].reload()  # a sign belongs to the conversation as much as a word
    for page in pages:
        expect(page.locator(".tray-lines li")).to_contain_text(said)
    for page in pages[:2]:
        dock = page.locator(".round-dock").bounding_box()
        assert dock
        assert dock["y"] + dock["height"] <= PHONE["height"] + 1
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


WATCH = """() => {
  window.seen = [];
  new MutationObserver(() => {
    const there = (what) => document.querySelector(what) !== null;
    const told = [...document.querySelectorAll("[role=log]")].some((log) => log.textContent.includes("has failed"));
    seen.push([there(".res-moment-mission_done"), there(".res-mission.res-failure"), told]);
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}"""
"""Keeps whether the cards of a mission are on the stage, and whether its result is on the track and in the log."""


@pytest.mark.long
def test_the_spy_hunter_accuses_early_and_the_investigator_examines(visitor: Visitor, server: Server) -> None:
    code, tokens = seated(server, 5, seats=5, options={"hunter": True, "early_seconds": 120}, pace="brisk")
    pages = [sit(visitor, f"P{n + 1}", code, token, screen=PHONE) for n, token in enumerate(tokens)]
    pages[0].get_by_role("button", name="Start").click()
    know(*pages)
    who = {hold(page, ".card-name"): seat for seat, page in enumerate(pages)}
    chief, hunter, good = who["Spy Chief"], who["Spy Hunter"], who["Resistance"]
    watcher = pages[good]
    watcher.emulate_media(reduced_motion="no-preference")

    leader = asked(pages)
    tap(pages[leader], chief, good)
    pages[leader].get_by_role("button", name="Propose").click()
    investigator = next(seat for seat in range(5) if seat not in (leader, chief, good))
    expect(pages[leader].locator(".res-asking[data-phase=appoint]")).to_be_visible()
    tap(pages[leader], investigator)
    pages[leader].get_by_role("button", name="Appoint").click()
    for page in pages:
        page.get_by_role("button", name="Approve").click()
    play_card(watcher, "fail")
    expect(watcher.locator(".res-asking")).to_contain_text("not yours to play")
    play_card(watcher, "success")
    watcher.evaluate(WATCH)
    play_card(pages[chief], "fail")

    expect(watcher.locator(".res-mission.res-failure")).to_have_count(1)
    watcher.wait_for_function("() => seen.some(([, , told]) => told)")  # what the ear says next takes its place
    seen = watcher.evaluate("seen")
    staged = next(i for i, one in enumerate(seen) if one[0])
    assert not any(failed or told for _, failed, told in seen[: staged + 1]), "the cards are seen before their result"
    expect(watcher.locator(".res-asking[data-phase=early]")).to_be_visible()
    expect(watcher.locator(".res-moment")).to_have_count(0)
    waits = [page.locator(".res-asking[data-phase=early]").inner_html() for page in pages]
    assert len(set(waits)) == 1
    expect(watcher.get_by_role("timer")).to_be_visible()
    tap(watcher, hunter)
    watcher.get_by_role("button", name="Stand up and accuse").click()
    expect(watcher.locator(".res-asking")).to_contain_text("You cannot accuse now")
    watcher.emulate_media(reduced_motion="reduce")

    assert "you may stand up and accuse now" in hold(pages[hunter])
    tap(pages[hunter], good)
    pages[hunter].get_by_role("button", name="Stand up and accuse").click()
    for page in pages:
        expect(page.locator(".res-mission.res-success")).to_have_count(1)
        expect(page.locator(".res-seat.res-is-spy .res-name")).to_have_text(f"P{hunter + 1}")
    tap(pages[investigator], chief)
    pages[investigator].get_by_role("button", name="Examine").click()
    pages[chief].get_by_role("button", name="Hand over your loyalty card").click()
    expect(pages[investigator].locator(".hold-new")).to_be_visible()
    assert re.search(rf"P{chief + 1}.*\bChief", hold(pages[investigator]).split("What you know")[1])
    expect(pages[investigator].locator(".hold-new")).to_have_count(0)


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
