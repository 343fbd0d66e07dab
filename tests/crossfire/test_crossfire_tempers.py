"""Bots in the talk: who is asked answers, a Sniper speaks, and one can tell by the words who is who."""

import random

import pytest

from crosstable.core import Action, QuickChance, Seat, Sight
from crosstable.games.crossfire import GAME
from crosstable.games.crossfire.actions import Ask, Claim, Doubt, PlaceShots, Plead, Ready, Suspect, TellRole, TellSeen
from crosstable.games.crossfire.bots import bot
from crosstable.games.crossfire.bots.head import Head
from crosstable.games.crossfire.bots.levels import LEVELS
from crosstable.games.crossfire.bots.story import story
from crosstable.games.crossfire.data import Mode, Options
from crosstable.games.crossfire.state import State

WORDS = (Ask, Claim, Doubt, Plead, Suspect, TellRole, TellSeen)


def said_by(state: State, seat: Seat, name: str = "", level: str = "medium", secret: int = 1) -> Action:
    """What the bot of this name does on this seat now."""
    sight = Sight("crossfire", state.options, state.seats, seat, GAME.view(state, seat), (), 7, name, secret)
    return bot(level, 1.0).think(sight, lambda: False).action


def talked(names: dict[Seat, str], deal: int, mode: Mode = "crossfire", seats: int = 7, level: str = "medium") -> State:
    """A game up to when nobody has anything to say any more; who is not named has no temper."""
    luck = random.Random(deal)
    state = GAME.start(Options(mode=mode, seconds=0), seats, QuickChance(deal)).state
    while state.phase in ("claim", "talk"):
        seat = luck.choice(sorted(GAME.actors(state)))
        action = said_by(state, seat, names.get(seat, ""), level, 10 * deal + seat)
        if isinstance(action, Ready) and len(GAME.actors(state)) == 1:
            break
        state = GAME.play(state, seat, action, QuickChance(0)).state
    return state


def words_of(state: State, seat: Seat) -> list[str]:
    """What this player has said."""
    return [f"{s.kind} {s.about} {s.role} {s.claim}" for s in state.said if s.seat == seat and s.kind != "claim"]


@pytest.mark.parametrize("level", ["easy", "medium", "strong"])
def test_a_bot_that_is_asked_answers_though_it_was_done_talking(level: str) -> None:
    silent = 0
    for deal in range(2):
        state = talked({}, deal, level=level)
        for seat in sorted(state.ready):
            asking = next(s for s in range(7) if s != seat and not any(w.startswith("ask") for w in words_of(state, s)))
            asked = GAME.play(state, asking, Ask(seat), QuickChance(0)).state
            assert seat in GAME.actors(asked), "the table waits for the answer"
            silent += not isinstance(said_by(asked, seat, level=level), WORDS)
    assert silent == 0


def test_who_kept_a_card_to_himself_speaks_of_it_when_asked_but_not_of_the_vip() -> None:
    told = 0
    for deal in range(6):
        state = talked({}, deal)
        for seat in range(7):
            asked = GAME.play(state, (seat + 1) % 7, Ask(seat), QuickChance(0)).state
            answer = said_by(asked, seat, secret=10 * deal + seat)
            if isinstance(answer, TellSeen):
                look = next(look for look in state.looks[seat] if look.stage == answer.stage)
                told += 1
                assert (look.role, answer.role) != ("vip", "vip"), "whoever keeps the VIP's secret keeps it"
    assert told > 2


def test_two_tempers_on_the_same_seat_of_the_same_game_talk_differently() -> None:
    differ, words = 0, {"Flint": 0, "Gimlet": 0}
    for deal in range(5):
        tables = {name: talked({0: name}, deal) for name in words}
        assert len({state.roles for state in tables.values()}) == 1
        for name, state in tables.items():
            words[name] += len(words_of(state, 0))
        differ += words_of(tables["Flint"], 0) != words_of(tables["Gimlet"], 0)
    assert differ >= 4
    assert words["Gimlet"] > 1.3 * words["Flint"], "one is curt, the other asks on and on"


def test_a_grudging_one_strikes_back_and_a_soft_one_defends_himself() -> None:
    for deal in range(4):
        state = talked({}, deal)
        accused = next(s for s in range(7) if not any("1" in word for word in words_of(state, s)) and s != 1)
        state = GAME.play(state, 1, Suspect(accused, "assassin"), QuickChance(0)).state
        assert said_by(state, accused, "Ember") == Doubt(1)
        answers = [said_by(state, accused, "Candle", secret=n) for n in range(20)]
        assert sum(answer == Doubt(1) for answer in answers) <= 6


def test_bold_ones_name_somebody_sooner() -> None:
    before = {"Kettle": 0, "Lantern": 0}
    for deal in range(16):
        agent = talked({}, deal).roles.index("agent")
        for name in before:
            words = words_of(talked({agent: name}, deal), agent)
            before[name] += next((n for n, word in enumerate(words) if word.startswith("suspect")), len(words) + 3)
    assert before["Kettle"] < before["Lantern"]


def test_a_sniper_says_whom_she_suspects_asks_and_still_lays_her_cards() -> None:
    spoken = 0
    for deal in range(4):
        state = talked({}, deal, "sniper", 8)
        assert state.sniper is not None
        spoken += len(words_of(state, state.sniper))
        laid = said_by(state, state.sniper)
        assert state.shots or isinstance(laid, PlaceShots)
    assert spoken >= 6


@pytest.mark.parametrize("level", ["medium", "strong"])
@pytest.mark.parametrize("mode", ["crossfire", "sniper"])
def test_an_assassin_who_is_asked_owns_up_to_no_card_of_his_own(mode: Mode, level: str) -> None:
    """Of his own accord he may, now and then: else whoever tells of such a card would be no Assassin."""
    truly = {False: 0, True: 0}
    for deal in range(8):
        state = GAME.start(Options(mode=mode, seconds=0), 9, QuickChance(deal)).state
        for seat in (s for s, role in enumerate(state.roles) if role == "assassin"):
            view = GAME.view(state, seat)
            own = {look.stage for look in view.looks[:-1] if look.role == "assassin"}
            for secret in range(10):
                sight = Sight("crossfire", state.options, 9, seat, view, (), 7, "", secret)
                for asked in truly:
                    told = story(Head(view, sight, LEVELS[level]), asked=asked)
                    truly[asked] += sum(word.stage in own and word.role == "assassin" for word in told)
    assert truly[False] > 0
    assert truly[True] == 0
