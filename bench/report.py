"""Figures: what was measured, against whom, and whether it is good enough."""

import os
import platform
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from msgspec import Struct
from rich.table import Table

from crosstable.core.interval import wilson


class Figure(Struct, frozen=True, kw_only=True):
    """One thing measured.

    With a peer measured in the same run, `bound` is the least ratio of ours to theirs; without one, the least value
    of ours. `missing` says why a figure or its peer could not be measured.
    """

    name: str
    unit: str
    ours: float | None = None
    peer: str = ""
    theirs: float | None = None
    bound: float | None = None
    note: str = ""
    missing: str = ""

    @property
    def ratio(self) -> float | None:
        """The ratio of ours to theirs."""
        return self.ours / self.theirs if self.ours is not None and self.theirs else None

    @property
    def met(self) -> bool | None:
        """Whether the bound is kept; None if there is none, or nothing to compare with it."""
        measured = self.ratio if self.peer else self.ours
        return None if self.bound is None or measured is None else measured >= self.bound


def table_of(figures: list[Figure]) -> Table:
    """All figures as a table for people."""
    table = Table(title="Crosstable benchmarks", caption="\n".join(_remarks(figures)), caption_justify="left")
    for heading in ("figure", "peer"):
        table.add_column(heading)
    for heading in ("ours", "theirs", "ratio", "at least", "met"):
        table.add_column(heading, justify="right")
    for figure in figures:
        table.add_row(
            figure.name,
            figure.peer,
            f"{_number(figure.ours)} {figure.unit}",
            _number(figure.theirs),
            _number(figure.ratio),
            _number(figure.bound),
            _met(figure),
        )
    return table


def _remarks(figures: list[Figure]) -> list[str]:
    """Notes on the figures, above all on what is missing."""
    missing = [f"[bold red]{figure.name}: {figure.missing}[/]" for figure in figures if figure.missing]
    return missing + [f"{figure.name}: {figure.note}" for figure in figures if figure.note]


def _number(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.3g}"


def _met(figure: Figure) -> str:
    if figure.missing:
        return "[bold red]NOT MEASURED[/]"
    return {None: "", True: "[green]yes[/]", False: "[bold red]NO[/]"}[figure.met]


def write_json(figures: list[Figure], path: Path, *, quick: bool) -> None:
    """All figures and the machine they were measured on, for programs."""
    path.parent.mkdir(parents=True, exist_ok=True)
    rows = [{**msgspec.to_builtins(figure), "ratio": figure.ratio, "met": figure.met} for figure in figures]
    whole = {
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "quick": quick,
        "machine": machine(),
        "figures": rows,
    }
    path.write_bytes(msgspec.json.format(msgspec.json.encode(whole)) + b"\n")


def machine() -> dict[str, str | int]:
    """What kind of machine this is; never which one."""
    return {
        "processor": _processor(),
        "cores": os.cpu_count() or 0,
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
    }


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor()
    return next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), "unknown")


def share_line(what: str, won: int, played: int, least: float, most: float) -> str:
    """How often somebody has won, with its interval; with a star if that is out of bounds, with two if it surely is."""
    low, high = wilson(won, played)
    share = won / played
    mark = "" if least <= share <= most else " *" if low <= most and high >= least else " **"
    return f"{what} {100 * share:5.1f} ({100 * low:.0f}-{100 * high:.0f}) of {played}{mark}"
