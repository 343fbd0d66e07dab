"""What a game is remembered for: what the games' own parts of that name have in common."""

from collections.abc import Mapping, Sequence

from crosstable.core import Seat, sentence
from crosstable.core.review import Award

from .words import names

Hits = Mapping[Seat, Sequence[bool]]
"""What each seat judged that nothing it had seen settled, and whether it was right."""


def mean(values: Sequence[float], none: float) -> float:
    """The mean, or this if there are none."""
    return sum(values) / len(values) if values else none


def detective(game: str, hits: Hits) -> Award:
    """Who was right most often, wrong judgements taken off; nobody if nobody was right more often than wrong."""
    scores = {seat: (2 * sum(found) - len(found), sum(found), len(found)) for seat, found in hits.items()}
    fit = {seat: score for seat, score in scores.items() if score[0] > 0}
    if not fit:
        return Award("detective", (), sentence(f"{game}-award-no-detective"))
    best = max(fit.values())
    seats = tuple(seat for seat, score in fit.items() if score == best)
    words = sentence(f"{game}-award-detective", names=names(seats), count=len(seats), right=best[1], of=best[2])
    return Award("detective", seats, words)
