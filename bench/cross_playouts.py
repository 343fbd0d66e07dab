"""CROSS: random playouts from an empty board to the decision, on one core."""

import numpy as np

from crosstable.games.cross.bots.playout import play_many
from crosstable.games.cross.bots.position import YELLOW, empty_position, geometry_of
from crosstable.games.cross.data import board_of

from . import peers
from .report import Figure
from .timing import rates

SIZES = (5, 6, 7)


def run(quick: bool) -> list[Figure]:
    """Ours against plain C and against OpenSpiel's Havannah."""
    times, rounds = (20_000, 3) if quick else (100_000, 7)
    return [figure for size in SIZES for figure in _figures(size, times, rounds)]


def _figures(size: int, times: int, rounds: int) -> list[Figure]:
    library = peers.plain_c()

    def ours() -> int:
        cells = board_of(size).cells
        play_many(geometry_of(size), empty_position(size), cells, YELLOW, times, np.array([77], np.uint64))
        return times

    contenders = {"ours": ours}
    if library:
        contenders["c"] = peers.c_playouts(library, size, times)
    if peers.has_open_spiel():
        contenders["spiel"] = peers.spiel_playouts(size, times // 10)
    rate = rates(contenders, rounds)
    return [
        _figure(size, rate, "c", "plain C, -O3", 0.85, "" if library else peers.NO_COMPILER),
        _figure(size, rate, "spiel", "OpenSpiel, Havannah", 5.0, "" if peers.has_open_spiel() else peers.NO_OPEN_SPIEL),
    ]


def _figure(size: int, rate: dict[str, float], peer: str, peer_name: str, bound: float, missing: str) -> Figure:
    return Figure(
        name=f"CROSS playouts, n = {size}",
        unit="/s",
        ours=rate["ours"],
        peer=peer_name,
        theirs=rate.get(peer),
        bound=bound,
        missing=missing,
    )
