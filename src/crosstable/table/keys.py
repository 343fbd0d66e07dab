"""Keys to seats. A token is told once and opens a seat; log and table know its holder, the person, by its hash."""

import hashlib
import secrets

from msgspec.structs import replace

from crosstable.core import Refused

from .dispatch import Context, Entry, Logged, Request
from .state import TableState


def new_token() -> str:
    """The key to a seat. It is told once; the log only knows its hash."""
    return secrets.token_urlsafe(24)


def person_of(token: str) -> str:
    """The name by which log and table know the holder of this token."""
    return hashlib.sha256(token.encode()).hexdigest()


def speaker(person: str) -> str:
    """By which everybody may know that the same person is speaking. It tells nothing else."""
    return hashlib.sha256(f"speaker {person}".encode()).hexdigest()[:10]


class Rekeyed(Entry, frozen=True):
    """A person has made the old key to the seat worthless; `key` is the hash of the new one."""

    person: str
    key: str

    def farewell(self) -> tuple[str, Refused]:
        """Whoever came in with the old key has to go."""
        return self.person, Refused("table-key-changed")

    def apply(self, table: TableState, step: Logged) -> TableState:
        """Everything that was the old key's is the new one's."""
        old, new = self.person, self.key
        seats = (replace(who, person=new) if who.person == old else who for who in table.seats)
        missed = {new if person == old else person: count for person, count in table.missed.items()}
        chat = tuple(replace(said, person=new) if said.person == old else said for said in table.chat)
        host = new if table.host == old else table.host
        ready = tuple(new if person == old else person for person in table.ready)
        own = table.pause is not None and table.pause.person == old
        pause = replace(table.pause, person=new) if own and table.pause is not None else table.pause
        return replace(table, seats=tuple(seats), missed=missed, chat=chat, host=host, pause=pause, ready=ready)


class ChangeKey(Request, frozen=True):
    """Get a new key to one's seat, so that the old one opens nothing any more. Asked over HTTP, not on a socket."""

    key: str

    def judge(self, context: Context) -> Rekeyed:
        return Rekeyed(context.person, self.key)
