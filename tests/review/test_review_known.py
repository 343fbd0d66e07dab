"""Spies and the Sniper are weighed too, a line shows what a seat could know, and a lie that was believed is named."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from crosstable.core import Seat, heard
from crosstable.core.parts import OUTLOOK, VERDICT, load
from crosstable.core.review import Estimate, Eyes, Weighed
from crosstable.core.texts import LANGUAGES, say
from crosstable.games import GAMES, HOUSE
from crosstable.games.crossfire.actions import Aim, Claim, PlaceShots, Ready, TellSeen
from crosstable.games.crossfire.data import Options as CrossfireOptions
from crosstable.games.crossfire.parts import outlook as crossfire_outlook
from crosstable.games.crossfire.parts import verdict as crossfire
from crosstable.games.fugitive.data import FUGITIVE, MARSHAL
from crosstable.games.fugitive.data import Options as FugitiveOptions
from crosstable.games.resistance.actions import PlayCard, Propose, Suspect, Vote
from crosstable.games.resistance.parts import outlook as resistance_outlook
from crosstable.games.resistance.parts import verdict as resistance
from crosstable.review.replayed import ReplayedGame
from crosstable.review.telling import told, verdict
from crosstable.review.verdict import appraise, line, line_of, looks_ahead, outlook, whole
from helpers.playing import Played, begin, random_turns
from resistance.setting import FIVE, Table

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed")


def _eyes(table: Table, seat: Seat) -> Eyes:
    past = tuple(heard(step.events, seat) for step in table.steps)
    return Eyes("resistance", table.state.options, table.state.seats, seat, table.view(seat), past)


def _weighed(table: Table, seat: Seat, action: Any) -> Weighed:
    found = resistance.weigh(_eyes(table, seat), action, "thorough")
    assert found is not None
    for language in LANGUAGES:
        for you in (seat, None):
            words = told(replace(found, seat=seat), you)
            assert "[" not in say(words.done, language, NAMES) + say(words.better, language, NAMES)
    return found


# ---------------------------------------------------------------- spies: 1 and 3 of five


def test_a_spy_who_could_win_with_a_fail_and_does_not_has_blundered() -> None:
    """Two missions have failed and two succeeded: the last card decides, whatever anybody thinks."""
    table = Table(FIVE).mission(0, 1, s1="fail").mission(0, 2, 4).mission(0, 2).mission(0, 1, 2, s1="fail")
    table.go(0, 3, 4)
    success, fail = _weighed(table, 3, PlayCard("success")), _weighed(table, 3, PlayCard("fail"))
    assert (success.best, success.taken, success.error) == (1.0, 0.0, 0.0)
    assert success.mistake
    assert not fail.mistake


def test_a_spy_who_approves_a_clean_team_at_the_last_vote_has_blundered() -> None:
    """Four teams were rejected: with the fifth the spies win."""
    table = Table(FIVE)
    for _ in range(4):
        table.propose(0, 2).vote(())
    table.propose(0, 2)
    approved, rejected = _weighed(table, 1, Vote(True)), _weighed(table, 1, Vote(False))
    assert approved.best == 1.0
    assert approved.mistake
    assert not rejected.mistake


def test_a_leading_spy_who_leaves_the_spies_at_home_before_the_end_has_blundered() -> None:
    """Two missions succeeded: a third one without a spy ends the game."""
    table = Table(FIVE).mission(0, 1).mission(0, 2, 3)
    while table.state.leader not in (1, 3):
        table.propose(0, 2).vote(())
    clean, mixed = (2, 4), (0, table.state.leader)
    lost = _weighed(table, table.state.leader, Propose(3, clean))
    assert lost.taken == 0.0
    assert lost.mistake
    assert not _weighed(table, table.state.leader, Propose(3, mixed)).mistake


# ---------------------------------------------------------------- what was hidden stays hidden


@pytest.mark.parametrize("deal", [("resistance", "spy", "resistance", "spy", "resistance"),
                                  ("resistance", "resistance", "spy", "spy", "resistance")])  # fmt: skip
def test_a_resistance_member_s_line_does_not_know_the_deal(deal: Any) -> None:
    """Two worlds that seat 0 cannot tell apart look the same to it; a spy knows more."""
    table, other = Table(deal).mission(0, 4), Table(FIVE).mission(0, 4)
    assert resistance_outlook.outlook(_eyes(table, 0), 1) == resistance_outlook.outlook(_eyes(other, 0), 1)
    assert resistance_outlook.outlook(_eyes(table, 3), 1) != resistance_outlook.outlook(_eyes(table, 0), 1)


def test_a_shooter_s_line_comes_from_what_it_saw() -> None:
    """The same looks and words in another deal give the same chance."""
    played = begin(GAMES["crossfire"], CrossfireOptions(), 5, bytes([7]) * 32)
    view = played.game.view(played.state, 0)
    eyes = Eyes("crossfire", played.options, 5, 0, view)
    first = crossfire_outlook.outlook(eyes, 1)
    assert 0.0 < first.value < 1.0
    assert 0.0 < first.error < 0.1
    assert crossfire_outlook.outlook(replace(eyes, view=replace(view, offers=())), 1) == first


@pytest.mark.parametrize("one", [game for game in HOUSE if OUTLOOK.name in game.facts.parts], ids=lambda g: g.facts.id)
def test_everybody_s_line_ends_where_the_game_ended(one: Any) -> None:
    played = begin(one, one.facts.options(), one.facts.seats[0], bytes([2]) * 32)
    for _ in random_turns(played, random.Random(1)):
        if played.game.outcome(played.state) is not None:
            break
    game = ReplayedGame(played.record(), one)
    assert game.record.outcome is not None
    last, winners = len(game.steps) - 1, game.record.outcome.winners
    for seat in (0, game.seats - 1):
        assert looks_ahead(game, seat) in (0, len(game.steps))
        assert outlook(game, last, seat) == Estimate(float(seat in winners))
        found = [first for n in (0, last // 2) if (first := outlook(game, n, seat)) is not None]
        assert all(0.0 <= one.value <= 1.0 and one.error > 0.0 for one in found)
        how = line_of(game, found).sides.how
        assert all("[" not in say(how, language) for language in LANGUAGES)
    assert looks_ahead(game, None) is None


def test_the_fugitive_s_line_is_the_curve_which_is_found_from_his_eyes() -> None:
    """It is not worked out twice: step by step it would come out the same."""
    game, seen = GAMES["fugitive"], begin(GAMES["fugitive"], FugitiveOptions(), 2, bytes([2]) * 32)
    for _ in random_turns(seen, random.Random(1)):
        pass
    played = ReplayedGame(seen.record(), game)
    assert (looks_ahead(played, FUGITIVE), looks_ahead(played, MARSHAL)) == (0, len(played.steps))
    early = [n for n in range(1, 20) if appraise(played, n) is not None][:3]
    assert [outlook(played, n, FUGITIVE) for n in early] == [appraise(played, n) for n in early]


# ---------------------------------------------------------------- the Sniper


def _sniper() -> tuple[Played, Seat]:
    """A table at which the talk begins, and its Sniper."""
    options = CrossfireOptions(mode="sniper", sniper=1, dealer=2)
    played = begin(GAMES["crossfire"], options, 6, bytes([3]) * 32)
    while played.state.phase == "claim":
        seat = min(played.game.actors(played.state))
        played.do(seat, Claim("agent" if played.state.roles[seat] == "agent" else "bystander"))
    return played, 0


def test_the_sniper_s_cards_are_weighed_by_what_was_said() -> None:
    """Nobody has said anything of weight but one: whom everybody saw as an Assassin."""
    played, sniper = _sniper()
    state = played.state
    assassin = state.roles.index("assassin")
    for seat in state.circle:
        for look in state.looks[seat]:
            if look.role == "assassin" and seat != assassin:
                played.do(seat, TellSeen(look.stage, look.role))
    view = played.game.view(played.state, sniper)
    eyes = Eyes("crossfire", played.options, 6, sniper, view)
    found = {seat: crossfire.weigh(eyes, PlaceShots((seat,)), "quick") for seat in state.circle}
    chance = {seat: one.taken for seat, one in found.items() if one is not None}
    assert len(chance) == 5
    best = max(one.best for one in found.values() if one is not None)
    assert all(one is not None and one.best == pytest.approx(best) for one in found.values())
    assert max(chance.values()) <= best + 1e-9
    worst = found[min(chance, key=chance.__getitem__)]
    assert worst is not None
    assert worst.loss > 0.1
    none = crossfire.weigh(eyes, Ready(), "quick")
    assert none is not None
    assert none.taken <= best


# ---------------------------------------------------------------- lies


def test_the_lie_that_spoke_for_a_team_is_named() -> None:
    """Seat 3, a spy, says that 0 is one; 2 believes it and takes 3 along, who sinks the mission."""
    table = Table(FIVE, leader=2)
    table.do(3, Suspect((0, 4)))
    assert resistance.swayed(_eyes(table, 2), Propose(1, (2, 3))) == 0
    assert resistance.swayed(_eyes(table, 2), Propose(1, (0, 2))) is None, "the lie spoke against this one"
    assert resistance.swayed(_eyes(table, 1), Propose(1, (1, 3))) is None, "a spy knows better"


def test_a_shooter_who_hit_nobody_of_use_is_told_whose_lie_it_was() -> None:
    """An Agent is told by an Assassin that somebody else was dealt an Assassin."""
    part = load(GAMES["crossfire"].facts, VERDICT)
    assert part is not None
    for seed in range(40):
        played = begin(GAMES["crossfire"], CrossfireOptions(seconds=0, aim_seconds=0), 5, bytes([seed]) * 32)
        state = played.state
        liar, agent = state.roles.index("assassin"), state.roles.index("agent")
        place = state.circle.index(liar)
        victim = state.circle[(place + 1) % 5]
        if agent in (liar, victim) or state.looks[liar][0].role == "assassin" or state.roles[victim] == "assassin":
            continue
        while played.state.phase == "claim":
            played.do(min(played.game.actors(played.state)), Claim("undeclared"))
        played.do(liar, TellSeen("dealt", "assassin"))
        while played.state.phase == "talk":
            played.do(min(played.game.actors(played.state)), Ready())
        eyes = Eyes("crossfire", played.options, 5, agent, played.game.view(played.state, agent))
        if part.swayed(eyes, Aim((victim,))) is None:
            continue  # his own looks had told him better
        while played.state.phase == "aim":
            seat = min(played.game.actors(played.state))
            at = victim if seat == agent else played.state.roles.index("vip") if seat == liar else agent
            played.do(seat, Aim((at if at != seat else victim,)))
        game = ReplayedGame(played.record(), GAMES["crossfire"])
        if agent in game.record.outcome.winners:  # type: ignore[union-attr]
            continue
        curve, found = whole(game)
        given = verdict(game, agent, curve, found, line(game, agent, curve))
        assert given.known
        assert "a lie" in say(given.words[2], "en", game.record.header.seats)
        assert f"P{liar}" in say(given.words[2], "en", game.record.header.seats)
        assert "Lüge" in say(given.words[2], "de", game.record.header.seats)
        return
    pytest.fail("no deal in which the lie could be believed")
