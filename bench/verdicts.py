"""What a verdict costs: processor seconds for whole games of every kind, the longest set-ups included.

`python -m bench.verdicts [GAME …]` judges games that were played at random, which makes them long, and games of bots
who talk. Counted is everything one player waits for: all decisions weighed, the curve, that seat's line, the verdict.
"""

import argparse
import random
import statistics
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from crosstable.bots.bot import BotChoice, bot_of
from crosstable.core import TIME, Action, AnyGame, Refused, Seat, TimeUp
from crosstable.core.game import random_action
from crosstable.core.record import Move, Record, chance_at, header_of
from crosstable.games import GAMES
from crosstable.puzzles.played import Played
from crosstable.review.replayed import ReplayedGame
from crosstable.review.telling import verdict
from crosstable.review.verdict import line, whole

Options = dict[str, Any]
KINDS: dict[str, tuple[tuple[int, Options], ...]] = {
    "cross": ((2, {}), (2, {"size": 7}), (2, {"size": 10})),
    "fugitive": ((2, {}),),
    "resistance": ((5, {}), (10, {}), (10, {"hunter": True, "inquisitor": True})),
    "crossfire": ((5, {}), (10, {}), (10, {"mode": "sniper"})),
}
"""Seats and options of what is measured."""
Chooser = Callable[[Played, Seat], Action]


def played(game: AnyGame, options: Options, seats: int, seed: int, level: str | None) -> Record:
    """A game of bots of this level; without a level one at random, without its asides."""
    luck, secret = random.Random(seed), seed.to_bytes(32, "big")
    chosen = game.facts.options(**options)
    table = Played(game, chosen, seats, secret)
    choose = partial(_random, game, luck) if level is None else partial(_thought, game, luck, level)
    moves: list[Move] = []
    while game.outcome(table.state) is None:
        seat = min((s for s in game.actors(table.state) if s != TIME), default=TIME)
        action = choose(table, seat)
        moves.append(Move(len(moves) + 1, seat, 0, action))
        table.steps.append(game.play(table.state, seat, action, chance_at(secret, len(moves))))
    names = tuple(f"P{i}" for i in range(seats))
    return Record(header_of(game, chosen, names, secret), tuple(moves), game.outcome(table.state))


def _random(game: AnyGame, luck: random.Random, table: Played, seat: Seat) -> Action:
    return random_action(game, table.state, seat, luck.randrange)


def _thought(game: AnyGame, luck: random.Random, level: str, table: Played, seat: Seat) -> Action:
    if seat == TIME:
        return TimeUp()
    bot = bot_of(game.facts, BotChoice(level, 0.1))
    return bot.think(table.sight(seat, luck.getrandbits(60)), lambda: False).action


def seconds(record: Record) -> float:
    """Of the processor, for the verdict of one seat."""
    game = ReplayedGame(record, GAMES[record.header.game])
    begun = time.process_time()
    curve, found = whole(game)
    verdict(game, 0, curve, found, line(game, 0, curve))
    return time.process_time() - begun


def main() -> None:
    """Print a line for each kind of game."""
    arguments = argparse.ArgumentParser()
    arguments.add_argument("names", nargs="*", metavar="GAME")
    arguments.add_argument("--games", type=int, default=3)
    asked = arguments.parse_args()
    for name in asked.names or KINDS:
        for seats, options in KINDS[name]:
            for level in (None, "medium"):
                took = []
                for seed in range(asked.games + 1):
                    record = played(GAMES[name], options, seats, seed, level)
                    try:
                        took.append((seconds(record), len(record.moves)))
                    except Refused:
                        continue
                used, moves = max(took[1:])  # the first one loads what is compiled
                middle = statistics.median(one for one, _ in took[1:])
                kind = f"{name} {seats} seats {options or ''} {level or 'random'}"
                print(f"{kind:68} median {middle:5.2f} s  most {used:5.2f} s ({moves} actions)", flush=True)


if __name__ == "__main__":
    main()
