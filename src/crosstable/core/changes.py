"""What has changed between two values of ours, said as briefly as can be, and how a reader puts it in.

A change is JSON: `{field: change, …}` goes into an object and leaves its other fields alone, `[value]` is a new value,
and `[at, drop, items]` takes `drop` items of a list (or letters of a text) out at `at` and puts `items` there.
Nothing here knows a game: two views of one viewer go in, and what leads from one to the other comes out.
"""

from functools import cache
from typing import Any

from msgspec import UNSET, Struct
from msgspec.structs import fields

Change = Any
"""What leads from one value to another: `{field: change, …}`, `[value]` or `[at, drop, items]`."""

_SHORT = 24
"""Texts up to this length are sent whole: to say where they differ would be longer."""


def change(before: Any, after: Any) -> Change | None:
    """What leads from one value to the other; None if they are equal. Values of a place keep their type or are None."""
    if before is after:
        return None
    kind = type(after)
    if type(before) is not kind:
        return [after]
    if isinstance(after, Struct):
        return _inside(before, after, _names(type(after)))
    if before == after:
        return None
    if kind is tuple or kind is list or (kind is str and len(after) > _SHORT and after.isascii() and before.isascii()):
        return _spliced(before, after)
    return [after]


@cache
def _names(kind: type[Struct]) -> tuple[tuple[str, str], ...]:
    """The fields of a struct and their names in JSON; none if it leaves fields out, for then it must be sent whole."""
    config = kind.__struct_config__
    found = fields(kind)
    if config.omit_defaults or config.array_like or any(field.default is UNSET for field in found):
        return ()
    return tuple((field.name, field.encode_name) for field in found)


def _inside(before: Struct, after: Struct, names: tuple[tuple[str, str], ...]) -> Change | None:
    if not names:
        return None if before == after else [after]
    found = {}
    for name, key in names:
        old, new = getattr(before, name), getattr(after, name)
        if old is not new and (inner := change(old, new)) is not None:
            found[key] = inner
    return found or None


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
