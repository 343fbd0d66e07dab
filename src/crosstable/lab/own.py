"""Bots of one's own: a function from view and offers to an action, with a memory if it wants one."""

import inspect
import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from crosstable.core import Action, AnyGame, Illegal, Offer, Sight, Stop, Thought, allowed
from crosstable.core.codec import codec

Plain = dict[str, Any]
"""An action as it goes over the wire: its `type` and the chosen fields."""
Bot = Callable[..., Action | Mapping[str, Any]]
OwnBot = Bot | Callable[[], Bot]
"""A bot of one's own: `bot(view, offers)` or `bot(view, offers, memory)` gives an action, as a struct of the game or as
a dict of its `type` and the chosen fields. `offers` are those the game waits for; asides are in `view.offers` only.
`memory` is a dict, empty at the beginning of each game and seen by this seat alone. A class is called once a game, and
what it makes is the bot."""


def actions(offers: Iterable[Offer]) -> Iterator[Plain]:
    """Every action these offers describe, one by one."""
    for offer in offers:
        for fields in offer.choices():
            yield {"type": offer.action, **fields}


def any_action(offers: Iterable[Offer], chance: random.Random | None = None) -> Plain:
    """An action chosen at random among these offers."""
    below = (chance or random).randrange
    choosable = list(offers)
    offer = choosable[below(len(choosable))]
    return {"type": offer.action, **offer.pick(below)}


class Caller:
    """A bot of one's own in one seat of one game, called as every other bot is."""

    def __init__(self, game: AnyGame, own: OwnBot) -> None:
        self._game = game
        self._bot: Callable[..., object] = own() if isinstance(own, type) else own
        self._memory: Plain = {}
        self._remembers = _takes_three(self._bot)

    def choose(self, sight: Sight) -> Action:
        """What it wants to do. Whatever it raises is its own; an answer that is not offered is Illegal."""
        view = sight.view
        offers = tuple(offer for offer in view.offers if not offer.aside)
        found = self._bot(view, offers, *([self._memory] if self._remembers else []))
        return read_answer(self._game, view.offers, found)

    def think(self, sight: Sight, stop: Stop) -> Thought:
        """The same, as the bots of the house answer."""
        return Thought(self.choose(sight))


def read_answer(game: AnyGame, offers: Iterable[Offer], answer: object) -> Action:
    """The action a bot has answered with, or Illegal if it is none, or not one of those offered."""
    try:
        action = answer if isinstance(answer, Action) else codec(game).action_from(answer)
    except ValueError:
        raise Illegal("lab-no-action", answer=repr(answer)[:200]) from None
    if not allowed(offers, action):
        raise Illegal("lab-not-offered", answer=repr(action)[:200])
    return action


def _takes_three(bot: Callable[..., object]) -> bool:
    """Whether it can be called with view, offers and memory."""
    try:
        inspect.signature(bot).bind(None, None, None)
    except TypeError:
        return False
    return True
