"""A plain player for games that puzzles come from: always the same, however the bots learn to play."""

import random

from crosstable.core import Action, Seat, Sight, Stop, Thought

from ..actions import ClaimCharacter, ClaimPlayed, PlayCard, Propose, Suspect, Vote
from ..data import REJECTIONS, SIDES, is_spy
from ..view import ResistanceView

TALKS = 0.35
"""How often it says something before it acts, once a mission is over."""
FAILS = 0.7
"""How often a spy fails a mission."""
APPROVES = 0.5
"""How often it lets a team go that it is not on."""


class PlainPlayer:
    """Takes along who was on the fewest failed missions, fails often as a spy, and talks a little."""

    def think(self, sight: Sight, stop: Stop) -> Thought:
        """The next thing to say or do."""
        view, luck = sight.view, random.Random(sight.seed)
        assert isinstance(view, ResistanceView)
        assert view.seat is not None
        return Thought(self._choose(view, view.seat, luck))

    def _choose(self, view: ResistanceView, me: Seat, luck: random.Random) -> Action:
        asked = next(offer.action for offer in view.offers if not offer.aside)
        may_talk = any(offer.action == "suspect" for offer in view.offers)
        if view.missions and may_talk and luck.random() < TALKS:
            return self._say(view, me, luck)
        if asked == "propose":
            others = [seat for seat in range(view.seats) if seat != me]
            calm = sorted(others, key=lambda seat: (_failed(view, seat), luck.random()))
            size = view.board[view.round - 1].size
            return Propose(view.round, tuple(sorted((me, *calm[: size - 1]))))
        if asked == "vote":
            last = view.rejections == REJECTIONS - 1
            return Vote(last or me in view.team or luck.random() < APPROVES)
        assert view.mine is not None
        return PlayCard("fail" if is_spy(view.mine.character) and luck.random() < FAILS else "success")

    def _say(self, view: ResistanceView, me: Seat, luck: random.Random) -> Action:
        """That it is no spy, that it has played Success, or whom it takes for spies: those who were there when it
        failed; a spy names anybody."""
        went = [mission.mission for mission in view.missions if me in mission.team]
        kind = luck.choice(("character", "played", "suspect", "suspect"))
        if kind == "played" and went:
            return ClaimPlayed(luck.choice(went), "success")
        if kind == "character":
            return ClaimCharacter("resistance")
        others = [seat for seat in range(view.seats) if seat != me]
        assert view.mine is not None
        spy = is_spy(view.mine.character)
        doubtful = sorted(others, key=lambda seat: (0 if spy else -_failed(view, seat), luck.random()))
        return Suspect(tuple(sorted(doubtful[: luck.randint(1, SIDES[view.seats][1])])))


def _failed(view: ResistanceView, seat: Seat) -> int:
    """On how many failed missions this seat was."""
    return sum(seat in mission.team and not mission.success for mission in view.missions)
