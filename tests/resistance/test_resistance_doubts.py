"""What was said is judged one statement at a time; whatever is found that way is what judging everything anew finds."""

import random

import pytest
from msgspec.structs import replace

from crosstable.core import TIME, TimeUp
from crosstable.core.chance import QuickChance
from crosstable.core.game import random_action
from crosstable.games.resistance import GAME
from crosstable.games.resistance.data import Options
from crosstable.games.resistance.know import claims
from crosstable.games.resistance.rules.talk import statement_of
from crosstable.games.resistance.state import Look, Mission, State, Statement, Tally


def anew(state: State) -> tuple[object, ...]:
    """The doubts of somebody who has never seen this table, nor any other."""
    if not state.statements:
        return ()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(claims, "_lately", {})
        patch.setattr(claims, "_deals_of", claims._Deals)
        judged = claims._Table(state.statements[0]).judged(state)
        return judged.testimony(state.statements)


@pytest.mark.parametrize("options", [Options(), Options(hunter=True, plot=True, inquisitor=True)])
@pytest.mark.parametrize("seed", range(3))
def test_statements_judged_one_by_one_are_judged_as_all_together(options: Options, seed: int) -> None:
    luck, chance = random.Random(seed), QuickChance(seed)
    state, back = GAME.start(options, 7, chance).state, 0
    while GAME.outcome(state) is None and len(state.statements) < 40:
        seat = luck.choice(sorted(GAME.actors(state)))
        said = [o for o in GAME.offers(state, max(seat, 0)) if o.aside and o.action != "blame"]
        if said and luck.random() < 0.4:
            regrets = [o for o in said if o.action == "take_back"]
            chosen = luck.choice(regrets or said)
            speech = GAME.facts.action(chosen.action, chosen.pick(luck.randrange))
            if luck.random() < 0.6:  # who speaks has mostly asked before, perhaps about other words too
                seen = GAME.view(state, max(seat, 0))
                for words in (speech, *(GAME.facts.action(o.action, o.pick(luck.randrange)) for o in said)):
                    claims.doubted(seen, statement_of(state, max(seat, 0), words))
            state, back = GAME.play(state, max(seat, 0), speech, chance).state, back + bool(regrets)
            assert claims.testimony(state) == anew(state)
        action = TimeUp() if seat == TIME else random_action(GAME, state, seat, luck.randrange)
        state = GAME.play(state, seat, action, chance).state
        assert claims.testimony(state) == anew(state)
    assert back, "something was taken back"


def table(plot: bool = False) -> State:
    """Five players who have just begun."""
    return GAME.start(Options(plot=plot), 5, QuickChance(1)).state


def mission(tally: Tally) -> Mission:
    """Seats 0 and 1 on the first mission."""
    success = not tally.fail
    return Mission(1, 1, 0, (0, 1), None, tally, success, success)


def doubts(state: State) -> list[bool]:
    """Which statements are marked."""
    assert claims.testimony(state) == anew(state)
    return [claim.doubt is not None for claim in claims.testimony(state)]


def test_a_mission_that_proves_something_marks_what_was_said_before_it() -> None:
    said = (Statement(0, 1, 0, "character", (0,), "resistance"), Statement(2, 1, 0, "suspect", (0, 1)))
    before = replace(table(), statements=said)
    for tally, marked in ((Tally(success=2), False), (Tally(fail=2), True)):
        assert doubts(before) == [False, False]
        assert doubts(replace(before, missions=(mission(tally),))) == [marked, False]


def test_a_card_that_was_seen_on_a_clean_mission_is_judged_by_it() -> None:
    said = (Statement(2, 1, 0, "seen", (0,), "fail", mission=1, looks=1),)
    before = replace(table(plot=True), statements=said, looks=(Look("close_eye", 2, 0, 1, 1),))
    assert doubts(before) == [False]
    assert doubts(replace(before, missions=(mission(Tally(success=2)),))) == [True]


def test_what_somebody_asked_earlier_is_not_what_he_says_later() -> None:
    first, spy, honest = (
        Statement(1, 1, 0, "along"),
        Statement(0, 1, 0, "character", (0,), "spy"),
        Statement(0, 1, 0, "character", (0,), "resistance"),
    )
    state = replace(table(), statements=(first,))
    assert not claims.doubted(GAME.view(state, 0), spy)
    state = replace(state, statements=(first, honest))
    assert doubts(state) == [False, False]
    assert doubts(replace(state, statements=(first, honest, spy))) == [False, False, True]
