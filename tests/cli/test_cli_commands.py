"""The commands, as a person types them."""

import hashlib
import json
import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from cli.typing_in import run
from crosstable.cli import replay as replaying
from crosstable.core.record import Spoken, read_record, replay, write_record
from crosstable.games import GAMES
from crosstable.games.cross.data import Options
from crosstable.games.resistance.actions import Propose, Vote
from crosstable.games.resistance.data import Options as BaseGame
from crosstable.lab import LocalGame, simulate
from crosstable.lab.api import play, save
from crosstable.table.sqlite_files import open_file

COMMANDS = ("serve", "play", "replay", "verify", "arena", "games", "warm", "backup", "restore", "doctor")


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    """A finished game of CROSS in a file."""
    file = tmp_path / "game.jsonl"
    file.write_bytes(write_record(simulate(GAMES["cross"], Options(size=3), seed=4).record()))
    return file


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert "Usage" in result.output
    assert "[cli-" not in result.output


def test_help_lists_every_command() -> None:
    result = run("--help")
    assert result.exit_code == 0
    assert all(command in result.output for command in COMMANDS)


def test_the_version_is_told() -> None:
    assert run("--version").output.startswith("crosstable 0.")


def test_games_are_listed_with_options_and_bots() -> None:
    result = run("games")
    assert result.exit_code == 0
    for game in GAMES.values():
        assert game.facts.id in result.output
        assert all(level in result.output for level in game.facts.levels)
        assert all(field.name in result.output for field in game.facts.option_fields())


def test_german_is_spoken_on_request() -> None:
    assert "Spieler" in run("games", "--lang", "de").output
    assert "Players" in run("games", "--lang", "en").output


def test_an_unknown_language_is_a_wrong_use() -> None:
    result = run("games", "--lang", "xx")
    assert result.exit_code == 2
    assert "xx" in result.stderr


def test_a_good_file_is_verified(game_file: Path) -> None:
    result = run("verify", str(game_file))
    assert result.exit_code == 0
    assert result.output.startswith("Valid: CROSS, random 1 against random 2, ")
    assert "connects" in result.output


def test_a_damaged_file_is_refused_on_stderr(game_file: Path) -> None:
    game_file.write_bytes(game_file.read_bytes().replace(b'"place"', b'"plane"', 1))
    for command in ("verify", "replay"):
        result = run(command, str(game_file))
        assert result.exit_code == 1
        assert result.stdout == ""
        assert "changed after it was written" in result.stderr


def test_a_file_cannot_steer_the_terminal(game_file: Path) -> None:
    lines = game_file.read_bytes().splitlines(keepends=True)
    lines[1] = b'{"n":1,"seat":0,"at":0,"action":{"type":"place","cell":"\\u001b[2Jz9"}}\n'
    body = b"".join(lines[:-1])
    close = json.loads(lines[-1]) | {"sha256": hashlib.sha256(body).hexdigest()}
    game_file.write_bytes(body + json.dumps(close).encode() + b"\n")
    result = run("verify", str(game_file))
    assert result.exit_code == 1
    assert "There is no cell [2Jz9 on this board." in result.stderr
    assert "\x1b" not in result.output


def test_a_name_in_brackets_is_a_name(game_file: Path) -> None:
    record = read_record(game_file.read_bytes(), GAMES)
    named = replace(record, header=replace(record.header, seats=("[/] Ada", "[red]Bo")))
    game_file.write_bytes(write_record(named))
    result = run("verdict", str(game_file))
    assert result.exit_code == 0
    assert "[/] Ada" in result.stdout
    assert "[red]Bo" in result.stdout


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    result = run("verify", str(tmp_path / "nothing"))
    assert result.exit_code == 1
    assert "cannot be read" in result.stderr


