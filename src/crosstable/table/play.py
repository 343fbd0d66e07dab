"""The game at the table: how it starts, what seats and time do in it, and how it ends."""

from itertools import takewhile
from typing import Any, ClassVar

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from crosstable.core.action import Action, TimeUp
from crosstable.core.chance import FAIR, SEALED, commitment, drawn, new_seed
from crosstable.core.changes import Change
from crosstable.core.codec import codec
from crosstable.core.errors import Illegal, Refused
from crosstable.core.events import Event, Told, heard
from crosstable.core.fairness import Part, seed_of
from crosstable.core.game import AnyGame, refusal
from crosstable.core.options import read_options
from crosstable.core.record import Move, chance_at
from crosstable.core.seats import TIME, Seat
from crosstable.core.sentence import Sentence, sentence
from crosstable.core.texts import say
from crosstable.core.view import View

from .clocks import Clocks
from .deal import DealAsked, deal_at, parts_of, pledges_here
from .dispatch import BOT, CLOCK, Check, Context, Entry, Logged, Request
from .moments import Stage, Staged, stage_of, staged
from .series import next_series
from .stand_ins import marked, missed_after
from .state import LOOK_BACK, Occupant, Round, TableState

STILL_TOLD = 30_000
"""Milliseconds for which who comes back is told of moments that are over, to see what happened meanwhile."""


class Started(Entry, frozen=True):
    """A game began with the secret promised before; `seed` is the secret of the next one.

    `turn` says that everybody moved one seat further first; `options` are those of this game where they are not the
    table's. Both come with a game that follows another. `parts` are what the seats gave to the deal; without them, in
    old logs, the secret alone is the seed.
    """

    seed: bytes
    turn: bool = False
    options: dict[str, Any] | None = None
    parts: tuple[Part, ...] | None = None

    def apply(self, table: TableState, step: Logged) -> TableState:
        """A new game, dealt from what was promised before and what the seats gave to it."""
        seats = _seats(table, self.turn)
        options = table.options if self.options is None else read_options(table.game.facts.options, self.options)
        seed = table.seed if self.parts is None else seed_of(table.seed, self.parts)
        chance = chance_at(seed, 0, SEALED if self.parts is None else FAIR)
        begun = table.game.start(options, len(seats), chance)
        number = table.rounds + 1
        round_ = Round(
            number=number,
            seed=seed,
            secret=table.seed,
            options=options,
            names=tuple(name_of(who, i) for i, who in enumerate(seats)),
            levels=tuple(who.bot.level if who.bot and who.name else "" for who in seats),
            begun=step.at,
            state=begun.state,
            past=((step.seq, begun.events),),
            staged=_staged(table, (), begun.events, step),
            parts=self.parts,
            draws=drawn(chance),
        )
        round_ = replace(round_, clocks=_clocks(table, round_.clocks, begun.state, step, round_.staged))
        series = next_series(table.series, table.games, turned=self.turn)
        now = replace(table, seats=seats, rounds=number, round=round_, seed=self.seed, series=series)
        now = replace(now, ready=(), ready_check="none", pledges={}, dealing=None)
        return _decided(replace(now, phase="playing", talk=(), missed={}, review=None), begun.state)


class Start(Request, frozen=True):
    """Host: begin the game."""

    def judge(self, context: Context) -> Started | DealAsked:
        """Begin the first game, or the next one after the lobby."""
        context.only_host()
        context.only_in("lobby")
        return begin(context, self)


class Acted(Entry, frozen=True):
    """A seat (or time) did something in the game."""

    joins: ClassVar[bool] = True

    seat: Seat
    action: Action

    def apply(self, table: TableState, step: Logged) -> TableState:
        """The rules judge the action, and the game goes on."""
        now = table.current
        number = len(now.moves) + 1
        chance = chance_at(now.seed, number, now.chance)
        done = table.game.play(now.state, self.seat, self.action, chance)
        move = Move(number, self.seat, step.at - now.begun, self.action, draws=drawn(chance))
        if step.actor == BOT:
            move = marked(table, move)
        moments = _staged(table, now.staged, done.events, step)
        round_ = replace(
            now,
            state=done.state,
            moves=(*now.moves, move),
            past=(*now.past, (step.seq, done.events)),
            staged=moments,
            before=_shown_before(now, moments, step) if moments else (),
            clocks=_clocks(table, now.clocks, done.state, step, moments),
        )
        missed = missed_after(table, move, step.seq) if move.bot or table.missed else table.missed
        return _decided(replace(table, round=round_, missed=missed, seq=step.seq, at=step.at), done.state)


class Act(Request, frozen=True):
    """An action in the game with this number at this table."""

    seated: ClassVar[bool] = False
    """`judge` itself asks for the seat, first of all: a second search is a good part of what an action costs."""

    round: int
    action: Raw

    def judge(self, context: Context) -> Acted:
        """An action of the game. Here its bytes are read; whether it is allowed say the game's rules."""
        table, seat = context.table, context.seat()
        same_round(table, self.round)
        if table.phase != "playing":
            raise Illegal("game-over")
        if table.pause is not None:
            raise Refused("table-paused")
        return Acted(seat, read_action(table.game, self.action), request=self.id)


