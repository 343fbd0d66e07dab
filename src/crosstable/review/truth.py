"""What was said, and whether it was true. Games judge with pure functions; these are the verdicts they give."""

from typing import Literal

from msgspec import Struct

from crosstable.core.seats import Seat
from crosstable.core.sentence import Sentence

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
