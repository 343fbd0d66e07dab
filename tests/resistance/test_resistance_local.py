"""A game in one process: nobody waits twenty seconds for an accusation that cannot come any more."""

import random

from crosstable.core.game import random_action
from crosstable.core.record import read_record, write_record
from crosstable.core.seats import TIME
from crosstable.games import GAMES
from crosstable.games.resistance import GAME
from crosstable.games.resistance.data import Options
from crosstable.lab.local import LocalGame


def test_a_local_game_goes_on_when_everybody_has_passed() -> None:
    waited = 0
    for seed in range(8):
        luck = random.Random(seed)
        game = LocalGame(GAME, Options(hunter=True), ("Ada", "Bo", "Cy", "Di", "Ed"), seed.to_bytes(32, "big"))
        while game.outcome is None:
            seat = game.next_seat()
            assert seat != TIME
            game.play(seat, random_action(GAME, game.state, seat, luck.randrange))
        waited += sum(move.seat == TIME for move in game.moves)
        assert read_record(write_record(game.record()), GAMES).outcome == game.outcome
    assert waited > 0
