"""Puzzles of The Resistance, for a member of the resistance in the base game: who must be a spy, who cannot be one,
who lies, and which team is safest. Every set of spies that fits the missions counts the same.

A position is the number of players and one's own seat; after a bar the missions, each as its team, a dash and its
fails; after another what the question names: teams, or statements. `2=` says of itself that it is no spy, `2>04` that
0 and 4 are spies, `2+1s` that it played Success on the first mission (`f`: Fail).

Asked a question, the levels believe as they do in play, from missions alone, and slip as often: then they say anything.
The easy one has only the newest missions in mind.
"""

import random
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations

from msgspec.structs import replace

from crosstable.core import Seat
from crosstable.core.puzzle import Found, Puzzle
from crosstable.puzzles.played import Past, Turns, bot_game

from .. import GAME
from ..bots.belief import Belief, belief_of
from ..bots.levels import LEVELS
from ..bots.plain import PlainPlayer
from ..data import SIDES, Options, is_spy, team_size
from ..state import Mission, State, Statement
from ..view import view

THEMES = ("spy", "clean", "lie", "team")

Spies = frozenset[Seat]
TABLES = (5, 6, 7)
LEAST_MISSIONS = 2
OPTIONS = 4
"""How many teams or statements a question offers at most."""
NEVER, EQUAL = 99, 6
"""Votes are never read here; chances that agree so far are equal."""
CLEAR = 0.1
"""By so much the safest team must be safer than the next."""


def game(seed: int) -> Turns:
    """A game of the base game."""
    seats = TABLES[seed % len(TABLES)]
    return bot_game(GAME, Options(), [PlainPlayer()] * seats, seed)


def find(turns: Iterable[tuple[Past, Seat]], seed: int) -> Iterator[Found]:
    """What can be asked after each mission of one base game, by its resistance members."""
    luck, played_before = random.Random(seed), LEAST_MISSIONS - 1
    for played, _ in turns:
        state = played.state
        assert isinstance(state, State)
        if state.seats not in TABLES or not _base(state.options):
            return
        if len(state.missions) > played_before and state.phase == "propose":
            played_before = len(state.missions)
            members = [seat for seat, character in enumerate(state.characters) if not is_spy(character)]
            for me in luck.sample(members, len(members)):
                yield from _asked(state, me, luck)


def _base(options: Options) -> bool:
    """Whether nothing but votes and missions tells anything; how people may discuss is all the same."""
    return not (options.targeting or options.plot or options.reverser != "none" or options.inquisitor) and not (
        options.hunter or options.deep_agent
    )


def worlds(seats: int, me: Seat, missions: tuple[Mission, ...]) -> list[Spies]:
    """Every set of spies that I am not in and that can have played these cards."""
    others = [seat for seat in range(seats) if seat != me]
    sets = map(frozenset, combinations(others, SIDES[seats][1]))
    return [spies for spies in sets if all(len(spies & set(m.team)) >= m.tally.fail for m in missions)]


def _asked(state: State, me: Seat, luck: random.Random) -> Iterator[Found]:
    sets = worlds(state.seats, me, state.missions)
    if len(sets) < 2:
        return  # nothing is left to work out
    missions = " ".join(f"{''.join(map(str, m.team))}-{m.tally.fail}" for m in state.missions)
    for theme, named, answer in _questions(state, me, sets, luck):
        position = f"{state.seats} {me}|{missions}|{' '.join(named)}"
        yield Found(Puzzle(theme, position, answer), _asking(theme, named, state, me))


def _questions(state: State, me: Seat, sets: list[Spies], luck: random.Random) -> Iterator[tuple[str, list[str], str]]:
    """Themes, what they name, and the answer."""
    others = [seat for seat in range(state.seats) if seat != me]
    sure = [seat for seat in others if all(seat in spies for spies in sets)]
    clean = [seat for seat in others if not any(seat in spies for spies in sets)]
    if len(sure) == 1:
        yield "spy", [], str(sure[0])
    if len(clean) == 1:
        yield "clean", [], str(clean[0])
    yield from _lies(state, me, sets, luck)
    yield from _teams(state, me, sets, luck)


