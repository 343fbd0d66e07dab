"""The record reader takes whole and right files and nothing else, and says why not."""

import hashlib
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosstable.core.action import Resign
from crosstable.core.chance import commitment
from crosstable.core.codec import encode
from crosstable.core.errors import BadRecord
from crosstable.core.record import LARGEST, Record, Spoken, chance_at, read_record, replay, write_record
from crosstable.core.texts import LANGUAGES, say
from crosstable.games import GAMES
from crosstable.games.cross.actions import Place
from crosstable.games.cross.data import Options
from helpers.playing import Played, begin

SEED = bytes(range(32))


def _game() -> Played:
    played = begin(GAMES["cross"], Options(size=3), 2, SEED)
    for number, cell in enumerate(["c3", "a1", "b2"]):
        played.do(number % 2, Place(cell))
    played.do(1, Resign())
    return played


GOOD = write_record(_game().record())
LINES = GOOD.splitlines(keepends=True)


def refusal(data: bytes) -> str:
    """Why the file is refused: the key of the sentence, which must exist in every language."""
    with pytest.raises(BadRecord) as caught:
        read_record(data, GAMES)
    for language in LANGUAGES:
        text = say(caught.value.why, language)
        assert not text.startswith("[")
        assert len(text) > 10
    return caught.value.why.key


def forged(*, close: dict[str, Any] | None = None, lines: dict[int, dict[str, Any]] | None = None) -> bytes:
    """The good file with some fields replaced and a checksum that fits again."""
    body = []
    for number, line in enumerate(LINES[:-1]):
        fields = msgspec.json.decode(line) | (lines or {}).get(number, {})
        body.append(encode(fields) + b"\n")
    end = msgspec.json.decode(LINES[-1]) | {"sha256": hashlib.sha256(b"".join(body)).hexdigest()} | (close or {})
    return b"".join(body) + encode(end) + b"\n"


def test_a_good_file_is_read() -> None:
    record = read_record(GOOD, GAMES)
    assert [msgspec.to_builtins(move.action) for move in record.moves] == [
        {"type": "place", "cell": "c3"},
        {"type": "place", "cell": "a1"},
        {"type": "place", "cell": "b2"},
        {"type": "resign"},
    ]
    assert record.outcome is not None
    assert record.outcome.winners == (0,)
    assert record.header.seats == ("P0", "P1")
    assert read_record(forged(), GAMES) == record


def test_a_file_has_one_line_an_action() -> None:
    assert len(LINES) == 1 + 4 + 1


@pytest.mark.parametrize(
    "data", [b"", b"\n", b"hello", b"{}", b"[1]", b"\x00\xff", b'{"game":"cross"}', b"GIF89a" * 99]
)
def test_a_foreign_file_is_refused(data: bytes) -> None:
    assert refusal(data) == "record-foreign"


def test_another_format_is_refused() -> None:
    assert refusal(forged(lines={0: {"crosstable": 3}})) == "record-other-format"


def test_a_game_we_do_not_have_is_refused() -> None:
    assert refusal(forged(lines={0: {"game": "chess"}})) == "record-unknown-game"


def test_another_version_of_the_rules_is_refused() -> None:
    assert refusal(forged(lines={0: {"rules": 99}})) == "record-other-rules"


def test_another_kind_of_chance_is_refused() -> None:
    assert refusal(forged(lines={0: {"chance": "dice"}})) == "record-unknown-chance"


def test_a_seed_that_was_not_promised_is_refused() -> None:
    assert refusal(forged(lines={0: {"seed": "00" * 32}})) == "record-wrong-seed"
    assert refusal(forged(lines={0: {"commitment": commitment(b"x")}})) == "record-wrong-seed"


@pytest.mark.parametrize("seed", ["zz", "0", 7])
def test_a_seed_that_is_no_seed_is_refused(seed: object) -> None:
    assert refusal(forged(lines={0: {"seed": seed}})) == "record-damaged"


@pytest.mark.parametrize("options", [{"size": 99}, {"colour": "blue"}, {"size": "6"}])
def test_options_that_cannot_be_played_are_refused(options: dict[str, object]) -> None:
    assert refusal(forged(lines={0: {"options": options}})) == "record-bad-setup"


@pytest.mark.parametrize("seats", [[], ["A"], ["A", "B", "C"]])
def test_a_wrong_number_of_seats_is_refused(seats: list[str]) -> None:
    assert refusal(forged(lines={0: {"seats": seats}})) == "record-bad-setup"


