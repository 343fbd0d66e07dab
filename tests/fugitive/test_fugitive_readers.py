"""How the strong Fugitive is read: beliefs in short, what wrong guesses leave, and how he sees his chance."""

import random
from collections import Counter
from itertools import count

import numpy as np
import pytest
from msgspec.structs import replace

from crosstable.core.action import Action
from crosstable.core.bot import Sight, Stop, Thought
from crosstable.core.chance import QuickChance
from crosstable.core.events import heard
from crosstable.games.fugitive import GAME
from crosstable.games.fugitive.actions import Guess, Pass, Place
from crosstable.games.fugitive.bots import bot
from crosstable.games.fugitive.bots.beliefs import OPEN_MINDED, Belief, believing, sure_of
from crosstable.games.fugitive.bots.chase import ASKED, HERS, LEFT, LENGTH, SEEN, TURN
from crosstable.games.fugitive.bots.fugitive import FOLLY, LOOKS, StrongFugitive
from crosstable.games.fugitive.bots.hunt import trail
from crosstable.games.fugitive.bots.judgement import MARSHAL_JUDGE
from crosstable.games.fugitive.bots.marshal import StrongMarshal
from crosstable.games.fugitive.bots.passes import heeding_passes
from crosstable.games.fugitive.bots.quick import CARD, DRAWN, FAR, SPRINTS, UP
from crosstable.games.fugitive.bots.readers.models import READERS, readers
from crosstable.games.fugitive.bots.readers.naming import judged
from crosstable.games.fugitive.bots.readers.outlook import UNFOUND, outlook
from crosstable.games.fugitive.bots.readers.prospects import PIECE, Laid, Prospects, clear, explained
from crosstable.games.fugitive.bots.readers.reading import ROW_SHARE, read, read_before, read_last, room
from crosstable.games.fugitive.bots.readers.scoring import bend
from crosstable.games.fugitive.bots.readers.trails import DRAWN_ROWS, believed, mixed, summed_bits
from crosstable.games.fugitive.bots.readers.weights import WEIGHTS
from crosstable.games.fugitive.bots.rows import all_rows
from crosstable.games.fugitive.data import FUGITIVE, GOAL, Options
from crosstable.games.fugitive.know import EAGER, UNIFORM, Evidence
from crosstable.games.fugitive.view import FugitiveView, HideoutView
from fugitive.fugitive_arena import play_out

LOOSE = 0.16
"""How far the short sum may be from the exact chance of a number."""


class Short:
    """What somebody with this belief makes of the evidence, by the short sum."""

    def __init__(self, found: Evidence, belief: Belief) -> None:
        row = [
            HideoutView(spot.card or 0, spot.card is not None, spot.known or (0,) * spot.sprints) for spot in found.row
        ]
        here, her = Laid(row, found, set()), readers([belief])
        self.hidden, self.last, weights, self.chances, self.room, *_ = room(len(her.styles))
        self.rows = believed(
            here.row, len(found.row), int(here.facts[HERS] | here.facts[SEEN]), here.told, here.riddles,
            int(here.facts[ASKED]), her.styles, self.hidden, self.last, weights,
        )  # fmt: skip
        assert mixed(weights, her.priors[0], self.rows, self.chances) > 0

    def named(self) -> np.ndarray:
        """The chance of every number."""
        found = np.zeros(GOAL + 1)
        summed_bits(self.hidden, self.chances, self.rows, found)
        return found


def short(found: Evidence, belief: Belief) -> np.ndarray:
    """The chances by the short sum."""
    return Short(found, belief).named()


def one_step() -> Evidence:
    found = Evidence(mine={9, 20})
    found.lay(1)
    return found


def found_and_missed() -> Evidence:
    found = one_step()
    found.miss((5,))
    found.draw(1)
    found.lay(2)
    found.find(1, 4, (2,))
    found.draw(1)
    found.lay(1)
    return found


def two_named_in_vain() -> Evidence:
    found = one_step()
    found.lay(0)
    found.miss((3, 6))
    return found


@pytest.mark.parametrize("make", [one_step, found_and_missed, two_named_in_vain])
@pytest.mark.parametrize("belief", [sure_of(UNIFORM), sure_of(EAGER), OPEN_MINDED])
def test_the_short_sum_is_close_to_the_exact_count(make: object, belief: Belief) -> None:
    assert callable(make)
    found = make()
    exact = believing(all_rows(found), belief).named()
    assert np.abs(short(found, belief) - exact).max() < LOOSE


def test_two_numbers_named_in_vain_are_not_both_there() -> None:
    found = two_named_in_vain()
    before = one_step()
    before.lay(0)
    assert short(found, sure_of(EAGER))[6] < short(before, sure_of(EAGER))[6]


