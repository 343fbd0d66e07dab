"""A game in this process: for the terminal, the arena and scripts. Here nobody's thinking time runs out by itself."""

import time
from typing import Any

from crosstable.bots.bot import secret_of
from crosstable.core import (
    EVERYBODY,
    TIME,
    Action,
    AnyGame,
    BadRecord,
    Event,
    Outcome,
    Seat,
    Sight,
    Step,
    TimeUp,
    Told,
    View,
    heard,
    new_seed,
)
from crosstable.core.chance import SEALED, drawn
from crosstable.core.options import read_options
from crosstable.core.record import Header, Move, Record, chance_at, header_of, replay
from crosstable.games import GAMES

JUST_TIME = frozenset({TIME})


class LocalGame:
    """One game from the first action to the last, with its record."""

    def __init__(self, game: AnyGame, options: Any, names: tuple[str, ...], seed: bytes | None = None) -> None:
        self.game = game
        self.options = options
        self.names = names
        self.seed = seed or new_seed()
        self.steps: list[Step[Any]] = [game.start(options, len(names), chance_at(self.seed, 0))]
        self.moves: list[Move] = []
        self._public: list[tuple[Event, ...] | None] = []
        """What everybody has heard of each step, as far as anybody has asked; None where some have heard more."""
        self._past: dict[Seat, list[tuple[Event, ...]]] = {}
        """What each seat has heard, as far as it has asked."""
        self._waiting: tuple[Step[Any], frozenset[Seat]] | None = None
        """Whom the game waits for after a step."""
        self._secrets: dict[Seat, int] = {}
        self._from: Header | None = None
        self._begun = time.time()
        self._start = time.monotonic()

    @classmethod
    def again(cls, record: Record) -> "LocalGame":
        """A recorded game, replayed by the rules, or BadRecord if they do not allow it or its seed is still secret."""
        header = record.header
        game = GAMES[header.game]
        steps = replay(record, game)
        if header.dealt_from is None:
            raise BadRecord("record-seed-secret")
        options = read_options(game.facts.options, header.options)
        played = cls(game, options, header.seats, header.dealt_from)
        played.steps, played.moves, played._from = steps, list(record.moves), header
        return played

    @property
    def state(self) -> Any:
        """The newest state."""
        return self.steps[-1].state

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None."""
        return self.game.outcome(self.steps[-1].state)

    def now(self) -> int:
        """Milliseconds since the start."""
        return round(1000 * (time.monotonic() - self._start))

    @property
    def waiting(self) -> frozenset[Seat]:
        """Whom the game waits for."""
        step, known = self.steps[-1], self._waiting
        if known is None or known[0] is not step:
            known = self._waiting = (step, self.game.actors(step.state))
        return known[1]

    def next_seat(self) -> Seat:
        """The seat that acts next; where the game waits for several, the first of them."""
        return min(self.waiting)

    def view(self, seat: Seat | None) -> View:
        """What that seat may know now."""
        return self.game.view(self.state, seat)

    def sight(self, seat: Seat, seed: int) -> Sight:
        """Everything a bot on that seat may use."""
        past, secret = self._heard(seat), self._secrets.get(seat)
        if secret is None:
            secret = self._secrets[seat] = secret_of(self.seed, seat)
        view = self.game.view(self.steps[-1].state, seat)
        return Sight(self.game.facts.id, self.options, len(self.names), seat, view, tuple(past), seed, secret=secret)

    def _heard(self, seat: Seat) -> list[tuple[Event, ...]]:
        """What that seat has heard. Most steps are public: what they told is written down once for all."""
        public, past = self._public, self._past.setdefault(seat, [])
        if len(public) < len(self.steps):
            public += [_for_all(step.events) for step in self.steps[len(public) :]]
        fresh: list[Any] = public[len(past) :]
        if None in fresh:
            steps = self.steps[len(past) :]
            fresh = [
                heard(step.events, seat) if told is None else told for step, told in zip(steps, fresh, strict=True)
            ]
        past += fresh
        return past

    def play(self, seat: Seat, action: Action) -> Step[Any]:
        """Carry out an action, or Illegal. Where the game then waits for time alone, time is up at once."""
        step = self._do(seat, action)
        while self.waiting == JUST_TIME:
            step = self._do(TIME, TimeUp())
        return step

    def _do(self, seat: Seat, action: Action) -> Step[Any]:
        number = len(self.moves) + 1
        chance = chance_at(self.seed, number, self._from.chance if self._from else SEALED)
        step = self.game.play(self.steps[-1].state, seat, action, chance)
        self.steps.append(step)
        self.moves.append(Move(number, seat, self.now(), action, draws=drawn(chance)))
        return step

    def record(self) -> Record:
        """The game so far as a record."""
        header = self._from or header_of(self.game, self.options, self.names, self.seed, round(1000 * self._begun))
        return Record(header, tuple(self.moves), self.outcome)


def _for_all(events: tuple[Told, ...]) -> tuple[Event, ...] | None:
    """The events of a step if everybody has heard them all, else None."""
    for told in events:
        if told.to is not EVERYBODY:
            return None
    return tuple([told.event for told in events])
