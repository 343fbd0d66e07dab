"""The Resistance: every level against players it was not tuned on, five seats, silent; and all of them mixed."""

import random
from collections import defaultdict
from collections.abc import Callable

from crosstable.core.bot import Bot, Sight
from crosstable.core.chance import QuickChance
from crosstable.core.interval import wilson
from crosstable.core.view import View
from crosstable.games.resistance import GAME
from crosstable.games.resistance.bots import silent
from crosstable.games.resistance.data import Options, Side
from crosstable.games.resistance.state import State
from crosstable.table.state import LOOK_BACK

from .report import Figure
from .rivals.resistance import RIVALS, FailCounter

LEVELS = ("strong", "medium", "easy")
SEATS = 5
HELD = 0.36
"""The most a rival resistance may win against two strong spies."""
ENOUGH = 400
"""With fewer games a bound need not be kept."""
FIRST = 70_000
"""The first deal; others are for tuning."""

Players = Callable[[State], list[Bot]]
Score = tuple[int, int]
"""Games won, and games."""


def run(quick: bool) -> list[Figure]:
    """Our spies against each rival, our resistance against each rival's spies, and a table of everybody."""
    games = 30 if quick else 1000
    found = [figure for name in RIVALS for side in SIDES for figure in _against(name, side, games)]
    return [*found, *_mixed(200 if quick else 6000)]


def play(players: Players, seed: int, seats: int = SEATS, earlier: tuple[View, ...] = ()) -> State:
    """A whole game, after these at the same table."""
    luck = random.Random(seed)
    state = GAME.start(Options(), seats, QuickChance(seed)).state
    bots = players(state)
    while GAME.outcome(state) is None:
        seat = max(GAME.actors(state))
        view, seed = GAME.view(state, seat), luck.getrandbits(60)
        sight = Sight("resistance", state.options, seats, seat, view, (), seed, earlier=earlier)
        state = GAME.play(state, seat, bots[seat].think(sight, lambda: False).action, QuickChance(0)).state
    return state


def remembered(earlier: tuple[View, ...], state: State) -> tuple[View, ...]:
    """The last games of a table, with this one."""
    return (*earlier, GAME.view(state, None))[-LOOK_BACK:]


def won(state: State, seat: int) -> bool:
    """Whether this seat has won."""
    return bool(state.outcome and seat in state.outcome.winners)


SIDES: tuple[Side, ...] = ("spy", "resistance")


def against(ours: Bot, rival: FailCounter, side: Side, games: int, first: int = FIRST) -> int:
    """How many games ours win on that side."""
    total, earlier = 0, tuple[View, ...]()
    for seed in range(first, first + games):
        state = play(
            lambda s: [ours if (seat in s.spies()) == (side == "spy") else rival for seat in range(SEATS)],
            seed,
            earlier=earlier,
        )
        earlier = remembered(earlier, state)
        rival.learn(state)
        total += won(state, state.spies()[0]) == (side == "spy")
    return total


def _against(name: str, side: Side, games: int) -> list[Figure]:
    """All levels: the strong one is held to a figure, and each to doing no worse than the level below."""
    scores = {level: against(silent(level, tells=False), RIVALS[name](), side, games) for level in LEVELS}
    return [_figure(name, side, level, scores, games) for level in LEVELS]


def _figure(name: str, side: Side, level: str, scores: dict[str, int], games: int) -> Figure:
    low, high = wilson(scores[level], games)
    below = scores.get({"strong": "medium", "medium": "easy"}.get(level, ""), 0) / games
    spread = (2 * below * (1 - below) / games) ** 0.5
    bound = max(below - 2 * spread, 1 - HELD if (level, side) == ("strong", "spy") else 0.0)
    return Figure(
        name=f"The Resistance, {level} {side} against {name}", unit="of games won", ours=scores[level] / games,
        bound=bound if games >= ENOUGH else None, note=f"{games} games; 95 % interval {low:.3f} … {high:.3f}",
    )  # fmt: skip


def mixed(games: int, first: int = FIRST) -> dict[Side, dict[str, Score]]:
    """Five players drawn from strong, medium and all rivals: what each has won on each side."""
    pool: dict[str, Bot] = {name: rival() for name, rival in RIVALS.items()}
    pool |= {"strong": silent("strong", tells=False), "medium": silent("medium", tells=False)}
    score: dict[Side, dict[str, Score]] = {side: defaultdict(lambda: (0, 0)) for side in SIDES}
    earlier: tuple[View, ...] = ()
    for seed in range(first, first + games):
        names = random.Random(seed).choices(sorted(pool), k=SEATS)
        state = play(lambda _, names=names: [pool[name] for name in names], seed, earlier=earlier)  # type: ignore[misc]
        earlier = remembered(earlier, state)
        for seat, name in enumerate(names):
            side: Side = "spy" if seat in state.spies() else "resistance"
            wins, of = score[side][name]
            score[side][name] = wins + won(state, seat), of + 1
        for rival in pool.values():
            if isinstance(rival, FailCounter):
                rival.learn(state)
    return score


def _mixed(games: int) -> list[Figure]:
    return [figure for side, score in mixed(games).items() for figure in _best(side, score, games)]


def _best(side: Side, score: dict[str, Score], games: int) -> list[Figure]:
    """The strong bot's share, which is to be the best; and everybody's beside it."""
    share = {name: wins / max(1, of) for name, (wins, of) in score.items()}
    order = sorted(share, key=lambda name: -share[name])
    rest = max(p for name, p in share.items() if name != "strong")
    low, high = wilson(*score["strong"])
    return [
        Figure(
            name=f"The Resistance, strong {side} in a mixed table", unit="of games won", ours=share["strong"],
            bound=rest if games >= ENOUGH else None,
            note=f"{score['strong'][1]} seats; 95 % interval {low:.3f} … {high:.3f}; "
            + ", ".join(f"{name} {share[name]:.3f}" for name in order),
        )
    ]  # fmt: skip
