"""Since when people are away, and when a bot takes over their seats. The server decides; every screen counts along."""

from crosstable.core.seats import Seat

from .stand_ins import stand_in_of
from .state import TableState

LEAST_GRACE = 3_000
"""Milliseconds nobody is taken over in, however little is left on the clock: a page that is loaded anew."""
IN_TIME = 10_000
"""Milliseconds a stand-in has at least on the clock of its seat."""


class Attendance:
    """Who is away, by the watch of the server.

    A countdown runs only while the game runs and somebody else is at the table; if that begins anew, so does the
    countdown. So no game is played through by bots with nobody there.
    """

    def __init__(self, table: TableState, now: int) -> None:
        self._away: dict[str, int] = {}
        self._since = now
        self._conditions: object = None
        self._counting = False
        self.look(table, frozenset(), now)

    def look(self, table: TableState, here: frozenset[str], now: int) -> None:
        """After anybody came or went, or the table has changed."""
        persons = {who.person for who in table.seats if who.person is not None}
        self._away = {person: self._away.get(person, now) for person in persons - here}
        self._counting = table.phase == "playing" and table.pause is None and bool(persons & here)
        conditions = (self._counting, table.rounds, table.stand_ins)
        if conditions != self._conditions:
            self._conditions, self._since = conditions, now

    @property
    def all_here(self) -> bool:
        """Whether nobody is away."""
        return not self._away

    def due(self, table: TableState) -> dict[Seat, int]:
        """The seats a bot will take over, and the moment of it."""
        if not self._counting or not table.stand_ins.after or stand_in_of(table.game.facts, table.stand_ins) is None:
            return {}
        return {
            seat: self._moment(table, seat, self._away[who.person])
            for seat, who in enumerate(table.seats)
            if who.person in self._away and who.stand_in is None
        }

    def _moment(self, table: TableState, seat: Seat, away: int) -> int:
        """After the time of grace, or earlier if the clock of that seat would decide the game."""
        since = max(away, self._since)
        moment = since + table.stand_ins.after * 1000
        clocks = None if table.round is None else table.round.clocks
        if clocks is None or clocks.running is None or clocks.ends is None or clocks.running.seat != seat:
            return moment
        return min(moment, max(since + LEAST_GRACE, clocks.ends - IN_TIME))
