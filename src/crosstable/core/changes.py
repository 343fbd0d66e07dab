"""What has changed between two values of ours, said as briefly as can be, and how a reader puts it in.

A change is JSON: `{field: change, …}` goes into an object and leaves its other fields alone, `[value]` is a new value,
and `[at, drop, items]` takes `drop` items of a list (or letters of a text) out at `at` and puts `items` there.
Nothing here knows a game: two views of one viewer go in, and what leads from one to the other comes out.
"""

from functools import cache
from types import NoneType
from typing import Any

from msgspec import UNSET, Struct
from msgspec.structs import astuple, fields

Change = Any
"""What leads from one value to another: `{field: change, …}`, `[value]` or `[at, drop, items]`."""

_SHORT = 24
"""Texts up to this length are sent whole: to say where they differ would be longer."""


_PLAIN = (int, str, bool, NoneType)
"""A list that begins with one of these is compared at once; what is nested is not worth it."""

Known = dict[tuple[str, Any, Any], Change | None]
"""What was found out about fields already: most of what changes, changes in the same way for everybody who looks on."""


def change(before: Any, after: Any, known: Known | None = None) -> Change | None:
    """What leads from one value to the other; None if they are equal. Values of a place keep their type or are None.

    With `known` for views of one kind, what many of them have in common is found out once.
    """
    if before is after:
        return None
    kind = type(after)
    if type(before) is not kind:
        return [after]
    if kind is tuple or kind is list:
        return None if before == after else _spliced(before, after)
    if isinstance(after, Struct):
        return _inside(before, after, _names(type(after)), known)
    if before == after:
        return None
    if kind is str and len(after) > _SHORT and after.isascii() and before.isascii():
        return _spliced(before, after)
    return [after]


@cache
def _names(kind: type[Struct]) -> tuple[str, ...]:
    """The names of a struct's fields in JSON; none if it leaves fields out, for then it must be sent whole."""
    config = kind.__struct_config__
    found = fields(kind)
    if config.omit_defaults or config.array_like or any(field.default is UNSET for field in found):
        return ()
    return tuple(field.encode_name for field in found)


def _inside(before: Struct, after: Struct, names: tuple[str, ...], known: Known | None = None) -> Change | None:
    if not names:
        return None if before == after else [after]
    found = {}
    for name, old, new in zip(names, astuple(before), astuple(after), strict=True):
        if old is new:
            continue
        plain = known is not None and type(new) is tuple and new and type(new[0]) in _PLAIN
        inner = _looked_up(name, old, new, known) if plain and known is not None else change(old, new)
        if inner is not None:
            found[name] = inner
    return found or None


def _looked_up(name: str, old: Any, new: Any, known: Known) -> Change | None:
    try:
        return known[name, old, new]
    except KeyError:
        found = known[name, old, new] = change(old, new)
        return found
    except TypeError:  # something in it cannot be looked up
        return change(old, new)


def _spliced(before: Any, after: Any) -> Change:
    """Both differ in one stretch at least: what is between the first and the last place where they differ."""
    old, new = len(before), len(after)
    if after[:old] == before:  # the usual case: something was added
        return [old, 0, after[old:]]
    most, start, end = min(old, new), 0, 0
    while start < most and before[start] == after[start]:
        start += 1
    while end < most - start and before[old - 1 - end] == after[new - 1 - end]:
        end += 1
    return [start, old - start - end, after[start : new - end]] if start or end else [after]


def changed(value: Any, what: Change) -> Any:
    """Plain JSON data with a change put in; the value itself stays as it was."""
    if isinstance(what, dict):
        return {**value, **{name: changed(value.get(name), inner) for name, inner in what.items()}}
    if len(what) == 1:
        return what[0]
    at, drop, items = what
    return value[:at] + items + value[at + drop :]
