"""How the search core is compiled: at import, from explicit types, once for all later processes."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
from numba import types

F = TypeVar("F", bound=Callable[..., Any])


def compiled(signature: Any) -> Callable[[F], F]:
    """Compile a function for these types (or load it from the cache), to run without the interpreter's lock."""
    return cast(Callable[[F], F], numba.njit(signature, cache=True, nogil=True, error_model="numpy", boundscheck=False))


def tuple_type(kind: type[Any], *fields: Any) -> Any:
    """The compiled type of a NamedTuple whose fields have these types."""
    alike: Any = types.NamedUniTuple
    mixed: Any = types.NamedTuple
    return alike(fields[0], len(fields), kind) if len(set(fields)) == 1 else mixed(fields, kind)
