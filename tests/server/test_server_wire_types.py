"""The types of the browser are those of the server: the same names with the same fields."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import fields

import crosstable.server
from crosstable.bots import bot
from crosstable.core import bot as core_bot
from crosstable.core import clock, offers, options, outcome, phrases, record, review, view
from crosstable.review import curve
from crosstable.server import api_types
from crosstable.table import messages, stand_ins

TEXT = (Path(crosstable.server.__file__).parent / "web" / "lib" / "wire.d.ts").read_text(encoding="utf-8")
INTERFACES: dict[str, str] = dict(re.findall(r"export interface (\w+) \{\n(.*?)\n\}", TEXT, re.DOTALL))
REQUESTS: dict[str, str] = dict(re.findall(r'\| \{ do: "(\w+)"(.*?) \}', TEXT))
MODULES = (
    messages,
    api_types,
    stand_ins,
    bot,
    core_bot,
    clock,
    offers,
    options,
    outcome,
    phrases,
    record,
    view,
    curve,
    review,
)
OTHERWISE = {"Thought": api_types.ThoughtAt, "Message": None, "Choice": None, "Action": None, "GameEvent": None}
"""Types with another name on the server, and those that stand for several."""


def struct_of(name: str) -> Any:
    """The type of the server an interface stands for."""
    if name in OTHERWISE:
        return OTHERWISE[name]
    plain = name.removesuffix("Message")
    return next((getattr(module, plain) for module in MODULES if hasattr(module, plain)), None)


def wire_names(struct: Any) -> set[str]:
    return {field.encode_name for field in fields(struct)}


def known(text: str) -> dict[str, bool]:
    """The fields of an interface, and whether each may be left out."""
    bare = re.sub(r"/\*.*?\*/|\{[^{}]*\}", "", text, flags=re.DOTALL)
    return {name: bool(mark) for name, mark in re.findall(r"(?:^|;)\s*(\w+)(\?)?:", bare, re.MULTILINE)}


PAIRS = [(name, struct) for name in INTERFACES if (struct := struct_of(name)) is not None]


def test_most_interfaces_are_compared() -> None:
    assert len(PAIRS) > 35


@pytest.mark.parametrize(("name", "struct"), PAIRS, ids=[name for name, _ in PAIRS])
def test_an_interface_has_the_fields_of_its_type(name: str, struct: Any) -> None:
    assert known(INTERFACES[name]).keys() - {"is"} == wire_names(struct)


def test_every_request_is_there() -> None:
    kinds = {kind.__struct_config__.tag for kind in messages.AnyRequest.__args__}
    assert set(REQUESTS) == kinds - {"hello", "ping"}


@pytest.mark.parametrize("do", REQUESTS)
def test_a_request_has_the_fields_of_its_type(do: str) -> None:
    struct = next(kind for kind in messages.AnyRequest.__args__ if kind.__struct_config__.tag == do)
    optional = {f.encode_name: f.default is not msgspec.NODEFAULT for f in fields(struct) if f.encode_name != "id"}
    assert known(REQUESTS[do]) == optional
