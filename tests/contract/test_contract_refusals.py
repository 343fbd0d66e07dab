"""Everything is refused that no offer allows, with a sentence, and nothing has changed then."""

import random
from collections.abc import Iterator

import pytest

from crosstable.core.action import Action, TimeUp
from crosstable.core.codec import encode
from crosstable.core.errors import Illegal
from crosstable.core.game import AnyGame
from crosstable.core.offers import allowed
from crosstable.core.record import chance_at
from crosstable.core.seats import TIME, Seat
from crosstable.core.texts import LANGUAGES, say
from helpers.attempts import made_up_actions, values_around
from helpers.playing import Played, begin, random_game, random_setup, random_turns


def _attempts(played: Played, luck: random.Random) -> Iterator[tuple[Seat, Action]]:
    game = played.game
    values = values_around(game, [played.steps[0].state, played.state], played.seats, luck)
    for seat in (TIME, *range(played.seats + 1), -2):
        yield seat, TimeUp()
        for action in made_up_actions(game, values, luck):
            yield seat, action


def _assert_refused(played: Played, seat: Seat, action: Action) -> None:
    before = encode(played.state)
    with pytest.raises(Illegal) as caught:
        played.game.play(played.state, seat, action, chance_at(played.seed, len(played.moves) + 1))
    assert encode(played.state) == before
    for language in LANGUAGES:
        assert not say(caught.value.why, language).startswith("[")


def test_play_allows_exactly_what_is_offered(game: AnyGame, luck: random.Random) -> None:
    options, seats = random_setup(game, luck)
    played = begin(game, options, seats, luck.randbytes(32))
    refused = 0
    for turn in random_turns(played, luck):
        if len(turn.moves) > 10 and luck.random() < 0.8:
            continue
        for seat, action in _attempts(turn, luck):
            if allowed(game.offers(turn.state, seat), action):
                game.play(turn.state, seat, action, chance_at(turn.seed, len(turn.moves) + 1))
            else:
                _assert_refused(turn, seat, action)
                refused += 1
    assert refused > 20


def test_nothing_can_be_done_after_the_end(game: AnyGame, luck: random.Random) -> None:
    played = random_game(game, luck)
    outcome = encode(game.outcome(played.state))
    for seat, action in (*_attempts(played, luck), *played.moves):
        _assert_refused(played, seat, action)
    assert encode(game.outcome(played.state)) == outcome


def test_a_refused_action_changes_no_later_draw(game: AnyGame, luck: random.Random) -> None:
    played = random_game(game, luck)
    again = begin(game, played.options, played.seats, played.seed)
    for number, (seat, action) in enumerate(played.moves, start=1):
        for wrong_seat, wrong in _attempts(again, luck) if number <= 4 else ():
            if not allowed(game.offers(again.state, wrong_seat), wrong):
                _assert_refused(again, wrong_seat, wrong)
        again.do(seat, action)
    assert encode([s.state for s in again.steps]) == encode([s.state for s in played.steps])
