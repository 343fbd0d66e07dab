"""A game in this process: for the terminal, the arena and scripts. Here nobody's thinking time runs out by itself."""

import time
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, overload

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
from crosstable.core.record import Header, Move, Record, Spoken, chance_at, header_of, replay
from crosstable.games import GAMES

JUST_TIME = frozenset({TIME})


class Memory:
    """What a table was told, step by step. It is written down when somebody reads it: most bots look at what lies on
    the table and at nothing else. Most steps are public: what they told is written down once for all."""

    __slots__ = ("_own", "_private", "_public", "_steps")

    def __init__(self, steps: list[Step[Any]]) -> None:
        self._steps = steps
        self._public: list[tuple[Event, ...] | None] = []
        """What everybody has heard of each step; None where some have heard more."""
        self._private: list[int] = []
        """The numbers of those."""
        self._own: dict[Seat, dict[int, tuple[Event, ...]]] = {}
        """What each seat has heard of them, as far as it has asked."""

    def heard(self, seat: Seat, count: int) -> Iterator[tuple[Event, ...]]:
        """What that seat has heard of the first steps."""
        steps, public, private, own = self._steps, self._public, self._private, self._own.setdefault(seat, {})
        while len(public) < count:
            told = _for_all(steps[len(public)].events)
            if told is None:
                private.append(len(public))
            public.append(told)
        own.update((number, heard(steps[number].events, seat)) for number in private[len(own) :])
        for number, told in enumerate(islice(public, count)):
            yield own[number] if told is None else told


class Past(Sequence[tuple[Event, ...]]):
    """What a seat has heard, step by step, up to now."""

    __slots__ = ("_count", "_memory", "_seat")

    def __init__(self, memory: Memory, seat: Seat, count: int) -> None:
        self._memory, self._seat, self._count = memory, seat, count

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[tuple[Event, ...]]:
        return self._memory.heard(self._seat, self._count)

    @overload
    def __getitem__(self, place: int) -> tuple[Event, ...]: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[tuple[Event, ...], ...]: ...

    def __getitem__(self, place: int | slice) -> tuple[Event, ...] | tuple[tuple[Event, ...], ...]:
        return tuple(self)[place]

    def __reduce__(self) -> tuple[type[tuple[Any, ...]], tuple[tuple[Any, ...]]]:
        """Whoever takes it elsewhere takes along what was heard, and nothing more."""
        return tuple, (tuple(self),)


class LocalGame:
    """One game from the first action to the last, with its record."""

    def __init__(self, game: AnyGame, options: Any, names: tuple[str, ...], seed: bytes | None = None) -> None:
        self.game = game
        self.options = options
        self.names = names
        self.seed = seed or new_seed()
        self.steps: list[Step[Any]] = [game.start(options, len(names), chance_at(self.seed, 0))]
        self._waiting = game.actors(self.steps[0].state)
        self.moves: list[Move] = []
        self._shown: tuple[Memory, tuple[int, ...]] | None = None
        """What bots are shown besides the view: what was told, and the secret of each seat. None before one looks."""
        self._from: Header | None = None
        self._talk: tuple[Spoken, ...] = ()
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
        played._waiting = game.actors(played.state)
        played._talk = record.talk
        played._start -= max((move.at for move in record.moves), default=0) / 1000
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
        return self._waiting

    def next_seat(self) -> Seat:
        """The seat that acts next; where the game waits for several, the first of them."""
        return min(self._waiting)

    def view(self, seat: Seat | None) -> View:
        """What that seat may know now."""
        return self.game.view(self.state, seat)

    def sight(self, seat: Seat, seed: int) -> Sight:
        """Everything a bot on that seat may use."""
        game, steps, count = self.game, self.steps, len(self.names)
        if self._shown is None:
            self._shown = Memory(steps), tuple([secret_of(self.seed, each) for each in range(count)])
        memory, secrets = self._shown
        view, past = game.view(steps[-1].state, seat), Past(memory, seat, len(steps))
        return Sight(game.facts.id, self.options, count, seat, view, past, seed, "", secrets[seat])

    def play(self, seat: Seat, action: Action) -> Step[Any]:
        """Carry out an action, or Illegal. Where the game then waits for time alone, time is up at once."""
        step = self._do(seat, action)
        while self._waiting == JUST_TIME:
            step = self._do(TIME, TimeUp())
        return step

    def _do(self, seat: Seat, action: Action) -> Step[Any]:
        number = len(self.moves) + 1
        game, chance = self.game, chance_at(self.seed, number, self._from.chance if self._from else SEALED)
        step = game.play(self.steps[-1].state, seat, action, chance)
        self.steps.append(step)
        self._waiting = game.actors(step.state)
        self.moves.append(Move(number, seat, self.now(), action, draws=drawn(chance)))
        return step

    def record(self) -> Record:
        """The game so far as a record."""
        header = self._from or header_of(self.game, self.options, self.names, self.seed, round(1000 * self._begun))
        return Record(header, tuple(self.moves), self.outcome, self._talk)


def _for_all(events: tuple[Told, ...]) -> tuple[Event, ...] | None:
    """The events of a step if everybody has heard them all, else None."""
    for told in events:
        if told.to is not EVERYBODY:
            return None
    return tuple([told.event for told in events])
