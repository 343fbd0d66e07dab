"""What was kept before is still understood: stores, records, and what browsers of yesterday send."""

import json
from pathlib import Path
from typing import get_args

import httpx
import msgspec
import pytest

from crosstable.core.codec import encode
from crosstable.core.record import read_record, replay, write_record
from crosstable.games import GAMES
from crosstable.table.log import KINDS
from crosstable.table.wire import AnyRequest
from helpers.serving import quick, server_in_thread
from old.opening import HERE, TOLD, kept_tables, old_store, told_now

RECORDS = sorted(HERE.glob("records/*.crosstable.jsonl"))
REQUESTS = (HERE / "requests.jsonl").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.name.split(".")[0])
def test_an_old_record_is_played_again_to_its_end_and_written_as_it_was(file: Path) -> None:
    record = read_record(file.read_bytes(), GAMES)
    game = GAMES[record.header.game]
    assert game.outcome(replay(record, game)[-1].state) == record.outcome
    assert write_record(record) == file.read_bytes()


def test_there_are_old_records_of_four_games_with_talk_with_stand_ins_and_called_off() -> None:
    records = [read_record(file.read_bytes(), GAMES) for file in RECORDS]
    assert len({record.header.game for record in records}) == 4
    assert any(said.text for record in records for said in record.talk)
    assert any(said.phrase for record in records for said in record.talk)
    assert any(move.bot for record in records for move in record.moves)
    assert any(record.outcome and record.outcome.called_off for record in records)
    assert any(record.outcome is None and record.header.seed is None for record in records)


def test_everybody_at_an_old_table_is_told_the_same_as_ever(tmp_path: Path) -> None:
    assert told_now(old_store(tmp_path)) == json.loads(TOLD.read_text(encoding="utf-8"))


def test_the_old_tables_have_every_kind_of_entry_in_every_phase() -> None:
    text = kept_tables()
    kinds = [kind.__struct_config__.tag for kind in KINDS]
    assert [kind for kind in kinds if f'"is":"{kind}"' not in text] == []
    told = json.loads(TOLD.read_text(encoding="utf-8"))
    assert {person["phase"] for table in told.values() for person in table.values()} == {"lobby", "playing", "over"}


def test_an_old_store_gives_out_the_records_of_its_games_with_what_bots_thought(tmp_path: Path) -> None:
    with server_in_thread(quick(old_store(tmp_path))) as base:
        for file in RECORDS:
            code, _, number = file.name.split(".")[0].partition("-")
            if number:
                game = f"http://{base}/api/tables/{code}/games/{number}"
                assert httpx.get(f"{game}/record").content == file.read_bytes()
                assert httpx.get(f"{game}/replay").status_code == 200
        assert httpx.get(f"http://{base}/api/tables/BCDG/games/1/replay").json()["thoughts"]


@pytest.mark.parametrize("line", REQUESTS)
def test_an_old_request_is_understood(line: str) -> None:
    request = msgspec.json.decode(line, type=AnyRequest)
    assert encode(request) == line.encode()


def test_there_is_an_old_request_of_every_kind() -> None:
    kinds = {kind.__struct_config__.tag for kind in get_args(AnyRequest)}
    assert kinds <= {json.loads(line)["do"] for line in REQUESTS}
