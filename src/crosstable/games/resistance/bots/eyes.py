"""A spy's look at the table with the eyes of the honest: what they would think if he said or did something."""

from collections.abc import Iterable
from functools import cached_property

from msgspec.structs import replace

from crosstable.core import Action, Seat

from ..actions import ClaimSeen
from ..data import MISSIONS, TO_WIN
from ..know.claims import doubted
from ..parts.insight import SPARED, reached
from ..rules.talk import statement_of
from ..state import Known
from ..view import ResistanceView, Secrets, Testimony
from .belief import Belief, cover_of
from .seatmind import Mind

FIRM = 12
"""How firmly people keep to the team that looks safest: one that looks half as safe goes hardly ever."""
LIKELY = 1e-3
"""Teams that go less often than this are left out."""


class Onlookers:
    """The honest, each with his own card and what he was shown, as far as a spy can tell."""

    def __init__(self, mind: Mind) -> None:
        self._mind = mind
        self._friends = [s for s in range(mind.view.seats) if s != mind.me and not mind.is_fellow(s)]

    @cached_property
    def as_it_is(self) -> float:
        """The spies' chance to win if nothing more is said."""
        return self.spies_win(self._mind.view)

    def after(self, words: Action) -> float:
        """The same when everybody has heard these words of mine."""
        view = self._mind.view
        said = statement_of(view, self._mind.me, words)
        return self.spies_win(replace(view, claims=(*view.claims, Testimony(said, None))))

    def spies_win(self, view: ResistanceView) -> float:
        """The chance if everybody honest leads as often, to teams that look nearly as safe to him as any."""
        lost = self._mind.failures
        missing = TO_WIN - (len(view.missions) - lost), TO_WIN - lost
        if 0 in missing:
            return float(not missing[1])
        eyes = [self._belief(view, seat) for seat in self._friends]
        played = {one.mission for one in view.missions}
        clean = tuple(
            self._clean(eyes, view.board[number - 1].size, number)
            for number in range(1, MISSIONS + 1)
            if number not in played
        )
        return 1 - reached(*missing, tuple(p + (1 - p) * SPARED[0] for p in clean))

    def _clean(self, eyes: Iterable[Belief], size: int, mission: int) -> float:
        """How likely a mission is to have too few spies on it."""
        found = []
        for belief in eyes:
            ranked = belief.safest(size, mission)
            best = ranked[0][0]
            shares = [((safe / best) ** FIRM if best else 1.0, team) for safe, team in ranked]
            likely = [(share, team) for share, team in shares if share > LIKELY]
            whole = sum(share for share, _ in likely)
            found.append(sum(share * self._mind.belief.safe(team, mission) for share, team in likely) / whole)
        return sum(found) / len(found)

    def _belief(self, view: ResistanceView, seat: Seat) -> Belief:
        """What an honest player on that seat would think; what he was shown is known to whom it is known."""
        knows = tuple(
            Known(look.how, (look.seat,), "spy" if self._is_spy(look.seat) else "resistance", look.round, look.mission)
            for look in view.looks
            if look.viewer == seat and look.how not in ("examined", "close_eye")
        )
        shown = Secrets(self._mind.mask, knows, None, None, (), ())
        return cover_of(replace(view, seat=seat, mine=shown), self._mind.level.habits, self._mind.mask)

    def _is_spy(self, seat: Seat) -> bool:
        return seat == self._mind.me or self._mind.is_fellow(seat)


def best_words(mind: Mind, ideas: Iterable[ClaimSeen]) -> ClaimSeen | None:
    """What serves the spies best of these, or nothing if silence does."""
    best, idea = _best(mind, Onlookers(mind), ideas)
    return idea


def _best(mind: Mind, table: Onlookers, ideas: Iterable[ClaimSeen]) -> tuple[float, ClaimSeen | None]:
    """The best of these beside silence, and the spies' chance then."""
    sayable = [idea for idea in ideas if not doubted(mind.view, statement_of(mind.view, mind.me, idea))]
    worth: list[tuple[float, ClaimSeen | None]] = [(table.after(idea), idea) for idea in sayable]
    return max([(table.as_it_is, None), *worth], key=lambda pair: pair[0])


def sides_told(mind: Mind, seat: Seat) -> tuple[ClaimSeen, ...]:
    """What a spy may say of somebody whose side he was shown: nobody calls a fellow a spy."""
    truth = ClaimSeen(seat, "resistance")
    return (truth,) if mind.is_fellow(seat) else (truth, ClaimSeen(seat, "spy"))


def best_look(mind: Mind, seats: Iterable[Seat], keeps: float) -> Seat:
    """Whom a spy looks at, by what he can say of him then; `keeps` is what it is worth that a fellow has the token."""
    table = Onlookers(mind)
    return mind.most(
        seats, lambda seat: _best(mind, table, sides_told(mind, seat))[0] + keeps * mind.is_fellow(seat)
    )
