"""A statement in words, as its speaker says it. The browser has the same in `web/words.js`."""

from crosstable.core import Arg, Seat, Sentence, sentence

from ..rules.memory import names_of
from ..rules.talk import text_of, whom
from ..state import Statement


def words_of_statement(said: Statement) -> Sentence:
    """The statement, in one of its wordings."""
    return sentence(text_of(said), way=said.way, **_filled(said))


def _filled(said: Statement) -> dict[str, Arg]:
    """What its text names."""
    match said.kind:
        case "character":
            return {} if said.what in ("resistance", "spy") else {"character": what_of(said)}
        case "seen":
            mission: dict[str, Arg] = {"mission": said.mission} if said.mission else {}
            return {**mission, "seat": said.seats[0], "shown": what_of(said)}
        case "played":
            return {"mission": said.mission, "card": what_of(said)}
        case "suspect":
            return {"count": len(said.seats), "seats": names_of(said.seats)}
        case "team":
            return {"seats": names_of(_others(said))}
        case "back":
            return {"seats": names_of(_others(said))} if whom(said) == "others" else {}
        case "trust" | "reject":
            return {"seat": said.seats[0]}
        case "along" | "reason":
            return {}


def _others(said: Statement) -> tuple[Seat, ...]:
    """Whom a team consists of besides the speaker: nobody calls himself by his name."""
    return tuple(seat for seat in said.seats if seat != said.seat)


def what_of(said: Statement) -> Sentence:
    """What somebody is said to be or to have shown."""
    if said.kind == "suspect":
        return names_of(said.seats)
    if said.what in ("resistance", "spy"):
        return sentence(f"resistance-side-one-{said.what}")
    if said.kind == "character":
        return sentence(f"resistance-character-{said.what}")
    kind = "card" if said.mission else "loyalty"
    return sentence(f"resistance-{kind}-{said.what}")
