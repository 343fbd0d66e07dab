"""Fugitive at a real table: piles, hands, and what each turn is made of."""

from typing import Literal

from crosstable.core import Sentence, sentence
from crosstable.core.companion import Charting, Item, Kit, Line

from .. import GAME, data

PILE_EVENTS = data.EVENTS_IN_A_PILE * len(data.PILES)
Role = Literal["fugitive", "marshal"]


def things() -> tuple[Item, ...]:
    """The 43 hideouts, sorted for the set-up (F1–F3)."""
    piles = [
        Item(sentence("fugitive-take-pile", pile="ABC"[i], low=min(cards), high=max(cards)), len(cards))
        for i, cards in enumerate(data.PILES)
    ]
    held = ", ".join(map(str, data.HELD))
    return (
        Item(sentence("fugitive-take-start", card=data.START), 1),
        Item(sentence("fugitive-take-hand", cards=held), len(data.HELD)),
        *piles,
    )


def event_things(events: data.Variant) -> tuple[Item, ...]:
    """The event cards of the variant (F25–F28)."""
    match events:
        case "random":
            return (Item(sentence("fugitive-take-any-events"), PILE_EVENTS),)
        case "discovery":
            return (Item(sentence("fugitive-take-all-events"), len(data.event_cards())),)
        case "for_fugitive":
            return (_helping("fugitive"),)
        case "for_marshal":
            return (_helping("marshal"),)
        case "catch_up":
            placeholders = Item(sentence("fugitive-take-placeholders"), PILE_EVENTS)
            return placeholders, _helping("fugitive"), _helping("drawer"), _helping("marshal")
        case "none":
            return ()


def _helping(side: data.Helps) -> Item:
    return Item(sentence("fugitive-take-events", side=side), len(data.event_cards(side)))


def opening(events: data.Variant, minutes: int) -> tuple[Line, ...]:
    """The set-up, step by step (F2–F5), with the events of the variant."""
    lines = [
        Line(sentence("fugitive-tell-roles", seat=data.FUGITIVE, seat_b=data.MARSHAL), 1),
        Line(sentence("fugitive-tell-start", card=data.START), 2),
        Line(sentence("fugitive-tell-piles"), 6),
        Line(sentence("fugitive-tell-held", seat=data.FUGITIVE, cards=", ".join(map(str, data.HELD))), 2),
        Line(sentence("fugitive-tell-dealt", seat=data.FUGITIVE, of_a=data.DEALT[0], of_b=data.DEALT[1]), 4),
    ]
    if events != "none":
        lines.append(Line(sentence("fugitive-tell-events", events=events, count=data.EVENTS_IN_A_PILE), 6))
    if minutes:
        lines.append(Line(sentence("fugitive-tell-clock", minutes=minutes), 1))
    return (*lines, Line(sentence("fugitive-tell-begin", seat=data.FUGITIVE)))


def turn(role: Role, first: bool, first_hideouts: str, second_edition_pass: bool) -> tuple[Sentence, ...]:
    """What the player to move has to do, in order (F6–F9, F11, F12, F15–F17)."""
    if role == "marshal":
        draws = sentence("fugitive-turn-draw", count=2 if first else 1)
        return draws, sentence("fugitive-turn-guess"), sentence("fugitive-turn-guess-all")
    reach = (sentence("fugitive-turn-reach", step=data.STEP), sentence("fugitive-turn-sprint"))
    if first:
        return sentence("fugitive-turn-first", exactly=first_hideouts), *reach
    passing = (sentence("fugitive-turn-pass-draw"),) if second_edition_pass else ()
    return sentence("fugitive-turn-draw", count=1), sentence("fugitive-turn-lay"), *reach, *passing


def ending() -> tuple[Sentence, ...]:
    """How it ends (F19–F21, F23)."""
    return (
        sentence("fugitive-end-found"),
        sentence("fugitive-end-hot", goal=data.GOAL, hot=data.HOT),
        sentence("fugitive-end-manhunt", goal=data.GOAL, hot=data.HOT),
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
        facts={"feet": data.FEET},
    )
