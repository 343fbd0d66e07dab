"""What the strong bots say about their chances is what comes true, by bins, over whole games."""

from bench.rivals.fugitive import MARSHALS

from crosstable.core.bot import Bot
from crosstable.games.fugitive.bots import bot
from crosstable.games.fugitive.data import FUGITIVE, MARSHAL
from fugitive.fugitive_arena import Listening, play_out

GAP = 0.15
"""How far what was said may be from what came true, on average over the bins."""


def sayings(players: tuple[Bot, Bot], seat: int, seeds: range) -> list[tuple[float, bool]]:
    """Every chance this seat stated, and whether it won."""
    found = []
    for seed in seeds:
        listening = Listening(players[seat])
        seats = (listening, players[1]) if seat == FUGITIVE else (players[0], listening)
        end = play_out(seats, seed)[-1].outcome
        assert end
        found += [(thought.value or 0.0, seat in end.winners) for thought in listening.thoughts]
    return found


def gap(said: list[tuple[float, bool]]) -> float:
    """How far off they are: what was said and what came true in five bins, weighed by how often it was said."""
    off = 0.0
    for low in (0.0, 0.2, 0.4, 0.6, 0.8):
        bin_ = [(value, won) for value, won in said if low <= value < low + 0.2 or value == low + 0.2 == 1.0]
        off += abs(sum(value - won for value, won in bin_))
    return off / len(said)


def test_a_bot_that_is_far_too_sure_is_found_out() -> None:
    assert gap([(0.94, won) for won in (True, True, False)] * 50) > GAP


def test_the_strong_fugitive_says_what_comes_true() -> None:
    strong = bot("strong", 1.0)
    said = [one for rival in MARSHALS.values() for one in sayings((strong, rival), FUGITIVE, range(7000, 7040))]
    assert len(said) > 1000
    assert gap(said) < GAP


def test_the_strong_marshal_says_what_comes_true() -> None:
    strong = bot("strong", 1.0)
    said = sayings((strong, strong), MARSHAL, range(7000, 7024))
    assert len(said) > 200
    assert gap(said) < GAP
