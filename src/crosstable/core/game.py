"""The contract between a game and everything around it."""

from collections.abc import Callable, Iterator
from functools import cached_property
from operator import attrgetter
from typing import Any, Generic, Literal, Protocol, TypeVar

from msgspec import Struct

from .action import Action, tag_of
from .chance import Chance
from .clock import Clock
from .errors import BadSetup, CrosstableError
from .events import Event
from .offers import Below, Offer
from .options import OptionField, check_options, option_fields
from .outcome import Outcome
from .phrases import Phrase
from .seats import Seat
from .sentence import Sentence
from .series import SeriesRules
from .step import Step
from .view import View

S = TypeVar("S")
S_in = TypeVar("S_in", contravariant=True)
V = TypeVar("V", bound=View, covariant=True)


PartName = Literal[
    "bots",
    "fallback",
    "companion",
    "review",
    "insight",
    "outlook",
    "terminal",
    "log",
    "moments",
    "balance",
    "talk",
    "lobby",
    "awards",
    "puzzles",
    "verdict",
]
"""What a game may have besides its rules; what each must have, and how it is loaded, is in `crosstable.core.parts`."""


class Facts(Struct, frozen=True, dict=True):
    """What is fixed about a game. The one place that says it."""

    id: str
    rules: int
    """The version of the rules. It changes whenever an old record would play differently."""
    seats: tuple[int, ...]
    """The numbers of seats it can be played with."""
    options: type[Struct]
    state: type[Struct]
    view: type[View]
    actions: tuple[type[Action], ...]
    events: tuple[type[Event], ...]
    longest: int
    """No game has more actions than this, asides not counted."""
    levels: tuple[str, ...] = ("easy",)
    """The bots it has, weakest first. A game without bots of its own has one that plays at random."""
    timed: tuple[str, ...] = ()
    """Those of them that play better the longer they may think."""
    phrases: tuple[Phrase, ...] = ()
    """What people say over this game, besides what they say at every table."""
    series: SeriesRules = SeriesRules()
    """How its games follow each other."""
    roles: tuple[str, ...] = ()
    """What its seats are called, where that is fixed; each has a text, `<id>-<role>`."""
    open: bool = False
    """Whether everyone sees everything, so that two people on one device need not look away."""
    package: str = ""
    """The importable name of its folder."""
    parts: tuple[PartName, ...] = ()
    """What it has besides its rules."""

    def action(self, tag: str, fields: dict[str, Any]) -> Action:
        """An action from its name and fields, as an offer describes it."""
        return self.kinds[tag](**fields)

    @cached_property
    def kinds(self) -> dict[str, type[Action]]:
        """The kinds of action by their names."""
        return {tag_of(kind): kind for kind in self.actions}

    def option_fields(self) -> tuple[OptionField, ...]:
        """The options as a lobby shows them."""
        return option_fields(self.options)


class Rules(Protocol[S]):
    """The rules of a game: a module with these functions. All are pure and synchronous and do no input or output."""

    def start(self, options: Any, seats: int, chance: Chance) -> Step[S]:
        """The first state."""

    def actors(self, state: S) -> frozenset[Seat]:
        """Everyone the game waits for now; often several, and nobody when it is over."""

    def offers(self, state: S, seat: Seat) -> tuple[Offer, ...]:
        """Everything that seat may do now, asides included."""

    def play(self, state: S, seat: Seat, action: Any, chance: Chance) -> Step[S]:
        """The state after the action, or Illegal. The only judge of what is allowed."""

    def clock(self, state: S) -> Clock | None:
        """The time that runs now; its end is the action TimeUp, played by TIME."""

    def call_off(self, state: S, why: Sentence) -> S:
        """The game broken off here: nobody wins, nobody acts any more, and everything is open as at any end."""


class Telling(Protocol[S_in]):
    """How a game tells what may be done."""

    def __call__(self, state: S_in, seat: Seat) -> tuple[Offer, ...]:
        """Offers for that seat."""


