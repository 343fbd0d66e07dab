"""What Crossfire's bots make of a game: lies that can be so, shots that count on the others, and reasons afterwards."""

import random

import numpy as np
import pytest

from crosstable.core import QuickChance, Seat, Sight, Thought
from crosstable.core.texts import LANGUAGES, say
from crosstable.games.crossfire import GAME
from crosstable.games.crossfire.actions import Aim, Claim, PlaceShots, Ready, Suspect
from crosstable.games.crossfire.bots import bot, foresee
from crosstable.games.crossfire.bots.crowd import Leaning, Place, leanings, seen_by
from crosstable.games.crossfire.bots.foresee import prospects
from crosstable.games.crossfire.bots.imagine import SampledDeals, Truths, imagine
from crosstable.games.crossfire.bots.minds import Talk, codes, talk_of
from crosstable.games.crossfire.data import ROLES, Mode, Options
from crosstable.games.crossfire.rules.resolve import resolve
from crosstable.games.crossfire.state import State
from crosstable.games.crossfire.view import CrossfireView


def _played(deal: int, seats: int, mode: Mode = "crossfire", until: str = "over") -> tuple[State, list[Thought]]:
    """A game of medium bots up to a phase, and what they thought."""
    luck, thoughts = random.Random(deal), list[Thought]()
    state = GAME.start(Options(mode=mode, seconds=0, aim_seconds=0), seats, QuickChance(deal)).state
    while state.phase not in (until, "over"):
        seat = luck.choice(sorted(GAME.actors(state)))
        view = GAME.view(state, seat)
        sight = Sight("crossfire", state.options, seats, seat, view, (), luck.getrandbits(60), secret=100 * deal + seat)
        thoughts.append(bot("medium", 1.0).think(sight, lambda: False))
        state = GAME.play(state, seat, thoughts[-1].action, QuickChance(0)).state
    return state, thoughts


@pytest.mark.parametrize("seats", [6, 7])
def test_nobody_tells_of_one_card_twice_on_its_way(seats: int) -> None:
    """What was dealt to me went on, so what I received is another card: there is one VIP, one Decoy, one Bystander."""
    for deal in range(25):
        state, _ = _played(deal, seats)
        told = {(said.seat, said.stage): said.role for said in state.said if said.kind == "seen"}
        for seat in range(seats):
            dealt, received = told.get((seat, "dealt")), told.get((seat, "received"))
            assert dealt is None or dealt != received or state.deck.count(dealt) > 1


@pytest.mark.parametrize(("mode", "seats"), [("crossfire", 8), ("crossfire", 6), ("sniper", 8)])
def test_every_word_and_every_shot_has_its_reason_in_both_languages(mode: Mode, seats: int) -> None:
    reasons, hows = set[str](), set[str]()
    for deal in range(6):
        for thought in _played(deal, seats, mode)[1]:
            if isinstance(thought.action, Ready) or (isinstance(thought.action, PlaceShots) and not thought.action.at):
                continue
            assert thought.why is not None, thought.action
            for language in LANGUAGES:
                words = say(thought.why, language)
                assert "crossfire-bot" not in words
                assert "{" not in words
            reasons.add(thought.why.key)
            hows.add(str(thought.why.args.get("how")))
    assert {"crossfire-bot-claim", "crossfire-bot-told"} <= reasons
    assert ("word" in hows) == (seats == 6) == ("crossfire-bot-suspect" not in reasons)
    assert ("crossfire-bot-laid" if mode == "sniper" else "crossfire-bot-aimed") in reasons


def test_an_assassin_gives_as_his_reason_how_likely_he_took_the_target_for_the_vip() -> None:
    state, thoughts = _played(2, 7)
    aims = [thought for thought in thoughts if isinstance(thought.action, Aim) and thought.why is not None]
    hows = sorted(str(thought.why.args["how"]) for thought in aims if thought.why is not None)
    assert hows.count("vip") == state.deck.count("assassin")
    assert hows.count("assassin") == state.deck.count("agent")
    claims = [thought for thought in thoughts if isinstance(thought.action, Claim)]
    assert all(thought.why is not None for thought in claims)


