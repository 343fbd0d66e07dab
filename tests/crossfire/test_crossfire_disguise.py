"""A strong VIP and strong Assassins choose their words by what they do to the count."""

from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest
from msgspec.structs import replace

from crosstable.core import Action, QuickChance, Sight, Silent
from crosstable.core.texts import LANGUAGES, say
from crosstable.games.crossfire import GAME
from crosstable.games.crossfire.actions import Ask, Ready, Suspect, TellSeen
from crosstable.games.crossfire.bots.crowd import Crowd, seen_by
from crosstable.games.crossfire.bots.disguise import HIDING, _Effect, disguised_word, disguises, weighs_words
from crosstable.games.crossfire.bots.head import Head
from crosstable.games.crossfire.bots.imagine import INDEX
from crosstable.games.crossfire.bots.levels import LEVELS
from crosstable.games.crossfire.bots.listen import weigh
from crosstable.games.crossfire.bots.manners import GUARDS
from crosstable.games.crossfire.bots.minds import anybody, codes, talk_of
from crosstable.games.crossfire.bots.speech import next_word, said_to, suspicion
from crosstable.games.crossfire.bots.story import disproved
from crosstable.games.crossfire.bots.target import chances, worth
from crosstable.games.crossfire.bots.why import why
from crosstable.games.crossfire.data import ROLES, Role

from .test_crossfire_tempers import said_by, talked


def _hiders(seats: int, deals: int, level: str = "strong") -> Iterator[Head]:
    """Everybody who has something to hide, after the talk of medium bots."""
    for deal in range(deals):
        state = talked({}, deal, seats=seats)
        for seat, role in enumerate(state.roles):
            if role in HIDING:
                sight = Sight("crossfire", state.options, seats, seat, GAME.view(state, seat), (), 7, "", deal)
                yield Head(sight.view, sight, LEVELS[level])  # type: ignore[arg-type]


def test_who_hides_says_nothing_that_harms_him_or_is_known_to_be_false() -> None:
    spoken = set[Role]()
    for head in _hiders(8, 8):
        assert disguises(head)
        word, effect = disguised_word(head), _Effect(head)
        if word is None:
            continue
        spoken.add(head.role)
        assert effect.of(word) >= effect.of(None)
        if isinstance(word, TellSeen):
            look = next(look for look in head.view.looks if look.stage == word.stage)
            assert word.role == look.role or not disproved(head, look, word.role)
            assert (look.role, word.role) != (head.role, head.role), "nobody tells of the card he hides"
        if isinstance(word, Suspect) and head.role == "vip":
            share = head.chances[head.view.circle.index(word.about), INDEX["assassin"]]
            assert share >= head.view.deck.count("assassin") / 7
            assert why(head, word) is not None
    assert spoken == {"vip", "assassin"}


def test_a_blue_decoy_says_what_lets_the_vip_live_and_accuses_as_he_does() -> None:
    said = set[str]()
    for head in _hiders(10, 12):
        if head.role != "blue_decoy":
            continue
        assert disguises(head)
        word, effect = disguised_word(head), _Effect(head)
        said.add(type(word).__name__)
        assert word is None or effect.of(word) >= effect.of(None)
        if isinstance(word, Suspect):
            assert head.chances[head.view.circle.index(word.about), INDEX["assassin"]] >= 3 / 9
    assert len(said) > 1


@pytest.mark.parametrize("seats", [8, 9])
def test_where_three_assassins_listen_agents_say_what_they_mean_or_nothing(seats: int) -> None:
    kept = 0
    for deal in range(8):
        state = talked({}, deal, seats=seats)
        for seat in [seat for seat, role in enumerate(state.roles) if role == "agent"]:
            view = GAME.view(replace(state, said=state.said[: seats + 4]), seat)
            head = Head(view, Sight("crossfire", state.options, seats, seat, view, (), 7, "", deal), LEVELS["strong"])
            assert weighs_words(head) == (seats == 9)
            assert not disguises(head)
            if seats == 9:
                natural, word, effect = next_word(head), disguised_word(head), _Effect(head)
                spoken_to = natural is not None and said_to(head)
                keeps = natural is None or (not spoken_to and effect.of(natural) < effect.of(None))
                assert word == (None if keeps else natural) or (keeps and _sure(head, word))
                kept += word != natural
    assert (kept > 0) == (seats == 9)


def _sure(head: Head, word: Action | None) -> bool:
    """Whether this names somebody who is an Assassin almost certainly."""
    return isinstance(word, Suspect) and head.chances[head.view.circle.index(word.about), INDEX["assassin"]] >= 0.9


