"""Bots who talk: who is spoken to answers, reasons are given, and one can tell by the words who is who."""

import random
from collections import Counter

from msgspec.structs import replace

from crosstable.core import Action, QuickChance, Seat, Sight
from crosstable.games.resistance import GAME
from crosstable.games.resistance.actions import (
    AskAlong,
    AskReject,
    ClaimCharacter,
    ClaimSeen,
    Explain,
    Inquire,
    Suspect,
    TakeBack,
    Trust,
)
from crosstable.games.resistance.bots import bot
from crosstable.games.resistance.bots.belief import belief_of
from crosstable.games.resistance.bots.habits import Habits
from crosstable.games.resistance.bots.levels import LEVELS
from crosstable.games.resistance.bots.replies import along, explanation
from crosstable.games.resistance.bots.seatmind import Mind
from crosstable.games.resistance.data import Options
from crosstable.games.resistance.rules.talk import SPEECH
from crosstable.games.resistance.state import State
from resistance.setting import FIVE, SEVEN, Table


def said_by(state: State, seat: Seat, name: str = "", level: str = "strong", seed: int = 1) -> Action:
    """What the bot of this name does on this seat now."""
    sight = Sight("resistance", state.options, state.seats, seat, GAME.view(state, seat), (), seed, name)
    return bot(level, 1.0).think(sight, lambda: False).action


def words_in_a_game(name: str, deal: int) -> list[str]:
    """Everything the bot of this name says in one game on the first seat, among four without a temper."""
    luck, state = random.Random(deal), GAME.start(Options(), 5, QuickChance(deal)).state
    while GAME.outcome(state) is None:
        for seat in [0, *sorted(GAME.actors(state))]:
            if GAME.outcome(state) is None:
                action = said_by(state, seat, name if not seat else "", seed=luck.getrandbits(30))
                if seat in GAME.actors(state) or isinstance(action, SPEECH):
                    state = GAME.play(state, seat, action, QuickChance(0)).state
    return [f"{s.kind} {s.seats} {s.what}" for s in state.statements if s.seat == 0]


def test_two_tempers_on_the_same_seat_of_the_same_game_talk_differently() -> None:
    games = {name: [words_in_a_game(name, deal) for deal in range(8)] for name in ("Flint", "Bellows")}
    assert all(curt != loud for curt, loud in zip(*games.values(), strict=True))
    words = {name: sum(map(len, said)) for name, said in games.items()}
    assert words["Bellows"] > 1.5 * words["Flint"]


def test_who_is_called_a_spy_answers_each_in_his_way() -> None:
    table = Table(SEVEN).do(0, Suspect((2,)))
    assert all(isinstance(said_by(table.state, 2, name), SPEECH) for name in ("Flint", "Candle", "Ember", ""))
    assert said_by(table.state, 2, "Ember") == Suspect((0,)), "a grudging one strikes back"
    assert said_by(table.state, 2, "Candle") != Suspect((0,)), "a soft one does not"


def test_after_two_who_ask_to_be_taken_along_nobody_else_does() -> None:
    one, two = (
        Table(SEVEN).do(0, ClaimCharacter("resistance")).propose(0, 1).do(1, ClaimCharacter("resistance")) for _ in "12"
    )
    one.do(2, AskAlong())
    two.do(2, AskAlong()).do(3, AskAlong())
    assert any(said_by(one.state, 4, "Bellows", seed=seed) == AskAlong() for seed in range(30))
    assert all(said_by(two.state, 4, "Bellows", seed=seed) != AskAlong() for seed in range(30))


def test_who_is_called_a_spy_by_two_does_not_ask_to_be_taken_along() -> None:
    for accusers, asks in (((0,), True), ((0, 1), False)):
        table = Table(SEVEN, leader=5)
        for seat in accusers:
            table.do(seat, Suspect((2,)))
        talker = Mind(table.propose(0, 5).view(2), LEVELS["strong"], random.Random(0))
        assert along(talker) == [AskAlong()] * asks


def test_nobody_accuses_twice_begs_his_own_team_or_vouches_for_who_has_just_failed() -> None:
    table = Table(FIVE).do(0, Suspect((1, 2))).do(1, Suspect((0,)))
    assert all(said_by(table.state, 0, "Ember", seed=seed) != Suspect((1,)) for seed in range(20))
    table = Table(FIVE).do(0, ClaimCharacter("resistance")).do(1, Suspect((0,)))
    assert all(said_by(table.state, 0, "Candle", seed=seed) != AskAlong() for seed in range(20)), "he leads"
    liked = Table(FIVE).mission(1, 2).do(1, Trust(0))
    assert said_by(liked.state, 0, "Lantern") == Trust(1)
    failed = Table(FIVE).mission(1, 2).mission(1, 2, 4, s1="fail").do(1, Trust(0))
    assert all(said_by(failed.state, 0, "Lantern", seed=seed) != Trust(1) for seed in range(20))


def test_a_spy_everybody_can_prove_says_nothing_more() -> None:
    table = Table(FIVE).mission(1, 3, s1="fail", s3="fail")
    assert not any(
        isinstance(said_by(table.state, 3, "Bellows", level, seed), SPEECH)
        for level in ("medium", "strong")
        for seed in range(20)
    )
    assert any(isinstance(said_by(table.state, 2, "Bellows", seed=seed), SPEECH) for seed in range(20))


def test_who_has_rejected_may_be_asked_and_says_why() -> None:
    table = Table(FIVE).propose(0, 1).vote((1, 3))
    assert {2, 4} <= set(next(o for o in GAME.offers(table.state, 1) if o.action == "ask_reject").fields["seat"].of)
    table.do(1, AskReject(4))
    assert said_by(table.state, 4) == Explain("off_team")
    table.do(4, Explain("off_team"))
    assert not isinstance(said_by(table.state, 4), Explain), "once is enough"


