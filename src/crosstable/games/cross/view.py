"""What a viewer of CROSS sees: everything, for CROSS has no secrets."""

from crosstable.core import Seat, View

from . import rules
from .data import Colour, board_of
from .rules.chains import Chain, Fate, all_chains, chain_at, deciding_sides, fates, verdict
from .state import State


class CrossView(View, frozen=True, kw_only=True):
    """The board with its chains, who plays which colour, and what decided the game."""

    size: int
    stones: str
    """A character a cell, row by row: `.` empty, `y` YELLOW, `r` RED."""
    colours: tuple[Colour, Colour]
    """The colour of each seat."""
    turn: Colour
    moves: tuple[str, ...]
    last: str | None
    """The cell of the newest stone."""
    chains: tuple[Chain, ...]
    fates: tuple[Fate, ...] = ()
    """The cells on which a stone of whoever is to move would end the game. CROSS is open: everybody reads it."""
    deciding: Chain | None
    """The chain that ended the game, with just the sides it was decided by."""


def view(state: State, seat: Seat | None) -> CrossView:
    """The state as that viewer sees it."""
    waiting = rules.actors(state)
    last = next((m for m in reversed(state.moves) if m not in ("swap", "resign")), None)
    return CrossView(
        seat=seat,
        waiting=tuple(sorted(waiting)),
        offers=() if seat is None else rules.offers(state, seat),
        clock=rules.clock(state),
        outcome=state.outcome,
        size=state.options.size,
        stones=state.stones,
        colours=(state.colour_of(0), state.colour_of(1)),
        turn=state.turn,
        moves=state.moves,
        last=last,
        chains=all_chains(state.options.size, state.stones, last),
        fates=fates(state.options.size, state.stones, state.turn) if waiting else (),
        deciding=_deciding(state, last),
    )


def _deciding(state: State, last: str | None) -> Chain | None:
    if not state.outcome or not last:
        return None
    board = board_of(state.options.size)
    chain = chain_at(board, state.stones, board.places[last])
    return Chain(chain.cells, deciding_sides(chain.sides)) if verdict(chain) else None
