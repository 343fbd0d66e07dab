"""What each event does (F24, F29, F30). An effect that cannot be carried out gives None."""

from collections.abc import Callable

from msgspec.structs import replace

from crosstable.core import EVERYBODY, Chance, Event, Seat, Told, only

from ..data import EVENT_DECK, FIRST_EVENT, FUGITIVE, GOAL, MARSHAL
from ..events import CardsShown, EventDrawn, Learned, Lost, SprintTurnedUp
from ..state import Errand, Finding, State

Effect = Callable[[State, Seat, Chance, list[Told]], State | None]


def resolve(state: State, seat: Seat, card: int, chance: Chance, told: list[Told]) -> State:
    """Carry out the event that this seat has drawn."""
    event = EVENT_DECK[card - FIRST_EVENT].id
    caused: list[Told] = []
    after = EFFECTS[event](state, seat, chance, caused)
    told.append(Told(EVERYBODY, EventDrawn(seat, event, after is not None)))
    told.extend(caused)
    return state if after is None else after


def _tell(told: list[Told], event: Event) -> None:
    told.append(Told(EVERYBODY, event))


def coming(state: State, *, reach: int = 0, hideouts: int = 0, guesses: int = 0, **forbidden: bool) -> State:
    """On the next turn: so much further, so many more hideouts or guesses, and what is forbidden."""
    now = state.coming
    more = {"reach": now.reach + reach, "hideouts": now.hideouts + hideouts, "guesses": now.guesses + guesses}
    return replace(state, coming=replace(now, **more, **forbidden))


def no_draw(state: State, seat: Seat) -> State | None:
    """This seat does not draw on its next turn."""
    if seat in state.coming.no_draw:
        return None
    return replace(state, coming=replace(state.coming, no_draw=(*state.coming.no_draw, seat)))


def draw_more(state: State, seat: Seat) -> State | None:
    """This seat draws a card at once."""
    if not any(state.piles):
        return None
    errand: Errand = "fugitive_draws" if seat == FUGITIVE else "marshal_draws"
    return replace(state, errands=(*state.errands, errand))


def ask(state: State) -> State:
    """The Marshal asks about the newest hidden hideout at once."""
    return replace(state, errands=(*state.errands, "marshal_asks"))


def show_cards(state: State, told: list[Told]) -> State | None:
    """The Fugitive alone sees the Marshal's cards (F30)."""
    cards = state.hands[MARSHAL]
    if not cards:
        return None
    told.append(Told(only(FUGITIVE), CardsShown(cards)))
    return replace(state, seen=tuple(sorted({*state.seen, *cards})))


def tell_parity(state: State, told: list[Told]) -> State:
    """The Marshal alone learns whether the newest hidden hideout is odd or even (F30)."""
    place = state.newest_hidden
    return learn(state, Finding(place, "odd" if state.row[place].card % 2 else "even"), told)


def learn(state: State, finding: Finding, told: list[Told]) -> State:
    """Put a finding on the Marshal's record; nobody else hears it (F30)."""
    told.append(Told(only(MARSHAL), Learned(finding)))
    return replace(state, findings=(*state.findings, finding))


def bare_sprint(state: State, chance: Chance, told: list[Told]) -> State | None:
    """A random hidden sprint card is turned up."""
    hidden = [
        (place, card)
        for place, hideout in enumerate(state.row)
        if not hideout.up
        for card in hideout.sprints
        if card not in hideout.bared
    ]
    if not hidden:
        return None
    place, card = chance.pick("wet paint", hidden)
    _tell(told, SprintTurnedUp(place, card))
    at = state.row[place]
    bared = replace(at, bared=tuple(sorted((*at.bared, card))))
    return replace(state, row=(*state.row[:place], bared, *state.row[place + 1 :]))


def lose_card(state: State, seat: Seat, chance: Chance, told: list[Told]) -> State | None:
    """A random card of this seat, never 42, is put face up out of the game; the Fugitive draws another for it."""
    cards = [card for card in state.hands[seat] if card != GOAL]
    if not cards:
        return None
    lost = chance.pick("lost card", cards)
    _tell(told, Lost(seat, lost))
    kept = tuple(card for card in state.hands[seat] if card != lost)
    hands = (kept, state.hands[MARSHAL]) if seat == FUGITIVE else (state.hands[FUGITIVE], kept)
    state = replace(state, hands=hands, out=(*state.out, lost), seen=tuple(c for c in state.seen if c != lost))
    return (draw_more(state, FUGITIVE) or state) if seat == FUGITIVE else state


EFFECTS: dict[str, Effect] = {
    "borrowed_moped": lambda state, seat, chance, told: coming(state, reach=2),
    "street_parade": lambda state, seat, chance, told: coming(state, no_guess=True),
    "night_bus": lambda state, seat, chance, told: coming(state, hideouts=1),
    "nest_egg": lambda state, seat, chance, told: draw_more(state, FUGITIVE),
    "open_notebook": lambda state, seat, chance, told: show_cards(state, told),
    "crackling_radio": lambda state, seat, chance, told: coming(state, one_number=True),
    "bakery_gossip": lambda state, seat, chance, told: tell_parity(state, told),
    "toll_booth": lambda state, seat, chance, told: ask(state),
    "wet_paint": lambda state, seat, chance, told: bare_sprint(state, chance, told),
    "torn_pocket": lambda state, seat, chance, told: lose_card(state, FUGITIVE, chance, told),
    "stubbed_toe": lambda state, seat, chance, told: coming(state, no_sprints=True),
    "overtime": lambda state, seat, chance, told: coming(state, guesses=1),
    "lucky_penny": lambda state, seat, chance, told: draw_more(state, seat),
    "green_wave": lambda state, seat, chance, told: coming(state, hideouts=seat == FUGITIVE, guesses=seat == MARSHAL),
    "traffic_jam": lambda state, seat, chance, told: no_draw(state, 1 - seat),
    "pickpocket": lambda state, seat, chance, told: lose_card(state, 1 - seat, chance, told),
    "change_of_wind": lambda state, seat, chance, told: coming(state, reach=1 if seat == FUGITIVE else -1),
}
