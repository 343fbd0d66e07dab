"""Answers that are remembered by the very objects they are about."""

from collections.abc import Callable
from functools import wraps
from typing import TypeVar, TypeVarTuple

R = TypeVar("R")
Given = TypeVarTuple("Given")
MOST = 1024


def kept(answer: Callable[[*Given], R]) -> Callable[[*Given], R]:
    """Remember what a pure function answers, for the same objects again: states that follow each other share most of
    their parts, and to compare long ones, as `functools.cache` does, would cost as much as the answer."""
    known: dict[tuple[int, ...], tuple[tuple[*Given], R]] = {}

    @wraps(answer)
    def ask(*given: *Given) -> R:
        key = tuple(map(id, given))
        found = known.get(key)
        if found is None:
            if len(known) >= MOST:
                known.clear()
            found = known[key] = (given, answer(*given))  # they are held, so that no other object gets their ids
        return found[1]

    return ask
