"""A game of Fugitive, whole: what lies where, whose turn it is, and what is still to come."""

from typing import Literal

from msgspec import Struct

from crosstable.core import Outcome, Seat

from .data import FUGITIVE, GOAL, Options

Phase = Literal["draw", "place", "extra_card", "guess", "manhunt"]
Errand = Literal["fugitive_draws", "marshal_draws", "marshal_asks"]
"""What an event makes somebody do at once, before the turn goes on."""


Hands = tuple[tuple[int, ...], tuple[int, ...]]


class Hideout(Struct, frozen=True, gc=False):
    """A card of the row with the sprint cards under it."""

    card: int
    sprints: tuple[int, ...] = ()
    up: bool = False
    bared: tuple[int, ...] = ()
    """Sprint cards that were turned up alone."""
    reach: int = 0
    """What events added to the reach when it was laid."""

    @property
    def shown(self) -> tuple[int, ...]:
        """The sprint cards that everybody sees: all of a found hideout, none under 42 (F14, F16)."""
        return self.sprints if self.up and self.card != GOAL else self.bared


class GuessMade(Struct, frozen=True, gc=False):
    """A guess on record: in which turn, how long the row was then, and whether it hit."""

    turn: int
    row: int
    numbers: tuple[int, ...]
    hit: bool


class Finding(Struct, frozen=True, gc=False):
    """What the Marshal learned about the hideout at this place of the row (the start is place 0)."""

    place: int
    what: Literal["odd", "even", "higher", "not_higher"]
    number: int = 0


class Coming(Struct, frozen=True, gc=False):
    """What events have put on the next turns. It is used up when a turn comes to placing or guessing."""

    reach: int = 0
    no_sprints: bool = False
    hideouts: int = 0
    guesses: int = 0
    no_guess: bool = False
    one_number: bool = False
    no_draw: tuple[Seat, ...] = ()


NOTHING = Coming()


class State(Struct, frozen=True, gc=False):
    """Everything. The top card of a pile is its last one."""

    options: Options
    piles: tuple[tuple[int, ...], ...]
    hands: Hands
    """Sorted: the Fugitive's, the Marshal's."""
    row: tuple[Hideout, ...]
    side: Seat = FUGITIVE
    """Whose turn it is."""
    phase: Phase = "place"
    turn: int = 1
    draws: int = 0
    """Cards still to draw this turn."""
    hideouts: int = 2
    """Hideouts that may still be laid this turn."""
    placed: int = 0
    """Hideouts laid this turn."""
    guesses: int = 0
    """Guesses left this turn."""
    reach: int = 0
    """What events add to the reach this turn."""
    no_sprints: bool = False
    one_number: bool = False
    errands: tuple[Errand, ...] = ()
    """Done from the last to the first."""
    coming: Coming = NOTHING
    made: tuple[GuessMade, ...] = ()
    idle: int = 0
    """The Fugitive's passes in a row with all piles empty (F23)."""
    out: tuple[int, ...] = ()
    """Cards that lie face up out of the game."""
    findings: tuple[Finding, ...] = ()
    """What the Marshal alone has learned."""
    seen: tuple[int, ...] = ()
    """The Marshal's cards that the Fugitive has seen."""
    decks: tuple[tuple[int, ...], ...] = ()
    """Event piles: one with discovery; for the Fugitive, neutral and for the Marshal with catch-up."""
    discards: tuple[tuple[int, ...], ...] = ()
    """The discards of each event pile."""
    spent: tuple[int, ...] = ()
    """Events and placeholders that came out of the piles."""
    outcome: Outcome | None = None

    @property
    def hidden(self) -> int:
        """How many hideouts lie face down."""
        return [hideout.up for hideout in self.row].count(False)

    @property
    def newest_hidden(self) -> int:
        """The place of the last face-down hideout."""
        return max(place for place, hideout in enumerate(self.row) if not hideout.up)

    def face_up(self) -> set[int]:
        """Every number that lies face up (F18)."""
        up = set(self.out)
        for hideout in self.row:
            if hideout.up:
                up.add(hideout.card)
            if hideout.sprints and (hideout.up or hideout.bared):
                up.update(hideout.shown)
        return up
