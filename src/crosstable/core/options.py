"""A table's options: declared once, on the game's Options struct, and read from there by lobby and engine.

class Options(Struct, frozen=True, forbid_unknown_fields=True):
    size: Annotated[int, among(5, 6, 7), Meta(ge=2, le=10)] = 6
    swap: bool = True
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct, inspect

from .errors import BadSetup
from .offers import Value
from .sentence import Sentence, sentence
from .writing import printable

O = TypeVar("O", bound=Struct)  # noqa: E741
_SHOWN = 40
"""How many characters of an unknown name are repeated."""


class Under(Struct, frozen=True):
    """On which options another one hangs: it is there while one of them has one of these values."""

    parents: tuple[str, ...]
    values: tuple[Value, ...]


class OptionField(Struct, frozen=True, omit_defaults=True):
    """One option as a lobby shows it: its name, what may be chosen there, and the default."""

    name: str
    of: tuple[Value, ...]
    default: Value
    under: Under | None = None
    """It stands under these and follows them."""
    seat: bool = False
    """It is the number of a seat, from 1, or 0 for nobody: a lobby offers the players by name."""


class Preset(Struct, frozen=True):
    """A set-up with a name, for each number of seats it can be played with: what is not at its default."""

    id: str
    seats: dict[int, dict[str, Value]]


class Pile(Struct, frozen=True):
    """Equal cards of a deck: which, how many, and whose side they are on, where a game has sides."""

    card: str
    count: int
    side: str = ""


class Presets(Struct, frozen=True):
    """The set-ups with a name, and the options they settle; the others are left as they are."""

    settle: tuple[str, ...] = ()
    of: tuple[Preset, ...] = ()


def among(*values: Value) -> Meta:
    """The values a lobby offers for an option; the engine may accept more."""
    return Meta(extra={"lobby": values})


LATER = Meta(extra={"later": True})
"""Marks an option a game was given when records of it existed: they say nothing of it, nor does a new one at its
default."""


def under(*parents: str, values: tuple[Value, ...] = (True,)) -> Meta:
    """An option that is there only while one of its parents, which are declared before it, has one of these values."""
    return Meta(extra={"under": Under(parents, values)})


def seat_number() -> Meta:
    """An option that names a player: the number of a seat, from 1; 0 is nobody."""
    return Meta(extra={"lobby": (0, 1), "seat": True})


def option_fields(kind: type[Struct]) -> tuple[OptionField, ...]:
    """The options of a game, in the order in which they are declared."""
    hints = get_type_hints(kind, include_extras=True)
    defaults = msgspec.to_builtins(kind())
    return tuple(_field(name, hints[name], defaults[name]) for name in kind.__struct_fields__)


def _field(name: str, hint: Any, default: Value) -> OptionField:
    noted = _noted(hint)
    return OptionField(name, _offered(hint), default, noted.get("under"), noted.get("seat", False))


def _noted(hint: Any) -> dict[str, Any]:
    """What is noted at an option for lobbies."""
    notes = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    return {key: value for note in notes if isinstance(note, Meta) for key, value in (note.extra or {}).items()}


def _offered(hint: Any) -> tuple[Value, ...]:
    noted = _noted(hint)
    if "lobby" in noted:
        return tuple(noted["lobby"])
    plain = get_args(hint)[0] if get_origin(hint) is Annotated else hint
    return (True, False) if plain is bool else tuple(get_args(plain))  # a Literal


def following(kind: type[Struct], options: Mapping[str, Any], chosen: Mapping[str, Any]) -> dict[str, Any]:
    """These options after these were chosen: what hung on an option that is gone goes back to its default."""
    found = {**options, **chosen}
    for field in option_fields(kind):
        if field.under and field.name not in chosen:
            stands = any(found.get(parent) in field.under.values for parent in field.under.parents)
            found[field.name] = found[field.name] if stands else field.default
    return found


def written_options(options: Struct) -> dict[str, Value]:
    """Options as a record keeps them: those that came later only where they are not at their default."""
    given: dict[str, Value] = msgspec.to_builtins(options)
    later = _came_later(type(options))
    return {name: value for name, value in given.items() if name not in later or value != later[name]}


@cache
def _came_later(kind: type[Struct]) -> dict[str, Value]:
    """The options that records may not name, with their defaults."""
    hints, usual = get_type_hints(kind, include_extras=True), msgspec.to_builtins(kind())
    return {name: usual[name] for name in usual if "later" in _noted(hints[name])}


def read_options(kind: type[O], given: object) -> O:
    """Options from plain data, or BadSetup naming what is wrong."""
    try:
        found: O = _the_same(msgspec.convert(given, kind))
        return found
    except msgspec.ValidationError:
        raise BadSetup("bad-options", why=_complaint(kind, given)) from None


@lru_cache(maxsize=1024)
def _the_same(options: Any) -> Any:
    """One object for all tables that play so: what is worked out for a set-up is then found without comparing."""
    return options


def check_options(kind: type[Struct], options: object) -> None:
    """Raise BadSetup if these options, built in Python, could not have come over the wire."""
    if type(options) is not kind:
        raise BadSetup("bad-options", why=sentence("option-unnamed"))
    read_options(kind, msgspec.structs.asdict(options))


def _complaint(kind: type[Struct], given: object) -> Sentence:
    """What is wrong with these options: the first that does not exist or has a value it cannot have."""
    if isinstance(given, Mapping):
        hints = get_type_hints(kind, include_extras=True)
        for name, value in given.items():
            if name not in hints:
                return sentence("option-unknown", name=printable(str(name))[:_SHOWN], names=", ".join(hints))
            try:
                msgspec.convert(value, hints[name])
            except msgspec.ValidationError:
                return _allowed(name, hints[name])
    return sentence("option-unnamed")


def _allowed(name: str, hint: Any) -> Sentence:
    """Which values an option may have."""
    match inspect.type_info(hint):
        case (
            inspect.IntType(ge=int(least), le=int(most))
            | inspect.Metadata(type=inspect.IntType(ge=int(least), le=int(most)))
        ):
            return sentence("option-between", name=name, least=least, most=most)
    values = (str(value).lower() if isinstance(value, bool) else str(value) for value in _offered(hint))
    return sentence("option-among", name=name, values=", ".join(values))
