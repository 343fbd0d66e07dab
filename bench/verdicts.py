"""What a verdict costs: processor seconds for whole games of every kind, the longest set-ups included.

`python -m bench.verdicts` plays games at random, which makes them long, and judges them.
"""

import argparse
import random
import statistics
import time

from crosstable.core import Refused
from crosstable.core.game import random_action
from crosstable.core.record import Move, Record, chance_at, header_of
from crosstable.core.seats import TIME
from crosstable.games import GAMES
from crosstable.review.replayed import ReplayedGame
from crosstable.review.telling import verdict
from crosstable.review.verdict import whole

LARGEST: dict[str, dict[str, object]] = {"cross": {"size": 10}, "resistance": {"hunter": True, "inquisitor": True}}

NOTHING: dict[str, object] = {}


def played(game_id: str, options: dict[str, object], seats: int, seed: int) -> Record:
    """A game played at random, without its asides."""
    game, luck, secret = GAMES[game_id], random.Random(seed), seed.to_bytes(32, "big")
    chosen = game.facts.options(**options)
    state = game.start(chosen, seats, chance_at(secret, 0)).state
    moves: list[Move] = []
    while game.outcome(state) is None:
        seat = min((s for s in game.actors(state) if s != TIME), default=TIME)
        action = random_action(game, state, seat, luck.randrange)
        moves.append(Move(len(moves) + 1, seat, 0, action))
        state = game.play(state, seat, action, chance_at(secret, len(moves))).state
    names = tuple(f"P{i}" for i in range(seats))
    return Record(header_of(game, chosen, names, secret), tuple(moves), game.outcome(state))


def seconds(record: Record) -> float:
    """Of the processor, for the verdicts of every seat."""
    game = ReplayedGame(record, GAMES[record.header.game])
    begun = time.process_time()
    curve, found = whole(game)
    for seat in range(game.seats):
        verdict(game, seat, curve, found)
    return time.process_time() - begun


def main() -> None:
    """Print a line for each game and size."""
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--games", type=int, default=3)
    count = arguments.parse_args().games
    for game_id, game in GAMES.items():
        least, most = game.facts.seats[0], game.facts.seats[-1]
        for seats, options in ((least, NOTHING), (most, LARGEST.get(game_id, NOTHING))):
            took = []
            for seed in range(count + 1):
                record = played(game_id, options, seats, seed)
                try:
                    took.append((seconds(record), len(record.moves)))
                except Refused:
                    continue
            used, moves = max(took[1:])  # the first one loads what is compiled
            middle = statistics.median(one for one, _ in took[1:])
            print(f"{game_id:11} {seats:2} seats  median {middle:5.2f} s  most {used:5.2f} s ({moves} actions)")


if __name__ == "__main__":
    main()
