"""Set-ups of The Resistance with a name, and the characters that are dealt."""

from collections import Counter
from typing import Any

import msgspec
from msgspec.structs import replace

from crosstable.core import BadSetup, Value
from crosstable.core.options import Pile, Preset

from ..data import SIDE, SIDES, Options
from ..rules.setup import characters_for, check

SETTLE = (
    "targeting", "blind_spies", "plot", "hunter", "dummy_agent", "coordinator", "deep_agent", "pretender", "blame",
    "inquisitor", "reverser", "hidden_reverser", "literal_reverse",
)  # fmt: skip
"""What makes another game; house rules are a matter of taste."""

WISHES: tuple[dict[str, Any], ...] = (
    {"reverser": "both"},
    {"reverser": "resistance"},
    {"deep_agent": True},
    {"dummy_agent": True},
    {"coordinator": True},
    {"pretender": True},
    {"blame": True},
)
"""What may join Hunter, Inquisitor and plot cards, in this order, each if it still fits."""


def everything(seats: int) -> Options:
    """Every module, and every character there is still a place for; the second best where the best has none."""
    chosen = Options(plot=True, hunter=True, inquisitor=True)
    for wish in WISHES:
        if any(getattr(chosen, name) not in (False, "none") for name in wish):
            continue
        try:
            check(wished := replace(chosen, **wish), seats)
        except BadSetup:
            continue
        chosen = wished
    return chosen


def _changed(options: Options) -> dict[str, Value]:
    """What is not at its default."""
    usual: dict[str, Value] = msgspec.to_builtins(Options())
    return {name: value for name, value in msgspec.to_builtins(options).items() if value != usual[name]}


def _same(options: Options) -> dict[int, dict[str, Value]]:
    return {seats: _changed(options) for seats in SIDES}


PRESETS = (
    Preset("classic", _same(Options())),
    Preset("hunter", _same(Options(hunter=True))),
    Preset("inquisitor", _same(Options(hunter=True, inquisitor=True))),
    Preset("everything", {seats: _changed(everything(seats)) for seats in SIDES}),
)


def deck(options: Options, seats: int) -> tuple[Pile, ...]:
    """The characters, and the Inquisitor's card if it is in play."""
    piles = tuple(Pile(card, count, SIDE[card]) for card, count in Counter(characters_for(options, seats)).items())
    return (*piles, *((Pile("inquisitor", 1),) if options.inquisitor else ()))
