"""The bots of Fugitive: three levels for each role."""

from msgspec.structs import replace

from crosstable.core import Bot, Sight, Stop, Thought

from ..know import UNIFORM
from ..know.reasons import why
from ..parts.fallback import EasyBot
from ..view import FugitiveView
from .beliefs import OPEN_MINDED, sure_of
from .fugitive import PlanningFugitive, StrongFugitive
from .judgement import MARSHAL_JUDGE
from .marshal import CountingMarshal, StrongMarshal
from .warmup import warm as warm  # what a worker runs before the first thought


class TwoRoles:
    """One bot for both seats: the Fugitive's part and the Marshal's."""

    def __init__(self, level: str, fugitive: Bot, marshal: Bot) -> None:
        self._level = level
        self._parts = (fugitive, marshal)

    def think(self, sight: Sight, stop: Stop) -> Thought:
        """Play the role of the seat, and say why."""
        thought = self._parts[sight.seat].think(sight, stop)
        assert isinstance(sight.view, FugitiveView)
        return replace(thought, why=why(sight.view, thought.action, self._level))


def bot(level: str, seconds: float) -> Bot:
    """The bot of this level. Only the strong Fugitive uses its thinking time: in a hurry he looks at fewer chases."""
    if level == "easy":
        return EasyBot()
    if level == "medium":
        return TwoRoles(level, PlanningFugitive(), CountingMarshal(MARSHAL_JUDGE, sure_of(UNIFORM)))
    return TwoRoles(level, StrongFugitive(seconds), StrongMarshal(MARSHAL_JUDGE, OPEN_MINDED))
