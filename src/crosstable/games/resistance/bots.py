"""The bots of The Resistance: an exact belief over all deals, and three ways to use it."""

import random
from collections.abc import Callable

from msgspec.structs import replace

from crosstable.bots.bot import Bot, Candidate, Sight, Stop, Thought
from crosstable.core.action import Action

from .actions import Propose
from .data import MISSIONS, TO_WIN
from .mind import cards, looks, speech, teams
from .mind.levels import LEVELS, Level
from .mind.seatmind import Mind
from .state import Phase
from .view import ResistanceView

SHOWN = 5
"""How many proposals a leader tells of."""

ANSWERS: dict[Phase, Callable[[Mind], Action]] = {
    "strong_leader": looks.take_lead,
    "give_plots": looks.give_plot,
    "take_plot": looks.take_plot,
    "overhear": looks.overhear,
    "open_up": looks.open_up,
    "propose": teams.propose,
    "appoint": teams.appoint,
    "opinion": teams.vote,
    "vote": teams.vote,
    "no_confidence": looks.stop_team,
    "spotlight": looks.expose,
    "mission": cards.play_card,
    "close_eye": looks.watch_card,
    "early": looks.accuse_early,
    "accuse": looks.accuse,
    "inquire": looks.inquire,
    "examine": looks.examine,
    "show_loyalty": looks.show_loyalty,
}
"""What a bot does when it is asked."""


def bot(level: str, seconds: float) -> Bot:
    """The bot of this level. It thinks in a moment, whatever the seconds."""
    return ResistanceBot(LEVELS[level])


def silent(level: str) -> Bot:
    """A bot that neither speaks nor listens, to measure play without talk."""
    chosen = LEVELS[level]
    return ResistanceBot(replace(chosen, talks=0.0, habits=replace(chosen.habits, talk=False)))


class ResistanceBot:
    """Plays from what its seat sees. It keeps nothing from one move to the next."""

    def __init__(self, level: Level) -> None:
        self._level = level

    def think(self, sight: Sight, stop: Stop) -> Thought:
        """Say something, blame, or answer what is asked."""
        view = sight.view
        assert isinstance(view, ResistanceView)
        mind = Mind(view, self._level, random.Random(sight.seed))
        quiet = view.phase in ("early", "mission", "accuse", "show_loyalty")
        action = None if quiet else teams.blame(mind) or speech.speak(mind)
        chosen = action or ANSWERS[view.phase](mind)
        leads = view.phase == "propose" and not view.options.targeting
        return Thought(chosen, value=chance_to_win(mind), candidates=_candidates(mind) if leads else ())


def chance_to_win(mind: Mind) -> float:
    """A rough guess: every mission to come succeeds as often as the safest team that can be named now is safe."""
    mission = min(mind.view.round, MISSIONS)
    safe = mind.face.safest(mind.view.board[mission - 1].size, mission)[0][0]
    friends = _reaches(TO_WIN - mind.successes, TO_WIN - mind.failures, 0.15 + 0.8 * safe)
    return 1 - friends if mind.is_spy else friends


def _reaches(wins: int, losses: int, p: float) -> float:
    """The chance to have so many successes before so many failures."""
    if wins <= 0 or losses <= 0:
        return float(wins <= 0)
    return p * _reaches(wins - 1, losses, p) + (1 - p) * _reaches(wins, losses - 1, p)


def _candidates(mind: Mind) -> tuple[Candidate, ...]:
    """The teams a leader finds safest, by what it believes."""
    ranked = mind.belief.safest(mind.view.board[mind.view.round - 1].size, mind.view.round)[:SHOWN]
    return tuple(Candidate(Propose(mind.view.round, team), p, 1 / len(ranked)) for p, team in ranked)
