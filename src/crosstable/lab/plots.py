"""Pictures of a game, a match and a balance (extra `crosstable[plots]`), in one look."""

from collections.abc import Sequence
from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING, Any

from crosstable.core import Refused, sentence
from crosstable.core.texts import say
from crosstable.games import GAMES
from crosstable.review.curve import Curve, curve_of
from crosstable.review.replayed import ReplayedGame
from crosstable.review.verdict import appraise, sides

from .balance import Balance, Share
from .extras import needed
from .local import LocalGame
from .results import ArenaResult

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INK, SOFT, FIRST, SECOND = "#1f2430", "#8b93a5", "#1f6feb", "#c2410c"
LOOK: dict[Any, Any] = {
    "svg.fonttype": "none", "svg.hashsalt": "crosstable", "font.size": 9, "axes.spines.top": False,
    "axes.spines.right": False, "axes.edgecolor": SOFT, "text.color": INK, "axes.labelcolor": INK, "xtick.color": INK,
    "ytick.color": INK, "figure.constrained_layout.use": True, "axes.titlesize": 10, "axes.titlelocation": "left",
}  # fmt: skip
COLUMNS, WIDEST = 3, 36
"""Panels beside each other, and letters in a line above one."""


def plot(what: LocalGame | ArenaResult | Balance | Sequence[Balance], file: str | Path | None = None) -> "Figure":
    """A picture of a game's course, of a match or of balances, as a Matplotlib figure (extra `crosstable[plots]`).

    Given a file, it is written there too, in the format of its ending: `.svg`, `.png`, `.pdf`.
    """
    needed("matplotlib", "plots")
    drawable(file)
    import matplotlib

    with matplotlib.rc_context(LOOK):
        figure = _drawn(what)
        if file is not None:
            figure.savefig(file, dpi=150, metadata={"Date": None} if Path(file).suffix == ".svg" else None)
    return figure


def drawable(file: str | Path | None) -> None:
    """Refused if this file (None: none) is not the picture of a kind that can be drawn here."""
    if file is None:
        return
    needed("matplotlib", "plots")
    from matplotlib.backend_bases import FigureCanvasBase

    if Path(file).suffix.removeprefix(".").lower() not in FigureCanvasBase.filetypes:
        raise Refused("lab-no-such-picture", file=str(file))


def _drawn(what: LocalGame | ArenaResult | Balance | Sequence[Balance]) -> "Figure":
    match what:
        case LocalGame():
            return _game(what)
        case ArenaResult():
            return _match(what)
        case Balance():
            return _balance(what)
        case _:
            return _panels(what) if len({one.seats for one in what}) > 1 else _rows(what)


def _game(what: LocalGame) -> "Figure":
    """The first side's chance after every step, with its error, and the turning points."""
    played = ReplayedGame(what.record(), what.game)
    curve = curve_of(sides(played), [appraise(played, n) for n in range(len(played.steps))])
    figure, axes = _figure(7, 3)
    _course(axes, curve, what.names)
    axes.set_title(say(sentence("lab-plot-course", side=curve.sides.first), names=what.names))
    return figure


def _course(axes: "Axes", curve: Curve, names: tuple[str, ...]) -> None:
    steps = range(len(curve.values))
    ends = list(zip(curve.values, curve.errors, strict=True))
    low, high = [max(0, v - e) for v, e in ends], [min(1, v + e) for v, e in ends]
    axes.axhline(0.5, color=SOFT, linewidth=0.8, linestyle=":")
    axes.fill_between(steps, low, high, color=FIRST, alpha=0.18, linewidth=0, step="post")
    axes.step(steps, curve.values, color=FIRST, where="post")
    for turn in curve.turns:
        axes.plot(turn.n, turn.after, "o", color=SECOND, markersize=5)
        axes.annotate(f"{turn.n}", (turn.n, turn.after), (4, 6), textcoords="offset points", color=SECOND)
    _percent(axes, "y")
    axes.set_xlabel(say(sentence("lab-plot-step")))


def _match(what: ArenaResult) -> "Figure":
    """Every player's share of wins with its interval."""
    shares = [Share(s.player, s.won, s.played) for s in what.standings]
    figure, axes = _figure(7, 1.2 + 0.35 * len(shares))
    _points(axes, [share.name for share in shares], shares)
    axes.set_title(say(sentence("lab-plot-match", game=_name(what.game), games=len(what.games))))
    return figure