def test_nobody_is_asked_who_has_approved_or_of_another_round() -> None:
    table = Table(FIVE)
    assert not [o for o in GAME.offers(table.state, 0) if o.action == "ask_reject"]
    table.mission(0, 1)
    assert not [o for o in GAME.offers(table.state, 0) if o.action == "ask_reject"]


def test_a_leader_who_takes_along_whom_he_called_a_spy_says_that_two_fails_are_needed() -> None:
    table = Table(SEVEN).mission(0, 2).mission(0, 1, 2, s1="fail").mission(0, 2, 4)
    leader = table.state.leader
    suspect = next(s for s in range(7) if s != leader)
    table.do(leader, Suspect((suspect,)))
    team = sorted({leader, suspect, *[s for s in range(7) if s not in (leader, suspect)][:2]})
    table.propose(*team)
    assert said_by(table.state, leader) == Explain("two_fails")
    over = Mind(replace(table.view(leader), phase="inquire"), LEVELS["strong"], random.Random(0))
    assert not explanation(over), "the mission is over"


def test_a_leader_who_takes_along_whom_he_called_a_spy_takes_it_back_where_one_fail_is_enough() -> None:
    table = Table(FIVE).do(0, Suspect((1, 2))).propose(0, 1)
    assert said_by(table.state, 0, "Ember") == TakeBack(0)
    assert not isinstance(said_by(Table(FIVE).do(0, Suspect((1, 2))).propose(0, 4).state, 0, "Ember"), TakeBack)


def test_only_where_two_fails_are_needed_somebody_can_say_so() -> None:
    reasons = [
        set(next(o for o in GAME.offers(t.state, 0) if o.action == "explain").fields["reason"].of)
        for t in (Table(SEVEN), Table(SEVEN).mission(0, 2).mission(0, 2, 4).mission(0, 1, 2, s1="fail"))
    ]
    assert [("two_fails" in one) for one in reasons] == [False, True]


def test_bold_ones_name_spies_sooner_and_only_those_without_a_grudge_take_it_back() -> None:
    named = Counter[str]()
    for name in ("Bellows", "Lantern"):
        for seed in range(30):
            table = Table(SEVEN).mission(0, 1, s1="fail").mission(1, 2, 4, s1="fail").propose(0, 2, 4)
            named[name] += isinstance(said_by(table.state, 6, name, seed=seed), Suspect)
    assert named["Bellows"] > named["Lantern"]
    table = Table(SEVEN).do(0, Suspect((2,))).mission(1, 3, s1="fail", s3="fail").mission(0, 2, 4)
    assert any(isinstance(said_by(table.state, 0, "Kettle", seed=s), TakeBack) for s in range(10))
    assert not any(isinstance(said_by(table.state, 0, "Ember", seed=s), TakeBack) for s in range(10))


def test_who_trusts_people_is_moved_more_by_what_they_say() -> None:
    view = Table(SEVEN).do(0, ClaimSeen(1, "spy")).do(4, Suspect((1,))).view(2)
    shares = [belief_of(view, Habits(heed=heed)).spy(1) for heed in (0.5, 1.0, 1.5)]
    assert shares == sorted(shares)
    assert shares[0] < shares[2]


def test_silence_after_an_accusation_and_begging_to_come_along_count_a_little() -> None:
    quiet = Table(SEVEN).do(0, Suspect((1,))).propose(0, 2).vote()
    answered = Table(SEVEN).do(0, Suspect((1,))).do(1, Trust(3)).propose(0, 2).vote()
    assert belief_of(quiet.view(4), Habits()).spy(1) > belief_of(answered.view(4), Habits()).spy(1)


def test_a_spy_accuses_only_whom_others_may_doubt_too() -> None:
    """Seat 4 was on a team that failed, but all trust him since; seat 0 is on every good team."""
    doubtful = Table(SEVEN).mission(0, 2).mission(1, 2, 4, s1="fail")
    trusted = Table(SEVEN).mission(0, 2).mission(1, 2, 4, s1="fail").mission(2, 4, 6)
    for level in ("medium", "strong"):
        acts = [said_by(table.state, 1, "Bellows", level, seed) for table in (doubtful, trusted) for seed in range(20)]
        named = [isinstance(act, Suspect) and 4 in act.seats for act in acts]
        assert any(named[:20]), level
        assert not any(named[20:]), level
        early = {seat for act in acts[:20] if isinstance(act, Suspect) for seat in act.seats}
        assert early <= {2, 4}, "of the others nobody knows anything"
        struck = Table(SEVEN).mission(0, 2).mission(0, 2, 4).do(0, Suspect((1,)))
        assert all(said_by(struck.state, 1, "Ember", level, seed) != Suspect((0,)) for seed in range(20))
        assert said_by(Table(SEVEN).do(0, Suspect((1,))).state, 1, "Ember", level) == Suspect((0,)), "early on he may"


def test_who_has_said_what_he_saw_gives_another_reason_than_that_he_suspects_it() -> None:
    table = Table(SEVEN, leader=1, inquisitor=True).mission(0, 2).mission(0, 2, 4).do(0, Inquire(1))
    table.do(0, ClaimSeen(1, "spy")).propose(1, 2, 3).vote((1, 2, 3)).do(1, AskReject(0))
    for level in ("medium", "strong"):
        assert {said_by(table.state, 0, name, level) for name in ("Ember", "Gimlet", "")} == {Explain("better_team")}
