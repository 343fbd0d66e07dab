"""Going for points: everybody who won a game gets one, and the next player deals (C25)."""

from msgspec.structs import replace

from crosstable.core import SeriesRules

from ..data import Options
from ..state import State


def next_options(last: State) -> Options:
    """The options of the next game: the dealer, and in Sniper mode the Sniper, move on clockwise."""
    dealer = (last.dealer + 1) % last.seats + 1
    sniper = 0 if last.sniper is None else (last.sniper + 1) % last.seats + 1
    return replace(last.options, dealer=dealer, sniper=sniper)


SERIES = SeriesRules(turn=False, follow=next_options)
"""Everybody keeps their seat: the deal goes round instead."""
