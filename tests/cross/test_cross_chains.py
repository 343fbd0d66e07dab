"""Chains are kept up stone by stone; whatever is found that way is what looking at the whole board finds."""

import random

import pytest

from crosstable.core.chance import QuickChance
from crosstable.core.game import random_action
from crosstable.games.cross import GAME
from crosstable.games.cross.data import EMPTY, Options, board_of
from crosstable.games.cross.rules import chains


@pytest.mark.parametrize("size", [2, 3, 5, 7])
@pytest.mark.parametrize("seed", range(5))
def test_chains_grown_stone_by_stone_are_those_of_the_whole_board(
    size: int, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    grown: list[int] = []
    grow = chains._grown

    def counted(size: int, stones: str, before: tuple[chains.Chain, ...], place: int) -> tuple[chains.Chain, ...]:
        grown.append(place)
        return grow(size, stones, before, place)

    monkeypatch.setattr(chains, "_grown", counted)
    monkeypatch.setattr(chains, "_known", {})
    luck, state = random.Random(seed), GAME.start(Options(size=size), 2, QuickChance(0)).state
    GAME.view(state, None)
    while GAME.outcome(state) is None:
        (seat,) = GAME.actors(state)
        state = GAME.play(state, seat, random_action(GAME, state, seat, luck.randrange), QuickChance(0)).state
        assert GAME.view(state, None).chains == chains._from_scratch(size, state.stones)
    assert len(grown) == sum(move != "swap" for move in state.moves), "one stone, one chain"


def test_a_board_nobody_has_seen_is_looked_at_whole_and_no_more_are_kept_than_allowed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(chains, "_known", {})
    monkeypatch.setattr(chains, "_MOST", 3)
    boards = ["y......", "yr.....", "yry....", "yryr...", "yryry.."]
    for stones in boards:
        assert chains.all_chains(2, stones, "a1") == chains._from_scratch(2, stones)
    assert [stones for _, stones in chains._known] == boards[-3:]


@pytest.mark.parametrize("size", [2, 3, 5, 10])
@pytest.mark.parametrize("remembers", [True, False])
def test_a_new_stone_touches_the_sides_that_its_whole_chain_touches(
    size: int, remembers: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    board, luck, stones = board_of(size), random.Random(size), EMPTY * board_of(size).cells
    monkeypatch.setattr(chains, "_joined", {})
    for number, place in enumerate(luck.sample(range(board.cells), board.cells)):
        if not remembers:
            chains._joined.clear()  # as after a restart: nobody has seen the board before this stone
        after = stones[:place] + "yr"[number % 2] + stones[place + 1 :]
        assert sorted(chains.touched_from(board, stones, after, place)) == [*chains.chain_at(board, after, place).sides]
        stones = after
