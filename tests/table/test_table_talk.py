"""Ready-made sentences, signs at the seat, and what becomes of talk."""

from typing import Any

import pytest

from crosstable.core.errors import Refused
from crosstable.core.phrases import COMMON, spoken_phrase
from crosstable.core.texts import LANGUAGES, say
from crosstable.games import GAMES
from crosstable.table.connections import Connection
from crosstable.table.dispatch import Entry
from crosstable.table.keys import speaker
from crosstable.table.lobby import Opened, WentToLobby
from crosstable.table.log import rebuild
from crosstable.table.play import Start, Started
from crosstable.table.rate_limits import Limits
from crosstable.table.records import ended_game, record_of
from crosstable.table.seats import Sat
from crosstable.table.state import TableState
from crosstable.table.table import Table
from crosstable.table.talk import EMOTES, Chatted, Emote, Phrased, Say, SetTalk, TalkSet, check_phrase
from helpers.tables import ANNA, BEN, CARDS, OVER, heard_by, log_of, opened, run, started, table_of, until

HERE = {"secret_cards": CARDS}


async def denied(table: Table, connection: Connection, request: Any) -> str:
    """The key of the reason why this is refused."""
    table.ask(connection, request)
    return str((await until(connection, "denied"))["why"]["key"])


def at_fugitive(*, playing: bool) -> TableState:
    """A table of Fugitive."""
    seats: list[Entry] = [Sat(0, ANNA, "Anna"), Sat(1, BEN, "Ben")]
    first = Opened("fugitive", "BCDF", {}, 2, "", True, bytes(32))
    return rebuild(log_of(first, *seats, *([Started(b"\1" * 32)] if playing else [])), GAMES)


def test_a_phrase_reaches_everybody_as_a_sentence() -> None:
    async def check() -> None:
        table = await table_of(started())
        anna, watcher = table.connect(ANNA, None), table.connect(None, None)
        table.ask(anna, Say("s", "say-luck"))
        for connection in (anna, watcher):
            news = await until(connection, "news")
            assert (news["play"], news["events"]) == (None, [])
            assert news["chat"] == [
                {"seq": 5, "seat": 0, "name": "Anna", "text": "", "own": connection is anna, "by": speaker(ANNA),
                 "phrase": {"key": "say-luck", "args": {}}},
            ]  # fmt: skip
        await table.close()

    run(check())


@pytest.mark.parametrize(
    ("phrase", "number"), [("say-nothing", None), ("table-none", None), ("say-luck", 3), ("fugitive-say-past", 7)]
)
def test_nobody_can_say_what_is_not_offered(phrase: str, number: int | None) -> None:
    async def check() -> None:
        table = await table_of(started())
        anna = table.connect(ANNA, None)
        assert await denied(table, anna, Say("s", phrase, number)) == "table-no-such-phrase"
        assert table.state.seq == 4
        await table.close()

    run(check())


@pytest.mark.parametrize(
    ("seat", "phrase", "number"),
    [(0, "fugitive-say-past", 41), (0, "fugitive-say-nearly", None), (1, "fugitive-say-hold", 4), (1, "say-bye", None)],
)
def test_what_each_role_may_say(seat: int, phrase: str, number: int | None) -> None:
    check_phrase(at_fugitive(playing=True), seat, phrase, number)


@pytest.mark.parametrize(
    ("seat", "phrase", "number", "why"),
    [
        (0, "fugitive-say-past", 42, "table-no-such-phrase"),
        (0, "fugitive-say-past", None, "table-no-such-phrase"),
        (1, "fugitive-say-hold", 3, "table-no-such-phrase"),
        (1, "fugitive-say-nearly", None, "table-not-your-phrase"),
        (0, "fugitive-say-behind", None, "table-not-your-phrase"),
    ],
)
def test_what_each_role_may_not_say(seat: int, phrase: str, number: int | None, why: str) -> None:
    with pytest.raises(Refused) as refused:
        check_phrase(at_fugitive(playing=True), seat, phrase, number)
    assert refused.value.why.key == why


def test_a_games_own_phrases_need_a_game() -> None:
    check_phrase(at_fugitive(playing=False), 0, "say-hello", None)
    with pytest.raises(Refused) as refused:
        check_phrase(at_fugitive(playing=False), 0, "fugitive-say-nearly", None)
    assert refused.value.why.key == "table-not-your-phrase"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_has_words_in_every_language(language: str) -> None:
    for game, phrases in [("", COMMON), *((game.facts.id, game.facts.phrases) for game in GAMES.values())]:
        for phrase in phrases:
            assert phrase.key.startswith(f"{game}-say-" if game else "say-")
            text = say(spoken_phrase(phrase.key, 17 if phrase.numbers else None, phrases), language)
            assert "[" not in text
            assert (("18" if phrase.about else "17") in text) is bool(phrase.numbers)  # people count seats from 1


