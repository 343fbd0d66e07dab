"""The notebook: off, own looks, or with believed statements; and what everybody could know afterwards."""

import pytest

from crosstable.core.chance import QuickChance
from crosstable.core.errors import Illegal
from crosstable.games.crossfire import GAME
from crosstable.games.crossfire.actions import Believe, Claim, TellRole, TellSeen
from crosstable.games.crossfire.know.notebook import page_believing_all
from crosstable.games.crossfire.state import State

from .crossfire_dealing import counting, do, shoot, talking

# Nobody's mixing changes anything. After passing: 0 blue decoy, 1 vip, 2 agent, 3 assassin, 4 assassin, 5 bystander.
SIX = "vip agent assassin assassin bystander blue_decoy"


def _talk(notebook: str) -> State:
    return talking(SIX, notebook=notebook)


def test_without_a_notebook_nothing_is_worked_out() -> None:
    view = GAME.view(_talk("off"), 0)
    assert view.notebook is None
    assert view.clashes == ()


def test_own_looks_are_worked_out_for_oneself_alone() -> None:
    """0 was dealt the VIP, got the Blue Decoy and kept it: 5, 0 and 1 mixed, so the VIP is at 5 or 1."""
    state = _talk("looks")
    page = GAME.view(state, 0).notebook
    assert page is not None
    assert page[0] == {"blue_decoy": 1.0}
    assert page[1]["vip"] == page[5]["vip"] == 0.5
    assert GAME.view(state, None).notebook is None
    assert GAME.view(state, 3).notebook != page


def test_a_believed_statement_counts_for_the_believer() -> None:
    state = do(_talk("statements"), (1, TellRole("vip")))
    number = len(state.said) - 1
    step = GAME.play(state, 0, Believe(number), QuickChance(0))
    assert step.events == ()
    view = GAME.view(step.state, 0)
    assert view.believed == (number,)
    assert view.notebook is not None
    assert view.notebook[1] == {"vip": 1.0}
    assert GAME.view(step.state, 2) == GAME.view(state, 2)
    assert GAME.view(do(step.state, (0, Believe(number))), 0).believed == ()


def test_believing_what_cannot_be_leaves_an_empty_page() -> None:
    state = do(_talk("statements"), (3, TellRole("vip")))
    assert GAME.view(do(state, (0, Believe(len(state.said) - 1))), 0).notebook is None


def test_only_statements_about_cards_can_be_believed() -> None:
    state = do(_talk("statements"), (3, Claim("agent")))
    for number in (0, 99, -1):
        with pytest.raises(Illegal):
            GAME.play(state, 0, Believe(number), QuickChance(0))
    with pytest.raises(Illegal):
        GAME.play(do(_talk("looks"), (3, Claim("agent"))), 0, Believe(6), QuickChance(0))


def test_contradictions_are_shown_where_the_table_wants_it() -> None:
    moves = ((0, TellSeen("dealt", "vip")), (3, TellSeen("dealt", "vip")))
    assert [clash.said for clash in GAME.view(do(_talk("statements"), *moves), 5).clashes] == [(6, 7)]
    assert GAME.view(do(_talk("looks"), *moves), 5).clashes == ()


def test_after_the_game_everybody_sees_what_everybody_could_know() -> None:
    view = GAME.view(shoot(counting(SIX), 1, 0, 3, 1, 1, 0), None)
    assert view.knew is not None
    assert view.knew[0] is not None
    assert view.knew[0][1]["vip"] == 0.5
    assert GAME.view(counting(SIX), 0).knew is None


def test_who_believes_everything_believes_the_first_of_what_cannot_both_be() -> None:
    """The VIP is at 5 or 1, as 0 saw; 1 says so first, and what 5 and 3 say is left out."""
    state = do(_talk("off"), (1, TellRole("vip")), (5, TellRole("vip")), (3, TellRole("vip")))
    page = page_believing_all(state, 0)
    assert page is not None
    assert page[1] == {"vip": 1.0}
    assert GAME.view(state, 0).knew_believing is None, "not before the end"
    end = GAME.view(shoot(counting(SIX), 1, 0, 3, 1, 1, 0), 2)
    assert end.knew_believing == end.knew, "nobody had said anything"
