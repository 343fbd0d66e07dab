"""A small game with secrets and a clock, for tests of the table: two players, a card each, one secret choice each.

The cards are dealt from chance. Each player secretly keeps or throws the card; when both have chosen, all is shown
and the highest card that was kept wins (nobody wins if none was kept).
"""

from typing import Annotated

from msgspec import Meta, Struct, structs

from crosstable.bots.bot import BotChoice
from crosstable.core.action import Action, TimeUp
from crosstable.core.bot import Bot, Sight, Stop, Thought
from crosstable.core.chance import Chance
from crosstable.core.clock import Clock
from crosstable.core.errors import Illegal
from crosstable.core.events import EVERYBODY, Event, Told, only
from crosstable.core.game import Facts, check_setup
from crosstable.core.offers import Offer, OneOf, offer
from crosstable.core.options import among
from crosstable.core.outcome import Outcome, broken_off
from crosstable.core.seats import TIME, Seat
from crosstable.core.sentence import Sentence, sentence
from crosstable.core.step import Step
from crosstable.core.view import View


class CardOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """How long both may think together, in milliseconds; 0 is no clock."""

    time: Annotated[int, Meta(ge=0, le=600_000), among(0, 1000)] = 0


class Decide(Action, frozen=True):
    """Keep or throw one's card."""

    keep: bool


class GotCard(Event, frozen=True):
    """One's own card."""

    card: int


class HasDecided(Event, frozen=True):
    """Somebody has decided; nobody hears what."""

    seat: Seat


class AllShown(Event, frozen=True):
    """The end: all cards, and who kept."""

    cards: tuple[int, ...]
    kept: tuple[bool | None, ...]


class CardState(Struct, frozen=True):
    """Cards and choices; None is not chosen yet."""

    options: CardOptions
    cards: tuple[int, ...]
    kept: tuple[bool | None, ...] = (None, None)
    outcome: Outcome | None = None


class CardView(View, frozen=True, kw_only=True):
    """One's own card and choice, and how many have chosen."""

    card: int | None
    kept: bool | None
    decided: int
    cards: tuple[int, ...] | None
    """All cards, when it is over."""
    leak: tuple[int, ...] = ()


class SecretCards:
    """The game. `leaky` shows everybody's cards to everybody, to prove that tests notice."""

    facts = Facts(
        id="secret_cards", rules=1, seats=(2,), options=CardOptions, state=CardState, view=CardView,
        actions=(Decide, TimeUp), events=(GotCard, HasDecided, AllShown), longest=2, levels=("plain", "wrong", "dead"),
    )  # fmt: skip

    def __init__(self, *, leaky: bool = False) -> None:
        self.leaky = leaky

    def check(self, options: CardOptions, seats: int) -> None:
        """For two."""
        check_setup(self.facts, options, seats)

    def start(self, options: CardOptions, seats: int, chance: Chance) -> Step[CardState]:
        """Deal two of ten cards."""
        cards = chance.shuffle("deal", range(1, 11))[:2]
        return Step(CardState(options, cards), tuple(Told(only(s), GotCard(c)) for s, c in enumerate(cards)))

    def actors(self, state: CardState) -> frozenset[Seat]:
        """Whoever has not chosen."""
        return frozenset() if state.outcome else frozenset(s for s, kept in enumerate(state.kept) if kept is None)

    def moves(self, state: CardState, seat: Seat) -> tuple[Offer, ...]:
        """Keep it or not."""
        return tuple(one for one in self.offers(state, seat) if not one.aside)

    def offers(self, state: CardState, seat: Seat) -> tuple[Offer, ...]:
        """Keep it or not."""
        if seat == TIME:
            return (offer(TimeUp),) if self.clock(state) else ()
        return (offer(Decide, keep=OneOf((True, False))),) if seat in self.actors(state) else ()

    def play(self, state: CardState, seat: Seat, action: Action, chance: Chance) -> Step[CardState]:
        """Choose; the second choice, or the end of the time, ends the game."""
        if state.outcome:
            raise Illegal("game-over")
        if isinstance(action, TimeUp) and seat == TIME and self.clock(state):
            return self._end(state)
        if not isinstance(action, Decide) or seat not in self.actors(state):
            raise Illegal("not-your-turn")
        kept = tuple(action.keep if s == seat else k for s, k in enumerate(state.kept))
        after = structs.replace(state, kept=kept)
        if None in kept:
            return Step(after, (Told(EVERYBODY, HasDecided(seat)),))
        return self._end(after)

    def _end(self, state: CardState) -> Step[CardState]:
        best = max((card for card, kept in zip(state.cards, state.kept, strict=True) if kept), default=None)
        winners = () if best is None else (state.cards.index(best),)
        over = structs.replace(state, outcome=Outcome(winners, sentence("game-over")))
        return Step(over, (Told(EVERYBODY, AllShown(state.cards, state.kept)),))

    def view(self, state: CardState, seat: Seat | None) -> CardView:
        """One's own card."""
        return CardView(
            seat=seat,
            waiting=tuple(sorted(self.actors(state))),
            offers=() if seat is None else self.offers(state, seat),
            clock=self.clock(state),
            outcome=state.outcome,
            card=None if seat is None else state.cards[seat],
            kept=None if seat is None else state.kept[seat],
            decided=2 - state.kept.count(None),
            cards=state.cards if state.outcome else None,
            leak=state.cards if self.leaky else (),
        )

    def clock(self, state: CardState) -> Clock | None:
        """One clock for both together."""
        if state.outcome or not state.options.time:
            return None
        return Clock("both", state.options.time / 1000)

    def outcome(self, state: CardState) -> Outcome | None:
        """Who won."""
        return state.outcome

    def call_off(self, state: CardState, why: Sentence) -> CardState:
        """Nobody won, and all cards lie open."""
        return structs.replace(state, outcome=broken_off(why))


class PlainBot:
    """Keeps its card. `wrong` raises; `dead` takes its whole process with it."""

    def __init__(self, level: str) -> None:
        self._level = level

    def think(self, sight: Sight, stop: Stop) -> Thought:
        """Keep."""
        if self._level == "dead":
            import os

            os._exit(3)
        if self._level == "wrong":
            raise ValueError("a bot's mistake")
        return Thought(Decide(keep=True), 0.75)


def plain_bot(facts: Facts, choice: BotChoice) -> Bot:
    """The bots of the game, where a worker looks for them."""
    return PlainBot(choice.level)
