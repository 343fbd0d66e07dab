"""Bots as a table meets them: which one is chosen, what it is shown, and how much time it takes."""

import hmac
import random
from collections.abc import Iterable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from crosstable.core import AnyGame, Bot, Facts, Refused, Seat, Sight, Silent, Stop, Thought, Told, heard
from crosstable.core.parts import BOTS, FALLBACK, load

CLOCK_SHARE = 20
"""A bot takes at most this part of what is left on its clock."""


def seen_from(
    seat: Seat,
    game: AnyGame,
    options: Any,
    seats: int,
    state: Any,
    told: Iterable[Iterable[Told]],
    seed: int,
    secret: int,
    character: str = "",
) -> Sight:
    """What a bot on this seat may use: the seat's view of the state, and what it has heard so far."""
    past = tuple(heard(step, seat) for step in told)
    return Sight(game.facts.id, options, seats, seat, game.view(state, seat), past, seed, character, secret)


def secret_of(seed: bytes, seat: Seat) -> int:
    """What the bots on a seat keep to themselves in a game of this seed; it tells nothing of the cards."""
    return int.from_bytes(hmac.digest(seed, f"bot:{seat}".encode(), "sha256")[:8], "big")


class BotChoice(Struct, frozen=True):
    """A bot as a table chooses it: its level, and the seconds it may think about a move."""

    level: str
    seconds: float = 1.0


def hurried(choice: BotChoice, left: float | None) -> BotChoice:
    """The same bot, in more of a hurry when this many seconds are left on its clock (None: it has no clock)."""
    return choice if left is None else replace(choice, seconds=min(choice.seconds, left / CLOCK_SHARE))


class RandomBot:
    """Plays anything that is offered: the least a bot must beat, and the bot of a game that has none."""

    def __init__(self, facts: Facts) -> None:
        self._facts = facts

    def think(self, sight: Sight, stop: Stop) -> Thought:
        """Any offered action."""
        return random_thought(self._facts, sight)


def random_thought(facts: Facts, sight: Sight) -> Thought:
    """Any action that is offered: what is left when a bot cannot think."""
    chance = random.Random(sight.seed)
    offers = [offer for offer in sight.view.offers if not offer.aside]
    if not offers:
        return Thought(Silent())
    chosen = offers[chance.randrange(len(offers))]
    return Thought(facts.action(chosen.action, chosen.pick(chance.randrange)))


def bot_of(facts: Facts, choice: BotChoice) -> Bot:
    """The bot of a game with this level."""
    if choice.level not in facts.levels:
        raise Refused("no-such-bot", level=choice.level, levels=", ".join(facts.levels))
    bots = load(facts, BOTS)
    return RandomBot(facts) if bots is None else bots.bot(choice.level, choice.seconds)


def fallback_of(facts: Facts, choice: BotChoice) -> Bot:
    """Who plays for the bot of this level while it cannot; the bot itself if nobody else can."""
    fallback = load(facts, FALLBACK)
    return bot_of(facts, choice) if fallback is None else fallback.bot(choice.level, choice.seconds)
