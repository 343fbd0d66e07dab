"""What was said, as sentences everybody reads in their own language."""

from crosstable.core.seats import Seat
from crosstable.core.sentence import Arg, Sentence, sentence

from ..state import Statement


def saying(statement: Statement, circle: tuple[Seat, ...]) -> Sentence:
    """The statement in words. `circle` says who passed cards to whom."""
    args: dict[str, Arg] = {"seat": statement.seat}
    if statement.about is not None:
        args["seat_about"] = statement.about
    if statement.kind == "claim":
        args["claim"] = statement.claim or "undeclared"
        return Sentence("crossfire-said-claim", args)
    if statement.role is not None:
        being = statement.kind in ("am", "suspect")
        args["card"] = sentence("crossfire-being" if being else "crossfire-card", role=statement.role)
    if statement.stage is None:
        return Sentence(f"crossfire-said-{statement.kind}", args)
    place = circle.index(statement.seat)
    if statement.stage == "dealt":
        args["seat_to"] = circle[(place + 1) % len(circle)]
    if statement.stage == "received":
        args["seat_from"] = circle[place - 1]
    return Sentence(f"crossfire-said-{statement.stage}", args)
