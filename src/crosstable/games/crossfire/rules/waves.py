"""The shots: who shot at whom in which wave, what was blocked and who is hit (C13–C16, C22, C23)."""

from collections.abc import Container, Sequence

from crosstable.core import Seat

from ..data import BYSTANDERS, PROTECTORS, Role
from ..state import Block, Shot

Aims = Sequence[Sequence[Seat]]
"""Whom each seat points at: nobody, one, or with two guns two (the same one twice is possible)."""


class Fire:
    """Shots and blocks while they are being worked out."""

    __slots__ = ("aims", "blocked", "by_agents", "by_assassins", "shots")

    def __init__(self, aims: Aims) -> None:
        self.aims = aims
        self.shots: list[Shot] = []
        self.blocked: list[Block] = []
        self.by_agents: set[Seat] = set()
        """Who is hit in the first wave, by Agents or the Sniper."""
        self.by_assassins: set[Seat] = set()
        """Who is hit in the second."""

    def wave(self, number: int, shooters: list[Seat], saved: Container[Seat]) -> None:
        """Fire all shots of a wave at once; blocks save some of the targets."""
        hit = self.by_agents if number == 1 else self.by_assassins
        for by in shooters:
            for at in self.aims[by]:
                if at in saved:
                    self.shots.append(Shot(by, at, number, False))
                else:
                    self.shots.append(Shot(by, at, number, True))
                    hit.add(at)

    def block(self, number: int, shooters: list[Seat], blocks: dict[Seat, int]) -> dict[Seat, int]:
        """How many of a wave's shots at each player are blocked."""
        used: dict[Seat, int] = {}
        for at, shots in self.count(shooters).items():
            if stopped := min(shots, blocks.get(at, 0)):
                used[at] = stopped
                self.blocked.append(Block(at, number, stopped))
        return used

    def guarded_wave(self, number: int, shooters: list[Seat], blocks: dict[Seat, int]) -> dict[Seat, int]:
        """A wave against these blocks (C16): whoever is shot at no more often is saved. Returns the blocks used up."""
        used = self.block(number, shooters, blocks)
        shots = self.count(shooters) if used else {}
        self.wave(number, shooters, [at for at, stopped in used.items() if stopped == shots[at]])
        return used

    def count(self, seats: list[Seat]) -> dict[Seat, int]:
        """How many of these point at each player."""
        found: dict[Seat, int] = {}
        for seat in seats:
            for at in self.aims[seat]:
                found[at] = found.get(at, 0) + 1
        return found


def crossfire(roles: tuple[Role, ...], aims: Aims, late_guard: bool) -> Fire:
    """Both waves of Crossfire mode."""
    agents: list[Seat] = []
    assassins: list[Seat] = []
    guards: list[Seat] = []
    for seat, role in enumerate(roles):  # C13
        if role == "agent" or role == "enforcer":
            agents.append(seat)
        elif role == "assassin":
            assassins.append(seat)
        elif role in PROTECTORS:
            guards.append(seat)
    fire = Fire(aims)
    if not guards:
        fire.wave(1, agents, ())  # C14
        fire.wave(2, [seat for seat in assassins if seat not in fire.by_agents], ())  # C15
        return fire
    blocks = fire.count(guards)
    used = fire.guarded_wave(1, agents, blocks)
    standing = guards if late_guard else [seat for seat in guards if seat not in fire.by_agents]
    left = {at: min(n, blocks[at] - used.get(at, 0)) for at, n in fire.count(standing).items()}
    fire.guarded_wave(2, [seat for seat in assassins if seat not in fire.by_agents], left)
    return fire


def sniper(roles: tuple[Role, ...], aims: Aims, cards: Sequence[Seat]) -> Fire:
    """The shot cards, and if they do not decide, the Assassins they missed (C22, C23)."""
    by = roles.index("sniper")
    fire = Fire([*aims[:by], cards, *aims[by + 1 :]])
    fire.wave(1, [by], ())
    if not shot_cards_decide(roles, cards):
        out = {by, *cards}  # a shot at them does nothing (C24)
        shooters = surviving_assassins(roles, cards)
        fire.wave(2, shooters, out)
        fire.shots.sort(key=lambda shot: shot.at in out and shot.wave == 2)
    return fire


def surviving_assassins(roles: tuple[Role, ...], cards: Sequence[Seat]) -> list[Seat]:
    """The Assassins without a shot card (C23)."""
    return [seat for seat, role in enumerate(roles) if role == "assassin" and seat not in cards]


def shot_cards_decide(roles: tuple[Role, ...], cards: Sequence[Seat]) -> bool:
    """Whether the Sniper shot the VIP or a Bystander, or all Assassins (C22)."""
    if any(roles[at] == "vip" or roles[at] in BYSTANDERS for at in cards):
        return True
    return not surviving_assassins(roles, cards)
