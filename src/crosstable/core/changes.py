"""What has changed between two values of ours, said as briefly as can be, and how a reader puts it in.

A change is JSON: `{field: change, …}` goes into an object and leaves its other fields alone, `[value]` is a new value,
and `[at, drop, items]` takes `drop` items of a list (or letters of a text) out at `at` and puts `items` there.
Nothing here knows a game: two views of one viewer go in, and what leads from one to the other comes out.
"""

from functools import cache
from itertools import compress, count
from operator import is_not, ne
from types import NoneType
from typing import Any

import msgspec
from msgspec import UNSET, Struct
from msgspec.structs import astuple, fields

Change = Any
"""What leads from one value to another: `{field: change, …}`, `[value]` or `[at, drop, items]`."""

_SHORT = 24
"""Texts up to this length are sent whole: to say where they differ would be longer."""


_PLAIN = frozenset((int, str, bool, NoneType))
"""A list that begins with one of these is short to compare; what is nested is not worth it."""
_TINY = 3
"""Lists of such that are shorter than this are sent whole."""

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

    __slots__ = ("_ones", "_same")

    def __init__(self) -> None:
        self._same: dict[tuple[int, int], bytes] = {}
        """What leads from one object to another."""
        self._ones: dict[bytes, tuple[int, int, Any, bytes]] = {}
        """By field, where one item of a list was another one last: how long the list is, where, and which item. Views
        that have lists of their own, with what only their viewer may know, mostly differ in the same place."""

    def written(self, before: Struct, after: Struct) -> bytes:
        """What leads from one view to the other, as JSON; `{}` if they are equal."""
        kind = type(after)
        labels = _labels(kind)
        if not labels or type(before) is not kind:
            return _encode(change(before, after) or {})
        same, found = self._same, []
        for label, old, new in zip(labels, astuple(before), astuple(after)):  # noqa: B905 (as long as its type says)
            if old is new:
                continue
            key = id(old), id(new)
            part = same.get(key)
            if part is None:
                part = same[key] = self._part(label, old, new)
            if part:
                found.append(label)
                found.append(part)
        if not found:
            return b"{}"
        return b"{" + b"".join(found)[1:] + b"}"

    def _part(self, field: bytes, old: Any, new: Any) -> bytes:
        """What leads from one value of a field to another; nothing if they are equal."""
        if type(new) is int and type(old) is int:
            return b"" if old == new else b"[%d]" % new
        if type(new) is not tuple or type(old) is not tuple:
            return _written(change(old, new))
        if not new:
            return b"[[]]"  # there is only one such tuple, so the other one was longer
        if (one := self._ones.get(field)) is not None and one[0] == len(new) == len(old):
            _, at, item, part = one
            if new[at] is item and old[at] != item and old[:at] == new[:at] and old[at + 1 :] == new[at + 1 :]:
                return part
        if old == new:
            return b""
        found = _spliced(old, new)
        part = _encode(found)
        if len(found) == 3 and found[1] == 1 and _TINY <= len(new) == len(old):
            self._ones[field] = len(new), found[0], found[2][0], part
        return part


def _written(change: Change | None) -> bytes:
    return b"" if change is None else _encode(change)


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
    """The same as they begin a field after another one."""
    return tuple(b"," + _encode(name) + b":" for name in _names(kind))


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
    if new < _TINY and old < _TINY and new and type(after[0]) in _PLAIN:
        return [after]
    if new > old and after[:old] == before:  # the usual case: something was added
        return [old, 0, after[old:]]
    least = old if old < new else new
    start = next(compress(count(), map(is_not, before, after)), least)  # mostly they are even the same objects
    if start < least and before[start] == after[start]:
        start = next(compress(count(), map(ne, before, after)), least)
    if old == new > 1 and before[start + 1 :] == after[start + 1 :]:  # the next most usual case: one is another one
        return [start, 1, after[start : start + 1]]
    end = next(compress(count(), map(is_not, reversed(before), reversed(after))), least)
    if end < least and before[-1 - end] == after[-1 - end]:
        end = next(compress(count(), map(ne, reversed(before), reversed(after))), least)
    end = min(end, least - start)
    return [start, old - start - end, after[start : new - end]] if start or end else [after]


def changed(value: Any, what: Change) -> Any:
    """Plain JSON data with a change put in; the value itself stays as it was."""
    if isinstance(what, dict):
        return {**value, **{name: changed(value.get(name), inner) for name, inner in what.items()}}
    if len(what) == 1:
        return what[0]
    at, drop, items = what
    return value[:at] + items + value[at + drop :]
