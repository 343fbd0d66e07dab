"""A small game with secrets, honest or with one chosen leak, to prove that the leak test can fail.

Three players get a card each and secretly choose a colour. When all have chosen, the colours are shown and the first
player guesses the second player's card.
"""

from typing import Literal

from msgspec import Struct, structs

from crosstable.core.action import Action
from crosstable.core.chance import Chance
from crosstable.core.clock import Clock
from crosstable.core.errors import Illegal
from crosstable.core.events import EVERYBODY, Event, Told, only
from crosstable.core.game import Facts, check_setup
from crosstable.core.offers import Offer, OneOf, allowed, offer
from crosstable.core.outcome import Outcome, broken_off
from crosstable.core.seats import Seat
from crosstable.core.sentence import Sentence, sentence
from crosstable.core.step import Step
from crosstable.core.view import View

CARDS = (1, 2, 3, 4)
LeakKind = Literal["honest", "view", "length", "offers", "error", "waiting", "event", "order"]
LEAKS: tuple[LeakKind, ...] = ("view", "length", "offers", "error", "waiting", "event", "order")


class ToyOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The toy has nothing to choose but this."""

    loud: bool = False


class Choose(Action, frozen=True):
    """Secretly choose a colour."""

    colour: str


class Guess(Action, frozen=True):
    """Guess the second player's card."""

    card: int


class Dealt(Event, frozen=True):
    """A player's own card."""

    card: int


class Chosen(Event, frozen=True):
    """Somebody has chosen; which colour, only where it leaks."""

    seat: Seat
    colour: str = ""


class Shown(Event, frozen=True):
    """All colours, and at the end the second player's card."""

    colours: tuple[str, ...]
    card: int = 0
    guess: int = 0


class ToyState(Struct, frozen=True):
    """Cards and colours; an empty colour is not chosen yet."""

    cards: tuple[int, ...]
    colours: tuple[str, ...] = ("", "", "")
    outcome: Outcome | None = None


class ToyView(View, frozen=True, kw_only=True):
    """The viewer's own card, and what else a leaky toy shows."""

    card: int
    extra: str


class Toy:
    """The toy game with this leak."""

    facts = Facts(
        id="toy", rules=1, seats=(3,), options=ToyOptions, state=ToyState, view=ToyView, actions=(Choose, Guess),
        events=(Dealt, Chosen, Shown), longest=4, levels=(),
    )  # fmt: skip

    def __init__(self, leak: LeakKind) -> None:
        self.leak = leak

    def check(self, options: ToyOptions, seats: int) -> None:
        """The toy is for three."""
        check_setup(self.facts, options, seats)

    def start(self, options: ToyOptions, seats: int, chance: Chance) -> Step[ToyState]:
        """Deal."""
        cards = chance.shuffle("deal", CARDS)[:3]
        return Step(ToyState(cards), tuple(Told(only(seat), Dealt(card)) for seat, card in enumerate(cards)))

    def actors(self, state: ToyState) -> frozenset[Seat]:
        """Who has not chosen; then the first player."""
        if state.outcome:
            return frozenset()
        return frozenset(s for s in range(3) if not state.colours[s]) or frozenset({0})

    def moves(self, state: ToyState, seat: Seat) -> tuple[Offer, ...]:
        """Nothing is said beside the play."""
        return self.offers(state, seat)

    def offers(self, state: ToyState, seat: Seat) -> tuple[Offer, ...]:
        """A colour, or a guess."""
        if seat not in self.actors(state):
            return ()
        if not all(state.colours):
            return (offer(Choose, colour=OneOf(("red", "blue"))),)
        cards = tuple(c for c in CARDS if c != state.cards[0])
        if self.leak == "offers":
            cards = tuple(c for c in cards if c != state.cards[2])
        return (offer(Guess, card=OneOf(cards)),)

    def play(self, state: ToyState, seat: Seat, action: Choose | Guess, chance: Chance) -> Step[ToyState]:
        """Choose or guess."""
        if not allowed(self.offers(state, seat), action):
            card = state.cards[2] if self.leak == "error" else 0
            raise Illegal("cross-no-such-cell", cell=str(card))
        if isinstance(action, Guess):
            right = action.card == state.cards[1]
            over = structs.replace(state, outcome=Outcome((0,) if right else (1,), sentence("game-over")))
            return Step(over, (Told(EVERYBODY, Shown(state.colours, state.cards[1], action.card)),))
        colours = tuple(action.colour if s == seat else c for s, c in enumerate(state.colours))
        return Step(structs.replace(state, colours=colours), tuple(self._choice_events(state, seat, action, colours)))

    def _choice_events(self, state: ToyState, seat: Seat, action: Choose, colours: tuple[str, ...]) -> list[Told]:
        events = [Told(EVERYBODY, Chosen(seat, action.colour if self.leak == "event" else ""))]
        if all(colours):
            events.append(Told(EVERYBODY, Shown(colours)))
        if self.leak == "order" and state.cards[seat] > 2:
            events.append(events.pop(0))
            events.append(Told(EVERYBODY, Chosen(seat)))
        return events

    def view(self, state: ToyState, seat: Seat | None) -> ToyView:
        """The own card, and the leak."""
        waiting = tuple(sorted(self.actors(state)))
        if self.leak == "waiting" and state.cards[2] == 1:
            waiting = tuple(s for s in waiting if s != 2) or waiting
        extra = {"view": str(state.cards), "length": "*" * state.cards[2]}.get(self.leak, "")
        return ToyView(
            seat=seat,
            waiting=waiting,
            offers=() if seat is None else self.offers(state, seat),
            clock=None,
            outcome=state.outcome,
            card=0 if seat is None else state.cards[seat],
            extra=extra,
        )

    def clock(self, state: ToyState) -> Clock | None:
        """The toy has no clock."""
        return None

    def outcome(self, state: ToyState) -> Outcome | None:
        """Who won."""
        return state.outcome

    def call_off(self, state: ToyState, why: Sentence) -> ToyState:
        """Nobody won."""
        return structs.replace(state, outcome=broken_off(why))
