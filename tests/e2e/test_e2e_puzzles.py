"""Puzzles: one a day for everybody, three tries, a streak, a line that spoils nothing, and one's own mistakes."""

import re
from datetime import date, timedelta

import pytest
from playwright.sync_api import Page, expect

from crosstable.core.puzzle import Puzzle
from crosstable.games import GAMES
from crosstable.puzzles import file_of, read_puzzles

from .conftest import PHONE, Visitor

pytestmark = pytest.mark.browser

TUESDAY = date(2026, 11, 17)
TODAYS = """async (games) => {
  const { dayOf, gameOf, placeOf } = await import("/web/pages/puzzles/daily.js");
  const names = Object.keys(games), game = gameOf(dayOf(), names);
  return [game, placeOf(dayOf(), names.length, games[game])];
}"""
YEARS = """async (counts) => {
  const { dayOf, gameOf, placeOf } = await import("/web/pages/puzzles/daily.js");
  const names = Object.keys(counts), days = Math.min(...Object.values(counts)) * names.length;
  const all = Array.from({ length: days }, (_, i) => dayOf(new Date(2026, 0, 1 + i, 12)));
  const puzzle = (day, game) => game + placeOf(day, names.length, counts[game]);
  return [days, new Set(all.map((day) => puzzle(day, gameOf(day, names)))).size];
}"""


def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The packaged puzzles of a game."""
    file = file_of(GAMES[game].facts)
    return read_puzzles(file.read_bytes()) if file else ()


COUNTS = {game: count for game in GAMES if (count := len(puzzles_of(game)))}


def todays(page: Page) -> Puzzle:
    """The puzzle of the day this page lives in."""
    game, place = page.evaluate(TODAYS, COUNTS)
    return puzzles_of(str(game))[int(place)]


def answer(page: Page, right: str, wrong: bool = False) -> None:
    """Choose the right answer, or any other, and say so."""
    others = page.locator(f".cell-free:not([data-cell='{right}']), .puzzle-choice:enabled:not([data-choice='{right}'])")
    chosen = others.first if wrong else page.locator(f"[data-cell='{right}'], [data-choice='{right}']")
    expect(page.get_by_role("button", name="Choose an answer")).to_be_visible()
    chosen.dispatch_event("click")
    page.get_by_role("button", name=re.compile("^Answer: ")).click()


def on(page: Page, day: date, address: str = "/puzzles") -> None:
    """Go there on that day."""
    page.clock.set_fixed_time(f"{day}T10:00:00")
    page.goto(address)
    expect(page.locator(".puzzle-picture > *")).to_be_visible()


def test_a_day_has_its_puzzle_its_streak_and_a_line_to_share(visitor: Visitor) -> None:
    ada, ben = visitor("Ada", screen=PHONE), visitor("Ben")
    on(ada, TUESDAY)
    on(ben, TUESDAY)
    question = ada.get_by_role("heading", level=1)
    expect(ben.get_by_role("heading", level=1)).to_have_text(question.inner_text())
    puzzle = todays(ada)
    answer(ada, puzzle.answer, wrong=True)
    expect(ada.get_by_text("2 tries left.")).to_be_visible()
    answer(ada, puzzle.answer)
    line = ada.locator(".puzzle-share output")
    expect(line).to_have_text(re.compile(r"^Crosstable 2026-11-17 · [\w ]+ · ✕⬢ http://[\d.:]+/puzzles$"))
    assert ada.evaluate("document.documentElement.scrollWidth <= innerWidth")

    on(ada, TUESDAY)  # it is over for today
    expect(line).to_be_visible()
    on(ada, TUESDAY + timedelta(1))
    answer(ada, todays(ada).answer)
    expect(line).to_contain_text(" · ⬢ · ★2 ")
    ada.goto("/")
    expect(ada.get_by_role("link", name="Today’s puzzle")).to_contain_text("2 days in a row")
    on(ada, TUESDAY + timedelta(3))  # a day was missed
    answer(ada, todays(ada).answer)
    expect(line).not_to_contain_text("★")
    on(ada, TUESDAY + timedelta(4))
    for _ in range(3):
        answer(ada, todays(ada).answer, wrong=True)
    expect(line).to_have_text(re.compile(r" · ✕✕✕ http"))  # whoever fails has no streak


def test_no_puzzle_comes_again_before_all_have_come(visitor: Visitor) -> None:
    page = visitor("Ada")
    page.goto("/puzzles")
    days, different = page.evaluate(YEARS, COUNTS)
    assert days > 700
    assert different == days


def test_themes_stand_from_the_easiest_to_the_hardest(visitor: Visitor) -> None:
    page = visitor("Ada", screen=PHONE)
    page.goto("/puzzles")
    themes = page.locator(".puzzle-game.lid-cross li span")
    expect(themes).to_have_text(["Win in one", "The only defence", "Win in two", "Do not lose"])


def test_what_was_missed_comes_back_with_its_day(visitor: Visitor) -> None:
    ada = visitor("Ada")
    on(ada, TUESDAY, "/puzzles/cross/win1")
    first = next(puzzle for puzzle in puzzles_of("cross") if puzzle.theme == "win1")
    for _ in range(3):
        answer(ada, first.answer, wrong=True)
    expect(ada.get_by_role("heading", name=f"It was {first.answer}.")).to_be_visible()
    on(ada, TUESDAY + timedelta(2), "/puzzles")
    ada.get_by_role("link", name="One mistake").click()
    expect(ada.get_by_text("You missed this on Tuesday.")).to_be_visible()
    answer(ada, first.answer)
    expect(ada.get_by_role("heading", name=f"Right at once: {first.answer}.")).to_be_visible()
    ada.get_by_role("button", name="Next puzzle").click()
    expect(ada.get_by_text("No mistakes left.")).to_be_visible()


def test_puzzles_of_every_game_are_drawn_and_answered(visitor: Visitor) -> None:
    ada = visitor("Ada", screen=PHONE)
    for game in COUNTS:
        on(ada, TUESDAY, f"/puzzles/{game}")
        first, second = puzzles_of(game)[:2]
        for puzzle in (first, second):
            answer(ada, puzzle.answer)
            expect(ada.get_by_role("heading", name="Right at once")).to_be_visible()
            ada.get_by_role("button", name="Next puzzle").click()
        assert ada.evaluate("document.documentElement.scrollWidth <= innerWidth"), game
