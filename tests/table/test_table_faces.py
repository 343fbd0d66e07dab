"""Bots have lasting names, no two alike at a table; people choose among the faces on offer."""

import pytest

from crosstable.bots.bot import BotChoice
from crosstable.bots.characters import NAMES, TWELVE, cast, character
from crosstable.core.errors import Refused
from crosstable.core.record import read_record, write_record
from crosstable.table.bots import BotSet, FillBots, SetBot
from crosstable.table.dispatch import Context, Entry, judge
from crosstable.table.lobby import Opened
from crosstable.table.log import rebuild
from crosstable.table.play import Acted, Started
from crosstable.table.records import record_of
from crosstable.table.seats import FACES, ChooseFace, FaceChosen, Leave, Left, Rename, Sat, TakeSeat, seat_info
from crosstable.table.state import TableState
from crosstable.table.thinking import sight_of
from helpers.secret_cards import Decide
from helpers.tables import ANNA, BEN, CARDS, log_of, opened, started

GAMES = {"secret_cards": CARDS}
PLAIN = BotChoice("plain")


def table(*entries: Entry) -> TableState:
    return rebuild(log_of(*entries), GAMES)


def test_the_twelve_are_known_by_their_letters_and_each_has_a_temper_of_its_own() -> None:
    assert [name[0] for name in NAMES] == list("ABCDEFGHIJKL")
    assert len({one.temper for one in TWELVE}) == len(TWELVE)
    assert len({(o.wordiness, o.boldness, o.trust, o.grudge, o.sway, o.haste) for o in TWELVE}) == len(TWELVE)
    assert character("Flint").trust < character("").trust < character("Lantern").trust


def test_a_table_casts_ten_bots_without_a_double_and_not_under_a_persons_name() -> None:
    found = cast("BCDF", ["Anna", "ＦLINT"], 10)
    assert len(set(found)) == 10
    assert set(found) <= set(NAMES) - {"Flint"}
    assert found == cast("BCDF", ["Flint"], 10)
    assert any(cast(code, (), 3) != found[:3] for code in ("BCDG", "BCDH", "BCDJ"))


def test_bots_get_names_and_keep_them_when_their_level_is_changed() -> None:
    lobby = table(opened()[0], Sat(0, ANNA, "Anna"))
    filled = judge(Context(lobby, ANNA), FillBots("r", PLAIN))
    assert isinstance(filled, BotSet)
    assert len(filled.names) == 1
    there = table(opened()[0], Sat(0, ANNA, "Anna"), filled)
    assert seat_info(there, 1).name == filled.names[0]
    again = judge(Context(there, ANNA), SetBot("r", 1, BotChoice("plain", 2.0)))
    assert isinstance(again, BotSet)
    assert again.names == filled.names
    assert judge(Context(there, ANNA), SetBot("r", 1, None)) == BotSet((1,), None, request="r")


def test_a_bot_knows_under_which_name_it_plays() -> None:
    playing = table(opened()[0], Sat(0, ANNA, "Anna"), BotSet((1,), PLAIN, ("Flint",)), Started(bytes(32)))
    assert sight_of(playing, 1).character == "Flint"
    assert sight_of(playing, 0).character == ""


def test_the_record_keeps_the_names_of_bots_and_their_levels() -> None:
    bots = BotSet((1,), PLAIN, ("Flint",))
    over = (Acted(0, Decide(True)), Acted(1, Decide(True)))
    record = record_of(table(opened()[0], Sat(0, ANNA, "Anna"), bots, Started(bytes(32)), *over))
    assert (record.header.seats, record.header.levels) == (("Anna", "Flint"), ("", "plain"))
    assert read_record(write_record(record), GAMES).header == record.header
    assert b"levels" not in write_record(record_of(table(*started(), *over)))


def test_a_bot_in_an_old_log_is_called_by_its_seat() -> None:
    over = (Acted(0, Decide(True)), Acted(1, Decide(True)))
    record = record_of(table(opened()[0], Sat(0, ANNA, "Anna"), BotSet((1,), PLAIN), Started(bytes(32)), *over))
    assert record.header.seats == ("Anna", "Bot 2 (plain)")


def test_who_leaves_a_game_leaves_it_to_a_bot_with_a_name() -> None:
    left = judge(Context(table(*started()), BEN), Leave("r"))
    assert isinstance(left, Left)
    assert left.name in NAMES
    info = seat_info(table(*started(), left), 1)
    assert (info.kind, info.name, info.left) == ("bot", left.name, "Ben")


def test_no_person_passes_for_one_of_the_twelve() -> None:
    first = table(Opened("secret_cards", "BCDF", {}, 2, "", False, bytes(32)))
    assert judge(Context(first, ANNA), TakeSeat("", "flint", None)) == Sat(0, ANNA, "flint 2")
    renamed = judge(Context(table(*opened()), ANNA), Rename("r", "Ember"))
    assert "Ember 2" in str(renamed)


def test_a_face_is_chosen_kept_on_another_seat_and_shown_to_all() -> None:
    chosen = judge(Context(table(opened()[0], Sat(0, ANNA, "Anna")), ANNA), ChooseFace("r", 3))
    assert chosen == FaceChosen(ANNA, 3, request="r")
    moved = table(opened()[0], Sat(0, ANNA, "Anna"), FaceChosen(ANNA, 3), Sat(1, ANNA, "Anna"))
    assert [seat_info(moved, seat).face for seat in (0, 1)] == [0, 3]
    assert judge(Context(moved, ANNA), ChooseFace("r", 3)) is None


@pytest.mark.parametrize("face", [-1, FACES])
def test_only_faces_on_offer_can_be_chosen(face: int) -> None:
    with pytest.raises(Refused, match="only 6 faces"):
        judge(Context(table(*opened()), ANNA), ChooseFace("r", face))
