"""Many records: found, filtered, passed by if damaged, and written as tables that say the same."""

from pathlib import Path
from typing import Any

import msgspec
import polars
import pytest

import crosstable
from crosstable.core.record import write_record
from crosstable.lab import arena, simulate
from crosstable.lab.records import ROWS

CROSS = crosstable.GAMES["cross"]
SMALL = CROSS.facts.options(size=3)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Records of two games in two folders, and a kept arena."""
    found = tmp_path_factory.mktemp("records")
    (found / "below").mkdir()
    for n in range(3):
        crosstable.save(simulate("cross", SMALL, seed=n), found / f"small-{n}.jsonl")
        crosstable.save(simulate("crossfire", seats=5 + n, seed=n), found / "below" / f"shots-{n}.jsonl")
    arena("crossfire", ["random", "easy"], 4, seats=5, workers=0, keep=found / "arena.jsonl")
    return found


def test_records_are_found_in_files_folders_and_arenas(folder: Path) -> None:
    found = list(crosstable.records(folder))
    assert len(found) == 10
    arena = crosstable.records(folder / "arena.jsonl")  # its games are played side by side, and kept as they end
    assert sorted(one.file for one in arena) == [f"{folder / 'arena.jsonl'}#{n}" for n in range(4)]
    assert [one.actions for one in found] == [len(one.record().moves) for one in found]
    assert all(one.outcome == one.record().outcome for one in found)


def test_only_those_that_are_wanted(folder: Path) -> None:
    def count(**wanted: Any) -> int:
        return len(list(crosstable.records(folder, **wanted)))

    assert count(game="cross") == 3
    assert count(game="crossfire") == 7
    assert (count(options={"size": 3}), count(options={"size": 2}), count(options={"mode": "sniper"})) == (3, 0, 0)
    assert (count(seats=2), count(seats=6), count(player="easy"), count(player="nobody")) == (3, 1, 4, 0)
    won = [{one.header.seats[seat] for seat in one.winners} for one in crosstable.records(folder / "arena.jsonl")]
    assert count(won_by="easy") == sum("easy" in names for names in won) > 0
    assert (count(over=True), count(over=False)) == (10, 0)


def test_a_damaged_file_is_named_and_passed_by(folder: Path, tmp_path: Path) -> None:
    whole = (folder / "small-0.jsonl").read_bytes()
    (tmp_path / "a.jsonl").write_bytes(whole)
    (tmp_path / "b.jsonl").write_bytes(whole.replace(b'"cell":', b'"cell": ', 1))
    (tmp_path / "c.jsonl").write_bytes(b"no record\n")
    with pytest.raises(crosstable.BadRecord):
        list(crosstable.records(tmp_path))
    bad: list[str] = []
    assert len(list(crosstable.records(tmp_path, on_bad=lambda file, _: bad.append(Path(file).name)))) == 1
    assert bad == ["b.jsonl", "c.jsonl"]


def test_what_an_arena_was_writing_when_it_was_stopped_is_left_out(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "cut.jsonl").write_bytes((folder / "arena.jsonl").read_bytes()[:-20])
    assert len(list(crosstable.records(tmp_path / "cut.jsonl"))) == 3


@pytest.mark.parametrize("of", ROWS)
def test_frame_json_lines_and_parquet_say_the_same(folder: Path, tmp_path: Path, of: str) -> None:
    found = list(crosstable.records(folder))
    frame = crosstable.to_frame(found, of)  # type: ignore[arg-type]
    crosstable.export(found, tmp_path / "table.parquet", of)  # type: ignore[arg-type]
    crosstable.export(found, tmp_path / "table.jsonl", of)  # type: ignore[arg-type]
    assert polars.read_parquet(tmp_path / "table.parquet").equals(frame)
    lines = [msgspec.json.decode(line) for line in (tmp_path / "table.jsonl").read_bytes().splitlines()]
    assert lines == list(ROWS[of](found))
    counts = {"games": 10, "seats": 3 * 2 + 5 + 6 + 7 + 4 * 5, "actions": sum(one.actions for one in found)}
    assert frame.height == len(lines) == counts[of]


def test_rows_say_what_the_records_say(folder: Path) -> None:
    one = next(crosstable.records(folder, seats=6))
    record, seats = one.record(), crosstable.to_frame([one], "seats")
    assert seats["won"].to_list() == [seat in one.winners for seat in range(6)]
    assert seats["role"].to_list() == list(crosstable.replay(record, crosstable.GAMES["crossfire"])[-1].state.roles)
    assert seats["actions"].sum() == len([move for move in record.moves if move.seat >= 0])
    assert crosstable.to_frame([one])["options"].struct.unnest()["mode"].to_list() == ["crossfire"]


def test_no_records_are_an_empty_frame() -> None:
    assert crosstable.to_frame([]).height == 0


def test_a_secret_game_has_no_roles(tmp_path: Path) -> None:
    crossfire = crosstable.GAMES["crossfire"]
    played = crosstable.LocalGame(crossfire, crossfire.facts.options(), tuple("abcde"), bytes(32))
    (tmp_path / "open.jsonl").write_bytes(write_record(played.record()))
    rows = crosstable.to_frame(crosstable.records(tmp_path), "seats")
    assert (rows["role"].to_list(), rows["won"].to_list()) == ([None] * 5, [None] * 5)


def test_other_formats_and_missing_files_are_refused(tmp_path: Path) -> None:
    with pytest.raises(crosstable.Refused, match=r"table\.xls"):
        crosstable.export([], tmp_path / "table.xls")
    with pytest.raises(crosstable.Refused, match="cannot be read"):
        list(crosstable.records(tmp_path / "nothing.jsonl"))
