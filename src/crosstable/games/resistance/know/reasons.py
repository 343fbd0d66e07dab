"""Why a statement cannot be true, in words: which mission, which answer, which statement stands against it."""

from collections.abc import Sequence

from msgspec import Struct

from crosstable.core import Sentence, sentence

from ..rules.memory import names_of
from ..state import Accusation, Blamed, Mission, OpenCharacter, Statement, Tally
from .public import Clue
from .words import what_of, words_of_statement


class Public(Struct, frozen=True, gc=False):
    """The part of the public record that clues speak of."""

    missions: tuple[Mission, ...]
    accusations: tuple[Accusation, ...]
    revealed: tuple[OpenCharacter, ...]
    blamed: Blamed | None


def never_shown(said: Statement, sort: str) -> Sentence:
    """He had not been shown any such thing when he said so."""
    return sentence("resistance-doubt-never", seat=said.seat, seat_b=said.seats[0], sort=sort)


def rules_out(said: Statement, clues: Sequence[Clue], seen: Public) -> Sentence:
    """Says this, yet the public record shows that."""
    return sentence(f"resistance-doubt-{said.kind}", what=what_of(said), why=_because(clues, seen))


def contradicts(said: Statement, before: Sequence[Statement], clues: Sequence[Clue], seen: Public) -> Sentence:
    """It does not go together with what the same speaker has said, or not after what everybody has seen."""
    quotes = [sentence("resistance-quoted", said=words_of_statement(one)) for one in before]
    words = _joined(quotes, "resistance-and-quoted")
    if not clues:
        return sentence("resistance-doubt-together", seat=said.seat, said=words)
    return sentence("resistance-doubt-together-yet", seat=said.seat, said=words, why=_because(clues, seen))


def _because(clues: Sequence[Clue], seen: Public) -> Sentence:
    return _joined([_why(clue, seen) for clue in clues]) if clues else sentence("resistance-why-cast")


def _joined(parts: Sequence[Sentence], key: str = "resistance-and-why") -> Sentence:
    whole, *rest = parts
    for part in rest:
        whole = sentence(key, first=whole, second=part)
    return whole


def _why(clue: Clue, seen: Public) -> Sentence:
    """One clue of the public record."""
    match clue.about:
        case "mission":
            mission = seen.missions[clue.number]
            team = names_of(mission.team)
            return sentence("resistance-why-mission", mission=mission.mission, names=team, cards=cards(mission.tally))
        case "spotlight":
            mission = seen.missions[clue.number]
            assert mission.exposed is not None
            card = sentence(f"resistance-card-{mission.exposed_card}")
            return sentence("resistance-why-spotlight", mission=mission.mission, seat=mission.exposed, card=card)
        case "known":
            shown = seen.revealed[clue.number]
            what = sentence(f"resistance-character-{shown.character}")
            return sentence("resistance-why-known", seat=shown.seat, what=what)
        case "answer" | "early":
            one = seen.accusations[clue.number]
            return sentence(
                f"resistance-why-{clue.about}", mission=one.mission, seat=one.hunter, seat_b=one.accused
            )  # fmt: skip
        case "blame":
            assert seen.blamed
            return sentence("resistance-why-blame", seat=seen.blamed.agent, seat_b=seen.blamed.accused)


def cards(tally: Tally) -> Sentence:
    """The cards of a mission: 2 × Success, 1 × Fail."""
    played = [
        sentence("resistance-so-many", count=count, card=sentence(f"resistance-card-{kind}"))
        for kind in tally.__struct_fields__
        if (count := getattr(tally, kind))
    ]
    return _joined(played, "resistance-and-cards")
