"""The bots play by the rules, from what they may know, and better than the level below them."""

import random

import numpy as np
import pytest
from bench.fugitive_rivals import Opening, best_rule, named
from bench.rivals.fugitive import HELD_OUT_FUGITIVES, HELD_OUT_MARSHALS, MARSHALS

from crosstable.bots.bot import BotChoice, bot_of
from crosstable.core.action import Action
from crosstable.core.texts import say
from crosstable.games.fugitive import GAME
from crosstable.games.fugitive.actions import Done, Guess, Place
from crosstable.games.fugitive.bots import bot
from crosstable.games.fugitive.bots.beliefs import OPEN_MINDED, believing, sure_of
from crosstable.games.fugitive.bots.fugitive import FIRST_PRICE, OFTENEST, unexpected, vary
from crosstable.games.fugitive.bots.hunt import trail
from crosstable.games.fugitive.bots.judgement import MARSHAL_JUDGE
from crosstable.games.fugitive.bots.marshal import CountingMarshal, StrongMarshal, guesses, manhunt, middle
from crosstable.games.fugitive.bots.plans import cheapest
from crosstable.games.fugitive.bots.route import turns_to_goal
from crosstable.games.fugitive.bots.rows import Rows, all_rows
from crosstable.games.fugitive.data import FUGITIVE, MARSHAL, Options, Variant
from crosstable.games.fugitive.know import EAGER, SLY, UNIFORM, Evidence
from crosstable.games.fugitive.state import Finding
from crosstable.games.fugitive.view import HideoutView
from fugitive.fugitive_arena import play_out, thoughts, wins
from fugitive.fugitive_golden import VARIANTS

ZERO = HideoutView(0, True, ())


@pytest.mark.long
@pytest.mark.parametrize("level", ["easy", "medium", "strong"])
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_level_plays_every_variant_to_the_end(level: str, variant: Variant) -> None:
    player = bot_of(GAME.facts, BotChoice(level, seconds=0.2))  # to the end, however well
    options = Options(events=variant, second_edition_pass=variant == "random", first_hideouts="exactly_two")
    assert play_out((player, player), 3, options)[-1].outcome


@pytest.mark.parametrize("seat", [FUGITIVE, MARSHAL])
def test_medium_beats_random(seat: int) -> None:
    medium = bot("medium", 1.0)
    players = (medium, None) if seat == FUGITIVE else (None, medium)
    assert wins(players, seat, 20) >= 13


@pytest.mark.parametrize("name", ["the steep Marshal", "the 3 + 2n Marshal", "the patient Marshal"])
def test_a_marshal_is_led_astray_by_medium_more_often_than_by_easy(name: str) -> None:
    marshal = (MARSHALS | HELD_OUT_MARSHALS)[name]
    medium, easy = (wins((bot(level, 1.0), marshal), FUGITIVE, 40) for level in ("medium", "easy"))
    assert medium > easy


def test_medium_catches_who_hoards_more_often_than_easy_does() -> None:
    miser = HELD_OUT_FUGITIVES["the miser"]
    medium, easy = (wins((miser, bot(level, 1.0)), MARSHAL, 40) for level in ("medium", "easy"))
    assert medium > easy


@pytest.mark.rule("F20")
@pytest.mark.parametrize(
    ("chances", "named"),
    [
        ((0.35, 0.35, 0.3), (26,)),  # 31 is certain, but found while another is hidden it would let him go
        ((0.7, 0.2, 0.1), (26, 31)),  # sure enough to name both
    ],
)
def test_the_medium_marshal_keeps_the_manhunt_until_she_is_sure_of_the_whole_row(
    chances: tuple[float, ...], named: tuple[int, ...]
) -> None:
    found = Evidence()
    found.lay(0)
    found.lay(0)
    rows = Rows(found, np.array([(0, 26, 31), (0, 27, 31), (0, 28, 31)]), np.array(chances))
    medium = CountingMarshal(MARSHAL_JUDGE, sure_of(UNIFORM))
    assert medium.weigh(trail(rows, hot=False, piles=30), rows, most=2).action == Guess(named)


