"""From the roles and the aims to the end: who is shot, which team wins, who wins and why (C11–C24)."""

from collections.abc import Callable, Sequence
from typing import Literal

from msgspec import Struct

from crosstable.core.seats import Seat

from . import waves
from .cards import AGENTS, BYSTANDERS, Role
from .waves import Aims, Block, Fire, Shot

Team = Literal["red", "blue"]
Reason = Literal[
    "vip_shot", "vip_safe",  # decides Crossfire mode (C17)
    "sniper_shot_all", "sniper_shot_vip", "sniper_shot_bystander",  # the shot cards decide (C22)
    "assassins_shot_vip", "assassins_shot_bystander", "assassins_missed",  # the Assassins decide (C23)
    "shot", "not_shot", "shot_by_agent", "shot_by_assassin", "shot_bystander",
    "bystander_shot", "no_bystander_shot", "vip_shot_self_not", "vip_safe_self_not", "bomber",
]  # fmt: skip
"""Why a team or a seat won or lost: a fact about the game. Each has a sentence."""

RED_BY: frozenset[Reason] = frozenset({"vip_shot", "sniper_shot_vip", "sniper_shot_bystander", "assassins_shot_vip"})
"""What makes red win; everything else that decides makes blue win."""


class Result(Struct, frozen=True):
    """Everything that follows from the roles and the aims."""

    roles: tuple[Role, ...]
    shots: tuple[Shot, ...]
    """Every shot, the first wave first."""
    blocked: tuple[Block, ...]
    shot: tuple[Seat, ...]
    """Who is shot."""
    team: Team
    verdict: Reason
    """Why that team won."""
    won: tuple[bool, ...]
    reasons: tuple[Reason, ...]


def resolve(roles: tuple[Role, ...], aims: Aims, shots: Sequence[Seat] = (), *, late_guard: bool = False) -> Result:
    """The whole resolution. In Sniper mode `shots` says where the shot cards lie."""
    if "sniper" in roles:
        fire = waves.sniper(roles, aims, shots)
        facts = _Facts(roles, fire, _sniper_verdict(roles, fire, shots))
    else:
        fire = waves.crossfire(roles, aims, late_guard)
        facts = _Facts(roles, fire, "vip_shot" if roles.index("vip") in fire.hit else "vip_safe")
    won, reasons = zip(*_judge(facts, roles), strict=True)
    return Result(
        roles,
        tuple(fire.shots),
        tuple(fire.blocked),
        tuple(sorted(fire.hit)),
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
    hit = {roles[at] for at in fire.hit}
    if hit & BYSTANDERS:
        return "assassins_shot_bystander"
    return "assassins_shot_vip" if "vip" in hit else "assassins_missed"


class _Facts:
    """What the roles' own conditions ask for."""

    __slots__ = ("bomber", "by_agent", "by_assassin", "bystander_shot", "guilty", "hit", "red", "verdict", "vip_shot")

    def __init__(self, roles: tuple[Role, ...], fire: Fire, verdict: Reason) -> None:
        self.verdict: Reason = verdict
        self.hit = fire.hit
        self.red = verdict in RED_BY
        self.vip_shot = roles.index("vip") in fire.hit
        self.bomber = "bomber" in roles and roles.index("bomber") not in fire.hit
        self.by_agent: set[Seat] = set()
        self.by_assassin: set[Seat] = set()
        self.guilty: set[Seat] = set()
        """Who shot a Bystander (C19)."""
        for shot in fire.shots:
            if shot.hit:
                (self.by_agent if roles[shot.by] in AGENTS else self.by_assassin).add(shot.at)  # C21
                if roles[shot.at] in BYSTANDERS:
                    self.guilty.add(shot.by)
        self.bystander_shot = bool(self.guilty)


Judged = tuple[bool, Reason]
"""Whether a seat wins, and why."""


def _judge(facts: _Facts, roles: tuple[Role, ...]) -> list[Judged]:
    """Each seat's result: the Bomber above all (C20), then C19, then the role's own condition."""
    if facts.bomber:
        return [(role == "bomber", "bomber") for role in roles]
    guilty = facts.guilty
    return [(False, "shot_bystander") if seat in guilty else WINS[role](facts, seat) for seat, role in enumerate(roles)]


def _blue(facts: _Facts, seat: Seat) -> Judged:
    return not facts.red, facts.verdict


def _assassin(facts: _Facts, seat: Seat) -> Judged:
    return facts.red, facts.verdict


def _decoy(facts: _Facts, seat: Seat) -> Judged:
    return (True, "shot") if seat in facts.hit else (False, "not_shot")


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


def _bystander(facts: _Facts, seat: Seat) -> Judged:
    return (False, "shot") if seat in facts.hit else (True, "not_shot")


def _peace_keeper(facts: _Facts, seat: Seat) -> Judged:
    return (False, "bystander_shot") if facts.bystander_shot else (True, "no_bystander_shot")


def _protester(facts: _Facts, seat: Seat) -> Judged:
    if seat in facts.hit:
        return False, "shot"
    return (True, "vip_shot_self_not") if facts.vip_shot else (False, "vip_safe")


def _supporter(facts: _Facts, seat: Seat) -> Judged:
    if seat in facts.hit:
        return False, "shot"
    return (False, "vip_shot") if facts.vip_shot else (True, "vip_safe_self_not")


def _bomber(facts: _Facts, seat: Seat) -> Judged:
    return False, "shot"


WINS: dict[Role, Callable[[_Facts, Seat], Judged]] = {  # C18
    "vip": _blue,
    "agent": _blue,
    "enforcer": _blue,
    "bodyguard": _blue,
    "sniper": _blue,
    "assassin": _assassin,
    "decoy": _decoy,
    "red_decoy": _red_decoy,
    "blue_decoy": _blue_decoy,
    "bystander": _bystander,
    "peace_keeper": _peace_keeper,
    "protester": _protester,
    "supporter": _supporter,
    "bomber": _bomber,
}
