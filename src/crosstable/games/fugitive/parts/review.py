"""Looking back at Fugitive: the whole trail open, and what lay where."""

from collections.abc import Sequence

from msgspec.structs import replace

from crosstable.core import Step, sentence
from crosstable.core.review import Judged, Really, Sides

from ..data import FUGITIVE, MARSHAL
from ..state import State
from ..view import FugitiveView, HideoutView, view

LENSES = ("uniform", "hurried")


def open_view(state: State) -> FugitiveView:
    """The trail with all its numbers, and both hands."""
    row = tuple(HideoutView(h.card, h.up, h.sprints, h.reach) for h in state.row)
    return replace(view(state, None), row=row, hands=state.hands, findings=state.findings, seen=state.seen)


def judge(steps: Sequence[Step[State]]) -> tuple[Judged, ...]:
    """What the players say over Fugitive claims nothing."""
    return ()


def really(state: State) -> Really:
    """The number at every place."""
    places = {str(place): (str(hideout.card),) for place, hideout in enumerate(state.row)}
    hidden = tuple(str(hideout.card) for hideout in state.row if not hideout.up)
    return {"places": {**places, "any": hidden}}


def sides(state: State) -> Sides:
    """The two players."""
    return Sides(
        sentence("review-seat", seat=FUGITIVE), sentence("review-seat", seat=MARSHAL), sentence("fugitive-curve")
    )


def quiet(before: State, after: State) -> bool:
    """Only whole turns and the end count: what happens within a turn is seen when it is over."""
    turned = before.side != after.side or before.phase != after.phase == "manhunt"
    return not turned and before.outcome == after.outcome
