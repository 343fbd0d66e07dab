"""The result of an action: a new state and what it caused."""

from typing import Generic, TypeVar

from msgspec import Struct

from .events import Told

S = TypeVar("S")


class Step(Struct, Generic[S], frozen=True, gc=False):
    """A new state and the ordered events that led to it. The old state is untouched."""

    state: S
    events: tuple[Told, ...] = ()
