"""Strong bots ponder before the count: deals that all fit, as likely as they are. They hear how a word came about."""

import numpy as np
import pytest
from msgspec.structs import replace

from crosstable.core import Action, QuickChance, Sight
from crosstable.core.texts import say
from crosstable.games.crossfire import GAME
from crosstable.games.crossfire.actions import Aim, Plead, Ready
from crosstable.games.crossfire.bots import aim
from crosstable.games.crossfire.bots.crowd import pondered
from crosstable.games.crossfire.bots.head import Head
from crosstable.games.crossfire.bots.imagine import INDEX, Floats, SampledDeals, Truths, imagine
from crosstable.games.crossfire.bots.levels import LEVELS
from crosstable.games.crossfire.bots.listen import likelihood, weigh
from crosstable.games.crossfire.bots.manners import PLEADS
from crosstable.games.crossfire.bots.minds import anybody, listened, talk_of
from crosstable.games.crossfire.bots.ponder import NUMBER, ponder
from crosstable.games.crossfire.bots.speech import next_word
from crosstable.games.crossfire.bots.target import chances
from crosstable.games.crossfire.bots.why import why
from crosstable.games.crossfire.data import DECOYS, Options
from crosstable.games.crossfire.state import State, Statement

from .test_crossfire_tempers import talked


def _believed(state: State, seat: int, number: int, *, ponders: bool) -> tuple[SampledDeals, Floats]:
    """What a seat holds likely: of so many deals imagined, or going on from them."""
    me, luck = state.circle.index(seat), np.random.default_rng(3)
    worlds = imagine(state.deck, me, tuple(look.role for look in state.looks[seat]), number, luck)
    if not ponders:
        return worlds, weigh(worlds, "crossfire", state.deck, state.circle, seat, state.claims, state.said, 0.9)
    mine = worlds.looks[0, me]

    def log(deals: SampledDeals) -> Floats:
        return 0.9 * likelihood(deals, "crossfire", state.deck, state.circle, seat, state.claims, state.said)

    def fits(deals: SampledDeals) -> Truths:
        return np.asarray((deals.looks[:, me] == mine).all(axis=1))

    deals = ponder(worlds.counted(), log, fits, luck)
    assert fits(deals).all()
    return deals, deals.times / deals.times.sum()


@pytest.mark.parametrize("deal", [1, 2])
def test_whoever_ponders_comes_to_what_a_great_many_deals_say(deal: int) -> None:
    """At five there are so few deals that enough of them fit whatever was said."""
    state = talked({}, deal, seats=5)
    for seat in range(5):
        many, few = (
            _believed(state, seat, number, ponders=ponders) for number, ponders in ((40_000, False), (5_000, True))
        )
        error = np.abs(chances(many[0].roles, many[1]) - chances(few[0].roles, few[1])).max()
        assert error < 0.06


def test_what_he_comes_to_is_a_deal_of_these_cards() -> None:
    state = talked({}, 4, seats=9)
    deals, _ = _believed(state, 2, 500, ponders=True)
    assert deals.made is not None
    cards = sorted(INDEX[role] for role in state.deck)
    assert (np.sort(deals.roles, axis=1) == cards).all()
    assert (np.sort(deals.made[0], axis=1) == cards).all()
    assert deals.times.sum() == NUMBER


def test_only_a_strong_bot_ponders_and_only_before_the_count() -> None:
    state = talked({}, 5, seats=8)
    seat = state.roles.index("agent")
    for level, phase, ponders in (("strong", "aim", True), ("strong", "talk", False), ("medium", "aim", False)):
        view = replace(GAME.view(state, seat), phase=phase)
        head = Head(view, Sight("crossfire", state.options, 8, seat, view, (), 7, "", 1), LEVELS[level])
        assert (head.pondered[0] is not head.imagined) is ponders


def test_a_doubt_out_of_the_blue_counts_more_than_striking_back() -> None:
    state = GAME.start(Options(seconds=0), 9, QuickChance(2)).state
    looks = tuple(look.role for look in state.looks[0])
    told, doubt = Statement(2, "seen", stage="dealt", role="agent"), Statement(4, "doubt", about=2)
    provoked = Statement(2, "suspect", about=4, role="assassin")
    place = state.circle.index(2)

    def lied(*said: Statement, keen: bool = True) -> float:
        worlds = imagine(state.deck, state.circle.index(0), looks, 4000, np.random.default_rng(2))
        weights = weigh(worlds, "crossfire", state.deck, state.circle, 0, (None,) * 9, said, keen=keen)
        return float(weights @ (worlds.looks[:, place, 0] != INDEX["agent"]))

    plainly = lied(told, provoked, doubt, keen=False) - lied(told, provoked, keen=False)
    assert lied(told, doubt) > lied(told, doubt, keen=False) > lied(told)
    assert lied(told, provoked, doubt) - lied(told, provoked) < plainly
    assert lied(doubt, told) == pytest.approx(lied(told), abs=0.01), "he had told nothing yet"