@pytest.mark.rule("F20")
def test_the_medium_marshal_waits_where_only_a_30_could_be_found() -> None:
    found = Evidence()
    found.lay(0)
    found.lay(0)
    rows = Rows(found, np.array([(0, 30, 33), (0, 31, 34)]), np.array((0.5, 0.5)))
    medium = CountingMarshal(MARSHAL_JUDGE, sure_of(UNIFORM))
    assert medium.weigh(trail(rows, hot=False, piles=30), rows, most=2).action == Done()
    assert medium.weigh(trail(rows, hot=True, piles=30), rows, most=2).action == Guess((30,))


def test_the_marshal_names_what_is_certain() -> None:
    found = Evidence(mine={1, 3})
    found.lay(0)
    ((named, chance),) = guesses(all_rows(found), most=1)
    assert named == (2,)
    assert chance == pytest.approx(1.0)


def test_the_marshal_names_several_numbers_where_that_brings_more() -> None:
    found = Evidence(mine={1, 3, 4})
    found.lay(0)
    found.lay(0)
    found.findings.append(Finding(2, "odd"))
    # The first is 2, so the second is 5: both are certain, and naming both wins.
    rows = all_rows(found)
    thought = StrongMarshal(MARSHAL_JUDGE, sure_of(UNIFORM)).weigh(trail(rows, hot=False, piles=30), rows, most=2)
    assert thought.action == Guess((2, 5))
    assert thought.value == pytest.approx(1.0)


@pytest.mark.parametrize("kind", [CountingMarshal, StrongMarshal])
def test_nobody_knows_her_first_guess_beforehand(kind: type[CountingMarshal]) -> None:
    """A lone hideout without sprint cards is 1, 2 or 3, all equally likely."""
    found = Evidence(mine={9, 20})
    found.lay(0)
    rows = all_rows(found)
    here, marshal = trail(rows, hot=False, piles=30), kind(MARSHAL_JUDGE, sure_of(UNIFORM))
    named = {marshal.weigh(here, rows, 1, random.Random(seed)).action for seed in range(40)}
    assert named == {Guess((1,)), Guess((2,)), Guess((3,))}
    assert len({marshal.weigh(here, rows, 1).action for _ in range(4)}) == 1


def test_no_guess_is_weighed_twice() -> None:
    """Whichever of two numbers comes first, together they are one guess; what she shows are different thoughts."""
    found = Evidence(mine={9, 20})
    for _ in range(3):
        found.lay(0)
    rows = all_rows(found)
    named = [numbers for numbers, _ in guesses(rows, 3)]
    assert any(len(numbers) == 3 for numbers in named)
    assert len(named) == len(set(named))
    shown = StrongMarshal(MARSHAL_JUDGE, OPEN_MINDED).weigh(trail(rows, hot=False, piles=30), rows, most=3).candidates
    assert len({candidate.action for candidate in shown}) == len(shown) == 5


def test_in_the_manhunt_the_surest_number_comes_first() -> None:
    found = Evidence(mine={1, 3})
    found.lay(0)
    found.lay(1)
    rows = all_rows(found)
    thought = manhunt(rows)
    assert thought.action == Guess((2,))
    assert thought.value == pytest.approx(max(rows.places()[2].values()))


def test_what_a_right_and_a_wrong_guess_leave() -> None:
    found = Evidence(mine={1, 3, 4})
    found.lay(0)
    found.lay(1)
    before = trail(all_rows(found), hot=False, piles=30)
    assert before.hidden == 2
    right, wrong = before.after((2, 6), hit=True), before.after((6,), hit=False)
    assert right.hidden == 0
    assert wrong.hidden == 2
    assert wrong.named()[6] == 0
    assert wrong.chances.sum() == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("last", "hand", "turns"),
    [
        (39, (), 1.0),  # 42 is three away
        (35, (2, 4), 1.0),  # seven away: four footprints are enough
        (33, (36, 39), 2.0 + 1 / 1.6),  # 39 with 36 under it lacks one footprint
        (33, (36, 39, 5), 2.0),  # with 5 as well it does not
        (33, (36, 39, 2, 4, 6), 1.0),  # or nine away at once
        (0, (), 1.0 + 39 / 1.6),  # everything has to be drawn first
    ],
)
def test_turns_to_the_goal_by_hand(last: int, hand: tuple[int, ...], turns: float) -> None:
    assert turns_to_goal(last, sum(1 << card for card in hand)) == pytest.approx(turns)


