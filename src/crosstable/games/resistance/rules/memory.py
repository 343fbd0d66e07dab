"""What a seat remembers, in words: what it was shown, by whom, when, and by which card or right."""

from collections.abc import Iterable

from crosstable.core import Arg, Seat, Sentence, sentence

from ..state import How, Known

KIND: dict[How, str] = {"reveal": "character", "examined": "loyalty", "close_eye": "card"}
"""What was seen; everything else shows a side (H17)."""


def words_of(known: Known) -> Sentence:
    """Something a seat has been shown, as a sentence that names its source."""
    if known.what == "deep_or_pretender":
        return sentence("resistance-knows-pair", names=names_of(known.seats))
    what = sentence(f"resistance-{KIND.get(known.how, 'side-one')}-{known.what}")
    seen: dict[str, Arg] = {"seat": known.seats[0], "what": what}
    match known.how:
        case "reveal":
            return sentence("resistance-knows-reveal", **seen)
        case "examined" | "inquired" | "close_eye":
            return sentence(f"resistance-knows-{known.how}", **seen, mission=known.mission)
        case "overheard" | "confidence" | "open_up":
            card = sentence(f"resistance-plot-{known.how}")
            return sentence("resistance-knows-plot", **seen, card=card, when=_before(known))


def _before(known: Known) -> Sentence:
    """Plot cards are given before a mission; with targeting nobody knows yet before which (B12)."""
    if known.mission:
        return sentence("resistance-before-mission", mission=known.mission)
    return sentence("resistance-in-round", round=known.round)


def names_of(seats: Iterable[Seat]) -> Sentence:
    """Several players: a, b and c."""
    first, *rest = seats
    names = sentence("resistance-names-one", seat=first)
    for number, seat in enumerate(rest, start=1):
        key = "resistance-names-and" if number == len(rest) else "resistance-names-comma"
        names = sentence(key, names=names, seat=seat)
    return names
