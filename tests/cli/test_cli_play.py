"""A game in the terminal: typed, drawn, saved."""

from pathlib import Path

import pytest

from cli.typing_in import run
from crosstable.cli.speech import chosen_language
from crosstable.cli.words import understood, written
from crosstable.core.action import Action
from crosstable.core.errors import Refused
from crosstable.core.offers import OneOf, SomeOf, offer
from crosstable.core.record import read_record
from crosstable.games import GAMES
from crosstable.games.cross.data import Place, Resign, Swap

HOT_SEAT = ("play", "cross", "--hot-seat", "--size", "3")


class Send(Action, frozen=True):
    """Send some people somewhere."""

    who: tuple[int, ...]
    where: str


def test_two_people_play_to_the_end() -> None:
    result = run(*HOT_SEAT, "--no-swap", typed="a2\nb1\nb2\nc1\nc3\nb4\nd3\nc5\ne2\n")
    assert result.exit_code == 0
    assert "Yellow (Player 1) connects the opposite sides 1–4 and loses." in result.output


def test_the_board_is_drawn_with_coordinates() -> None:
    result = run(*HOT_SEAT, typed="b2\nquit\n")
    assert (
        """\
      a  ·   ·   ·  3
    b  ·  (Y)  ·   ·  4
  c  ·   ·   ·   ·   ·  5
    d  ·   ·   ·   ·  4
      e  ·   ·   ·  3
"""
        in result.output
    )
    assert "Yellow: Player 1, Red: Player 2 · Red …" in result.output


def test_a_swap_is_typed_and_shown() -> None:
    result = run(*HOT_SEAT, typed="c3\nswap\nquit\n")
    assert "Red: Player 1, Yellow: Player 2" in result.output


def test_a_wrong_move_is_explained_and_asked_again() -> None:
    result = run(*HOT_SEAT, typed="z9\nc3\nc3\nnonsense words\nresign\n")
    assert "There is no cell z9 on this board." in result.stderr
    assert "There is a stone on c3 already." in result.stderr
    assert "“nonsense words” is no move." in result.stderr
    assert "Red (Player 2) resigns." in result.output


def test_leaving_is_possible_at_any_time() -> None:
    for typed in ("quit\n", "", "c3\n"):
        result = run(*HOT_SEAT, typed=typed)
        assert result.exit_code == 0
        assert "left before its end" in result.stderr


def test_help_says_what_can_be_typed() -> None:
    result = run(*HOT_SEAT, typed="help\nquit\n")
    assert "place, resign" in result.stderr
    assert "save FILE" in result.stderr


def test_a_game_is_saved_in_the_middle_and_at_the_end(tmp_path: Path) -> None:
    middle, end = tmp_path / "middle.jsonl", tmp_path / "end.jsonl"
    result = run(*HOT_SEAT, "--save", str(end), typed=f"c3\nsave {middle}\na1\nresign\n")
    assert result.exit_code == 0
    assert [written(m.action) for m in read_record(middle.read_bytes(), GAMES).moves] == ["c3"]
    assert [written(m.action) for m in read_record(end.read_bytes(), GAMES).moves] == ["c3", "a1", "resign"]


def test_a_file_that_cannot_be_written_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    result = run(*HOT_SEAT, typed=f"save {tmp_path}/no/where\nresign\n")
    assert "cannot be written" in result.stderr
    assert "resigns" in result.output


def test_a_bot_answers() -> None:
    result = run("play", "cross", "--level", "easy", "--seconds", "0.05", "--size", "4", typed="a1\nresign\n")
    assert result.exit_code == 0
    assert "easy: " in result.output
    assert "(You) resigns." in result.output


def test_one_may_play_red_and_see_what_the_bot_thinks() -> None:
    arguments = (
        "play",
        "cross",
        "--level",
        "easy",
        "--seconds",
        "0.05",
        "--colour",
        "red",
        "--thoughts",
        "--size",
        "4",
    )
    result = run(*arguments, typed="resign\n")
    assert result.output.index("easy: ") < result.output.index("Red: You")
    assert " %" in result.output


def test_german_is_played_in_german() -> None:
    result = run(*HOT_SEAT, "--lang", "de", typed="c3\nc3\nresign\n")
    assert "(G)" in result.output
    assert "Auf c3 liegt schon ein Stein." in result.stderr
    assert "Rot (Spieler 2) gibt auf." in result.output


OFFERS = (
    offer(Place, cell=OneOf(("a1", "a2"))),
    offer(Swap),
    offer(Resign, aside=True),
)


@pytest.mark.parametrize(
    ("line", "action"),
    [("a1", Place("a1")), (" A2 ", Place("a2")), ("place a1", Place("a1")), ("swap", Swap()), ("Resign", Resign())],
)
def test_moves_are_understood(line: str, action: Action) -> None:
    assert understood(line, OFFERS, GAMES["cross"].facts) == action


@pytest.mark.parametrize("line", ["", "a1 a2", "swap a1", "place", "fly away"])
def test_other_lines_are_not_understood(line: str) -> None:
    with pytest.raises(Refused):
        understood(line, OFFERS, GAMES["cross"].facts)


def test_several_things_are_typed_with_commas() -> None:
    facts = GAMES["cross"].facts.__class__(
        **{name: getattr(GAMES["cross"].facts, name) for name in GAMES["cross"].facts.__struct_fields__}
        | {"actions": (Send,)}
    )
    offers = (offer(Send, who=SomeOf((0, 1, 2), 1, 2), where=OneOf(("home", "away"))),)
    assert understood("send 0,2 away", offers, facts) == Send((0, 2), "away")
    assert written(Send((0, 2), "away")) == "send 0,2 away"


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "de_DE.UTF-8"}, "de"),
        ([], {"LANG": "fr_FR.UTF-8"}, "en"),
        ([], {"LC_ALL": "C", "LANG": "de_AT"}, "en"),
        (["play", "--lang", "de"], {"LANG": "en_GB"}, "de"),
        (["--lang=en", "play"], {"LANG": "de_DE"}, "en"),
    ],
)
def test_the_language_is_what_was_asked_for(arguments: list[str], environment: dict[str, str], language: str) -> None:
    assert chosen_language(arguments, environment) == language
