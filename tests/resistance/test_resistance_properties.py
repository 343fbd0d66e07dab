"""What holds in every game, whatever the options, the number of players and the (random) play."""

import random
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crosstable.core.errors import BadSetup
from crosstable.core.texts import LANGUAGES, say
from crosstable.games.resistance import GAME
from crosstable.games.resistance.data import Options
from crosstable.games.resistance.rules.mission import succeeds
from crosstable.games.resistance.state import Look, State, Tally
from helpers.playing import begin, random_turns
from resistance.setups import any_options, cannot_be_dealt, dealable

SPIES = ("spy", "spy_chief", "spy_hunter", "deep_agent", "spy_reverser")


def _ends_rightly(state: State) -> None:
    """Exactly one side wins, all of it, and for the reason given."""
    outcome = state.outcome
    assert outcome is not None
    spies = tuple(s for s, c in enumerate(state.characters) if c in SPIES)
    others = tuple(s for s in range(state.seats) if s not in spies)
    successes = sum(m.success for m in state.missions)
    won, hunter = outcome.winners, state.options.hunter
    match outcome.why.key:
        case "resistance-won-by-rejections":
            assert (state.rejections, won) == (5, spies)
            assert not any(p.approved for p in state.proposals[-5:])
        case "resistance-won-by-missions-resistance":
            assert (successes, won, hunter) == (3, others, False)
        case "resistance-won-by-missions-spy":
            assert (len(state.missions) - successes, won, hunter) == (3, spies, False)
        case "resistance-won-by-resistance-hunter":
            assert (hunter, won, _found(state)) == (True, others, ("resistance_hunter", True))
            assert state.characters[state.accusations[-1].accused] == "spy_chief"
        case "resistance-won-by-spy-hunter":
            assert (hunter, won, _found(state)) == (True, spies, ("spy_hunter", True))
            assert state.characters[state.accusations[-1].accused] in ("resistance_chief", "coordinator")
        case _:
            pytest.fail(f"nobody knows this reason: {outcome.why.key}")
    assert all(not a.right for a in state.accusations[:-1])


def _found(state: State) -> tuple[str, bool]:
    """Who accused last, and whether it was right."""
    last = state.accusations[-1]
    return state.characters[last.hunter], last.right


def _mission_arithmetic(state: State) -> None:
    sizes = {5: "23233", 6: "23434", 7: "23344"}.get(state.seats, "34455")
    assert len(state.missions) <= 5
    assert len({m.mission for m in state.missions}) == len(state.missions)
    for m in state.missions:
        tally = m.tally
        assert tally.success + tally.fail + tally.chief_fail + tally.reverse == len(m.team) == int(sizes[m.mission - 1])
        assert m.investigator not in m.team
        assert m.investigator != m.leader or m.investigator is None
        need = 2 if m.mission == 4 and state.seats >= 7 else 1
        assert m.by_cards == _by_hand(tally, need, state.options.literal_reverse)
        wrong = sum(a.round == m.round for a in state.accusations if not a.right)
        assert m.success == (m.by_cards if wrong % 2 == 0 else not m.by_cards), "each wrong answer turns it over"


def _by_hand(tally: Tally, need: int, literal: bool) -> bool:
    """R3 as the page puts it, case by case."""
    fails = tally.fail + tally.chief_fail
    if tally.reverse == 1:
        return fails >= 1 if literal else fails >= need
    return fails < need  # no Reverse, or two that cancel out


def _vote_track(state: State) -> None:
    for number in range(1, state.round + 1):
        put = [p for p in state.proposals if p.round == number]
        assert len(put) <= 5
        assert all(not p.approved for p in put[:-1])
        leaders = [p.leader for p in put]
        if not state.options.plot:
            assert all((a + 1) % state.seats == b for a, b in pairwise(leaders)), "clockwise"
        for p in put:
            ayes = sum(p.votes)
            assert p.approved == (ayes > state.seats - ayes and p.stopped is None)
            assert p.stopped is None or ayes > state.seats - ayes, "only an approved team can be stopped"
    rejected = [p for p in state.proposals if p.round == state.round and not p.approved]
    assert state.rejections == len(rejected), "the count begins anew with each mission"
    assert [p.team for p in state.proposals if p.approved] == [m.team for m in state.missions], "who was approved went"


def _looks(state: State) -> None:
    """Nobody was examined who may not be."""
    asked = [look for look in state.looks if look.how == "inquired"]
    assert [look.round for look in asked] == [r for r in (2, 3, 4) if state.options.inquisitor][: len(asked)]
    assert list(state.inquisitors) == ([asked[0].viewer] if asked else list(state.inquisitors[:1])) + [
        look.seat for look in asked
    ]
    assert [look.viewer for look in asked] == list(state.inquisitors[: len(asked)]), "who holds the token examines"
    assert len(set(state.inquisitors)) == len(state.inquisitors), "nobody holds the token twice"
    assert all(look.viewer != look.seat for look in state.looks)
    for look in state.looks:
        if look.how == "examined":
            _examined(state, look)
    for accusation in state.accusations:
        assert accusation.hunter != accusation.accused
    pairs = [(a.hunter, a.accused) for a in state.accusations]
    assert len(set(pairs)) == len(pairs), "nobody is asked again who has said no"
    assert sum(a.early for a in state.accusations) <= 1


