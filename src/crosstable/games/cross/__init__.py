"""CROSS: connect three sides that do not touch each other, and never two that face each other."""

from crosstable.core.action import TimeUp
from crosstable.core.chance import Chance
from crosstable.core.game import Facts, Game, Parts, check_seats
from crosstable.core.series import SeriesRules
from crosstable.core.step import Step

from . import rules
from .actions import ACTIONS
from .data import LARGEST, PHRASES, Options
from .events import EVENTS
from .state import State
from .view import CrossView, view


class Cross:
    """The rules of CROSS behind the contract every game keeps."""

    facts = Facts(
        id="cross",
        rules=1,
        seats=(2,),
        options=Options,
        state=State,
        view=CrossView,
        actions=(*ACTIONS, TimeUp),
        events=EVENTS,
        longest=3 * LARGEST * (LARGEST - 1) + 2,  # every cell of the largest board, and the swap
        levels=("easy", "medium", "strong"),
        timed=("strong",),
        phrases=PHRASES,
        series=SeriesRules(lengths=(1, 2, 4, 6, 10)),  # even: both begin equally often
        open=True,
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
        """CROSS is for two."""
        check_seats(self.facts, seats)

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


GAME: Game[State, CrossView] = Cross()
