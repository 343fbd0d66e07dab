"""How the search core is compiled: at import, from explicit types, once for all later processes.

Numba keeps compiled functions by the file they stand in and does not notice when a function they call has changed
elsewhere. So the folder they are kept in is named after all sources of the core together.
"""

import hashlib
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from numba import types

F = TypeVar("F", bound=Callable[..., Any])

_HERE = Path(__file__).parent
_SOURCES = sorted(_HERE.glob("*.py"))
_CHOSEN: str = numba.config.CACHE_DIR  # type: ignore[attr-defined]
_FOLDER = Path(_CHOSEN, "crosstable") if _CHOSEN else _HERE / "__pycache__"
_KEPT = "compiled-" + hashlib.sha256(b"".join(source.read_bytes() for source in _SOURCES)).hexdigest()[:16]


def compiled(signature: Any, *, inline: bool = False) -> Callable[[F], F]:
    """Compile a function for these types (or load it if it was), to run without the interpreter's lock.

    What is called for every stone is worth its time inlined; what is not would only be compiled twice. Nothing is
    compiled with `fastmath`: it rounds as suits the processor, and the same seed would play differently on another one.

    It is kept beside the sources, or where NUMBA_CACHE_DIR says; where that folder cannot be written to, Numba keeps it
    in the user's own cache.
    """

    def make(function: F) -> F:
        numba.config.CACHE_DIR = str(_FOLDER / _KEPT)  # type: ignore[attr-defined]
        try:
            jit: Any = numba.njit
            options = {"cache": True, "nogil": True, "error_model": "numpy", "forceinline": inline}
            return cast(F, jit(signature, **options)(function))
        finally:
            numba.config.CACHE_DIR = _CHOSEN  # type: ignore[attr-defined]

    return make


def tuple_type(kind: type[Any], *fields: Any) -> Any:
    """The compiled type of a NamedTuple whose fields have these types."""
    alike: Any = types.NamedUniTuple
    mixed: Any = types.NamedTuple
    return alike(fields[0], len(fields), kind) if len(set(fields)) == 1 else mixed(fields, kind)


def forget_older() -> None:
    """Remove what was compiled from sources that have changed since."""
    for folder in _FOLDER.glob("compiled-*"):
        if folder.name != _KEPT:
            shutil.rmtree(folder, ignore_errors=True)
