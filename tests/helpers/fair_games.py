"""Whole games with contributions of every kind, as a table would have recorded them."""

import random
from functools import cache

from crosstable.core import TIME, AnyGame, random_action
from crosstable.core.action import TimeUp
from crosstable.core.chance import FAIR, commitment, drawn
from crosstable.core.fairness import Fair, Part, pledge_of, seed_of
from crosstable.core.record import Move, Record, chance_at, header_of
from crosstable.games import GAMES
from helpers.playing import random_setup

SECRET = bytes(range(32))


def parts_for(seats: int) -> tuple[Part, ...]:
    """A client that contributed, one that kept silent, one that was absent, and bots, as far as there are seats."""
    promise = commitment(SECRET)
    given = pledge_of(promise, b"\x07" * 32)
    first = [Part("client", given, "07" * 32), Part("silent", "5" * 64), Part("absent")]
    return tuple([*first, *[Part("bot")] * seats][:seats])


@cache
def fair_game(name: str) -> Record:
    """A random game, dealt from the seed to which these seats contributed; with draws in its course, if it has any."""
    for number in range(12):
        game = _game(GAMES[name], random.Random(number))
        if any(move.draws for move in game.moves):
            break
    return game


def _game(game: AnyGame, luck: random.Random) -> Record:
    options, seats = random_setup(game, luck)
    parts = parts_for(seats)
    dealt = seed_of(SECRET, parts)
    chance = chance_at(dealt, 0, FAIR)
    state = game.start(options, seats, chance).state
    fair, moves = Fair(parts, dealt.hex(), drawn(chance)), list[Move]()
    while game.outcome(state) is None and len(moves) < 300:
        seat = luck.choice(sorted(game.actors(state)))
        action = TimeUp() if seat == TIME else random_action(game, state, seat, luck.randrange)
        chance = chance_at(dealt, len(moves) + 1, FAIR)
        state = game.play(state, seat, action, chance).state
        moves.append(Move(len(moves) + 1, seat, 0, action, draws=drawn(chance)))
    header = header_of(game, options, tuple(f"P{n}" for n in range(seats)), SECRET, 0, fair=fair)
    return Record(header, tuple(moves), game.outcome(state))
