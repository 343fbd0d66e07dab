"""Who a bot says it is: the truth, the harmless half of it, a bait for the enemy Hunter, or a mask."""

from ..actions import ClaimCharacter
from ..data import Character
from .seatmind import Mind

CHORUS = 2
"""After so many have said that they are with the resistance, nobody wants to hear it again."""


def who_i_am(mind: Mind) -> list[ClaimCharacter]:
    """What to say about oneself now, the weightiest first."""
    special = _mask(mind) if mind.is_spy else _true_or_bait(mind)
    claims = [ClaimCharacter(special)] if special and special in mind.view.cast else []
    if mind.view.round == 1 and _chorus(mind) < CHORUS:
        claims.append(ClaimCharacter("resistance"))
    return claims


def _true_or_bait(mind: Mind) -> Character | None:
    """A Reverser owns up to a Reverse he may be suspected for; a Dummy Agent, and now and then a plain member, baits
    the spy Hunter. Chiefs, Hunters and Coordinators keep quiet."""
    if mind.character == "resistance_reverser" and _reverse_beside(mind):
        return "resistance_reverser"
    told = sum(c.said.kind == "character" and c.said.what == "resistance_chief" for c in mind.view.claims)
    plain = 0.0 if told >= mind.view.cast.count("resistance_chief") else mind.level.bluff * 0.15  # one more is no bait
    bait = {"dummy_agent": mind.level.bluff, "resistance": plain}.get(mind.character, 0.0)
    return "resistance_chief" if mind.view.round >= 2 and mind.luck.random() < bait else None


def _mask(mind: Mind) -> Character | None:
    """Who a spy says he is when it pays: after a Reverse, after his card was seen, or, a beginner, when he is pointed
    at."""
    if mind.luck.random() >= mind.level.bluff:
        return None
    taken = {c.said.what for c in mind.view.claims if c.said.kind == "character" and c.said.seat != mind.me}
    if _reverse_beside(mind) and "resistance_reverser" not in taken:
        return "resistance_reverser"
    if mind.character == "spy_chief" and "chief" in mind.view.loyalty and _card_seen(mind):
        return "dummy_agent" if "dummy_agent" in mind.view.cast else "resistance_chief"
    if not mind.forgetful or not _pointed_at(mind):
        return None  # there is but one Hunter or Coordinator, who sits here and knows the liar
    return "coordinator" if "coordinator" not in taken and mind.luck.random() < 0.3 else "resistance_hunter"


def _chorus(mind: Mind) -> int:
    """How many have said no more than that they are with the resistance."""
    return sum(c.said.kind == "character" and c.said.what == "resistance" for c in mind.view.claims)


def _reverse_beside(mind: Mind) -> bool:
    """Whether a Reverse lay in a mission I was on."""
    return any(m.tally.reverse and mind.me in m.team for m in mind.view.missions)


def _card_seen(mind: Mind) -> bool:
    """Whether somebody who is no fellow has seen my loyalty card."""
    return any(k.how == "examined" and k.seat == mind.me and not mind.is_fellow(k.viewer) for k in mind.view.looks)


def _pointed_at(mind: Mind) -> bool:
    """Whether somebody has called me a spy."""
    return any(
        mind.me in c.said.seats and (c.said.kind == "suspect" or c.said.what in ("spy", "spy_chief", "fail"))
        for c in mind.view.claims
        if c.said.seat != mind.me and c.said.kind in ("suspect", "seen")
    )
