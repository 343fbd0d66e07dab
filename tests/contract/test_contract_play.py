"""Any game can be played from its offers alone: to the end, without a dead end, in bounded time."""

import random
from itertools import islice

from crosstable.core.action import Action, TimeUp, tag_of
from crosstable.core.game import AnyGame
from crosstable.core.offers import Offer, allowed
from crosstable.core.record import chance_at
from crosstable.core.seats import TIME, Seat
from helpers.playing import begin, random_game, random_setup, random_turns

FEW = 40
"""Up to this many choices of an offer are all tried; of more a sample."""


def _sample(game: AnyGame, offer: Offer, luck: random.Random) -> list[Action]:
    fields = list(islice(offer.choices(), FEW + 1))
    if len(fields) > FEW:
        fields = [offer.pick(luck.randrange) for _ in range(FEW)]
    return [game.facts.action(offer.action, chosen) for chosen in fields]


def _seats_with_offers(game: AnyGame, state: object, seats: int) -> frozenset[Seat]:
    return frozenset(seat for seat in range(seats) if any(not o.aside for o in game.offers(state, seat)))


def test_random_play_from_offers_reaches_an_end(game: AnyGame, luck: random.Random) -> None:
    options, seats = random_setup(game, luck)
    played = begin(game, options, seats, luck.randbytes(32))
    for _ in random_turns(played, luck):
        assert len(played.moves) < game.facts.longest, "longer than the game says it can be"
    outcome = game.outcome(played.state)
    assert outcome is not None
    assert set(outcome.winners) <= set(range(seats))
    assert len(set(outcome.winners)) == len(outcome.winners)
    assert len(outcome.by_seat) in (0, seats)


def test_somebody_can_always_act_until_the_end(game: AnyGame, luck: random.Random) -> None:
    options, seats = random_setup(game, luck)
    played = begin(game, options, seats, luck.randbytes(32))
    for turn in random_turns(played, luck):
        assert game.actors(turn.state), "nobody can act and the game is not over"
        only_time = frozenset((TIME,)) if game.clock(turn.state) else frozenset()
        for seat in (TIME, *range(seats)):
            assert game.moves(turn.state, seat) == tuple(o for o in game.offers(turn.state, seat) if not o.aside)
        assert game.actors(turn.state) == (_seats_with_offers(game, turn.state, seats) or only_time)


def test_every_offer_can_be_played(game: AnyGame, luck: random.Random) -> None:
    options, seats = random_setup(game, luck)
    played = begin(game, options, seats, luck.randbytes(32))
    for turn in random_turns(played, luck):
        if len(turn.moves) > 12 and luck.random() < 0.8:
            continue
        for seat in (TIME, *range(seats)):
            for offer in game.offers(turn.state, seat):
                actions = _sample(game, offer, luck)
                assert actions, f"{offer.action} is offered without any choice"
                for action in actions:
                    assert allowed((offer,), action)
                    game.play(turn.state, seat, action, chance_at(turn.seed, len(turn.moves) + 1))


def test_time_acts_exactly_while_a_clock_runs(game: AnyGame, luck: random.Random) -> None:
    for _ in range(3):
        played = random_game(game, luck)
        for step in played.steps:
            clock = game.clock(step.state)
            offers = game.offers(step.state, TIME)
            assert [o.action for o in offers] == ([tag_of(TimeUp)] if clock else [])
            assert clock is None or clock.seconds > 0


def test_asides_never_lead_into_a_dead_end(game: AnyGame, luck: random.Random) -> None:
    played = random_game(game, luck, asides=0.1)
    assert game.outcome(played.state) is not None


def test_a_game_that_is_over_offers_nothing(game: AnyGame, luck: random.Random) -> None:
    played = random_game(game, luck)
    assert game.actors(played.state) == frozenset()
    assert game.clock(played.state) is None
    for seat in (TIME, *range(played.seats)):
        assert game.offers(played.state, seat) == ()


def test_nobody_outside_the_table_is_offered_anything(game: AnyGame, luck: random.Random) -> None:
    options, seats = random_setup(game, luck)
    played = begin(game, options, seats, luck.randbytes(32))
    for stranger in (seats, seats + 7, -2):
        assert game.offers(played.state, stranger) == ()


def test_views_say_what_the_seat_may_do_and_whom_the_game_waits_for(game: AnyGame, luck: random.Random) -> None:
    played = random_game(game, luck)
    for step in played.steps:
        for viewer in played.viewers:
            view = game.view(step.state, viewer)
            assert view.seat == viewer
            assert view.offers == (() if viewer is None else game.offers(step.state, viewer))
            assert view.outcome == game.outcome(step.state)
            assert view.clock == game.clock(step.state)
            assert set(view.waiting) <= game.actors(step.state)
            if viewer in game.actors(step.state):
                assert viewer in view.waiting, "a seat must know that the game waits for it"