def _examined(state: State, look: Look) -> None:
    """After a success the leader, after a failure the Investigator asks; never after the fifth mission (H11)."""
    mission = state.missions[look.round - 1]
    assert (state.options.hunter, look.round < 5, look.mission) == (True, True, mission.mission)
    assert look.viewer == (mission.leader if mission.by_cards else mission.investigator)


@settings(max_examples=120)
@given(dealable(), st.integers(0, 10**9), st.sampled_from([0.0, 0.05]))
def test_legal_play_always_ends_and_the_record_adds_up(setup: tuple[Options, int], seed: int, asides: float) -> None:
    options, seats = setup
    luck = random.Random(seed)
    played = begin(GAME, options, seats, luck.randbytes(32))
    for turn in random_turns(played, luck, asides):
        assert turn.state.rejections < 5
        if turn.state.phase == "inquire":
            offered = GAME.offers(turn.state, turn.state.queue[0])[0].fields["seat"].of
            assert set(offered) == set(range(seats)) - set(turn.state.inquisitors)
    for check in (_ends_rightly, _mission_arithmetic, _vote_track, _looks):
        check(played.state)


@pytest.mark.rule("R3")
@given(
    st.integers(0, 4), st.integers(0, 4), st.integers(0, 2), st.integers(0, 2), st.sampled_from([1, 2]), st.booleans()
)
def test_every_reverse_turns_the_result_over(
    success: int, fail: int, chief_fail: int, reverse: int, need: int, literal: bool
) -> None:
    tally = Tally(success, fail, chief_fail, reverse)
    assert succeeds(tally, need, literal=literal) == _by_hand(tally, need, literal)
    if reverse == 2:
        calm = Tally(success, fail, chief_fail, 0)
        assert succeeds(tally, need, literal=literal) == succeeds(calm, need, literal=literal), "two cancel out"


@pytest.mark.rule("R3")
def test_the_two_readings_differ_only_for_one_fail_and_one_reverse_where_two_are_needed() -> None:
    different = [
        (fail, reverse, need)
        for fail in range(4)
        for reverse in range(3)
        for need in (1, 2)
        if succeeds(Tally(1, fail, 0, reverse), need, literal=True)
        != succeeds(Tally(1, fail, 0, reverse), need, literal=False)
    ]
    assert different == [(1, 1, 2)]


@given(any_options(), st.integers(5, 10))
def test_what_cannot_be_dealt_is_refused_with_a_reason_and_nothing_else(options: Options, seats: int) -> None:
    if not cannot_be_dealt(options, seats):
        GAME.check(options, seats)
        return
    with pytest.raises(BadSetup) as refused:
        GAME.start(options, seats, None)  # type: ignore[arg-type]
    for language in LANGUAGES:
        assert len(say(refused.value.why, language)) > 20


@given(dealable())
def test_what_is_drawn_can_be_dealt(setup: tuple[Options, int]) -> None:
    assert not cannot_be_dealt(*setup)
    GAME.check(*setup)


WANTED = {
    ("targeting", True), ("blind_spies", True), ("plot", True), ("hunter", True), ("dummy_agent", True),
    ("coordinator", True), ("deep_agent", True), ("pretender", True), ("blame", True), ("inquisitor", True),
    ("reverser", "resistance"), ("reverser", "spy"), ("reverser", "both"), ("hidden_reverser", True),
    ("literal_reverse", True), ("open_choice", True), ("suggestions", True), ("change_votes", True),
}  # fmt: skip


def test_every_module_is_drawn_in_small_and_in_large_games() -> None:
    drawn: set[tuple[str, object, bool]] = set()

    @settings(max_examples=300, derandomize=True)
    @given(dealable())
    def draw(setup: tuple[Options, int]) -> None:
        options, seats = setup
        drawn.update((name, getattr(options, name), seats < 8) for name in options.__struct_fields__)

    draw()
    assert {(name, value, small) for name, value in WANTED for small in (True, False)} <= drawn


def test_every_winning_reason_occurs() -> None:
    reasons = set()
    for seed in range(120):
        luck = random.Random(seed)
        played = begin(GAME, Options(hunter=seed % 2 == 0), 5 + seed % 6, luck.randbytes(32))
        for _ in random_turns(played, luck):
            pass
        reasons.add(GAME.outcome(played.state).why.key)  # type: ignore[union-attr]
    assert reasons == {
        "resistance-won-by-rejections",
        "resistance-won-by-missions-resistance",
        "resistance-won-by-missions-spy",
        "resistance-won-by-resistance-hunter",
        "resistance-won-by-spy-hunter",
    }
