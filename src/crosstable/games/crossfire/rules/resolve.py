"""From the roles and the aims to the end: who is shot, which team wins, who wins and why (C11–C24)."""

from collections.abc import Callable, Sequence
from typing import get_args

from crosstable.core import Seat

from ..data import BYSTANDERS, Role
from ..state import Reason, Result
from . import waves
from .waves import Aims, Fire

RED_BY: frozenset[Reason] = frozenset({"vip_shot", "sniper_shot_vip", "sniper_shot_bystander", "assassins_shot_vip"})
"""What makes red win; everything else that decides makes blue win."""


def resolve(roles: tuple[Role, ...], aims: Aims, shots: Sequence[Seat] = (), *, late_guard: bool = False) -> Result:
    """The whole resolution. In Sniper mode `shots` says where the shot cards lie."""
    if "sniper" in roles:
        fire = waves.sniper(roles, aims, shots)
        facts = _Facts(roles, fire, _sniper_verdict(roles, fire, shots))
    else:
        fire = waves.crossfire(roles, aims, late_guard)
        facts = _Facts(roles, fire, None)
    won, reasons = _judge(facts, roles)
    return Result(
        roles,
        tuple(fire.shots),
        tuple(fire.blocked),
        tuple(sorted(facts.hit)),
        "red" if facts.red else "blue",
        facts.verdict,
        won,
        reasons,
    )


def _sniper_verdict(roles: tuple[Role, ...], fire: Fire, cards: Sequence[Seat]) -> Reason:
    """C22, C23. Bystanders come first among the Assassins' targets: with one of them shot, the VIP does not count."""
    carded = {roles[at] for at in cards}
    if "vip" in carded:
        return "sniper_shot_vip"
    if carded & BYSTANDERS:
        return "sniper_shot_bystander"
    if not waves.surviving_assassins(roles, cards):
        return "sniper_shot_all"
    hit = {roles[at] for at in fire.by_agents | fire.by_assassins}
    if hit & BYSTANDERS:
        return "assassins_shot_bystander"
    return "assassins_shot_vip" if "vip" in hit else "assassins_missed"


class _Facts:
    """What the roles' own conditions ask for."""

    __slots__ = ("bomber", "by_agent", "by_assassin", "bystander_shot", "guilty", "hit", "red", "verdict", "vip_shot")

    def __init__(self, roles: tuple[Role, ...], fire: Fire, verdict: Reason | None) -> None:
        self.by_agent, self.by_assassin = fire.by_agents, fire.by_assassins  # C21
        self.hit = fire.by_agents | fire.by_assassins
        hit = {roles[seat] for seat in self.hit}
        self.vip_shot = "vip" in hit
        self.verdict: Reason = verdict or ("vip_shot" if self.vip_shot else "vip_safe")  # C17
        self.red = self.verdict in RED_BY
        self.bomber = "bomber" not in hit and "bomber" in roles
        self.bystander_shot = not BYSTANDERS.isdisjoint(hit)
        self.guilty: list[Seat] = []
        """Who shot a Bystander (C19)."""
        if self.bystander_shot:
            self.guilty = [shot.by for shot in fire.shots if shot.hit and roles[shot.at] in BYSTANDERS]


Judged = tuple[bool, Reason]
"""Whether a seat wins, and why."""


def _judge(facts: _Facts, roles: tuple[Role, ...]) -> tuple[tuple[bool, ...], tuple[Reason, ...]]:
    """Each seat's result and its reason: the Bomber above all (C20), then C19, then the role's own condition."""
    if facts.bomber:
        judged: list[Judged] = [(role == "bomber", "bomber") for role in roles]
    else:
        by_team = _BY_TEAM[facts.verdict]
        judged = [by_team[role] if role in by_team else WINS[role](facts, seat) for seat, role in enumerate(roles)]
        for seat in facts.guilty:
            judged[seat] = (False, "shot_bystander")
    return tuple([won for won, _ in judged]), tuple([why for _, why in judged])


def _blue(facts: _Facts, seat: Seat) -> Judged:
    return not facts.red, facts.verdict


def _assassin(facts: _Facts, seat: Seat) -> Judged:
    return facts.red, facts.verdict


def _red_decoy(facts: _Facts, seat: Seat) -> Judged:
    if facts.red:
        return True, facts.verdict
    if seat in facts.by_agent:
        return True, "shot_by_agent"
    return (True, "vip_shot") if facts.vip_shot else (False, facts.verdict)


def _blue_decoy(facts: _Facts, seat: Seat) -> Judged:
    if not facts.red:
        return True, facts.verdict
    if seat in facts.by_assassin:
        return True, "shot_by_assassin"
    return (False, facts.verdict) if facts.vip_shot else (True, "vip_safe")


def _protester(facts: _Facts, seat: Seat) -> Judged:
    if seat in facts.hit:
        return False, "shot"
    return (True, "vip_shot_self_not") if facts.vip_shot else (False, "vip_safe")


def _supporter(facts: _Facts, seat: Seat) -> Judged:
    if seat in facts.hit:
        return False, "shot"
    return (False, "vip_shot") if facts.vip_shot else (True, "vip_safe_self_not")


WINS: dict[Role, Callable[[_Facts, Seat], Judged]] = {  # C18
    "vip": _blue,
    "agent": _blue,
    "enforcer": _blue,
    "bodyguard": _blue,
    "sniper": _blue,
    "assassin": _assassin,
    "decoy": lambda facts, seat: (True, "shot") if seat in facts.hit else (False, "not_shot"),
    "red_decoy": _red_decoy,
    "blue_decoy": _blue_decoy,
    "bystander": lambda facts, seat: (False, "shot") if seat in facts.hit else (True, "not_shot"),
    "peace_keeper": lambda facts, seat: (
        (False, "bystander_shot") if facts.bystander_shot else (True, "no_bystander_shot")
    ),
    "protester": _protester,
    "supporter": _supporter,
    "bomber": lambda facts, seat: (False, "shot"),
}

_BY_TEAM: dict[Reason, dict[Role, Judged]] = {
    verdict: {
        role: ((verdict in RED_BY) == (judge is _assassin), verdict)
        for role, judge in WINS.items()
        if judge in (_blue, _assassin)
    }
    for verdict in get_args(Reason)
}
"""The results of those who win and lose with their team alone, by what decided: most of the table, without asking."""
