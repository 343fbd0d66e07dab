"""What could be known of the characters in The Resistance, and how the missions to come would go."""

from collections.abc import Sequence

from crosstable.core import Seat, Sentence, Step, sentence
from crosstable.core.review import Column, Estimate, Eyes, Heat, Insight, Row
from crosstable.review.words import name

from ..bots.belief import Belief, belief_of
from ..bots.course import FACTS, SPARED, SURE, reached
from ..bots.levels import LEVELS
from ..data import MISSIONS, PREY, SIDE, TO_WIN, Character, fails_needed, team_size
from ..state import State
from ..view import ResistanceView, view
from .review import under_way

HABITS = {"facts": FACTS, "talk": LEVELS["strong"].habits}


def insight(eyes: Eyes, lens: str) -> Insight:
    """How likely each seat is a spy, or has each special character."""
    seen = eyes.view
    assert isinstance(seen, ResistanceView)
    believed = belief_of(seen, HABITS[lens])
    how = sentence("resistance-insight-how", lens=lens)
    if not believed.weights.any():
        return Insight(how, lines=(sentence("resistance-insight-nothing"),))
    special = [c for c in dict.fromkeys(seen.cast) if c not in ("resistance", "spy")]
    columns = (
        Column("spy", sentence("resistance-insight-spy")),
        *(Column(c, sentence(f"resistance-character-{c}")) for c in special),
    )
    rows = tuple(Row(str(seat), name(seat), _chances(believed, seat, special)) for seat in range(seen.seats))
    heat = Heat("roles", sentence("resistance-insight-roles"), columns, rows)
    return Insight(how, (heat,), tuple(_certain(rows, seen.seat)))


def _chances(believed: Belief, seat: Seat, special: Sequence[Character]) -> tuple[float, ...]:
    by_character = believed.character(seat)
    found = (believed.spy(seat), *(by_character.get(c, 0.0) for c in special))
    return tuple(round(min(1.0, chance), 4) for chance in found)


def _certain(rows: tuple[Row, ...], me: Seat | None) -> list[Sentence]:
    """Whose side is beyond doubt, the viewer's own left out."""
    lines = []
    for seat, row in enumerate(rows):
        if seat != me and row.chances[0] in (0.0, 1.0):
            side = "spy" if row.chances[0] else "resistance"
            lines.append(sentence(f"resistance-insight-certain-{side}", seat=seat))
    return lines


# ---------------------------------------------------------------- the curve


def appraise(past: Sequence[Step[State]], seed: int) -> Estimate:
    """The resistance's chance, if from now on everybody leads the team he can think safest.

    Reckoned, not sampled. The error is how far the chance moves if spies fail nine times in ten, or only seven.
    """
    state = past[-1].state
    if state.outcome is not None:
        return Estimate(float(any(SIDE[state.characters[seat]] == "resistance" for seat in state.outcome.winners)))
    going, played = under_way(state), {done.mission for done in state.missions}
    left = [mission for mission in range(1, MISSIONS + 1) if mission not in played]
    clean = [_expected(state, mission) for mission in left if not going or mission != state.mission]
    if going:  # the one that is being played, which need not be the lowest of them (B12)
        clean.insert(0, _clean(state, going, state.mission))
    usual, never, often = (_reckoned(state, [p + (1 - p) * spared for p in clean]) for spared in SPARED)
    return Estimate(usual, max(abs(usual - never), abs(usual - often)))


def _reckoned(state: State, chances: Sequence[float]) -> float:
    missions = reached(TO_WIN - state.successes, TO_WIN - state.failures, tuple(chances))
    return _with_hunters(state, missions)


def _clean(state: State, team: Sequence[Seat], mission: int) -> float:
    """Whether this team really has too few spies to sink the mission."""
    spies = sum(SIDE[state.characters[seat]] == "spy" for seat in team)
    return float(spies < fails_needed(state.seats, mission))


def _expected(state: State, mission: int) -> float:
    """How the mission goes if a resistance member, any of them, leads the team that looks safest to him."""
    leaders = [seat for seat, c in enumerate(state.characters) if SIDE[c] == "resistance"]
    return sum(_led(state, seat, mission) for seat in leaders) / len(leaders)


def _led(state: State, leader: Seat, mission: int) -> float:
    ranked = belief_of(view(state, leader), FACTS).safest(team_size(state.seats, mission), mission)
    best = [team for safe, team in ranked if safe > ranked[0][0] - SURE]
    return sum(_clean(state, team, mission) for team in best) / len(best)


def _with_hunters(state: State, missions: float) -> float:
    """With Hunters three missions only open the hunt: each Hunter then names whom he thinks the enemy Chief."""
    if not state.options.hunter:
        return missions
    friends = _finds(state, "resistance_hunter", PREY["resistance"])
    spies = _finds(state, "spy_hunter", PREY["spy"])
    return missions * (friends + (1 - friends) * 0.5) + (1 - missions) * (1 - spies) * 0.5


def _finds(state: State, hunter: Character, prey: tuple[Character, ...]) -> float:
    """How sure this Hunter could be of somebody who really is an enemy Chief."""
    seat = state.seat_of(hunter)
    believed = belief_of(view(state, seat), FACTS)
    return max(believed.one_of(other, prey) for other, c in enumerate(state.characters) if c in prey)
