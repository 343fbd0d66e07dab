"""What holds in every game, whatever the options, the number of players and the (random) play."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crosstable.core.errors import BadSetup
from crosstable.games.resistance import GAME
from crosstable.games.resistance.data import Options
from crosstable.games.resistance.state import State
from helpers.playing import begin, random_turns

FLAGS = ("targeting", "blind_spies", "plot", "hunter", "dummy_agent", "coordinator", "deep_agent", "pretender", "blame",
         "inquisitor", "hidden_reverser", "literal_reverse")  # fmt: skip
options = st.builds(
    Options, **dict.fromkeys(FLAGS, st.booleans()), reverser=st.sampled_from(["none", "resistance", "spy", "both"])
)
SPIES = ("spy", "spy_chief", "spy_hunter", "deep_agent", "spy_reverser")


def _ends_rightly(state: State) -> None:
    outcome = state.outcome
    assert outcome is not None
    spies = tuple(s for s, c in enumerate(state.characters) if c in SPIES)
    others = tuple(s for s in range(state.seats) if s not in spies)
    assert outcome.winners in (spies, others), "exactly one side wins, all of it"
    successes = sum(m.success for m in state.missions)
    match outcome.why.key:
        case "resistance-won-by-rejections":
            assert (state.rejections, outcome.winners) == (5, spies)
        case "resistance-won-by-missions-resistance":
            assert (successes, outcome.winners, state.options.hunter) == (3, others, False)
        case "resistance-won-by-missions-spy":
            assert (len(state.missions) - successes, outcome.winners, state.options.hunter) == (3, spies, False)
        case _:
            assert state.options.hunter
            assert state.accusations[-1].right
            assert state.accusations[-1].hunter in outcome.winners


def _mission_arithmetic(state: State) -> None:
    sizes = {5: "23233", 6: "23434", 7: "23344"}.get(state.seats, "34455")
    assert len(state.missions) <= 5
    assert len({m.mission for m in state.missions}) == len(state.missions)
    for m in state.missions:
        tally = m.tally
        assert tally.success + tally.fail + tally.chief_fail + tally.reverse == len(m.team) == int(sizes[m.mission - 1])
        assert m.investigator not in m.team
        assert m.investigator != m.leader or m.investigator is None
        if tally.reverse == 0:
            need = 2 if m.mission == 4 and state.seats >= 7 else 1
            assert m.by_cards == (tally.fail + tally.chief_fail < need)


def _vote_track(state: State) -> None:
    for number in range(1, state.round + 1):
        put = [p for p in state.proposals if p.round == number]
        assert len(put) <= 5
        assert all(not p.approved for p in put[:-1])
        for p in put:
            ayes = sum(p.votes)
            assert p.approved == (ayes > state.seats - ayes) or p.stopped is not None


def _looks(state: State) -> None:
    asked = [look.seat for look in state.looks if look.how == "inquired"]
    assert len(asked) <= 3
    assert len(set(state.inquisitors)) == len(state.inquisitors), "nobody holds the token twice"
    assert list(state.inquisitors[1:]) == asked
    assert all(look.viewer != look.seat for look in state.looks)
    for accusation in state.accusations:
        assert accusation.hunter != accusation.accused
    pairs = [(a.hunter, a.accused) for a in state.accusations]
    assert len(set(pairs)) == len(pairs), "nobody is asked again who has said no"
    assert sum(a.early for a in state.accusations) <= 1


@settings(max_examples=150)
@given(options, st.integers(5, 10), st.integers(0, 10**9), st.sampled_from([0.0, 0.05]))
def test_legal_play_always_ends_and_the_record_adds_up(chosen: Options, seats: int, seed: int, asides: float) -> None:
    try:
        GAME.check(chosen, seats)
    except BadSetup:
        return
    luck = random.Random(seed)
    played = begin(GAME, chosen, seats, luck.randbytes(32))
    for turn in random_turns(played, luck, asides):
        assert turn.state.rejections < 5
        if turn.state.inquisitors and turn.state.phase == "inquire":
            offered = GAME.offers(turn.state, turn.state.queue[0])[0].fields["seat"].of
            assert not set(offered) & set(turn.state.inquisitors)
    for check in (_ends_rightly, _mission_arithmetic, _vote_track, _looks):
        check(played.state)


@pytest.mark.parametrize("seats", range(5, 11))
def test_every_winning_reason_occurs(seats: int) -> None:
    reasons = set()
    for seed in range(60):
        luck = random.Random(seed)
        played = begin(GAME, Options(hunter=seed % 2 == 0), seats, luck.randbytes(32))
        for _ in random_turns(played, luck):
            pass
        reasons.add(GAME.outcome(played.state).why.key)  # type: ignore[union-attr]
    assert {"resistance-won-by-spy-hunter", "resistance-won-by-missions-spy"} <= reasons
