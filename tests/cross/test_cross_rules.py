"""The rules of CROSS, X1 to X8, X10 and X12, in situations a player would draw."""

import random

import pytest

from cross.drawing import decision, drawn, place, played
from crosstable.core.action import Resign, TimeUp
from crosstable.core.errors import BadSetup, Illegal
from crosstable.core.options import read_options
from crosstable.core.record import chance_at
from crosstable.core.seats import TIME
from crosstable.core.sentence import sentence
from crosstable.games.cross import GAME
from crosstable.games.cross.actions import Place, Swap
from crosstable.games.cross.data import Options, board_of
from helpers.playing import random_game

YELLOW, RED = 0, 1
NONE = chance_at(None, 1)

WINS_AND_LOSES = """
           r y r
          r . y r
         r . . . r
          y y y y
           r y .
"""
"""With c3 YELLOW joins top and bottom, which are opposite, and top, lower right and lower left."""


@pytest.mark.rule("X1")
@pytest.mark.parametrize(("size", "cells"), [(2, 7), (3, 19), (5, 61), (6, 91), (7, 127), (10, 271)])
def test_the_board_is_a_hexagon(size: int, cells: int) -> None:
    board = board_of(size)
    assert board.cells == cells
    rows = [sum(name[0] == letter for name in board.names) for letter in "abcdefghijklmnopqrs"[: 2 * size - 1]]
    assert rows == [*range(size, 2 * size), *range(2 * size - 2, size - 1, -1)]


@pytest.mark.rule("X1")
def test_the_lobby_offers_5_6_7_and_the_engine_2_to_10() -> None:
    field = GAME.facts.option_fields()[0]
    assert (field.name, field.of, field.default) == ("size", (5, 6, 7), 6)
    for size in range(2, 11):
        assert read_options(Options, {"size": size}) == Options(size=size)
    for size in (-5, 0, 1, 11):
        with pytest.raises(BadSetup):
            read_options(Options, {"size": size})


@pytest.mark.rule("X1")
def test_cells_inside_have_six_neighbours() -> None:
    board = board_of(3)
    assert {board.names[i] for i in board.neighbours[board.places["c3"]]} == {"b2", "b3", "c2", "c4", "d2", "d3"}
    assert {board.names[i] for i in board.neighbours[board.places["a2"]]} == {"a1", "a3", "b2", "b3"}
    assert {board.names[i] for i in board.neighbours[board.places["e3"]]} == {"e2", "d3", "d4"}


@pytest.mark.rule("X2")
def test_the_board_starts_empty_and_yellow_begins() -> None:
    state = GAME.start(Options(size=5), 2, NONE).state
    assert state.stones == "." * 61
    assert GAME.actors(state) == {YELLOW}
    assert GAME.view(state, None).colours == ("yellow", "red")
    assert GAME.view(state, None).turn == "yellow"


@pytest.mark.rule("X2")
def test_yellow_and_red_alternate() -> None:
    state = played(5, "")
    for number, cell in enumerate(["a1", "b1", "c1", "e5", "g3", "i5"]):
        assert GAME.actors(state) == {number % 2}
        with pytest.raises(Illegal, match="not your turn"):
            GAME.play(state, 1 - number % 2, Place("e1"), NONE)
        state = place(state, cell).state
    assert state.stones.count("y") == state.stones.count("r") == 3


@pytest.mark.rule("X3")
def test_a_turn_is_one_own_stone_and_nothing_else_changes() -> None:
    before = drawn("""
           . y .
          . . r .
         . . . . .
          . . . .
           . . .
    """)
    after = drawn("""
           . y .
          . . r .
         . . . . .
          . y . .
           . . .
    """)
    assert place(before, "d2").state.stones == after.stones


@pytest.mark.rule("X3")
def test_a_surrounded_stone_stays() -> None:
    before = drawn("""
           r . r
          . y y .
         . y r y .
          . y . .
           r . r
    """)
    after = drawn("""
           r . r
          . y y .
         . y r y .
          . y y .
           r . r
    """)
    assert place(before, "d3").state.stones == after.stones


@pytest.mark.rule("X3")
@pytest.mark.parametrize(
    ("cell", "why"), [("a2", "a stone on a2"), ("b5", "no cell b5"), ("f1", "no cell f1"), ("", "no cell")]
)
def test_only_empty_cells_of_the_board_can_be_taken(cell: str, why: str) -> None:
    state = played(3, "a2 c3")
    with pytest.raises(Illegal, match=why):
        GAME.play(state, YELLOW, Place(cell), NONE)


@pytest.mark.rule("X3")
def test_there_is_no_passing() -> None:
    state = played(5, "a1 e5")
    assert [offer.action for offer in GAME.offers(state, YELLOW)] == ["place", "resign"]