def _balance(what: Balance) -> "Figure":
    """Every side and every role of one set-up."""
    roles = [role for role in what.roles if role.name not in {side.name for side in what.sides}]
    shares = [*what.sides, *roles]
    figure, axes = _figure(7, 1.2 + 0.35 * len(shares))
    _points(axes, [words(share.name) for share in shares], shares)
    axes.set_title(say(sentence("lab-plot-balance", game=_name(what.game), seats=what.seats, games=what.games)))
    return figure


def _rows(found: Sequence[Balance]) -> "Figure":
    """The first side's share in each set-up, one below the other."""
    figure, axes = _figure(7, 1.2 + 0.35 * len(found))
    side = first_side(found)
    _points(axes, [setup_name(one) for one in found], [share_of(one, side) for one in found])
    axes.set_title(say(sentence("lab-plot-side", game=_name(found[0].game), side=words(side))))
    return figure


def _panels(found: Sequence[Balance]) -> "Figure":
    """The first side's share by the number of players, a panel for each set-up."""
    side = first_side(found)
    groups: dict[str, list[Balance]] = {}
    for one in found:
        groups.setdefault(setup_name(one), []).append(one)
    rows, counts = -(-len(groups) // COLUMNS), sorted({one.seats for one in found})
    columns = min(COLUMNS, len(groups))
    figure, grid = _figure(8 * max(columns, 2) / COLUMNS, 1 + 1.7 * rows, rows, columns)
    panels = list(grid.flat) if len(groups) > 1 else [grid]
    for axes, (name, group) in zip(panels, groups.items(), strict=False):
        shares = [share_of(one, side) for one in group]
        axes.axhline(0.5, color=SOFT, linewidth=0.8, linestyle=":")
        axes.errorbar([one.seats for one in group], [s.share for s in shares], _whiskers(shares), **_DOTS)
        axes.set_title(fill(name, WIDEST), fontsize=8)
        axes.set(xlim=(counts[0] - 0.5, counts[-1] + 0.5), xticks=counts)
        _percent(axes, "y")
    for axes in panels[len(groups) :]:
        axes.set_axis_off()
    figure.suptitle(say(sentence("lab-plot-side", game=_name(found[0].game), side=words(side))), x=0.01, ha="left")
    return figure


_DOTS: dict[str, Any] = {"fmt": "o", "color": FIRST, "ecolor": SOFT, "capsize": 2, "markersize": 4}


def _points(axes: "Axes", names: list[str], shares: Sequence[Share]) -> None:
    axes.axvline(0.5, color=SOFT, linewidth=0.8, linestyle=":")
    axes.errorbar([s.share for s in shares], range(len(shares)), xerr=_whiskers(shares), **_DOTS)
    axes.set_yticks(range(len(shares)), names)
    axes.invert_yaxis()
    axes.margins(y=0.5 / max(1, len(shares)))
    _percent(axes, "x")


def _whiskers(shares: Sequence[Share]) -> list[list[float]]:
    ends = [(share.share, *share.interval) for share in shares]
    return [[max(0, middle - low) for middle, low, _ in ends], [max(0, high - middle) for middle, _, high in ends]]


def _percent(axes: "Axes", which: str) -> None:
    ticks = [0, 0.25, 0.5, 0.75, 1]
    axes.set(**{f"{which}lim": (-0.02, 1.02), f"{which}ticks": ticks})
    axes.set(**{f"{which}ticklabels": [f"{round(100 * tick)}%" for tick in ticks]})


def _figure(width: float, height: float, rows: int = 1, columns: int = 1) -> tuple["Figure", Any]:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(width, height))
    return figure, figure.subplots(rows, columns)


def _name(game: str) -> str:
    return say(sentence(f"{game}-name")) if game in GAMES else game


def words(name: str) -> str:
    """A name of an option, a side or a role as it is read."""
    return name.replace("_", " ")


def setup_name(one: Balance) -> str:
    """What sets a set-up apart, in few words."""
    told = [words(name) if value is True else f"{words(name)}: {_value(value)}" for name, value in one.changed.items()]
    return ", ".join(told) or say(sentence("lab-plot-plain"))


def _value(value: Any) -> str:
    return "no" if value is False else words(str(value))


def first_side(found: Sequence[Balance]) -> str:
    """The side that is shown: the first by name."""
    return min(side.name for one in found for side in one.sides)


def share_of(one: Balance, side: str) -> Share:
    """How often that side has won, also if it never has."""
    return next((share for share in one.sides if share.name == side), Share(side, 0, one.games))
