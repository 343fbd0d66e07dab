"""Plot cards: giving them out, and those that act at once (P1–P4, P8–P11)."""

from msgspec.structs import replace

from crosstable.core import Offer, OneOf, Seat, Step, offer

from ..actions import GivePlot, OpenUp, Overhear, TakeLead, TakePlot
from ..data import AT_ONCE, SIDE, Plot
from ..events import LeaderIs, PlotGiven, PlotTaken, PlotUsed
from ..state import State
from .flow import discard, leader_acts, public, shown_to, then


def take_lead(state: State, seat: Seat, action: TakeLead) -> Step[State]:
    """The holder leads; no other Strong Leader until a vote has been held (P4)."""
    state = replace(discard(state, seat, "strong_leader"), leader=seat, strong_used=True, queue=())
    led = then(public(state, LeaderIs(seat, state.round, state.rejections)), leader_acts)
    return then(public(state, PlotUsed("strong_leader", seat)), lambda _: led)


def pass_lead(state: State) -> Step[State]:
    """The next holder is asked, else the leader goes on (P3)."""
    if len(state.queue) > 1:
        return Step(replace(state, queue=state.queue[1:]))
    return leader_acts(state)


def give_offers(state: State) -> tuple[Offer, ...]:
    """A drawn card for another player who has got none in this draw (P2)."""
    cards = tuple(dict.fromkeys(state.drawn))
    others = tuple(s for s in range(state.seats) if s != state.leader and s not in state.given)
    return (offer(GivePlot, card=OneOf(cards), seat=OneOf(others)),)


def give(state: State, leader: Seat, action: GivePlot) -> Step[State]:
    """The card changes hands openly, and acts if it acts at once."""
    card, seat = action.card, action.seat
    left = list(state.drawn)
    left.remove(card)
    state = replace(state, drawn=tuple(left), given=(*state.given, seat))
    if card not in AT_ONCE:
        return then(public(_hold(state, seat, card), PlotGiven(card, seat)), _go_on)
    return then(public(state, PlotGiven(card, seat)), lambda after: _at_once(after, seat, card))


def _hold(state: State, seat: Seat, card: Plot) -> State:
    return replace(state, held=(*state.held[:seat], (*state.held[seat], card), *state.held[seat + 1 :]))


def _go_on(state: State) -> Step[State]:
    """The next drawn card, or the proposal."""
    return Step(replace(state, phase="give_plots" if state.drawn else "propose", queue=()))


def _at_once(state: State, seat: Seat, card: Plot) -> Step[State]:
    if card == "confidence":  # P10
        return then(shown_to(state, "confidence", seat, state.leader, SIDE[state.characters[state.leader]]), _go_on)
    if card == "overheard":
        return Step(replace(state, phase="overhear", queue=(seat,)))
    if card == "open_up":
        return Step(replace(state, phase="open_up", queue=(seat,)))
    if not _victims(state, seat):
        return _go_on(state)  # P8: nothing happens
    return Step(replace(state, phase="take_plot", queue=(seat,)))


def _victims(state: State, seat: Seat) -> list[Seat]:
    return [other for other in range(state.seats) if other != seat and state.held[other]]


def take_offers(state: State) -> tuple[Offer, ...]:
    """Any plot card that lies before another player (P8)."""
    return tuple(
        offer(TakePlot, seat=OneOf((other,)), card=OneOf(tuple(dict.fromkeys(state.held[other]))))
        for other in _victims(state, state.queue[0])
    )


def take(state: State, seat: Seat, action: TakePlot) -> Step[State]:
    """The card lies before its new holder now (P8)."""
    state = _hold(discard(state, action.seat, action.card), seat, action.card)
    return then(public(state, PlotTaken(action.card, seat, action.seat)), _go_on)


def overhear_offers(state: State) -> tuple[Offer, ...]:
    """One of the two neighbours (P9)."""
    seat = state.queue[0]
    return (offer(Overhear, seat=OneOf(tuple(sorted({(seat - 1) % state.seats, (seat + 1) % state.seats})))),)


def overhear(state: State, seat: Seat, action: Overhear) -> Step[State]:
    """The neighbour's side is seen (P9, H17)."""
    return then(shown_to(state, "overheard", seat, action.seat, SIDE[state.characters[action.seat]]), _go_on)


def open_up_offers(state: State) -> tuple[Offer, ...]:
    """Any other player (P11)."""
    return (offer(OpenUp, seat=OneOf(tuple(s for s in range(state.seats) if s != state.queue[0]))),)


def open_up(state: State, seat: Seat, action: OpenUp) -> Step[State]:
    """The receiver shows his side to a player of his choice (P11, H17)."""
    return then(shown_to(state, "open_up", action.seat, seat, SIDE[state.characters[seat]]), _go_on)
