"""A game's types as bytes: one format for wire, record, store and tests."""

from typing import Any, Union

import msgspec

from .action import Action
from .events import Event
from .game import AnyGame, Facts
from .view import View

_encoder = msgspec.json.Encoder(order="deterministic")
encode = _encoder.encode
"""Anything of ours as JSON. Equal values give equal bytes."""
encode_lines = _encoder.encode_lines
"""The same for many, a line each."""


class Codec:
    """Reads what belongs to one game. Anything else is a msgspec.ValidationError."""

    def __init__(self, facts: Facts) -> None:
        self.action_type: Any = Union[tuple(facts.actions)]  # noqa: UP007
        self._actions: msgspec.json.Decoder[Action] = msgspec.json.Decoder(self.action_type)
        self._events: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Union[tuple(facts.events)])  # noqa: UP007
        self._views: msgspec.json.Decoder[View] = msgspec.json.Decoder(facts.view)

    def action(self, data: bytes) -> Action:
        """An action of this game from its bytes."""
        return self._actions.decode(data)

    def action_from(self, data: object) -> Action:
        """An action of this game from plain data."""
        found: Action = msgspec.convert(data, self.action_type)
        return found

    def event(self, data: bytes) -> Event:
        """An event of this game from its bytes."""
        return self._events.decode(data)

    def view(self, data: bytes) -> View:
        """A view of this game from its bytes."""
        return self._views.decode(data)


_CODECS: dict[int, tuple[Facts, Codec]] = {}


def codec(game: AnyGame) -> Codec:
    """The codec of a game, made once."""
    facts = game.facts
    found = _CODECS.get(id(facts))  # to compare all that is fixed about a game takes longer than to read an action
    if found is None:
        found = _CODECS[id(facts)] = facts, Codec(facts)
    return found[1]
