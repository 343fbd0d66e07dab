"""What waits at a table to be judged, and what was judged and is not durable yet."""

from collections.abc import Callable

from msgspec import Struct

from . import watch
from .dispatch import Entry, Logged, Request
from .play import CheckTime
from .spectator_chat import LOG as SPECTATORS
from .state import TableState
from .store import Indexed
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

    @property
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
