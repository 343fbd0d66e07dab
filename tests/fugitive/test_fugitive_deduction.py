"""The exact chances are exact: compared with counting all worlds one by one on small sets of cards."""

import random

import pytest

from crosstable.core.chance import QuickChance
from crosstable.core.events import Event, heard
from crosstable.games.fugitive import GAME
from crosstable.games.fugitive.bots.passes import heeding_passes, sampled
from crosstable.games.fugitive.bots.rows import all_rows
from crosstable.games.fugitive.bots.stops import counted
from crosstable.games.fugitive.data import FUGITIVE, GOAL, MARSHAL, Options, Variant
from crosstable.games.fugitive.events import Drew, EventDrawn, Got, Guessed, Passed, Placed, TurnedUp
from crosstable.games.fugitive.know import Evidence, Model, evidence
from crosstable.games.fugitive.know.evidence import Cards, Drawn, Passing
from crosstable.games.fugitive.state import Finding
from fugitive.fugitive_golden import VARIANTS, choose
from fugitive.fugitive_worlds import chances, count_rows

SMALL = Cards(piles=((4, 5, 6, 7), (8, 9, 10), (11, 12, 13)), held=(1, 2, 3), dealt=(1, 1, 0))


def places(found: Evidence) -> list[dict[int, float]]:
    return all_rows(found).places()


def assert_exact(found: Evidence) -> None:
    wanted = chances(count_rows(found))
    got = places(found)
    assert [set(place) for place in got] == [set(place) for place in wanted]
    for place, numbers in enumerate(wanted):
        assert got[place] == pytest.approx(numbers, abs=1e-12)


def small(**fields: object) -> Evidence:
    return Evidence(cards=SMALL, **fields)  # type: ignore[arg-type]


def test_one_hideout_with_one_sprint_card_counted_by_hand() -> None:
    """He holds 1, 2, 3, one of 4, 5, 6, 7 and one of 8, 9, 10."""
    found = small()
    found.lay(1)
    # 1, 2 and 3 can be laid with each of his four other cards; 4 too, but he holds it in 1 of 4 deals.
    ways = {1: 4.0, 2: 4.0, 3: 4.0, 4: 1 / 4 * 4}
    # 5 needs an even sprint card: 2 is certain, and his card of B is even in 2 of 3 deals.
    ways[5] = 1 / 4 * (1 + 2 / 3)
    total = sum(ways.values())
    assert places(found)[1] == pytest.approx({number: n / total for number, n in ways.items()}, abs=1e-12)
    assert_exact(found)


def test_her_own_cards_make_the_others_likelier() -> None:
    without, found = small(), small(mine={6, 7})
    for seen in (without, found):
        seen.lay(0)
        seen.lay(0)
    assert places(found)[2].keys() == {2, 3, 4, 5}
    assert places(found)[2][4] > places(without)[2][4]
    assert_exact(found)


def test_a_card_must_have_been_drawn_before_it_is_laid() -> None:
    found = Evidence(cards=Cards(piles=((4, 5), (6, 7), (8, 9)), dealt=(1, 1, 0)))
    for _ in range(3):
        found.lay(0)
    found.draw(2)
    found.lay(0)
    assert set(places(found)[3]) == {3, 4, 5, 6, 7}
    assert {8, 9} < set(places(found)[4])
    assert_exact(found)


@pytest.mark.parametrize("sprints", [0, 1, 2, 3])
def test_sprint_cards(sprints: int) -> None:
    found = small()
    found.lay(sprints)
    found.draw(0)
    found.lay(1)
    assert_exact(found)


def test_needless_and_needed_sprint_cards_over_several_draws() -> None:
    found = small(mine={9, 12})
    found.lay(2)
    found.draw(1)
    found.lay(0)
    found.draw(2)
    found.lay(2)
    assert_exact(found)


def test_found_hideouts_with_their_sprint_cards() -> None:
    found = small()
    found.lay(1)
    found.draw(1)
    found.lay(1)
    found.draw(1)
    found.lay(1)
    found.find(2, 6, (3,))
    assert_exact(found)


def test_wrong_guesses_of_one_and_of_several_numbers() -> None:
    found = small()
    found.lay(0)
    found.lay(1)
    found.miss((3,))
    found.miss((2, 4))
    found.draw(0)
    found.lay(1)
    found.miss((1, 5, 6))
    found.miss((2, 7))
    assert_exact(found)


def test_a_number_missed_earlier_can_be_laid_later() -> None:
    found = small()
    found.lay(0)
    found.miss((3,))
    found.draw(0)
    found.lay(0)
    assert places(found)[2][3] > 0
    assert 3 not in places(found)[1]
    assert_exact(found)


