"""Games, looked at before every action: those of bots, and recorded ones."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

from crosstable.bots.bot import secret_of, seen_from
from crosstable.core import TIME, AnyGame, Bot, Seat, Sight, Step, TimeUp
from crosstable.core.record import Record, chance_at, replay


class Past:
    """A game as far as it has got."""

    def __init__(self, steps: list[Step[Any]]) -> None:
        self.steps = steps

    @property
    def state(self) -> Any:
        """The newest state."""
        return self.steps[-1].state


Turns = Iterator[tuple[Past, Seat]]
"""A game before every action, and who is about to act."""


class Played(Past):
    """A game that is being played."""

    def __init__(self, game: AnyGame, options: Any, seats: int, seed: bytes) -> None:
        self.game, self.options, self.seats, self.seed = game, options, seats, seed
        super().__init__([game.start(options, seats, chance_at(seed, 0))])

    def sight(self, seat: Seat, seed: int) -> Sight:
        """Everything a bot on that seat may use now."""
        told = (step.events for step in self.steps)
        secret = secret_of(self.seed, seat)
        return seen_from(seat, self.game, self.options, self.seats, self.state, told, seed, secret)


def bot_game(game: AnyGame, options: Any, bots: Sequence[Bot], seed: int) -> Turns:
    """A game between these bots."""
    luck = random.Random(seed)
    played = Played(game, options, len(bots), luck.randbytes(32))
    while game.outcome(played.state) is None:
        seat = min(game.actors(played.state))
        yield played, seat
        action: Any = TimeUp()
        if seat != TIME:
            action = bots[seat].think(played.sight(seat, luck.getrandbits(60)), lambda: False).action
        played.steps.append(game.play(played.state, seat, action, chance_at(played.seed, len(played.steps))))


def recorded_game(record: Record, game: AnyGame) -> Turns:
    """A game that was played somewhere."""
    steps = replay(record, game)
    for move in record.moves:
        yield Past(steps[: move.n]), move.seat
