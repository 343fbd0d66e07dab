"""“Why, X?”: a bot answers, in its own name, with what everybody could know."""

import random
from typing import Any

import pytest

from crosstable.bots.bot import BotChoice, bot_of
from crosstable.bots.fair_queue import Owner
from crosstable.core import Answer, Facts, Seat, Sight, Silent, Thought, phrase_of
from crosstable.core.texts import LANGUAGES, say
from crosstable.games import GAMES
from crosstable.table import table as table_module
from crosstable.table.bots import BotSet
from crosstable.table.dispatch import Entry
from crosstable.table.lobby import Opened, ToLobby
from crosstable.table.moments import DiscussionSet, PaceSet
from crosstable.table.play import CallOff, Start, Started
from crosstable.table.ready import Readied
from crosstable.table.seats import Sat, SetSeats
from crosstable.table.talk import Answered, Say
from crosstable.table.thinking import bots_asked
from helpers.playing import begin, random_turns
from helpers.tables import ANNA, KeepThinker, MemoryStore, Watch, pass_time, run, settled, table_of, until, when

TALKATIVE = [name for name, game in GAMES.items() if any(one.about for one in game.facts.phrases)]
SEATS = 6
BOT = BotChoice("medium")


class RealThinker(KeepThinker):
    """The game's own bot, but only when it is asked why; what else it does is not told here."""

    async def think(self, facts: Facts, choice: BotChoice, sight: Sight, owner: Owner) -> Thought:
        self.asked.append(sight)
        return bot_of(facts, choice).think(sight, lambda: False) if sight.asked else await self._waits()

    async def _waits(self) -> Thought:
        await self.gate.wait()
        return Thought(Silent())


def begun(*more: Entry) -> list[Entry]:
    """Anna among bots."""
    bots = BotSet(tuple(range(1, SEATS)), BOT, tuple(f"Bot {n}" for n in range(1, SEATS)))
    first = Opened("secret_cards", "BCDF", {}, SEATS, "", True, bytes(32))
    return [first, Sat(0, ANNA, "Anna"), bots, DiscussionSet(0), *more, Started(b"\1" * 32)]


@pytest.mark.parametrize("pace", ["none", "brisk"])
@pytest.mark.parametrize("called", TALKATIVE)
def test_a_bot_that_is_asked_why_answers_in_its_own_name(called: str, pace: Any, clock: Watch) -> None:
    async def check() -> None:
        thinker = RealThinker()
        thinker.gate.clear()
        table = await table_of(
            [*begun(PaceSet(pace)), Readied(ANNA, on=True)], game=GAMES[called], thinker=thinker, at=5_000
        )
        anna = table.connect(ANNA, None)

        for number, seat in enumerate((2, 4, 2)):
            table.ask(anna, Say(f"w{number}", f"{called}-say-why", seat))
            await until(anna, "done")
            for _ in range(100):
                pass_time(table, clock)
                await settled(table)
            line = table.state.chat[-1]
            assert (line.seat, line.name) == (seat, f"Bot {seat}")
            assert line.phrase
            assert line.phrase.key.startswith(f"{called}-say-because")
            for language in LANGUAGES:
                words = say(line.phrase, language, tuple(f"P{n}" for n in range(SEATS)))
                assert "because" not in words
                assert "{" not in words
        assert [said.seat for said in table.state.talk] == [0, 2, 0, 4, 0, 2], "the record has it"
        await table.close()

    run(check())


def test_a_person_who_is_asked_why_is_left_to_answer(clock: Watch) -> None:
    async def check() -> None:
        thinker = RealThinker()
        thinker.gate.clear()
        table = await table_of(begun(), game=GAMES["resistance"], thinker=thinker, at=5_000)
        anna = table.connect(ANNA, None)
        table.ask(anna, Say("w", "resistance-say-why", 0))
        await until(anna, "done")
        await settled(table)
        assert not any(sight.asked for sight in thinker.asked)
        await table.close()

    run(check())


@pytest.mark.parametrize("phrase", ["resistance-say-because-early", "nothing"])
def test_people_have_no_such_answers(phrase: str, clock: Watch) -> None:
    async def check() -> None:
        thinker = RealThinker()
        thinker.gate.clear()
        table = await table_of(begun(), game=GAMES["resistance"], thinker=thinker, at=5_000)
        anna = table.connect(ANNA, None)
        table.ask(anna, Say("w", phrase))
        await until(anna, "denied")
        await table.close()

    run(check())


