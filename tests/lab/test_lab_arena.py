"""The lab: arenas that count right, intervals that are right, games that can be repeated."""

import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from crosstable.bots.bot import BotChoice
from crosstable.core import Event, heard
from crosstable.core.errors import BadSetup, Refused
from crosstable.core.game import random_action
from crosstable.core.interval import wilson
from crosstable.core.record import read_record
from crosstable.games import GAMES
from crosstable.games.cross.data import Options
from crosstable.games.resistance.data import Options as ModuleOptions
from crosstable.games.resistance.events import Dealt
from crosstable.lab import LocalGame, arena, simulate
from crosstable.lab.arena import seatings
from crosstable.lab.jobs import Job, run_jobs
from crosstable.lab.players import choice_of, player_of
from crosstable.lab.results import ArenaResult, GameResult, Meeting, meetings, ratings, share_won

CROSS = GAMES["cross"]
RANDOMS = (BotChoice("random"), BotChoice("random"))
RANDOMS_AS_TYPED = (BotChoice("random", 0.2), BotChoice("random", 0.2))


@pytest.mark.parametrize(
    ("won", "played", "low", "high"),
    [(0, 10, 0.0, 0.278), (5, 10, 0.237, 0.763), (10, 10, 0.722, 1.0), (160, 200, 0.739, 0.850), (0, 0, 0.0, 1.0)],
)
def test_the_wilson_interval(won: int, played: int, low: float, high: float) -> None:
    assert [round(end, 3) for end in wilson(won, played)] == [low, high]


def test_sides_are_exchanged_and_every_game_is_counted() -> None:
    result = arena(CROSS, RANDOMS, games=10, options=Options(size=3), seed=1, workers=0)
    assert [r.seating for r in result.games] == [(0, 1), (1, 0)] * 5
    assert [s.played for s in result.standings] == [10, 10]
    assert sum(s.won for s in result.standings) == 10
    assert [s.first_played for s in result.standings] == [5, 5]
    assert result.mean_actions == sum(r.actions for r in result.games) / 10
    assert result.standings[0].low < result.standings[0].share < result.standings[0].high


@pytest.mark.parametrize(
    ("players", "seats", "expected"),
    [
        (2, 2, ["01", "10", "01"]),
        (3, 2, ["01", "10", "02", "20", "12", "21", "01"]),
        (3, 3, ["012", "120", "201", "021", "210", "102", "012"]),
        (2, 5, ["01010", "10101", "01010"]),
        (4, 3, ["012", "120", "201", "013", "130", "301", "023", "230", "302", "123", "231", "312", "021"]),
    ],
)
def test_everybody_meets_everybody_from_every_seat(players: int, seats: int, expected: list[str]) -> None:
    rows = islice(seatings(players, seats), len(expected))
    assert ["".join(map(str, row)) for row in rows] == expected


def test_three_bots_at_a_game_for_two_exchange_sides_in_every_pair() -> None:
    result = arena(CROSS, (*RANDOMS, BotChoice("random")), games=12, options=Options(size=2), workers=0)
    met = Counter(r.seating for r in result.games)
    assert met == {(0, 1): 2, (1, 0): 2, (0, 2): 2, (2, 0): 2, (1, 2): 2, (2, 1): 2}
    assert [s.played for s in result.standings] == [8, 8, 8]
    assert [s.first_played for s in result.standings] == [4, 4, 4]


def test_standings_follow_from_the_games() -> None:
    result = arena(CROSS, RANDOMS, games=9, options=Options(size=2), seed=3, workers=0)
    for player, standing in enumerate(result.standings):
        assert standing.won == sum(r.seating[r.winners[0]] == player for r in result.games)


def test_the_same_seed_gives_the_same_arena_with_and_without_workers() -> None:
    here = arena(CROSS, RANDOMS, games=6, options=Options(size=3), seed=7, workers=0)
    there = arena(CROSS, RANDOMS, games=6, options=Options(size=3), seed=7, workers=2)
    assert [(r.winners, r.actions) for r in here.games] == [(r.winners, r.actions) for r in there.games]
    other = arena(CROSS, RANDOMS, games=6, options=Options(size=3), seed=8, workers=0)
    assert [r.actions for r in here.games] != [r.actions for r in other.games]


def test_every_game_of_an_arena_is_a_whole_record() -> None:
    result = arena(CROSS, RANDOMS, games=2, options=Options(size=3), workers=0)
    for played in result.games:
        record = read_record(played.record.encode(), GAMES)
        assert record.outcome is not None
        assert record.outcome.winners == played.winners


def test_progress_is_told_game_by_game() -> None:
    told: list[int] = []
    arena(CROSS, RANDOMS, games=9, options=Options(size=2), workers=0, on_result=lambda r: told.append(r.number))
    assert sorted(told) == list(range(9))


