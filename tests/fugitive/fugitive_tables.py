"""Positions of Fugitive, written as one would lay them out on a table."""

from collections.abc import Iterable
from typing import Any

from crosstable.core.action import Action
from crosstable.core.chance import Chance
from crosstable.core.events import Event, heard
from crosstable.core.record import chance_at
from crosstable.core.seats import Seat
from crosstable.core.step import Step
from crosstable.games.fugitive import GAME
from crosstable.games.fugitive.actions import Place
from crosstable.games.fugitive.data import FUGITIVE, MARSHAL, PILES, Options
from crosstable.games.fugitive.state import Hideout, State

LUCK = chance_at(bytes(32), 1)


def down(card: int, *sprints: int) -> Hideout:
    """A face-down hideout."""
    return Hideout(card, sprints)


def up(card: int, *sprints: int) -> Hideout:
    """A hideout that was found."""
    return Hideout(card, sprints, up=True)


def table(
    row: Iterable[Hideout],
    hand: Iterable[int],
    marshal: Iterable[int] = (),
    piles: tuple[tuple[int, ...], ...] | None = None,
    options: Options | None = None,
    **rest: Any,
) -> State:
    """A position; cards that are nowhere else lie in their piles, the highest on top."""
    row, hand, marshal = (Hideout(0, up=True), *row), tuple(sorted(hand)), tuple(sorted(marshal))
    used = {*hand, *marshal, *rest.get("out", ())}
    for hideout in row:
        used |= {hideout.card, *hideout.sprints}
    if piles is None:
        piles = tuple(tuple(card for card in cards if card not in used) for cards in PILES)
    fields = {"turn": 7, "phase": "place", "hideouts": 1, **rest}
    return State(options or Options(), piles, (hand, marshal), row, **fields)


def fugitive_to_lay(row: Iterable[Hideout], hand: Iterable[int], **rest: Any) -> State:
    """The Fugitive has drawn and may lay a hideout."""
    return table(row, hand, side=FUGITIVE, phase="place", **rest)


def marshal_to_guess(row: Iterable[Hideout], hand: Iterable[int] = (42,), **rest: Any) -> State:
    """The Marshal has drawn and may guess."""
    return table(row, hand, **{"side": MARSHAL, "phase": "guess", "guesses": 1, "turn": 8, **rest})


def do(state: State, seat: Seat, action: Action, chance: Chance = LUCK) -> Step[State]:
    """Play one action."""
    return GAME.play(state, seat, action, chance)


def after(state: State, seat: Seat, action: Action, chance: Chance = LUCK) -> State:
    """The state after one action."""
    return do(state, seat, action, chance).state


def hears(step: Step[State], viewer: Seat | None, kind: type[Event]) -> list[Any]:
    """The events of this kind that reach the viewer."""
    return [event for event in heard(step.events, viewer) if isinstance(event, kind)]


def layings(state: State) -> set[tuple[int, tuple[int, ...]]]:
    """Every hideout with every set of sprint cards that is offered."""
    return {
        (fields["card"], fields["sprints"])
        for offer in GAME.offers(state, FUGITIVE)
        if offer.action == "place"
        for fields in offer.choices()
    }


def lay(card: int, *sprints: int) -> Place:
    """The action of laying a hideout."""
    return Place(card, sprints)


class Arranged(Chance):
    """Chance in which some shuffles and picks are arranged; everything else is reproducible luck."""

    def __init__(self, arranged: dict[str, tuple[int, ...]], rest: Chance = LUCK) -> None:
        self._arranged = arranged
        self._rest = rest

    def below(self, label: str, n: int) -> int:
        """A number that was arranged, or luck."""
        return self._arranged[label][0] if label in self._arranged else self._rest.below(label, n)

    def shuffle(self, label: str, items: Iterable[Any]) -> tuple[Any, ...]:
        """The order that was arranged, or luck."""
        return self._arranged[label] if label in self._arranged else self._rest.shuffle(label, items)
