"""The public names: what is promised is there, documented and quick to import; what is shown in ten lines works."""

import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import crosstable
from crosstable.core.record import Spoken, write_record

REFERENCE = Path(__file__).parents[2] / "docs" / "python-reference.md"


def test_what_is_public_is_what_is_documented() -> None:
    assert sorted(re.findall(r"^### (\w+)$", REFERENCE.read_text(encoding="utf-8"), re.M)) == sorted(crosstable.__all__)


@pytest.mark.parametrize("entry", re.split(r"^### ", REFERENCE.read_text(encoding="utf-8"), flags=re.M)[1:])
def test_every_public_name_says_what_it_is(entry: str) -> None:
    name, *about = entry.split("\n")
    sentences = [line for line in about if re.match(r"[A-Z`].*[.:]", line)]
    assert sentences, name


def test_importing_the_package_loads_nothing() -> None:
    script = "import sys, crosstable; print([name for name in sys.modules if name.startswith('crosstable.')])"
    answer = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert answer.stdout == "[]\n"


def test_a_name_that_is_not_public_is_not_there() -> None:
    assert set(crosstable.__all__) <= set(dir(crosstable))
    with pytest.raises(AttributeError, match="Secret"):
        _ = crosstable.Secret  # type: ignore[attr-defined]


def first(view: crosstable.View, offers: Sequence[crosstable.Offer]) -> dict[str, Any]:
    return next(crosstable.actions(offers))


def test_any_game_is_played_saved_and_replayed(game: crosstable.AnyGame, tmp_path: Path) -> None:
    seats = min(game.facts.seats)
    played = crosstable.play(game, [first] + ["random"] * (seats - 1), seed=3)
    crosstable.save(played, tmp_path / "game.jsonl")
    again = crosstable.load(tmp_path / "game.jsonl")
    assert again.steps == played.steps
    assert again.names == ("first", *["random"] * (seats - 1))
    assert again.record() == played.record()


def test_a_belief_is_a_table_of_chances(game: crosstable.AnyGame) -> None:
    played = crosstable.simulate(game, seed=5)
    insight = crosstable.belief(played, seat=0, after=len(played.moves) // 2)
    for row in (row for heat in insight.heats for row in heat.rows):
        assert all(0 <= chance <= 1 for chance in row.chances)
    with pytest.raises(crosstable.Refused, match="lens"):
        crosstable.belief(played, seat=0, lens="x-ray")


def test_an_unfinished_game_is_played_on(tmp_path: Path) -> None:
    cross = crosstable.GAMES["cross"]
    game = crosstable.LocalGame(cross, cross.facts.options(size=3), ("Ada", "Bob"))
    game.play(0, cross.facts.action("place", {"cell": "c3"}))
    crosstable.save(game, tmp_path / "half.jsonl")
    again = crosstable.load(tmp_path / "half.jsonl")
    again.play(1, cross.facts.action("swap", {}))
    assert len(again.record().moves) == 2


def test_a_game_from_a_table_is_saved_again_with_its_talk_and_its_time_goes_on(tmp_path: Path) -> None:
    cross = crosstable.GAMES["cross"]
    game = crosstable.LocalGame(cross, cross.facts.options(size=3), ("Ada", "Bob"))
    game.play(0, cross.facts.action("place", {"cell": "c3"}))
    record = replace(game.record(), talk=(Spoken(after=0, seat=1, at=5, phrase="say-luck"),))
    record = replace(record, moves=(replace(record.moves[0], at=60_000),))
    (tmp_path / "half.jsonl").write_bytes(write_record(record))
    again = crosstable.load(tmp_path / "half.jsonl")
    crosstable.save(again, tmp_path / "same.jsonl")
    assert (tmp_path / "same.jsonl").read_bytes() == (tmp_path / "half.jsonl").read_bytes()
    again.play(1, cross.facts.action("swap", {}))
    assert again.moves[1].at >= 60_000


def test_a_memory_belongs_to_one_seat_and_one_game() -> None:
    seen: list[tuple[int | None, int]] = []

    def counting(view: crosstable.View, offers: Sequence[crosstable.Offer], memory: dict[str, int]) -> dict[str, Any]:
        memory["turns"] = memory.get("turns", 0) + 1
        seen.append((view.seat, memory["turns"]))
        return first(view, offers)

    for _ in range(2):
        seen.clear()
        crosstable.play("cross", [counting, counting], crosstable.GAMES["cross"].facts.options(size=2, swap=False))
        assert [turn for seat, turn in seen if seat == 0] == list(range(1, len([s for s, _ in seen if s == 0]) + 1))
        assert seen[:4] == [(0, 1), (1, 1), (0, 2), (1, 2)]


def test_a_class_is_made_once_for_each_game_and_seat() -> None:
    made: list[object] = []

    class Bot:
        def __init__(self) -> None:
            made.append(self)

        def __call__(self, view: crosstable.View, offers: Sequence[crosstable.Offer]) -> dict[str, Any]:
            return first(view, offers)

    crosstable.play("cross", [Bot, Bot])
    assert len(made) == 2


@pytest.mark.parametrize("answer", [None, {"type": "fly"}, {"type": "place", "cell": "z9"}, "place c3"])
def test_an_answer_that_is_not_offered_is_illegal(answer: Any) -> None:
    with pytest.raises(crosstable.Illegal):
        crosstable.play("cross", [lambda view, offers: answer, first])


def test_what_a_bot_raises_is_raised() -> None:
    def broken(view: crosstable.View, offers: Sequence[crosstable.Offer]) -> dict[str, Any]:
        raise KeyError("mine")

    with pytest.raises(KeyError, match="mine"):
        crosstable.play("cross", [broken, first])


def test_a_game_that_does_not_exist_is_named() -> None:
    with pytest.raises(crosstable.Refused, match="chess"):
        crosstable.play("chess")
