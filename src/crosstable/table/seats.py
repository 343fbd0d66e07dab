"""Seats: who takes one, moves, gives it up or is freed of it, and how many there are."""

from typing import ClassVar, Literal

from msgspec import Struct
from msgspec.structs import replace

from crosstable.bots.bot import BotChoice
from crosstable.bots.characters import NAMES
from crosstable.core import Action, BadLog, Refused, Seat, check_seats

from .bots import names_at
from .clean_text import clean_name
from .dispatch import Context, Entry, Logged, Request
from .keys import speaker
from .play import broken_off
from .stand_ins import successor
from .state import NOBODY, Occupant, Round, TableState
from .talk import announced

FACES = 6
"""How many faces a person may choose from."""
SENT_AWAY = 600_000
"""Milliseconds for which who was sent away may not come back."""


class Sat(Entry, frozen=True):
    """A person took a seat, for the first time or from another seat. `was` played there until then: a bot."""

    seat: Seat
    person: str
    name: str
    was: str = ""

    def apply(self, table: TableState, step: Logged) -> TableState:
        """The first one who sits down is host."""
        old = table.seat_of(self.person)
        who = NOBODY if old is None else table.seats[old]
        seats = list(table.seats)
        if old is not None:
            seats[old] = NOBODY
        seats[self.seat] = Occupant(self.person, self.name, wins=who.wins, face=who.face)
        after = replace(table, seats=tuple(seats), host=table.host or self.person)
        if old is not None:
            return after
        after = announced(after, step, self.seat, "table-log-joined", self.name, self.was)
        return _joined(after, self.seat, self.name) if table.phase == "playing" else after


class TakeSeat(Request, frozen=True):
    """Come to the table and take a seat (None: the first free one). Asked over HTTP, not on a socket.

    `was` is who the same device was at this table before, as far as it says so.
    """

    seated: ClassVar[bool] = False

    name: str
    seat: Seat | None
    was: str | None = None

    def judge(self, context: Context) -> Sat:
        """A newcomer takes a seat, if the host lets him."""
        table = context.table
        if self.was is not None and sent_away(table, self.was, context.now):
            raise Refused("table-sent-away")
        if not table.stand_ins.newcomers:
            raise Refused("table-locked")
        if self.seat is None:
            seat = next((i for i, who in enumerate(table.seats) if who.open), None)
            if seat is None:
                raise Refused("table-full")
        elif table.seats[context.seat_at(self.seat)].open:
            seat = self.seat
        else:
            raise Refused("table-seat-taken")
        name = clean_name(self.name, (*NAMES, *(who.name for who in table.seats)))
        return Sat(seat, context.person, name, table.seats[seat].name)


class Sit(Request, frozen=True):
    """Move to an empty seat (lobby)."""

    seat: Seat

    def judge(self, context: Context) -> Sat | None:
        context.only_in("lobby")
        seats, old = context.table.seats, context.seat()
        if old == self.seat:
            return None
        if not seats[context.seat_at(self.seat)].empty:
            raise Refused("table-seat-taken")
        return Sat(self.seat, context.person, seats[old].name, request=self.id)


class Renamed(Entry, frozen=True):
    """A person changed the name."""

    person: str
    name: str

    def apply(self, table: TableState, step: Logged) -> TableState:
        seats = (replace(who, name=self.name) if who.person == self.person else who for who in table.seats)
        return replace(table, seats=tuple(seats))


class Rename(Request, frozen=True):
    """Change one's name."""

    while_dealing: ClassVar[bool] = True

    name: str

    def judge(self, context: Context) -> Renamed:
        """Another name for oneself, unlike all the others."""
        others = (who.name for who in context.table.seats if who.person != context.person)
        return Renamed(context.person, clean_name(self.name, (*NAMES, *others)), request=self.id)


class FaceChosen(Entry, frozen=True):
    """A person has another of the faces on offer."""

    person: str
    face: int

    def apply(self, table: TableState, step: Logged) -> TableState:
        seats = (replace(who, face=self.face) if who.person == self.person else who for who in table.seats)
        return replace(table, seats=tuple(seats))


class ChooseFace(Request, frozen=True):
    """Choose another face: 0 is the one of the name."""

    while_dealing: ClassVar[bool] = True

    face: int

    def judge(self, context: Context) -> FaceChosen | None:
        """One of those on offer, whenever one likes."""
        if not 0 <= self.face < FACES:
            raise Refused("table-no-such-face", most=FACES)
        same = context.table.seats[context.seat()].face == self.face
        return None if same else FaceChosen(context.person, self.face, request=self.id)


class Left(Entry, frozen=True):
    """A person gave up the seat, or was freed of it by the host.

    While a game runs, `bot` plays it to its end, under this name. `sent` says that the host has sent away somebody who
    was there.
    """

    person: str
    bot: BotChoice | None = None
    sent: bool = False
    name: str = ""

    def farewell(self) -> tuple[str, Refused] | None:
        """Who was sent away is not connected any more."""
        return (self.person, Refused("table-sent-away")) if self.sent else None

    def apply(self, table: TableState, step: Logged) -> TableState:
        """If the host left, the next person round the table becomes host; a game that everybody has left is over."""
        seat = table.seat_of(self.person)
        if seat is None:
            raise BadLog()
        seats = tuple(who.vacated(self.bot, self.name) if i == seat else who for i, who in enumerate(table.seats))
        host = table.host
        if host == self.person:
            host = next((who.person for who in (*seats[seat:], *seats[:seat]) if who.person), None)
        sent = {**table.sent_away, self.person: step.at} if self.sent else table.sent_away
        after = replace(table, seats=seats, host=host, sent_away=sent)
        key = f"table-log-{'removed' if self.sent else 'left'}{'-bot' if self.bot else ''}"
        after = announced(after, step, seat, key, table.seats[seat].name)
        if after.phase == "playing" and not any(who.person for who in seats):
            return broken_off(after, "called-off-left", step)
        return after