def held_up(forced: bool = True) -> Evidence:
    """Three hideouts, then a pass, a draw from 15 to 28 and one more hideout."""
    found = one_step()
    found.lay(0)
    found.draw(1)
    found.lay(3)
    found.draw(0)
    found.wait(forced=forced)
    found.draw(1)
    found.lay(0)
    return found


def held_up_twice() -> Evidence:
    """The same, and he is held up once more."""
    found = held_up()
    found.draw(2)
    found.wait(forced=True)
    return found


def waited() -> Evidence:
    """The same, but he could have laid something."""
    return held_up(forced=False)


def picked(found: Evidence, luck: float = 0.0) -> tuple[int, ...]:
    """What the strong Marshal names in his thoughts."""
    mind = Short(found, OPEN_MINDED)
    guess = judged(mind.hidden, mind.last, mind.chances, mind.rows, len(found.hidden), False, luck, mind.room)
    return tuple(number for number in range(GOAL) if guess >> number & 1)


@pytest.mark.parametrize("make", [held_up, held_up_twice])
@pytest.mark.parametrize("belief", [sure_of(UNIFORM), OPEN_MINDED])
def test_after_a_forced_pass_the_short_sum_is_close_to_the_count_that_reads_it(make: object, belief: Belief) -> None:
    assert callable(make)
    found = make()
    counted = believing(heeding_passes(all_rows(found), samples=(100_000,)), belief).named()
    unread = believing(all_rows(found), belief).named()
    assert np.abs(short(found, belief) - counted).max() < LOOSE
    assert np.abs(unread - counted).max() > 2 * LOOSE, "the pass tells much"


@pytest.mark.parametrize("make", [one_step, found_and_missed, two_named_in_vain, held_up, held_up_twice, waited])
def test_the_strong_marshal_in_his_thoughts_names_what_the_real_one_names(make: object) -> None:
    assert callable(make)
    found = make()
    rows = believing(heeding_passes(all_rows(found)), OPEN_MINDED)
    real = StrongMarshal(MARSHAL_JUDGE, OPEN_MINDED).weigh(trail(rows, False, 20), rows, len(found.hidden)).action
    assert picked(found) == getattr(real, "numbers", ())


def test_of_about_equal_guesses_she_picks_by_chance_in_his_thoughts_too() -> None:
    """A lone hideout without sprint cards: she names 3 most often, but whoever counts on it is mistaken."""
    found = Evidence(mine={9, 20})
    found.lay(0)
    rows = believing(all_rows(found), OPEN_MINDED)
    marshal, here = StrongMarshal(MARSHAL_JUDGE, OPEN_MINDED), trail(rows, False, 20)
    real = Counter(marshal.weigh(here, rows, 1, random.Random(seed)).action for seed in range(200))
    thought = Counter[Action](Guess(picked(found, luck / 200)) for luck in range(200))
    assert len(real) == 3
    assert all(abs(real[guess] - thought[guess]) < 25 for guess in real | thought)


def test_what_he_lays_after_a_forced_pass_came_to_him_since() -> None:
    """He could lay none of his cards, drew one from 15 to 28, and laid on: that is where the last hideout lies."""
    stuck, free = (short(held_up(forced), sure_of(UNIFORM))[15:].sum() for forced in (True, False))
    assert stuck > 1.5 * free


class Flattered:
    """A position in which everything but 42 seems better than it is to one who looks one turn ahead."""

    hidden = 2

    def look_ahead(self, actions: np.ndarray, games: int, seed: int, turns: int, stop: Stop) -> tuple[np.ndarray, int]:
        """What comes of 42, of a hideout, and of laying nothing."""
        seen = {GOAL: (0.66, 0.66), 40: (0.98, 0.5), 0: (0.8, 0.3)}
        return np.array([seen[card][turns > 1] for card, *_ in actions.tolist()]), games


def test_what_was_left_behind_does_not_win_by_a_short_look() -> None:
    """Laying nothing falls behind after the first look, and what led then does not last; 42 is looked at all along."""
    actions: list[Action] = [Pass(), Place(40, ()), Place(GOAL, (40,))]
    worth = np.array([0.6, 0.7, 0.7])
    StrongFugitive(1.0)._look_ahead(Flattered(), actions, worth, 1, LOOKS, lambda: False)  # type: ignore[arg-type]
    assert worth.argmax() == 2
    assert worth[0] <= worth[2] - FOLLY


def opening() -> tuple[FugitiveView, tuple[tuple[object, ...], ...]]:
    step = GAME.start(Options(), 2, QuickChance(3))
    return GAME.view(step.state, 0), (heard(step.events, 0),)


def escapes(view: FugitiveView, told: tuple[tuple[object, ...], ...]) -> float:
    """His chance after he has laid 3 … as he sees it."""
    return float(Prospects(view, told).weigh(np.array([[3, 0, -1]]))[0])  # type: ignore[arg-type]


