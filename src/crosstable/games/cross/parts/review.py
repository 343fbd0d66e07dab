"""Looking back at CROSS: there are no secrets, only chances."""

from collections.abc import Sequence

from crosstable.core import Step, sentence
from crosstable.core.review import Judged, Really, Sides

from ..state import State
from ..view import CrossView, view

LENSES = ("search",)


def sides(state: State) -> Sides:
    """The two players."""
    return Sides(sentence("review-seat", seat=0), sentence("review-seat", seat=1), sentence("cross-curve"))


def open_view(state: State) -> CrossView:
    """Everything is open anyway."""
    return view(state, None)


def judge(steps: Sequence[Step[State]]) -> tuple[Judged, ...]:
    """Nothing is claimed in CROSS."""
    return ()


def really(state: State) -> Really:
    """The cell that was taken last."""
    return {"cells": {state.moves[-1]: ("win",)}} if state.moves else {}


def quiet(before: State, after: State) -> bool:
    """Every move counts."""
    return False
