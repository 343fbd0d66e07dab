"""The bots of The Resistance: an exact belief over all deals, and three ways to use it."""

import random
from collections.abc import Callable

from msgspec.structs import replace

from crosstable.core import Action, Bot, Candidate, Sight, Silent, Stop, Thought, View

from ..actions import Propose
from ..data import is_spy
from ..state import Phase
from ..view import ResistanceView
from . import cards, hunting, looks, speech, teams
from .answers import answer
from .customs import PastGame, memory_of
from .levels import LEVELS, Level
from .prospects import chance_to_win, resistance_wins
from .reasons import why
from .seatmind import Mind

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
    "early": hunting.accuse_early,
    "accuse": hunting.accuse,
    "inquire": looks.inquire,
    "examine": looks.examine,
    "show_loyalty": looks.show_loyalty,
}
"""What a bot does when it is asked."""


def bot(level: str, seconds: float) -> Bot:
    """The bot of this level. It thinks in a moment, whatever the seconds."""
    return ResistanceBot(LEVELS[level])


def warm() -> None:
    """Nothing is compiled."""


def silent(level: str, tells: bool = True) -> Bot:
    """A bot that neither speaks nor listens, to measure play without talk; it need not say what it thought."""
    chosen = LEVELS[level]
    return ResistanceBot(replace(chosen, talks=0.0, habits=replace(chosen.habits, talk=False)), tells)


class ResistanceBot:
    """Plays from what its seat sees. It keeps nothing from one move to the next."""

    def __init__(self, level: Level, tells: bool = True) -> None:
        self._level = level
        self._tells = tells

    def think(self, sight: Sight, stop: Stop) -> Thought:
        """Say why, if somebody wants to know; else say something, blame, or answer what is asked."""
        view = sight.view
        assert isinstance(view, ResistanceView)
        if sight.asked:
            return Thought(answer(view, self._level, random.Random(sight.seed)))
        level = _remembering(self._level, sight.earlier)
        mind = Mind(view, level, random.Random(sight.seed), sight.character, sight.secret)
        quiet = view.phase in ("early", "mission", "accuse", "show_loyalty")
        action = hunting.word_in_time(mind) if quiet else teams.blame(mind) or speech.speak(mind)
        asked = any(not offer.aside for offer in view.offers)
        chosen = action or (ANSWERS[view.phase](mind) if asked else _again(mind))
        if not self._tells:
            return Thought(chosen)
        reason = why(mind, chosen)
        leads = view.phase == "propose" and not view.options.targeting
        effort = len(mind.belief.worlds.deals.group)
        return Thought(chosen, chance_to_win(mind), _candidates(mind) if leads else (), effort, reason)


def _remembering(level: Level, earlier: tuple[View, ...]) -> Level:
    """Who reads votes has not forgotten how this table has voted before."""
    games = tuple(
        PastGame(v.seats, v.proposals, v.missions, tuple(s for s, c in enumerate(v.characters) if is_spy(c)))
        for v in earlier
        if isinstance(v, ResistanceView) and v.characters
    )
    return replace(level, habits=replace(level.habits, before=memory_of(games))) if games else level


def _again(mind: Mind) -> Action:
    """Whoever was not asked and says nothing may still change a vote that lies face down."""
    vote = teams.vote(mind) if mind.offer("vote") else None
    return Silent() if vote is None or mind.view.mine is None or vote.approve == mind.view.mine.vote else vote


def _candidates(mind: Mind) -> tuple[Candidate, ...]:
    """The teams a leader thinks of first, with what each does to its chance to win."""
    view = mind.view
    ranked = mind.shown.safest(view.board[view.round - 1].size, view.round)[:SHOWN]
    found = []
    for _, team in ranked:
        friends = resistance_wins(mind, mind.belief.safe(team, view.round))
        found.append(Candidate(Propose(view.round, team), 1 - friends if mind.is_spy else friends, 1 / len(ranked)))
    return tuple(sorted(found, key=lambda c: -c.value))
