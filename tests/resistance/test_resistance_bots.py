"""The bots: they play every set-up by the rules, from what their seat sees, and their levels differ."""

import random
from itertools import combinations, pairwise

import pytest
from msgspec.structs import replace

from crosstable.bots.bot import BotChoice as Choice
from crosstable.bots.bot import bot_of
from crosstable.core.bot import Bot, Sight, Thought
from crosstable.core.chance import QuickChance
from crosstable.core.game import random_action
from crosstable.core.seats import TIME, Seat
from crosstable.core.texts import say
from crosstable.games.resistance import GAME
from crosstable.games.resistance.actions import (
    Accuse,
    Blame,
    ClaimCharacter,
    ClaimSeen,
    Examine,
    GivePlot,
    Pass,
    PlayCard,
    ShowLoyalty,
    Suspect,
    Vote,
    WatchCard,
)
from crosstable.games.resistance.bots import ResistanceBot, silent
from crosstable.games.resistance.bots.belief import belief_of
from crosstable.games.resistance.bots.habits import Habits
from crosstable.games.resistance.bots.levels import LEVELS as LEVELS_OF
from crosstable.games.resistance.bots.partners import tied
from crosstable.games.resistance.bots.prospects import worth_blaming
from crosstable.games.resistance.bots.seatmind import Mind
from crosstable.games.resistance.data import Options
from crosstable.games.resistance.know import claims
from crosstable.games.resistance.know.claims import proved
from crosstable.games.resistance.state import State
from crosstable.games.resistance.view import ResistanceView
from resistance.setting import FIVE, HUNT5, HUNT7, RC, RH, SC, SEVEN, SH, Deal, R, S, Table
from resistance.setups import cannot_be_dealt

LEVELS = ("easy", "medium", "strong")
BOTS = {level: bot_of(GAME.facts, Choice(level)) for level in LEVELS}


def think(bot: Bot, state: State, seat: Seat, seed: int = 0) -> Thought:
    """What this bot thinks on this seat."""
    view = GAME.view(state, seat)
    sight = Sight("resistance", state.options, state.seats, seat, view, (), seed)
    return bot.think(sight, lambda: False)


def ask(bot: Bot, state: State, seat: Seat, seed: int = 0) -> object:
    """What this bot would do on this seat."""
    return think(bot, state, seat, seed).action


def play(
    options: Options, bots: dict[str, Bot], side: dict[str, str], seats: int, seed: int,
    heard: list[claims.Testimony] | None = None,
) -> State:  # fmt: skip
    """A whole game: `side` says which bot plays the resistance and which the spies; in `heard` comes what was said, as
    it was judged at once."""
    luck = random.Random(seed)
    state = GAME.start(options, seats, QuickChance(seed)).state
    spies = state.spies()
    while GAME.outcome(state) is None:
        seat = max(GAME.actors(state))
        if seat == TIME:
            action = random_action(GAME, state, seat, luck.randrange)
        else:
            level = side["spy" if seat in spies else "resistance"]
            action = ask(bots[level], state, seat, luck.getrandbits(60))  # type: ignore[assignment]
        state = GAME.play(state, seat, action, QuickChance(0)).state
        if heard is not None and len(state.statements) > len(heard):
            heard.append(claims.testimony(state)[-1])
    return state


def wins(resistance: str, spies: str, games: int) -> float:
    """The share of five-player base games without talk that the resistance wins."""
    bots = {level: silent(level) for level in LEVELS}
    won = 0
    for seed in range(games):
        state = play(Options(), bots, {"resistance": resistance, "spy": spies}, 5, seed)
        outcome = GAME.outcome(state)
        assert outcome
        won += state.spies()[0] not in outcome.winners
    return won / games


Value = tuple[str, object]
VALUES: dict[str, tuple[object, ...]] = {
    **dict.fromkeys(
        ("targeting", "blind_spies", "plot", "hunter", "dummy_agent", "coordinator", "deep_agent", "pretender", "blame",
         "inquisitor", "hidden_reverser", "literal_reverse"),
        (False, True),
    ),
    "reverser": ("none", "resistance", "spy", "both"),
    "seats": (5, 6, 7, 8, 9, 10),
}  # fmt: skip


def _pairs(setup: dict[str, object]) -> set[tuple[Value, Value]]:
    return set(combinations(sorted(setup.items()), 2))


