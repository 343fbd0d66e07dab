"""docs/wire.md shows real messages: each of them is one of ours, with all its fields and no others."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import fields

from crosstable.core.codec import codec
from crosstable.core.events import Event
from crosstable.games import GAMES
from crosstable.table.play import Act
from crosstable.table.wire import AnyMessage, AnyRequest

PAGE = (Path(__file__).parents[2] / "docs" / "wire.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
INLINE = re.findall(r"`(\{\"do\".*?\})` \|", PAGE)
EXAMPLES: list[dict[str, Any]] = [msgspec.json.decode(text) for text in (*BLOCKS, *INLINE)]
CROSS = codec(GAMES["cross"])


def plain(value: object) -> Any:
    """A value as it looks on the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


def take_events(message: dict[str, Any]) -> list[Event]:
    """The events of a message, read as the game's own, and taken out of it."""
    holders = [one for one in (message, *message.get("past", ()), *message.get("earlier", ())) if "events" in one]
    found = [event for holder in holders for event in holder["events"]]
    for holder in holders:
        holder["events"] = []
    return [CROSS.event(msgspec.json.encode(event)) for event in found]


def check_view(message: dict[str, Any]) -> None:
    """The view of a message is one of the game's, field by field; only what all views have stays."""
    view = message["play"]["view"]
    assert plain(CROSS.view(msgspec.json.encode(view))) == view
    message["play"]["view"] = {name: view[name] for name in ("seat", "waiting", "offers", "clock", "outcome")}


def test_there_are_examples_of_every_kind() -> None:
    kinds = {kind.__struct_config__.tag for kind in (*AnyMessage.__args__, *AnyRequest.__args__)}
    assert {example.get("is") or example.get("do") for example in EXAMPLES} == kinds


@pytest.mark.parametrize("kind", AnyRequest.__args__, ids=lambda kind: kind.__name__)
def test_every_field_of_a_request_is_shown(kind: type[msgspec.Struct]) -> None:
    shown = [example for example in EXAMPLES if example.get("do") == kind.__struct_config__.tag]
    assert {name for example in shown for name in example} - {"do"} == {f.encode_name for f in fields(kind)}


@pytest.mark.parametrize("example", [e for e in EXAMPLES if "is" in e], ids=lambda e: e["is"])
def test_messages_are_ours(example: dict[str, Any]) -> None:
    message = plain(example)
    take_events(message)
    if message.get("play"):
        check_view(message)
    assert plain(msgspec.convert(message, AnyMessage)) == message


@pytest.mark.parametrize("example", [e for e in EXAMPLES if "do" in e], ids=lambda e: e["do"])
def test_requests_are_understood(example: dict[str, Any]) -> None:
    request = msgspec.json.decode(msgspec.json.encode(example), type=AnyRequest)
    if isinstance(request, Act):
        CROSS.action(bytes(request.action))
