"""The companion: every game's kit tells for every set-up what the game itself says, in every language."""

import random
from collections.abc import Iterator

import msgspec
import pytest

from crosstable.core.companion import Charting, Item, Kit, Line
from crosstable.core.errors import BadSetup
from crosstable.core.game import AnyGame
from crosstable.core.offers import Value
from crosstable.core.sentence import Sentence
from crosstable.core.texts import LANGUAGES, say
from crosstable.server.companion import kit_of
from helpers.playing import problem_of

NAMES = tuple(f"Player{seat}" for seat in range(12))


@pytest.fixture
def kit(game: AnyGame) -> Kit:
    """What the game's companion knows; a game may have none."""
    found = kit_of(game)
    return found or pytest.skip("no companion")


def _setup(kit: Kit, luck: random.Random) -> dict[str, Value]:
    chosen: dict[str, Value] = {field.name: luck.choice(field.of) for field in kit.options}
    return {**chosen, "seats": luck.choice(kit.seats)}


def _sentences(thing: object) -> Iterator[Sentence]:
    if isinstance(thing, Sentence):
        yield thing
    elif isinstance(thing, tuple):
        for part in thing:
            yield from _sentences(part)
    elif isinstance(thing, Item):
        yield thing.what
    elif isinstance(thing, Line):
        yield thing.say


def test_a_kit_refuses_what_the_game_refuses(game: AnyGame, kit: Kit, luck: random.Random) -> None:
    for _ in range(300):
        setup = _setup(kit, luck)
        options = msgspec.convert({k: v for k, v in setup.items() if k != "seats"}, game.facts.options)
        assert kit.problem.at(setup) == problem_of(game, options, int(setup["seats"]))


def test_every_set_up_that_can_be_dealt_has_cards_and_an_opening(kit: Kit, luck: random.Random) -> None:
    dealt = [setup for _ in range(300) if kit.problem.at(setup := _setup(kit, luck)) is None]
    assert dealt
    for setup in dealt:
        for part in ("cards", "opening"):
            assert all(chart.at(setup) is not None for chart in kit.parts[part])
            assert sum(len(chart.at(setup)) for chart in kit.parts[part]) > 2


def test_everything_a_kit_says_can_be_said(kit: Kit) -> None:
    charts = [chart for charts in kit.parts.values() for chart in charts]
    said = {msgspec.json.encode(found): found for chart in charts for found in _sentences(chart.results)}
    assert said
    for found in said.values():
        for language in LANGUAGES:
            text = say(found, language, NAMES)
            assert "[" not in text
            assert "{" not in text


def test_a_chart_counts_its_rows_with_the_last_axis_fastest(any_game: AnyGame) -> None:
    chart = Charting(any_game, letter="abc", big=(False, True)).chart(
        lambda letter, big: letter.upper() if big else letter, "letter", "big"
    )
    assert (chart.by, chart.of) == (("letter", "big"), (("a", "b", "c"), (False, True)))
    assert [chart.results[row] for row in chart.rows] == ["a", "A", "b", "B", "c", "C"]
    assert chart.at({"letter": "c", "big": False, "more": 1}) == "c"


def test_a_chart_keeps_equal_results_once_and_none_for_what_cannot_be_dealt(any_game: AnyGame) -> None:
    def half(number: int) -> int:
        if number % 2:
            raise BadSetup("bad-seats")
        return number // 4

    chart = Charting(any_game, number=range(6)).chart(half, "number")
    assert (chart.results, chart.rows) == ((0, None, 1), (0, 1, 0, 1, 2, 1))


@pytest.mark.parametrize("name", ["size", "swap"])
def test_options_that_mean_nothing_at_a_table_are_left_out(any_game: AnyGame, name: str) -> None:
    assert name not in [field.name for field in Charting(any_game).options(name)]
    assert len(Charting(any_game).options(name)) == len(any_game.facts.option_fields()) - 1
