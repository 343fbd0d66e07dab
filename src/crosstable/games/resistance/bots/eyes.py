"""A spy's look at the table with the eyes of the honest: what they would think if he said or did something."""

from collections.abc import Iterable
from functools import cached_property
from math import exp

from msgspec.structs import replace

from crosstable.core import Action, Seat

from ..actions import ClaimSeen
from ..data import MISSIONS, TO_WIN
from ..know.claims import doubted
from ..rules.talk import statement_of
from ..state import Known
from ..view import ResistanceView, Secrets, Testimony
from .belief import Belief, cover_of
from .course import SPARED, reached
from .seatmind import NEARLY, Mind

FIRM = 12
"""How firmly people keep to the team that looks safest: one that looks half as safe goes hardly ever."""
FINE, SELDOM = 15.0, 0.15
"""How finely a spy goes by what a lie is worth beside the truth, and how often he does the other thing at least."""
CLEAR = 0.01
"""How much more than silence words must be worth, and a lie than the truth to who may give a fellow away by it."""
RASH = 0.3
"""How much less often he lies about somebody who looks no worse than he does himself."""
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
        truth = self._mind.belief.each(size, mission)
        for belief in eyes:
            likely = belief.likely(size, mission, FIRM, LIKELY)
            whole = sum([share for share, _ in likely])
            found.append(sum([share * truth[team] for share, team in likely]) / whole)
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


def best_words(mind: Mind, seat: Seat, tied: bool) -> ClaimSeen | None:
    """What a spy says of somebody whose side he was shown, or nothing if silence serves his side best."""
    return _best(mind, Onlookers(mind), seat, tied)[1]


def _best(mind: Mind, table: Onlookers, seat: Seat, tied: bool = False) -> tuple[float, ClaimSeen | None]:
    """The same with the spies' chance then. Nobody calls a fellow a spy; of the honest he says mostly what serves best,
    so that nobody can tell beforehand, and makes up his mind once. Who is `tied` lies only where it
    clearly pays."""
    truth, lie = (ClaimSeen(seat, what) for what in ("resistance", "spy"))
    honest, false = table.after(truth), table.after(lie)
    likely = (1.0 if believed(mind, seat) else RASH) / (1 + exp(-FINE * (false - honest)))
    lies = mind.settled(f"lie {seat}") < min(max(likely, SELDOM), 1 - SELDOM)
    lies = false > honest + CLEAR if tied else lies
    if lies and not mind.is_fellow(seat) and not doubted(mind.view, statement_of(mind.view, mind.me, lie)):
        return false, lie
    return (honest, truth) if honest > table.as_it_is + CLEAR else (table.as_it_is, None)


def believed(mind: Mind, seat: Seat) -> bool:
    """Whether somebody looks worse to everybody than I do: he knows who lies about him, but others may not."""
    return mind.public.spy(seat) > mind.public.spy(mind.me) + NEARLY


def gain_of(mind: Mind, words: Action) -> float:
    """What these words of a spy add to his side's chance to win, beside silence."""
    table = Onlookers(mind)
    return table.after(words) - table.as_it_is


def best_look(mind: Mind, seats: Iterable[Seat], keeps: float) -> Seat:
    """Whom a spy looks at, by what he can say of him then; `keeps` is what it is worth that a fellow has the token."""
    table = Onlookers(mind)
    return mind.most(seats, lambda seat: _best(mind, table, seat)[0] + keeps * mind.is_fellow(seat))
