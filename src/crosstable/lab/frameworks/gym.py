"""One seat of a game as a Gymnasium environment, the others played by bots of the house."""

import random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from crosstable.bots.bot import secret_of
from crosstable.core import AnyGame, Bot, Seat, Sight, heard

from ..players import choice_of, named, player_of
from .features import SIZE
from .turns import Position, begin, setup_of

Observation = NDArray[np.float32]


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """A seat against bots. `info["action_mask"]` says what may be said; whoever says anything else has lost."""

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(
        self,
        game: str | AnyGame,
        seat: Seat = 0,
        bots: str = "random",
        options: Any = None,
        seats: int | None = None,
    ) -> None:
        self.setup = setup_of(named(game), options, seats)
        self.seat = seat
        self.bot: Bot = player_of(self.setup.game.facts, choice_of(self.setup.game.facts, bots))
        self.observation_space = spaces.Box(-np.inf, np.inf, (SIZE,), np.float32)
        self.action_space = spaces.Discrete(len(self.setup.words))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal anew, and let the bots play until it is the seat's turn."""
        super().reset(seed=seed)
        self._luck = random.Random(int(self.np_random.integers(1 << 62)))
        self.position = self._to_the_seat(begin(self.setup, self._luck.randbytes(32)))
        return self._seen()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Say a word; the bots answer until it is the seat's turn again, or the game is over."""
        if int(action) not in self.position.words:
            observation, info = self._seen()
            return observation, -1.0, True, False, info
        self.position = self._to_the_seat(self.position.say(int(action)))
        observation, info = self._seen()
        return observation, self.position.rewards()[self.seat], not self.position.words, False, info

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        position = self.position
        info = {"view": position.view(self.seat), "action_mask": position.mask(self.seat)}
        return position.numbers(self.seat), info

    def _to_the_seat(self, position: Position) -> Position:
        while position.words and position.seat != self.seat:
            thought = self.bot.think(self._sight(position), lambda: False)
            position = position.do(thought.action)
        return position

    def _sight(self, position: Position) -> Sight:
        setup, seat = self.setup, position.seat
        past = tuple(heard(step.events, seat) for step in position.steps)
        view = position.view(seat)
        seed, secret = self._luck.getrandbits(60), secret_of(position.seed, seat)
        return Sight(setup.game.facts.id, setup.options, setup.seats, seat, view, past, seed, secret=secret)
