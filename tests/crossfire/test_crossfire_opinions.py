"""What Crossfire's bots say of each other: heard for what it is, and said so that it gives nobody away."""

from collections import Counter
from functools import cache

import numpy as np
import pytest

from crosstable.core import QuickChance, Sight
from crosstable.games.crossfire import GAME
from crosstable.games.crossfire.actions import Claim, Suspect
from crosstable.games.crossfire.bots.head import Head
from crosstable.games.crossfire.bots.imagine import INDEX, Floats, imagine
from crosstable.games.crossfire.bots.levels import LEVELS
from crosstable.games.crossfire.bots.listen import weigh
from crosstable.games.crossfire.bots.manners import GUARDS, keeps_out
from crosstable.games.crossfire.bots.story import story
from crosstable.games.crossfire.data import Options
from crosstable.games.crossfire.rules.deck import deck_of
from crosstable.games.crossfire.state import Statement

from .test_crossfire_tempers import said_by
from .test_crossfire_thoughts import _played

SEEN = Statement(2, "seen", stage="dealt", role="agent")


@cache
def _played_out(deal: int, seats: int) -> Counter[tuple[str, str]]:
    """Who said what in a game of medium bots: role and kind of word."""
    state, _ = _played(deal, seats)
    return Counter((state.roles[said.seat], said.kind) for said in state.said)


def _heard(*said: Statement) -> tuple[Floats, Floats]:
    """Deals that seat 0 imagines at a table of nine, and what they weigh after these words: is SEEN true, is 2 red."""
    state = GAME.start(Options(seconds=0), 9, QuickChance(2)).state
    looks = tuple(look.role for look in state.looks[0])
    worlds = imagine(state.deck, state.circle.index(0), looks, 4000, np.random.default_rng(2))
    weights = weigh(worlds, "crossfire", state.deck, state.circle, 0, (None,) * 9, said)
    place = state.circle.index(2)
    true = worlds.looks[:, place, 0] == INDEX["agent"]
    red = worlds.roles[:, place] == INDEX["assassin"]
    return weights @ true, weights @ red


def test_a_doubt_is_heard_as_a_sign_of_a_lie_and_trust_as_one_of_the_truth() -> None:
    told, _ = _heard(SEEN)
    doubted, _ = _heard(SEEN, Statement(4, "doubt", about=2))
    trusted, _ = _heard(SEEN, Statement(4, "trust", about=2))
    twice, _ = _heard(SEEN, Statement(4, "doubt", about=2), Statement(6, "doubt", about=2))
    assert twice < doubted < told < trusted


def test_a_suspicion_is_heard_and_two_weigh_more_than_one() -> None:
    _, before = _heard()
    _, once = _heard(Statement(4, "suspect", about=2, role="assassin"))
    _, twice = _heard(*(Statement(by, "suspect", about=2, role="assassin") for by in (4, 6)))
    assert before + 0.03 < once
    assert once + 0.03 < twice


@pytest.mark.parametrize("seats", [5, 6, 7, 8, 9, 10])
def test_who_accuses_does_not_give_the_vip_away(seats: int) -> None:
    """A VIP accuses only where there are Agents enough to be taken for one; who wins with neither side never."""
    deck = deck_of("crossfire", seats, ())
    assert keeps_out("vip", "crossfire", deck) == (deck.count("agent") < 3)
    assert keeps_out("assassin", "crossfire", deck) == (deck.count("agent") == 1)
    assert not keeps_out("agent", "crossfire", deck)
    assert all(keeps_out(role, "crossfire", deck) for role in ("bystander", "decoy"))


@pytest.mark.parametrize("seats", [6, 7, 8, 9, 10])
def test_before_a_sniper_the_vip_accuses_as_agents_do(seats: int) -> None:
    """An Assassin who is left would know him for the one who never did."""
    deck = deck_of("sniper", seats, ())
    assert not keeps_out("vip", "sniper", deck)
    assert keeps_out("bystander", "sniper", deck)


def test_where_agents_are_outnumbered_nobody_accuses() -> None:
    """Nobody but the single Agent could shoot whom he names, and the Assassins would learn that he is not the VIP."""
    said = sum((_played_out(deal, 6) for deal in range(20)), Counter[tuple[str, str]]())
    assert sum(said.values()) > 200, "they do talk"
    assert all(kind != "suspect" for _, kind in said)


def test_what_somebody_says_of_others_does_not_tell_which_side_he_is_on() -> None:
    """Assassins doubt and trust as others do, and at a large table the VIP accuses."""
    said = sum((_played_out(deal, 9) for deal in range(30)), Counter[tuple[str, str]]())
    assert min(said["assassin", "doubt"], said["assassin", "trust"]) > 0
    assert min(said["agent", "doubt"], said["agent", "trust"], said["vip", "suspect"]) > 0
    assert said["bystander", "suspect"] == said["decoy", "suspect"] == 0


def test_strong_bots_lead_nobody_to_the_vip_where_medium_ones_do() -> None:
    told = {"medium": 0, "strong": 0}
    for deal in range(60):
        state = GAME.start(Options(seconds=0), 9, QuickChance(deal)).state
        for seat in (s for s in state.circle if state.roles[s] in GUARDS):
            for level in told:
                view = GAME.view(state, seat)
                sight = Sight("crossfire", state.options, 9, seat, view, (), 1, secret=1000 * deal + seat)
                tale = {one.stage: one.role for one in story(Head(view, sight, LEVELS[level]))}
                told[level] += sum(tale.get(look.stage) == look.role == "vip" for look in view.looks[:-1])
    assert told["medium"] > 8
    assert told["strong"] < told["medium"] / 2


def test_silence_is_heard_where_most_people_talk() -> None:
    talking = [Statement(seat, "plea") for seat in (1, 3, 4, 5, 6)]
    _, silent = _heard(*talking)
    _, spoken = _heard(*talking, Statement(2, "plea"))
    _, early = _heard(*talking[:3])
    _, before = _heard()
    assert silent > spoken
    assert early == pytest.approx(before), "as long as few talk, silence means nothing"


@pytest.mark.parametrize(("level", "turns"), [("medium", True), ("strong", True), ("easy", False)])
def test_who_claims_nothing_turns_his_card_when_he_is_pointed_at(level: str, turns: bool) -> None:
    turned = 0
    for deal in range(12):
        state = GAME.start(Options(seconds=0), 7, QuickChance(deal)).state
        for seat in range(7):
            state = GAME.play(state, seat, Claim("undeclared"), QuickChance(0)).state
        accused = state.roles.index("agent")
        state = GAME.play(state, (accused + 1) % 7, Suspect(accused, "assassin"), QuickChance(0)).state
        turned += isinstance(said_by(state, accused, level=level, secret=deal), Claim)
    assert (turned > 6) if turns else turned == 0
