"""The review has room: the table is large and whole, every panel can be reached, and steps say what was chosen."""

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from crosstable.bots.bot import BotChoice, bot_of
from crosstable.core.record import write_record
from crosstable.games import GAMES
from crosstable.lab.local import LocalGame
from helpers.samples import samples

from .conftest import PHONE, Visitor
from .people import follow, place, play_bot, settled

pytestmark = pytest.mark.browser

SCREENS: dict[str, ViewportSize] = {
    "small desktop": {"width": 1280, "height": 720},
    "laptop": {"width": 1366, "height": 768},
    "desktop": {"width": 1440, "height": 900},
    "large desktop": {"width": 1920, "height": 1080},
}
OVERLAPS = """(parts) => {
  const boxes = parts.flatMap((part) => [...document.querySelectorAll(part)].filter((one) => one.checkVisibility()))
    .map((one) => one.getBoundingClientRect());
  return boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => a.left < b.right - 1 && b.left < a.right - 1
    && a.top < b.bottom - 1 && b.top < a.bottom - 1)).length;
}"""
INSIDE = """(part) => {
  const stage = document.querySelector(".review-stage").getBoundingClientRect();
  const box = document.querySelector(part).getBoundingClientRect();
  return { whole: box.left >= stage.left - 1 && box.right <= stage.right + 1 && box.bottom <= stage.bottom + 1,
    share: Math.max(box.width / stage.width, box.height / stage.height) };
}"""


@pytest.fixture(scope="module", params=GAMES)
def game_file(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """A whole game of easy bots, as a file."""
    game, luck, sample = GAMES[request.param], random.Random(5), samples()[request.param]
    names = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gil")[: sample.seats]
    table = LocalGame(game, game.facts.options(**sample.quick), names, bytes(32))
    bot = bot_of(game.facts, BotChoice("easy", 0.01))
    while table.outcome is None:
        seat = table.next_seat()
        table.play(seat, bot.think(table.sight(seat, luck.randrange(10**9)), lambda: False).action)
    file = tmp_path_factory.mktemp("games") / f"{request.param}.jsonl"
    file.write_bytes(write_record(table.record()))
    return request.param, file


def opened(page: Page, file: Path, step: int | None = None) -> None:
    """The review of a file, at a step."""
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("slider", name="Position in the game").wait_for()
    if step is not None:
        page.get_by_role("slider", name="Position in the game").fill(str(step))


@pytest.mark.parametrize("screen", SCREENS)
def test_the_table_is_large_and_whole_on_every_desktop(
    visitor: Visitor, game_file: tuple[str, Path], screen: str
) -> None:
    game, file = game_file
    ada = visitor("Ada", screen=SCREENS[screen])
    opened(ada, file, 9)
    sample = samples()[game]
    ada.locator(sample.stage).wait_for()
    settled(ada)
    seen = ada.evaluate(INSIDE, sample.stage)
    assert seen["whole"], seen
    assert seen["share"] > 0.6, seen
    assert ada.evaluate(OVERLAPS, sample.apart) == 0
    # nothing but the panels scrolls, and the step one is at can be seen
    assert ada.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")
    expect(ada.locator(".step-now")).to_be_in_viewport()
    for tab in ada.get_by_role("tablist", name="Review").get_by_role("tab").all():
        expect(tab).to_be_in_viewport(ratio=1)


def test_a_phone_has_a_header_of_one_row(visitor: Visitor, game_file: tuple[str, Path]) -> None:
    _, file = game_file
    ada = visitor("Ada", screen=PHONE)
    opened(ada, file)
    settled(ada)
    assert ada.evaluate("document.querySelector('.review').getBoundingClientRect().top") <= 60
    assert ada.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    for tab in ada.get_by_role("tablist", name="Review").get_by_role("tab").all():
        box = tab.bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= PHONE["width"] - box["width"]


@pytest.mark.parametrize("game_file", [game for game in GAMES if samples()[game].covered], indirect=True)
def test_with_everything_open_the_steps_say_what_was_voted_played_and_aimed_at(
    visitor: Visitor, game_file: tuple[str, Path]
) -> None:
    game, file = game_file
    ada = visitor("Ada")
    opened(ada, file)
    steps = ada.get_by_role("list", name="Steps of the game")
    for covered, told in samples()[game].covered.items():
        expect(steps.get_by_text(re.compile(told)).first).to_be_attached()
        expect(steps.get_by_text(re.compile(covered))).to_have_count(0)
    # a spectator was not told
    ada.get_by_role("combobox", name="Through whose eyes").select_option(label="As a spectator saw it")
    for covered, told in samples()[game].covered.items():
        expect(steps.get_by_text(re.compile(covered)).first).to_be_attached()
        expect(steps.get_by_text(re.compile(told))).to_have_count(0)


def test_what_the_bot_thought_opens_that_panel(visitor: Visitor) -> None:
    ada = visitor("Ada", screen=SCREENS["small desktop"])
    play_bot(ada, "CROSS", "easy")
    place(ada, "f6")
    expect(ada.get_by_role("list", name="Moves").get_by_role("listitem")).to_have_count(2)
    ada.get_by_role("button", name="Resign").click()
    ada.get_by_role("dialog").get_by_role("button", name="Resign").click()
    follow(ada, "Review: what the bot thought")
    expect(ada.get_by_role("tab", name="Bots’ thoughts")).to_have_attribute("aria-selected", "true")
    expect(ada.get_by_role("tab", name="Bots’ thoughts")).to_be_in_viewport(ratio=1)
    expect(ada.get_by_role("heading", name="What the bot thought")).to_be_in_viewport()


def test_the_thoughts_of_one_bot_at_a_time_are_read(visitor: Visitor, game_file: tuple[str, Path]) -> None:
    _, file = game_file
    ada = visitor("Ada")

    def with_thoughts(route: Route) -> None:
        """Two bots thought about their moves; a file keeps no thoughts."""
        answer = route.fetch()
        some = {"candidates": [], "effort": 0, "why": None}
        thoughts = [{"n": n, "seat": n % 2, "value": n / 10, **some} for n in range(1, 6)]
        route.fulfill(response=answer, json={**answer.json(), "thoughts": thoughts})

    ada.route(re.compile("/api/replay"), with_thoughts)
    opened(ada, file, 4)
    ada.get_by_role("tab", name="Bots’ thoughts").click()
    chosen = ada.get_by_role("group", name="Bot")
    expect(chosen.get_by_role("radio", name="Ada")).to_be_checked()
    expect(ada.get_by_text("Ada put its chances at 40%.")).to_be_visible()
    chosen.get_by_role("radio", name="Bo").check()
    expect(ada.get_by_text("Bo put its chances at 30%.")).to_be_visible()
    expect(ada.locator(".plot-line")).to_have_count(2)
    expect(ada.locator(".plot-dim")).to_have_count(1)
    ada.get_by_role("button", name="Go to step 3").click()
    expect(ada.get_by_role("slider")).to_have_value("3")
