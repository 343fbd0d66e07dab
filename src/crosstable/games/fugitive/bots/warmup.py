"""Compile everything once, so that no player waits for a compiler."""

from ..know import Evidence
from .passes import heeding_passes
from .route import turns_to_goal
from .rows import all_rows


def warm() -> None:
    """Importing compiles or loads the count; one small one shows that it works."""
    known = Evidence()
    known.lay(0)
    known.draw(0)
    known.wait(forced=False)
    heeding_passes(all_rows(known))
    turns_to_goal(0, 0b1110)
