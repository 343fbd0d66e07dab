"""The verdict on the end page of a phone, playing on from where it turned, and the coach."""

import re
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from crosstable.core.game import AnyGame
from crosstable.games import HOUSE
from crosstable.games.fugitive import GAME as FUGITIVE

from .conftest import DESKTOP, PHONE, Visitor
from .people import CODE, settled
from .running import Server
from .test_e2e_axe import check_every_way
from .test_e2e_wall import WALL, Host

pytestmark = pytest.mark.browser

LARGEST = """() => Math.max(...[...document.querySelectorAll('.verdict-board text')]
  .map((one) => one.getBoundingClientRect().height))"""


ONE_SCREEN = """() => {
  const at = (of) => document.querySelector(of).getBoundingClientRect();
  return at('.verdict-banner').top > -1 && at('.verdict-row').bottom <= at('.ending-bar').top
    && at('.ending-bar').bottom <= innerHeight;
}"""


LINES = """async (cases) => {
  const { html } = await import("/web/lib/html.js");
  const { render } = await import("preact");
  const { Line } = await import("/web/parts/verdict/line.js");
  await (await import("/web/lib/texts.js")).needTexts("review");
  const place = document.createElement("div");
  place.style.cssText = "position: fixed; inset: 0; width: 362px; z-index: 9";
  document.body.append(place);
  const wrong = [];
  let bare = 0;
  for (const [line, n] of cases) {
    const verdict = { line, turn: { n }, errors: [0], seat: 0, known: true, how: { key: "ui-ok" } };
    render(null, place);
    render(html`<${Line} verdict=${verdict} names=${[]} />`, place);
    const box = (one) => one.getBBox();
    const first = [...place.querySelectorAll("svg > text:not(.verdict-cost)")].map(box)[0];
    const marks = [...place.querySelectorAll(".verdict-before, .verdict-after, .verdict-cost")].map(box);
    if (!first) bare += 1;
    else if (marks.some((mark) => first.x < mark.x + mark.width && mark.x < first.x + first.width &&
      first.y + 4 < mark.y + mark.height && mark.y < first.y + first.height - 4)) wrong.push([line, n]);
  }
  return [wrong, bare];
}"""
"""Draws these lines with their turn: those on which the first chance is written over a mark, and how many have none."""


def test_the_first_chance_is_written_over_no_mark(visitor: Visitor) -> None:
    page = visitor("Ada")
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    chances = [0.02, 0.24, 0.5, 0.69, 0.98]
    cases = [
        ([a, b, c, *[0.4] * length], n)
        for a in chances
        for b in chances
        for c in chances
        for length in (3, 30)
        for n in (1, 2)
    ]
    over, bare = page.evaluate(LINES, cases)
    assert over == []
    assert bare < len(cases) / 6  # most of these have both marks beside the start


def give_up(host: Host) -> None:
    """Flee a little: what is offered first may be refused, with some hands for ever, so he gives up in the end."""
    host.play(8)
    while not host.view.get("offers") and not host.view.get("outcome"):
        host.hear()
    host.ask(do="act", round=1, action={"type": "resign"})


PLACES = """() => {
  scrollTo(0, 0);
  return [...document.querySelectorAll('main :is(a, button, input, summary)')]
    .filter((one) => one.offsetParent && !one.closest('.verdict'))
    .map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [one.textContent.trim(), ...[x, y, width, height].map(Math.round)];
    });
}"""
"""Where everything lies that can be pressed and was there before the verdict."""


MUCH = """() => {
  const letters = [250, 125, 200];
  document.querySelectorAll('.verdict p').forEach((one, n) => {
    one.textContent = 'So viel hat kein Spiel zu sagen. '.repeat(9).slice(0, letters[n]);
  });
  document.querySelector('.verdict-turn').style.minBlockSize = '7rem';
  dispatchEvent(new Event('resize'));
}"""
"""Twice what is said of a team of five on which a vote decided, and three ways beside the picture: more than any game
has to tell."""


def everywhere(page: Page) -> list[Any]:
    """Where everything lies on a desk, a large screen and a phone, in both languages; ends in German on the phone."""
    found = []
    for language, words in (("EN", "did I"), ("DE", "habe ich")):
        page.set_viewport_size(DESKTOP)
        if page.locator("html").get_attribute("lang") != language.lower():
            page.get_by_role("button", name=f"{language}: ").click()
        expect(page.locator(".ending-bar .button").last).to_contain_text(words)
        for screen in (DESKTOP, WALL, PHONE):
            page.set_viewport_size(screen)
            settled(page)
            found += [(language, screen["width"], *one) for one in page.evaluate(PLACES)]
    return found


def one_screen(page: Page, question: str) -> None:
    """All of the verdict can be seen at once: sentences, position, buttons, and the next game below."""
    expect(page.locator(".verdict-turn svg").first).to_be_visible(timeout=60_000)
    page.locator(".ending-bar").get_by_role("button", name=question).click()
    page.wait_for_function(ONE_SCREEN)
    for which in range(3):
        expect(page.locator(".verdict p").nth(which)).to_be_in_viewport(ratio=1)
    for part in (".verdict-turn svg", ".verdict-row .button", ".verdict-row a", ".ending-bar .main"):
        expect(page.locator(part).first).to_be_in_viewport(ratio=1)