def _lies(state: State, me: Seat, sets: list[Spies], luck: random.Random) -> Iterator[tuple[str, list[str], str]]:
    """One statement that cannot be true, among some of other players that can."""
    said = {noted: one for one in state.statements if one.seat != me and (noted := _noted(one))}
    true = {noted: any(could_say(one, spies, state.missions) for spies in sets) for noted, one in said.items()}
    lies = [noted for noted in said if not true[noted]]
    if lies:
        lie = luck.choice(lies)
        honest = {noted[0]: noted for noted in said if true[noted] and noted[0] != lie[0]}
        if len(honest) > 1:
            yield "lie", sorted((lie, *list(honest.values())[: OPTIONS - 1])), lie[0]


def _noted(said: Statement) -> str:
    """A statement as it is written in a puzzle; empty if it says nothing that could be a lie."""
    if said.kind == "character" and said.what == "resistance":
        return f"{said.seat}="
    if said.kind == "suspect":
        return f"{said.seat}>{''.join(map(str, said.seats))}"
    if said.kind == "played" and said.what in ("success", "fail"):
        return f"{said.seat}+{said.mission}{said.what[0]}"
    return ""


def could_say(said: Statement, spies: Spies, missions: tuple[Mission, ...]) -> bool:
    """Whether this is true, or can be, if these are the spies."""
    if said.kind == "character":
        return said.seat not in spies
    if said.kind == "suspect":
        return set(said.seats) <= spies
    mission = next(one for one in missions if one.mission == said.mission)
    others = len((spies & set(mission.team)) - {said.seat})
    if said.what == "success":
        return others >= mission.tally.fail
    return said.seat in spies and 1 <= mission.tally.fail <= others + 1


def _teams(state: State, me: Seat, sets: list[Spies], luck: random.Random) -> Iterator[tuple[str, list[str], str]]:
    """Teams of which one is clearly the likeliest to have no spy."""
    size = team_size(state.seats, len(state.missions) + 1)
    teams = [team for team in combinations(range(state.seats), size) if me in team]
    safe = {team: sum(not spies & set(team) for spies in sets) / len(sets) for team in teams}
    offered = luck.sample(teams, min(OPTIONS, len(teams)))
    first, second = sorted(offered, key=lambda team: -safe[team])[:2]
    if safe[first] - safe[second] >= CLEAR:
        names = {team: "".join(map(str, team)) for team in offered}
        yield "team", sorted(names.values()), names[first]


def _asking(theme: str, named: list[str], state: State, me: Seat) -> Callable[[str, int], str]:
    """A way to ask the bots: what each believes from the missions it has in mind, unless it slips."""
    others = [str(seat) for seat in range(state.seats) if seat != me]
    seen = replace(view(state, me), proposals=(), claims=())

    def ask(level: str, seed: int) -> str:
        luck, mind = random.Random(f"{seed} {me} {state.missions}"), LEVELS[level]
        if luck.random() < mind.slips:
            return luck.choice([one[0] for one in named] if theme == "lie" else named or others)
        if theme == "lie":
            return _likely_lie(named, worlds(state.seats, me, state.missions[-mind.habits.recalls :]), state)
        habits = replace(mind.habits, talk=False, votes_from=NEVER)
        return _believed(theme, named or others, belief_of(seen, habits), luck)

    return ask


def _believed(theme: str, choices: list[str], belief: Belief, luck: random.Random) -> str:
    """What somebody answers who believes this; among equals anything."""
    sign = 1 if theme == "spy" else -1
    worth = {
        one: belief.spies_on(map(int, one))[0] if theme == "team" else sign * belief.spy(int(one)) for one in choices
    }
    return max(choices, key=lambda one: (round(worth[one], EQUAL), luck.random()))


def _likely_lie(named: list[str], sets: list[Spies], state: State) -> str:
    """Whose statement fits the fewest sets of spies."""
    said = {_noted(one): one for one in state.statements}
    true = {noted: sum(could_say(said[noted], spies, state.missions) for spies in sets) for noted in named}
    return min(named, key=true.__getitem__)[0]
