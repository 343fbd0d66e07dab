"""What has changed between two values of ours, said as briefly as can be, and how a reader puts it in.

A change is JSON: `{field: change, …}` goes into an object and leaves its other fields alone, `[value]` is a new value,
and `[at, drop, items]` takes `drop` items of a list (or letters of a text) out at `at` and puts `items` there.
Nothing here knows a game: two views of one viewer go in, and what leads from one to the other comes out.
"""

from collections.abc import Iterator
from functools import cache
from operator import eq
from types import NoneType
from typing import Any

import msgspec
from msgspec import UNSET, Struct
from msgspec.structs import astuple, fields

Change = Any
"""What leads from one value to another: `{field: change, …}`, `[value]` or `[at, drop, items]`."""

_SHORT = 24
"""Texts up to this length are sent whole: to say where they differ would be longer."""


_PLAIN = (int, str, bool, NoneType)
"""A list that begins with one of these is short to compare; what is nested is not worth it."""
_FEW = 32
"""Lists up to this length are looked up by what is in them."""

_encode = msgspec.json.Encoder(order="deterministic").encode


def change(before: Any, after: Any) -> Change | None:
    """What leads from one value to the other; None if they are equal. Values of a place keep their type or are None."""
    if before is after:
        return None
    kind = type(after)
    if type(before) is not kind:
        return [after]
    if kind is tuple or kind is list:
        return None if before == after else _spliced(before, after)
    if isinstance(after, Struct):
        return _inside(before, after, _names(type(after)))
    if before == after:
        return None
    if kind is str and len(after) > _SHORT and after.isascii() and before.isascii():
        return _spliced(before, after)
    return [after]


class Changes:
    """What has changed for several viewers of one moment, written: what is the same for many is found out once.

    Views of one game mostly show the same objects of its state, so most is known by which two objects are compared.
    They must live as long as this does.
    """

    def __init__(self) -> None:
        self._known: dict[tuple[bytes, Any, Any], bytes] = {}

    def written(self, before: Struct, after: Struct) -> bytes:
        """What leads from one view to the other, as JSON; `{}` if they are equal."""
        labels = _labels(type(after))
        if not labels or type(before) is not type(after):
            return _encode(change(before, after) or {})
        known, found = self._known, []
        for label, old, new in zip(labels, astuple(before), astuple(after), strict=True):
            if old is new:
                continue
            key = label, id(old), id(new)
            part = known.get(key)
            if part is None:
                part = known[key] = self._part(label, old, new)
            if part:
                found.append(part)
        return b"{" + b",".join(found) + b"}"

    def _part(self, label: bytes, old: Any, new: Any) -> bytes:
        """One field. What each viewer's view has made anew is often equal all the same."""
        if type(new) is tuple and new and type(old) is tuple and len(new) < _FEW and type(new[0]) in _PLAIN:
            try:
                found = self._known.get((label, old, new))
                if found is None:
                    found = self._known[label, old, new] = _part(label, old, new)
                return found
            except TypeError:  # something in it cannot be looked up
                pass
        return _part(label, old, new)


def _part(label: bytes, old: Any, new: Any) -> bytes:
    inner = change(old, new)
    return b"" if inner is None else label + _encode(inner)


@cache
def _names(kind: type[Struct]) -> tuple[str, ...]:
    """The names of a struct's fields in JSON; none if it leaves fields out, for then it must be sent whole."""
    config = kind.__struct_config__
    found = fields(kind)
    if config.omit_defaults or config.array_like or any(field.default is UNSET for field in found):
        return ()
    return tuple(field.encode_name for field in found)


@cache
def _labels(kind: type[Struct]) -> tuple[bytes, ...]:
    """The same as they begin a field."""
    return tuple(_encode(name) + b":" for name in _names(kind))


def _inside(before: Struct, after: Struct, names: tuple[str, ...]) -> Change | None:
    if not names:
        return None if before == after else [after]
    found = {}
    for name, old, new in zip(names, astuple(before), astuple(after), strict=True):
        if old is not new and (inner := change(old, new)) is not None:
            found[name] = inner
    return found or None


def _spliced(before: Any, after: Any) -> Change:
    """Both differ in one stretch at least: what is between the first and the last place where they differ."""
    old, new = len(before), len(after)
    if after[:old] == before:  # the usual case: something was added
        return [old, 0, after[old:]]
    start = _alike(map(eq, before, after))
    end = _alike(map(eq, before[start:][::-1], after[start:][::-1]))
    return [start, old - start - end, after[start : new - end]] if start or end else [after]


def _alike(same: Iterator[bool]) -> int:
    """How many there are before the first that is not the same."""
    found = list(same)
    return found.index(False) if False in found else len(found)


def changed(value: Any, what: Change) -> Any:
    """Plain JSON data with a change put in; the value itself stays as it was."""
    if isinstance(what, dict):
        return {**value, **{name: changed(value.get(name), inner) for name, inner in what.items()}}
    if len(what) == 1:
        return what[0]
    at, drop, items = what
    return value[:at] + items + value[at + drop :]
