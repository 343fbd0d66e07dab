"""Crossfire: see a few cards go by, talk for three minutes, and shoot once."""

from crosstable.core.action import TimeUp
from crosstable.core.chance import Chance
from crosstable.core.game import Facts, Game, Parts, check_seats
from crosstable.core.step import Step

from . import rules
from .actions import ACTIONS
from .data import ASIDES, Options
from .events import EVENTS
from .rules import deal
from .rules.series import SERIES
from .state import State
from .view import CrossfireView, view

__all__ = ["GAME", "Crossfire", "CrossfireView", "Options", "State"]

MOST = 10


class Crossfire:
    """The rules of Crossfire behind the contract every game keeps."""

    facts = Facts(
        id="crossfire",
        rules=1,
        seats=(5, 6, 7, 8, 9, 10),
        options=Options,
        state=State,
        view=CrossfireView,
        actions=(*ACTIONS, TimeUp),
        events=EVENTS,
        # A claim, a first laying of shot cards, being ready and an aim for each; every aside of somebody may undo
        # one "ready".
        longest=4 * MOST + 3 + MOST * ASIDES,
        levels=("easy", "medium", "strong"),
        series=SERIES,
        package=__name__,
        parts=Parts(bots="bots", companion="parts.companion", review="parts.review", insight="parts.insight"),
    )

    def check(self, options: Options, seats: int) -> None:
        """Whether there are cards for this table."""
        check_seats(self.facts, seats)
        deal.check(options, seats)

    def start(self, options: Options, seats: int, chance: Chance) -> Step[State]:
        """See deal.start."""
        self.check(options, seats)
        return deal.start(options, seats, chance)

    actors = staticmethod(rules.actors)
    offers = staticmethod(rules.offers)
    play = staticmethod(rules.play)
    clock = staticmethod(rules.clock)
    outcome = staticmethod(rules.outcome)
    call_off = staticmethod(rules.call_off)
    view = staticmethod(view)


GAME: Game[State, CrossfireView] = Crossfire()
