"""Whether a fellow spy plays by the order strong spies know, and how far votes tie the two to each other."""

from collections.abc import Iterator
from itertools import combinations

from crosstable.core import Seat

from ..data import REJECTIONS, SIDES, fails_needed
from ..state import Mission
from .customs import approval, demand, ratings, teams_of
from .deals import mask_of
from .habits import wanted
from .seatmind import NEARLY, Mind

FOLLOWS = 0.6
"""How likely somebody unknown follows."""
AS_TOLD, ANYHOW = 0.9, 0.85
"""How surely he does what the order or his cover asks, and how often somebody else fails."""
OPENLY = 0.8
"""How often somebody else votes just for teams that can be sunk."""


def follows(mind: Mind, fellow: Seat) -> float:
    """The chance that a fellow fails only when it is his turn, by his cards and votes so far."""
    like, unlike = FOLLOWS, 1 - FOLLOWS
    for failed, asked in _cards(mind, fellow):
        like *= AS_TOLD if failed == asked else 1 - AS_TOLD
        unlike *= ANYHOW if failed else 1 - ANYHOW
    for custom, openly in _votes(mind, fellow):
        like *= custom
        unlike *= OPENLY if openly else 1 - OPENLY
    return like / (like + unlike)


def _cards(mind: Mind, fellow: Seat) -> Iterator[tuple[bool, bool]]:
    """For each mission in which his card can be told whether he failed, and whether it was for him to fail."""
    assert mind.view.mine
    for number, mission in enumerate(mind.view.missions):
        spies = [s for s in turn(mind, mission.leader, mission.team) if s == mind.me or mind.is_fellow(s)]
        if fellow not in spies or set(spies) - {mind.me, fellow}:
            continue
        fails = mission.tally.fail + mission.tally.chief_fail
        if mind.me in mission.team:
            fails -= mind.view.mine.cards[number] in ("fail", "chief_fail")
        wants = asked(mind, mission.mission, mind.view.missions[:number])
        yield fails > 0, wants and spies.index(fellow) < fails_needed(mind.view.seats, mission.mission)


def asked(mind: Mind, mission: int, before: tuple[Mission, ...]) -> bool:
    """Whether the order wants this mission to fail. With an honest Inquisitor who lies low is seen in time (I2): five
    cannot spare a mission, with more players the first, of two, would tell too much. Nor can five with a Reverser: what
    he turns over would be missing."""
    options, five = mind.view.options, mind.view.seats == min(SIDES)
    hurried = options.inquisitor and (mission > 1 or (five and not options.hunter))
    if (hurried and not _has_token(mind, len(before))) or (five and options.reverser != "none"):
        return True
    return wanted(mind.view.seats, mission, before)


def _has_token(mind: Mind, missions: int) -> bool:
    """Whether a spy holds the Inquisitor's token after so many missions: it goes on after the second one (I3)."""
    held = mind.view.inquisitors
    holder = held[min(max(0, missions - 1), len(held) - 1)]
    return holder == mind.me or mind.is_fellow(holder)


def _votes(mind: Mind, fellow: Seat) -> Iterator[tuple[float, bool]]:
    """For each of his votes how likely somebody who hides among this table's people votes so, and whether a spy who
    hides nothing would have."""
    view = mind.view
    spies = tuple(s for s in range(view.seats) if s == mind.me or mind.is_fellow(s))
    friends = tuple(s for s in range(view.seats) if s not in spies)
    for team, put in zip(teams_of(view.seats, view.proposals, view.missions), view.proposals, strict=True):
        if team.rejections < REJECTIONS - 1 and put.leader != fellow:
            good = ratings(team)[fellow] >= demand(team.round, team.rejections) - 1e-3
            p = float(approval(team, friends, view, fellow, good, mind.level.habits.before)[fellow])
            p = min(max(p if put.votes[fellow] else 1 - p, 1 - AS_TOLD), AS_TOLD)
            dirty = (mask_of(spies) & mask_of(put.team)).bit_count() >= fails_needed(view.seats, put.mission)
            yield p, put.votes[fellow] == dirty


def tied(mind: Mind) -> float:
    """How many more votes than those of the average pair speak for me and my fellow: for teams with one of the two, and
    against all others. With five, where spies are two and one fail is enough."""
    view = mind.view
    suits: dict[tuple[Seat, ...], int] = {
        pair: sum(
            1 if put.votes[seat] != set(pair).isdisjoint(put.team) else -1 for put in view.proposals for seat in pair
        )
        for pair in combinations(range(view.seats), 2)
    }
    mine = tuple(s for s in range(view.seats) if s == mind.me or mind.is_fellow(s))
    return suits[mine] - sum(suits.values()) / len(suits)


def turn(mind: Mind, leader: Seat, team: tuple[Seat, ...]) -> list[Seat]:
    """A team, clockwise from the leader: all spies count in the same order. With Hunters about and cards enough to
    tell, a spy Chief comes last: the enemy looks for him."""
    seats = [s for s in ((leader + i) % mind.view.seats for i in range(mind.view.seats)) if s in team]
    if not mind.is_spy or "chief_fail" not in mind.view.cards:
        return seats
    return sorted(seats, key=lambda s: is_chief(mind, s))


def is_chief(mind: Mind, seat: Seat) -> bool:
    """Whether I know that this seat is a spy Chief."""
    return mind.belief.one_of(seat, ("spy_chief",)) > 1 - NEARLY
