"""Looking back at games in real browsers: together, through anybody's eyes, what could be known and what was true."""

import json
import random
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect
from websockets.sync.client import connect

from crosstable.bots.bot import BotChoice, bot_of
from crosstable.core.record import write_record
from crosstable.games import GAMES
from crosstable.lab.local import LocalGame

from .conftest import PHONE, Visitor
from .people import follow
from .running import Server

pytestmark = pytest.mark.browser
MOVES = ("e5", "d4", "f5")


def ended_table(server: Server) -> tuple[str, list[str]]:
    """A game of CROSS that Bo gave up after three stones: the code of its table and the keys to its two seats."""
    ada = httpx.post(
        f"{server.url}/api/tables", json={"game": "cross", "name": "Ada", "options": {"size": 5}}, timeout=60
    ).json()
    bo = httpx.post(f"{server.url}/api/tables/{ada['code']}/seats", json={"name": "Bo"}, timeout=60).json()
    tokens = [ada["token"], bo["token"]]
    address = f"{server.url.replace('http', 'ws')}/api/tables/{ada['code']}/socket"
    with connect(address) as first, connect(address) as second:
        lines = (first, second)

        def ask(seat: int, **request: Any) -> None:
            lines[seat].send(json.dumps({"id": "x" + str(random.random()), **request}))
            while (answer := json.loads(lines[seat].recv(timeout=20)))["is"] not in ("done", "denied"):
                pass
            assert answer["is"] == "done", answer

        for line, token in zip(lines, tokens, strict=True):
            line.send(json.dumps({"do": "hello", "token": token}))
        ask(0, do="start")
        for n, cell in enumerate(MOVES):
            ask(n % 2, do="act", round=1, action={"type": "place", "cell": cell})
        ask(1, do="act", round=1, action={"type": "resign"})
    return ada["code"], tokens


def holding(page: Page, code: str, token: str) -> Page:
    """The page of somebody who has this seat."""
    seats = json.dumps({code: {"token": token, "at": 1}})
    page.add_init_script(f"localStorage.setItem('crosstable.seats', {json.dumps(seats)})")
    return page


def stands_at(page: Page, step: int) -> None:
    """Wait until the page shows this step."""
    expect(page.get_by_role("slider")).to_have_value(str(step))


def test_two_people_and_a_spectator_go_through_a_game_together(visitor: Visitor, server: Server) -> None:
    code, tokens = ended_table(server)
    ada = holding(visitor("Ada"), code, tokens[0])
    bo = holding(visitor("Bo", screen=PHONE), code, tokens[1])
    cy = visitor("Cy", locale="de-DE")
    ada.goto(f"/t/{code}")
    bo.goto(f"/t/{code}")
    cy.goto(f"/t/{code}/games/1?step=1")
    stands_at(cy, 1)
    follow(ada, "Review")
    ada.get_by_role("button", name="Review together").click()
    expect(ada.get_by_text("You lead")).to_be_visible()

    bo.get_by_role("link", name="Join Ada").click()
    expect(bo.get_by_text("You follow Ada.")).to_be_visible()
    ada.get_by_role("list", name="Steps of the game").get_by_role("button", name=re.compile("d4")).click()
    stands_at(bo, 2)
    expect(bo.locator("[data-cell=f5]")).to_have_accessible_name(re.compile("^f5, empty"))

    # a spectator follows when he wants to, looks alone, and comes back
    cy.get_by_role("button", name="Mitkommen").click()
    stands_at(cy, 2)
    cy.keyboard.press("Home")
    stands_at(cy, 0)
    ada.keyboard.press("ArrowRight")
    stands_at(bo, 3)
    stands_at(cy, 0)
    cy.get_by_role("button", name="Mitkommen").click()
    stands_at(cy, 3)

    # the lead is taken
    bo.get_by_role("button", name="Take the lead").click()
    bo.get_by_role("button", name="To the start").click()
    for page in (ada, cy):
        stands_at(page, 0)
    expect(ada.get_by_text("You follow Bo.")).to_be_visible()
    bo.get_by_role("button", name="End it").click()
    expect(ada.get_by_role("button", name="Review together")).to_be_visible()


