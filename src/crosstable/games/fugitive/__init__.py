"""Fugitive: one runs from hideout to hideout, the other works out where he was."""

from crosstable.core import Facts, Game, RuledGame, TimeUp

from . import rules
from .actions import ACTIONS
from .data import PHRASES, Options
from .events import EVENTS
from .rules.series import SERIES
from .state import State
from .view import FugitiveView, view

FACTS = Facts(
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
    roles=("fugitive", "marshal"),
    package=__name__,
    parts=(
        "bots",
        "fallback",
        "companion",
        "review",
        "insight",
        "outlook",
        "verdict",
        "log",
        "moments",
        "terminal",
        "puzzles",
        "balance",
    ),
)

GAME: Game[State, FugitiveView] = RuledGame(FACTS, rules, view, moves=rules.moves)