@pytest.mark.rule("X4")
def test_red_may_swap_on_its_first_turn() -> None:
    state = played(5, "c3", swap=True)
    assert [offer.action for offer in GAME.offers(state, 1)] == ["place", "swap", "resign"]
    step = GAME.play(state, 1, Swap(), NONE)
    view = GAME.view(step.state, None)
    assert view.colours == ("red", "yellow")
    assert step.state.stones == state.stones
    assert view.turn == "red"
    assert GAME.actors(step.state) == {0}
    assert view.moves == ("c3", "swap")


@pytest.mark.rule("X4")
def test_after_the_swap_the_stone_belongs_to_the_swapper() -> None:
    state = GAME.play(played(3, "c3", swap=True), 1, Swap(), NONE).state
    for number, cell in enumerate(["a1", "b3", "a3", "d2", "e3", "a2", "e1", "d1", "b1", "d3", "c1", "d4"]):
        assert state.outcome is None
        state = GAME.play(state, number % 2, Place(cell), NONE).state
    assert state.outcome is not None
    assert state.outcome.winners == (1,)
    assert state.outcome.why.args["colour"] == "yellow"


@pytest.mark.rule("X4")
@pytest.mark.parametrize("cells", ["", "c3 a1", "c3 a1 a2"])
def test_nobody_swaps_at_another_time(cells: str) -> None:
    state = played(3, cells, swap=True)
    for seat in (0, 1):
        assert "swap" not in [offer.action for offer in GAME.offers(state, seat)]
        with pytest.raises(Illegal):
            GAME.play(state, seat, Swap(), NONE)


@pytest.mark.rule("X4")
def test_nobody_swaps_back_or_twice() -> None:
    state = GAME.play(played(3, "c3", swap=True), 1, Swap(), NONE).state
    for seat in (0, 1):
        with pytest.raises(Illegal):
            GAME.play(state, seat, Swap(), NONE)


@pytest.mark.rule("X4")
def test_the_swap_is_an_option_that_is_on_by_default() -> None:
    assert Options().swap is True
    state = played(3, "c3", swap=False)
    assert "swap" not in [offer.action for offer in GAME.offers(state, 1)]
    with pytest.raises(Illegal, match="first stone"):
        GAME.play(state, 1, Swap(), NONE)


@pytest.mark.rule("X5")
def test_six_sides_in_order_corners_belong_to_two() -> None:
    sides = [
        "a1 a2 a3",
        "a3 b4 c5",
        "c5 d4 e3",
        "e1 e2 e3",
        "c1 d1 e1",
        "a1 b1 c1",
    ]
    board = board_of(3)
    for side, cells in enumerate(sides):
        assert {n for n, s in zip(board.names, board.sides, strict=True) if side in s} == set(cells.split())
    corners = {n for n, s in zip(board.names, board.sides, strict=True) if len(s) == 2}
    assert corners == {"a1", "a3", "c1", "c5", "e1", "e3"}


@pytest.mark.rule("X5")
def test_a_corner_counts_for_both_its_sides() -> None:
    # a1 touches the top and the upper left; e1 the bottom and the lower left: top and bottom are opposite.
    board = """
           y . r
          y . . r
         . . . . .
          y . . r
           y r .
    """
    assert decision(board, "c1") == ((RED,), "loses")


@pytest.mark.rule("X6")
@pytest.mark.parametrize(
    "board",
    [
        """
           r y r
          r . y r
         r . . . .
          y y y y
           . r .
        """,
        """
           r r .
          y y . y
         r . . y .
          r y . r
           . y r
        """,
    ],
    ids=["0 2 4", "1 3 5"],
)
def test_a_chain_to_three_sides_that_do_not_touch_wins(board: str) -> None:
    assert decision(board, "c3") == ((YELLOW,), "wins")


@pytest.mark.rule("X6")
def test_red_wins_by_three_sides_too() -> None:
    board = """
           y r y
          y . r y
         y . . . y
          r r r r
           . y .
    """
    assert decision(board, "c3") == ((RED,), "wins")


@pytest.mark.rule("X6")
def test_three_sides_in_a_row_decide_nothing() -> None:
    board = """
           r . y
          . . . y
         . . . . .
          . . . .
           r . .
    """
    assert decision(board, "c5") is None


@pytest.mark.rule("X6")
def test_two_chains_do_not_add_up() -> None:
    board = """
           . y .
          r . . .
         . . . . .
          . . . y
           . r .
    """
    assert decision(board, "d1") is None


@pytest.mark.rule("X7")
@pytest.mark.parametrize(
    "board",
    [
        """
           . y .
          r y . r
         r . . . r
          . . y .
           . y .
        """,
        """
           r r .
          . . . y
         . y . y .
          y . . .
           . r r
        """,
        """
           . r r
          y y . .
         . . . . .
          . . y y
           r r .
        """,
    ],
    ids=["0 3", "1 4", "2 5"],
)
def test_a_chain_between_opposite_sides_loses(board: str) -> None:
    assert decision(board, "c3") == ((RED,), "loses")


