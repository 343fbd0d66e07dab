"""CROSS: connect three sides that do not touch each other, and never two that face each other."""

from crosstable.core import Facts, Game, RuledGame, SeriesRules, TimeUp

from . import rules
from .actions import ACTIONS
from .data import LARGEST, PHRASES, Options
from .events import EVENTS
from .state import State
from .view import CrossView, view

FACTS = Facts(
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
    roles=("yellow", "red"),
    open=True,
    package=__name__,
    parts=(
        "bots",
        "fallback",
        "companion",
        "review",
        "insight",
        "verdict",
        "log",
        "moments",
        "terminal",
        "puzzles",
        "balance",
    ),
)

GAME: Game[State, CrossView] = RuledGame(FACTS, rules, view, moves=rules.moves)