def _next_word(state: State, seat: int, secret: int, said: tuple[Statement, ...]) -> Action | None:
    view = GAME.view(replace(state, said=said), seat)
    sight = Sight("crossfire", state.options, state.seats, seat, view, (), 7, "", secret)
    return next_word(Head(view, sight, LEVELS["medium"]))


def test_everybody_begs_alike_so_it_gives_nobody_away() -> None:
    """Six players, where words say nothing: of those who still have something to say, as many of each role beg."""
    begged = dict.fromkeys(("vip", "agent", "assassin", "bystander"), 0)
    tries = 150
    for role in begged:
        for secret in range(tries):
            state = GAME.start(Options(seconds=0), 6, QuickChance(secret)).state
            state = replace(state, phase="talk", claims=("undeclared",) * 6)
            seat = state.roles.index(role)
            done = tuple(Statement(seat, "seen", stage=look.stage, role=look.role) for look in state.looks[seat][:-1])
            assert _next_word(state, seat, secret, done) != Plead(), "nobody else has said a word"
            heard = tuple(Statement(other, "seen", stage="mixed", role="agent") for other in range(6) if other != seat)
            begged[role] += _next_word(state, seat, secret, done + heard) == Plead()
    for count in begged.values():
        assert abs(count / tries - PLEADS) < 4 * (PLEADS * (1 - PLEADS) / tries) ** 0.5


def test_a_decoy_who_begs_says_that_he_meant_the_opposite() -> None:
    reasons = set()
    for deal in range(4):
        state = talked({}, deal)
        for seat, role in enumerate(state.roles):
            view = GAME.view(state, seat)
            head = Head(view, Sight("crossfire", state.options, 7, seat, view, (), 7, "", deal), LEVELS["medium"])
            reason = why(head, Plead())
            assert reason is not None
            reasons.add((role in DECOYS, *(say(reason, language) for language in ("en", "de"))))
    assert reasons == {
        (False, "I did not want to be shot.", "Ich wollte nicht erschossen werden."),
        (True, "Whoever pleads looks worth a shot.", "Wer bettelt, scheint einen Schuss wert zu sein."),
    }


def test_where_the_others_point_follows_from_deals_that_fit_the_talk() -> None:
    """Nearly all weight lies on a handful of deals that somebody imagines who has seen nothing; pondered, on many."""
    talk = talk_of(GAME.view(talked({}, 6, seats=9), 0))
    places, known = pondered(talk, 1500, 16.0)
    weights = listened(talk, anybody(talk.deck, 1500).again(), -1)
    for at, (place, likely) in enumerate(zip(places, known, strict=True)):
        assert likely[:-1].sum(axis=1) == pytest.approx(1)
        assert not likely[:, at].any()
        assert (np.diff([*place.first, len(place.rows)]) > 0).all()
    assert max(len(place.rows) for place in places) > 4 / (weights**2).sum()


def test_an_agent_who_knows_his_chances_shuns_whoever_may_be_the_vip() -> None:
    """He takes him for somebody else too often. Nobody else does: an Assassin is after him."""
    shunned = 0
    for deal in range(12):
        state = talked({}, deal, seats=8)
        state = GAME.play(state, min(GAME.actors(state)), Ready(), QuickChance(0)).state
        for seat, role in enumerate(state.roles):
            if role not in ("agent", "assassin"):
                continue
            view = GAME.view(state, seat)
            head = Head(view, Sight("crossfire", state.options, 8, seat, view, (), 7, "", deal), LEVELS["strong"])
            likely, worth = head.chances[:, INDEX["vip"]], head.prospects
            best, taken = int(worth.argmax()), int(head.appeal.argmax())
            near = head.chances[:, INDEX["assassin"]] - likely
            shuns = likely[taken] < likely[best] or near[best] < near.max() / 2 <= near[taken]
            assert best == taken or (role == "agent" and shuns)
            shunned += best != taken
            assert aim(head).action == Aim((view.circle[taken],))
    assert shunned


def test_an_agent_leaves_the_likeliest_to_others_only_for_one_about_as_likely() -> None:
    """Not for somebody he takes for no Assassin at all, though another shot would do less for him."""
    left = 0
    for deal in range(12):
        state = talked({}, deal, seats=7)
        state = GAME.play(state, min(GAME.actors(state)), Ready(), QuickChance(0)).state
        for seat in [seat for seat, role in enumerate(state.roles) if role == "agent"]:
            view = GAME.view(state, seat)
            head = Head(view, Sight("crossfire", state.options, 7, seat, view, (), 7, "", deal), LEVELS["strong"])
            near = head.chances[:, INDEX["assassin"]] - head.chances[:, INDEX["vip"]]
            thought = aim(head).action
            assert isinstance(thought, Aim)
            taken = near[view.circle.index(thought.at[0])]
            assert taken >= near.max() / 2
            left += taken < near.max()
    assert left
