"""Deals as a test wants them, and games that begin with them."""

from collections.abc import Iterable
from typing import Any, TypeVar

from crosstable.core.action import Action
from crosstable.core.chance import Chance, QuickChance
from crosstable.core.events import Event
from crosstable.core.seats import Seat
from crosstable.core.step import Step
from crosstable.games.crossfire import GAME
from crosstable.games.crossfire.actions import Aim, Claim, PlaceShots, Ready
from crosstable.games.crossfire.data import Options
from crosstable.games.crossfire.state import State

T = TypeVar("T")


class Stacked(Chance):
    """Chance that deals these cards, clockwise from the dealer, and mixes as it is told.

    A mixing is the order in which the three cards go back: (2, 0, 1) gives the first player the third card.
    """

    def __init__(self, cards: Iterable[str], mixes: Iterable[tuple[int, int, int]] = ()) -> None:
        self.cards = tuple(cards)
        self.mixes = tuple(mixes)

    def below(self, label: str, n: int) -> int:
        """Lots always fall on the first."""
        return 0

    def shuffle(self, label: str, items: Iterable[T]) -> tuple[T, ...]:
        """The order that was asked for; a mixing nobody mentioned leaves the cards where they are."""
        cards: tuple[Any, ...] = tuple(items)
        if label == "deal":
            assert sorted(self.cards) == sorted(cards)
            return self.cards  # type: ignore[return-value]
        number = int(label.removeprefix("mix ")) - 1
        order = self.mixes[number] if number < len(self.mixes) else (0, 1, 2)
        return tuple(cards[place] for place in order)


def timeless(**options: Any) -> Options:
    """Options of a table without clocks whose first seat deals."""
    return Options(**({"seconds": 0, "aim_seconds": 0, "dealer": 1} | options))


def dealt(cards: str, mixes: Iterable[tuple[int, int, int]] = (), **options: Any) -> Step[State]:
    """A game after this deal; the cards are written clockwise from the dealer."""
    roles = cards.split()
    seats = len(roles) + (options.get("mode") == "sniper")
    return GAME.start(timeless(**options), seats, Stacked(roles, mixes))


def do(state: State, *moves: tuple[Seat, Action]) -> State:
    """The state after these actions."""
    for seat, action in moves:
        state = GAME.play(state, seat, action, QuickChance(0)).state
    return state


def events_of(step: Step[State], viewer: Seat | None) -> list[Event]:
    """What this viewer hears."""
    return [told.event for told in step.events if told.to.includes(viewer)]


def talking(cards: str, **options: Any) -> State:
    """A game in which everybody has claimed to be Undeclared and the timer runs."""
    state = dealt(cards, **options).state
    return do(state, *((seat, Claim("undeclared")) for seat in state.circle))


def counting(cards: str, shots: tuple[Seat, ...] = (), **options: Any) -> State:
    """A game in which all are ready and the count has begun; the Sniper has laid her cards here."""
    state = talking(cards, **options)
    if shots and state.sniper is not None:
        state = do(state, (state.sniper, PlaceShots(shots)))
    return do(state, *((seat, Ready()) for seat in range(state.seats)))


def shoot(state: State, *aims: Seat) -> State:
    """Everybody points at these seats, in the order of the seats."""
    return do(state, *((seat, Aim((at,))) for seat, at in enumerate(aims)))
