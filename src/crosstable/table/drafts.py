"""What waits at a table to be judged, and what was judged and is not durable yet."""

from collections.abc import Callable

from msgspec import Struct

from crosstable.core.codec import encode

from . import watch
from .dispatch import Entry, Logged, Request
from .play import CheckTime
from .spectator_chat import LOG as SPECTATORS
from .state import TableState
from .store import Append, Indexed, StoredThought
from .thinking import Decided
from .wire import Denied, Done


class Pending(Struct, frozen=True):
    """A request in a table's inbox, and where its answer goes (None: nobody waits for one)."""

    person: str
    request: Request
    answer: Callable[[Done | Denied], None] | None = None


class Drafted(Struct, frozen=True, gc=False):
    """A step that was judged and is not durable yet, with the table before and after it."""

    before: TableState
    step: Logged
    after: TableState
    bot: Decided | None = None

    def joins(self) -> bool:
        """Whether more may be told in one go with it: a bot's thoughts are kept with the step it made of them."""
        return self.step.entry.joins and self.bot is None


Item = Pending | Decided
TIME_FIRST = Pending(CheckTime.actor, CheckTime())


def next_step(table: TableState, actor: str, entry: Entry) -> Logged:
    """This entry as the next line of its log; time never runs backwards in one."""
    seq = table.seq
    if entry.log == SPECTATORS:
        seq = table.spectator_chat[-1].seq if table.spectator_chat else 0
    return Logged(seq + 1, actor, max(watch.now(), table.at), entry)


def indexed(table_id: str, table: TableState) -> Indexed:
    """The table as the store's index keeps it."""
    return Indexed(table_id, table.code, table.phase, table.public, table.at)


def same_lobby(before: TableState, steps: list[Drafted]) -> bool:
    """Whether nothing differs after these steps that a lobby shows. Those of a game change it only at its end."""
    after = steps[-1].after
    return (steps[0].joins() and after.phase == before.phase) or after.looks_like(before)


def to_append(table_id: str, steps: list[Drafted], *, same: bool) -> Append:
    """These steps for the store; `same`: a lobby shows the same afterwards."""
    after, bot, name = steps[-1].after, steps[-1].bot, steps[0].step.entry.log or ""
    index = None if same else indexed(table_id, after)
    thought = None
    if bot is not None:
        at, moves = bot.ticket, len(after.current.moves)
        thought = StoredThought(at.round, moves, at.seat, encode(bot.thought))
    return Append(table_id + name, tuple([one.step for one in steps]), index, thought)
