"""Everything is refused that no offer allows, with a sentence, and nothing has changed then."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from crosstable.core.action import Action, TimeUp
from crosstable.core.codec import codec, encode
from crosstable.core.errors import Illegal
from crosstable.core.game import AnyGame
from crosstable.core.offers import allowed
from crosstable.core.record import chance_at
from crosstable.core.seats import TIME, Seat
from crosstable.core.texts import LANGUAGES, say
from helpers.playing import Played, begin, random_game, random_setup, random_turns

JUNK: tuple[Any, ...] = ("", "a1", "A1", "z99", "a0", " a1", "swap", 0, 1, 2, 7, -1, 99, True, False)


def _values(played: Played, luck: random.Random) -> list[Any]:
    """Values that are offered to somebody now or at the beginning, and junk."""
    found: list[Any] = list(JUNK)
    for state in (played.steps[0].state, played.state):
        for seat in range(played.seats):
            for offer in played.game.offers(state, seat):
                for choice in offer.fields.values():
                    found.extend(luck.sample(choice.of, min(6, len(choice.of))))
    return found


def _made_up(game: AnyGame, kind: type[Action], values: list[Any], luck: random.Random) -> Action | None:
    """An action of this kind with values from anywhere, if its types let it exist at all."""
    fields: dict[str, Any] = {}
    for name in kind.__struct_fields__:
        several = tuple(luck.choice(values) for _ in range(luck.randrange(4)))
        fields[name] = luck.choice([luck.choice(values), several])
    try:
        return codec(game).action(encode(kind(**fields)))
    except msgspec.ValidationError:
        return None


def _attempts(played: Played, luck: random.Random) -> Iterator[tuple[Seat, Action]]:
    game, values = played.game, _values(played, luck)
    for seat in (TIME, *range(played.seats + 1), -2):
        yield seat, TimeUp()
        for kind in game.facts.actions:
            for _ in range(6 if kind.__struct_fields__ else 1):
                action = _made_up(game, kind, values, luck)
                if action is not None:
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
