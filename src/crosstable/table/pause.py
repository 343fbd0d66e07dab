"""Breaks: the host's, and those of a table where nobody is left while a clock runs."""

from msgspec import Struct
from msgspec.structs import replace

from crosstable.core import Seat

from .dispatch import Check, Context, Entry, Logged, Request
from .state import TableState


class Paused(Entry, frozen=True):
    """A break. None: nobody is left at the table; such a break ends when somebody returns."""

    person: str | None = None

    def apply(self, table: TableState, step: Logged) -> TableState:
        """A break: clocks stand still and nobody acts."""
        return replace(table, round=table.current, pause=Pause(self.person))


class Continued(Entry, frozen=True):
    """The break is over."""

    def apply(self, table: TableState, step: Logged) -> TableState:
        return replace(table, round=table.current, pause=None)


class SetPause(Request, frozen=True, tag="pause"):
    """Host: begin or end a break in a running game."""

    on: bool

    def judge(self, context: Context) -> Paused | Continued | None:
        context.only_host()
        context.only_in("playing")
        if self.on == (context.table.pause is not None):
            return None
        return Paused(context.person, request=self.id) if self.on else Continued(request=self.id)


class CheckAlone(Check, frozen=True):
    """Nobody may be left at the table while a clock runs."""

    def judge(self, context: Context) -> Paused | None:
        """With nobody at the table no clock runs: it would decide a game because of a dead phone."""
        return Paused() if context.table.clock_ends() is not None and not context.anybody_here else None


class CheckReturn(Check, frozen=True):
    """Somebody has come: a break that only waited for that is over."""

    def judge(self, context: Context) -> Continued | None:
        """A break that only waited for somebody is over."""
        pause = context.table.pause
        return Continued() if pause is not None and pause.person is None and context.anybody_here else None


class Pause(Struct, frozen=True):
    """A break in the state of a table. `person` has asked for it; None: it ends by itself."""

    person: str | None


class PauseInfo(Struct, frozen=True):
    """A break: clocks stand still and nobody acts."""

    seat: Seat | None
    """Who has asked for it; None: nobody was left at the table, or who asked has gone."""


def pause_info(table: TableState) -> PauseInfo | None:
    """The break as everybody may know it."""
    return None if table.pause is None else PauseInfo(table.seat_of(table.pause.person))