def test_an_answer_of_a_bot_is_read_again_from_the_log() -> None:
    async def check() -> None:
        entries = begun(), Answered(3, "resistance-say-because-doubt", 1)
        table = await table_of([*entries[0], entries[1]], game=GAMES["resistance"], thinker=RealThinker(), at=5_000)
        assert table.state.chat[-1].name == "Bot 3"
        await table.close()

    run(check())


def _answers(called: str, state: Any, seat: Seat, luck: int) -> Answer:
    """What a bot on this seat would answer."""
    game = GAMES[called]
    sight = Sight(called, state.options, SEATS, seat, game.view(state, seat), (), luck, asked=True)
    found = bot_of(game.facts, BOT).think(sight, lambda: False).action
    assert isinstance(found, Answer)
    phrase = phrase_of(found.phrase, game.facts.phrases)
    assert phrase
    assert phrase.fits(found.number)
    return found


@pytest.mark.parametrize("called", TALKATIVE)
def test_an_answer_tells_nobody_who_the_bot_is(called: str) -> None:
    """Two deals of the same public game: whatever the bot was dealt and shown, it says the same with the same luck."""
    from e2e.test_e2e_crossfire_glance import exchanged
    from e2e.test_e2e_resistance_glance import as_another

    game, seen = GAMES[called], set()
    assert len(TALKATIVE) == 2
    for number in range(4):
        played = begin(game, game.facts.options(), SEATS, bytes([number]) * 32)
        for turn in random_turns(played, random.Random(number), asides=0.3):
            if len(turn.moves) % 7:
                continue
            seat, state = number % SEATS, turn.state
            other = (
                as_another(state, seat, (seat + 1) % SEATS)
                if called == "resistance"
                else exchanged(state, state.roles[seat], state.roles[(seat + 1) % SEATS])
            )
            said = [_answers(called, one, seat, number) for one in (state, other)]
            assert said[0] == said[1]
            seen.add(said[0].phrase)
    assert len(seen) > 1


@pytest.mark.parametrize("seats", [5, SEATS])
def test_what_was_asked_in_another_game_is_not_answered(seats: int, clock: Watch) -> None:
    """The game is called off before the bots answer; in the next one, with as many seats or fewer, they just play."""

    async def check() -> None:
        thinker = KeepThinker()
        thinker.gate.clear()
        table = await table_of(begun(PaceSet("none")), game=GAMES["resistance"], thinker=thinker, at=5_000)
        anna = table.connect(ANNA, None)
        for request in (
            Say("w", "resistance-say-why", 4),
            Say("x", "resistance-say-why", 5),
            CallOff("c", 1),
            ToLobby("l"),
            SetSeats("s", seats),
            Start("b"),
        ):
            thinker.asked.clear()
            table.ask(anna, request)
            assert (await until(anna, "done"))["id"] == request.id
            await settled(table)
        await when(lambda: bool(thinker.asked))
        assert [sight.seats for sight in thinker.asked if sight.asked] == []
        await table.close()

    run(check())


def test_a_bot_whose_answer_could_not_be_kept_answers_and_plays_on(clock: Watch, monkeypatch: Any) -> None:
    async def check() -> None:
        monkeypatch.setattr(table_module, "_RETRY", 0.01)
        store, thinker = MemoryStore(), RealThinker()
        thinker.gate.clear()
        table = await table_of(
            [*begun(PaceSet("none")), Readied(ANNA, on=True)],
            game=GAMES["resistance"],
            thinker=thinker,
            store=store,
            at=5_000,
        )
        anna = table.connect(ANNA, None)
        (leader,) = bots_asked(table.state)
        table.ask(anna, Say("w", "resistance-say-why", leader))
        await until(anna, "done")
        store.failing = True
        store.waiting.clear()
        await store.waiting.wait()
        thinker.asked.clear()
        await settled(table)
        store.failing = False
        assert (await until(anna, "news"))["chat"][0]["seat"] == leader
        await when(lambda: [(sight.seat, sight.asked) for sight in thinker.asked] == [(leader, False)])
        await table.close()

    run(check())
