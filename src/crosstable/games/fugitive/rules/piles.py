"""Drawing from the piles (F7–F9, F22), and the events one meets there (F25, F27–F29)."""

from bisect import bisect

from msgspec.structs import replace

from crosstable.core import EVERYBODY, Chance, Illegal, Seat, Told, only

from ..data import FUGITIVE, HIDEOUTS, MARSHAL, PILES, PLACEHOLDER
from ..events import Drew, Got
from ..state import Hands, State
from .effects import resolve

FOR_FUGITIVE, NEUTRAL, FOR_MARSHAL = range(3)
ALL = tuple(range(len(PILES)))
DREW = [[Told(EVERYBODY, Drew(seat, pile)) for pile in ALL] for seat in (FUGITIVE, MARSHAL)]
"""Everybody sees from which pile a seat draws (F4)."""
GOT = [[Told(only(seat), Got(card)) for card in HIDEOUTS] for seat in (FUGITIVE, MARSHAL)]
"""Nobody else sees the card."""


def all_empty(state: State) -> bool:
    """Whether nothing is left to draw; events and placeholders count (F29)."""
    return not any(state.piles)


def open_piles(state: State) -> tuple[int, ...]:
    """The piles one may draw from now: any with a card; after a pass only the lowest (F15, F22)."""
    piles = ALL if all(state.piles) else tuple([number for number, pile in enumerate(state.piles) if pile])
    return piles[:1] if state.phase == "extra_card" and not state.errands else piles


def draw(state: State, seat: Seat, pile: int, chance: Chance, told: list[Told]) -> State:
    """Take the top card; an event is resolved instead, and the draw is still to be done (F25)."""
    piles = state.piles
    if not 0 <= pile < len(piles) or not piles[pile]:
        raise _not_open(state, pile)
    if state.phase == "extra_card" and pile not in open_piles(state):
        raise _not_open(state, pile)
    card = piles[pile][-1]
    left = list(piles)
    left[pile] = piles[pile][:-1]
    piles = tuple(left)
    told.append(DREW[seat][pile])
    if card >= PLACEHOLDER:
        return _meet_event(replace(state, piles=piles, spent=(*state.spent, card)), seat, card, chance, told)
    told.append(GOT[seat][card])
    hands = _with(state.hands, seat, card)
    if state.errands:
        return replace(state, piles=piles, hands=hands, errands=state.errands[:-1])
    return replace(state, piles=piles, hands=hands, draws=state.draws - 1)


def _not_open(state: State, pile: int) -> Illegal:
    if not 0 <= pile < len(state.piles):
        return Illegal("fugitive-no-such-pile")
    return Illegal("fugitive-lowest-pile" if state.piles[pile] else "fugitive-pile-empty")


def _with(hands: Hands, seat: Seat, card: int) -> Hands:
    """The hands when this seat has taken a card."""
    mine = hands[seat]
    place = bisect(mine, card)
    more = (*mine[:place], card, *mine[place:])
    return (more, hands[MARSHAL]) if seat == FUGITIVE else (hands[FUGITIVE], more)


def _meet_event(state: State, seat: Seat, card: int, chance: Chance, told: list[Told]) -> State:
    if card != PLACEHOLDER:
        return resolve(state, seat, card, chance, told)
    deck = FOR_FUGITIVE if state.hidden <= 1 else NEUTRAL if state.hidden == 2 else FOR_MARSHAL  # F28
    return draw_event(state, seat, deck, chance, told)


def draw_event(state: State, seat: Seat, deck: int, chance: Chance, told: list[Told]) -> State:
    """Resolve the top card of an event pile, reshuffling its discards when it has run out (F29)."""
    cards, discards = state.decks[deck], state.discards[deck]
    if not cards:
        cards, discards = chance.shuffle("event pile again", discards), ()
    *rest, card = cards
    state = replace(
        state,
        decks=(*state.decks[:deck], tuple(rest), *state.decks[deck + 1 :]),
        discards=(*state.discards[:deck], (*discards, card), *state.discards[deck + 1 :]),
    )
    return resolve(state, seat, card, chance, told)