def test_games_side_by_side_are_the_games_one_by_one() -> None:
    jobs = [Job(number, "crossfire", {}, (BotChoice("easy"),), (0,) * 5, number) for number in range(7)]
    beside = sorted(run_jobs(jobs, 3), key=lambda game: game.number)
    assert [_played(game) for game in beside] == [_played(game) for game in run_jobs(jobs, 1)]


def _played(game: GameResult) -> tuple[Any, ...]:
    moves = read_record(game.record.encode(), GAMES).moves
    return (*structs.astuple(game)[:4], [(move.seat, move.action) for move in moves])


def test_a_bot_that_thinks_beats_one_that_does_not() -> None:
    players = (choice_of(CROSS.facts, "medium:0.05"), choice_of(CROSS.facts, "random"))
    result = arena(CROSS, players, games=6, options=Options(size=4, swap=False), seed=5, workers=0)
    assert result.standings[0].won >= 5


def test_players_are_written_with_their_seconds() -> None:
    assert choice_of(CROSS.facts, "strong") == BotChoice("strong", 1.0)
    assert choice_of(CROSS.facts, "easy", 0.2) == BotChoice("easy", 0.2)
    assert choice_of(CROSS.facts, "easy:3", 0.2) == BotChoice("easy", 3.0)


@pytest.mark.parametrize(
    "text", ["genius", "strong:", "strong:fast", "strong:0", "strong:-1", "strong:1e9", "strong:nan", ""]
)
def test_players_that_do_not_exist_are_refused(text: str) -> None:
    with pytest.raises(Refused) as caught:
        choice_of(CROSS.facts, text)
    assert "[" not in str(caught.value)


def test_every_level_of_every_game_has_a_bot() -> None:
    for game in GAMES.values():
        for level in (*game.facts.levels, "random"):
            assert player_of(game.facts, BotChoice(level, 0.1)) is not None


def test_an_arena_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadSetup):
        arena(CROSS, RANDOMS, games=1, seats=5, workers=0)


def test_an_arena_has_no_clocks() -> None:
    with pytest.raises(Refused, match="without clocks"):
        arena(CROSS, RANDOMS, games=1, options=Options(size=2, minutes=3), workers=0)


def test_simulated_games_can_be_repeated() -> None:
    one, same, other = (simulate(CROSS, Options(size=4), seed=seed) for seed in (1, 1, 2))
    assert one.steps == same.steps
    assert one.steps != other.steps
    assert one.outcome is not None


def test_simulate_needs_no_more_than_a_game() -> None:
    assert simulate(CROSS).options == Options()


def test_a_bot_sees_what_its_seat_sees_and_hears_no_more() -> None:
    played = LocalGame(GAMES["resistance"], GAMES["resistance"].facts.options(), ("A", "B", "C", "D", "E"), bytes(32))
    sights = [played.sight(seat, 9) for seat in range(5)]
    assert [(s.game, s.seats, s.seat, s.view.seat, s.seed) for s in sights] == [
        ("resistance", 5, seat, seat, 9) for seat in range(5)
    ]
    dealt = [[event for event in sight.heard[0] if isinstance(event, Dealt)] for sight in sights]
    assert [len(events) for events in dealt] == [1, 1, 1, 1, 1], "everybody hears of one's own card"
    assert sorted(events[0].character for events in dealt) == ["resistance"] * 3 + ["spy"] * 2


def test_what_a_seat_has_heard_does_not_grow_behind_its_back() -> None:
    played = LocalGame(GAMES["resistance"], ModuleOptions(hunter=True), tuple("ABCDEFG"), bytes(32))
    luck, looked = random.Random(3), list[tuple[Sequence[tuple[Event, ...]], list[tuple[Event, ...]]]]()
    while played.outcome is None:
        seat = played.next_seat()
        past = played.sight(seat, 1).heard
        looked.append((past, [heard(step.events, seat) for step in played.steps]))
        played.play(seat, random_action(played.game, played.state, seat, luck.randrange))
    assert len({len(past) for past, _ in looked}) > 10
    for past, told in looked:
        assert list(past) == told
        assert (len(past), past[0], past[-1], list(past[1:3])) == (len(told), told[0], told[-1], told[1:3])


def test_in_a_gauntlet_the_first_meets_each_of_the_others() -> None:
    assert ["".join(map(str, row)) for row in islice(seatings(3, 2, gauntlet=True), 5)] == [
        "01",
        "10",
        "02",
        "20",
        "01",
    ]
    assert ["".join(map(str, row)) for row in islice(seatings(3, 5, gauntlet=True), 3)] == ["01010", "10101", "02020"]


def _result(number: int, seating: tuple[int, ...], winners: tuple[int, ...]) -> GameResult:
    return GameResult(number, seating, winners, 1, (0.0,) * 3, (1,) * 3, "")


def test_ratings_and_the_cross_table_follow_who_won() -> None:
    games = [_result(n, (0, 1), (0,)) for n in range(6)] + [_result(n, (1, 2), (0,)) for n in range(6, 12)]
    strengths = [rating for rating, _ in ratings(3, games)]
    assert strengths == sorted(strengths, reverse=True)
    table = meetings(3, games)
    assert (table[0][1], table[1][0], table[0][2]) == (Meeting(6, 6, 0), Meeting(6, 0, 6), Meeting())


