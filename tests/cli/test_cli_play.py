"""A game in the terminal: typed, drawn, saved."""

import builtins
import random
import re
from pathlib import Path
from typing import Any

import pytest

from cli.typing_in import run
from crosstable.bots.bot import BotChoice
from crosstable.bots.characters import NAMES
from crosstable.cli import play as playing
from crosstable.cli.pictures import helped
from crosstable.cli.speech import chosen_language
from crosstable.cli.words import example, understood, whole_number, written
from crosstable.core.action import Action, Resign
from crosstable.core.bot import Sight, Stop, Thought
from crosstable.core.errors import Refused
from crosstable.core.game import AnyGame, Facts
from crosstable.core.offers import OneOf, SomeOf, offer
from crosstable.core.record import read_record
from crosstable.core.seats import TIME
from crosstable.games import GAMES
from crosstable.games.cross.actions import Place, Swap
from crosstable.games.fugitive.actions import Place as Hide
from crosstable.games.resistance.actions import Propose, Vote
from crosstable.lab.local import LocalGame

HOT_SEAT = ("play", "cross", "--hot-seat", "--size", "3")


class Send(Action, frozen=True):
    """Send some people somewhere."""

    who: tuple[int, ...]
    where: str


def test_two_people_play_to_the_end() -> None:
    result = run(*HOT_SEAT, "--no-swap", typed="a2\nb1\nb2\nc1\nc3\nb4\nd3\nc5\ne2\n")
    assert result.exit_code == 0
    assert "Yellow (Player A) connects the opposite sides 1–4 and loses." in result.output


def test_the_board_is_drawn_with_coordinates() -> None:
    result = run(*HOT_SEAT, typed="b2\nquit\n")
    assert (
        """\
Join 1-3-5 or 2-4-6. Never opposite sides.
                1
      a  ·   ·   ·  3
  6 b  ·  (Y)  ·   ·  4  2
  c  ·   ·   ·   ·   ·  5
  5 d  ·   ·   ·   ·  4  3
      e  ·   ·   ·  3
                4
"""
        in result.output
    )
    assert "Yellow: Player A, Red: Player B · Red …" in result.output


def test_a_swap_is_typed_and_shown() -> None:
    result = run(*HOT_SEAT, typed="c3\nswap\nquit\n")
    assert "Red: Player A, Yellow: Player B" in result.output


def test_a_wrong_move_is_explained_and_asked_again() -> None:
    result = run(*HOT_SEAT, typed="z9\nc3\nc3\nnonsense words\nresign\n")
    assert "There is no cell z9 on this board." in result.stderr
    assert "There is a stone on c3 already." in result.stderr
    assert "“nonsense words” is not a move." in result.stderr
    assert "Red (Player B) resigns." in result.output


def test_leaving_is_possible_at_any_time() -> None:
    for typed in ("quit\n", "", "c3\n"):
        result = run(*HOT_SEAT, typed=typed)
        assert result.exit_code == 0
        assert "left before its end" in result.stderr


def test_help_says_what_can_be_typed() -> None:
    result = run(*HOT_SEAT, typed="help\nquit\n")
    assert "place a1" in result.stderr, "an example for each action"
    assert "resign" in result.stderr
    assert "save FILE" in result.stderr


def test_help_has_a_line_for_everything_offered() -> None:
    result = run("play", "fugitive", "--level", "random", "--seconds", "0.05", typed="help\nquit\n")
    for card in (1, 2, 3):
        assert f"place {card} " in result.stderr, "the first three can always be laid"


def test_a_word_where_a_number_is_wanted_is_explained() -> None:
    lines = ("1", "2", "nonsense", "draw nonsense", "draw 0", "quit")
    result = run("play", "fugitive", "--level", "random", "--seconds", "0.05", typed="\n".join(lines))
    assert result.exit_code == 0
    assert "“nonsense” is not a move." in result.stderr
    assert "“draw nonsense” is not a move." in result.stderr
    assert "You draw from pile A." in result.output


def test_whoever_reads_of_themselves_is_you() -> None:
    for seat in range(5):
        result = run("play", "resistance", "--level", "random", "--seat", str(seat + 1), typed="no\nno\nno\nno\nno\n")
        assert not re.search(r"Player \d+ leads|proposes[^.]* Player \d", result.output)


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
    said = re.search(rf"^({'|'.join(NAMES)}) (places red on \w\d|swaps colours)", result.output, re.M)
    assert said, "a bot has a name, not a level"
    assert "(Player A) resigns." in result.output


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
    assert result.output.index("places yellow") < result.output.index("Red: You")
    assert re.search(rf"Yellow: ({'|'.join(NAMES)}), Red: You", result.output)
    assert re.search(r"\d%, \d+%", result.output)


def test_german_is_played_in_german() -> None:
    result = run(*HOT_SEAT, "--lang", "de", typed="c3\nc3\nresign\n")
    assert "(G)" in result.output
    assert "Auf c3 liegt schon ein Stein." in result.stderr
    assert "Rot (Spieler B) gibt auf." in result.output