def test_the_end_page_says_where_it_was_decided_and_the_game_goes_on_from_there(
    visitor: Visitor, server: Server
) -> None:
    with ExitStack() as stack:
        host = Host(stack, server, "cross", 2, pace="none", size=4)
        host.ask(do="fill_bots", bot={"level": "easy", "seconds": 0.1})
        host.ask(do="start")
        host.play()  # always the first free cell: lost, and not by bad luck
        page = visitor("Ada", screen=PHONE, bypass_csp=True)  # axe writes styles into the page
        page.goto(f"/t/{host.code}#seat={host.token}")
        verdict = page.locator(".verdict")
        expect(verdict.get_by_role("heading", level=3)).to_be_visible(timeout=60_000)
        expect(verdict.locator(".verdict-banner p")).to_contain_text("%")
        expect(verdict.locator(".verdict-way")).to_have_count(2)
        expect(verdict.locator(".verdict-board svg")).to_be_visible()
        assert page.evaluate(LARGEST) < 24, "a number on the small board covers it"
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        one_screen(page, "Why did I lose?")
        check_every_way(page)
        with page.expect_download() as picture:  # no sheet for sharing here: the picture is kept, the link copied
            verdict.get_by_role("button", name="Send to a friend").click()
        assert picture.value.suggested_filename == "crosstable.png"
        expect(verdict.get_by_role("link", name="More")).to_have_attribute("href", re.compile("tab=course&step="))
        verdict.get_by_role("button", name="Play on from here").click()
        expect(page).not_to_have_url(f"{server.url}/t/{host.code}")
        expect(page).to_have_url(CODE)
        expect(page.locator(".stone").first).to_be_visible()


def test_the_coach_asks_once_before_a_mistake(visitor: Visitor, server: Server) -> None:
    page = visitor("Ada", screen=PHONE)
    page.goto("/")
    table = page.evaluate(
        """async () => (await fetch('/api/tables', { method: 'POST', headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ game: 'cross', name: 'Ada', options: { size: 5 }, games: 1, start: true,
          bots: { level: 'easy', seconds: 0.1 } }) })).json()"""
    )
    page.evaluate("localStorage.setItem('crosstable.coach', 'true')")
    page.goto(f"/t/{table['code']}#seat={table['token']}")
    cell, question = page.locator("[data-cell=b3]"), page.get_by_role("dialog", name="Are you sure?")
    cell.click()
    expect(question).to_contain_text("leaves you", timeout=30_000)
    question.get_by_role("button", name="What would be better?").click()
    expect(question.get_by_role("status").filter(has_text="Fairer: ")).to_be_visible()
    question.get_by_role("button", name="Think again").click()
    expect(question).to_have_count(0)
    expect(cell).to_have_attribute("aria-label", "b3, empty")
    cell.click()
    expect(cell).to_have_attribute("aria-label", re.compile("b3, yellow"), timeout=30_000)


def test_on_a_desk_the_verdict_on_a_chase_begins_on_the_first_screen(visitor: Visitor, server: Server) -> None:
    with ExitStack() as stack:
        host = Host(stack, server, "fugitive", 2, pace="none")
        host.ask(do="fill_bots", bot={"level": "easy", "seconds": 0.1})
        host.ask(do="start")
        give_up(host)
        page = visitor("Ada", screen={"width": 1366, "height": 768})
        page.goto(f"/t/{host.code}#seat={host.token}")
        heading = page.locator(".verdict").get_by_role("heading", level=3)
        expect(page.locator(".verdict-line")).to_be_visible(timeout=60_000)
        expect(heading).to_be_in_viewport(ratio=1)
        expect(page.locator(".fug-trail")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("one", HOUSE, ids=lambda one: one.facts.id)
def test_a_verdict_moves_nothing_and_is_seen_at_once_on_a_small_phone(
    visitor: Visitor, server: Server, one: AnyGame
) -> None:
    clocks = {name: 0 for name in ("seconds", "aim_seconds") if hasattr(one.facts.options(), name)}
    with ExitStack() as stack:
        host = Host(stack, server, one.facts.id, one.facts.seats[-1], pace="none", **clocks)
        host.ask(do="fill_bots", bot={"level": "easy", "seconds": 0.1})
        host.ask(do="start")
        host.ask(do="ready", round=1)
        if one is FUGITIVE:
            give_up(host)
        host.play()
        page = visitor("Ada", screen=PHONE)
        held: list[Route] = []
        page.route(re.compile(r"/api/.*/(verdict|awards)"), lambda route: held.append(route))
        page.goto(f"/t/{host.code}#seat={host.token}")
        expect(page.locator(".verdict").get_by_role("status")).to_be_visible()
        before = everywhere(page)
        assert held
        for route in held:
            route.continue_()
        expect(page.locator(".verdict-turn svg").first).to_be_visible(timeout=60_000)
        expect(page.locator(".awards [role=status]")).to_have_count(0, timeout=60_000)
        assert everywhere(page) == before
        page.evaluate(MUCH)
        settled(page)
        phone = page.evaluate(PLACES)
        assert [("DE", PHONE["width"], *one) for one in phone] == before[-len(phone) :]
        one_screen(page, "habe ich")