def test_a_wrong_guess_of_which_one_was_found_since_excludes_the_other() -> None:
    found = small()
    found.lay(0)
    found.lay(0)
    found.lay(1)
    found.miss((3, 5))
    found.find(2, 3, ())
    assert 5 not in places(found)[3]
    assert_exact(found)


def test_events_turned_up_lost_and_learned() -> None:
    found = small(mine={13})
    found.lay(2, reach=2)
    found.bare(1, 9)
    found.draw(0)
    found.drop(4)
    found.lay(1, reach=-1)
    found.findings += [Finding(2, "odd"), Finding(2, "higher", 4)]
    assert_exact(found)


def test_sprint_cards_under_42_tell_about_the_row() -> None:
    cards = Cards(piles=((4, 5, 6), (7, 8, 9, 10), (35, 36, 37, 38, 39)), held=(1, 2, 3), dealt=(1, 1, 1))
    found = Evidence(cards=cards)
    found.lay(0)
    found.find(1, 3, ())
    found.row[1].reach = 30  # a step no game has, so that few cards suffice
    found.draw(2)
    found.lay(1, reach=30)
    found.lay(2, card=42)
    assert_exact(found)


def random_evidence(luck: random.Random) -> Evidence:
    """Something that happened: a small game played at random, told as the Marshal saw it."""
    piles = [luck.sample(pile, len(pile)) for pile in SMALL.piles]
    hand = set(SMALL.held)
    for pile, count in zip(piles, SMALL.dealt, strict=True):
        hand |= {pile.pop() for _ in range(count)}
    found = small(mine={pile.pop() for pile in luck.sample(piles, 2)})
    row: list[tuple[int, tuple[int, ...]]] = []
    for turn in range(luck.randrange(2, 4)):
        if turn:
            number = luck.randrange(3)
            if piles[number]:
                hand.add(piles[number].pop())
                found.draw(number)
        last = row[-1][0] if row else 0
        options = [
            (card, sprints)
            for card in hand
            if card > last
            for sprints in [tuple(sorted(luck.sample(sorted(hand - {card}), min(luck.randrange(3), len(hand) - 1))))]
            if card - last <= 3 + sum(2 - s % 2 for s in sprints)
        ]
        if options:
            card, sprints = luck.choice(options)
            row.append((card, sprints))
            hand -= {card, *sprints}
            found.lay(len(sprints))
        _guess(found, row, luck)
    return found


def _guess(found: Evidence, row: list[tuple[int, tuple[int, ...]]], luck: random.Random) -> None:
    hidden = {row[place - 1][0]: place for place in found.hidden}
    if not hidden:
        return
    up = {n for spot in found.row for n in (spot.card, *spot.known)}
    names = tuple(sorted(luck.sample([n for n in range(1, 14) if n not in up], luck.choice((1, 1, 2, 3)))))
    if luck.random() < 0.2:
        names = (luck.choice(list(hidden)),)
    if set(names) <= set(hidden):
        for name in names:
            found.find(hidden[name], *row[hidden[name] - 1])
    else:
        found.miss(names)


@pytest.mark.parametrize("seed", range(60))
def test_random_small_games(seed: int) -> None:
    found = random_evidence(random.Random(seed))
    if len(found.row) > 1:
        assert_exact(found)


@pytest.mark.parametrize("seed", range(60, 75))
def test_whole_rows_have_their_exact_chances(seed: int) -> None:
    found = random_evidence(random.Random(seed))
    if len(found.row) > 1:
        counts = count_rows(found)
        total = sum(counts.values())
        wanted = {row: count / total for row, count in counts.items()}
        rows = all_rows(found)
        listed = {tuple(row): chance for row, chance in zip(rows.numbers.tolist(), rows.chances, strict=True)}
        assert listed == pytest.approx(wanted, abs=1e-12)
        assert rows.chance_of(max(wanted)) == pytest.approx(wanted[max(wanted)], abs=1e-12)


def test_a_model_weighs_the_placings() -> None:
    found = small()
    found.lay(0)
    plain = places(found)[1]
    assert plain == pytest.approx({1: 1 / 3, 2: 1 / 3, 3: 1 / 3})
    far = Model("far", lambda distance, sprints: float(distance))
    assert all_rows(found, far).places()[1] == pytest.approx({1: 1 / 6, 2: 2 / 6, 3: 3 / 6})


