"""A series: a number of games fixed beforehand, and who has how many points."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from crosstable.core import Refused, Scores, Seat

from .dispatch import Context, Entry, Logged, Request
from .state import TableState

MOST_GAMES = 50
"""No series has more games than this."""


class GamesSet(Entry, frozen=True):
    """A series of so many games; 1 is a single game."""

    count: int

    def apply(self, table: TableState, step: Logged) -> TableState:
        return replace(table, games=self.count)


class SetGames(Request, frozen=True):
    """Host: choose how many games a series has; 1 is a single game (lobby)."""

    count: int

    def judge(self, context: Context) -> GamesSet | None:
        context.only_host()
        context.only_in("lobby")
        count = check_games(self.count)
        return GamesSet(count, request=self.id) if count != context.table.games else None


class Standing(Struct, frozen=True):
    """What the player on a seat has got in a series."""

    points: int
    games: tuple[int, ...]
    """The points of each game so far."""
    margin: tuple[int, ...] = ()
    """What decides between equal points, where the game has something."""
    rank: int = 1
    """Which place this is; equal players share it."""


class SeriesInfo(Struct, frozen=True):
    """A series of games for points."""

    games: int
    number: int
    """Which of them is being played or was played last."""
    standings: tuple[Standing, ...]
    """By seat, as everybody sits now."""
    winners: tuple[Seat, ...]
    """Who has won the series, once all its games are played; several share it."""


class Series(Struct, frozen=True):
    """The games of a series so far.

    Points belong to a place at the table: the seat a player had in the first game. Whoever takes over for somebody
    takes over these points.
    """

    games: int
    played: tuple[Scores, ...] = ()
    """What every place got in each game."""
    shift: int = 0
    """How many seats everybody has moved on since the first game."""

    @property
    def complete(self) -> bool:
        """Whether all its games are played."""
        return len(self.played) >= self.games

    def counted(self, scores: Scores) -> Series:
        """With one more game, told by the seats of now."""
        by_place = tuple(scores[(place + self.shift) % len(scores)] for place in range(len(scores)))
        return replace(self, played=(*self.played, by_place))

    def standing(self, seat: Seat, seats: int) -> Standing:
        """What whoever sits here now has; its rank is still to be found."""
        mine = [game[(seat - self.shift) % seats] for game in self.played]
        points = tuple(score.points for score in mine)
        margin = tuple(map(sum, zip(*(score.margin for score in mine), strict=True)))
        return Standing(points=sum(points), games=points, margin=margin)


def check_games(count: int) -> int:
    """Refuse a series of no games, or of far too many."""
    if not 1 <= count <= MOST_GAMES:
        raise Refused("table-games", most=MOST_GAMES)
    return count


def next_series(series: Series | None, games: int, *, turned: bool) -> Series | None:
    """The series the game that begins now belongs to: the one that goes on, else a new one; None is a single game."""
    if series is not None and not series.complete:
        return replace(series, shift=series.shift + turned)
    return Series(games) if games > 1 else None


def series_info(series: Series | None, seats: int, *, playing: bool) -> SeriesInfo | None:
    """The series as everybody may know it."""
    if series is None:
        return None
    rows = [series.standing(seat, seats) for seat in range(seats)]
    worth = [(row.points, row.margin) for row in rows]
    ranked = tuple(
        replace(row, rank=1 + sum(other > mine for other in worth)) for row, mine in zip(rows, worth, strict=True)
    )
    best = tuple(seat for seat, row in enumerate(ranked) if row.rank == 1)
    return SeriesInfo(
        games=series.games,
        number=max(1, len(series.played) + playing),  # a first game that was called off does not count
        standings=ranked,
        winners=best if series.complete else (),
    )