def _dealable_with(pair: tuple[Value, Value], luck: random.Random, tries: int = 400) -> dict[str, object] | None:
    """A set-up that can be dealt and holds these two choices; with few other modules if it cannot with many."""
    for attempt in range(tries):
        share = 0.6 * (1 - attempt / tries)
        rest = {name: luck.choice(values) if luck.random() < share else values[0] for name, values in VALUES.items()}
        rest["seats"] = luck.choice(VALUES["seats"])
        for need, also in (("blame", "pretender"), ("pretender", "deep_agent"), ("dummy_agent", "hunter"),
                           ("coordinator", "hunter")):  # fmt: skip
            rest[also] = rest[also] or dict(pair).get(need, rest[need])
        if rest["literal_reverse"] or dict(pair).get("literal_reverse"):
            rest["reverser"] = luck.choice(("resistance", "spy", "both"))
        if rest["hidden_reverser"] or dict(pair).get("hidden_reverser"):
            rest["reverser"] = luck.choice(("spy", "both"))
        setup = rest | dict(pair)
        if not cannot_be_dealt(_options(setup), int(str(setup["seats"]))):
            return setup
    return None


def _options(setup: dict[str, object]) -> Options:
    return Options(**{name: value for name, value in setup.items() if name != "seats"})  # type: ignore[arg-type]


def pairwise_setups() -> list[dict[str, object]]:
    """Set-ups in which every two choices that can be dealt together occur together."""
    luck = random.Random(1)
    names = sorted(VALUES)
    wanted = {
        ((a, x), (b, y)) for a, b in combinations(names, 2) for x in VALUES[a] for y in VALUES[b]
    }  # fmt: skip
    found: list[dict[str, object]] = []
    for pair in sorted(wanted, key=str):
        if pair not in wanted:
            continue
        tried = [setup for _ in range(6) if (setup := _dealable_with(pair, luck))]
        best = max(tried, key=lambda s: len(_pairs(s) & wanted), default=None)
        if best:
            found.append(best)
            wanted -= _pairs(best)
    return found


def test_the_set_ups_hold_every_pair_of_choices_that_can_be_dealt() -> None:
    held = {pair for setup in pairwise_setups() for pair in _pairs(setup)}
    assert {(("hunter", True), ("seats", n)) for n in range(5, 11)} <= held
    assert {(("inquisitor", True), ("reverser", r)) for r in ("none", "resistance", "spy", "both")} <= held
    assert {(("coordinator", True), ("dummy_agent", True)), (("blame", True), ("plot", True))} <= held
    assert (("blame", True), ("seats", 5)) in held
    assert (("hidden_reverser", True), ("hunter", True)) in held