def test_the_games_for_two_have_phrases_for_both() -> None:
    for phrases in (game.facts.phrases for game in GAMES.values() if game.facts.seats == (2,)):
        for seat in (0, 1):
            assert sum(p.seats is None or seat in p.seats for p in phrases) >= 5


def test_phrases_are_always_in_the_record() -> None:
    log = log_of(
        *opened(), Phrased(ANNA, "say-hello"), Started(b"\1" * 32), Phrased(BEN, "say-luck"), OVER[0],
        Phrased(ANNA, "say-think"), Chatted(ANNA, "not kept"), OVER[1], Phrased(BEN, "say-played"),
    )  # fmt: skip
    talk = record_of(ended_game(log, 1, HERE)).talk
    assert [(s.after, s.seat, s.phrase, s.text) for s in talk] == [(0, 1, "say-luck", ""), (1, 0, "say-think", "")]


def test_the_next_game_begins_without_the_talk_of_the_last() -> None:
    entries: list[Entry] = [*started(), Phrased(BEN, "say-luck"), *OVER, WentToLobby(), Started(b"\2" * 32)]
    assert rebuild(log_of(*entries), HERE).talk == ()


def test_the_host_says_what_becomes_of_talk_and_about_the_record_only_between_games() -> None:
    async def check() -> None:
        table = await table_of(opened())
        anna, ben = table.connect(ANNA, None), table.connect(BEN, None)
        assert (await heard_by(ben))["table"]["talk"] == {"keep": False, "watchers": True}
        assert await denied(table, ben, SetTalk("b", keep=True)) == "table-host-only"
        table.ask(anna, SetTalk("a", keep=True))
        assert (await until(ben, "news"))["table"]["talk"] == {"keep": True, "watchers": True}
        table.ask(anna, Start("s"))
        await until(ben, "news")
        assert await denied(table, anna, SetTalk("c", keep=False)) == "table-not-while-playing"
        table.ask(anna, SetTalk("d", watchers=False))
        assert (await until(ben, "news"))["table"]["talk"] == {"keep": True, "watchers": False}
        await table.close()

    run(check())


async def sign(connection: Connection) -> dict[str, Any]:
    line = (await until(connection, "news"))["chat"][-1]
    assert (line["text"], line["phrase"]) == ("", None)
    return dict(line)


def test_a_sign_reaches_everybody_and_stays_in_the_conversation_but_not_in_the_record() -> None:
    async def check() -> None:
        table = await table_of(started())
        anna, watcher = table.connect(ANNA, None), table.connect("somebody", None)
        table.ask(anna, Emote("e", "laugh"))
        for connection, own in ((anna, True), (watcher, False)):
            line = await sign(connection)
            assert (line["seat"], line["name"], line["emote"]) == (0, "Anna", "laugh")
            assert (line["own"], line["by"]) == (own, speaker(ANNA))
        late = table.connect(BEN, None)
        assert [line["emote"] for line in (await until(late, "sync"))["chat"]] == ["laugh"]
        assert table.state.talk == ()
        assert await denied(table, watcher, Emote("w", "laugh")) == "table-watching"
        assert await denied(table, anna, Emote("f", "dance")) == "table-no-such-emote"
        await table.close()

    run(check())


def test_too_many_signs_are_refused_and_a_sign_sent_again_is_shown_once() -> None:
    async def check() -> None:
        table = await table_of(started(), limits=Limits(emote_burst=2, emotes_a_second=0.0))
        anna, ben = table.connect(ANNA, None), table.connect(BEN, None)
        for request in ("1", "1", "2"):
            table.ask(anna, Emote(request, "think"))
            await until(anna, "done")
        assert await denied(table, anna, Emote("3", "think")) == "table-emote-fast"
        table.ask(ben, Emote("4", "oops"))
        assert [(await sign(ben))["emote"] for _ in range(3)] == ["think", "think", "oops"]
        await table.close()

    run(check())


def test_one_speaker_has_one_mark_and_nobody_elses() -> None:
    assert speaker(ANNA) != speaker(BEN)
    assert speaker(ANNA) not in ANNA
    assert len(set(EMOTES)) == len(EMOTES) == 8


def test_what_the_host_decided_is_remembered_over_a_restart() -> None:
    table = rebuild(log_of(*opened(), TalkSet(keep=True, watchers=False)), HERE)
    assert (table.keep_chat, table.watchers_talk) == (True, False)
