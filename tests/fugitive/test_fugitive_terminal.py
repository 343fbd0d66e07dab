"""What a terminal shows of a game of Fugitive."""

from crosstable.games.fugitive import GAME
from crosstable.games.fugitive.data import FUGITIVE, MARSHAL
from crosstable.games.fugitive.parts.terminal import describe, draw
from fugitive.fugitive_tables import down, marshal_to_guess, up
from helpers.printed import printed

STATE = marshal_to_guess([up(2, 1), down(5), down(9, 3, 4)], hand=(11, 42), marshal=(7, 30))


def test_the_marshal_sees_what_lies_open_her_cards_and_her_notepad() -> None:
    lines = printed(draw(GAME.view(STATE, MARSHAL), "en"))
    assert lines[0] == "[0]  [2](1)  ?  ?''"
    assert lines[1].startswith("Piles       A 4–14: 6")
    assert lines[2] == "Your cards  7  30"
    assert lines[3].split() == [str(n) for n in range(1, 15)]
    assert lines[5].split()[-1] == "41"


def test_the_fugitive_sees_his_own_row() -> None:
    lines = printed(draw(GAME.view(STATE, FUGITIVE), "en"))
    assert lines[0] == "[0]  [2](1)  5  9(3 4)"
    assert lines[2] == "Your cards  11  42"
    assert len(lines) == 3


def test_it_says_who_plays_what_in_both_languages() -> None:
    view = GAME.view(STATE, MARSHAL)
    assert describe(view, ("Ada", "Bo"), "en") == "Fugitive: Ada (2), Marshal: Bo (2) · Marshal …"
    assert describe(view, ("Ada", "Bo"), "de") == "Flüchtender: Ada (2), Polizeichefin: Bo (2) · Polizeichefin …"
