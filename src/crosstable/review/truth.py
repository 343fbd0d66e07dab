"""What was said, and whether it was true. Games judge with pure functions; these are the verdicts they give."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Literal, TypeVar

from msgspec import Struct

from crosstable.core.seats import Seat
from crosstable.core.sentence import Sentence
from crosstable.core.step import Step

S = TypeVar("S")
"""A statement, as a game keeps it."""

Verdict = Literal["true", "false", "unknown", "opinion"]
"""`unknown`: the speaker could not know it. `opinion`: nothing the speaker had seen decided it."""


class Judged(Struct, frozen=True):
    """A statement of step `n` and what the cards say about it.

    `right` says of an opinion, or of what could not be known, whether it turned out so (None: there is nothing to be
    right about). `why` is what was really so, where that is not plain.
    """

    n: int
    seat: Seat
    saying: Sentence
    verdict: Verdict
    right: bool | None = None
    why: Sentence | None = None


def judge_all(
    steps: Sequence[Step[Any]],
    said: Callable[[Any], Sequence[S]],
    judged: Callable[[int, Any, S], Judged | None],
) -> Iterator[Judged]:
    """Every statement that says something, in order, judged by the state of the step in which it was made."""
    heard = 0
    for n, step in enumerate(steps):
        statements = said(step.state)
        for statement in statements[heard:]:
            found = judged(n, step.state, statement)
            if found is not None:
                yield found
        heard = len(statements)