def test_a_person_is_named_in_sentences_as_everybody_is(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    result = run("play", "cross", "--size", "3", "--lang", "de", "--save", str(file), typed="resign\n")
    assert "Gelb: Du," in result.output
    assert "Gelb (Spieler A) gibt auf." in result.output
    assert read_record(file.read_bytes(), GAMES).header.seats[0] == "Spieler A", "Du is nobody's name"


def test_players_at_one_keyboard_have_no_number_that_is_the_seat_of_another() -> None:
    result = run("play", "crossfire", "--hot-seat", typed="quit\n")
    assert "0 Player A, 1 Player B, 2 Player C" in result.output


def test_where_roles_are_dealt_nobody_chooses_one() -> None:
    result = run("play", "crossfire", "--as", "vip")
    assert result.exit_code == 1
    assert "Choose a seat with --seat." in result.stderr


class Watch:
    """A watch that only moves when it is told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seconds_a_line: int) -> None:
        self.seconds = 0
        self.prompts: list[str] = []
        typed_in = builtins.input

        def slowly(prompt: str) -> str:
            self.prompts.append(prompt)
            self.seconds += seconds_a_line
            return typed_in()

        monkeypatch.setattr(LocalGame, "now", lambda game: 1000 * self.seconds)
        monkeypatch.setattr(builtins, "input", slowly)


def test_the_time_of_a_player_runs_and_runs_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    watch, file = Watch(monkeypatch, seconds_a_line=70), tmp_path / "game.jsonl"
    result = run(*HOT_SEAT, "--set", "minutes=3", "--save", str(file), typed="c3\na1\nb2\nz9\nb3\nc1\n")
    prompts = ["Player A (3:00) › ", "Player B (3:00) › ", "Player A (1:50) › ", "Player B (1:50) › "]
    assert watch.prompts == [*prompts, "Player B (0:40) › "]
    assert "Red (Player B) has run out of time" in result.output
    moves = read_record(file.read_bytes(), GAMES).moves
    assert [(m.seat, m.at) for m in moves] == [(0, 70_000), (1, 140_000), (0, 210_000), (TIME, 350_000)]


def test_without_a_clock_nobody_is_hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch(monkeypatch, seconds_a_line=100_000)
    result = run(*HOT_SEAT, typed="c3\nresign\n")
    assert watch.prompts == ["Player A › ", "Player B › "]
    assert "resigns" in result.output


def test_a_bot_hurries_and_its_time_runs_out_too(monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch(monkeypatch, seconds_a_line=1)
    asked: list[float] = []

    class Slow:
        def think(self, sight: Sight, stop: Stop) -> Thought:
            watch.seconds += 100
            return Thought(Place("a1" if len(sight.heard) < 3 else "a2"))

    def slow(facts: Facts, choice: BotChoice) -> Slow:
        asked.append(choice.seconds)
        return Slow()

    monkeypatch.setattr(playing, "player_of", slow)
    result = run("play", "cross", "--seconds", "30", "--size", "3", "--set", "minutes=3", typed="c3\nb2\n")
    assert asked == [30, 9, 4], "loaded; a twentieth of 180 seconds; a twentieth of the 80 that are left"
    assert re.search(rf"Red \(({'|'.join(NAMES)})\) has run out of time", result.output)


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
    ("word", "number"),
    [
        ("7", 7),
        ("-7", -7),
        ("007", 7),
        ("--7", None),
        ("²", None),
        ("٣", None),
        ("", None),
        ("-", None),
        ("1" * 10, None),
    ],
)
def test_numbers_are_plain_digits(word: str, number: int | None) -> None:
    assert whole_number(word) == number
    offers = (offer(Place, cell=OneOf((100, 200))),)
    typed = understood(f"place {word or '–'}", offers, GAMES["cross"].facts)
    assert typed == Place(number if number is not None else word or "–")  # type: ignore[arg-type]


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


def test_the_example_for_each_action_is_understood(game: AnyGame) -> None:
    played = LocalGame(game, game.facts.options(), ("A",) * min(game.facts.seats))
    for seat in played.view(None).waiting:
        offers = played.view(seat).offers
        assert offers
        for one in offers:
            assert one.allows(understood(example(one), offers, game.facts)), example(one)
            assert example(one) in "".join(str(cell) for cell in helped([one]).columns[2].cells)


def test_cards_are_laid_with_others_and_a_team_is_named() -> None:
    fugitive = (
        offer(Hide, card=OneOf((4,)), sprints=SomeOf((2, 7, 12), 0, 3)),
        offer(Hide, card=OneOf((7,)), sprints=SomeOf((2, 12), 1, 2)),
    )
    facts = GAMES["fugitive"].facts
    assert understood("7 with 12 2", fugitive, facts) == understood("place 7 12,2", fugitive, facts) == Hide(7, (12, 2))
    assert understood("4", fugitive, facts) == Hide(4, ())
    with pytest.raises(Refused):
        understood("9", fugitive, facts)
    team = (offer(Propose, mission=OneOf((1,)), team=SomeOf((0, 1, 2, 3, 4), 2, 2)),)
    assert understood("team 2 4", team, GAMES["resistance"].facts) == Propose(1, (2, 4))
    assert understood("ja", (offer(Vote, approve=OneOf((True, False))),), GAMES["resistance"].facts) == Vote(True)


def test_every_game_is_played_to_its_end_by_typing(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """People type one of the examples that help shows them, until there is a winner."""
    tables: list[LocalGame] = []
    begin, dice = LocalGame.__init__, random.Random(7)

    def remember(self: LocalGame, *given: Any) -> None:
        begin(self, *given)
        tables.append(self)

    def typed_in(prompt: str) -> str:
        offers = tables[0].view(tables[0].next_seat()).offers
        return example(dice.choice([one for one in offers if not one.aside] or list(offers)))

    monkeypatch.setattr(LocalGame, "__init__", remember)
    monkeypatch.setattr(builtins, "input", typed_in)
    result = run("play", game.facts.id, "--hot-seat")
    assert result.exit_code == 0
    assert tables[0].outcome is not None
    assert "left before its end" not in result.stderr