class CalledOff(Entry, frozen=True):
    """The host ended the game before its time."""

    def apply(self, table: TableState, step: Logged) -> TableState:
        return broken_off(table, "called-off-host", step)


class CallOff(Request, frozen=True):
    """Host: end the game with this number at this table. Everything is shown and nobody wins."""

    round: int

    def judge(self, context: Context) -> CalledOff:
        context.only_host()
        context.only_in("playing")
        same_round(context.table, self.round)
        return CalledOff(request=self.id)


class CheckTime(Check, frozen=True):
    """The running clock should have run out."""

    closed: ClassVar[bool] = True
    actor: ClassVar[str] = CLOCK

    def judge(self, context: Context) -> Acted | None:
        """If the running clock has run out, time itself acts."""
        ends = context.table.clock_ends()
        return Acted(TIME, TimeUp()) if ends is not None and context.now >= ends else None


class CheckDeal(Check, frozen=True):
    """A game that was asked for may begin."""

    def judge(self, context: Context) -> Started | None:
        """If everybody who pledged something has shown it, or has had the time to, it begins."""
        moment = deal_at(context)
        return started(context.table) if moment is not None and context.now >= moment else None


class LoggedAct(Entry, frozen=True, tag="acted"):
    """The same as a log has it: only the game can read the action."""

    seat: Seat
    action: Raw

    def apply(self, table: TableState, step: Logged) -> TableState:
        return Acted(self.seat, read_action(table.game, self.action)).apply(table, step)


class Resumed(Entry, frozen=True):
    """The server was away from `gone` (milliseconds since 1970) until now. No clock ran meanwhile."""

    gone: int

    def apply(self, table: TableState, step: Logged) -> TableState:
        """The time the server was away is nobody's."""
        if table.round is None:
            return table
        return replace(table, round=replace(table.round, clocks=table.round.clocks.resumed(self.gone, step.at)))


def _staged(table: TableState, before: tuple[Staged, ...], told: tuple[Told, ...], step: Logged) -> tuple[Staged, ...]:
    moments = staged(table.game.facts, table.pace, told, step, before)
    return before if moments is None else (*before, moments)


def _shown_before(game: Round, moments: tuple[Staged, ...], step: Logged) -> tuple[tuple[int, Any], ...]:
    """What there was before the steps that who comes back is told of, this one among them."""
    lasting = _lasting(moments, step.at)
    return tuple([one for one in (*game.before, (step.seq, game.state)) if one[0] in lasting])


def _lasting(moments: tuple[Staged, ...], now: int) -> set[int]:
    """The steps whose moments who comes back is told of."""
    return {one.seq for one in takewhile(lambda one: one.ends > now - STILL_TOLD, reversed(moments))}


def _clocks(table: TableState, clocks: Clocks, state: Any, step: Logged, moments: tuple[Staged, ...]) -> Clocks:
    """A clock that begins to run counts when what has happened is off the stage."""
    return clocks.switched(table.game.clock(state), step.at, moments[-1].ends if moments else 0)


class PlayInfo(Struct, frozen=True):
    """The running (or ended) game as the receiver sees it."""

    round: int
    view: View
    clocks: dict[str, float]
    """Seconds left on each clock that has run, at the moment of sending."""
    running: str | None
    """The key of the clock that runs now."""
    commitment: str
    """The seed's commitment, shown before the deal."""
    wait: float = 0.0
    """Seconds until the running clock begins to count."""


class PlayChange(Struct, frozen=True, omit_defaults=True, gc=False):
    """What has changed in the game as the receiver sees it. The clocks are told whole, as in PlayInfo."""

    view: Change
    """`{field: change}`, `[value]` or `[at, drop, items]`: see docs/wire.md."""
    clocks: dict[str, float] = {}
    running: str | None = None
    wait: float = 0.0


class Past(Struct, frozen=True, omit_defaults=True, gc=False):
    """The events of one numbered step that the receiver may know."""

    seq: int
    events: tuple[Event, ...]
    stage: Stage | None = None
    """Their moments, as long as these last, and a little longer for who comes back."""
    before: View | None = None
    """In a Sync, with moments: what the receiver saw before them; nothing if the game began with them."""


def play_info(table: TableState, view: View, now: int) -> PlayInfo:
    """The game as the viewer with this view sees it."""
    clocks, running, wait = _time(table, view, now)
    return PlayInfo(table.current.number, view, clocks, running, commitment(table.current.secret), wait)


def play_change(table: TableState, view: View, change: Change, now: int) -> PlayChange:
    """What has changed for the viewer with this view now."""
    return PlayChange(change, *_time(table, view, now))


