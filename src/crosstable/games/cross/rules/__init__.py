"""The rules of CROSS, X1–X12."""

from itertools import compress

from crosstable.core.action import Action, Resign, TimeUp, tag_of
from crosstable.core.chance import Chance
from crosstable.core.clock import Clock
from crosstable.core.errors import Illegal
from crosstable.core.events import EVERYBODY, Ended, Event, Told
from crosstable.core.offers import Offer, OneOf, offer
from crosstable.core.outcome import Outcome, broken_off
from crosstable.core.seats import TIME, Seat
from crosstable.core.sentence import Sentence, sentence
from crosstable.core.step import Step

from ..actions import Place, Swap
from ..data import EMPTY, STONE, Colour, Options, board_of
from ..events import Placed, Swapped
from ..state import State
from .chains import decided_by, deciding_sides, touched_from

ALONE = (frozenset({0}), frozenset({1}))
"""The seats, each by itself."""
FREE = bytes(chr(code) == EMPTY for code in range(256))
"""By the character of a cell, whether it is empty."""
PLACE = tag_of(Place)
RESIGN = offer(Resign, aside=True)
SWAP = offer(Swap)
TIME_UP = (offer(TimeUp),)


def start(options: Options, seats: int, chance: Chance) -> Step[State]:
    """An empty board (X2). CROSS uses no chance."""
    return Step(State(options, EMPTY * board_of(options.size).cells))


def actors(state: State) -> frozenset[Seat]:
    """The player whose turn it is; there is no passing (X3)."""
    return frozenset() if state.outcome else ALONE[state.seat_of(state.turn)]


def may_swap(state: State) -> bool:
    """Whether it is RED's first turn and the table plays with the swap (X4)."""
    return state.options.swap and len(state.moves) == 1


def offers(state: State, seat: Seat) -> tuple[Offer, ...]:
    """A stone on any empty cell, on RED's first turn the swap, and resigning at any time."""
    mine = moves(state, seat)
    return (*mine, RESIGN) if seat in (0, 1) and not state.outcome else mine


def moves(state: State, seat: Seat) -> tuple[Offer, ...]:
    """What the game waits for from that seat."""
    if seat == TIME:
        return TIME_UP if clock(state) else ()
    if state.outcome or seat != state.seat_of(state.turn):
        return ()
    names = board_of(state.options.size).names
    place = Offer(PLACE, {"cell": OneOf(tuple(compress(names, state.stones.encode().translate(FREE))))})
    return (place, SWAP) if may_swap(state) else (place,)


def play(state: State, seat: Seat, action: Action, chance: Chance) -> Step[State]:
    """Carry out one action, or say why not."""
    if state.outcome:
        raise Illegal("game-over")
    if isinstance(action, TimeUp):
        return time_up(state, seat)
    if seat not in (0, 1):
        raise Illegal("not-seated")
    if isinstance(action, Resign):
        return resign(state, seat)
    colour = state.turn
    if seat != state.seat_of(colour):
        raise Illegal("not-your-turn")
    if isinstance(action, Place):
        return place(state, seat, colour, action.cell)
    if isinstance(action, Swap):
        return swap(state, seat)
    raise Illegal("unknown-action")


def place(state: State, seat: Seat, colour: Colour, cell: str) -> Step[State]:
    """Put a stone of the player's colour on an empty cell and look at its chain (X3, X6–X8)."""
    board = board_of(state.options.size)
    where = board.places.get(cell)
    if where is None:
        raise Illegal("cross-no-such-cell", cell=cell)
    if state.stones[where] != EMPTY:
        raise Illegal("cross-occupied", cell=cell)
    stones = state.stones[:where] + STONE[colour] + state.stones[where + 1 :]
    touched = touched_from(board, state.stones, stones, where)
    decided = decided_by(touched)
    outcome = None
    if decided:
        winner = seat if decided == "wins" else 1 - seat
        sides = "–".join(str(side + 1) for side in deciding_sides(touched))
        outcome = Outcome((winner,), sentence(f"cross-{decided}", seat=seat, colour=colour, sides=sides))
    assert outcome or EMPTY in stones, "X9: a full board always holds a decision"
    after = State(state.options, stones, (*state.moves, cell), state.yellow, outcome)
    return _told(after, Placed(seat, colour, cell))


def swap(state: State, seat: Seat) -> Step[State]:
    """The colours change hands; the stone stays and the other player moves next (X4)."""
    if not may_swap(state):
        raise Illegal("cross-no-swap")
    return _told(State(state.options, state.stones, (*state.moves, "swap"), seat), Swapped(seat))


def resign(state: State, seat: Seat) -> Step[State]:
    """A loss, at any time (X12)."""
    why = sentence("cross-resigned", seat=seat, colour=state.colour_of(seat))
    over = Outcome((1 - seat,), why)
    return _told(State(state.options, state.stones, (*state.moves, "resign"), state.yellow, over))


def time_up(state: State, seat: Seat) -> Step[State]:
    """Whoever runs out of time loses."""
    if seat != TIME:
        raise Illegal("only-time")
    if not clock(state):
        raise Illegal("no-clock")
    late = state.seat_of(state.turn)
    over = Outcome((1 - late,), sentence("cross-time", seat=late, colour=state.turn))
    return _told(State(state.options, state.stones, state.moves, state.yellow, over))


def _told(state: State, *events: Event) -> Step[State]:
    """CROSS has no secrets: everybody hears everything."""
    all_events = (*events, Ended(state.outcome)) if state.outcome else events
    return Step(state, tuple([Told(EVERYBODY, event) for event in all_events]))


def clock(state: State) -> Clock | None:
    """The clock of the player to move, if the table plays with clocks."""
    if state.outcome or not state.options.minutes:
        return None
    seat = state.seat_of(state.turn)
    return Clock(f"seat-{seat}", state.options.minutes * 60.0, seat=seat)


def call_off(state: State, why: Sentence) -> State:
    """The game broken off here, without a winner."""
    return State(state.options, state.stones, state.moves, state.yellow, broken_off(why))
