"""Bots from files: whatever one does wrong costs it the turn, is reported, and harms nothing else."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from crosstable.bots.bot import BotChoice
from crosstable.core import Refused
from crosstable.core.record import read_record
from crosstable.games import GAMES
from crosstable.games.cross.data import Options
from crosstable.lab import arena
from crosstable.lab.guest import ASIDES, BEGIN, Guest, GuestBot
from crosstable.lab.local import LocalGame

BOTS = """
import os
import crosstable

def good(view, offers):
    print("this is not an answer")
    return crosstable.any_action(offers)

def crashing(view, offers):
    raise KeyError("mine")

def leaving(view, offers):
    os._exit(3)

def stalling(view, offers):
    while True:
        pass

def illegal(view, offers):
    return {"type": "fly"}

def chatting(view, offers):
    return next(crosstable.actions(offer for offer in view.offers if offer.aside))

class Remembering:
    def __init__(self):
        self.turns = 0

    def __call__(self, view, offers):
        self.turns += 1
        if view.seat == 0 and self.turns != view.stones.count("y") + 1:
            raise ValueError(self.turns)
        return crosstable.any_action(offers)

class MadeOnce:
    made = 0

    def __init__(self):
        MadeOnce.made += 1

    def __call__(self, view, offers):
        if MadeOnce.made > 2:  # it plays two games
            raise ValueError(MadeOnce.made)
        return crosstable.any_action(offers)
"""
SMALL = Options(size=2, swap=False)


@pytest.fixture
def bots(tmp_path: Path) -> Path:
    file = tmp_path / "mine.py"
    file.write_text(BOTS, encoding="utf-8")
    return file


def play(file: Path, name: str, seconds: float = 60) -> tuple[list[str], list[str]]:
    """Two small games against a random bot: what the bot did wrong, and the ends of the records."""
    result = arena("cross", [BotChoice(f"{file}:{name}", seconds), "random"], games=2, options=SMALL, workers=0)
    assert result.standings[1].faults == ()
    for game in result.games:
        assert read_record(game.record.encode(), GAMES).outcome is not None
    faults = result.standings[0].faults
    return [fault.fate for fault in faults], [fault.detail for fault in faults]


@pytest.mark.parametrize("name", ["good", "Remembering", "MadeOnce"])
def test_a_good_bot_plays_whatever_it_prints(bots: Path, name: str) -> None:
    assert play(bots, name) == ([], [])


@pytest.mark.parametrize(
    ("name", "fate", "reason"),
    [("crashing", "crashed", "KeyError: 'mine'"), ("illegal", "illegal", "not offered: {'type': 'fly'}")],
)
def test_every_turn_of_a_bad_bot_is_played_for_it_and_reported(bots: Path, name: str, fate: str, reason: str) -> None:
    fates, details = play(bots, name)
    assert set(fates) == {fate}
    assert len(fates) >= 4
    assert all(detail.endswith(reason) for detail in details)


@pytest.mark.parametrize(("name", "fate"), [("stalling", "stalled"), ("leaving", "crashed")])
def test_a_bot_that_does_not_come_back_loses_the_turn_and_its_process(bots: Path, name: str, fate: str) -> None:
    bot = GuestBot(f"{bots}:{name}", 0.5)
    game = LocalGame(GAMES["cross"], SMALL, ("a", "b"), bytes(32))
    game.play(0, bot.think(game.sight(0, 1), lambda: False).action)
    assert [fault.fate for fault in bot.faults] == [fate]
    assert bot._guest._process is None


def test_a_bot_that_only_talks_loses_its_turn(bots: Path) -> None:
    game = LocalGame(GAMES["cross"], SMALL, ("a", "b"), bytes(32))
    bot = GuestBot(f"{bots}:chatting", 60)
    chosen = [bot.think(game.sight(0, n), lambda: False).action for n in range(ASIDES + 1)]
    assert [type(action).__name__ for action in chosen] == ["Resign"] * ASIDES + ["Place"]
    assert [fault.fate for fault in bot.faults] == ["stalled"]


@pytest.mark.parametrize(
    ("text", "reason"), [("x =", "SyntaxError"), ("", "no attribute 'bot'"), ("bot = 3", "called")]
)
def test_a_bot_that_cannot_be_loaded_is_refused_with_the_reason(tmp_path: Path, text: str, reason: str) -> None:
    (tmp_path / "bad.py").write_text(text, encoding="utf-8")
    with pytest.raises(Refused, match=reason):
        Guest(f"{tmp_path / 'bad.py'}:bot").begin()


def test_a_process_ends_with_its_guest(bots: Path) -> None:
    guest = Guest(f"{bots}:good")
    guest.begin()
    assert guest._process is not None
    number = guest._process.pid
    guest.end()
    with pytest.raises(ProcessLookupError):
        os.kill(number, 0)


def test_ctrl_c_at_the_terminal_is_none_of_its_business(bots: Path) -> None:
    """The terminal sends it to every process there; the arena says that it has stopped, and the bot goes quietly."""
    heard = (
        "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "  # deaf in a job in the background
    )
    command, pipe = [sys.executable, "-c", heard + BEGIN, f"{bots}:good"], subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe) as guest:
        assert guest.stdout is not None
        guest.stdout.readline()
        guest.send_signal(signal.SIGINT)
        with pytest.raises(subprocess.TimeoutExpired):
            guest.wait(timeout=2)
        assert guest.communicate(timeout=60)[1] == b""
    assert guest.returncode == 0
