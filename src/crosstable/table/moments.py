"""Moments at a table: its pace, how long the stage belongs to what has just happened, and what screens are told of it.

Lengths come from what everybody hears and from nothing else. Bots wait until the stage is free, and the clock of a new
phase begins to count then; people may act at any time, and their screens show one moment after the other.
"""

from collections.abc import Iterable
from itertools import compress

from msgspec import Struct
from msgspec.structs import replace

from crosstable.core import Facts, Refused, Seat, Told
from crosstable.core.moments import Pace, holds, times
from crosstable.core.parts import MOMENTS, load

from .dispatch import Context, Entry, Logged, Request
from .state import Round, TableState


class PaceSet(Entry, frozen=True):
    """Another pace."""

    pace: Pace

    def apply(self, table: TableState, step: Logged) -> TableState:
        return replace(table, pace=self.pace)


class SetPace(Request, frozen=True):
    """Host: choose how long what happens stays on the stage; what is there already keeps its time."""

    pace: Pace

    def judge(self, context: Context) -> PaceSet | None:
        context.only_host()
        return None if self.pace == context.table.pace else PaceSet(self.pace, request=self.id)


LONGEST_DISCUSSION = 300
"""Seconds bots wait at most for the people to decide."""


class DiscussionSet(Entry, frozen=True):
    """Another time for the people to decide before bots do."""

    seconds: int

    def apply(self, table: TableState, step: Logged) -> TableState:
        return replace(table, discussion=self.seconds)


class SetDiscussion(Request, frozen=True):
    """Host: how many seconds bots leave the people to decide first, where all decide at once; 0: they do not wait."""

    seconds: int

    def judge(self, context: Context) -> DiscussionSet | None:
        context.only_host()
        if not 0 <= self.seconds <= LONGEST_DISCUSSION:
            raise Refused("table-discussion", most=LONGEST_DISCUSSION)
        same = self.seconds == context.table.discussion
        return None if same else DiscussionSet(self.seconds, request=self.id)


class Staged(Struct, frozen=True):
    """The moments of one step: when the first begins (milliseconds), how long each of its events lasts, and for how
    much of that it keeps its result back."""

    seq: int
    begins: int
    times: tuple[int, ...]
    holds: tuple[int, ...]

    @property
    def ends(self) -> int:
        """When the stage is free again."""
        return self.begins + sum(self.times)


class Stage(Struct, frozen=True):
    """The moments of a step: what its receiver stages, at the same time as everybody else."""

    begins: int
    """Milliseconds until the first of them begins; below 0: it began so long ago."""
    times: tuple[int, ...]
    """Milliseconds for each event of the step that the receiver hears."""
    holds: tuple[int, ...]
    """After how many of them its result is seen: before that nobody tells it, neither log nor voice."""


def staged(facts: Facts, pace: Pace, told: tuple[Told, ...], step: Logged, before: tuple[Staged, ...]) -> Staged | None:
    """The moments of what was told in this step, after those before it; None if it takes no time."""
    part = load(facts, MOMENTS)
    lengths = () if part is None else times(told, part.MOMENTS, pace)
    if part is None or not any(lengths):
        return None
    begins = max(step.at, before[-1].ends if before else 0)
    return Staged(step.seq, begins, lengths, holds(told, part.MOMENTS, pace))


def stage_of(game: Round | None, seq: int, told: Iterable[Told], viewer: Seat | None, now: int) -> Stage | None:
    """The moments of this step as this viewer is told of them."""
    if game is None or not game.staged:
        return None
    found = next((s for s in reversed(game.staged) if s.seq <= seq), None)
    if found is None or found.seq != seq:
        return None
    heard = [t.to.includes(viewer) for t in told]
    return Stage(found.begins - now, tuple(compress(found.times, heard)), tuple(compress(found.holds, heard)))