@pytest.mark.parametrize("level", ["medium", "strong"])
def test_the_bots_say_how_they_see_their_chances(level: str) -> None:
    values = [thought.value for seed in (5, 6) for thought in thoughts(bot(level, 0.2), seed)]
    assert all(value is not None and 0 <= value <= 1 for value in values)
    assert len(set(values)) > 5


def test_a_question_halves_the_chances() -> None:
    assert middle({3: 0.2, 4: 0.3, 5: 0.1, 6: 0.4}) == 4


def test_sprint_cards_behind_the_hideout_are_spent_first() -> None:
    assert cheapest([2, 3, 20, 31], 1, 1, 15) == (3,)
    assert cheapest([2, 3, 20, 31], 1, 2, 15) == (2,)
    assert cheapest([3, 20], 1, 2, 15) == (20,)
    assert cheapest([3], 1, 2, 15) is None


def test_one_count_serves_every_belief() -> None:
    found = Evidence(mine={9, 20})
    found.lay(1)
    found.lay(0)
    for model in (EAGER, SLY):
        again, counted = believing(all_rows(found), sure_of(model)), all_rows(found, model)
        assert again.numbers.tolist() == counted.numbers.tolist()
        assert again.chances == pytest.approx(counted.chances)


def test_a_marshal_of_open_mind_learns_how_he_plays() -> None:
    """A found hideout far short of what its sprint cards allow makes the next one look nearer."""
    near, far = Evidence(), Evidence()
    for found, card in ((near, 1), (far, 7)):
        found.lay(2)
        found.draw(0)
        found.lay(1)
        found.find(1, card, (2, 4))
    steps = [
        sum((n - card) * p for n, p in believing(all_rows(found), OPEN_MINDED).places()[2].items())
        - sum((n - card) * p for n, p in all_rows(found).places()[2].items())
        for found, card in ((near, 1), (far, 7))
    ]
    assert steps[0] < steps[1]


@pytest.mark.parametrize("level", ["easy", "medium", "strong"])
def test_a_bot_says_in_a_sentence_why_it_did_what_it_did(level: str) -> None:
    said = [thought.why for thought in thoughts(bot(level, 1.0), seed=4)]
    for language in ("en", "de"):
        words = {say(why, language) for why in said if why}
        assert len(words) > 2
        assert all(line.endswith(".") and "fugitive-why" not in line and "{" not in line for line in words)
    assert all(said)


@pytest.mark.parametrize(
    ("row", "usual", "rare"),
    [((ZERO,), Place(2, ()), Place(3, (1,))), ((ZERO, HideoutView(2, False, ())), Done(), Place(7, (3,)))],
)
def test_an_opening_nobody_expects_is_preferred_unless_it_costs_too_much(
    row: tuple[HideoutView, ...], usual: Action, rare: Action
) -> None:
    """The first hideout, and what comes after it."""
    for more, picked in ((0.01, rare), (-0.01, usual)):
        worth = unexpected([usual, rare], np.array([0.5, 0.5 - FIRST_PRICE + more]), row, wish=1)
        assert (usual, rare)[worth.argmax()] == picked


@pytest.mark.parametrize("usual", [0, 1])
def test_no_first_hideout_is_laid_always(usual: int) -> None:
    """Whatever he lays nearly always, the best or not, what is best of the others has its share."""
    often = np.zeros(3)
    often[usual] = 1.0
    vary(often, np.array([0.3, 0.5, 0.2]))
    assert often[usual] == OFTENEST
    assert often[1 - usual] == pytest.approx(1 - OFTENEST)


def test_a_rule_may_go_by_all_that_is_seen_of_an_opening() -> None:
    openings: list[Opening] = [((1, 0), (4, 1)), ((2, 0), (3, 0)), ((3, 0),)] * 4
    assert named(best_rule(openings), openings) == 1.0
    assert named(best_rule(openings[:1]), openings) == 1 / 3
