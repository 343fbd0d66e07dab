"""States, views, events, actions and whole games go into bytes and come back the same."""

import random

import msgspec

from crosstable.core.action import TimeUp
from crosstable.core.codec import codec, encode
from crosstable.core.events import heard
from crosstable.core.game import AnyGame
from crosstable.core.record import read_record, replay, write_record
from crosstable.games import GAMES
from helpers.playing import begin, random_game


def test_states_come_back_from_bytes(game: AnyGame, luck: random.Random) -> None:
    for step in random_game(game, luck, asides=0.02).steps:
        data = encode(step.state)
        back = msgspec.json.decode(data, type=game.facts.state)
        assert back == step.state
        assert encode(back) == data


def test_views_come_back_from_bytes(game: AnyGame, luck: random.Random) -> None:
    played = random_game(game, luck, asides=0.02)
    for step in played.steps:
        for viewer in played.viewers:
            view = game.view(step.state, viewer)
            back = codec(game).view(encode(view))
            assert back == view
            assert encode(back) == encode(view)


def test_events_come_back_from_bytes(game: AnyGame, luck: random.Random) -> None:
    played = random_game(game, luck, asides=0.02)
    events = [told.event for step in played.steps for told in step.events]
    assert events, "a game in which nothing is told"
    for event in events:
        assert type(event) in game.facts.events
        assert codec(game).event(encode(event)) == event


def test_actions_come_back_from_bytes(game: AnyGame, luck: random.Random) -> None:
    played = random_game(game, luck, asides=0.02)
    for _, action in (*played.moves, (0, TimeUp())):
        assert type(action) in game.facts.actions
        assert codec(game).action(encode(action)) == action
        assert codec(game).action_from(msgspec.to_builtins(action)) == action


def test_the_same_seed_and_actions_give_the_same_game(game: AnyGame, luck: random.Random) -> None:
    played = random_game(game, luck, asides=0.02)
    again = begin(game, played.options, played.seats, played.seed)
    for seat, action in played.moves:
        again.do(seat, action)
    assert again.steps == played.steps


def test_a_record_replays_to_equal_states_and_events(game: AnyGame, luck: random.Random) -> None:
    played = random_game(game, luck, asides=0.02)
    record = played.record()
    data = write_record(record)
    back = read_record(data, GAMES)
    assert back == record
    assert write_record(back) == data
    assert replay(back, game) == played.steps


def test_a_game_in_the_middle_can_be_recorded_too(game: AnyGame, luck: random.Random) -> None:
    whole = random_game(game, luck)
    half = begin(game, whole.options, whole.seats, whole.seed)
    for seat, action in whole.moves[: len(whole.moves) // 2]:
        half.do(seat, action)
    back = read_record(write_record(half.record()), GAMES)
    assert back.outcome is None
    assert replay(back, game) == half.steps


def test_every_viewer_hears_of_every_public_step(game: AnyGame, luck: random.Random) -> None:
    played = random_game(game, luck)
    for viewer in played.viewers:
        assert heard(played.steps[-1].events, viewer), "the end of a game is told to everybody"
