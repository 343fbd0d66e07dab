"""What all handlers of requests need."""

from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.params import FromPath

from .place import Place

AnyRequest = Request[Any, Any, Any]
Code = FromPath[str]
"""A table's code (in any case) or its id."""


def place_of(state: State) -> Place:
    """What the handlers share."""
    place: Place = state.place
    return place
