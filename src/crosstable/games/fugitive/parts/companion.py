"""Fugitive at a real table: piles, hands, and what each turn is made of."""

from typing import Literal

from crosstable.core import Sentence, sentence
from crosstable.core.companion import Charting, Item, Kit, Line

from .. import GAME
from ..data import (
    DEALT,
    EVENTS_IN_A_PILE,
    FEET,
    FUGITIVE,
    GOAL,
    HELD,
    HOT,
    MARSHAL,
    PILES,
    START,
    STEP,
    Variant,
    event_cards,
)

PILE_EVENTS = EVENTS_IN_A_PILE * len(PILES)
Role = Literal["fugitive", "marshal"]


def things() -> tuple[Item, ...]:
    """The 43 hideouts, sorted for the set-up (F1–F3)."""
    piles = [
        Item(sentence("fugitive-take-pile", pile="ABC"[i], low=min(cards), high=max(cards)), len(cards))
        for i, cards in enumerate(PILES)
    ]
    held = ", ".join(map(str, HELD))
    return (
        Item(sentence("fugitive-take-start", card=START), 1),
        Item(sentence("fugitive-take-hand", cards=held), len(HELD)),
        *piles,
    )


def event_things(events: Variant) -> tuple[Item, ...]:
    """The event cards of the variant (F25–F28)."""
    match events:
        case "random":
            return (Item(sentence("fugitive-take-any-events"), PILE_EVENTS),)
        case "discovery":
            return (Item(sentence("fugitive-take-all-events"), len(event_cards())),)
        case "for_fugitive":
            return (Item(sentence("fugitive-take-events", side="fugitive"), len(event_cards("fugitive"))),)
        case "for_marshal":
            return (Item(sentence("fugitive-take-events", side="marshal"), len(event_cards("marshal"))),)
        case "catch_up":
            return (
                Item(sentence("fugitive-take-placeholders"), PILE_EVENTS),
                Item(sentence("fugitive-take-events", side="fugitive"), len(event_cards("fugitive"))),
                Item(sentence("fugitive-take-events", side="drawer"), len(event_cards("drawer"))),
                Item(sentence("fugitive-take-events", side="marshal"), len(event_cards("marshal"))),
            )
        case "none":
            return ()


def opening(events: Variant, minutes: int) -> tuple[Line, ...]:
    """The set-up, step by step (F2–F5), with the events of the variant."""
    lines = [
        Line(sentence("fugitive-tell-roles", seat=FUGITIVE, seat_b=MARSHAL), 1),
        Line(sentence("fugitive-tell-start", card=START), 2),
        Line(sentence("fugitive-tell-piles"), 6),
        Line(sentence("fugitive-tell-held", seat=FUGITIVE, cards=", ".join(map(str, HELD))), 2),
        Line(sentence("fugitive-tell-dealt", seat=FUGITIVE, of_a=DEALT[0], of_b=DEALT[1]), 4),
    ]
    if events != "none":
        lines.append(Line(sentence("fugitive-tell-events", events=events, count=EVENTS_IN_A_PILE), 6))
    if minutes:
        lines.append(Line(sentence("fugitive-tell-clock", minutes=minutes), 1))
    return (*lines, Line(sentence("fugitive-tell-begin", seat=FUGITIVE)))


def turn(role: Role, first: bool, first_hideouts: str, second_edition_pass: bool) -> tuple[Sentence, ...]:
    """What the player to move has to do, in order (F6–F9, F11, F12, F15–F17)."""
    if role == "marshal":
        draws = sentence("fugitive-turn-draw", count=2 if first else 1)
        return draws, sentence("fugitive-turn-guess"), sentence("fugitive-turn-guess-all")
    reach = (sentence("fugitive-turn-reach", step=STEP), sentence("fugitive-turn-sprint"))
    if first:
        return sentence("fugitive-turn-first", exactly=first_hideouts), *reach
    passing = (sentence("fugitive-turn-pass-draw"),) if second_edition_pass else ()
    return sentence("fugitive-turn-draw", count=1), sentence("fugitive-turn-lay"), *reach, *passing


def ending() -> tuple[Sentence, ...]:
    """How it ends (F19–F21, F23)."""
    return (
        sentence("fugitive-end-found"),
        sentence("fugitive-end-hot", goal=GOAL, hot=HOT),
        sentence("fugitive-end-manhunt", goal=GOAL, hot=HOT),
        sentence("fugitive-end-stuck"),
    )


def kit() -> Kit:
    """Everything the companion knows about Fugitive."""
    charting = Charting(GAME, role=("fugitive", "marshal"), first=(True, False))
    return Kit(
        game="fugitive",
        seats=GAME.facts.seats,
        options=charting.options(),
        next_first="next",
        problem=charting.problem(),
        parts={
            "cards": (charting.chart(things), charting.chart(event_things, "events")),
            "opening": (charting.chart(opening, "events", "minutes"),),
            "turn": (charting.chart(turn, "role", "first", "first_hideouts", "second_edition_pass"),),
            "ending": (charting.chart(ending),),
        },
        facts={"feet": FEET},
    )
