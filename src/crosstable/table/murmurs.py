"""What spectators say among themselves. It has a log of its own, so that not even its length reaches who plays."""

from crosstable.core.errors import Refused

from .entries import Logged, Murmured
from .manners import clean_line, clean_name
from .messages import Murmur, MurmurLine
from .state import TableState
from .store import Append, Store
from .talking import speaker

KEPT = 100
"""Of what spectators said, the newest lines are kept at hand."""


def may_read(table: TableState, person: str | None) -> bool:
    """Whether this person may read along: who plays in a running game may not, for he could be fed."""
    return table.phase != "playing" or table.seat_of(person) is None


class Murmuring:
    """The talk of those who watch one table."""

    def __init__(self, table_id: str, store: Store) -> None:
        self._log = f"{table_id}/murmurs"
        self._store = store
        self._said: tuple[Logged, ...] = ()

    async def load(self) -> None:
        """Bring back what was said before."""
        self._said = tuple(await self._store.load(self._log))[-KEPT:]

    async def add(self, table: TableState, person: str, request: Murmur, at: int) -> None:
        """Keep a line; Refused says why not."""
        if table.closed:
            raise Refused("table-closed")
        if table.seat_of(person) is not None:
            raise Refused("table-murmur-seated")
        if not table.watchers_talk:
            raise Refused("table-murmur-off")
        others = {said.name for said in self._entries() if said.person != person}
        name = clean_name(request.name, (*(who.name for who in table.seats), *others))
        entry = Murmured(person, name, clean_line(request.text), request=request.id)
        step = Logged(self._said[-1].seq + 1 if self._said else 1, person, at, entry)
        await self._store.append(Append(self._log, (step,), None))
        self._said = (*self._said, step)[-KEPT:]

    def _entries(self) -> list[Murmured]:
        return [said.entry for said in self._said if isinstance(said.entry, Murmured)]

    def known(self, person: str, request_id: str) -> bool:
        """Whether this line was said already."""
        return any(said.person == person and said.request == request_id for said in self._entries())

    def lines(self, table: TableState, person: str | None, newest: int = KEPT) -> tuple[MurmurLine, ...]:
        """The newest lines this person may read now."""
        if not may_read(table, person):
            return ()
        return tuple(
            MurmurLine(step.seq, step.entry.name, step.entry.text, step.entry.person == person, speaker(step.actor))
            for step in self._said[-newest:]
            if isinstance(step.entry, Murmured)
        )