def test_bots_play_every_set_up_to_the_end() -> None:
    for number, setup in enumerate(pairwise_setups()):
        side = {"resistance": LEVELS[number % 3], "spy": LEVELS[number // 3 % 3]}
        assert GAME.outcome(play(_options(setup), BOTS, side, int(str(setup["seats"])), number)), setup


def test_two_strong_spies_hold_strong_resistance_bots_down() -> None:
    assert wins("strong", "strong", 80) <= 0.42  # at most 0.3 for players who could not be told apart at all


def test_strong_resistance_bots_punish_spies_who_show_themselves() -> None:
    assert wins("strong", "medium", 50) >= 0.6


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_answer(level: str) -> None:
    table = Table(FIVE).mission(0, 1, s1="fail")
    bot = bot_of(GAME.facts, Choice(level))
    assert ask(bot, table.state, 1, 7) == ask(bot, table.state, 1, 7)


def test_a_strong_spy_votes_as_a_friend_in_his_seat_would() -> None:
    bot = silent("strong")
    for team in ((0, 1, 2), (1, 3, 4), (0, 2, 4), (2, 3, 4)):
        friend = Table(("resistance", "resistance", "spy", "spy", "resistance")).mission(0, 1).propose(*team)
        spy = Table(("resistance", "spy", "resistance", "spy", "resistance")).mission(0, 1).propose(*team)
        assert ask(bot, spy.state, 1) == ask(bot, friend.state, 1)


def test_strong_spies_wait_for_the_missions_that_matter_and_only_one_fails() -> None:
    bot = silent("strong")
    first = Table(FIVE).go(0, 1)
    assert ask(bot, first.state, 1) == PlayCard("success")
    second = Table(FIVE).mission(0, 1).go(0, 1, 3)
    assert second.state.missions[-1].leader == 0
    assert sorted(a.card for a in (ask(bot, second.state, 1), ask(bot, second.state, 3))) == [  # type: ignore[attr-defined]
        "fail",
        "success",
    ]
    last = Table(FIVE).mission(0, 2).mission(0, 2, 4).go(0, 1)
    assert ask(bot, last.state, 1) == PlayCard("fail"), "the third success would lose"


def test_a_fail_that_sinks_nothing_is_not_played() -> None:
    table = Table(SEVEN).mission(0, 2).mission(0, 1, 2, s1="fail").mission(0, 2, 3, s3="fail").go(0, 1, 2, 4)
    assert ask(silent("strong"), table.state, 1) == PlayCard("success")


def test_nobody_of_the_resistance_loses_by_a_fifth_rejection() -> None:
    table = Table(FIVE)
    for _ in range(4):
        table.propose(1, 3).vote()
    table.propose(1, 3)
    assert [ask(silent("strong"), table.state, s) for s in (0, 2, 4)] == [Vote(True)] * 3


def test_hunters_use_what_was_examined() -> None:
    table = Table(HUNT5, leader=3, hunter=True).mission(0, 2).do(3, Examine(0)).do(0, ShowLoyalty("chief"))
    table.go(0, 1, 4).cards(s1="fail")
    assert ask(silent("strong"), table.state, 3) == Accuse(0), "the spy Hunter has seen a Chief who is no spy"
    assert [ask(silent("strong"), table.state, s) for s in (0, 1, 2, 4)] == [Pass()] * 4
    blind = Table(HUNT5, leader=4, hunter=True).mission(0, 1, s1="fail")
    assert ask(silent("strong"), blind.state, 3) == Pass(), "he does not know enough yet"


def test_the_resistance_hunter_names_the_spy_chief_he_has_seen() -> None:
    table = Table(HUNT7, leader=2, hunter=True).mission(0, 2).do(2, Examine(1)).do(1, ShowLoyalty("spy_chief"))
    for team in ((0, 2, 4), (0, 2, 4)):
        table.mission(*team)
        if table.state.phase == "accuse":
            break
        examiner = table.view(None).waiting[0]
        table.do(examiner, Examine(5)).do(5, ShowLoyalty("not_chief"))
    assert [ask(silent(level), table.state, 2) for level in LEVELS] == [Accuse(1)] * 3


def test_friends_tell_what_they_have_seen_but_never_who_their_chief_is() -> None:
    bot = bot_of(GAME.facts, Choice("strong"))
    table = Table(HUNT7, leader=4, hunter=True).mission(0, 2).do(4, Examine(1)).do(1, ShowLoyalty("spy_chief"))
    table.propose(0, 2, 4)
    said = {str(ask(bot, table.state, 4, seed)) for seed in range(12)}
    assert str(ClaimSeen(1, "spy_chief")) in said
    table = Table(HUNT7, leader=4, hunter=True).mission(0, 2).do(4, Examine(0)).do(0, ShowLoyalty("resistance_chief"))
    table.propose(0, 2, 4)
    assert not [s for s in range(40) if isinstance(ask(bot, table.state, 4, s), ClaimSeen)]


def said_by(state: State, seat: Seat, level: str = "strong", tries: int = 60) -> set[str]:
    """Everything a talkative bot of this level may say on this seat now."""
    bot = ResistanceBot(replace(LEVELS_OF[level], talks=1.0))
    said = {str(ask(bot, state, seat, seed)) for seed in range(tries)}
    return {one for one in said if one.startswith(("Claim", "Suspect", "Trust", "TakeBack", "Suggest"))}


DUMMY7: Deal = (RC, SC, RH, SH, R, "spy", "dummy_agent")
DUMMY5: Deal = (RC, SC, RH, SH, "dummy_agent")


def test_a_dummy_agent_poses_as_chief_and_a_chief_never_says_so() -> None:
    table = Table(DUMMY7, leader=4, hunter=True, dummy_agent=True).mission(0, 2)
    table.do(4, Examine(5)).do(5, ShowLoyalty("not_chief"))
    bait = str(ClaimCharacter("resistance_chief"))
    assert bait in said_by(table.state, 6)
    assert bait not in said_by(table.state, 0)
    assert bait not in said_by(table.state, 2), "the Hunter has better things to do"


def test_a_reverser_owns_up_and_a_spy_reverser_pretends_to_be_him() -> None:
    deal: Deal = (R, "spy_reverser", "resistance_reverser", S, R, S, R)
    mine = str(ClaimCharacter("resistance_reverser"))
    table = Table(deal, reverser="both").mission(0, 2, s2="reverse")
    assert mine in said_by(table.state, 2)
    assert mine not in said_by(table.state, 0), "a plain member does not"
    assert mine in said_by(Table(deal, reverser="both").mission(0, 1, s1="reverse").state, 1)
    table.do(2, ClaimCharacter("resistance_reverser"))
    assert mine not in said_by(table.state, 1), "the place is taken"


def test_a_spy_chief_who_was_examined_has_an_excuse() -> None:
    table = Table(DUMMY5, leader=0, hunter=True, dummy_agent=True).mission(0, 2).do(0, Examine(1))
    table.do(1, ShowLoyalty("chief"))
    assert str(ClaimCharacter("dummy_agent")) in said_by(table.state, 1)
    assert str(ClaimCharacter("dummy_agent")) not in said_by(table.state, 3)


def test_a_beginner_among_spies_who_is_pointed_at_puts_on_a_mask() -> None:
    """Others know that the Hunter sits here and would see through them at once."""
    table, mask = Table(HUNT7, leader=4, hunter=True), str(ClaimCharacter("resistance_hunter"))
    assert mask not in said_by(table.state, 5, "easy")
    table.do(0, Suspect((5,)))
    assert mask in said_by(table.state, 5, "easy")
    assert not any(mask in said_by(table.state, 5, level) for level in ("medium", "strong"))


def _close_eye(watched: Seat) -> Table:
    """Seat 5, a spy, and seat 4, a friend, have a Close Eye; spy 1 fails, and somebody has looked."""
    table = Table(SEVEN, deck=("close_eye", "close_eye"), plot=True)
    table.do(0, GivePlot("close_eye", 4)).do(0, GivePlot("close_eye", 5)).go(1, 2).cards(s1="fail")
    return table.do(4, WatchCard(watched)).do(5, WatchCard(3 - watched))


def test_friends_tell_the_card_they_have_watched_and_spies_turn_it_round() -> None:
    table = _close_eye(1)
    assert str(ClaimSeen(1, "fail")) in said_by(table.state, 4)
    assert str(ClaimSeen(1, "success")) not in said_by(table.state, 4)
    assert str(ClaimSeen(2, "fail")) in said_by(table.state, 5, "medium"), "an honest player is framed"
    table = _close_eye(2)
    assert {s for s in said_by(table.state, 5) if s.startswith("ClaimSeen")} == {str(ClaimSeen(1, "success"))}


def test_bots_say_nothing_that_is_plainly_absurd() -> None:
    """Later facts may still catch a liar."""
    heard: list[list[claims.Testimony]] = [[], [], [], []]
    for seed, said in enumerate(heard):
        options = Options(plot=True, hunter=True, inquisitor=True)
        play(options, BOTS, {"resistance": "strong", "spy": "strong"}, 7, seed, said)
    assert sum(map(len, heard)) > 20
    assert not [claim for said in heard for claim in said if claim.said.kind in ("character", "seen") and claim.doubt]


def test_what_somebody_says_he_is_counts_a_little() -> None:
    heard = Table(DUMMY7, hunter=True, dummy_agent=True).do(6, ClaimCharacter("dummy_agent")).view(4)
    before = belief_of(Table(DUMMY7, hunter=True, dummy_agent=True).view(4), Habits())
    after, deaf = belief_of(heard, Habits()), belief_of(heard, Habits(talk=False))
    chances = [b.one_of(6, ("dummy_agent",)) for b in (before, after, deaf)]
    assert chances == pytest.approx([1 / 6, 1.3 / 6.3, 1 / 6])
    bait = Table(DUMMY7, hunter=True, dummy_agent=True).do(6, ClaimCharacter("resistance_chief")).view(4)
    assert belief_of(bait, Habits()).one_of(6, ("resistance_chief",)) < 1 / 6, "a Chief would not say so"


def test_who_is_caught_lying_looks_more_like_a_spy_and_repeating_does_not_help() -> None:
    table = Table(FIVE).do(3, ClaimSeen(1, "spy"))
    once = belief_of(table.view(0), Habits()).spy(3)
    # pairs of spies among four: three with 3 (weight 1 each), three without (0.5 each)
    assert once == pytest.approx(3 / 4.5)
    assert belief_of(table.do(3, ClaimSeen(1, "spy")).view(0), Habits()).spy(3) == pytest.approx(once)


PAIR5: Deal = ("pretender", "deep_agent", R, S, R)


def test_a_deep_agent_blames_only_when_it_is_worth_it() -> None:
    table = Table(PAIR5, deep_agent=True, pretender=True, blame=True)
    assert not isinstance(ask(silent("strong"), table.propose(0, 1).state, 1), Blame), "nothing is lost yet"
    lost = Table(PAIR5, deep_agent=True, pretender=True, blame=True).mission(2, 3, s3="fail").mission(0, 2, 4)
    lost.mission(0, 4)
    assert lost.state.phase == "propose"
    views = lost.propose(0, 2, 4).view(1)
    belief = belief_of(views, LEVELS_OF["strong"].habits)
    sure = max(belief.one_of(s, ("pretender",)) for s in (0, 2, 3, 4))
    mind = Mind(views, LEVELS_OF["strong"], random.Random(0))
    worth = worth_blaming(mind, sure)
    assert isinstance(ask(silent("strong"), lost.state, 1), Blame) == (worth > LEVELS_OF["strong"].stays)
    assert worth_blaming(mind, 1.0) > worth > worth_blaming(mind, 0.0), "the surer the better"
    assert worth_blaming(mind, 0.0) < 0 < worth_blaming(mind, 1.0)


def test_a_thought_tells_the_chances_and_how_many_deals_were_weighed() -> None:
    start = think(silent("strong"), Table(FIVE).state, 0)
    assert start.effort == 6, "two spies among the four others"
    assert start.value is not None
    assert 0.0 < start.value < 0.5, "five players: the spies are ahead"
    won = Table(FIVE).mission(0, 2).mission(0, 2, 4)
    behind = Table(FIVE).mission(0, 1, s1="fail").mission(0, 2, 3, s3="fail")
    values = [think(silent("strong"), t.state, t.state.leader).value for t in (behind, won)]
    assert values[0] is not None
    assert values[1] is not None
    assert values[0] < start.value < values[1]
    assert len(start.candidates) == 5
    assert all(c.value >= d.value for c, d in pairwise(start.candidates))


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_certain_is_said_at_once(level: str) -> None:
    table = Table(FIVE, leader=4).mission(0, 1, s1="fail")
    for seed in range(10):
        assert ask(BOTS[level], table.state, 0, seed) == Suspect((1,)), "he was alone with me"
        assert ask(BOTS[level], table.state, 1, seed) == Suspect((0,)), "a spy says the same of an honest player"


def test_spies_name_a_fellow_only_when_everybody_can_prove_him() -> None:
    named = framed = 0
    for seed in range(8):
        state = play(Options(), BOTS, {"resistance": "strong", "spy": LEVELS[seed % 3]}, 7, seed)
        for said in state.statements:
            if said.kind == "suspect" and said.seat in state.spies():
                fellows = set(said.seats) & set(state.spies())
                framed += not fellows
                named += sum(not proved(state, seat) for seat in fellows)
    assert (named, framed > 0) == (0, True)


@pytest.mark.parametrize("level", LEVELS)
def test_a_leader_does_not_reject_his_own_team(level: str) -> None:
    own = Table(FIVE, leader=0).propose(0, 2)
    assert all(ask(silent(level), own.state, 0, seed) == Vote(True) for seed in range(20))


def test_spies_vote_as_this_table_does() -> None:
    """Friends who let everything go, and friends who reject whatever they are not on."""
    lenient, selfish = (Table((R, R, R, R, S, S, S)) for _ in range(2))
    for _ in range(3):
        lenient.propose(4, 5).vote((0, 1, 2))
        selfish.propose(0, 1).vote((0, 1))
    approvals = [
        sum(ask(silent("strong"), table.state, 6, seed) == Vote(True) for seed in range(40))
        for table in (lenient.propose(0, 1), selfish.propose(0, 1))
    ]
    assert approvals[0] > approvals[1] + 20


def test_a_spy_opens_up_when_his_vote_decides_the_game() -> None:
    table = Table((R, R, R, S, S)).mission(0, 3, s3="fail").mission(0, 1, 4, s4="fail").propose(3, 0)
    assert sum(ask(silent("strong"), table.state, 4, seed) == Vote(True) for seed in range(40)) >= 20


def test_every_choice_worth_a_reason_has_one_in_both_languages() -> None:
    told = set()
    for seed in range(4):
        state = GAME.start(Options(), 5, QuickChance(seed)).state
        while GAME.outcome(state) is None:
            seat = max(GAME.actors(state))
            thought = think(BOTS[LEVELS[seed % 3]], state, seat, seed)
            if isinstance(thought.action, Vote | PlayCard | Suspect):
                assert thought.why is not None
                told |= {say(thought.why, language) for language in ("en", "de")}
            state = GAME.play(state, seat, thought.action, QuickChance(0)).state
    assert len(told) >= 8
    assert not [words for words in told if "resistance-bot" in words]


def _evening(votes_for: set[Seat]) -> State:
    """A game at whose first vote just these approve of a team of seats 0 and 2; five rejections end it."""
    table = Table(FIVE)
    table.propose(0, 2).vote(votes_for)
    while GAME.outcome(table.state) is None:
        leader = table.state.leader
        table.propose(*sorted((leader, (leader + 2) % 5))).vote({leader})
    return table.state


def approvals(table: Table, earlier: tuple[ResistanceView, ...]) -> int:
    """How often of twenty times seat 3, a strong spy, votes for the team after these games."""
    sight = Sight("resistance", Options(), 5, 3, table.view(3), earlier=earlier)
    thoughts = [silent("strong").think(replace(sight, seed=seed), lambda: False) for seed in range(20)]
    return sum(thought.action == Vote(True) for thought in thoughts)


def test_strong_spies_remember_how_this_table_has_voted_before() -> None:
    """Seat 3, a spy, is not on the first team: alone it cannot know what the others do; after two games it can."""
    table = Table(FIVE).propose(0, 2)

    before = GAME.view(_evening({0, 2}), None)
    assert before.characters, "a game that is over lies open"
    assert approvals(table, ()) >= 15
    assert approvals(table, (before, before)) <= 5
    unfinished = (GAME.view(table.state, None),)
    assert approvals(table, unfinished) == approvals(table, ()), "nothing is learnt from a game that is not over"


def test_where_the_game_turns_by_a_mission_strong_spies_vote_for_teams_they_can_sink() -> None:
    """Seat 3, a spy, is not on the team at a table where nobody approves of others' teams."""
    before = (GAME.view(_evening(set()), None),) * 12

    assert approvals(Table(FIVE).mission(0, 2).propose(0, 1, 2), before) == 20, "the next clean team would win"
    assert approvals(Table(FIVE).mission(0, 2).propose(0, 2, 4), before) < 10, "this one is clean"
    assert approvals(Table(FIVE).mission(0, 1).propose(0, 1, 2), before) < 10, "a fellow was on that success"
    assert approvals(Table(FIVE).mission(0, 1, s1="fail").propose(0, 1, 2), before) < 10, "it has failed"


def test_where_people_differ_a_strong_spy_votes_rather_against_what_suits_him() -> None:
    """Every other evening seat 4 let a team without himself go; seat 3, a spy, is on neither of these."""
    two, four = (GAME.view(_evening(votes), None) for votes in ({0, 2}, {0, 4}))
    clean, fellow = Table(FIVE).propose(0, 2), Table(FIVE).propose(0, 1)

    assert approvals(clean, (two, four) * 6) > approvals(fellow, (two, four) * 6)
    assert approvals(clean, (two,) * 12) == approvals(fellow, (two,) * 12) == 0, "where nobody would neither does he"


def test_votes_that_suit_two_spies_tie_them_together_and_then_they_are_for_their_teams_less_often() -> None:
    """Both for the team with one of them speaks for the pair of 1 and 3, and on average for none; all against it speaks
    for the three pairs without 0 and 1, and against the other seven."""
    for votes, tie in (({1, 3}, 2.0), (set[Seat](), -2.0 + 8 / 10)):
        view = Table(FIVE).propose(0, 1).vote(votes).view(3)
        assert tied(Mind(view, LEVELS_OF["strong"], random.Random(0))) == pytest.approx(tie)
    seen, hidden = (Table(FIVE).propose(0, 1).vote(votes).propose(1, 2) for votes in ({1, 3}, set[Seat]()))
    assert approvals(seen, ()) < approvals(hidden, ())


def test_a_spy_stands_by_his_own_team_unless_honest_leaders_of_this_table_do_not() -> None:
    table = Table(FIVE, leader=3).propose(0, 3)

    assert approvals(table, (GAME.view(_evening({0, 2}), None),) * 12) == 20
    assert approvals(table, (GAME.view(_evening(set()), None),) * 12) < 15
