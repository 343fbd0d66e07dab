"""What every game is made of. Nothing here knows a particular game.

These are the words everything is written in. What fewer need is in the modules: records, texts, parts, the companion.
"""

from .action import Action, Resign, TimeUp, tag_of
from .bot import Answer, Bot, Candidate, Sight, Silent, Stop, Thought
from .chance import Chance, QuickChance, SealedChance, commitment, new_seed
from .clock import Clock
from .errors import BadGame, BadLog, BadRecord, BadSetup, CrosstableError, Illegal, Refused, SeqTaken, StoreFailed
from .events import EVERYBODY, Audience, Ended, Event, Told, all_but, heard, only
from .game import AnyGame, Facts, Game, RuledGame, check_seats, legal_actions, random_action, refusal
from .offers import Choice, Offer, OneOf, SomeOf, Value, allowed, offer
from .outcome import Outcome, broken_off
from .phrases import Phrase, phrase_of, spoken_phrase
from .seats import TIME, Seat
from .sentence import Arg, Sentence, sentence, way_of
from .series import Score, Scores, SeriesRules
from .step import Step
from .view import View

__all__ = [
    "EVERYBODY", "TIME", "Action", "Answer", "AnyGame", "Arg", "Audience", "BadGame", "BadLog", "BadRecord",
    "BadSetup", "Bot", "Candidate", "Chance", "Choice", "Clock", "CrosstableError", "Ended", "Event", "Facts", "Game",
    "Illegal", "Offer", "OneOf", "Outcome", "Phrase", "QuickChance", "Refused", "Resign", "RuledGame", "Score",
    "Scores", "SealedChance", "Seat", "Sentence", "SeqTaken", "SeriesRules", "Sight", "Silent", "SomeOf", "Step",
    "Stop", "StoreFailed", "Thought", "TimeUp", "Told", "Value", "View", "all_but", "allowed", "broken_off",
    "check_seats", "commitment", "heard", "legal_actions", "new_seed", "offer", "only", "phrase_of", "random_action",
    "refusal", "sentence", "spoken_phrase", "tag_of", "way_of",
]  # fmt: skip
