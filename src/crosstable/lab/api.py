"""What a script does with games: play them, look into them, keep them. All of it is a name of `crosstable` too."""

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from crosstable.core import AnyGame, Bot, Refused, Seat, heard
from crosstable.core.parts import INSIGHT, REVIEW
from crosstable.core.parts import load as load_part
from crosstable.core.record import read_record, write_record
from crosstable.core.review import Eyes, Insight
from crosstable.games import GAMES

from .local import LocalGame
from .own import Caller, OwnBot
from .players import choice_of, named, player_of, usual_level

Player = str | OwnBot
"""Who plays: `"strong"`, `"strong:0.5"` (with its seconds for a move), `"random"`, `"mine.py:Bot"`, or a bot itself."""


def play(
    game: str | AnyGame,
    players: Sequence[Player] = (),
    options: Any = None,
    seats: int | None = None,
    seed: int = 0,
) -> LocalGame:
    """A whole game between these players, one for each seat; the bot in the middle sits on the seats left over.

    The same seed gives the same deal. What a bot of one's own raises is raised here, and an answer that is not offered
    is Illegal: in an arena or at a table it would cost no more than the turn.
    """
    chosen = named(game)
    count = seats or max(min(chosen.facts.seats), len(players))
    options = chosen.facts.options() if options is None else options
    chosen.check(options, count)
    lots = [*players, *[usual_level(chosen.facts)] * (count - len(players))][:count]
    chance = random.Random(seed)
    played = LocalGame(chosen, options, tuple(map(name_of, lots)), chance.randbytes(32))
    bots = [_bot_of(chosen, player) for player in lots]
    while played.outcome is None:
        seat = played.next_seat()
        thought = bots[seat].think(played.sight(seat, chance.getrandbits(60)), lambda: False)
        played.play(seat, thought.action)
    return played


def name_of(player: Player) -> str:
    """What a player is called in a record."""
    return player if isinstance(player, str) else str(getattr(player, "__name__", type(player).__name__))[:60]


def _bot_of(game: AnyGame, player: Player) -> Bot:
    if isinstance(player, str):
        return player_of(game.facts, choice_of(game.facts, player))
    return Caller(game, player)


def belief(played: LocalGame, seat: Seat | None, after: int | None = None, lens: str | None = None) -> Insight:
    """What a seat (None: a spectator) could work out after this many actions (None: all so far), as tables of chances.

    It rests on what the seat has seen and heard and on nothing else. `lens` is one of the ways in which the game's
    review looks: from looks alone, or believing what was said.
    """
    thinking, review = load_part(played.game.facts, INSIGHT), load_part(played.game.facts, REVIEW)
    if thinking is None or review is None:
        raise Refused("lab-no-belief", game=played.game.facts.id)
    if lens is not None and lens not in review.LENSES:
        raise Refused("lab-no-such-lens", lens=lens, lenses=", ".join(review.LENSES))
    steps = played.steps if after is None else played.steps[: after + 1]
    past = tuple(heard(step.events, seat) for step in steps)
    view = played.game.view(steps[-1].state, seat)
    eyes = Eyes(played.game.facts.id, played.options, len(played.names), seat, view, past)
    return thinking.insight(eyes, lens or review.LENSES[0])


def save(played: LocalGame, file: str | Path) -> None:
    """Write a game, finished or not, as a record."""
    Path(file).write_bytes(write_record(played.record()))


def load(file: str | Path) -> LocalGame:
    """A game from a record, replayed by the rules; it can be looked through and, if it is not over, played on."""
    return LocalGame.again(read_record(Path(file).read_bytes(), GAMES))
