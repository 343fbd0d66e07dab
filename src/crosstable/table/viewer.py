"""Somebody who is connected to a table: a person on a seat, or a spectator."""

import hashlib
import secrets
import time
from collections.abc import Callable

from crosstable.core.codec import encode

from .limits import Bucket, Limits
from .messages import AnyMessage, Denied, Done, You
from .outbox import Outbox


def new_token() -> str:
    """The key to a seat. It is told once; the log only knows its hash."""
    return secrets.token_urlsafe(24)


def person_of(token: str) -> str:
    """The name by which log and table know the holder of this token."""
    return hashlib.sha256(token.encode()).hexdigest()


class Viewer:
    """One connection, as the table knows it."""

    def __init__(self, person: str | None, limits: Limits, anew: Callable[["Viewer"], bytes], bucket: Bucket) -> None:
        self.person = person
        self.outbox = Outbox(limits.waiting_messages, lambda: anew(self))
        self.told: You | None = None
        """Who this viewer was last told to be."""
        self.asking = 0
        """Requests that wait to be judged."""
        self._bucket = bucket
        self._most_asking = limits.waiting_requests

    def tell(self, message: AnyMessage) -> None:
        """Send this in its turn."""
        self.outbox.put(encode(message), answer=isinstance(message, Done | Denied))

    def may_ask(self) -> bool:
        """Whether one more request is allowed now."""
        return self.asking < self._most_asking and self._bucket.take(time.monotonic())