def test_a_replay_prints_every_step(game_file: Path) -> None:
    actions = len(read_record(game_file.read_bytes(), GAMES).moves)
    result = run("replay", str(game_file), "--all")
    assert result.exit_code == 0
    assert all(f"{number}/{actions}" in result.output for number in range(actions + 1))


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Ada proposes Ada and Ben for mission 1.", "Ada approves.", "Eve rejects. 4 to 1: the team goes."]),
        ("de", ["Ada schlägt Ada und Ben für Mission 1 vor.", "Ada stimmt zu.", "Eve lehnt ab. 4 zu 1: Das Team geht"]),
    ],
)
def test_a_replay_says_what_was_done_in_the_words_of_its_reader(
    tmp_path: Path, language: str, words: list[str]
) -> None:
    played = LocalGame(GAMES["resistance"], BaseGame(), ("Ada", "Ben", "Cleo", "Dan", "Eve"), seed=bytes(32))
    leader = played.next_seat()
    played.play(leader, Propose(1, (0, 1)))
    for seat in range(5):
        played.play(seat, Vote(approve=seat < 4))
    file = tmp_path / "game.jsonl"
    file.write_bytes(write_record(played.record()))
    result = run("replay", str(file), "--all", "--lang", language)
    told = re.findall(r"^\d+/6 +(.+)", result.output, re.M)
    assert [told[1].replace(played.names[leader], "Ada", 1), told[2], told[6][: len(words[2])]] == words


def test_a_replay_as_json_has_a_line_a_step(game_file: Path) -> None:
    result = run("replay", str(game_file), "--json")
    frames = [json.loads(line) for line in result.stdout.splitlines()]
    record = read_record(game_file.read_bytes(), GAMES)
    assert [frame["n"] for frame in frames] == list(range(len(record.moves) + 1))
    assert frames[-1]["view"]["outcome"]["winners"] == list(record.outcome.winners if record.outcome else ())


@pytest.mark.parametrize(("language", "wish"), [("en", "P says: “Good luck!”"), ("de", "P sagt: „Viel Glück!“")])
def test_a_replay_prints_what_was_said(game_file: Path, tmp_path: Path, language: str, wish: str) -> None:
    record = read_record(game_file.read_bytes(), GAMES)
    talk = (Spoken(after=0, seat=0, at=5, phrase="say-luck"), Spoken(after=1, seat=1, at=9, text="[red]Hm[/]"))
    header = replace(record.header, seats=("P", "Q"))
    talking = tmp_path / "talking.jsonl"
    talking.write_bytes(write_record(replace(record, talk=talk, header=header)))
    result = run("replay", str(talking), "--all", "--lang", language)
    assert wish in result.output.split("1/")[0]
    assert "[red]Hm[/]" in result.output.split("1/")[1]
    frames = [json.loads(line) for line in run("replay", str(talking), "--json").stdout.splitlines()]
    assert [len(frame["talk"]) for frame in frames[:3]] == [1, 1, 0]


def test_a_replay_is_looked_through_by_number(game_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter(["5", "²", "-3", "9" * 5000, "e", "b", "q"])
    shown: list[int] = []
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed))
    monkeypatch.setattr(replaying, "_show", lambda game, record, steps, number: shown.append(number))
    record = read_record(game_file.read_bytes(), GAMES)
    steps = replay(record, GAMES["cross"])
    replaying._look_through(GAMES["cross"], record, steps)
    last = len(steps) - 1
    assert shown == [0, 5, 6, 0, 1, last, last - 1]


def test_an_arena_prints_its_result() -> None:
    result = run("arena", "cross", "random", "random", "--games", "4", "--size", "3", "--workers", "0")
    assert result.exit_code == 0
    assert "95%" in result.output
    assert "/4" in result.output


def test_german_numbers_have_a_comma() -> None:
    arena = run("arena", "cross", "random", "random", "--games", "1", "--size", "2", "--workers", "0", "--lang", "de")
    assert "100,0" in arena.stdout
    assert "100.0" not in arena.stdout


def test_an_arena_as_json(tmp_path: Path) -> None:
    arguments = ("arena", "cross", "random", "random", "-n", "4", "--size", "2", "--no-swap", "--workers", "0")
    printed = json.loads(run(*arguments, "--json", "-").stdout)
    assert [s["played"] for s in printed["standings"]] == [4, 4]
    assert printed["options"] == {"size": 2, "swap": False, "minutes": 0}
    file = tmp_path / "result.json"
    assert run(*arguments, "--json", str(file)).exit_code == 0
    assert len(json.loads(file.read_text())["games"]) == 4


