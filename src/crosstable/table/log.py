"""A table is its log: everything else can be rebuilt from it, and the same log always gives the same table."""

from collections.abc import Mapping, Sequence
from typing import Union

import msgspec

from crosstable.core import AnyGame, BadLog

from . import (  # noqa: F401
    bots,
    deal,
    host,
    keys,
    lobby,
    moments,
    pause,
    play,
    ready,
    review,
    seats,
    series,
    spectator_chat,
    stand_ins,
    talk,
)
from .dispatch import Entry, Logged, apply
from .state import TableState

KINDS = tuple(kind for kind in Entry.__subclasses__() if kind.log is not None and kind is not play.Acted)
"""Every kind of entry as it is read from a log."""
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Union[KINDS])  # noqa: UP007


def read_entry(data: bytes) -> Entry:
    """An entry from its bytes; anything else is BadLog."""
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadLog() from None


def rebuild(steps: Sequence[Logged], games: Mapping[str, AnyGame]) -> TableState:
    """The table this log makes. A log that makes none is BadLog, one with an action against the rules Illegal."""
    table: TableState | None = None
    try:
        for step in steps:
            table = apply(table, step, games)
    except (LookupError, StopIteration) as error:  # a seat or a person the table does not have
        raise BadLog() from error
    if table is None:
        raise BadLog()
    return table
