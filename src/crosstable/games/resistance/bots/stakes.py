"""What a spy's decisions were worth: his side's chance to win, reckoned from what he knows and what others can think.

The missions to come are led by who names one of the teams that look safest to everybody. A mission that fails makes its
team look worse: that is what a fail costs.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import TypeVar

from msgspec.structs import replace

from crosstable.core import Action, Arg, Seat, Sentence, sentence
from crosstable.core.review import Effort, Way, Weighed
from crosstable.review.words import names, percent

from ..actions import PlayCard, Propose, Vote
from ..data import MISSIONS, REJECTIONS, TO_WIN
from ..state import Mission, Tally
from ..view import ResistanceView
from .belief import Belief, belief_of
from .course import FACTS, SPARED, SURE, reached
from .habits import Habits
from .prospects import WITH_HUNTERS

BOLD = Habits(fail=(0.9,) * 5, talk=False)
LENSES: dict[Effort, tuple[Habits, ...]] = {"quick": (FACTS,), "thorough": (FACTS, BOLD)}
"""What everybody may think of spies on a team."""

Team = tuple[Seat, ...]
Key = TypeVar("Key")
Values = list[float]
"""A chance as each way to reckon finds it."""


class Reckoning:
    """One spy's look at what is to come."""

    def __init__(self, view: ResistanceView, habits: Habits) -> None:
        self.view, self.habits = view, habits
        self.need = view.board[view.mission - 1].fails

    @cached_property
    def truth(self) -> Belief:
        """What he knows."""
        return belief_of(self.view, self.habits)

    def public(self, missions: tuple[Mission, ...]) -> Belief:
        """What everybody could think after these missions."""
        return belief_of(replace(self.view, missions=missions, seat=None, mine=None), self.habits)

    def wins(self, missions: tuple[Mission, ...]) -> Values:
        """The spies' chance after these missions, for each way they may spare the ones to come."""
        successes = sum(one.success for one in missions)
        missing = TO_WIN - successes, TO_WIN - (len(missions) - successes)
        clean: Sequence[float] = () if 0 in missing else tuple(self._clean(missions))
        found = [1 - reached(*missing, tuple(p + (1 - p) * spared for p in clean)) for spared in SPARED]
        return [0.5 + WITH_HUNTERS * (p - 0.5) if self.view.options.hunter else p for p in found]

    def _clean(self, missions: tuple[Mission, ...]) -> Iterator[float]:
        """How likely each mission to come has too few spies on it."""
        public, played = self.public(missions), {one.mission for one in missions}
        for number in range(1, MISSIONS + 1):
            if number not in played:
                ranked = public.safest(self.view.board[number - 1].size, number)
                best = [team for safe, team in ranked if safe > ranked[0][0] - SURE]
                yield sum(self.truth.safe(team, number) for team in best) / len(best)

    def after(self, team: Team, fails: int) -> Values:
        """The same after this team has gone and so many have failed."""
        view, sunk = self.view, fails >= self.need
        tally = Tally(success=len(team) - fails, fail=fails)
        gone = Mission(view.round, view.mission, view.leader, team, None, tally, not sunk, not sunk)
        return self.wins((*view.missions, gone))

    def going(self, team: Team) -> Values:
        """The same if this team goes: spies who can sink it do what is better for them."""
        clean = self.truth.safe(team, self.view.mission)
        spared = self.after(team, 0)
        if clean > 1 - SURE:
            return spared
        sunk = self.after(team, self.need)
        return [clean * p + (1 - clean) * max(p, q) for p, q in zip(spared, sunk, strict=True)]


def weigh(view: ResistanceView, action: Action, effort: Effort) -> Weighed | None:
    """A spy's team, vote or card; None for a Reverser's card."""
    reckonings = [Reckoning(view, habits) for habits in LENSES[effort]]
    if not all(one.truth.possible and one.public(view.missions).possible for one in reckonings):
        return None
    if isinstance(action, Propose):
        return _proposed(reckonings, tuple(sorted(action.team)))
    if isinstance(action, Vote):
        return _voted(reckonings, action.approve)
    return _played(reckonings, action.card) if isinstance(action, PlayCard) else None


def _proposed(reckonings: Sequence[Reckoning], team: Team) -> Weighed:
    """His team beside one that can be sunk and looks as safe as such a team can."""
    first = reckonings[0]
    mission, public = first.view.mission, first.public(first.view.missions)
    sinkable = [(one, first.truth.safe(one, mission)) for _, one in public.safest(len(team), mission)]
    least = min(clean for _, clean in sinkable)
    other = next(one for one, clean in sinkable if clean < least + SURE)
    if first.truth.safe(team, mission) < least + SURE:
        other = team
    ways = {team: _all(one.going(team) for one in reckonings), other: _all(one.going(other) for one in reckonings)}
    words = {one: names(one) for one in ways}
    return _weighed("proposed", ways, words, team, {"mission": mission, "names": words[team]}, team)


def _voted(reckonings: Sequence[Reckoning], approve: bool) -> Weighed:
    """Whether the team goes, beside the next one; the last rejection wins."""
    view = reckonings[0].view
    team = tuple(sorted(view.team))
    ways = {True: _all(one.going(team) for one in reckonings)}
    last = view.rejections == REJECTIONS - 1
    ways[False] = [1.0] * len(ways[True]) if last else _all(one.wins(view.missions) for one in reckonings)
    words = {way: sentence("resistance-verdict-approve", approve=str(way).lower()) for way in ways}
    said: dict[str, Arg] = {"mission": view.mission, "names": names(team), "approve": str(approve).lower()}
    return _weighed("voted", ways, words, approve, said, team)


def _played(reckonings: Sequence[Reckoning], card: str) -> Weighed | None:
    """Fail or Success, whether a fellow on the team fails or not."""
    view = reckonings[0].view
    team, me = tuple(sorted(view.team)), view.seat
    if "reverse" in view.cards or me not in team:
        return None
    fellows = reckonings[0].truth.spies_on(seat for seat in team if seat != me)
    others = range(min(2, int(fellows.argmax()) + 1))
    ways = {
        fails: _all(one.after(team, fails + more) for one in reckonings for more in others) for fails in (1, 0)
    }  # fmt: skip
    words = {fails: sentence("resistance-card-fail" if fails else "resistance-card-success") for fails in ways}
    taken = 0 if card == "success" else 1
    return _weighed("played", ways, words, taken, {"mission": view.mission, "card": words[taken]}, ())


def _all(found: Iterator[Values]) -> Values:
    return [value for values in found for value in values]


def _weighed(
    kind: str, ways: dict[Key, Values], words: dict[Key, Sentence], taken: Key, said: dict[str, Arg], seats: Team
) -> Weighed:
    """The way that was taken beside the other one; where the reckonings disagree about them, that is the error."""
    chance = {way: sum(values) / len(values) for way, values in ways.items()}
    best = max(chance, key=lambda way: (chance[way], way == taken))
    losses = [mine - his for mine, his in zip(ways[best], ways[taken], strict=True)]
    said |= {"before": percent(chance[best]), "after": percent(chance[taken])}
    ranked = sorted(chance, key=lambda way: -chance[way])
    return Weighed(
        best=chance[best],
        taken=chance[taken],
        error=max(losses) - min(losses),
        about=sentence("resistance-verdict-wins"),
        done=sentence(f"resistance-verdict-spy-{kind}", **said),
        better=sentence("resistance-verdict-spy-better", what=words[best]),
        ways=tuple(Way(words[way], chance[way], way == taken) for way in ranked),
        wins=True,
        seats=seats,
    )