class Viewing(Protocol[S_in, V]):
    """How a game is seen."""

    def __call__(self, state: S_in, seat: Seat | None) -> V:
        """What that seat may know; None is a spectator."""


class Game(Rules[S], Protocol[S, V]):
    """A game as everything around it knows it: its rules, what is fixed about it, and how it is seen."""

    @property
    def facts(self) -> Facts:
        """What is fixed about the game."""

    def check(self, options: Any, seats: int) -> None:
        """Raise BadSetup if this cannot be dealt."""

    def start(self, options: Any, seats: int, chance: Chance) -> Step[S]:
        """The first state. Raises BadSetup like `check`."""

    def moves(self, state: S, seat: Seat) -> tuple[Offer, ...]:
        """The offers that are no asides: what the game waits for."""

    def outcome(self, state: S) -> Outcome | None:
        """Who has won and why, or None while the game goes on."""

    def view(self, state: S, seat: Seat | None) -> V:
        """What that seat may know; None is a spectator."""


class Decidable(Protocol):
    """A state that says itself who has won."""

    @property
    def outcome(self) -> Outcome | None:
        """Who has won and why, or None while the game goes on."""


D = TypeVar("D", bound=Decidable)


class RuledGame(Generic[D, V]):
    """A game put together: facts, a module of rules, a view, and which other set-ups its cards cannot do (`check`).

    Where much can be said beside the play, `moves` spares a player who only plays the asides among the offers.
    """

    def __init__(
        self,
        facts: Facts,
        rules: Rules[D],
        view: Viewing[D, V],
        check: Callable[[Any, int], object] | None = None,
        moves: Telling[D] | None = None,
    ) -> None:
        self.facts, self.view = facts, view
        self.moves = moves or self._without_asides
        self.outcome: Callable[[D], Outcome | None] = attrgetter("outcome")
        """As the state says."""
        self._check, self._start = check, rules.start
        self.actors, self.offers, self.play = rules.actors, rules.offers, rules.play
        self.clock, self.call_off = rules.clock, rules.call_off

    def check(self, options: Any, seats: int) -> None:
        """Raise BadSetup if this cannot be dealt: options made in Python are judged like those from the wire."""
        check_setup(self.facts, options, seats)
        if self._check:
            self._check(options, seats)

    def start(self, options: Any, seats: int, chance: Chance) -> Step[D]:
        """The first state. Raises BadSetup like `check`."""
        self.check(options, seats)
        return self._start(options, seats, chance)

    def _without_asides(self, state: D, seat: Seat) -> tuple[Offer, ...]:
        return tuple([o for o in self.offers(state, seat) if not o.aside])


AnyGame = Game[Any, View]
"""A game, whichever it is."""


def check_seats(facts: Facts, seats: int) -> None:
    """Raise BadSetup if the game cannot be played with this number of seats."""
    if seats not in facts.seats:
        least, most = min(facts.seats), max(facts.seats)
        raise BadSetup("bad-seats", count=seats, least=least, most=most, span=most - least)


def check_setup(facts: Facts, options: object, seats: int) -> None:
    """Raise BadSetup unless these are options of the game, with allowed values, and a number of seats it can have."""
    check_seats(facts, seats)
    check_options(facts.options, options)


def refusal(game: AnyGame, options: Any, seats: int) -> Sentence | None:
    """Why this cannot be dealt, or None."""
    try:
        game.check(options, seats)
    except CrosstableError as error:
        return error.why
    return None


def legal_actions(game: AnyGame, state: Any, seat: Seat, *, asides: bool = False) -> Iterator[Action]:
    """Every action open to a seat, one by one."""
    for offer in game.offers(state, seat) if asides else game.moves(state, seat):
        for fields in offer.choices():
            yield game.facts.action(offer.action, fields)


def random_action(game: AnyGame, state: Any, seat: Seat, below: Below) -> Action:
    """An action chosen at random among the offers of a seat the game waits for."""
    offers = game.moves(state, seat)
    chosen = offers[below(len(offers))]
    return game.facts.kinds[chosen.action](**(chosen.pick(below) if chosen.fields else {}))