def marshal_heard(variant: Variant, seed: int) -> list[tuple[list[Event], tuple[int, ...]]]:
    """What she has heard whenever she may guess, with the true row."""
    luck, chance = random.Random(seed), QuickChance(seed)
    step = GAME.start(Options(events=variant), 2, chance)
    told: list[Event] = list(heard(step.events, MARSHAL))
    found = []
    while not step.state.outcome:
        (seat,) = GAME.actors(step.state)
        if step.state.phase in ("guess", "manhunt") and not step.state.errands:
            found.append((list(told), tuple(h.card for h in step.state.row)))
        step = GAME.play(step.state, seat, choose(step.state, seat, luck), chance)
        told += heard(step.events, MARSHAL)
    return found


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_truth_is_always_possible_in_real_games(variant: Variant) -> None:
    compared = 0
    for told, row in marshal_heard(variant, 0):
        found = evidence(told)
        assert len(found.row) == len(row)
        got = places(found)
        compared += 1
        for place, number in enumerate(row):
            if number != 42:
                assert got[place].get(number, 0) > 0
            assert sum(got[place].values()) == pytest.approx(1.0)
    assert compared > 3


@pytest.mark.rule("F25")
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_evidence_counts_exactly_the_cards_he_holds(variant: Variant) -> None:
    luck, chance = random.Random(3), QuickChance(3)
    step = GAME.start(Options(events=variant), 2, chance)
    told: list[Event] = list(heard(step.events, MARSHAL))
    while not step.state.outcome:
        (seat,) = GAME.actors(step.state)
        step = GAME.play(step.state, seat, choose(step.state, seat, luck), chance)
        told += heard(step.events, MARSHAL)
        assert evidence(told).hand == sum(card != GOAL for card in step.state.hands[FUGITIVE])


@pytest.mark.rule("F25")
def test_an_event_he_drew_is_no_card_in_his_hand() -> None:
    laid: list[Event] = [Placed(FUGITIVE, 1, 0, None), Drew(FUGITIVE, 0)]
    event = EventDrawn(FUGITIVE, "borrowed_moped", True)
    assert evidence(laid).hand == 8, "he was dealt eight, laid one and drew one"
    assert evidence([*laid, event]).hand == 7
    again = evidence([*laid, event, Drew(FUGITIVE, 2)])
    assert (again.hand, again.timeline[1:]) == (8, [Drawn(2)])


def test_found_hideouts_leave_the_others() -> None:
    told: list[Event] = [Placed(FUGITIVE, 1, 0, None), Placed(FUGITIVE, 2, 0, None)]
    told += [Drew(MARSHAL, 0), Got(4), Drew(MARSHAL, 0), Got(5), Guessed(MARSHAL, (1,), True), TurnedUp(1, 1, ())]
    assert places(evidence(told)) == [{0: 1.0}, {1: 1.0}, pytest.approx({2: 0.5, 3: 0.5})]


def test_a_pass_is_a_coin_and_tells_nothing() -> None:
    """The stated prior: he passes without a look at his cards, so that a pass only lets him draw once more."""
    told: list[Event] = [Placed(FUGITIVE, 1, 0, None), Drew(FUGITIVE, 0)]
    after = [Drew(FUGITIVE, 0), Placed(FUGITIVE, 2, 1, None)]
    without = all_rows(evidence([*told, *after])).places()
    for forced in (True, False):
        assert all_rows(evidence([*told, Passed(FUGITIVE, forced), *after])).places() == without
    found = small()
    found.lay(0)
    found.draw(0)
    found.draw(0)
    found.lay(1)
    assert_exact(found)


def assert_near(found: Evidence) -> None:
    """The drawn worlds agree with all of them, as well as they say, also where few decide how many are drawn for each
    row; and what cannot be is not there."""
    wanted = chances(count_rows(found))
    for samples in ((40_000,), (1_000, 40_000)):
        rows = sampled(all_rows(found), samples)
        assert 0 < rows.error < 0.035
        for place, numbers in enumerate(rows.places()):
            assert set(numbers) <= set(wanted[place])
            for number, chance in wanted[place].items():
                assert numbers.get(number, 0.0) == pytest.approx(chance, abs=4 * rows.error)


def stuck() -> Evidence:
    """One hideout with two sprint cards, and a forced pass."""
    found = small(mine={8})
    found.lay(2)
    found.draw(2)
    found.wait(forced=True)
    return found


def assert_counted(found: Evidence) -> None:
    """Every hand is counted: the chance of each whole row is that of all worlds, and there are no others."""
    worlds, rows = count_rows(found), counted(all_rows(found))
    assert rows is not None
    assert rows.error == 0
    assert {tuple(row): chance for row, chance in zip(rows.numbers.tolist(), rows.chances, strict=True)} == (
        pytest.approx({row: ways / worlds.total() for row, ways in worlds.items()}, abs=1e-12)
    )


def test_a_forced_pass_says_that_nothing_was_in_reach() -> None:
    found = stuck()
    found.draw(0)
    found.lay(1)
    before, after = all_rows(found).places(), chances(count_rows(found))
    assert before[1] != pytest.approx(after[1], abs=0.05), "the pass tells something"
    assert_near(found)
    assert_counted(found)


