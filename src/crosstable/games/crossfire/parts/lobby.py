"""Set-ups of Crossfire with a name, by the number of players, and the cards that are dealt."""

from collections import Counter
from collections.abc import Iterable

from crosstable.core import BadSetup, Value
from crosstable.core.options import Pile, Preset

from ..data import SPECIALS, STANDARD, Mode, Options, Special
from ..rules.deck import deck_of

SETTLE = ("mode", *SPECIALS, "both_guns", "late_guard")

GUARDS: tuple[Special, ...] = ("bodyguard", "enforcer", "peace_keeper")
"""Who makes the fight harder to read without changing who stands by."""
ALL: tuple[Special, ...] = ("bomber", *GUARDS, "protester", "supporter")
"""The special roles in the order in which they join, each if it still fits."""


def fitting(mode: Mode, seats: int, wanted: Iterable[Special]) -> tuple[Special, ...]:
    """As many of these special roles, in this order, as the cards for so many players allow."""
    chosen: tuple[Special, ...] = ()
    for special in wanted:
        more = tuple(one for one in SPECIALS if one in (*chosen, special))
        try:
            deck_of(mode, seats, more)
        except BadSetup:
            continue
        chosen = more
    return chosen


def _with(mode: Mode, wanted: Iterable[Special]) -> dict[int, dict[str, Value]]:
    """The mode with those of these roles that fit, for every number of players it can be played with."""
    head: dict[str, Value] = {} if mode == Options().mode else {"mode": mode}
    return {seats: head | dict.fromkeys(fitting(mode, seats, wanted), True) for seats in STANDARD[mode]["vip"]}


PRESETS = (
    Preset("classic", _with("crossfire", ())),
    Preset("guards", _with("crossfire", GUARDS)),
    Preset("everything", _with("crossfire", ALL)),
    Preset("sniper", _with("sniper", ())),
)


def deck(options: Options, seats: int) -> tuple[Pile, ...]:
    """The roles that are dealt, and the Sniper, whose card lies open (C7)."""
    sniper = ("sniper",) if options.mode == "sniper" else ()
    roles = (*deck_of(options.mode, seats, options.specials), *sniper)
    return tuple(Pile(role, count) for role, count in Counter(roles).items())
