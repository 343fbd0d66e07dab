"""The Marshal's notepad: which numbers can still be a hidden hideout, and why the others cannot."""

from typing import Literal

from ..data import GOAL, MARSHAL
from ..state import State
from .candidates import candidate_masks
from .evidence import Dropped, Evidence, Spot

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
    known = Evidence(
        row=[Spot(h.card if h.up else None, len(h.sprints), h.shown, h.reach) for h in state.row],
        timeline=[Dropped(card) for card in state.out],
        mine=set(state.hands[MARSHAL]),
        misses=[(guess.numbers, guess.row) for guess in state.made if not guess.hit],
        findings=list(state.findings),
    )
    return [
        set() if hideout.up else {number for number in range(1, GOAL) if mask >> number & 1}
        for hideout, mask in zip(state.row, candidate_masks(known), strict=True)
    ]
