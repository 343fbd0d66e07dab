"""The manners of bots: they think again when something is said, speak in their turn, and never over a moment."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from crosstable.bots.bot import BotChoice
from crosstable.bots.fair_queue import Owner
from crosstable.core.bot import Sight, Silent, Thought
from crosstable.core.codec import encode
from crosstable.core.game import Facts
from crosstable.table.connections import Connection
from crosstable.table.dispatch import Context
from crosstable.table.log import rebuild
from crosstable.table.manners import BETWEEN_WORDS, Question, speak_at
from crosstable.table.moments import DiscussionSet, PaceSet
from crosstable.table.play import Act, Acted
from crosstable.table.table import Table
from helpers.secret_cards import Decide
from helpers.tables import ANNA, KeepThinker, Watch, log_of, run, settled, table_of, until, when, with_bot
from helpers.talking_cards import Murmur, Murmured, TalkingCards

TALKING = TalkingCards()
LEISURE = DiscussionSet(30)
Says = Callable[[Sight], Thought]


class Talker(KeepThinker):
    """A bot that does what the test says."""

    def __init__(self, says: Says) -> None:
        super().__init__()
        self.says = says

    async def think(self, facts: Facts, choice: BotChoice, sight: Sight, owner: Owner) -> Thought:
        await super().think(facts, choice, sight, owner)
        return self.says(sight)


def once(sight: Sight) -> Thought:
    """Say one thing, then keep the card."""
    spoken = any(isinstance(event, Murmured) and event.seat == 1 for step in sight.heard for event in step)
    may_speak = any(offer.action == "murmur" for offer in sight.view.offers)
    if not spoken and may_speak:
        return Thought(Murmur(0))
    asked = any(not offer.aside for offer in sight.view.offers)
    return Thought(Decide(keep=True)) if asked else Thought(Silent())


def silent(sight: Sight) -> Thought:
    """Keep the card and say nothing."""
    asked = any(not offer.aside for offer in sight.view.offers)
    return Thought(Decide(keep=True)) if asked else Thought(Silent())


def done(table: Table) -> list[str]:
    """Who has done what, in order."""
    return [f"{move.seat} {type(move.action).__name__}" for move in table.state.current.moves]


def murmur(table: Table, anna: Connection, about: int) -> None:
    table.ask(anna, Act(f"m{about}{len(done(table))}", 1, msgspec.Raw(encode(Murmur(about)))))


async def let_pass(table: Table, clock: Watch, milliseconds: int) -> None:
    clock.now += milliseconds
    table._bots.release()
    await settled(table)


def test_a_bot_that_has_not_acted_yet_thinks_again_when_something_is_said(clock: Watch) -> None:
    async def check() -> None:
        thinker = Talker(silent)
        table = await table_of(with_bot(LEISURE), game=TALKING, thinker=thinker, at=5_000)
        anna = table.connect(ANNA, None)
        await settled(table)
        assert len(thinker.asked) == 1
        murmur(table, anna, 0)
        await until(anna, "done")
        await settled(table)
        assert len(thinker.asked) == 2
        assert thinker.asked[1].seed == thinker.asked[0].seed, "only what was said has changed"
        assert "Murmured" in str(thinker.asked[1].heard)
        await let_pass(table, clock, 29_000)
        assert done(table) == ["0 Murmur"], "its time is not over sooner or later because of that"
        await let_pass(table, clock, 1_000)
        assert done(table) == ["0 Murmur", "1 Decide"]
        await table.close()

    run(check())


def test_people_who_talk_on_and_on_do_not_keep_a_bot_from_coming_to_an_end(clock: Watch) -> None:
    async def check() -> None:
        thinker = Talker(silent)
        thinker.gate.clear()
        table = await table_of(with_bot(LEISURE), game=TALKING, thinker=thinker, at=5_000)
        anna = table.connect(ANNA, None)
        for about in (0, 1, 0):
            murmur(table, anna, about)
            await until(anna, "done")
        assert (len(thinker.asked), thinker.cancelled) == (1, 0), "what it has begun is not thrown away"
        thinker.gate.set()
        await when(lambda: len(thinker.asked) == 2)  # then it hears what was said
        await settled(table)
        assert str(thinker.asked[1].heard).count("Murmured(") == 3
        await let_pass(table, clock, 30_000)
        assert done(table)[-1] == "1 Decide"
        await table.close()

    run(check())


def test_words_come_in_the_time_there_is_and_leave_the_rest_of_it_to_the_people(clock: Watch) -> None:
    async def check() -> None:
        table = await table_of(with_bot(LEISURE), game=TALKING, thinker=Talker(once), at=5_000)
        table.connect(ANNA, None)
        await settled(table)
        await let_pass(table, clock, 2_000)
        assert done(table) == [], "not in the first second"
        await let_pass(table, clock, 25_500)
        assert done(table) == ["1 Murmur"]
        await let_pass(table, clock, 2_499)
        assert done(table) == ["1 Murmur"]
        await let_pass(table, clock, 1)
        assert done(table) == ["1 Murmur", "1 Decide"]
        await table.close()

    run(check())


def test_who_is_spoken_to_answers_soon(clock: Watch) -> None:
    async def check() -> None:
        clock.now = 100_000
        table = await table_of(with_bot(LEISURE), game=TALKING, thinker=Talker(once), at=95_000)
        anna = table.connect(ANNA, None)
        await settled(table)
        murmur(table, anna, 1)
        await until(anna, "done")
        await settled(table)
        await let_pass(table, clock, BETWEEN_WORDS - 1)
        assert done(table) == ["0 Murmur"]
        await let_pass(table, clock, 1)
        assert done(table) == ["0 Murmur", "1 Murmur"]
        await table.close()

    run(check())


def test_words_that_come_too_late_are_not_said_and_the_bot_acts(clock: Watch) -> None:
    async def check() -> None:
        thinker = Talker(once)
        thinker.gate.clear()
        table = await table_of(with_bot(LEISURE), game=TALKING, thinker=thinker, at=5_000)
        anna = table.connect(ANNA, None)
        clock.now += 29_000
        murmur(table, anna, 0)  # a bubble nobody speaks over
        await until(anna, "done")
        thinker.gate.set()
        await settled(table)
        await let_pass(table, clock, 1_000)
        assert done(table) == ["0 Murmur", "1 Decide"]
        assert not [offer for offer in thinker.asked[-1].view.offers if offer.aside]
        await table.close()

    run(check())


@pytest.mark.parametrize("pace", ["brisk", "normal", "relaxed"])
def test_a_bot_that_is_not_asked_reacts_to_what_has_happened_but_never_over_a_moment(clock: Watch, pace: Any) -> None:
    async def check() -> None:
        entries = [*with_bot(LEISURE, PaceSet(pace)), Acted(1, Decide(keep=True))]
        clock.now = 11_000
        table = await table_of(entries, game=TALKING, thinker=Talker(once), at=5_000)
        table.connect(ANNA, None)
        busy = table.state.current.busy_until
        assert busy > clock.now
        await settled(table)
        await let_pass(table, clock, busy - clock.now)
        assert done(table) == ["1 Decide"]
        await let_pass(table, clock, 28_000)
        assert done(table) == ["1 Decide", "1 Murmur"]
        await table.close()

    run(check())


def test_who_has_nothing_to_say_is_asked_once_about_the_same(clock: Watch) -> None:
    async def check() -> None:
        thinker = Talker(silent)
        table = await table_of(
            [*with_bot(LEISURE), Acted(1, Decide(keep=True))], game=TALKING, thinker=thinker, at=1_000
        )
        anna = table.connect(ANNA, None)
        await settled(table)
        table._look()
        await settled(table)
        assert len(thinker.asked) == 1
        murmur(table, anna, 0)
        await until(anna, "done")
        await settled(table)
        assert len(thinker.asked) == 1, "nobody has spoken to it"
        murmur(table, anna, 1)
        await until(anna, "done")
        await settled(table)
        assert len(thinker.asked) == 2
        await table.close()

    run(check())


def test_with_nobody_there_and_without_a_pace_nobody_is_asked_for_words(clock: Watch) -> None:
    async def check() -> None:
        for entries, people in ((with_bot(LEISURE), False), (with_bot(LEISURE, PaceSet("none")), True)):
            thinker = Talker(silent)
            log = [*entries, Acted(1, Decide(keep=True))]
            table = await table_of(log, game=TALKING, thinker=thinker, at=1_000)
            if people:
                table.connect(ANNA, None)
            await settled(table)
            assert not thinker.asked
            await table.close()

    run(check())


def _words(shares: list[float], at: int, **more: Any) -> list[int]:
    """When bots with these places in the time to talk speak, one after the other."""
    table = rebuild(log_of(*with_bot(LEISURE), at=1_000), {"secret_cards": TALKING})
    context = Context(table, ANNA, frozenset((ANNA,)), at)
    spoken, said = 0, []
    for share in sorted(shares):
        moment = speak_at(context, Question(1, (), at, 0, share=share, **more), 0, spoken)
        if moment is not None:
            spoken = moment
            said.append(moment - at)
    return said


def test_never_more_than_two_bubbles_of_bots_at_once() -> None:
    said = _words([0.1 + 0.01 * n for n in range(20)], 10_000)
    assert len(said) > 5
    assert all(later - sooner >= 2 * BETWEEN_WORDS for sooner, later in zip(said, said[2:], strict=False))
    assert max(said) <= 30_000


def test_nine_bots_spread_their_words_over_the_time() -> None:
    said = _words([0.1 * n for n in range(1, 10)], 10_000)
    assert said == [3_000 * n for n in range(1, 10)]


def test_what_a_bot_says_second_it_says_at_the_end_of_the_time() -> None:
    assert _words([0.1], 10_000) == [3_000]
    assert _words([0.1], 10_000, said=1) == [30_000]