@pytest.mark.parametrize(
    ("arguments", "code", "word"),
    [
        (("arena", "cross", "genius", "easy"), 1, "genius"),
        (("arena", "chess", "easy", "easy"), 1, "chess"),
        (("arena", "cross", "easy"), 2, "two bots"),
        (("arena", "cross", "easy", "easy", "--games", "0"), 2, "games"),
        (("arena", "cross", "easy", "easy", "--set", "size"), 1, "name=value"),
        (("arena", "cross", "easy", "easy", "--size", "99"), 1, "size"),
        (("arena", "cross", "easy", "easy", "--set", "size=--5"), 1, "size"),
        (("arena", "cross", "easy", "easy", "--set", "size=²"), 1, "size"),
        (("arena", "cross", "easy", "easy", "--set", f"size={'9' * 5000}"), 1, "size"),
        (("play", "chess"), 1, "chess"),
        (("play", "cross", "--colour", "blue"), 1, "blue"),
        (("play", "cross", "--seat", "3"), 1, "seat 3"),
        (("play", "cross", "--level", "genius"), 1, "genius"),
        (("play", "cross", "--seats", "5"), 1, "players"),
        (("balance", "cross", "--seats", "5", "--workers", "0", "--plot", "x.svg"), 1, "players"),
        (("serve", "--port", "8000", "--peer", "nonsense"), 1, "“nonsense” is not a host with a port"),
        (("serve", "--port", "8000", "--peer", "ten:ten"), 1, "“ten:ten” is not a host with a port"),
        (("fly",), 2, "fly"),
        (("verify",), 2, "FILE"),
    ],
)
def test_mistakes_are_answered_with_a_sentence(arguments: tuple[str, ...], code: int, word: str) -> None:
    result = run(*arguments)
    assert result.exit_code == code
    assert word in result.stderr
    assert "Traceback" not in result.stderr


NO_PLACE = "there is no such folder/file"


@pytest.mark.parametrize(
    "arguments",
    [
        ("play", "cross", "--hot-seat", "--save", f"{NO_PLACE}.jsonl"),
        ("play", "cross", "--hot-seat", "--save", "."),
        ("arena", "cross", "random", "random", "--json", f"{NO_PLACE}.json"),
        ("arena", "cross", "random", "random", "--plot", f"{NO_PLACE}.svg"),
        ("arena", "cross", "random", "random", "--plot", "match.doc"),
        ("balance", "cross", "--bot", "random", "--json", f"{NO_PLACE}.json"),
        ("balance", "cross", "--bot", "random", "--page", f"{NO_PLACE}.md"),
        ("balance", "cross", "--bot", "random", "--plot", "balance"),
        ("puzzles", "cross", "--out", f"{NO_PLACE}.json"),
        ("bench-talk", "--bot", "random", "--json", f"{NO_PLACE}.json"),
    ],
)
def test_what_could_not_be_written_at_the_end_is_refused_at_once(arguments: tuple[str, ...]) -> None:
    result = run(*arguments)
    assert (result.exit_code, result.stdout) == (1, ""), "nobody plays for nothing"
    assert "cannot be written" in result.stderr or "a picture is written as .svg, .png or .pdf" in result.stderr


def test_bots_of_one_level_are_told_apart(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    save(play("crossfire", ["random", "easy", "random", "easy", "medium"], seed=1), file)
    assert "0 random A, 1 easy B, 2 random C, 3 easy D, 4 medium" in run("replay", str(file)).output
    assert "random A" in run("verify", str(file)).output
    assert "random C" in run("verdict", str(file)).output


def test_warm_says_what_is_ready() -> None:
    result = run("warm")
    assert result.exit_code == 0
    assert "CROSS is ready." in result.stderr


def test_a_backup_is_made_and_brought_back_and_the_doctor_looks(tmp_path: Path) -> None:
    database, copy = tmp_path / "a" / "games.sqlite3", tmp_path / "copy"
    store = ("--database", str(database))
    assert run("backup", str(copy), *store).exit_code == 1, "there is nothing yet"
    well = run("doctor", *store)
    assert (well.exit_code, "will make one" in well.output) == (0, True)
    open_file(database).close()
    assert "0 tables" in run("backup", str(copy), *store).output
    assert "nothing to bring back" in run("restore", str(copy), *store).output
    assert "is sound" in run("doctor", *store).output
    copy.write_bytes(b"no database at all" * 100)
    ill = run("doctor", "--database", str(copy), "--server", "http://127.0.0.1:9")
    assert (ill.exit_code, ill.output.count("✗")) == (1, 2)
