"""What words in The Resistance were worth: the speaker's side's chance to win with them and without.

Everybody hears them, and the missions to come go to teams that look safe to everybody. Whether those are safe is
reckoned by what the speaker knows.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from crosstable.core import Action, Arg, sentence
from crosstable.core.review import Effort, Way, Weighed
from crosstable.review.words import percent

from ..actions import AskAlong, ClaimCharacter, ClaimPlayed, ClaimSeen, Suspect, TakeBack, Trust
from ..data import MISSIONS, SIDE
from ..know.claims import doubted
from ..parts.review import saying
from ..rules.talk import statement_of
from ..state import Mission, Statement
from ..view import ResistanceView, Testimony
from .habits import Habits
from .stakes import Reckoning

SPOKEN = (ClaimCharacter, ClaimSeen, Suspect, Trust, AskAlong, ClaimPlayed, TakeBack)
"""What tells something; a suggestion, a question or a reason does not."""
LENSES: dict[Effort, tuple[Habits, ...]] = {
    "quick": (Habits(),),
    "thorough": (Habits(), Habits(heed=0.5), Habits(fail=(0.9,) * 5)),
}
"""How much words may count, and how spies may play: where they disagree about the words, that is the error."""
ROUGH = 0.05
"""The reckoning is never stated more exactly."""
FIRM = 12
"""How firmly everybody keeps to the team that looks safest: one that looks half as safe goes hardly ever."""
UNTRUE = sentence("resistance-insight-nothing")
"""Stands for any reason why something cannot be so: here it only counts that there is one."""


class Listening(Reckoning):
    """The same look at what is to come, where nearly as safe teams go nearly as often."""

    def _clean(self, missions: tuple[Mission, ...]) -> Iterator[float]:
        public, played = self.public(missions), {one.mission for one in missions}
        for number in range(1, MISSIONS + 1):
            if number not in played:
                ranked = public.safest(self.view.board[number - 1].size, number)
                shares = [(safe / ranked[0][0] if ranked[0][0] else 1.0) ** FIRM for safe, _ in ranked]
                likely = [(share, team) for share, (_, team) in zip(shares, ranked, strict=True) if share > 1e-3]
                whole = sum(share for share, _ in likely)
                yield sum(share * self.truth.safe(team, number) for share, team in likely) / whole


def weigh_words(view: ResistanceView, action: Action, effort: Effort) -> Weighed | None:
    """Words beside silence; None if nothing fits any more what was seen."""
    assert view.seat is not None
    assert view.mine is not None
    said = statement_of(view, view.seat, action)
    doubt = UNTRUE if doubted(view, said) else None
    loud = replace(view, claims=(*view.claims, Testimony(said, doubt)))
    spy = SIDE[view.mine.character] == "spy"
    found = [_both(view, loud, habits) for habits in LENSES[effort]]
    if None in found:
        return None
    chances = [pair if spy else (1 - pair[0], 1 - pair[1]) for pair in found if pair is not None]
    losses = [silent - spoken for silent, spoken in chances]
    taken, loss = sum(spoken for _, spoken in chances) / len(chances), sum(losses) / len(losses)
    return _weighed(said, taken + max(0.0, loss), taken, max(ROUGH, max(losses) - min(losses)))


def _both(view: ResistanceView, loud: ResistanceView, habits: Habits) -> tuple[float, float] | None:
    """The spies' chance without the words and with them."""
    silent, spoken = Listening(view, habits), Listening(loud, habits)
    spoken.truth = silent.truth  # one's own words tell oneself nothing
    if not silent.truth.possible or not all(one.public(view.missions).possible for one in (silent, spoken)):
        return None
    first, second = (one.wins(view.missions) for one in (silent, spoken))
    return sum(first) / len(first), sum(second) / len(second)


def _weighed(said: Statement, best: float, taken: float, error: float) -> Weighed:
    words: dict[str, Arg] = {"before": percent(best), "after": percent(taken)}
    ways = (Way(saying(said), taken, True), Way(sentence("resistance-verdict-silence"), best))
    return Weighed(
        best=best,
        taken=taken,
        error=error,
        about=sentence("resistance-verdict-wins"),
        done=sentence("resistance-verdict-said", saying=saying(said), **words),
        better=sentence("resistance-verdict-spy-better", what=sentence("resistance-verdict-silence")),
        ways=tuple(sorted(ways, key=lambda way: -way.chance)),
        wins=True,
        seats=said.seats,
    )