@pytest.mark.rule("X7")
def test_red_loses_by_opposite_sides_too() -> None:
    board = """
           . r .
          y r . y
         y . . . y
          y . r .
           . r .
    """
    assert decision(board, "c3") == ((YELLOW,), "loses")


@pytest.mark.rule("X8")
def test_a_chain_that_does_both_wins() -> None:
    assert decision(WINS_AND_LOSES, "c3") == ((YELLOW,), "wins")


@pytest.mark.rule("X8")
def test_the_end_says_by_which_sides_it_came() -> None:
    step = place(drawn(WINS_AND_LOSES), "c3")
    outcome = step.state.outcome
    assert outcome is not None
    assert outcome.why.args == {"seat": YELLOW, "colour": "yellow", "sides": "1–3–5"}
    deciding = GAME.view(step.state, None).deciding
    assert deciding is not None
    assert deciding.cells == ("a2", "b3", "c3", "d1", "d2", "d3", "d4", "e2")
    assert deciding.sides == (0, 2, 4)


@pytest.mark.rule("X10")
def test_stones_never_run_out() -> None:
    most = 0
    for luck in range(5):
        end = random_game(GAME, random.Random(luck), size=10, swap=False, minutes=0).state
        most = max(most, end.stones.count("y"), end.stones.count("r"))
    assert most > 64


@pytest.mark.rule("X12")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("cells", ["", "c3", "c3 a1", "c3 a1 e2"])
def test_resigning_is_a_loss_at_any_time(seat: int, cells: str) -> None:
    state = played(3, cells)
    over = GAME.play(state, seat, Resign(), NONE).state
    assert over.outcome is not None
    assert over.outcome.winners == (1 - seat,)
    assert over.outcome.why.key == "cross-resigned"
    assert over.stones == state.stones
    assert over.moves[-1] == "resign"


@pytest.mark.rule("X12")
def test_nobody_resigns_for_another_or_after_the_end() -> None:
    state = played(3, "c3")
    for stranger in (2, TIME):
        with pytest.raises(Illegal):
            GAME.play(state, stranger, Resign(), NONE)
    over = GAME.play(state, 0, Resign(), NONE).state
    with pytest.raises(Illegal, match="over"):
        GAME.play(over, 1, Resign(), NONE)


def test_who_oversteps_the_time_loses() -> None:
    state = GAME.play(GAME.start(Options(minutes=3), 2, NONE).state, 0, Place("a1"), NONE).state
    clock = GAME.clock(state)
    assert clock is not None
    assert (clock.key, clock.seconds, clock.seat) == ("seat-1", 180.0, 1)
    with pytest.raises(Illegal, match="Only the clock"):
        GAME.play(state, 0, TimeUp(), NONE)
    over = GAME.play(state, TIME, TimeUp(), NONE).state
    assert over.outcome is not None
    assert over.outcome.winners == (0,)
    assert over.outcome.why.key == "cross-time"


def test_without_clocks_time_never_runs_out() -> None:
    with pytest.raises(Illegal, match="No clock"):
        GAME.play(played(3, ""), TIME, TimeUp(), NONE)


def test_the_clock_stays_with_the_seat_when_colours_are_swapped() -> None:
    state = GAME.play(GAME.start(Options(minutes=5), 2, NONE).state, 0, Place("a1"), NONE).state
    clock = GAME.clock(GAME.play(state, 1, Swap(), NONE).state)
    assert clock is not None
    assert (clock.key, clock.seat) == ("seat-0", 0)


@pytest.mark.rule("X4")
def test_after_the_swap_it_is_still_the_player_to_move_who_loses_on_time() -> None:
    state = GAME.play(GAME.start(Options(minutes=5), 2, NONE).state, 0, Place("a1"), NONE).state
    swapped = GAME.play(state, 1, Swap(), NONE).state
    for to_move, colour, now in ((0, "red", swapped), (1, "yellow", GAME.play(swapped, 0, Place("a2"), NONE).state)):
        over = GAME.play(now, TIME, TimeUp(), NONE).state.outcome
        assert over is not None
        assert over.winners == (1 - to_move,)
        assert over.why == sentence("cross-time", seat=to_move, colour=colour)


def test_the_view_shows_chains_with_their_sides() -> None:
    state = drawn("""
           y y .
          . . r .
         . . . r .
          . y . .
           . . .
    """)
    chains = GAME.view(state, None).chains
    assert [(chain.cells, chain.sides) for chain in chains] == [
        (("a1", "a2"), (0, 5)),
        (("b3", "c4"), ()),
        (("d2",), ()),
    ]