def test_a_player_on_both_sides_is_judged_by_its_seats() -> None:
    result = _result(0, (0, 1, 0, 1, 0), (0, 1, 2))
    assert share_won(result, 0) == pytest.approx(2 / 3)
    assert meetings(2, [result])[0][1] == Meeting(1, 1, 0)


def test_an_arena_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file, options = tmp_path / "arena.jsonl", Options(size=2)

    def run(games: int, seed: int = 1) -> tuple[ArenaResult, int]:
        played: list[int] = []
        result = arena(
            CROSS, RANDOMS, games, options, seed=seed, workers=0, on_result=lambda r: played.append(r.number)
        )
        before = len(file.read_bytes().splitlines()) if file.exists() else 1
        kept = arena(CROSS, RANDOMS, games, options, seed=seed, workers=0, keep=file)
        assert [(r.seating, r.winners) for r in kept.games] == [(r.seating, r.winners) for r in result.games]
        return kept, len(file.read_bytes().splitlines()) - before

    assert run(3)[1] == 3
    assert run(5)[1] == 2
    file.write_bytes(file.read_bytes()[:-40])  # killed while it wrote
    assert run(5)[1] == 0, "the broken line is replaced"
    assert [r.number for r in run(5)[0].games] == list(range(5))
    with pytest.raises(Refused, match="something else"):
        run(3, seed=2)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_an_arena_that_is_stopped_ends_at_once_and_goes_on_later(tmp_path: Path, how: signal.Signals) -> None:
    kept = tmp_path / "arena.jsonl"
    command = [sys.executable, "-m", "crosstable.cli", "arena", "cross", "random", "random", "--size", "3", "--workers"]
    asked = [*command, "1", "--games", "3000", "--keep", str(kept)]
    running = subprocess.Popen(asked, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, start_new_session=True)
    try:
        while not kept.exists() or kept.read_bytes().count(b"\n") < 3:
            assert running.poll() is None
            time.sleep(0.05)
        if how == signal.SIGINT:
            os.killpg(running.pid, how)  # as a terminal does it: to everybody
        else:
            running.send_signal(how)
        _, said = running.communicate(timeout=60)
    finally:
        running.kill()
    assert running.returncode == 130
    told = "".join(said.decode().split())
    assert told.endswith(f"Thegamessofararein{kept}.Thesamecommandgoesonfromthere.Stopped."), "and no complaint follows"
    games = kept.read_bytes().count(b"\n") - 1
    result = arena(CROSS, RANDOMS_AS_TYPED, games + 1, Options(size=3), workers=0, keep=kept)
    assert len(result.games) == games + 1


def test_only_one_arena_at_a_time_writes_to_a_file(tmp_path: Path) -> None:
    kept, tried = tmp_path / "arena.jsonl", list[str]()

    def begin_another(_: GameResult) -> None:
        with pytest.raises(Refused, match="Another arena is writing") as refused:
            arena(CROSS, RANDOMS, 3, Options(size=2), workers=0, keep=kept)
        tried.append(str(refused.value))

    arena(CROSS, RANDOMS, 3, Options(size=2), workers=0, keep=kept, on_result=begin_another)
    assert len(tried) == 3
    assert len(arena(CROSS, RANDOMS, 3, Options(size=2), workers=0, keep=kept).games) == 3, "it is free again"
    assert kept.read_bytes().count(b"\n") == 1 + 3


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="cannot be kept"):
        arena(CROSS, RANDOMS, 1, Options(size=2), workers=0, keep=tmp_path / "nowhere" / "arena.jsonl")


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGKILL])
def test_workers_end_with_an_arena_however_it_ends(tmp_path: Path, end: signal.Signals) -> None:
    kept = tmp_path / "arena.jsonl"
    command = [sys.executable, "-m", "crosstable.cli", "arena", "cross", "random", "random", "--size", "3"]
    asked = [*command, "--workers", "1", "--games", "100000", "--keep", str(kept)]
    running = subprocess.Popen(asked, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    try:
        while not kept.exists() or kept.read_bytes().count(b"\n") < 3:
            assert running.poll() is None
            time.sleep(0.05)
        running.send_signal(end)
        running.wait(timeout=60)
        for _ in range(600):  # its session, in which nobody else is
            if not _alive_in(running.pid):
                return
            time.sleep(0.05)
        pytest.fail(f"still there: {_alive_in(running.pid)}")
    finally:
        running.kill()


def _alive_in(session: int) -> list[str]:
    """The processes of a session, by their numbers."""
    found = subprocess.run(["ps", "-o", "pid=,stat=", "-s", str(session)], capture_output=True, text=True, check=False)
    return [line for line in found.stdout.splitlines() if "Z" not in line.split()[1]]
