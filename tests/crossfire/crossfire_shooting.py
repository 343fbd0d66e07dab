"""Roles and aims as a test writes them: `vip>2 agent>0 enforcer>1,3 bystander` (pointing at nobody)."""

from typing import cast

from crosstable.games.crossfire.data import Role
from crosstable.games.crossfire.rules.resolve import resolve
from crosstable.games.crossfire.state import Result


def read(line: str) -> tuple[tuple[Role, ...], tuple[tuple[int, ...], ...]]:
    """The roles and the aims of a line, seat by seat."""
    roles: list[Role] = []
    aims: list[tuple[int, ...]] = []
    for word in line.split():
        role, _, at = word.partition(">")
        roles.append(cast(Role, role))
        aims.append(tuple(int(seat) for seat in at.split(",")) if at else ())
    return tuple(roles), tuple(aims)


def fire(line: str, shots: tuple[int, ...] = (), *, late_guard: bool = False) -> Result:
    """What comes of it."""
    roles, aims = read(line)
    return resolve(roles, aims, shots, late_guard=late_guard)


def winners(result: Result) -> set[int]:
    """Who won."""
    return {seat for seat, won in enumerate(result.won) if won}
