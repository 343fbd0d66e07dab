"""The match: two games with the roles exchanged."""

import random

from crosstable.core.game import random_action
from crosstable.core.record import chance_at
from crosstable.core.series import Score
from crosstable.games.fugitive import GAME
from crosstable.games.fugitive.data import FUGITIVE, GOAL, MARSHAL, Options


def test_a_won_game_is_a_point_and_the_fugitive_counts_how_far_he_got() -> None:
    luck, winners = random.Random(2), set()
    for number in range(12):
        state = GAME.start(Options(), 2, chance_at(bytes(31) + bytes([number]), 0)).state
        moves = 0
        while (outcome := GAME.outcome(state)) is None:
            moves += 1
            seat = min(GAME.actors(state))
            action = random_action(GAME, state, seat, luck.randrange)
            state = GAME.play(state, seat, action, chance_at(bytes(32), moves)).state
        scores = GAME.facts.series.scores(state, outcome, 2)
        (winner,) = outcome.winners
        winners.add(winner)
        assert [score.points for score in scores] == [int(seat == winner) for seat in (0, 1)]
        assert scores[MARSHAL] == Score(int(winner == MARSHAL), (0, 0))
        reached, hidden = scores[FUGITIVE].margin
        assert (reached == GOAL) == (winner == FUGITIVE) or winner == MARSHAL
        assert hidden == sum(not hideout.up for hideout in state.row)
    assert winners == {FUGITIVE, MARSHAL}
