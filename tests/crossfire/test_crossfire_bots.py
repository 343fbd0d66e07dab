"""Bots of every level play every role in both modes, by the rules and not by chance."""

import random

import numpy as np
import pytest

from crosstable.core.bot import Sight
from crosstable.core.chance import QuickChance
from crosstable.core.offers import allowed
from crosstable.games.crossfire import GAME
from crosstable.games.crossfire.actions import Aim
from crosstable.games.crossfire.bots import bot
from crosstable.games.crossfire.bots.imagine import imagine
from crosstable.games.crossfire.bots.levels import LEVELS
from crosstable.games.crossfire.bots.listen import weigh
from crosstable.games.crossfire.bots.manners import outnumbered
from crosstable.games.crossfire.bots.target import best_cards, chances, worth
from crosstable.games.crossfire.data import ARMED, ROLES, Claimed, Options
from crosstable.games.crossfire.know.deduce import beliefs
from crosstable.games.crossfire.know.evidence import seen
from crosstable.games.crossfire.rules.deck import deck_of
from crosstable.games.crossfire.state import State, Statement
from crosstable.lab.local import LocalGame

SETUPS = [
    (Options(), 5),
    (Options(enforcer=True, bodyguard=True), 8),
    (Options(bomber=True, peace_keeper=True, supporter=True), 9),
    (Options(protester=True), 6),
    (Options(mode="sniper"), 6),
    (Options(mode="sniper", bomber=True), 8),
    (Options(mode="sniper", supporter=True), 10),
]


def _think(state: State, seat: int, level: str, luck: random.Random, secret: int = 0) -> Sight:
    view = GAME.view(state, seat)
    return Sight("crossfire", state.options, state.seats, seat, view, (), luck.getrandbits(60), secret=secret)


def _play(options: Options, seats: int, level: str, luck: random.Random) -> State:
    chance = QuickChance(luck.randrange(10**9))
    state = GAME.start(options, seats, chance).state
    player = bot(level, 1.0)
    for _ in range(40 * seats):
        if GAME.outcome(state):
            break
        seat = luck.choice(sorted(GAME.actors(state)))
        action = player.think(_think(state, seat, level, luck), lambda: False).action
        assert allowed(GAME.offers(state, seat), action)
        state = GAME.play(state, seat, action, chance).state
    return state


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("options", "seats"), SETUPS)
def test_bots_play_whole_games(level: str, options: Options, seats: int) -> None:
    state = _play(options, seats, level, random.Random(seats))
    assert GAME.outcome(state) is not None
    assert any(s.kind == "seen" for s in state.said)


def test_the_levels_are_those_of_the_game() -> None:
    assert tuple(LEVELS) == GAME.facts.levels


@pytest.mark.parametrize("seats", [5, 7, 10])
def test_imagined_deals_are_spread_as_the_exact_deduction_has_it(seats: int) -> None:
    state = GAME.start(Options(), seats, QuickChance(seats)).state
    for place in (0, 2, seats - 1):
        looks = state.looks[state.circle[place]]
        known = beliefs(state.deck, seen(place, looks))
        assert known is not None
        worlds = imagine(state.deck, place, tuple(look.role for look in looks), 20_000, np.random.default_rng(1))
        likely = chances(worlds.roles, np.full(20_000, 1 / 20_000))
        for at in range(seats):
            for role in set(state.deck):
                exact = known.chances[at].get(role, 0.0)
                assert abs(likely[at][ROLES.index(role)] - exact) < 0.02


def test_a_bot_takes_into_account_what_it_hears() -> None:
    """Two players who tell of an Assassin passed on make its holder more suspect than silence does."""
    state = GAME.start(Options(dealer=1), 7, QuickChance(4)).state
    worlds = imagine(state.deck, 0, tuple(look.role for look in state.looks[0]), 4000, np.random.default_rng(2))
    said = (
        Statement(2, "seen", stage="dealt", role="assassin"),
        Statement(3, "seen", stage="received", role="assassin"),
    )
    quiet = weigh(worlds, "crossfire", state.deck, state.circle, 0, (None,) * 7, ())
    loud = weigh(worlds, "crossfire", state.deck, state.circle, 0, (None,) * 7, said)
    received = worlds.looks[:, 3, 1] == ROLES.index("assassin")
    assert float(loud[received].sum()) > float(quiet[received].sum()) + 0.1


def test_where_agents_are_outnumbered_words_give_nothing_away() -> None:
    """Six players, one Agent against two Assassins: what is said leaves the chances nearly as they were."""
    state = GAME.start(Options(dealer=1), 6, QuickChance(4)).state
    assert [seats for seats in range(5, 11) if outnumbered("crossfire", deck_of("crossfire", seats, ()))] == [6]
    worlds = imagine(state.deck, 0, tuple(look.role for look in state.looks[0]), 4000, np.random.default_rng(2))
    said = (Statement(2, "seen", stage="dealt", role="vip"), Statement(3, "seen", stage="received", role="vip"))
    quiet = chances(worlds.roles, weigh(worlds, "crossfire", state.deck, state.circle, 0, (None,) * 6, ()))
    claims: tuple[Claimed | None, ...] = (None, "vip", "agent", "bystander", "bystander", "undeclared")
    loud = chances(worlds.roles, weigh(worlds, "crossfire", state.deck, state.circle, 0, claims, said))
    assert np.abs(loud - quiet).max() < 0.05
    words = (*said, Statement(3, "doubt", about=2), Statement(2, "trust", about=4), Statement(2, "am", role="vip"))
    heard = weigh(worlds, "crossfire", state.deck, state.circle, 0, claims, words)
    assert np.abs(chances(worlds.roles, heard) - loud).max() < 1e-9, "nor does what is said to it"


