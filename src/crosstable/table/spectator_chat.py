"""What spectators say among themselves. It has a log of its own, so that not even its length reaches who plays."""

from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from crosstable.core import Refused

from .clean_text import clean_line, clean_name
from .dispatch import Context, Entry, Logged, Message, Request
from .keys import speaker
from .state import TableState

KEPT = 100
"""Of what spectators said, the newest lines are kept at hand."""
LOG = "/murmurs"
"""What the name of their log ends with."""


class SpectatorChatted(Entry, frozen=True, tag="murmured"):
    """Somebody who watches said something to the others who watch. It stands in a log of its own."""

    log: ClassVar[str | None] = LOG

    person: str
    name: str
    text: str

    def apply(self, table: TableState, step: Logged) -> TableState:
        return replace(table, spectator_chat=(*table.spectator_chat, step)[-KEPT:])


class SpectatorChat(Request, frozen=True, tag="murmur"):
    """Who watches, with a token of their own: say something to the others who watch, under this name."""

    while_dealing: ClassVar[bool] = True

    seated: ClassVar[bool] = False
    once: ClassVar[bool] = False  # the log knows what was said, and what players were answered must stay

    name: str
    text: str

    def judge(self, context: Context) -> SpectatorChatted | None:
        """A line of somebody who watches, under a name unlike all the others."""
        table, person, before = context.table, context.person, _entries(context.table)
        if any(said.person == person and said.request == self.id for _, said in before):
            return None
        if table.seat_of(person) is not None:
            raise Refused("table-murmur-seated")
        if not table.watchers_talk:
            raise Refused("table-murmur-off")
        others = {said.name for _, said in before if said.person != person}
        name = clean_name(self.name, (*(who.name for who in table.seats), *others))
        return SpectatorChatted(person, name, clean_line(self.text), request=self.id)


class SpectatorLine(Struct, frozen=True):
    """What somebody who watches said to the others who watch; `n` counts these lines."""

    n: int
    name: str
    text: str
    own: bool
    by: str


class SpectatorLines(Message, frozen=True, tag="murmurs"):
    """What spectators have said, for everybody who may read it now. Not numbered: a Sync says it too."""

    lines: tuple[SpectatorLine, ...]


def may_read(table: TableState, person: str | None) -> bool:
    """Whether this person may read along: who plays in a running game may not, for he could be fed."""
    return table.phase != "playing" or table.seat_of(person) is None


def _entries(table: TableState) -> list[tuple[int, SpectatorChatted]]:
    return [(said.seq, said.entry) for said in table.spectator_chat if isinstance(said.entry, SpectatorChatted)]


def spectator_lines(table: TableState, person: str | None, newest: int = KEPT) -> tuple[SpectatorLine, ...]:
    """The newest lines this person may read now."""
    if not may_read(table, person):
        return ()
    return tuple(
        SpectatorLine(n, said.name, said.text, said.person == person, speaker(said.person))
        for n, said in _entries(table)[-newest:]
    )