@pytest.mark.parametrize("second", [0, 1, 2])
@pytest.mark.parametrize("first", [1, 2, 3])
def test_two_forced_passes_with_sprint_cards_before_each(first: int, second: int) -> None:
    """What he cannot have kept he must have spent: under the first hideout, or under the second."""
    cards = Cards(((4, 5, 6, 7), tuple(range(8, 25)), (25, 26, 27)), (1, 2, 3), (1, 1, 0))
    found = Evidence(cards=cards, mine={8, *range(11, 25)})
    found.lay(first)
    found.draw(2)
    found.wait(forced=True)
    found.draw(0)
    found.lay(second)
    found.draw(2)
    found.wait(forced=True)
    assert_near(found)


def test_a_pass_of_his_own_will_says_that_something_was_in_reach() -> None:
    found = small()
    found.lay(3)
    found.wait(forced=False)
    found.draw(0)
    found.lay(1)
    assert_near(found)
    assert_counted(found)


@pytest.mark.parametrize("seed", range(12))
def test_passes_in_random_small_games(seed: int) -> None:
    luck = random.Random(seed)
    found = small(mine=set(luck.sample(range(4, 14), 2)))
    found.lay(luck.choice((2, 3)))
    found.draw(luck.randrange(3))
    found.wait(forced=luck.random() < 0.6)
    found.draw(luck.randrange(2))
    found.lay(luck.choice((0, 1)))
    if count_rows(found):
        assert_near(found)
        assert_counted(found)


@pytest.mark.parametrize("seed", range(40))
def test_hands_are_counted_whatever_lies_between_and_after_passes(seed: int) -> None:
    """Forced passes, then passes of his own will; hideouts found since, a card lost, events that carry him further."""
    luck = random.Random(seed)
    found = small(mine=set(luck.sample(range(4, 14), 2)))
    found.lay(luck.choice((0, 1, 2)))
    found.lay(luck.choice((1, 2)))
    for forced in luck.choice(((True,), (True, True), (True, False), (False, False))):
        found.draw(luck.randrange(3))
        found.wait(forced)
    found.draw(luck.randrange(2))
    if luck.random() < 0.3:
        found.drop(luck.choice((1, 2, 3)))
    found.lay(luck.choice((0, 1, 2)), reach=luck.choice((0, 0, 2)))
    if luck.random() < 0.5:
        found.miss((luck.choice((5, 6, 8)),))
    if count_rows(found):
        assert_counted(found)


def test_a_found_hideout_and_its_sprint_cards_were_in_the_hand_or_came_after_the_pass() -> None:
    found = stuck()
    found.draw(0)
    found.lay(1)
    for place, card, sprints in ((1, 3, (1, 2)), (2, 6, (11,))):
        found.find(place, card, sprints)
        if count_rows(found):
            assert_counted(found)


def test_passes_behind_two_hideouts_are_counted_where_one_of_them_tells_nothing() -> None:
    """Behind the first hideout something was in reach whatever he held."""
    found = small(mine={8})
    found.lay(0)
    found.wait(forced=False)
    found.draw(1)
    found.lay(2)
    found.draw(2)
    found.wait(forced=True)
    assert_counted(found)


def test_where_counting_hands_takes_too_long_they_are_drawn() -> None:
    found = stuck()
    rows = all_rows(found)
    assert counted(rows, budget=0) is None
    assert heeding_passes(rows).error == 0
    assert sampled(rows).error > 0


def test_worlds_drawn_later_go_where_the_first_left_most_doubt() -> None:
    found = small(mine={8, 9})
    found.lay(2)
    found.draw(2)
    found.wait(forced=True)
    found.draw(0)
    found.lay(1)
    found.draw(2)
    found.wait(forced=True)
    rows = all_rows(found)
    assert sampled(rows, (1_000, 8_000)).error < sampled(rows, (8_000,)).error


def test_without_passes_nothing_is_drawn() -> None:
    found = small()
    found.lay(1)
    rows = all_rows(found)
    assert heeding_passes(rows) is rows
    assert rows.error == 0


def test_events_that_change_the_reach_keep_a_pass_from_being_read() -> None:
    told: list[Event] = [Placed(FUGITIVE, 1, 0, None), EventDrawn(MARSHAL, "stubbed_toe", True)]
    told += [Drew(FUGITIVE, 0), Passed(FUGITIVE, True), Drew(FUGITIVE, 0), Passed(FUGITIVE, True)]
    assert evidence(told).timeline[1:] == [Drawn(0), Drawn(0), Passing(forced=True)]
