"""CROSS: simulations of the strong bot's tree search from an empty board, on one core."""

from crosstable.games.cross.bots.search import Search
from crosstable.games.cross.data import EMPTY, board_of

from . import peers
from .report import Figure
from .timing import rates

SIZES = (5, 6, 7)


def run(quick: bool) -> list[Figure]:
    """Ours against OpenSpiel's MCTSBot with as many simulations on Havannah."""
    times, rounds = (10_000, 2) if quick else (50_000, 5)
    return [_figure(size, times, rounds) for size in SIZES]


def _figure(size: int, times: int, rounds: int) -> Figure:
    def ours() -> int:
        return Search(size, EMPTY * board_of(size).cells).run(times)

    contenders = {"ours": ours}
    if peers.has_open_spiel():
        contenders["spiel"] = peers.spiel_simulations(size, times)
    rate = rates(contenders, rounds)
    return Figure(
        name=f"CROSS simulations, n = {size}",
        unit="/s",
        ours=rate["ours"],
        peer="OpenSpiel MCTSBot, Havannah",
        theirs=rate.get("spiel"),
        bound=5.0,
        missing="" if peers.has_open_spiel() else peers.NO_OPEN_SPIEL,
    )
