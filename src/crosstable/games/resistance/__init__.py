"""The Resistance with Hostile Intent: base game, plot cards, Hunter, Inquisitor and Reverser, for five to ten."""

from crosstable.core.action import TimeUp
from crosstable.core.chance import Chance
from crosstable.core.game import Facts, Game, Parts, check_seats
from crosstable.core.series import SeriesRules
from crosstable.core.step import Step

from . import rules
from .actions import ACTIONS
from .data import SIDES, Options
from .events import EVENTS
from .rules import setup
from .state import State
from .view import ResistanceView, view


class Resistance:
    """The rules of The Resistance behind the contract every game keeps."""

    facts = Facts(
        id="resistance",
        rules=1,
        seats=tuple(SIDES),
        options=Options,
        state=State,
        view=ResistanceView,
        actions=(*ACTIONS, TimeUp),
        events=EVENTS,
        longest=700,  # five missions of at most five proposals, each with ten votes and every plot card used
        levels=("easy", "medium", "strong"),
        series=SeriesRules(turn=False),  # the first leader is drawn by lot
        package=__name__,
        parts=Parts(
            bots="bots",
            companion="parts.companion",
            review="parts.review",
            insight="parts.insight",
            terminal="parts.terminal",
        ),
    )

    def check(self, options: Options, seats: int) -> None:
        """See setup.check."""
        check_seats(self.facts, seats)
        setup.check(options, seats)

    def start(self, options: Options, seats: int, chance: Chance) -> Step[State]:
        """See rules.start."""
        self.check(options, seats)
        return rules.start(options, seats, chance)

    actors = staticmethod(rules.actors)
    offers = staticmethod(rules.offers)
    play = staticmethod(rules.play)
    clock = staticmethod(rules.clock)
    outcome = staticmethod(rules.outcome)
    call_off = staticmethod(rules.call_off)
    view = staticmethod(view)


GAME: Game[State, ResistanceView] = Resistance()
