"""Every game as a PettingZoo environment: agents in turn, with action masks."""

import random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from crosstable.core import AnyGame

from ..players import named
from .features import SIZE
from .lazy import Lazy
from .turns import Position, begin, setup_of

OBSERVATION = {"observation": Position.numbers, "action_mask": Position.mask}
INFO = {"view": Position.view}


class GameEnv(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """A game. An observation is `{"observation": numbers, "action_mask": what may be said}`, each made when it is first
    read; `env.position` has all of it, and `infos[agent]["view"]` the view of the agent itself."""

    metadata: dict[str, Any] = {"render_modes": [], "is_parallelizable": False}

    def __init__(self, game: str | AnyGame, options: Any = None, seats: int | None = None) -> None:
        self.setup = setup_of(named(game), options, seats)
        self.metadata = {**self.metadata, "name": f"crosstable_{self.setup.game.facts.id}_v0"}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setup.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size = len(self.setup.words)
        self.observation_spaces = {agent: _space(size) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self._luck = random.Random(0)

    def observation_space(self, agent: str) -> Any:
        """The same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The words of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew. The same seed gives the same game to the same choices."""
        if seed is not None:
            self._luck = random.Random(seed)
        self.position: Position = begin(self.setup, self._luck.randbytes(32))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.position.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know, as numbers, and what it may say now."""
        seat, position = self._seats[agent], self.position
        self.infos[agent] = Lazy(INFO, position, seat)
        return Lazy(OBSERVATION, position, seat)

    def step(self, action: int | None) -> None:
        """The selected agent says a word; a ValueError if it may not."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        position = self.position = self.position.say(int(action if action is not None else -1))
        if position.words:
            self.agent_selection = self.possible_agents[position.seat]
            return
        self.rewards = dict(zip(self.possible_agents, position.rewards(), strict=True))  # there are none before
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> None:
        """Nothing: pictures are the terminal's and the browser's."""

    def close(self) -> None:
        """Nothing is held open."""


def _space(size: int) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-np.inf, np.inf, (SIZE,), np.float32),
            "action_mask": spaces.Box(0, 1, (size,), np.int8),
        }
    )
