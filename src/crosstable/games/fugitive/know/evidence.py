"""What the Marshal has seen and heard, in the order in which it happened."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from crosstable.core import Event

from ..data import DEALT, FUGITIVE, GOAL, HELD, MARSHAL, PILES, START
from ..events import CardsShown, Drew, EventDrawn, Got, Guessed, Learned, Lost, Passed, Placed, SprintTurnedUp, TurnedUp
from ..state import Finding


@dataclass(frozen=True)
class Cards:
    """The cards of a game: a smaller set than the real one makes it possible to count all worlds."""

    piles: tuple[tuple[int, ...], ...] = tuple(tuple(pile) for pile in PILES)
    held: tuple[int, ...] = tuple(card for card in HELD if card != GOAL)
    """What the Fugitive holds for certain at the start, apart from 42."""
    dealt: tuple[int, ...] = DEALT

    @property
    def highest(self) -> int:
        """The highest number that can be a hidden hideout."""
        return max(card for pile in self.piles for card in pile)


@dataclass
class Spot:
    """A place of the row as the Marshal sees it."""

    card: int | None
    """Its number, if it lies face up."""
    sprints: int = 0
    known: tuple[int, ...] = ()
    """The sprint cards that lie face up."""
    reach: int = 0
    hand: int = 0
    """How many cards the Fugitive held just before, 42 not counted."""


@dataclass(frozen=True)
class Drawn:
    """The Fugitive drew a card from this pile."""

    pile: int


@dataclass(frozen=True)
class LaidDown:
    """The Fugitive laid a hideout at this place."""

    place: int


@dataclass(frozen=True)
class Dropped:
    """The Fugitive lost this card, for all to see."""

    card: int


@dataclass(frozen=True)
class Passing:
    """The Fugitive laid nothing: because nothing was in reach, or though something was."""

    forced: bool


Moment = Drawn | LaidDown | Dropped | Passing

SPELLS = {"borrowed_moped", "stubbed_toe", "change_of_wind"}
"""Events that change for a turn what is in reach: a pass under one of them is not read."""


@dataclass
class Evidence:
    """Everything the Marshal may build on."""

    cards: Cards = field(default_factory=Cards)
    row: list[Spot] = field(default_factory=lambda: [Spot(START)])
    timeline: list[Moment] = field(default_factory=list)
    mine: set[int] = field(default_factory=set)
    """Cards that were ever in the Marshal's hand."""
    misses: list[tuple[tuple[int, ...], int]] = field(default_factory=list)
    """Wrong guesses, each with the length of the row at the time."""
    findings: list[Finding] = field(default_factory=list)
    hers: list[int] = field(default_factory=lambda: [0, 0, 0])
    """How many cards the Marshal has drawn from each pile."""
    hand: int = -1
    """How many cards the Fugitive holds now, 42 not counted."""

    def __post_init__(self) -> None:
        if self.hand < 0:
            self.hand = len(self.cards.held) + sum(self.cards.dealt)

    def draw(self, pile: int) -> None:
        """The Fugitive drew."""
        self.timeline.append(Drawn(pile))
        self.hand += 1

    def lay(self, sprints: int, reach: int = 0, card: int | None = None) -> None:
        """The Fugitive laid a hideout with this many sprint cards."""
        self.timeline.append(LaidDown(len(self.row)))
        self.row.append(Spot(card, sprints, (), reach, self.hand))
        self.hand -= sprints + (card != GOAL)

    def drop(self, card: int) -> None:
        """The Fugitive lost a card."""
        self.timeline.append(Dropped(card))
        self.hand -= 1

    def wait(self, forced: bool) -> None:
        """The Fugitive passed."""
        self.timeline.append(Passing(forced))

    def find(self, place: int, card: int, sprints: tuple[int, ...]) -> None:
        """A hideout was turned up."""
        self.row[place].card, self.row[place].known = card, sprints

    def bare(self, place: int, card: int) -> None:
        """A sprint card was turned up alone."""
        self.row[place].known = (*self.row[place].known, card)

    def miss(self, numbers: tuple[int, ...]) -> None:
        """A guess was wrong."""
        self.misses.append((numbers, len(self.row)))

    def copy(self) -> "Evidence":
        """The same evidence, to go on with separately."""
        return Evidence(
            self.cards, [replace(spot) for spot in self.row], [*self.timeline], {*self.mine}, [*self.misses],
            [*self.findings], [*self.hers], self.hand,
        )  # fmt: skip

    @property
    def hidden(self) -> list[int]:
        """The places that lie face down."""
        return [place for place, spot in enumerate(self.row) if spot.card is None]


def evidence(heard: Iterable[Event]) -> Evidence:
    """The evidence in what the Marshal has heard since the start.

    From what the Fugitive has heard it is what he knows she knows: everything but her own cards and findings.
    """
    found = Evidence()
    before: Event | None = None
    spell = False
    for event in heard:
        if isinstance(event, Passed) and not spell:
            found.wait(event.forced)
        _note(found, event, before)
        spell = (spell or (isinstance(event, EventDrawn) and event.event in SPELLS)) and not isinstance(
            event, Passed | Placed
        )
        before = event
    return found


def _note(found: Evidence, event: Event, before: Event | None) -> None:
    match event:
        case Drew(seat=seat, pile=pile) if seat == FUGITIVE:
            found.draw(pile)
        case Drew(seat=seat, pile=pile) if seat == MARSHAL:
            found.hers[pile] += 1
        case EventDrawn() if isinstance(before, Drew) and before.seat == FUGITIVE:
            found.timeline.pop()  # what he drew was no hideout
            found.hand -= 1
        case EventDrawn() if isinstance(before, Drew):
            found.hers[before.pile] -= 1
        case Got(card=card) if isinstance(before, Drew) and before.seat == MARSHAL:
            found.mine.add(card)
        case CardsShown(cards=cards):
            found.mine.update(cards)
        case Placed(sprints=sprints, card=card, reach=reach):
            found.lay(sprints, reach, card)
        case Guessed(numbers=numbers, hit=False):
            found.miss(numbers)
        case TurnedUp(place=place, card=card, sprints=sprints):
            found.find(place, card, sprints)
        case SprintTurnedUp(place=place, card=card):
            found.bare(place, card)
        case Lost(seat=seat, card=card) if seat == FUGITIVE:
            found.drop(card)
        case Lost(seat=seat, card=card) if seat == MARSHAL:
            found.mine.add(card)
        case Learned(finding=finding):
            found.findings.append(finding)
        case _:
            pass
