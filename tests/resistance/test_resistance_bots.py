"""The bots: they play every set-up by the rules, from what their seat sees, and their levels differ."""

import random

import pytest

from crosstable.bots.bot import Bot, Sight, bot_of
from crosstable.bots.bot import BotChoice as Choice
from crosstable.core.chance import QuickChance
from crosstable.core.game import random_action
from crosstable.core.seats import TIME, Seat
from crosstable.games.resistance import GAME
from crosstable.games.resistance.actions import Accuse, ClaimSeen, Examine, Pass, PlayCard, ShowLoyalty, Vote
from crosstable.games.resistance.bots import silent
from crosstable.games.resistance.data import Options
from crosstable.games.resistance.state import State
from helpers.playing import random_setup
from resistance.setting import FIVE, HUNT5, HUNT7, SEVEN, Table

LEVELS = ("easy", "medium", "strong")


def ask(bot: Bot, state: State, seat: Seat, seed: int = 0) -> object:
    """What this bot would do on this seat."""
    view = GAME.view(state, seat)
    sight = Sight("resistance", state.options, state.seats, seat, view, (), seed)
    return bot.think(sight, lambda: False).action


def play(options: Options, bots: dict[str, Bot], side: dict[str, str], seats: int, seed: int) -> State:
    """A whole game: `side` says which bot plays the resistance and which the spies."""
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


@pytest.mark.parametrize("seed", range(6))
def test_bots_play_every_set_up_to_the_end(seed: int) -> None:
    luck = random.Random(seed)
    options, seats = random_setup(GAME, luck)
    bots = {level: bot_of(GAME.facts, Choice(level)) for level in LEVELS}
    side = {"resistance": luck.choice(LEVELS), "spy": luck.choice(LEVELS)}
    assert GAME.outcome(play(options, bots, side, seats, seed))


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
