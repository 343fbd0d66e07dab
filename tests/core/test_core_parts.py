"""The small parts every game is made of: events and their audience, options, names, errors, codec."""

import re
from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Meta, Struct
from msgspec.structs import replace

from crosstable.core import errors
from crosstable.core.action import Resign, TimeUp, tag_of
from crosstable.core.codec import codec, encode
from crosstable.core.errors import BadLog, BadSetup, CrosstableError, SeqTaken, StoreFailed
from crosstable.core.events import EVERYBODY, Event, Told, all_but, heard, only
from crosstable.core.game import AnyGame, check_seats, legal_actions
from crosstable.core.naming import snake
from crosstable.core.options import OptionField, among, option_fields, read_options
from crosstable.core.texts import LANGUAGES, say
from crosstable.games.cross.actions import Place, Swap
from crosstable.games.cross.data import Options


class Knock(Event, frozen=True):
    """Somebody knocks so many times."""

    times: int


class Choices(Struct, frozen=True, forbid_unknown_fields=True):
    """Options of every sort."""

    size: Annotated[int, Meta(ge=2, le=10), among(5, 6)] = 6
    loud: bool = False
    mode: Literal["calm", "wild"] = "calm"


def test_everybody_is_everybody() -> None:
    assert [EVERYBODY.includes(viewer) for viewer in (0, 5, None)] == [True, True, True]


def test_only_some_hear_it() -> None:
    assert [only(1, 2).includes(viewer) for viewer in (0, 1, 2, None)] == [False, True, True, False]


def test_all_but_one_hear_it() -> None:
    assert [all_but([1], of=3).includes(viewer) for viewer in (0, 1, 2, None)] == [True, False, True, True]


def test_nobody_may_hear_it() -> None:
    assert [only().includes(viewer) for viewer in (0, None)] == [False, False]


def test_events_are_heard_in_their_order() -> None:
    told = (Told(EVERYBODY, Knock(1)), Told(only(0), Knock(2)), Told(all_but([0], of=2), Knock(3)))
    assert heard(told, 0) == (Knock(1), Knock(2))
    assert heard(told, 1) == (Knock(1), Knock(3))
    assert heard(told, None) == (Knock(1), Knock(3))


def test_options_are_shown_as_they_are_declared() -> None:
    assert option_fields(Choices) == (
        OptionField("size", (5, 6), 6),
        OptionField("loud", (True, False), False),
        OptionField("mode", ("calm", "wild"), "calm"),
    )


def test_the_engine_takes_more_than_the_lobby_offers() -> None:
    assert read_options(Choices, {"size": 10}) == Choices(size=10)


SIZE = "The option “size” must be a whole number between 2 and 10."
LOUD = "The option “loud” must be one of: true, false."
GROESSE = "Die Einstellung „size“ muss eine ganze Zahl von 2 bis 10 sein."


@pytest.mark.parametrize(
    ("given", "why", "warum"),
    [
        ({"size": 11}, SIZE, GROESSE),
        ({"size": 1}, SIZE, GROESSE),
        ({"size": True}, SIZE, GROESSE),
        ({"size": "6"}, SIZE, GROESSE),
        ({"size": 5, "loud": 3}, LOUD, "Die Einstellung „loud“ muss einer dieser Werte sein: true, false."),
        (
            {"mode": "mad"},
            "The option “mode” must be one of: calm, wild.",
            "Die Einstellung „mode“ muss einer dieser Werte sein: calm, wild.",
        ),
        (
            {"mo\x1b[31mre": 1},
            "There is no option “mo[31mre”. Choose one of: size, loud, mode.",
            "Eine Einstellung „mo[31mre“ gibt es nicht; es gibt: size, loud, mode.",
        ),
        ([5], "Every option needs its name and a value.", "Jede Einstellung braucht ihren Namen und einen Wert."),
    ],
)
def test_wrong_options_are_refused_in_words(given: object, why: str, warum: str) -> None:
    with pytest.raises(BadSetup) as caught:
        read_options(Choices, given)
    assert caught.value.why.key == "bad-options"
    assert say(caught.value.why, "en") == f"These options do not work: {why}"
    assert say(caught.value.why, "de") == f"So gehen die Einstellungen nicht: {warum}"


def test_a_long_name_is_not_repeated_whole() -> None:
    with pytest.raises(BadSetup) as caught:
        read_options(Choices, {"x" * 500: 1})
    assert f"“{'x' * 40}”" in str(caught.value)


def test_wire_names_are_snakes() -> None:
    assert snake("TeamProposed") == "team_proposed"
    assert [tag_of(kind) for kind in (Place, TimeUp)] == ["place", "time_up"]


@pytest.mark.parametrize(
    ("seats", "count", "why", "warum"),
    [
        ((2,), 3, "This game is for 2 players, not for 3.", "Dieses Spiel ist für 2 Spieler, nicht für 3."),
        (
            (5, 6, 7, 8, 9, 10),
            4,
            "This game is for 5 to 10 players, not for 4.",
            "Dieses Spiel ist für 5 bis 10 Spieler, nicht für 4.",
        ),
    ],
)
def test_a_number_of_seats_is_checked(
    any_game: AnyGame, seats: tuple[int, ...], count: int, why: str, warum: str
) -> None:
    facts = replace(any_game.facts, seats=seats)
    check_seats(facts, max(facts.seats))
    with pytest.raises(BadSetup) as caught:
        check_seats(facts, count)
    assert say(caught.value.why, "en") == why
    assert say(caught.value.why, "de") == warum


def test_legal_actions_leave_asides_out_unless_asked(any_game: AnyGame) -> None:
    state = any_game.start(Options(size=2), 2, None).state  # type: ignore[arg-type]
    cells = ["a1", "a2", "b1", "b2", "b3", "c1", "c2"]
    assert list(legal_actions(any_game, state, 0)) == [Place(cell) for cell in cells]
    assert list(legal_actions(any_game, state, 0, asides=True))[-1] == Resign()
    assert list(legal_actions(any_game, state, 1, asides=True)) == [Resign()]


def test_equal_values_give_equal_bytes() -> None:
    assert encode({"b": 1, "a": {2, 1}}) == encode({"a": {1, 2}, "b": 1}) == b'{"a":[1,2],"b":1}'


def test_the_codec_refuses_what_is_not_of_the_game(any_game: AnyGame) -> None:
    reader = codec(any_game)
    assert reader.action(b'{"type":"swap"}') == Swap()
    for foreign in (b'{"type":"fly"}', b'{"cell":"a1"}', b"7", b'{"type":"place","cell":7}'):
        with pytest.raises(msgspec.ValidationError):
            reader.action(foreign)
    with pytest.raises(msgspec.ValidationError):
        reader.action_from({"type": "place"})


def test_all_errors_are_ours_and_say_a_sentence() -> None:
    kinds = [k for k in vars(errors).values() if isinstance(k, type) and issubclass(k, CrosstableError)]
    drawn = re.findall(r"^[│ ]*(?:[├└]── )?([A-Z]\w+)(?:  |$)", errors.__doc__ or "", re.M)
    assert [kind.__name__ for kind in kinds] == drawn, "the tree at the head of the file"
    usual = [kind for kind in kinds if kind.__init__ is CrosstableError.__init__]
    for raised in (*(kind("game-over") for kind in usual), BadLog(), StoreFailed("disk"), SeqTaken("disk")):
        for language in LANGUAGES:
            assert not say(raised.why, language).startswith("[")
    assert all(str(kind("game-over")) == "The game is over." for kind in usual)
