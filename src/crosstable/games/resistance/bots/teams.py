"""Proposing, appointing, voting and blaming."""

from crosstable.core import Seat

from ..actions import Appoint, Blame, Propose, Vote
from ..data import REJECTIONS
from .prospects import worth_blaming
from .seatmind import NEARLY, Mind

Option = tuple[float, tuple[Seat, ...], int]
"""How safe a team looks, the team, and the mission."""

PATIENCE = (0.3, 0.8, 0.6, 0.8, 0.9)
"""How good a team must be, measured by the best there is, to be approved in each round …"""
WEARING = (1.0, 0.95, 0.85, 0.7, 0.0)
"""… and how that wears off with each rejection: the last one would lose everything."""


def propose(mind: Mind) -> Propose:
    """The safest team there is; a spy takes care that it is not too safe."""
    if mind.slip():
        return _anything(mind)
    options = [(p, team, mission) for mission, size in _missions(mind) for p, team in _ranked(mind, mission, size)]
    if not mind.level.cover:
        options = _sinking(mind, options)
    best = max(p for p, _, _ in options)
    _, team, mission = mind.luck.choice(_sinking(mind, [o for o in options if o[0] > best - NEARLY]))
    return Propose(mission, team)


def _sinking(mind: Mind, options: list[Option]) -> list[Option]:
    """For a spy those teams that can be sunk, if there are any."""
    if not mind.is_spy:
        return options
    return [o for o in options if mind.can_sink(o[1], o[2])] or options


def _missions(mind: Mind) -> list[tuple[int, int]]:
    offers = [o for o in mind.view.offers if o.action == "propose"]
    return [(int(n), mind.view.board[int(n) - 1].size) for o in offers for n in o.fields["mission"].of]


def _ranked(mind: Mind, mission: int, size: int) -> list[tuple[float, tuple[Seat, ...]]]:
    """Teams by how safe they look. What is only as safe as another goes with me, as everybody's proposals do."""
    return [(p + (1e-6 if mind.me in team else 0.0), team) for p, team in mind.face.safest(size, mission)]


def _anything(mind: Mind) -> Propose:
    mission, size = mind.luck.choice(_missions(mind))
    others = [s for s in range(mind.view.seats) if s != mind.me]
    return Propose(mission, tuple(sorted((mind.me, *mind.luck.sample(others, size - 1)))))


def appoint(mind: Mind) -> Appoint:
    """Somebody who looks honest; a spy likes a fellow spy who does."""
    free = mind.seats_for("appoint")
    if mind.is_spy and not mind.level.cover:
        return Appoint(mind.most(free, mind.is_fellow))
    return Appoint(mind.most(free, lambda s: (-round(mind.shown.spy(s), 6), mind.is_fellow(s))))


def vote(mind: Mind) -> Vote:
    """Approve what is nearly as safe as anything could be; never lose by rejecting too often."""
    if mind.slip():
        return Vote(mind.luck.random() < 0.5)
    if mind.is_spy and (mind.last_word or not mind.level.cover):
        return Vote(_spy_votes(mind))
    return Vote(good_enough(mind))


def good_enough(mind: Mind) -> bool:
    """Whether a resistance member with my face would let this team go."""
    view = mind.view
    if view.rejections == REJECTIONS - 1:
        return True
    best = mind.face.safest(len(view.team), view.mission)[0][0]
    demand = PATIENCE[view.round - 1] * WEARING[view.rejections]
    return mind.face.safe(view.team, view.mission) >= best * demand - NEARLY


def _spy_votes(mind: Mind) -> bool:
    if mind.can_sink(mind.view.team, mind.view.mission):
        return True
    return not mind.last_word and mind.luck.random() < 0.35


def blame(mind: Mind) -> Blame | None:
    """A Deep Agent changes sides when his exact belief makes that worth more than staying (H22)."""
    if not mind.offer("blame") or mind.successes < 2:
        return None
    target = mind.most(mind.seats_for("blame"), lambda s: mind.belief.one_of(s, ("pretender",)))
    sure = mind.belief.one_of(target, ("pretender",))
    return Blame(target) if worth_blaming(mind, sure) > mind.level.stays else None