def test_a_link_opens_the_moment_and_turning_points_are_marked(visitor: Visitor, server: Server) -> None:
    code, _ = ended_table(server)
    ada = visitor("Ada")
    ada.goto(f"/t/{code}/games/1?step=2&seat=open")
    stands_at(ada, 2)
    ada.keyboard.press("ArrowRight")
    expect(ada).to_have_url(re.compile(r"\?step=3&seat=open$"))
    ada.get_by_role("tab", name="Turning points").click()
    expect(ada.get_by_text("Turning point at step 4")).to_be_visible()
    ada.get_by_role("button", name=re.compile("Turning point at step 4")).click()
    stands_at(ada, 4)
    expect(ada.get_by_text("Step 4: Ada 100%, Bo 0%")).to_be_visible()
    # nobody has secrets here: the tab is about cells, not about what somebody could know
    expect(ada.get_by_role("tab", name="What you could work out")).to_have_count(0)
    ada.get_by_role("tab", name="Best cells").click()
    expect(ada.locator(".insight[data-step='4']")).to_be_visible()
    ada.get_by_role("slider", name="Position in the game").fill("3")
    cells = ada.locator(".insight[data-step='3'] .heat").filter(has_text="could have played")
    expect(cells.locator(".bars-so em")).to_have_text("played")
    expect(cells.locator("dd").first).to_have_text(re.compile(r"^\d+%$"))


IN_SIGHT = """() => {
  const box = (of) => document.querySelector(of).getBoundingClientRect();
  const [panel, strip] = [box(".review-panel"), box(".review-strip")];
  return (Math.min(panel.bottom, strip.top) - panel.top) / innerHeight;
}"""
"""How much of the open panel is to be seen, in parts of the window."""


def crossfire_file(folder: Path) -> tuple[Path, tuple[str, ...]]:
    """A game of Crossfire between bots as a file, and who everybody was."""
    game, luck = GAMES["crossfire"], random.Random(3)
    names = ("Ada", "Bo", "Cy", "Di", "Ed")
    table = LocalGame(game, game.facts.options(seconds=0, aim_seconds=0), names, bytes(32))
    bot = bot_of(game.facts, BotChoice("medium"))
    while table.outcome is None:
        seat = table.next_seat()
        table.play(seat, bot.think(table.sight(seat, luck.randrange(10**9)), lambda: False).action)
    file = folder / "game.jsonl"
    file.write_bytes(write_record(table.record()))
    return file, table.state.roles


def test_a_phone_shows_what_somebody_saw_could_know_and_who_lied(visitor: Visitor, tmp_path: Path) -> None:
    file, roles = crossfire_file(tmp_path)
    ada = visitor("Ada", screen=PHONE)
    ada.goto("/replay")
    ada.locator("input[type=file]").set_input_files(file)
    ada.get_by_role("slider", name="Position in the game").fill("4")
    faces = ada.locator(".cf-seats .cf-face")
    expect(faces).to_have_count(5)

    # through Bo's eyes only his own card is known, at the same step
    ada.get_by_role("combobox", name="Through whose eyes").select_option(label="As Bo saw it (2)")
    expect(faces).to_have_count(0)
    stands_at(ada, 4)
    ada.get_by_role("tab", name="What you could work out").click()
    expect(ada.get_by_role("heading", name="What Bo could work out")).to_be_visible()
    own = ada.locator(".insight[data-step='4']").get_by_role("row", name=re.compile("^Bo"))
    expect(own.locator(".heat-so")).to_contain_text("100")
    ada.get_by_role("radio", name="Believing what was said").check()
    expect(ada.get_by_text("everything that can be true")).to_be_visible()
    assert ada.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]

    # where the board and the result fill the screen, what is opened comes into sight
    ada.get_by_role("button", name="To the end").click()
    ada.evaluate("scrollTo(0, 0)")
    ada.get_by_role("tab", name="Turning points").evaluate("one => one.click()")
    expect(ada.get_by_role("heading", name="How the game went")).to_be_visible()
    assert ada.evaluate(IN_SIGHT) > 0.2

    ada.get_by_role("tab", name="Said").click()
    expect(ada.get_by_role("table", name="Who told the truth?")).to_be_visible()
    judged = ada.locator(".said li").first
    expect(judged.locator(".judged")).to_have_text(re.compile("true"))
    assert judged.evaluate("it => it.offsetHeight") < 100  # a line, not a page: the next ones are in sight
    assert len(roles) == 5