@pytest.mark.parametrize(
    "change", [{"action": {"type": "place", "cell": "c3"}}, {"seat": 1}, {"seat": -1}, {"seat": 5}]
)
def test_an_action_against_the_rules_is_refused(change: dict[str, object]) -> None:
    assert refusal(forged(lines={3: change})) == "record-illegal"


@pytest.mark.parametrize(
    "change", [{"action": {"type": "fly"}}, {"action": 7}, {"n": 9}, {"seat": "0"}, {"at": None}, {"surplus": 1}]
)
def test_a_line_that_is_no_action_is_refused(change: dict[str, object]) -> None:
    assert refusal(forged(lines={2: change})) == "record-damaged"


def test_a_wrong_number_of_actions_is_refused() -> None:
    assert refusal(forged(close={"end": 3})) == "record-cut-off"


@pytest.mark.parametrize("winner", [None, 1])
def test_a_wrong_outcome_is_refused(winner: int | None) -> None:
    outcome = msgspec.json.decode(LINES[-1])["outcome"]
    claimed = None if winner is None else outcome | {"winners": [winner]}
    assert refusal(forged(close={"outcome": claimed})) == "record-wrong-outcome"


def test_a_file_that_is_too_large_is_refused() -> None:
    assert refusal(b" " * (LARGEST + 1)) == "record-too-large"


def test_numbers_and_nests_of_any_size_are_refused() -> None:
    huge = b"9" * 5000
    assert refusal(b'{"crosstable":' + huge + b"}\n") == "record-foreign"
    nest = b'{"crosstable":1,"options":{"size":' + b"[" * 200_000 + b"]" * 200_000 + b"}}\n"
    assert refusal(nest) == "record-foreign"


@pytest.mark.parametrize("kept", range(1, len(LINES)))
def test_a_file_cut_off_at_a_line_is_refused(kept: int) -> None:
    assert refusal(b"".join(LINES[:kept])) == "record-not-closed"


@pytest.mark.parametrize("lost", range(1, len(LINES) - 1))
def test_a_file_that_lost_a_line_is_refused(lost: int) -> None:
    assert refusal(b"".join(LINES[:lost] + LINES[lost + 1 :])) == "record-changed"


def test_a_file_cut_off_anywhere_is_refused() -> None:
    for length in range(len(GOOD)):
        refusal(GOOD[:length])


def test_every_single_flipped_bit_is_noticed() -> None:
    for place in range(len(GOOD)):
        for bit in (0, 3, 7):
            damaged = bytearray(GOOD)
            damaged[place] ^= 1 << bit
            try:
                assert read_record(bytes(damaged), GAMES) == read_record(GOOD, GAMES)
            except BadRecord:
                continue
            assert place >= len(GOOD) - len(LINES[-1]), "a change before the closing line went unnoticed"


@given(st.data())
def test_no_damage_whatever_gets_half_a_game_loaded(data: st.DataObject) -> None:
    damaged = bytearray(GOOD)
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(damaged)))
        end = data.draw(st.integers(start, min(len(damaged), start + 40)))
        damaged[start:end] = data.draw(st.binary(max_size=20))
    try:
        found = read_record(bytes(damaged), GAMES)
    except BadRecord:
        return
    assert found == read_record(GOOD, GAMES)


@given(st.binary(max_size=300))
def test_any_bytes_at_all_are_refused(data: bytes) -> None:
    refusal(data)


@given(st.binary(max_size=80), st.integers(0, 5))
def test_any_bytes_as_a_line_are_refused(line: bytes, where: int) -> None:
    body = b"".join([*LINES[:where], line + b"\n", *LINES[where:-1]])
    close = msgspec.json.decode(LINES[-1]) | {"sha256": hashlib.sha256(body).hexdigest(), "end": body.count(b"\n") - 1}
    refusal(body + encode(close) + b"\n")


def test_a_running_game_can_be_read_without_its_seed_if_it_needs_no_chance() -> None:
    record = _game().record()
    header = msgspec.structs.replace(record.header, seed=None)
    secret = Record(header, record.moves, record.outcome)
    assert read_record(write_record(secret), GAMES) == secret
    assert replay(secret, GAMES["cross"]) == _game().steps


