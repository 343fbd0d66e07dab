"""Fugitive: one runs from hideout to hideout, the other works out where he was."""

from crosstable.core.action import TimeUp
from crosstable.core.chance import Chance
from crosstable.core.game import Facts, Game, Parts, check_seats
from crosstable.core.step import Step

from . import rules
from .actions import ACTIONS
from .data import PHRASES, Options
from .events import EVENTS
from .rules import setup
from .rules.series import SERIES
from .state import State
from .view import FugitiveView, view


class Fugitive:
    """The rules of Fugitive behind the contract every game keeps."""

    facts = Facts(
        id="fugitive",
        rules=1,
        seats=(2,),
        options=Options,
        state=State,
        view=FugitiveView,
        actions=(*ACTIONS, TimeUp),
        events=EVENTS,
        longest=400,
        levels=("easy", "medium", "strong"),
        phrases=PHRASES,
        series=SERIES,
        package=__name__,
        parts=Parts(
            bots="bots",
            fallback="parts.fallback",
            companion="parts.companion",
            review="parts.review",
            insight="parts.insight",
            terminal="parts.terminal",
        ),
    )

    def check(self, options: Options, seats: int) -> None:
        """Fugitive is for two."""
        check_seats(self.facts, seats)

    def start(self, options: Options, seats: int, chance: Chance) -> Step[State]:
        """See setup.start."""
        self.check(options, seats)
        return setup.start(options, seats, chance)

    actors = staticmethod(rules.actors)
    offers = staticmethod(rules.offers)
    play = staticmethod(rules.play)
    clock = staticmethod(rules.clock)
    outcome = staticmethod(rules.outcome)
    call_off = staticmethod(rules.call_off)
    view = staticmethod(view)


GAME: Game[State, FugitiveView] = Fugitive()
