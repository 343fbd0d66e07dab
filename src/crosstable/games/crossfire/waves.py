"""The shots: who shot at whom in which wave, what was blocked and who is hit (C13–C16, C22, C23)."""

from collections.abc import Sequence

from msgspec import Struct

from crosstable.core.seats import Seat

from .cards import BYSTANDERS, PROTECTORS, Role

Aims = Sequence[Sequence[Seat]]
"""Whom each seat points at: nobody, one, or with two guns two (the same one twice is possible)."""
Line = tuple[Seat, Seat]
"""Who points at whom."""


class Shot(Struct, frozen=True):
    """A shot that was fired. `hit`: its target is shot, and this is one of the shooters (C16)."""

    by: Seat
    at: Seat
    wave: int
    """1: Agents, or the Sniper's shot cards; 2: Assassins."""
    hit: bool


class Block(Struct, frozen=True):
    """How many shots of a wave at a player were blocked."""

    at: Seat
    wave: int
    shots: int


class Fire:
    """Shots and blocks while they are being worked out."""

    __slots__ = ("blocked", "hit", "shots")

    def __init__(self) -> None:
        self.shots: list[Shot] = []
        self.blocked: list[Block] = []
        self.hit: set[Seat] = set()

    def wave(self, number: int, lines: list[Line], blocks: dict[Seat, int]) -> dict[Seat, int]:
        """Fire all shots of a wave at once, against these blocks. Returns how many blocks each target used up."""
        used: dict[Seat, int] = {}
        saved: set[Seat] = set()
        if blocks:
            for at, shots in _count(lines).items():
                if stopped := min(shots, blocks.get(at, 0)):
                    used[at] = stopped
                    self.blocked.append(Block(at, number, stopped))
                    if stopped == shots:
                        saved.add(at)
        for by, at in lines:
            hit = at not in saved
            self.shots.append(Shot(by, at, number, hit))
            if hit:
                self.hit.add(at)
        return used


def _count(lines: list[Line]) -> dict[Seat, int]:
    """How many point at each player."""
    found: dict[Seat, int] = {}
    for _, at in lines:
        found[at] = found.get(at, 0) + 1
    return found


def crossfire(roles: tuple[Role, ...], aims: Aims, late_guard: bool) -> Fire:
    """Both waves of Crossfire mode."""
    agents: list[Line] = []
    assassins: list[Line] = []
    guards: list[Line] = []
    for seat, role in enumerate(roles):  # C13
        if role == "agent" or role == "enforcer":
            agents += [(seat, at) for at in aims[seat]]
        elif role == "assassin":
            assassins += [(seat, at) for at in aims[seat]]
        elif role in PROTECTORS:
            guards += [(seat, at) for at in aims[seat]]
    fire = Fire()
    blocks = _count(guards)
    used = fire.wave(1, agents, blocks)  # C14
    left: dict[Seat, int] = {}
    if guards:
        standing = guards if late_guard else [line for line in guards if line[0] not in fire.hit]
        left = {at: min(n, blocks[at] - used.get(at, 0)) for at, n in _count(standing).items()}
    fire.wave(2, [line for line in assassins if line[0] not in fire.hit], left)  # C15
    return fire


def sniper(roles: tuple[Role, ...], aims: Aims, cards: Sequence[Seat]) -> Fire:
    """The shot cards, and if they do not decide, the Assassins they missed (C22, C23)."""
    by = roles.index("sniper")
    fire = Fire()
    fire.wave(1, [(by, at) for at in cards], {})
    if not shot_cards_decide(roles, cards):
        out = {by, *fire.hit}  # a shot at them does nothing (C24)
        lines = [(seat, at) for seat in surviving_assassins(roles, cards) for at in aims[seat]]
        fire.wave(2, [line for line in lines if line[1] not in out], {})
        fire.shots += [Shot(seat, at, 2, False) for seat, at in lines if at in out]
    return fire


def surviving_assassins(roles: tuple[Role, ...], cards: Sequence[Seat]) -> list[Seat]:
    """The Assassins without a shot card (C23)."""
    return [seat for seat, role in enumerate(roles) if role == "assassin" and seat not in cards]


def shot_cards_decide(roles: tuple[Role, ...], cards: Sequence[Seat]) -> bool:
    """Whether the Sniper shot the VIP or a Bystander, or all Assassins (C22)."""
    if any(roles[at] == "vip" or roles[at] in BYSTANDERS for at in cards):
        return True
    return not surviving_assassins(roles, cards)
