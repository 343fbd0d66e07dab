"""Compile everything once, so that no player waits for a compiler."""

from ..know import Evidence
from .route import turns_to_goal
from .rows import all_rows


def warm() -> None:
    """Importing compiles or loads the count; one small one shows that it works."""
    known = Evidence()
    known.lay(0)
    all_rows(known)
    turns_to_goal(0, 0b1110)
