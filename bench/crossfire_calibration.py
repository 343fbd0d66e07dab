"""Whether Crossfire's deduction is as right as it says: `python -m bench.crossfire_calibration`.

Deals many games, asks every seat what it can know from its own looks about every other seat, and compares what was said
with what was so. Writes a picture: the share of cases that were so, against the probability that was said.
"""

from argparse import ArgumentParser
from pathlib import Path

from msgspec import Struct

from crosstable.core import QuickChance
from crosstable.core.interval import wilson
from crosstable.games.crossfire import GAME
from crosstable.games.crossfire.data import Options
from crosstable.games.crossfire.know.deduce import beliefs
from crosstable.games.crossfire.know.evidence import seen

BINS = 20


class Bin(Struct):
    """Cases in which about the same probability was said."""

    cases: int = 0
    said: float = 0.0
    so: int = 0


def collect(deals: int, seed: int = 1) -> list[Bin]:
    """Ask and compare, over all numbers of players by turns."""
    chance = QuickChance(seed)
    bins = [Bin() for _ in range(BINS)]
    for deal in range(deals):
        state = GAME.start(Options(), 5 + deal % 6, chance).state
        for place, seat in enumerate(state.circle):
            known = beliefs(state.deck, seen(place, state.looks[seat]))
            assert known is not None
            for at, chances in enumerate(known.chances):
                if at != place:
                    for role, likely in chances.items():
                        _count(bins, likely, state.roles[state.circle[at]] == role)
    return bins


def _count(bins: list[Bin], likely: float, so: bool) -> None:
    found = bins[min(BINS - 1, int(likely * BINS))]
    found.cases += 1
    found.said += likely
    found.so += so


def picture(bins: list[Bin], deals: int) -> str:
    """The comparison as SVG: points with 95 % intervals should lie on the diagonal."""
    size, edge = 400, 50
    used = [found for found in bins if found.cases]

    def x(share: float) -> str:
        return f"{edge + share * size:.1f}"

    def y(share: float) -> str:
        return f"{edge + (1 - share) * size:.1f}"

    marks = []
    for found in used:
        said, (low, high) = found.said / found.cases, wilson(found.so, found.cases)
        marks.append(
            f'<line x1="{x(said)}" y1="{y(low)}" x2="{x(said)}" y2="{y(high)}" stroke="#d3381c" stroke-width="3"/>'
        )
        marks.append(f'<circle cx="{x(said)}" cy="{y(found.so / found.cases)}" r="4.5" fill="#d3381c"/>')
    ticks = []
    for tenth in range(0, 11, 2):
        ticks.append(f'<text x="{x(tenth / 10)}" y="{edge + size + 20}" text-anchor="middle">{tenth * 10}</text>')
        ticks.append(f'<text x="{edge - 8}" y="{y(tenth / 10)}" text-anchor="end">{tenth * 10}</text>')
    whole = size + 2 * edge
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {whole}"',
            '  font-family="sans-serif" font-size="13">',
            f'<rect width="{whole}" height="{whole}" fill="#fcf6e8"/>',
            f'<rect x="{edge}" y="{edge}" width="{size}" height="{size}" fill="none" stroke="#17233b"/>',
            f'<line x1="{x(0)}" y1="{y(0)}" x2="{x(1)}" y2="{y(1)}" stroke="#17233b" stroke-dasharray="5 4"/>',
            *marks,
            *ticks,
            f'<text x="{whole / 2}" y="{whole - 10}" text-anchor="middle">said, per cent</text>',
            f'<text x="{edge}" y="{edge - 16}">so, per cent, with 95 % intervals; {deals:,} deals</text>',
            "</svg>",
            "",
        ]
    )


def main(arguments: list[str] | None = None) -> None:
    """Measure and draw."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=600)
    parser.add_argument("--to", type=Path, default=Path("docs/crossfire-calibration.svg"))
    chosen = parser.parse_args(arguments)
    chosen.to.write_text(picture(collect(chosen.deals), chosen.deals), encoding="utf-8")


if __name__ == "__main__":
    main()
