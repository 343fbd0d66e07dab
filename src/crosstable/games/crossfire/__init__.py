"""Crossfire: see a few cards go by, talk for three minutes, and shoot once."""

from crosstable.core import Facts, Game, RuledGame, TimeUp

from . import rules
from .actions import ACTIONS
from .data import ASIDES, PHRASES, Options
from .events import EVENTS
from .rules.deal import check
from .rules.series import SERIES
from .state import State
from .view import CrossfireView, view

MOST = 10

FACTS = Facts(
    id="crossfire",
    rules=1,
    seats=(5, 6, 7, 8, 9, 10),
    options=Options,
    state=State,
    view=CrossfireView,
    actions=(*ACTIONS, TimeUp),
    events=EVENTS,
    # A claim, being ready and an aim for each; every first claim and every aside of somebody may undo one "ready" and
    # let the Sniper lay her shot cards anew.
    longest=5 * MOST + 3 + 2 * MOST * ASIDES,
    levels=("easy", "medium", "strong"),
    phrases=PHRASES,
    series=SERIES,
    package=__name__,
    parts=(
        "bots",
        "companion",
        "review",
        "insight",
        "outlook",
        "verdict",
        "log",
        "moments",
        "terminal",
        "puzzles",
        "lobby",
        "awards",
        "balance",
        "talk",
    ),
)

GAME: Game[State, CrossfireView] = RuledGame(FACTS, rules, view, check, rules.moves)
