"""The staged cards with talk: everybody may say at any time to whom the better card belongs."""

from typing import Any

from msgspec.structs import replace

from crosstable.core.action import Action
from crosstable.core.chance import Chance
from crosstable.core.events import EVERYBODY, Event, Told
from crosstable.core.offers import Offer, OneOf, offer
from crosstable.core.seats import Seat
from crosstable.core.step import Step
from helpers.staged_cards import StagedCards


class Murmur(Action, frozen=True):
    """Say that this seat has the better card."""

    about: Seat


class Murmured(Event, frozen=True):
    """Somebody has said so."""

    seat: Seat
    about: Seat


class TalkingCards(StagedCards):
    """The same game, with words."""

    facts = replace(
        StagedCards.facts,
        package=__name__,
        actions=(*StagedCards.facts.actions, Murmur),
        events=(*StagedCards.facts.events, Murmured),
    )

    def offers(self, state: Any, seat: Seat) -> tuple[Offer, ...]:
        """Keep it or not, and talk."""
        said = (offer(Murmur, aside=True, about=OneOf((0, 1))),) if seat >= 0 and not state.outcome else ()
        return (*super().offers(state, seat), *said)

    def play(self, state: Any, seat: Seat, action: Action, chance: Chance) -> Step[Any]:
        """Everybody hears what is said."""
        if isinstance(action, Murmur) and not state.outcome:
            return Step(state, (Told(EVERYBODY, Murmured(seat, action.about)),))
        return super().play(state, seat, action, chance)