def test_the_fugitive_fears_a_marshal_less_who_may_not_guess_and_more_who_may_guess_twice() -> None:
    view, told = opening()
    usual = escapes(view, told)
    assert escapes(replace(view, coming=replace(view.coming, no_guess=True)), told) > usual
    assert escapes(replace(view, coming=replace(view.coming, guesses=2)), told) < usual


def test_what_he_sees_ahead_depends_on_her_guesses_and_is_the_same_again() -> None:
    view, told = opening()
    actions = np.array([[3, 0, -1]])

    def ahead(seen: FugitiveView) -> float:
        return float(Prospects(seen, told).look_ahead(actions, 48, seed=1)[0][0])  # type: ignore[arg-type]

    usual = ahead(view)
    assert ahead(view) == usual
    assert ahead(replace(view, coming=replace(view.coming, no_guess=True))) > usual
    assert ahead(replace(view, coming=replace(view.coming, guesses=2))) < usual


@pytest.mark.parametrize("looks", [0, 3, 100])
def test_he_sees_as_many_chases_as_there_is_time_for(looks: int) -> None:
    view, told = opening()
    left = looks

    def stop() -> bool:
        nonlocal left
        left -= 1
        return left < 0

    worth, seen = Prospects(view, told).look_ahead(np.array([[1, 0, -1], [3, 0, -1]]), 16, 1, stop=stop)  # type: ignore[arg-type]
    assert seen == min(16, looks * PIECE)
    assert (worth > 0).all() == (seen > 0)


def test_without_any_time_he_does_what_seems_best_at_first_sight() -> None:
    view, told = opening()
    sight = Sight("fugitive", Options(), 2, FUGITIVE, view, tuple(told), 3)  # type: ignore[arg-type]
    hurried = StrongFugitive(1.0).think(sight, lambda: True)
    assert hurried == StrongFugitive(0.0).think(sight, lambda: False)
    assert hurried.candidates != StrongFugitive(1.0).think(sight, lambda: False).candidates


