"""What was said, and whether it was true. Games judge with pure functions; these are the verdicts they give."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from crosstable.core import Seat, Sentence, Step
from crosstable.core.review import Judged

S = TypeVar("S")
"""A statement, as a game keeps it."""


def judge_all(
    steps: Sequence[Step[Any]],
    said: Callable[[Any], Sequence[S]],
    judged: Callable[[int, Any, S], Judged | None],
) -> Iterator[Judged]:
    """Every statement that says something, in order, judged by the state of the step in which it was made."""
    heard = 0
    for n, step in enumerate(steps):
        statements = said(step.state)
        for number, statement in enumerate(statements[heard:], start=heard):
            found = judged(n, step.state, statement)
            if found is not None:
                yield replace(found, number=number)
        heard = len(statements)


def fact(n: int, seat: Seat, saying: Sentence, is_so: bool, why: Sentence) -> Judged:
    """Something the speaker has seen with his own eyes; `why` says what was really the case."""
    return Judged(n, seat, saying, "true" if is_so else "false", None, None if is_so else why)