def test_an_agent_who_shoots_another_than_he_named_says_what_changed_it() -> None:
    hows = set[str]()
    for deal in range(14):
        state, thoughts = _played(deal, 7)
        for thought in thoughts:
            if not isinstance(thought.action, Aim) or thought.why is None:
                continue
            named = thought.why.args.get("seat_named")
            assert (named is not None) == (thought.why.key == "crossfire-bot-changed")
            if named is None:
                continue
            assert named not in thought.action.at
            assert "{" not in "".join(say(thought.why, language) for language in LANGUAGES)
            how, percent, before = (str(thought.why.args[about]) for about in ("how", "percent", "before"))
            hows.add(how)
            assert how != "likelier" or int(percent) > int(before)
        for seat in _agents(state):
            mine = [said.about for said in state.said if said.seat == seat and said.kind == "suspect"]
            reasons = [t.why.key for t in thoughts if t.action == Aim(state.aims[seat] or ()) and t.why is not None]
            assert not mine or mine[-1] in (state.aims[seat] or ()) or "crossfire-bot-changed" in reasons
    assert "likelier" in hows
    assert len(hows) > 1


def test_a_sniper_accuses_by_what_she_has_heard_for_she_has_seen_no_card() -> None:
    reasons = [t.why for deal in range(8) for t in _played(deal, 8, "sniper")[1] if isinstance(t.action, Suspect)]
    said = {say(why, "en").split(",")[0] for why in reasons if why is not None}
    assert {"From what had been said", "From what I had seen and heard"} <= said


def _agents(state: State) -> list[Seat]:
    return [seat for seat, role in enumerate(state.roles) if role == "agent"]


def _decided(view: CrossfireView, worlds: SampledDeals) -> Truths:
    """The deals in which nobody has two targets that are worth the same to him."""
    fine = np.ones(len(worlds.roles), dtype=bool)
    for place, likely in enumerate(leanings(talk_of(view), 12_000, 1e9)):
        surest = likely[:-1].max(axis=1)
        torn = seen_by(view.deck, 12_000)[place].seen[(surest > 0) & (surest < 1)]
        fine &= ~np.isin(codes(worlds, place), torn)
    return fine


@pytest.mark.parametrize("role", ["agent", "assassin"])
def test_a_foreseen_shot_is_worth_what_the_rules_make_of_it(role: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal by deal, by the rules: I point there, everybody else surely where he would by what he saw and heard."""

    def surely(talk: Talk, depth: int, firmness: float) -> tuple[tuple[Place, ...], tuple[Leaning, ...]]:
        return seen_by(talk.deck, 12_000), leanings(talk, 12_000, 1e9)

    monkeypatch.setattr(foresee, "pondered", surely)
    state, _ = _played(4, 7, until="aim")
    seat = state.roles.index(role)
    view = GAME.view(state, seat)
    place, looks = view.circle.index(seat), tuple(look.role for look in view.looks)
    worlds = imagine(view.deck, place, looks, 120, np.random.default_rng(3))
    worlds = worlds.only(_decided(view, worlds))
    count = len(worlds.roles)
    assert count > 40
    found = prospects(view, worlds, np.full(count, 1 / count))
    seen, known = seen_by(view.deck, 12_000), leanings(talk_of(view), 12_000, 1e9)
    for at, target in enumerate(view.circle):
        if target == seat:
            continue
        won = 0
        for row in range(count):
            roles = [ROLES[0]] * 7
            aims: list[tuple[Seat, ...]] = [()] * 7
            for other, whose in enumerate(view.circle):
                roles[whose] = ROLES[worlds.roles[row, other]]
                leaning = known[other][seen[other].found(codes(worlds, other)[row : row + 1])[0]]
                aims[whose] = (view.circle[int(leaning.argmax())],) if leaning.any() else ()
            aims[seat] = (target,)
            won += resolve(tuple(roles), aims).won[seat]
        assert found[at] == pytest.approx(won / count)
