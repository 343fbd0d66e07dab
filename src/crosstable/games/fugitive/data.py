"""Fugitive: its cards, piles, options and event deck."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from crosstable.core import Phrase, Seat
from crosstable.core.options import among

FUGITIVE: Seat = 0
MARSHAL: Seat = 1

START, GOAL = 0, 42
HIDEOUTS = range(START, GOAL + 1)
"""The 43 hideout cards (F1)."""

FEET = tuple(0 if card in (START, GOAL) else 1 if card % 2 else 2 for card in HIDEOUTS)
"""The footprints of each hideout card: one on the odd ones, two on the even ones (F1)."""

PILES = (range(4, 15), range(15, 29), range(29, 42))
"""The cards of the piles A, B and C (F2)."""

HELD = (1, 2, 3, GOAL)
"""What the Fugitive always starts with (F3)."""

DEALT = (3, 2, 0)
"""How many cards of each pile he gets besides (F3)."""

STEP = 3
"""How far the next hideout may lie without any sprint card (F11)."""

HOT = 30
"""A found hideout from here on makes 42 a certain escape (F20)."""

Helps = Literal["fugitive", "marshal", "drawer"]
Variant = Literal["none", "random", "discovery", "for_fugitive", "for_marshal", "catch_up"]


class EventCard(Struct, frozen=True):
    """One card of the event deck: its name in the texts, and whom it helps."""

    id: str
    helps: Helps


EVENT_DECK: tuple[EventCard, ...] = (
    EventCard("borrowed_moped", "fugitive"),  # his next turn: reach 2 further
    EventCard("street_parade", "fugitive"),  # her next turn: no guess
    EventCard("night_bus", "fugitive"),  # his next turn: one more hideout
    EventCard("nest_egg", "fugitive"),  # he draws a card
    EventCard("open_notebook", "fugitive"),  # he sees her cards
    EventCard("crackling_radio", "fugitive"),  # her next turn: one number a guess
    EventCard("bakery_gossip", "marshal"),  # she learns whether the newest hidden hideout is odd or even
    EventCard("toll_booth", "marshal"),  # she asks whether it is higher than a number of her choice
    EventCard("wet_paint", "marshal"),  # a random hidden sprint card is turned up
    EventCard("torn_pocket", "marshal"),  # he loses a random card, face up, and draws another
    EventCard("stubbed_toe", "marshal"),  # his next turn: no sprint cards
    EventCard("overtime", "marshal"),  # her next turn: one more guess
    EventCard("lucky_penny", "drawer"),  # the drawer draws a card
    EventCard("green_wave", "drawer"),  # the drawer's next turn: one more hideout or guess
    EventCard("traffic_jam", "drawer"),  # the other one does not draw in the next turn
    EventCard("pickpocket", "drawer"),  # the other one loses a random card, face up; the Fugitive draws another
    EventCard("change_of_wind", "drawer"),  # the Fugitive's next turn: reach 1 further, or 1 less
)
"""The project's own event deck (F24): six for the Fugitive, six for the Marshal, five for whoever draws."""

FIRST_EVENT = 101
"""In the piles, event cards are numbers from here on, in the order of the list above."""

PLACEHOLDER = 100
"""A placeholder card in a pile (F28)."""

EVENTS_IN_A_PILE = 2


def event_cards(helps: Helps | None = None) -> tuple[int, ...]:
    """The numbers of the events that help this side, or of all."""
    return tuple(FIRST_EVENT + i for i, event in enumerate(EVENT_DECK) if helps in (None, event.helps))


def is_hideout(card: int) -> bool:
    """Whether a card from a pile is a hideout, not an event or a placeholder."""
    return card < PLACEHOLDER


class Options(Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """What a table may choose."""

    first_hideouts: Literal["one_or_two", "two", "exactly_two"] = "one_or_two"
    """How many hideouts the Fugitive lays on his first turn (F6): with `two`, a second only where one is possible; with
    `exactly_two`, nothing that would leave none."""
    second_edition_pass: bool = False
    """Whether he may draw one more card after passing (F15)."""
    events: Variant = "none"
    """With which events the table plays (F24–F28)."""
    minutes: Annotated[int, Meta(ge=0, le=180), among(0, 5, 10, 20)] = 0
    """Thinking time of each player for the whole game; 0 is no clock."""


_BETWEEN = tuple(range(START + 1, GOAL))
_DRAWN = tuple(card for pile in PILES for card in pile)

PHRASES = (
    Phrase("fugitive-say-nearly", seats=(FUGITIVE,)),
    Phrase("fugitive-say-warm", seats=(FUGITIVE,)),
    Phrase("fugitive-say-cold", seats=(FUGITIVE,)),
    Phrase("fugitive-say-bluff", seats=(FUGITIVE,)),
    Phrase("fugitive-say-honest", seats=(FUGITIVE,)),
    Phrase("fugitive-say-past", _BETWEEN, seats=(FUGITIVE,)),
    Phrase("fugitive-say-never", _BETWEEN, seats=(FUGITIVE,)),
    Phrase("fugitive-say-behind", seats=(MARSHAL,)),
    Phrase("fugitive-say-surrender", seats=(MARSHAL,)),
    Phrase("fugitive-say-doubt", seats=(MARSHAL,)),
    Phrase("fugitive-say-guessing", seats=(MARSHAL,)),
    Phrase("fugitive-say-hold", _DRAWN, seats=(MARSHAL,)),
    Phrase("fugitive-say-next", _BETWEEN, seats=(MARSHAL,)),
)
"""What the two of a chase call to each other. Nobody has to tell the truth."""
