"""Every game as an OpenSpiel game in Python: `pyspiel.load_game("python_crosstable_ID")` after importing this module.

Chance is drawn at the beginning: two chance nodes choose one of 65,536 seeds, and everything that is shuffled later
follows from it. No player sees the seed, so for the players that is the same as shuffling later.
"""

import hashlib
from typing import Any, ClassVar

import numpy as np
import pyspiel

from crosstable.core import AnyGame, Seat
from crosstable.core.options import read_options
from crosstable.games import GAMES

from .features import SIZE
from .turns import Position, Setup, begin, setup_of

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
OUTCOMES = 256
"""Of each of the two chance nodes."""
SEEDS = list(range(OUTCOMES))
HALF_A_SEED = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]
WORDS_AN_ACTION = 12
"""No action is said in more words than this."""


def name_of(game: AnyGame) -> str:
    """What a game is called in OpenSpiel."""
    return f"python_crosstable_{game.facts.id}"


def _type(game: AnyGame) -> Any:
    facts = game.facts
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=f"Crosstable {facts.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(facts.seats),
        min_num_players=min(facts.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": min(facts.seats), "options": ""},
    )


def _options(game: AnyGame, text: str) -> Any:
    """Options as a parameter writes them: `size=3;swap=false`."""
    words: dict[str, bool] = {"true": True, "false": False}
    pairs = (part.split("=", 1) for part in text.split(";") if part)
    plain = {name: words.get(value, int(value) if value.isdigit() else value) for name, value in pairs}
    return read_options(game.facts.options, plain)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options."""

    game: ClassVar[AnyGame]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, given = self.game, params or {}
        seats = int(given.get("players", min(game.facts.seats)))
        self.setup: Setup = setup_of(game, _options(game, str(given.get("options", ""))), seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=max(len(self.setup.words), OUTCOMES),
            max_chance_outcomes=OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=game.facts.longest * WORDS_AN_ACTION,
        )
        super().__init__(_type(game), info, given)

    def new_initial_state(self) -> "SpielState":
        """Before the seed is drawn."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What a player sees."""
        return Observer(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game: first the two halves of the seed, then the small choices of the players."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.setup = game.setup
        self.drawn: tuple[int, ...] = ()
        self.position: Position | None = None
        self._player = CHANCE

    def current_player(self) -> int:
        """Who chooses now."""
        return self._player

    def legal_actions(self, player: Seat | None = None) -> list[int]:
        """What may be said now; nothing by somebody else. Asked in Python, it is answered without a way through C++."""
        if player is not None and player != self._player:
            return []
        return list(self.position.words) if self.position is not None else SEEDS[:]

    def _legal_actions(self, player: Seat) -> list[int]:
        return list(self.position.words) if self.position is not None else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Half a seed, each as likely as any other."""
        return HALF_A_SEED

    def _apply_action(self, action: int) -> None:
        if self.position is not None:
            self.position = self.position.say(action)
        else:
            self.drawn = (*self.drawn, int(action))
            if len(self.drawn) < 2:
                return
            self.position = begin(self.setup, hashlib.sha256(bytes(self.drawn)).digest())
        self._player = self.position.seat if self.position.words else TERMINAL

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if player == CHANCE else self.setup.words.names[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._player == TERMINAL

    def returns(self) -> list[float]:
        """1 for who has won, -1 for who has not."""
        return [0.0] * self.setup.seats if self.position is None else self.position.rewards()

    def rewards(self) -> list[float]:
        """The same: nothing is won before the end."""
        return self.returns()

    def __str__(self) -> str:
        said = [self.setup.words.names[word] for word in self.position.path] if self.position is not None else []
        return f"{self.history_str()} {' '.join(said)}".strip()


class Observer:
    """What a player sees: numbers and the view, or with perfect recall everything it has heard as well."""

    def __init__(self, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"Observation parameters are not supported; passed {params}")
        self._recall = bool(kind.perfect_recall)
        self.tensor = np.zeros(SIZE, np.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the numbers for a player."""
        self.tensor.fill(0)
        if state.position is not None:
            self.tensor[:] = state.position.numbers(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player knows, as text."""
        position = state.position
        if position is None:
            return ""
        return position.knowledge(player) if self._recall else position.sight(player)


for _game in GAMES.values():
    # A class, not a function: OpenSpiel lets go of it when Python has ended, and a function would be freed then.
    pyspiel.register_game(_type(_game), type(f"{_game.facts.id.title()}Game", (SpielGame,), {"game": _game}))
