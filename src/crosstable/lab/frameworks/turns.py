"""A game as a sequence of small choices, one seat after the other: what all frameworks here are made from.

Where a game waits for several seats at once, they choose in turn, and nobody sees a choice before the rules show it.
Asides (talk, resigning) are left out. A position can be copied for nothing: everything in it is immutable.
"""

from typing import Any

import numpy as np
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray

from crosstable.core import TIME, Action, AnyGame, Offer, Seat, Step, TimeUp, View, heard
from crosstable.core.codec import encode
from crosstable.core.record import chance_at

from ..local import JUST_TIME
from .features import Hearing, mask
from .words import Path, Words


class Setup(Struct, frozen=True):
    """What is fixed before the deal."""

    game: AnyGame
    options: Any
    seats: int
    words: Words


def setup_of(game: AnyGame, options: Any = None, seats: int | None = None) -> Setup:
    """A set-up, with the usual options and the fewest seats unless others are named."""
    chosen = game.facts.options() if options is None else options
    count = seats or min(game.facts.seats)
    game.check(chosen, count)
    return Setup(game, chosen, count, Words(game, chosen, count))


class Position(Struct, frozen=True, gc=False):
    """A moment of a game: its steps so far, and the words the acting seat has said towards its action."""

    setup: Setup
    seed: bytes
    steps: tuple[Step[Any], ...]
    path: Path
    offers: tuple[Offer, ...]
    """What the acting seat may do."""
    words: tuple[int, ...]
    """What the acting seat may say now; none if the game is over."""
    seat: Seat
    """Who says it; -1 if the game is over."""
    hearing: Hearing
    """What was told up to where somebody last looked, on whichever course of this game."""

    @property
    def state(self) -> Any:
        """The state of the game."""
        return self.steps[-1].state

    def say(self, word: int) -> "Position":
        """The position after the acting seat has said this."""
        if word not in self.words:
            raise ValueError(f"{word} cannot be said now")
        words, path, action = self.setup.words.next(self.offers, (*self.path, word))
        if action is None:
            return replace(self, path=path, words=words)
        fields = {**action}
        return self.do(self.setup.game.facts.action(fields.pop("type"), fields))

    def do(self, action: Action) -> "Position":
        """The position after the acting seat has done this at once, whatever it had begun to say."""
        step = self.setup.game.play(self.state, self.seat, action, chance_at(self.seed, len(self.steps)))
        return _settled(self.setup, self.seed, (*self.steps, step), self.hearing)

    def rewards(self) -> list[float]:
        """1 for who has won and -1 for who has not; 0 while the game goes on, or if it has no winner."""
        outcome = self.setup.game.outcome(self.state)
        if outcome is None or not outcome.winners:
            return [0.0] * self.setup.seats
        return [1.0 if seat in outcome.winners else -1.0 for seat in range(self.setup.seats)]

    def own_path(self, seat: Seat) -> Path:
        """The words said so far, for who said them; nobody else knows them yet."""
        return self.path if seat == self.seat else ()

    def view(self, seat: Seat) -> View:
        """What a seat sees now."""
        return self.setup.game.view(self.state, seat)

    def numbers(self, seat: Seat) -> NDArray[np.float32]:
        """What a seat has heard and has begun to say, as numbers."""
        return self.hearing.numbers(self.steps, seat, self.own_path(seat))

    def mask(self, seat: Seat) -> NDArray[np.int8]:
        """1 for each word that a seat may say now."""
        return mask(self.words if seat == self.seat else (), len(self.setup.words))

    def sight(self, seat: Seat) -> str:
        """What a seat sees now, and what it has begun to say."""
        return encode((seat, self.view(seat), self.own_path(seat))).decode()

    def knowledge(self, seat: Seat) -> str:
        """Everything a seat knows, with perfect recall: what it heard, what it sees, and what it has begun to say."""
        past = [heard(step.events, seat) for step in self.steps]
        return encode((seat, past, self.view(seat), self.own_path(seat))).decode()


def begin(setup: Setup, seed: bytes) -> Position:
    """The first position of the game with this seed."""
    first = setup.game.start(setup.options, setup.seats, chance_at(seed, 0))
    return _settled(setup, seed, (first,), Hearing(setup.seats))


def _settled(setup: Setup, seed: bytes, steps: tuple[Step[Any], ...], hearing: Hearing) -> Position:
    """The position after these steps; where the game waits for time alone, time is up."""
    game = setup.game
    while (actors := game.actors(steps[-1].state)) == JUST_TIME:
        steps = (*steps, game.play(steps[-1].state, TIME, TimeUp(), chance_at(seed, len(steps))))
    if not actors or game.outcome(steps[-1].state) is not None:
        return Position(setup, seed, steps, (), (), (), -1, hearing)
    seat = min(actors - JUST_TIME)
    offers = game.moves(steps[-1].state, seat)
    words, path, _ = setup.words.next(offers, ())
    return Position(setup, seed, steps, path, offers, words, seat, hearing)