def test_what_a_shot_is_worth() -> None:
    deck = deck_of("crossfire", 7, ())
    agent = dict(zip(ROLES, worth("agent", deck), strict=True))
    assert agent["assassin"] > agent["decoy"] > agent["vip"] == agent["bystander"] == 0
    assassin = dict(zip(ROLES, worth("assassin", deck), strict=True))
    assert assassin["vip"] > assassin["agent"] > assassin["bystander"] == 0
    guard = dict(zip(ROLES, worth("bodyguard", deck), strict=True))
    assert guard["vip"] == max(guard.values())
    keeper = dict(zip(ROLES, worth("peace_keeper", deck), strict=True))
    assert keeper["bystander"] == keeper["protester"] == 1


def test_assassins_leave_the_bomber_to_many_agents_and_not_to_few() -> None:
    """An Agent loses by him all the same; who always sees to him himself never finds the VIP."""
    for seats, leaves in ((5, False), (9, True)):
        deck = deck_of("crossfire", seats, ("bomber",))
        assassin = dict(zip(ROLES, worth("assassin", deck), strict=True))
        assert (assassin["vip"] > 0.5) == leaves
        assert assassin["bomber"] > assassin["agent"]
        agent = dict(zip(ROLES, worth("agent", deck), strict=True))
        assert agent["bomber"] > agent["assassin"]


def test_the_sniper_takes_all_assassins_if_she_is_sure() -> None:
    deck = deck_of("sniper", 6, ())
    sure = np.array([[ROLES.index(r) for r in ("vip", "assassin", "agent", "assassin", "bystander")]])
    assert best_cards(sure, np.ones(1), deck) == ((1, 3), 1.0)


def test_medium_agents_hit_more_often_than_chance() -> None:
    luck = random.Random(8)
    hits = shots = 0
    for _ in range(500):
        state = _play(Options(seconds=0, aim_seconds=0), 6, "medium", luck)
        seat = state.roles.index("agent")
        aim = state.aims[seat]
        assert aim is not None
        shots += 1
        hits += state.roles[aim[0]] == "assassin"
    assert hits / shots > 0.45  # two of the five others are Assassins


def _talking(luck: random.Random) -> State:
    """Seven bots after their first claims."""
    state = GAME.start(Options(seconds=0), 7, QuickChance(3)).state
    player = bot("medium", 1.0)
    while state.phase == "claim":
        seat = min(GAME.actors(state))
        state = GAME.play(
            state, seat, player.think(_think(state, seat, "medium", luck), lambda: False).action, QuickChance(0)
        ).state
    return state


def test_a_bot_tells_the_same_story_whenever_it_is_asked() -> None:
    luck = random.Random(3)
    state, player = _talking(luck), bot("medium", 1.0)
    for seat in range(7):
        first = {str(player.think(_think(state, seat, "medium", luck), lambda: False).action) for _ in range(5)}
        assert len(first) == 1


def _stories(state: State, seat: int, secrets: range) -> list[str]:
    """The first thing this player would say, by the secret of his seat."""
    luck, player = random.Random(5), bot("medium", 1.0)
    heads = (_think(state, seat, "medium", luck, secret) for secret in secrets)
    return [str(player.think(sight, lambda: False).action) for sight in heads]


def test_a_story_cannot_be_worked_out_again_without_the_secret_of_the_seat() -> None:
    """Who has the source, and even the cards somebody saw, is right no more often than chance would have it."""
    state = _talking(random.Random(3))
    right = 0.0
    for seat in range(7):
        guessed, real = _stories(state, seat, range(60)), _stories(state, seat, range(1000, 1060))
        shares = {story: guessed.count(story) / 60 for story in {*guessed, *real}}
        assert len(shares) > 2, "there is more than one story to tell of such cards"
        # A copy of the bot with another secret meets the real story as often as two strangers meet.
        met = sum(a == b for a, b in zip(guessed, real, strict=True)) / 60
        chance = sum(share * real.count(story) / 60 for story, share in shares.items())
        right += met - chance
    assert abs(right / 7) < 0.06


def test_the_secret_of_a_seat_is_its_own_and_lasts_for_the_game() -> None:
    game = LocalGame(GAME, Options(), tuple("ABCDE"))
    secrets = [game.sight(seat, 1).secret for seat in range(5)]
    assert len(set(secrets)) == 5
    assert [game.sight(seat, 2).secret for seat in range(5)] == secrets
    assert LocalGame(GAME, Options(), tuple("ABCDE")).sight(0, 1).secret not in secrets


def test_who_is_armed_says_in_the_talk_how_likely_it_is_to_win() -> None:
    luck = random.Random(4)
    state = _talking(luck)
    for seat in range(7):
        thought = bot("medium", 0.0).think(_think(state, seat, "medium", luck), lambda: False)
        assert (thought.value is not None) == (state.roles[seat] in ARMED)
        assert thought.value is None or 0.0 <= thought.value <= 1.0


def test_an_aim_is_always_at_somebody_else() -> None:
    luck = random.Random(9)
    for _ in range(10):
        state = _play(Options(enforcer=True), 7, "easy", luck)
        for seat, aim in enumerate(state.aims):
            assert aim is not None
            assert Aim(aim).at == aim
            assert seat not in aim
