"""What Hunters do: whom they take for the enemy Chief, and when a stroke is worth it."""

from collections.abc import Callable
from itertools import combinations

from crosstable.core import Action, Seat

from ..actions import Accuse, Pass
from ..data import PREY
from .prospects import worth_striking
from .seatmind import Mind

CLEARED, SILENCE = 0.3, 1.2
"""How much an examiner's "not a Chief" and his silence change for a spy who listens."""
HUNCH = 0.2
"""How firmly somebody who slips in one act of ten or five goes by what is likely: by its square, or as it is."""
TOGETHER = 0.75
"""How often a Chief who knows another takes him along."""


def prey_of(mind: Mind) -> Callable[[Seat], float]:
    """How likely a seat is to be what my Hunter looks for; what friends of my side have found counts."""
    kinds = PREY["spy" if mind.is_spy else "resistance"]
    found = ("chief", "resistance_chief") if mind.is_spy else ("chief", "spy_chief")
    named = {
        c.said.seats[0]: _trusted(mind, c.said.seat)
        for c in mind.view.claims
        if c.said.kind == "seen" and c.said.what in found and not c.doubt and c.said.seat != mind.me
    }
    heard, mates = (_overheard(mind), _mates(mind)) if mind.is_spy else ({}, {})
    return lambda seat: (
        mind.belief.one_of(seat, kinds) * (1 + named.get(seat, 0.0)) * heard.get(seat, 1.0) * mates.get(seat, 1.0)
    )


def _overheard(mind: Mind) -> dict[Seat, float]:
    """How much likelier a Chief is who was examined by an honest player: less if that one says no, more if he is
    silent (H11). A spy knows who is honest."""
    found: dict[Seat, float] = {}
    for look in mind.view.looks:
        if look.how == "examined" and look.viewer != mind.me and not mind.is_fellow(look.viewer):
            said = [c.said.what for c in mind.view.claims if c.said.seat == look.viewer and look.seat in c.said.seats]
            found[look.seat] = CLEARED if "not_chief" in said else SILENCE
    return found


def _mates(mind: Mind) -> dict[Seat, float]:
    """How much likelier each honest seat is one of two Chiefs who know each other (H3), by who takes whom along."""
    view = mind.view
    honest = [s for s in range(view.seats) if s != mind.me and not mind.is_fellow(s)]
    if view.cast.count("resistance_chief") != 2:
        return {}
    pairs = dict.fromkeys(combinations(honest, 2), 1.0)
    for put in view.proposals:
        usual = (len(put.team) - 1) / (view.seats - 1)
        for a, b in pairs:
            if put.leader in (a, b):
                together = a in put.team and b in put.team
                pairs[a, b] *= TOGETHER / usual if together else (1 - TOGETHER) / (1 - usual)
    share = sum(pairs.values()) * 2 / len(honest)
    return {s: sum(w for pair, w in pairs.items() if s in pair) / share for s in honest}


def _trusted(mind: Mind, seat: Seat) -> float:
    """How far I take somebody for one of my side."""
    return float(mind.is_fellow(seat)) if mind.is_spy else 1.0 - mind.belief.spy(seat)


def accuse(mind: Mind) -> Accuse:
    """The most likely enemy Chief (H13); who slips goes by a hunch, the likelier the better."""
    prey, seats = prey_of(mind), mind.seats_for("accuse")
    if not mind.level.slips:
        return Accuse(mind.most(seats, prey))
    hunch = [(prey(seat) + 1e-9) ** (HUNCH / mind.level.slips) for seat in seats]
    return Accuse(mind.luck.choices(seats, hunch)[0])


def accuse_early(mind: Mind) -> Action:
    """The spy Hunter strikes when a stroke now is worth more than playing on (H7)."""
    if not mind.offer("accuse"):
        return Pass()
    chosen = accuse(mind)
    hasty = mind.level.sure * (1.3 - 0.6 * mind.temper.boldness)
    return chosen if worth_striking(mind, min(1.0, prey_of(mind)(chosen.seat))) > hasty else Pass()


def best_stroke(mind: Mind) -> float:
    """What an early accusation would be worth, as far as a spy can tell who is not the Hunter himself."""
    others = [s for s in range(mind.view.seats) if s != mind.me and not mind.is_fellow(s)]
    return worth_striking(mind, min(1.0, max(map(prey_of(mind), others))))
