"""What an arena has measured: games, standings with intervals and ratings, and who did better than whom."""

from typing import Any

from msgspec import Struct

from crosstable.bots.bot import BotChoice
from crosstable.core import Seat
from crosstable.core.interval import wilson

from .guest import Fault


class GameResult(Struct, frozen=True):
    """How one game of an arena went."""

    number: int
    seating: tuple[int, ...]
    winners: tuple[Seat, ...]
    actions: int
    seconds: tuple[float, ...]
    """What each player thought, all its seats together."""
    thoughts: tuple[int, ...]
    """How often each player thought."""
    record: str
    faults: tuple[tuple[int, Fault], ...] = ()
    """Turns that bots of somebody's own have lost, each with the number of the player."""
    roles: tuple[str, ...] = ()
    """What each seat was at the end, where the game has a name for it."""
    side: str = ""
    """The side that has won."""


class PlayerResult(Struct, frozen=True):
    """How one player did: seats played, seats won, and the 95 % interval of its share of wins."""

    player: str
    seconds: float
    """The seconds it may think about a move."""
    played: int
    won: int
    share: float
    low: float
    high: float
    first_played: int
    first_won: int
    """Of the games in which it sat on the first seat."""
    seconds_a_move: float
    faults: tuple[Fault, ...] = ()
    """The turns it has lost: it crashed, stalled or answered with what was not offered."""
    rating: float = 0.0
    """Its strength by openskill (Plackett–Luce), from all games in their order; a beginner has 25."""
    rating_error: float = 0.0
    """How uncertain the rating is: one standard deviation."""


class Meeting(Struct, frozen=True):
    """What came of the games in which two players met: who won on a larger share of its seats did better."""

    games: int = 0
    better: int = 0
    worse: int = 0


class ArenaResult(Struct, frozen=True):
    """Everything an arena has measured."""

    game: str
    options: dict[str, Any]
    seed: int
    standings: tuple[PlayerResult, ...]
    mean_actions: float
    games: tuple[GameResult, ...]
    meetings: tuple[tuple[Meeting, ...], ...] = ()
    """Who met whom: a row for each player, with what came of its games against each other one."""


def standings(players: tuple[BotChoice, ...], results: list[GameResult]) -> tuple[PlayerResult, ...]:
    """How each player did."""
    rated = ratings(len(players), results)
    return tuple(_result_of(i, player, results, rated[i]) for i, player in enumerate(players))


def ratings(players: int, results: list[GameResult]) -> list[tuple[float, float]]:
    """The strength of each player and its error, by Plackett–Luce, all games taken in their order."""
    from openskill.models import PlackettLuce  # late: it takes a while, and most who import this need no ratings

    model = PlackettLuce()
    found = [model.rating() for _ in range(players)]
    for result in results:
        met = sorted(set(result.seating))
        if len(met) > 1:
            ranks = [-share_won(result, player) for player in met]
            after = model.rate([[found[player]] for player in met], ranks=ranks)
            for player, (rating,) in zip(met, after, strict=True):
                found[player] = rating
    return [(float(rating.mu), float(rating.sigma)) for rating in found]


def share_won(result: GameResult, player: int) -> float:
    """On which share of its seats a player has won this game."""
    seats = [seat for seat, sitting in enumerate(result.seating) if sitting == player]
    return sum(seat in result.winners for seat in seats) / max(1, len(seats))


def meetings(players: int, results: list[GameResult]) -> tuple[tuple[Meeting, ...], ...]:
    """Who did better than whom, how often."""
    return tuple(tuple(_met(one, other, results) for other in range(players)) for one in range(players))


def _met(one: int, other: int, results: list[GameResult]) -> Meeting:
    if one == other:
        return Meeting()
    both = [r for r in results if one in r.seating and other in r.seating]
    gaps = [share_won(r, one) - share_won(r, other) for r in both]
    return Meeting(len(both), sum(gap > 0 for gap in gaps), sum(gap < 0 for gap in gaps))


def _result_of(index: int, player: BotChoice, results: list[GameResult], rated: tuple[float, float]) -> PlayerResult:
    own = [(seat, r) for r in results for seat, sitting in enumerate(r.seating) if sitting == index]
    won = sum(seat in r.winners for seat, r in own)
    first = [r for seat, r in own if seat == 0]
    low, high = wilson(won, len(own))
    return PlayerResult(
        player=player.level,
        seconds=player.seconds,
        played=len(own),
        won=won,
        share=won / max(1, len(own)),
        low=low,
        high=high,
        first_played=len(first),
        first_won=sum(0 in r.winners for r in first),
        seconds_a_move=sum(r.seconds[index] for r in results) / max(1, sum(r.thoughts[index] for r in results)),
        faults=tuple(fault for r in results for player, fault in r.faults if player == index),
        rating=rated[0],
        rating_error=rated[1],
    )
