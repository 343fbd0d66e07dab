"""What a verdict costs: processor seconds for whole games of every kind, the longest set-ups included.

`python -m bench.verdicts [GAME …]` judges games that were played at random, which makes them long, games of bots who
talk, and games at random in which hundreds of things are said. Counted is everything one player waits for: all
decisions weighed, the curve, that seat's line, the verdict.
"""

import argparse
import random
import statistics
import time
from collections.abc import Callable
from functools import partial
from typing import Any, get_args

from crosstable.bots.bot import BotChoice, bot_of
from crosstable.core import TIME, Action, AnyGame, Refused, Seat, TimeUp
from crosstable.core.game import random_action
from crosstable.core.parts import VERDICT, load
from crosstable.core.record import Move, Record, chance_at, header_of
from crosstable.games import GAMES
from crosstable.games.fugitive.data import Variant
from crosstable.puzzles.played import Played
from crosstable.review.replayed import ReplayedGame
from crosstable.review.telling import verdict
from crosstable.review.verdict import line, whole

Options = dict[str, Any]
EVENTS = [events for events in get_args(Variant) if events != "none"]
TALKED = 400
"""So much is said in the longest games."""
KINDS: dict[str, tuple[tuple[int, Options], ...]] = {
    "cross": tuple((2, {"size": size}) for size in (5, 6, 7, 10)),
    "fugitive": ((2, {}), *((2, {"events": events}) for events in EVENTS)),
    "resistance": (
        *((seats, {}) for seats in range(5, 11)),
        *((seats, {"plot": True}) for seats in (5, 7, 10)),
        *((seats, {"hunter": True, "inquisitor": True}) for seats in (7, 10)),
    ),
    "crossfire": (
        *((seats, {"mode": "crossfire"}) for seats in range(5, 11)),
        *((seats, {"mode": "sniper"}) for seats in range(6, 11)),
    ),
}
"""Seats and options of what is measured: every mode, and every number of seats."""
Chooser = Callable[[Played, Seat], Action]


def played(game: AnyGame, options: Options, seats: int, seed: int, level: str) -> Record:
    """A game of bots of this level, or one at random: without its asides, or with as many as the longest games have."""
    luck, secret = random.Random(seed), seed.to_bytes(32, "big")
    chosen = game.facts.options(**options)
    table = Played(game, chosen, seats, secret)
    choose = partial(_random, game, luck) if level in ("random", "talk") else partial(_thought, game, luck, level)
    moves: list[Move] = []
    while game.outcome(table.state) is None:
        seat = min((s for s in game.actors(table.state) if s != TIME), default=TIME)
        action = choose(table, seat)
        if level == "talk" and len(moves) < TALKED and (words := _said(game, luck, table)):
            seat, action = words
        moves.append(Move(len(moves) + 1, seat, 0, action))
        table.steps.append(game.play(table.state, seat, action, chance_at(secret, len(moves))))
    names = tuple(f"P{i}" for i in range(seats))
    return Record(header_of(game, chosen, names, secret), tuple(moves), game.outcome(table.state))


def _random(game: AnyGame, luck: random.Random, table: Played, seat: Seat) -> Action:
    return random_action(game, table.state, seat, luck.randrange)


def _said(game: AnyGame, luck: random.Random, table: Played) -> tuple[Seat, Action] | None:
    """Something that somebody says now; None if nobody can say anything that could be weighed."""
    part, seat = load(game.facts, VERDICT), luck.randrange(table.seats)
    words = [offer for offer in game.offers(table.state, seat) if offer.aside]
    luck.shuffle(words)
    actions = (game.facts.action(offer.action, offer.pick(luck.randrange)) for offer in words)
    return next(((seat, one) for one in actions if part is not None and isinstance(one, part.SPOKEN)), None)


def _thought(game: AnyGame, luck: random.Random, level: str, table: Played, seat: Seat) -> Action:
    if seat == TIME:
        return TimeUp()
    bot = bot_of(game.facts, BotChoice(level, 0.1))
    return bot.think(table.sight(seat, luck.getrandbits(60)), lambda: False).action


def seconds(record: Record) -> float:
    """Of the processor, for the verdict of one seat."""
    begun = time.process_time()
    game = ReplayedGame(record, GAMES[record.header.game])
    curve, found = whole(game)
    verdict(game, 0, curve, found, line(game, 0, curve))
    return time.process_time() - begun


def main() -> None:
    """Print a line for each kind of game."""
    arguments = argparse.ArgumentParser()
    arguments.add_argument("names", nargs="*", metavar="GAME")
    arguments.add_argument("--games", type=int, default=3)
    arguments.add_argument("--levels", nargs="*", default=("random", "medium", "talk"))
    asked = arguments.parse_args()
    for name in asked.names or KINDS:
        for seats, options in KINDS[name]:
            for level in asked.levels:
                took = []
                for seed in range(asked.games + 1):
                    record = played(GAMES[name], options, seats, seed, level)
                    try:
                        took.append((seconds(record), len(record.moves)))
                    except Refused:
                        continue
                used, moves = max(took[1:])  # the first one loads what is compiled
                middle = statistics.median(one for one, _ in took[1:])
                kind = f"{name} {seats} seats {options or ''} {level}"
                print(f"{kind:68} median {middle:5.2f} s  most {used:5.2f} s ({moves} actions)", flush=True)


if __name__ == "__main__":
    main()
