"""Going for points: a series of games fixed beforehand (C25)."""

from collections.abc import Iterable

from msgspec.structs import replace

from crosstable.core.outcome import Outcome
from crosstable.core.seats import Seat

from .data import Options, State


def points(outcomes: Iterable[Outcome], seats: int) -> tuple[int, ...]:
    """A point for everybody who won a game, by seat."""
    scored = [0] * seats
    for outcome in outcomes:
        for seat in outcome.winners:
            scored[seat] += 1
    return tuple(scored)


def leaders(scored: tuple[int, ...]) -> tuple[Seat, ...]:
    """Who has the most points; a tie is shared."""
    return tuple(seat for seat, mine in enumerate(scored) if mine == max(scored))


def next_options(last: State) -> Options:
    """The options of the next game: the dealer, and in Sniper mode the Sniper, move on clockwise."""
    dealer = (last.dealer + 1) % last.seats + 1
    sniper = 0 if last.sniper is None else (last.sniper + 1) % last.seats + 1
    return replace(last.options, dealer=dealer, sniper=sniper)
