"""Who wins how often in a set-up, by side and by role, when bots of one level play each other."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from crosstable.core import AnyGame
from crosstable.core.interval import wilson
from crosstable.core.parts import BALANCE, load

from .arena import arena
from .players import named, usual_level
from .results import GameResult


class Share(Struct, frozen=True):
    """How often a side or a role has won, with the 95 % interval of its share (Wilson)."""

    name: str
    won: int
    played: int

    @property
    def share(self) -> float:
        """The share of wins."""
        return self.won / max(1, self.played)

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies, 19 times out of 20."""
        return wilson(self.won, self.played)


class Balance(Struct, frozen=True):
    """What came out of the games of one set-up."""

    game: str
    options: dict[str, Any]
    seats: int
    bot: str
    games: int
    seed: int
    sides: tuple[Share, ...]
    """Each side, counted once a game."""
    roles: tuple[Share, ...]
    """Each role, counted once for every seat that had it."""

    @property
    def changed(self) -> dict[str, Any]:
        """The options that are not as they come."""
        return changed(named(self.game), self.options)


def changed(game: AnyGame, options: dict[str, Any]) -> dict[str, Any]:
    """What sets these options apart from the plainest set-up of the game."""
    part = load(game.facts, BALANCE)
    first = next(iter(part.setups())).options if part is not None else game.facts.options()
    plain = msgspec.to_builtins(first)
    return {name: value for name, value in options.items() if plain.get(name) != value}


def balance(
    game: str | AnyGame,
    options: Any = None,
    seats: int | None = None,
    games: int = 100,
    bot: str | None = None,
    seed: int = 0,
    workers: int | None = None,
    on_result: Callable[[GameResult], None] = lambda result: None,
    *,
    keep: str | Path | None = None,
    ray: str | None = None,
    pool: ProcessPoolExecutor | None = None,
) -> Balance:
    """Who wins how often when this bot (the one in the middle, if none is named) sits on every seat.

    An arena of one bot, and all that is said there about seeds, workers, `keep`, `ray` and `pool` holds here. Where
    several may act, one of them is drawn, so that nobody always speaks first.
    """
    chosen = named(game)
    name = bot or usual_level(chosen.facts)
    result = arena(
        chosen, [name], games, options, seats, seed, workers, on_result,
        keep=keep, ray=ray, any_order=True, pool=pool,
    )  # fmt: skip
    count = len(result.games[0].seating)
    sides, roles = counted(chosen, result.games)
    return Balance(chosen.facts.id, result.options, count, name, len(result.games), seed, sides, roles)


def counted(game: AnyGame, results: Iterable[GameResult]) -> tuple[tuple[Share, ...], tuple[Share, ...]]:
    """How often each side and each role has won, in the order of their names; also a side that never has."""
    part = load(game.facts, BALANCE)
    games, sides, sat, won = 0, Counter[str](), Counter[str](), Counter[str]()
    sides.update(dict.fromkeys(part.WINNERS if part is not None else (), 0))
    for result in results:
        games += 1
        sides[result.side] += 1
        sat.update(result.roles)
        won.update(result.roles[seat] for seat in result.winners)
    return (
        tuple(Share(side, count, games) for side, count in sorted(sides.items())),
        tuple(Share(role, won[role], sat[role]) for role in sorted(sat)),
    )


def setups(game: AnyGame) -> Iterator[tuple[Any, int]]:
    """Every set-up of a game that the page on balance shows: options and seats."""
    part = load(game.facts, BALANCE)
    if part is None:
        yield from ((game.facts.options(), seats) for seats in game.facts.seats)
        return
    for setup in part.setups():
        yield from ((setup.options, seats) for seats in setup.seats)
