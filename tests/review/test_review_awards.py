"""What a game is remembered for: liars, detectives and turning points, and that there may be none."""

import random
from itertools import pairwise

from crosstable.core.texts import LANGUAGES, say
from crosstable.games.crossfire import GAME as CROSSFIRE
from crosstable.games.crossfire.data import Options as CrossfireOptions
from crosstable.games.crossfire.parts import awards as crossfire
from crosstable.games.resistance.parts import awards as resistance
from crosstable.games.resistance.state import State
from crosstable.review.awards import detective
from helpers.playing import begin, random_turns
from resistance.setting import FIVE, Table

NAMES = ("Ada", "Bo", "Cleo", "Dirk", "Emil", "Flo", "Gus")


def test_the_detective_is_who_was_right_most_often_less_wrong_judgements() -> None:
    found = detective("resistance", {0: [True] * 6 + [False] * 4, 1: [True] * 3, 2: [False]})
    assert found.seats == (1,)
    assert say(found.words, "en", NAMES) == "Bo was right in 3 of 3 votes and suspicions while nothing was certain."


def test_several_can_be_the_best_detectives_or_nobody() -> None:
    both = detective("resistance", {0: [True, True], 1: [False], 3: [True, True]})
    assert both.seats == (0, 3)
    assert say(both.words, "en", NAMES).startswith("Ada and Dirk were each right in 2 of 2")
    none = detective("crossfire", {0: [True, False], 1: []})
    assert none.seats == ()
    assert say(none.words, "de", NAMES).startswith("Niemand.")


def _states(table: Table) -> list[State]:
    return [step.state for step in table.steps]


def test_the_spy_who_stays_at_home_lies_best_and_who_rejects_him_sees_it() -> None:
    """Seat 1 sinks missions, seat 3 is never on a team: of him nobody can be sure. Seat 4 rejects what is bad."""
    table = Table(FIVE)
    for team in ((0, 1), (0, 1, 2), (1, 2)):
        table.propose(*team).vote((0, 1, 2, 3)).cards(s1="fail")
    assert table.state.outcome is not None
    liar, found = resistance.awards(_states(table))
    assert liar.seats == (3,)
    assert found.kind == "detective"
    assert found.seats == (4,)


def test_spies_who_are_found_out_lied_to_nobody() -> None:
    """Two fails of two cards: everybody knows both spies before the second vote."""
    table = Table(FIVE).propose(1, 3).vote(range(5)).cards(s1="fail", s3="fail")
    for _ in range(5):
        table.propose(0, 2, 4).vote(())
    assert table.state.outcome is not None
    liar, _ = resistance.awards(_states(table))
    assert liar.seats == ()
    assert "Nobody" in say(liar.words, "en", NAMES)


def test_every_turning_point_of_a_game_can_be_told() -> None:
    table = Table(FIVE).mission(0, 1, s1="fail").mission(0, 2, 4).mission(0, 2)
    for before, after in pairwise(_states(table)):
        for language in LANGUAGES:
            assert "[" not in say(resistance.happened(before, after), language, NAMES)


def test_whose_lies_hide_a_card_is_the_best_liar_of_crossfire() -> None:
    luck = random.Random(5)
    seen = set()
    for number in range(12):
        played = begin(CROSSFIRE, CrossfireOptions(), 6, bytes([number]) * 32)
        for _ in random_turns(played, luck, asides=0.6):
            pass
        liar, found = crossfire.awards([step.state for step in played.steps])
        seen.add(bool(liar.seats))
        for award in (liar, found):
            assert all(0 <= seat < 6 for seat in award.seats)
            for language in LANGUAGES:
                assert "[" not in say(award.words, language, NAMES)
    assert seen == {True, False}, "some lied with success, and in some games nobody did"
