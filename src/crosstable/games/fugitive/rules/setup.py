"""Dealing (F1–F4), with the events of the variants (F25–F28)."""

from crosstable.core import Chance, Step, Told, only

from ..data import DEALT, EVENTS_IN_A_PILE, FUGITIVE, HELD, PILES, PLACEHOLDER, START, Options, event_cards
from ..events import Dealt
from ..state import Hideout, State


def start(options: Options, seats: int, chance: Chance) -> Step[State]:
    """Shuffle each pile alone, deal the Fugitive his cards, and add what the variant wants."""
    piles = [chance.shuffle(f"pile {name}", cards) for name, cards in zip("ABC", PILES, strict=True)]
    hand = [*HELD]
    for number, count in enumerate(DEALT):
        kept = len(piles[number]) - count
        hand += piles[number][kept:]
        piles[number] = piles[number][:kept]
    decks = _event_piles(options, chance)
    state = State(
        options=options,
        piles=_with_events(options, piles, chance),
        hands=(tuple(sorted(hand)), ()),
        row=(Hideout(START, up=True),),
        decks=decks,
        discards=((),) * len(decks),
    )
    return Step(state, (Told(only(FUGITIVE), Dealt(state.hands[FUGITIVE])),))


def _with_events(options: Options, piles: list[tuple[int, ...]], chance: Chance) -> tuple[tuple[int, ...], ...]:
    """Two events or placeholders in each pile, where the variant has them there (F25, F27, F28)."""
    if options.events == "random":
        added = chance.shuffle("events", event_cards())
    elif options.events == "for_fugitive":
        added = chance.shuffle("events", event_cards("fugitive"))
    elif options.events == "for_marshal":
        added = chance.shuffle("events", event_cards("marshal"))
    elif options.events == "catch_up":
        added = (PLACEHOLDER,) * EVENTS_IN_A_PILE * len(piles)
    else:
        return tuple(piles)
    return tuple(
        chance.shuffle(f"pile {name} with events", pile + added[i * EVENTS_IN_A_PILE : (i + 1) * EVENTS_IN_A_PILE])
        for i, (name, pile) in enumerate(zip("ABC", piles, strict=True))
    )


def _event_piles(options: Options, chance: Chance) -> tuple[tuple[int, ...], ...]:
    """The event piles beside the table (F26, F28)."""
    if options.events == "discovery":
        return (chance.shuffle("event pile", event_cards()),)
    if options.events == "catch_up":
        return (
            chance.shuffle("event pile of the Fugitive", event_cards("fugitive")),
            chance.shuffle("neutral event pile", event_cards("drawer")),
            chance.shuffle("event pile of the Marshal", event_cards("marshal")),
        )
    return ()
