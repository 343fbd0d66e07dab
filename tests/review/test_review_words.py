"""Words and plot cards in verdicts: by what everybody could make of them, and by every set of spies that fits."""

import random
from itertools import combinations
from statistics import fmean

import pytest
from msgspec.structs import replace

from crosstable.core import Action, Seat, heard
from crosstable.core.review import Eyes, Weighed
from crosstable.core.texts import LANGUAGES, say
from crosstable.games import GAMES
from crosstable.games.crossfire.actions import TellRole
from crosstable.games.crossfire.data import Options as CrossfireOptions
from crosstable.games.crossfire.data import Role
from crosstable.games.crossfire.parts import verdict as crossfire
from crosstable.games.resistance.actions import ClaimPlayed, GivePlot, Pass, Propose, StopTeam, Suspect, Trust, Vote
from crosstable.games.resistance.data import Plot
from crosstable.games.resistance.parts import verdict as resistance
from crosstable.review.replayed import ReplayedGame
from crosstable.review.telling import told
from crosstable.review.verdict import WORDS, decisions
from helpers.playing import begin, random_turns
from resistance.setting import FIVE, Table

NAMES = ("Ada", "Ben", "Cem", "Dea", "Eva")


def _weighed(table: Table, seat: Seat, action: Action) -> Weighed:
    state = table.state
    past = tuple(heard(step.events, seat) for step in table.steps)
    found = resistance.weigh(Eyes("resistance", state.options, 5, seat, table.view(seat), past), action, "thorough")
    assert found is not None
    return replace(found, seat=seat)


# ---------------------------------------------------------------- The Resistance


def test_a_spy_who_owns_up_to_a_fail_costs_his_side_chances() -> None:
    """Everybody knows that 0 or 1 has failed. 1 says that he did; or that he did not, which leaves it at 0."""
    table = Table(FIVE).mission(0, 1, s1="fail")
    owned, denied = _weighed(table, 1, ClaimPlayed(1, "fail")), _weighed(table, 1, ClaimPlayed(1, "success"))
    assert owned.mistake
    assert not denied.mistake
    assert "Ben" in say(told(owned, 1).done, "en", NAMES)
    assert say(told(owned, 1).better, "de", NAMES) == "Besser: das nicht sagen."


def test_a_friend_may_name_the_spy_he_is_sure_of_but_not_vouch_for_him() -> None:
    """0 knows that 1 has failed."""
    table = Table(FIVE).mission(0, 1, s1="fail")
    assert _weighed(table, 0, Suspect((1,))).loss == 0.0
    assert _weighed(table, 0, Trust(1)).mistake


def test_words_decided_only_if_the_next_mission_went_wrong() -> None:
    table = Table(FIVE).mission(0, 1, s1="fail")
    word = replace(_weighed(table, 0, Trust(1)), n=len(table.steps))
    table.do(0, Trust(1))
    good = Table(FIVE).mission(0, 1, s1="fail").do(0, Trust(1)).mission(0, 2, 4)
    bad = Table(FIVE).mission(0, 1, s1="fail").do(0, Trust(1)).mission(0, 1, 2, s1="fail")
    assert not resistance.mattered([step.state for step in good.steps], word)
    assert resistance.mattered([step.state for step in bad.steps], word)


def _plotting(card: Plot) -> Table:
    """Seat 0 is to give a plot card away, and knows from the first mission that 3 is a spy."""
    table = Table(FIVE, leader=4, deck=(card, card, card), plot=True)
    table.do(4, GivePlot(card, 0)).go(0, 3)
    if table.state.phase == "no_confidence":
        table.do(0, Pass())
    return table.cards(s3="fail")


def test_a_plot_card_is_given_away_by_every_set_of_spies_that_fits() -> None:
    table = _plotting("opinion_maker")
    sets = [set(spies) for spies in combinations(range(1, 5), 2) if 3 in spies]
    clean = {seat: sum(seat not in spies for spies in sets) / len(sets) for seat in range(1, 5)}
    for seat in range(1, 5):
        found = _weighed(table, 0, GivePlot("opinion_maker", seat))
        assert found.best == pytest.approx(max(clean.values()))
        assert found.taken == pytest.approx(clean[seat])
        assert found.mistake == (seat == 3)
        for language in LANGUAGES:
            assert NAMES[seat] in say(told(found, 0).done, language, NAMES)


def test_no_confidence_is_kept_or_used_by_how_safe_the_team_is() -> None:
    """0 holds No Confidence, and 3, a spy for certain, is on a team that everybody else lets go."""
    for team, sinks in (((0, 2, 3), True), ((0, 2, 4), False)):
        table = _plotting("no_confidence").do(0, GivePlot("no_confidence", 2), Propose(2, team))
        for seat in range(5):
            table.do(seat, Vote(True))
        assert (table.state.phase, table.state.queue[0]) == ("no_confidence", 0)
        kept, used = _weighed(table, 0, Pass()), _weighed(table, 0, StopTeam())
        assert kept.mistake == sinks
        assert not (used.mistake and sinks)
        assert kept.taken == pytest.approx(0.0 if sinks else 1 / 3)


# ---------------------------------------------------------------- Crossfire


def _told(role: Role, says: Role) -> list[float]:
    """What it costs people of this role, in some deals, to say they are that."""
    luck, found = random.Random(2), []
    for number in range(4):
        played = begin(GAMES["crossfire"], CrossfireOptions(), 5 + number % 3, bytes([number]) * 32)
        turns = random_turns(played, luck)
        while played.state.phase != "talk":
            next(turns)
        state = played.state
        for seat in (seat for seat in state.circle if state.roles[seat] == role):
            eyes = Eyes("crossfire", state.options, state.seats, seat, played.game.view(state, seat), ())
            weighed = crossfire.weigh(eyes, TellRole(says), "thorough")
            assert weighed is not None
            assert weighed.loss > weighed.error or not weighed.mistake
            found.append(weighed.loss)
    return found


def test_a_bystander_who_says_he_is_an_assassin_loses_by_it() -> None:
    """He wins if nobody shoots him, and who believes him does."""
    said = _told("bystander", "assassin")
    assert len(said) > 1
    assert fmean(said) > 0.1
    assert fmean(_told("bystander", "bystander")) < fmean(said)


def test_a_vip_who_says_so_loses_by_it() -> None:
    assert fmean(_told("vip", "vip")) > 0.03


# ---------------------------------------------------------------- all of them


def test_talk_leaves_room_for_what_was_done() -> None:
    """However much is said, everything that was done is weighed, and the newest words."""
    table = begin(GAMES["resistance"], GAMES["resistance"].facts.options(), 5, bytes([9]) * 32)
    for _ in random_turns(table, random.Random(3)):
        pass
    game = ReplayedGame(table.record(), GAMES["resistance"])
    moves = {move.n: move.action for move in game.record.moves}
    found = decisions(game)
    assert {n for n, action in moves.items() if isinstance(action, Propose | Vote)} <= {*found}
    assert sum(isinstance(moves[n], resistance.SPOKEN) for n in found) <= WORDS
