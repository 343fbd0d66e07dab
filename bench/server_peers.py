"""Our server beside boardgame.io: the same two games, the same load, one socket a seat, one after the other.

Ours keeps every move on disk before anybody hears of it; theirs keeps its tables in memory, but for the time until a
move has reached everybody also in its files. In the closed loop the next move is sent when the last one has reached
every seat; paced, a table votes once a second. Compared is the processor time of the server, so that it matters little
what else the machine does; the times (p99) need a quiet one. A vote that had not reached everybody at the end counts as
long as it had waited by then. The whole takes about eight minutes.
"""

from typing import Any

from .boardgame_io.running import installed, load, ours, theirs
from .report import Figure

_PEER = "boardgame.io"
_MOST = 150
"""kB a table may take."""


def _ours(game: str, mode: str, tables: int, **more: Any) -> Any:
    """What ours shows under this load."""
    with ours() as server:
        return load("ours", server, game, mode, tables, **more)


def _theirs(game: str, mode: str, tables: int, *, flat: bool = False, **more: Any) -> Any:
    """What theirs shows under it."""
    with theirs(flat) as server:
        return load("theirs", server, game, mode, tables, **more)


def _pair(game: str, mode: str, tables: int, *, flat: bool = False, **more: Any) -> tuple[Any, Any]:
    """What both show."""
    peer = _theirs(game, mode, tables, flat=flat, **more)
    return _ours(game, mode, tables, **more), peer


def _speed(name: str, found: tuple[Any, Any], bound: float) -> Figure:
    mine, peer = found
    figure = f"server: moves for a second of its processor, {name}"
    if not mine or not peer:
        return Figure(name=figure, unit="/s", missing=f"{_PEER if mine else 'our server'} did not come to an end")
    key = "per_processor_second"
    return Figure(name=figure, unit="/s", ours=mine[key], peer=_PEER, theirs=peer[key], bound=bound)


def _time(name: str, found: tuple[Any, Any], bound: float | None = 1.0) -> Figure:
    """Times as how often they fit into a second, so that more is better like everywhere."""
    mine, peer = found
    figure = f"server: 1/p99 until all ten have a vote, {name}"
    if not mine or not peer or not mine["p99"] or not peer["p99"]:
        missing = f"{_PEER if mine else 'our server'} did not come to an end"
        if mine and mine["p99"]:
            missing += f"; p99 of ours {mine['p99']:.1f} ms, {_lost(mine)}"
        return Figure(name=figure, unit="/s", missing=missing)
    note = f"p99 {mine['p99']:.1f} ms and {peer['p99']:.1f} ms; ours {_lost(mine)}, theirs {_lost(peer)}"
    return Figure(
        name=figure, unit="/s", ours=1000 / mine["p99"], peer=_PEER, theirs=1000 / peer["p99"], bound=bound, note=note
    )


def _lost(found: Any) -> str:
    """What came to nothing in a run."""
    return f"{sum(found['drops'].values())} sockets lost, {found['lost']} votes not sent for want of the one before"


def _held(tables: int, mine: Any) -> list[Figure]:
    """Whether so many tables are held, and what they take."""
    name = f"server: {tables} paced tables of ten"
    if not mine:
        return [Figure(name=name, unit="", missing="our server did not come to an end")]
    lost = sum(mine["drops"].values())
    times = f"p50 {mine['p50']:.1f} ms, p99 {mine['p99']:.1f} ms"
    note = f"{times}, {_lost(mine)}; connected {mine['kB_connected']} kB a table"
    return [
        Figure(name=f"{name}, sockets held", unit="", ours=10 * tables - lost, bound=10 * tables, note=note),
        Figure(
            name=f"{name}, {_MOST} kB for what a played one takes", unit="", ours=_MOST / mine["kB_played"], bound=1.0,
            note=f"{mine['kB_played']} kB",
        ),
    ]  # fmt: skip


def run(quick: bool) -> list[Figure]:
    """Measure both."""
    if why := installed():
        return [Figure(name="server: beside boardgame.io", unit="", missing=why)]
    tables, seconds, waves = (20, 10, 2) if quick else (100, 30, 3)
    votes = _pair("vote10", "burst", tables)
    figures = [
        _speed(f"ten seats voting, closed loop, {tables} tables", votes, 5),
        _speed(f"61 cells, closed loop, {tables} tables", _pair("hex61", "burst", tables, waves=waves), 5),
    ]
    paced = _pair("vote10", "paced", tables, seconds=seconds)
    figures.append(_speed(f"ten seats voting, paced, {tables} tables", paced, 2.5))
    figures.append(_time(f"{tables} tables, theirs in memory", paced, None))
    in_files = _theirs("vote10", "paced", tables, flat=True, seconds=seconds)
    figures.append(_time(f"{tables} tables, theirs in files", (paced[0], in_files)))
    if paced[0]:
        most = 2900 / paced[0]["bytes_a_move"]
        figures.append(Figure(name="server: 2.9 kB for what a vote sends to all ten", unit="", ours=most, bound=1.0))
    if not quick:
        figures.append(_time("500 tables, theirs in files", _pair("vote10", "paced", 500, flat=True, seconds=20)))
        figures += _held(1000, _ours("vote10", "paced", 1000, seconds=20))
    return figures
