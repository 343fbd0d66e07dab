"""The Marshal's notepad: which numbers can still be a hidden hideout, and why the others cannot."""

from typing import Literal

from ..data import FEET, GOAL, MARSHAL, STEP
from ..state import Finding, State

Note = Literal["open", "mine", "up", "far"]
"""Possible; one of her own cards; lies face up; no face-down hideout can be there."""


def notes(state: State) -> tuple[Note, ...]:
    """What the notepad says for 1, 2 … 41."""
    mine, up = set(state.hands[MARSHAL]), state.face_up()
    possible: set[int] = set().union(*possible_at(state))
    return tuple(
        "up" if number in up else "mine" if number in mine else "open" if number in possible else "far"
        for number in range(1, GOAL)
    )


def possible_at(state: State) -> list[set[int]]:
    """For each place of the row the numbers it can hold by distance, misses and findings; none where it lies open."""
    excluded = {*state.hands[MARSHAL], *state.face_up()}
    allowed = [
        {hideout.card} if hideout.up else _unexcluded(state, place, excluded) for place, hideout in enumerate(state.row)
    ]
    steps = [_longest_step(state, place) for place in range(len(state.row))]
    for place in range(1, len(allowed)):
        before = allowed[place - 1]
        allowed[place] = {n for n in allowed[place] if any(0 < n - b <= steps[place] for b in before)}
    for place in range(len(allowed) - 2, -1, -1):
        after = allowed[place + 1]
        allowed[place] = {n for n in allowed[place] if any(0 < a - n <= steps[place + 1] for a in after)}
    return [set() if h.up else numbers for h, numbers in zip(state.row, allowed, strict=True)]


def _unexcluded(state: State, place: int, excluded: set[int]) -> set[int]:
    missed = {m.numbers[0] for m in state.made if not m.hit and len(m.numbers) == 1 and place < m.row}
    findings = [f for f in state.findings if f.place == place]
    return {
        number
        for number in range(1, GOAL)
        if number not in excluded and number not in missed and all(fits(f, number) for f in findings)
    }


def fits(finding: Finding, number: int) -> bool:
    """Whether a hideout with this number agrees with what the Marshal learned."""
    if finding.what in ("odd", "even"):
        return (number % 2 == 1) == (finding.what == "odd")
    return (number > finding.number) == (finding.what == "higher")


def _longest_step(state: State, place: int) -> int:
    """How far the hideout at this place can lie from the one before, as far as the Marshal knows."""
    hideout = state.row[place]
    return (
        STEP
        + hideout.reach
        + sum(FEET[card] for card in hideout.shown)
        + 2 * (len(hideout.sprints) - len(hideout.shown))
    )
