"""Games that bots play, looked at before every action."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

from crosstable.bots.bot import BotChoice, bot_of, secret_of, seen_from
from crosstable.core import TIME, AnyGame, Seat, Sight, Step, TimeUp
from crosstable.core.record import chance_at


class Played:
    """A game as far as it has got."""

    def __init__(self, game: AnyGame, options: Any, seats: int, seed: bytes) -> None:
        self.game, self.options, self.seats, self.seed = game, options, seats, seed
        self.steps: list[Step[Any]] = [game.start(options, seats, chance_at(seed, 0))]

    @property
    def state(self) -> Any:
        """The newest state."""
        return self.steps[-1].state

    def sight(self, seat: Seat, seed: int) -> Sight:
        """Everything a bot on that seat may use now."""
        told = (step.events for step in self.steps)
        secret = secret_of(self.seed, seat)
        return seen_from(seat, self.game, self.options, self.seats, self.state, told, seed, secret)


def bot_game(game: AnyGame, options: Any, players: Sequence[BotChoice], seed: int) -> Iterator[tuple[Played, Seat]]:
    """A game between these bots: before every action the game so far, and who is about to act."""
    luck = random.Random(seed)
    played = Played(game, options, len(players), luck.randbytes(32))
    bots = [bot_of(game.facts, player) for player in players]
    while game.outcome(played.state) is None:
        seat = min(game.actors(played.state))
        yield played, seat
        action: Any = TimeUp()
        if seat != TIME:
            action = bots[seat].think(played.sight(seat, luck.getrandbits(60)), lambda: False).action
        played.steps.append(game.play(played.state, seat, action, chance_at(played.seed, len(played.steps))))
