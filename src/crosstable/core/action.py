"""What a seat does."""

from functools import cache

from msgspec import Struct

from .naming import snake


class Action(Struct, frozen=True, tag_field="type", tag=snake, forbid_unknown_fields=True, gc=False):
    """Base of all actions of all games. A field that chooses several things is a tuple."""


class Resign(Action, frozen=True):
    """Give up: the game is lost."""


class TimeUp(Action, frozen=True):
    """The running clock has run out. Only time itself does this."""


@cache
def tag_of(kind: type[Action]) -> str:
    """The name of this kind of action on the wire."""
    return str(kind.__struct_config__.tag)
