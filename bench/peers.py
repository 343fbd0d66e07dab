"""The peers: playouts in plain C, OpenSpiel's C++ on Havannah, the nearest game it has (same board); PettingZoo."""

import ctypes
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from crosstable.games.cross.bots.position import VERDICT, geometry_of
from crosstable.games.cross.data import board_of

NO_COMPILER = "gcc is not installed: the C version was not measured"
NO_OPEN_SPIEL = "open_spiel is not installed: pip install open_spiel"
NO_PETTING_ZOO = "pettingzoo and pygame are not installed: pip install pettingzoo pygame"


def plain_c() -> ctypes.CDLL | None:
    """The C version, compiled just now; None without a compiler."""
    compiler = shutil.which("gcc")
    if compiler is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / "playouts.so"
        source = Path(__file__).with_name("playouts.c")
        subprocess.run(
            [compiler, "-O3", "-march=native", "-shared", "-fPIC", "-o", str(library), str(source)], check=True
        )
        return ctypes.CDLL(str(library))


def c_playouts(library: ctypes.CDLL, size: int, times: int) -> Callable[[], int]:
    """Work for the C version: that many playouts from an empty board."""
    cells = board_of(size).cells
    geometry = geometry_of(size)
    neighbours = np.ascontiguousarray(geometry.neighbours[:cells], np.int16)
    counts = np.zeros(3, np.int64)

    def work() -> int:
        library.set_up(cells, _at(neighbours), _at(geometry.sides), _at(VERDICT), ctypes.c_uint64(88172645463325252))
        library.play_out(ctypes.c_long(times), _at(counts))
        return times

    return work


def _at(array: np.ndarray[Any, Any]) -> ctypes.c_void_p:
    return array.ctypes.data_as(ctypes.c_void_p)


def has_open_spiel() -> bool:
    """Whether OpenSpiel is installed."""
    return find_spec("pyspiel") is not None


def has_petting_zoo() -> bool:
    """Whether PettingZoo is installed, and pygame, which its board games import even if nothing is drawn."""
    return find_spec("pettingzoo") is not None and find_spec("pygame") is not None


def spiel_playouts(size: int, times: int) -> Callable[[], int]:
    """Work for OpenSpiel: one visit of its MCTS evaluates the empty board by that many C++ rollouts."""
    return _spiel_search(size, simulations=1, rollouts=times)


def spiel_simulations(size: int, times: int) -> Callable[[], int]:
    """Work for OpenSpiel: a search of the empty board with one rollout for each simulation."""
    return _spiel_search(size, simulations=times, rollouts=1)


def _spiel_search(size: int, simulations: int, rollouts: int) -> Callable[[], int]:
    import pyspiel

    game = pyspiel.load_game(f"havannah(board_size={size})")
    state = game.new_initial_state()

    def work() -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
        bot = pyspiel.MCTSBot(game, evaluator, 1.4, simulations, 2000, False, 1, False)
        bot.mcts_search(state)
        return simulations * rollouts

    return work