def _time(table: TableState, view: View, now: int) -> tuple[dict[str, float], str | None, float]:
    """The clocks, the running one, and how long it waits, as far as the viewer may know of it."""
    game = table.current.clocks
    clocks = game.at(now)
    if view.clock is None:
        if game.running is not None:
            clocks = {key: left for key, left in clocks.items() if key != game.running.key}
        return clocks, None, 0.0
    return clocks, None if game.stands else view.clock.key, max(0, game.since - now) / 1000


def past(game: Round | None, viewer: Seat | None, now: int, after: int = 0) -> tuple[Past, ...]:
    """What this viewer has heard in the game, step by step."""
    if game is None:
        return ()
    lasting = _lasting(game.staged, now)
    return tuple(
        Past(seq, heard(told, viewer), stage_of(game, seq, told, viewer, now) if seq in lasting else None)
        for seq, told in game.past
        if seq > after
    )


def all_past(table: TableState, viewer: Seat | None, now: int) -> tuple[Past, ...]:
    """The same for who has seen nothing yet: with what there was to see before each step that is staged."""
    game = table.round
    before = {} if game is None else dict(game.before)
    steps = past(game, viewer, now)
    return tuple(
        replace(p, before=table.game.view(before[p.seq], viewer)) if p.stage and p.seq in before else p for p in steps
    )


def problem(table: TableState) -> Sentence | None:
    """Why the game cannot start now: a set-up that cannot be dealt is told at once, before seats are counted."""
    why = refusal(table.game, table.options, len(table.seats))
    if why is not None:
        return why
    empty = sum(who.empty for who in table.seats)
    return sentence("table-seats-empty", count=empty) if empty else None


def begin(context: Context, request: Request) -> Started | DealAsked:
    """A game begins; if somebody has pledged a contribution to its deal, that is asked for first."""
    check_startable(context.table)
    pledges = pledges_here(context)
    return DealAsked(pledges, request=request.id) if pledges else started(context.table, request.id)


def started(table: TableState, request: str = "") -> Started:
    """The next game with what was contributed to it; one that follows another begins as the series rules say."""
    before, rules = table.round, table.game.facts.series
    turn = before is not None and rules.turn
    options = None if before is None or rules.follow is None else msgspec.to_builtins(rules.follow(before.state))
    return Started(new_seed(), turn, options, parts_of(table.dealing, _seats(table, turn)), request=request)


def _seats(table: TableState, turn: bool) -> tuple[Occupant, ...]:
    """Who sits where in the game that begins now."""
    there = tuple(who.settled() for who in table.seats)
    return (there[-1], *there[:-1]) if turn else there


def check_startable(table: TableState) -> None:
    """Refuse to start a game that cannot be played now."""
    why = problem(table)
    if why is not None:
        raise Refused("table-cannot-start", why=why)


def name_of(who: Occupant, seat: Seat) -> str:
    """A name for the record; a bot of former days, which has none, is named for its level."""
    if who.bot is None or who.name:
        return who.name
    return say(sentence("table-bot-name", level=who.bot.level, number=seat + 1))


def same_round(table: TableState, number: int) -> None:
    """Refuse what belongs to another game of this table."""
    if table.round is None or number != table.round.number:
        raise Refused("table-other-round")


def read_action(game: AnyGame, data: Raw) -> Action:
    """An action of this game from its bytes; anything else is Illegal."""
    try:
        return codec(game).action(bytes(data))
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Illegal("unknown-action") from None


def _decided(table: TableState, state: Any) -> TableState:
    """If the game has an outcome now: it is over, its winners are counted, nobody has asked for the next one yet."""
    outcome = table.game.outcome(state)
    if outcome is None:
        return table
    seats = (replace(w, wins=w.wins + 1) if i in outcome.winners else w for i, w in enumerate(table.seats))
    series = table.series
    if series is not None:
        series = series.counted(table.game.facts.series.scores(state, outcome, len(table.seats)))
    now = replace(table, phase="over", seats=tuple(who.relieved() for who in seats), series=series, ready=())
    return replace(now, earlier=_looking_back(table))


def _looking_back(table: TableState) -> tuple[View, ...]:
    """The last games with this one, as everybody may look at it now; where no bot sits nobody needs it."""
    if all(who.bot is None for who in table.seats):
        return table.earlier
    return (*table.earlier, table.game.view(table.current.state, None))[-LOOK_BACK:]


def broken_off(table: TableState, key: str, step: Logged) -> TableState:
    """The running game ends without a winner and lies open."""
    now = table.current
    round_ = replace(
        now,
        state=table.game.call_off(now.state, sentence(key)),
        past=(*now.past, (step.seq, ())),
        clocks=now.clocks.switched(None, step.at),
    )
    seats = tuple(who.relieved() for who in table.seats)
    return replace(table, round=round_, phase="over", pause=None, seats=seats, ready=())
