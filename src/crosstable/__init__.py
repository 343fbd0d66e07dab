"""Crosstable: play, host and study four games.

Everything a script needs is a name of this package; `docs/python.md` shows how to use it. The names are loaded when
they are used, so that `import crosstable` costs nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .core import (
        Action,
        AnyGame,
        BadRecord,
        BadSetup,
        CrosstableError,
        Event,
        Facts,
        Game,
        Illegal,
        Offer,
        OneOf,
        Outcome,
        Refused,
        Seat,
        Sentence,
        SomeOf,
        Step,
        View,
    )
    from .core.record import Move, Record, read_record, replay, write_record
    from .core.review import Insight
    from .core.texts import say
    from .games import GAMES
    from .lab import (
        ArenaResult,
        Balance,
        Filed,
        GameResult,
        LocalGame,
        OwnBot,
        Player,
        PlayerResult,
        actions,
        any_action,
        arena,
        balance,
        belief,
        export,
        load,
        play,
        plot,
        records,
        save,
        simulate,
        to_frame,
    )

__all__ = [
    "GAMES", "Action", "AnyGame", "ArenaResult", "BadRecord", "BadSetup", "Balance", "CrosstableError", "Event",
    "Facts", "Filed", "Game", "GameResult", "Illegal", "Insight", "LocalGame", "Move", "Offer", "OneOf", "Outcome",
    "OwnBot", "Player", "PlayerResult", "Record", "Refused", "Seat", "Sentence", "SomeOf", "Step", "View",
    "actions", "any_action", "arena", "balance", "belief", "export", "load", "play", "plot", "read_record", "records",
    "replay", "save", "say", "simulate", "to_frame", "write_record",
]  # fmt: skip
"""The public names, all of them: nothing else is promised to stay."""

_HOMES = ("core", "core.record", "core.review", "core.texts", "games", "lab")


if not TYPE_CHECKING:  # to a type checker a name that is not public is an error

    def __getattr__(name: str) -> Any:
        """A public name, loaded when it is first used."""
        if name in __all__:
            for home in _HOMES:
                found = vars(import_module(f".{home}", __name__))
                if name in found:
                    globals()[name] = found[name]
                    return found[name]
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