def test_an_agent_who_is_nearly_sure_says_so_though_silence_may_be_better() -> None:
    harmful = 0
    for deal in range(16):
        state = talked({}, deal, seats=9)
        for seat in [seat for seat, role in enumerate(state.roles) if role == "agent"]:
            heard = [said for said in state.said if said.kind == "claim" or seat not in (said.seat, said.about)]
            view = GAME.view(replace(state, said=tuple(heard)), seat)
            head = Head(view, Sight("crossfire", state.options, 9, seat, view, (), 7, "", deal), LEVELS["strong"])
            named = next(iter(suspicion(head)), None)
            if _sure(head, named):
                assert disguised_word(head) is not None
                effect = _Effect(head)
                harmful += effect.of(named) < effect.of(None)
    assert harmful


@pytest.mark.parametrize(("seats", "tells"), [(8, True), (9, False), (10, False)])
def test_where_three_assassins_listen_who_guards_the_vip_tells_of_cards_only_when_asked(
    seats: int, tells: bool
) -> None:
    """All of them alike, so that none is known by it; the others tell."""
    told = Counter[bool]()
    for deal in range(4):
        state = talked({}, deal, seats=seats)
        begun = replace(state, said=state.said[:seats], ready=frozenset(), asides=(0,) * seats)
        for seat, role in enumerate(state.roles):
            word = said_by(begun, seat, "", "strong", deal)
            told[role in GUARDS] += isinstance(word, TellSeen)
            if role in GUARDS:
                asked = GAME.play(begun, (seat + 3) % seats, Ask(seat), QuickChance(0)).state
                assert isinstance(said_by(asked, seat, "", "strong", deal), TellSeen)
    assert told[False]
    assert bool(told[True]) == tells


def test_who_hides_and_is_called_an_assassin_answers() -> None:
    """Though silence may be best for him."""
    for deal in range(12):
        state = talked({}, deal)
        for seat, role in enumerate(state.roles):
            if role in HIDING:
                accused = GAME.play(state, (seat + 3) % 7, Suspect(seat, "assassin"), QuickChance(0)).state
                assert not isinstance(said_by(accused, seat, "", "strong", deal), Ready | Silent)


def test_who_hides_answers_a_question_by_a_card_as_everybody_does() -> None:
    """Who spoke of something else was the VIP or an Assassin."""
    asked = 0
    for deal in range(12):
        state = talked({}, deal)
        for seat, role in enumerate(state.roles):
            told = sum(said.kind == "seen" and said.seat == seat for said in state.said)
            if role in HIDING and told < len(state.looks[seat]) - 1:
                asking = GAME.play(state, (seat + 3) % 7, Ask(seat), QuickChance(0)).state
                assert isinstance(said_by(asking, seat, "", "strong", deal), TellSeen)
                asked += 1
    assert asked >= 5


@pytest.mark.parametrize(("seats", "level"), [(6, "strong"), (8, "medium"), (8, "easy")])
def test_where_words_say_nothing_and_below_strong_nobody_weighs_his_words(seats: int, level: str) -> None:
    assert not any(disguises(head) for head in _hiders(seats, 2, level))


def test_a_vip_and_an_assassin_who_are_alone_with_one_agent_weigh_their_words() -> None:
    assert all(disguises(head) for head in _hiders(5, 2))


def test_a_vip_who_accuses_says_why_he_did() -> None:
    head = next(head for head in _hiders(8, 1) if head.role == "vip")
    reason = why(head, Suspect((head.seat + 1) % 8, "assassin"))
    assert reason is not None
    assert {language: say(reason, language) for language in LANGUAGES} == {
        "en": "Whoever accuses others is hardly taken for the VIP.",
        "de": "Wer andere beschuldigt, den hält kaum jemand für die Zielperson.",
    }


def test_the_crowd_leans_to_where_it_is_worth_most_to_each() -> None:
    """Counted the long way: the deals in which somebody saw this, by what was said, and what each shot is worth."""
    state = talked({}, 3)
    talk, depth = talk_of(GAME.view(state, 0)), 3000
    worlds = anybody(state.deck, depth)
    weights = weigh(
        worlds.again(), talk.mode, talk.deck, talk.circle, -1, talk.claims, talk.said, talk.trust, keen=True
    )
    for place, likely in enumerate(Crowd(state.deck, depth, 16.0).leanings(talk)):
        saw, seen = codes(worlds, place), seen_by(state.deck, depth)[place].seen
        for number in (0, len(seen) // 2, len(seen) - 1):
            rows = saw == seen[number]
            mine = ROLES[worlds.roles[rows][0, place]]
            liked = chances(worlds.roles[rows], weights[rows] / weights[rows].sum()) @ worth(mine, state.deck)
            shares = np.exp(16.0 * liked) * (np.arange(7) != place)
            assert likely[number] == pytest.approx(shares / shares.sum())
        assert not likely[seen_by(state.deck, depth)[place].found(np.array([-1]))].any()