class Leave(Request, frozen=True):
    """Give up one's seat; in a running game a bot plays on, for good."""

    def judge(self, context: Context) -> Left:
        return _leaving(context.table, context.person, self)


class Unseat(Request, frozen=True):
    """Host: free the seat of another person; in a running game a bot plays on."""

    seat: Seat

    def judge(self, context: Context) -> Left:
        context.only_host()
        person = context.person_at(self.seat)
        if person == context.person:
            raise Refused("table-not-yourself")
        return _leaving(context.table, person, self, sent=person in context.here)


class SeatsSet(Entry, frozen=True):
    """Another number of seats."""

    count: int

    def apply(self, table: TableState, step: Logged) -> TableState:
        """Persons keep their seats if these remain, else they get the first ones without a person."""
        stay, moved = list(table.seats[: self.count]), [who for who in table.seats[self.count :] if who.person]
        stay += [NOBODY] * (self.count - len(stay))
        for who in moved:
            free = next(i for i, there in enumerate(stay) if there.person is None)
            stay[free] = who
        return replace(table, seats=tuple(stay))


class SetSeats(Request, frozen=True):
    """Host: choose the number of seats (lobby)."""

    count: int

    def judge(self, context: Context) -> SeatsSet | None:
        """More seats, or fewer if everybody still has one."""
        context.only_host()
        context.only_in("lobby")
        table, count = context.table, self.count
        check_seats(table.game.facts, count)
        persons = sum(who.person is not None for who in table.seats)
        if persons > count:
            raise Refused("table-too-many-people", count=persons)
        return SeatsSet(count, request=self.id) if count != len(table.seats) else None


class SeatInfo(Struct, frozen=True):
    """One seat: empty, a person or a bot."""

    kind: Literal["empty", "person", "bot"]
    name: str = ""
    bot: BotChoice | None = None
    host: bool = False
    wins: int = 0
    """Games won at this table, by whoever sits here now."""
    stand_in: BotChoice | None = None
    """The bot that plays for this person, who is away."""
    left: str = ""
    """Who has left the game to this bot. Newcomers may take its seat."""
    by: str = ""
    """By which chat lines and signs name this person, so that a reader can mute somebody under every name."""
    face: int = 0
    """Which of the faces on offer this person has; 0 is the one of the name."""


class You(Struct, frozen=True, omit_defaults=True):
    """Who the receiver of a message is; seat None is a spectator."""

    seat: Seat | None
    host: bool
    missed: int = 0
    """How many moves a bot has made for the receiver since the receiver last acted."""
    missed_at: tuple[int, ...] = ()
    """In which steps."""
    missed_moves: tuple[Action, ...] = ()
    """What it did in each of them. It may be secret: nobody else is told."""


def seat_info(table: TableState, seat: Seat) -> SeatInfo:
    """One seat as everybody may know it."""
    who = table.seats[seat]
    if who.bot is not None:
        return SeatInfo("bot", name=who.name, bot=who.bot, wins=who.wins, left=who.left)
    if who.person is None:
        return SeatInfo("empty")
    host = who.person == table.host
    by = speaker(who.person)
    return SeatInfo("person", who.name, host=host, wins=who.wins, by=by, stand_in=who.stand_in, face=who.face)


def you(table: TableState, person: str | None) -> You:
    """Who this person is at the table."""
    seat = table.seat_of(person)
    if seat is None or person is None:
        return You(None, host=False)
    missed = table.missed.get(person, ())
    moves = _moves_in(table.round, missed) if table.round is not None else ()
    return You(seat, host=table.host == person, missed=len(missed), missed_at=missed, missed_moves=moves)


def _moves_in(game: Round, steps: tuple[int, ...]) -> tuple[Action, ...]:
    """What was done in these steps; every step of a game after its first is one move."""
    done = zip(game.past[1:], game.moves, strict=False)  # a game that is called off has one step more
    return tuple(move.action for (seq, _), move in done if seq in steps)


def sent_away(table: TableState, person: str, now: int) -> bool:
    """Whether the host has sent this person away a moment ago."""
    return person in table.sent_away and now - table.sent_away[person] < SENT_AWAY


def _leaving(table: TableState, person: str, request: Request, sent: bool = False) -> Left:
    """Who leaves a running game leaves it to a bot."""
    bot = successor(table)
    name = "" if bot is None else next(iter(names_at(table, 1)), "")
    return Left(person, bot, sent, name, request=request.id)


def _joined(table: TableState, seat: Seat, newcomer: str) -> TableState:
    """The record names both who began to play on this seat and who came later."""
    names = list(table.current.names)
    names[seat] = f"{names[seat].split(' → ')[0]} → {newcomer}"
    return replace(table, round=replace(table.current, names=tuple(names)))
