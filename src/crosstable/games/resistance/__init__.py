"""The Resistance with Hostile Intent: base game, plot cards, Hunter, Inquisitor and Reverser, for five to ten."""

from crosstable.core import Facts, Game, RuledGame, SeriesRules, TimeUp

from . import rules
from .actions import ACTIONS
from .data import PHRASES, SIDES, Options
from .events import EVENTS
from .rules.setup import check
from .state import State
from .view import ResistanceView, view

FACTS = Facts(
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
    phrases=PHRASES,
    series=SeriesRules(turn=False),  # the first leader is drawn by lot
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

GAME: Game[State, ResistanceView] = RuledGame(FACTS, rules, view, check, rules.moves)