def test_a_thought_takes_no_more_processor_time_than_it_was_given(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that runs a tenth of a second each time it is looked at."""
    view, told = opening()
    sight = Sight("fugitive", Options(), 2, FUGITIVE, view, tuple(told), 3)  # type: ignore[arg-type]
    looks = count()
    monkeypatch.setattr("time.thread_time", lambda: next(looks) / 10)
    StrongFugitive(1.0).think(sight, lambda: False)
    assert 9 <= next(looks) <= 11


@pytest.mark.rule("F20")
def test_with_a_found_30_he_sees_that_42_escapes() -> None:
    view, told = opening()
    prospects = Prospects(view, told)  # type: ignore[arg-type]
    now = prospects.now
    for place in range(1, 14):
        now.row[place, [CARD, UP, FAR]] = 3 * place, True, 3
    now.row[14, [CARD, FAR]] = 40, 3
    now.facts[[LENGTH, TURN, LEFT]] = 15, 14, 1
    now.facts[SEEN] |= 1 << 41  # so that 40 is certain
    assert prospects.look_ahead(np.array([[GOAL, 0, -1]]), 12, seed=1)[0][0] == 1.0


@pytest.mark.rule("F21")
def test_in_a_manhunt_nothing_is_certain_though_the_row_is_not_among_those_that_were_drawn() -> None:
    view, told = opening()
    prospects = Prospects(view, told)  # type: ignore[arg-type]
    now = prospects.now
    for place in range(1, 9):
        now.row[place, [CARD, SPRINTS, FAR, DRAWN, DRAWN + 1, DRAWN + 2]] = 5 * place, 2, 7, 9, 9, 9
    now.facts[[LENGTH, TURN, LEFT]] = 9, 14, 1
    assert 0.9 < prospects.weigh(np.array([[GOAL, 0, -1]]))[0] <= UNFOUND


def test_what_is_bent_is_bent_as_by_tanh() -> None:
    assert [bend(pull / 10) for pull in range(-120, 121)] == pytest.approx(np.tanh(np.arange(-120, 121) / 10), abs=1e-7)


def test_rows_that_were_named_in_vain_are_left_out_wherever_they_lie() -> None:
    """Two wrong guesses of several numbers with one in common: no row has either pair, every other row stays."""
    before, found = two_named_in_vain(), two_named_in_vain()
    found.lay(0)
    before.lay(0)
    found.miss((3, 5))
    mind, less = Short(found, sure_of(UNIFORM)), Short(before, sure_of(UNIFORM))
    rows, all_ = set(mind.hidden[: mind.rows].tolist()), set(less.hidden[: less.rows].tolist())
    assert rows == {row for row in all_ if row & 0b101000 != 0b101000}
    assert rows < all_


def test_where_there_are_too_many_rows_some_are_drawn() -> None:
    found = Evidence()
    for place in range(6):
        found.lay(1)
        found.draw(place % 2)
    mind = Short(found, sure_of(UNIFORM))
    assert mind.rows <= DRAWN_ROWS
    assert mind.named().sum() == pytest.approx(6)
    assert np.abs(mind.named() - all_rows(found).named()).max() < 2 * LOOSE


def test_what_readers_would_know_is_worth_less() -> None:
    """The same hand laid: where all readers expect him, he sees less of a chance than where few do."""
    row = [HideoutView(0, True, ())]
    seen = []
    for card, under in ((7, (2, 4)), (4, (2, 6))):
        found = Evidence()
        found.lay(2)
        here = Laid([*row, HideoutView(card, False, under)], found, set())
        memory = room(len(READERS.styles))
        outlook(here.row, here.facts, here.told, here.riddles, 33, (READERS.styles, READERS.priors, WEIGHTS), memory)
        seen.append(memory[5][ROW_SHARE])
    assert seen[0] > 1.5 * seen[1]


def laid_on(found: Evidence, sprints: int) -> Evidence:
    found.draw(1)
    found.lay(sprints)
    return found


@pytest.mark.parametrize("make", [one_step, found_and_missed, two_named_in_vain, held_up, held_up_twice])
@pytest.mark.parametrize("sprints", [0, 1, 3])
def test_what_lies_before_is_read_once_for_every_number_he_may_lay_on(make: object, sprints: int) -> None:
    """Readers of the whole row and readers who go on from the rows before its last place make the same of it."""
    assert callable(make)
    found = laid_on(make(), sprints)
    row = [HideoutView(spot.card or 4, spot.card is not None, spot.known or (0,) * spot.sprints) for spot in found.row]
    here, mind = Laid(row, found, set()), (READERS.styles, READERS.priors, WEIGHTS)
    whole, step = room(len(READERS.styles)), room(len(READERS.styles))
    # The hideouts before are what they are: some row that can lie there.
    hidden = believed(
        here.row, len(found.row), int(here.facts[SEEN]), here.told, here.riddles, int(here.facts[ASKED]), mind[0],
        *whole[:3],
    )  # fmt: skip
    numbers = [number for number in range(GOAL) if int(whole[0][hidden // 2]) >> number & 1]
    here.row[found.hidden, CARD] = numbers
    read(here.row, here.facts, here.told, here.riddles, mind, whole)
    rows = read_before(here.row, here.facts, here.told, here.riddles, mind, step)
    read_last(here.row, here.facts, here.told, rows, mind, step)
    assert whole[7].sum() > 0
    for known, counted in zip(whole[6:8], step[6:8], strict=True):
        assert counted == pytest.approx(known, abs=1e-12)


def test_a_choice_is_clear_once_its_lead_is_far_more_than_luck() -> None:
    even = (np.random.default_rng(1).random((2, 64)) < 0.5).astype(np.float64)
    ahead = np.array([even[0], even[0] * even[1]])
    assert not clear(even)
    assert clear(ahead)
    assert not clear(ahead[:, :8]), "too few to tell"
    assert not clear(np.vstack([ahead, ahead[0]])), "two of them are equal"


def test_a_clear_choice_takes_less_thought() -> None:
    view, told = opening()
    prospects = Prospects(view, told)  # type: ignore[arg-type]
    both = prospects.look_ahead(np.array([[3, 0, -1], [1, 0b1100, -1]]), 400, seed=1)
    assert both[1] < 400, "1 on top of 2 and 3 is nonsense"
    assert both[0][0] > both[0][1]
    assert prospects.look_ahead(np.array([[3, 0, -1], [3, 0, -1]]), 24, seed=1)[1] == 24


class Wondering:
    """An easy Fugitive who asks himself on each turn who she is."""

    def __init__(self) -> None:
        self.likely: list[list[float]] = []

    def think(self, sight: Sight, stop: Stop) -> Thought:
        """Wonder, then play on."""
        assert isinstance(sight.view, FugitiveView)
        self.likely.append(Prospects(sight.view, sight.heard).marshals.tolist())
        return bot("easy", 1.0).think(sight, stop)


def test_each_of_her_guesses_is_explained_once_in_a_game_and_what_is_kept_changes_nothing() -> None:
    explained.cache_clear()
    first, again = Wondering(), Wondering()
    play_out((first, bot("medium", 1.0)), 5)
    kept = explained.cache_info()
    assert 0 < kept.misses < kept.hits
    play_out((again, bot("medium", 1.0)), 5)
    assert explained.cache_info().misses == kept.misses
    explained.cache_clear()
    anew = Wondering()
    play_out((anew, bot("medium", 1.0)), 5)
    assert first.likely == again.likely == anew.likely
