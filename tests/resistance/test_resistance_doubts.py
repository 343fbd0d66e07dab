"""What was said is judged one statement at a time; whatever is found that way is what judging everything anew finds."""

import random

import pytest

from crosstable.core import TIME, TimeUp
from crosstable.core.chance import QuickChance
from crosstable.core.game import random_action
from crosstable.games.resistance import GAME
from crosstable.games.resistance.data import Options
from crosstable.games.resistance.know import claims
from crosstable.games.resistance.state import State


def anew(state: State) -> tuple[object, ...]:
    """The doubts of somebody who has never seen this table, nor any other."""
    if not state.statements:
        return ()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(claims, "_lately", {})
        patch.setattr(claims, "_deals_of", claims._Deals)
        judged = claims._Judged(
            state.statements[0], state.options, state.seats, state.looks, state.missions, state.accusations,
            state.revealed, state.blamed,
        )  # fmt: skip
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
            state, back = GAME.play(state, max(seat, 0), speech, chance).state, back + bool(regrets)
            assert claims.testimony(state) == anew(state)
        action = TimeUp() if seat == TIME else random_action(GAME, state, seat, luck.randrange)
        state = GAME.play(state, seat, action, chance).state
        assert claims.testimony(state) == anew(state)
    assert back, "something was taken back"
