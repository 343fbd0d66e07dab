"""The manners of bots: they leave people the time to decide and to talk, and do not all speak at once. All pure."""

from msgspec import Struct

from crosstable.core import Action, Facts, Offer, Seat, tag_of
from crosstable.core.moments import Pace, Talk
from crosstable.core.parts import MOMENTS, load

from .dispatch import Context
from .ready import looking_until
from .state import TableState

LAST_CALL = 1_000
"""Milliseconds before a clock runs out at which the last bot waits for nobody any more; others a little earlier."""
BETWEEN_WORDS = 2_600
"""Milliseconds from one word to a bot's next: a bubble is read for five seconds, and two at once are enough."""
ANSWER = 1_500
"""Milliseconds after which a bot answers who has spoken to it."""
LEAST_TALK: dict[Pace, int] = {"none": 0, "brisk": 2_000, "normal": 4_000, "relaxed": 6_000}
"""Milliseconds in which bots may say something, however fast people decide …"""
LONGEST_TALK = 45_000
"""… and over which they spread what they have to say at most, where a clock leaves time to talk."""
WORDS = 3
"""How many things a bot has time to say while such a clock runs."""
SHARE = 3
"""Where nobody else is asked, bots leave the people this part of the time there is for a discussion."""


class Question(Struct):
    """What a bot was asked: since when, and how it behaves until it has answered."""

    round: int
    about: object
    """What tells it from another question to the same seat."""
    since: int
    seed: int
    haste: float = 1.0
    """How many of the table's pauses it takes: bots do not all act at once."""
    share: float = 0.0
    """When it speaks, as a part of the time there is to talk."""
    said: int = 0
    """How much it has said on the occasion."""
    quiet: bool = False
    """The time to talk is over: it acts."""
    spoken_to: int = 0
    """When somebody has spoken to it last."""


_NO_TALK = Talk()


def talk_of(facts: Facts) -> Talk:
    """How people talk in this game."""
    part = load(facts, MOMENTS)
    return _NO_TALK if part is None else part.TALK


def is_aside(offers: tuple[Offer, ...], action: Action) -> bool:
    """Whether the game does not wait for such an action."""
    meant = [offer for offer in offers if offer.action == tag_of(type(action))]
    return bool(meant) and all(offer.aside for offer in meant)


def is_word(table: TableState, seat: Seat, action: Action) -> bool:
    """Whether whoever is on this seat says something with this, beside the run of play."""
    words = talk_of(table.game.facts).words
    return type(action) in words and is_aside(table.game.offers(table.current.state, seat), action)


def people_here(context: Context) -> list[Seat]:
    """The seats of the people who are connected."""
    return [seat for seat, who in enumerate(context.table.seats) if who.person in context.here]


def act_at(context: Context, seat: Seat, action: Action, question: Question, pause: int) -> int:
    """From when on a bot may do this: it waits for the stage, and for people as long as the clock allows it."""
    table, ends = context.table, context.table.clock_ends()
    free = max(question.since, table.current.busy_until)
    talk = _discussing_until(context, seat, action, free)
    moment = max(free, looking_until(context), talk) + round(pause * question.haste)
    return moment if ends is None else min(moment, max(free, ends - round(LAST_CALL * question.haste)))


def _discussing_until(context: Context, seat: Seat, action: Action, free: int) -> int:
    """Until when a bot leaves the people who are here the time to decide, or to talk over what it is going to do."""
    table, here = context.table, people_here(context)
    if table.pace == "none" or not here or is_aside(table.game.offers(table.current.state, seat), action):
        return 0
    if _deciding(table, here):
        return free + 1000 * table.discussion
    return free + 1000 * table.discussion // SHARE if type(action) in talk_of(table.game.facts).before else 0


def _deciding(table: TableState, here: list[Seat]) -> bool:
    actors = table.game.actors(table.current.state)
    return any(seat in actors for seat in here)


def speak_at(context: Context, question: Question, pause: int, spoken: int) -> int | None:
    """From when on a bot may say something, the last word being of this moment; None: the time to talk is over.

    Each bot has a place of its own in the time there is; who was spoken to answers soon.
    """
    table, here = context.table, people_here(context)
    free = max(question.since, table.current.busy_until, looking_until(context))
    if table.pace == "none" or not here or question.quiet:
        return free + round(pause * question.haste)
    time, parts = _time_to_talk(context, here, free)
    moment = free + round(time * min(1.0, (question.said + question.share) / parts))
    if question.spoken_to:
        moment = max(free, question.spoken_to + ANSWER)
        time = max(time, moment + LEAST_TALK[table.pace] - free)
    moment = max(moment, spoken + BETWEEN_WORDS)
    return moment if moment <= free + time else None


def _time_to_talk(context: Context, here: list[Seat], free: int) -> tuple[int, int]:
    """How long there is to talk (milliseconds) from when the stage is free, and how much a bot may say in it."""
    table, ends = context.table, context.table.clock_ends()
    if not _deciding(table, here):
        return max(LEAST_TALK[table.pace], 1000 * table.discussion // SHARE), 1
    if ends is None:
        return max(LEAST_TALK[table.pace], 1000 * table.discussion), 1
    return max(0, min(LONGEST_TALK, ends - free - 3 * LAST_CALL)), WORDS
