"""Fugitive: every level against players it was not tuned on, and how well one rule names the strong one's opening."""

import random
from collections import Counter
from collections.abc import Callable, Iterable

from crosstable.core.bot import Bot, Sight
from crosstable.core.chance import QuickChance
from crosstable.core.events import heard
from crosstable.games.fugitive import GAME
from crosstable.games.fugitive.bots import bot
from crosstable.games.fugitive.data import FUGITIVE, Options
from crosstable.games.fugitive.state import State

from .cross_strength import wilson
from .fugitive_strength import escapes
from .report import Figure
from .rivals.fugitive import FUGITIVES, HELD_OUT_FUGITIVES, HELD_OUT_MARSHALS, MARSHALS

ESCAPES, ESCAPES_UNIFORM, CATCHES = 0.45, 0.50, 0.85
"""The least share of the strong Fugitive, of him against the exact uniform Marshal, and of the strong Marshal."""
READ = 0.35
"""The most any single rule may be right about his opening."""
FIRST = 50_000
"""The first deal; others are for tuning."""

Opening = tuple[tuple[int, int], ...]
"""Distance and number of sprint cards of each hideout of the first turn."""


def run(quick: bool) -> list[Figure]:
    """All three levels against each rival, then the openings."""
    games = 6 if quick else 200
    found = []
    for level in ("strong", "medium", "easy"):
        ours = bot(level, 1.0)
        found += [_share(level, ours, name, other, games) for name, other in (MARSHALS | HELD_OUT_MARSHALS).items()]
        found += [_caught(level, ours, name, other, games) for name, other in (FUGITIVES | HELD_OUT_FUGITIVES).items()]
    return [*found, _openings(bot("strong", 1.0), 20 if quick else 300)]


def _share(level: str, ours: Bot, name: str, other: Bot, games: int) -> Figure:
    bound = ESCAPES_UNIFORM if "uniform" in name else ESCAPES
    return _figure(f"{level} Fugitive", name, escapes((ours, other), games, first=FIRST), games, level, bound)


def _caught(level: str, ours: Bot, name: str, other: Bot, games: int) -> Figure:
    won = games - escapes((other, ours), games, first=FIRST)
    return _figure(f"{level} Marshal", name, won, games, level, CATCHES)


def _figure(who: str, against: str, won: int, games: int, level: str, bound: float) -> Figure:
    low, high = wilson(won, games)
    return Figure(
        name=f"Fugitive, {who} against {against}", unit="of games won", ours=won / games,
        bound=bound if level == "strong" else None, note=f"{won} of {games}; 95 % interval {low:.3f} … {high:.3f}",
    )  # fmt: skip


def _openings(strong: Bot, games: int) -> Figure:
    found = [opening(strong, seed) for seed in range(FIRST, FIRST + games)]
    halves = found[::2], found[1::2]
    right = sum(named(best_rule(seen), other) * len(other) for seen, other in (halves, halves[::-1])) / games
    counts = Counter(len(laid) for laid in found)
    slack = Counter(3 + 2 * sprints - distance for laid in found for distance, sprints in laid)
    firsts = Counter(f"{distance} with {sprints}" for laid in found for distance, sprints in laid[:1])
    return Figure(
        name="Fugitive, openings no single rule names", unit="of openings", ours=1 - right, bound=1 - READ,
        note=f"the best rule after one half of {games} names {right:.2f} of the other; the best after all of them "
        f"{named(best_rule(found), found):.2f} of these; hideouts laid {dict(sorted(counts.items()))}; "
        f"3 + 2n minus the distance {dict(sorted(slack.items()))}; "
        f"first hideouts with so many sprint cards {dict(firsts.most_common())}",
    )  # fmt: skip


Look = tuple[int, ...]
"""What she sees of an opening: how many sprint cards lie under each of its hideouts."""
Rule = Callable[[Look], int]
"""Which distance to name for the first hideout of an opening that looks like this."""


def best_rule(found: list[Opening]) -> Rule:
    """The rule that names most of these first hideouts: so much short of 3 + 2n, always one distance, or the commonest
    distance for each number of sprint cards under the first hideout, or under all of them.

    Whoever chooses it has seen these; how often it is right must be counted on others, for with 50 openings a rule
    that names a third of all names two fifths of those it was chosen by.
    """
    short = _commonest(3 + 2 * laid[0][1] - laid[0][0] for laid in found)
    fixed = _commonest(laid[0][0] for laid in found)
    common = [
        {seen: _commonest(laid[0][0] for laid in found if _look(laid)[:many] == seen) for seen in looks}
        for many in (1, 2)
        for looks in [{_look(laid)[:many] for laid in found}]
    ]
    rules: list[Rule] = [
        lambda look: 3 + 2 * look[0] - short, lambda look: fixed,
        lambda look: common[0].get(look[:1], 3 + 2 * look[0] - short), lambda look: common[1].get(look, fixed),
    ]  # fmt: skip
    return max(rules, key=lambda rule: named(rule, found))


def named(rule: Rule, found: list[Opening]) -> float:
    """Of how many openings the rule names the first hideout."""
    return sum(rule(_look(laid)) == laid[0][0] for laid in found) / len(found)


def _commonest(distances: Iterable[int]) -> int:
    return Counter(distances).most_common(1)[0][0]


def _look(laid: Opening) -> Look:
    return tuple(sprints for _, sprints in laid)


def opening(player: Bot, seed: int) -> Opening:
    """What he lays on his first turn."""
    chance, luck, options = QuickChance(seed), random.Random(seed), Options()
    step = GAME.start(options, 2, chance)
    told = [heard(step.events, FUGITIVE)]
    while step.state.side == FUGITIVE and not step.state.outcome:
        sight = Sight("fugitive", options, 2, 0, GAME.view(step.state, 0), tuple(told), luck.getrandbits(32))
        step = GAME.play(step.state, FUGITIVE, player.think(sight, lambda: False).action, chance)
        told.append(heard(step.events, FUGITIVE))
    return _distances(step.state)


def _distances(state: State) -> Opening:
    return tuple(
        (after.card - before.card, len(after.sprints)) for before, after in zip(state.row, state.row[1:], strict=False)
    )
