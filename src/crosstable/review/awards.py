"""What a game is remembered for: what the games' own parts of that name have in common."""

from collections.abc import Mapping, Sequence

from crosstable.core import Seat, Sentence, sentence
from crosstable.core.review import Award, Turn

from .words import names

Hits = Mapping[Seat, Sequence[bool]]
"""What each seat judged that nothing it had seen settled, and whether it was right."""


def percent(chance: float) -> int:
    """A chance as it is said."""
    return round(100 * chance)


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


def turning(game: str, turn: Turn | None, happened: Sentence | None) -> Award:
    """The step that changed the chances most, in words; or that none did before the end."""
    if turn is None or happened is None:
        return Award("turn", (), sentence(f"{game}-award-no-turn"))
    before, after = percent(turn.before), percent(turn.after)
    return Award("turn", (), sentence(f"{game}-award-turn", what=happened, before=before, after=after), turn.n)