def test_a_secret_seed_refuses_every_draw() -> None:
    with pytest.raises(BadRecord) as caught:
        chance_at(None, 3).shuffle("deal", range(5))
    assert caught.value.why.key == "record-seed-secret"


def test_the_chance_of_an_action_comes_from_seed_and_number() -> None:
    draws = {chance_at(SEED, number).below("deal", 1 << 60) for number in range(50)}
    assert len(draws) == 50
    assert chance_at(SEED, 7).below("deal", 1 << 60) == chance_at(SEED, 7).below("deal", 1 << 60)


def _named(*names: str) -> bytes:
    record = _game().record()
    return write_record(Record(msgspec.structs.replace(record.header, seats=names), record.moves, record.outcome))


def test_any_names_come_back() -> None:
    names = ('Zoë "Q" \\ <b>', "🟡" * 60)
    assert read_record(_named(*names), GAMES).header.seats == names


@pytest.mark.parametrize(
    "name", ["N" * 61, "two\nlines", "\x1b[2J", "nul\0", "\u202eeno", "\u2066x", "a\u200fb", "\u2028", "\x9b1m"]
)
def test_names_that_could_fool_a_reader_are_refused(name: str) -> None:
    assert refusal(_named("Ada", name)) == "record-damaged"


@pytest.mark.parametrize("field", ["game", "chance"])
def test_nothing_in_the_header_may_steer_a_terminal(field: str) -> None:
    assert refusal(forged(lines={0: {field: "\x1b]0;title\x07"}})) == "record-damaged"


def test_more_seats_than_any_game_has_are_refused() -> None:
    assert refusal(_named(*(f"P{n}" for n in range(11)))) == "record-damaged"


TALK = (
    Spoken(after=0, seat=1, at=5, phrase="say-luck"),
    Spoken(after=2, seat=0, at=9, phrase="cross-say-tight"),
    Spoken(after=2, seat=1, at=9, text="Hm, „tricky“!"),
    Spoken(after=4, seat=0, at=12, phrase="say-thanks"),
)
WITH_TALK = write_record(msgspec.structs.replace(_game().record(), talk=TALK))


def test_what_was_said_stands_between_the_actions_and_comes_back() -> None:
    lines = [msgspec.json.decode(line) for line in WITH_TALK.splitlines()]
    assert ["action" in line for line in lines[1:-1]] == [False, True, True, False, False, True, True, False]
    assert lines[1] == {"after": 0, "seat": 1, "at": 5, "phrase": "say-luck"}
    assert (lines[0]["crosstable"], lines[-1]["end"]) == (2, 4)
    record = read_record(WITH_TALK, GAMES)
    assert record.talk == TALK
    assert record.moves == read_record(GOOD, GAMES).moves
    assert write_record(record) == WITH_TALK


def test_a_file_without_talk_has_the_first_format() -> None:
    assert msgspec.json.decode(LINES[0])["crosstable"] == 1
    assert read_record(forged(lines={0: {"crosstable": 2}}), GAMES).talk == ()


@pytest.mark.parametrize(
    "change",
    [
        {"after": 1},
        {"seat": 2},
        {"seat": -1},
        {"phrase": "table-none"},
        {"phrase": "fugitive-say-nearly"},
        {"phrase": "say-luck", "number": 4},
        {"phrase": "say-luck", "text": "and words"},
        {"phrase": ""},
        {"phrase": "", "text": "left\u202eright"},
        {"phrase": "", "text": "x" * 301},
        {"phrase": "", "text": "x", "number": 1},
        {"shout": True},
    ],
)
def test_what_nobody_could_have_said_is_refused(change: dict[str, object]) -> None:
    lines = WITH_TALK.splitlines(keepends=True)
    lines[1] = encode(msgspec.json.decode(lines[1]) | change) + b"\n"
    body = b"".join(lines[:-1])
    close = msgspec.json.decode(lines[-1]) | {"sha256": hashlib.sha256(body).hexdigest()}
    assert refusal(body + encode(close) + b"\n") == "record-damaged"


def test_a_file_of_the_first_format_has_no_talk() -> None:
    body = WITH_TALK[: WITH_TALK.rindex(b"\n", 0, -1) + 1].replace(b'"crosstable":2', b'"crosstable":1')
    close = msgspec.json.decode(WITH_TALK.splitlines()[-1]) | {"sha256": hashlib.sha256(body).hexdigest()}
    assert refusal(body + encode(close) + b"\n") == "record-damaged"
