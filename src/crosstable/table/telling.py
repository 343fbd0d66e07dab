"""What a viewer is told: of a running game only the game's own view, and the events that viewer heard."""

from typing import Any

import msgspec

from crosstable.core.chance import commitment
from crosstable.core.events import heard
from crosstable.core.seats import Seat

from .judge import problem
from .messages import (
    Here,
    Line,
    MurmurLine,
    Past,
    PauseInfo,
    PlayInfo,
    Reviewing,
    SeatInfo,
    Sync,
    TableInfo,
    TalkInfo,
    You,
)
from .series import series_info
from .state import Round, TableState
from .talking import speaker


def table_info(table_id: str, table: TableState) -> TableInfo:
    """The table as everybody may know it."""
    options: dict[str, Any] = msgspec.to_builtins(table.options)
    return TableInfo(
        id=table_id,
        code=table.code,
        game=table.game.facts.id,
        title=table.title,
        public=table.public,
        phase=table.phase,
        options=options,
        seats=tuple(_seat_info(table, seat) for seat in range(len(table.seats))),
        round=table.rounds,
        problem=None if table.phase == "playing" else problem(table),
        commitment=commitment(table.seed),
        stand_ins=table.stand_ins,
        pause=None if table.pause is None else PauseInfo(table.seat_of(table.pause.person)),
        closed=table.closed,
        talk=TalkInfo(table.keep_chat, table.watchers_talk),
        games=table.games,
        series=series_info(table.series, len(table.seats), playing=table.phase == "playing"),
    )


def _seat_info(table: TableState, seat: Seat) -> SeatInfo:
    who = table.seats[seat]
    if who.bot is not None:
        return SeatInfo("bot", bot=who.bot, wins=who.wins, left=who.left)
    if who.person is None:
        return SeatInfo("empty")
    host = who.person == table.host
    by = speaker(who.person)
    return SeatInfo("person", name=who.name, host=host, wins=who.wins, by=by, stand_in=who.stand_in)


def you(table: TableState, person: str | None) -> You:
    """Who this person is at the table."""
    seat = table.seat_of(person)
    if seat is None or person is None:
        return You(None, host=False)
    return You(seat, host=table.host == person, missed=table.missed.get(person, 0))


def play_info(table: TableState, viewer: Seat | None, now: int) -> PlayInfo | None:
    """The game as this viewer sees it, if there is one."""
    game = table.round
    if game is None:
        return None
    view = table.game.view(game.state, viewer)
    clocks = game.clocks.at(now)
    if view.clock is None and game.clocks.running is not None:
        clocks = {key: left for key, left in clocks.items() if key != game.clocks.running.key}
    return PlayInfo(
        round=game.number,
        view=view,
        clocks=clocks,
        running=None if view.clock is None or table.pause is not None else view.clock.key,
        commitment=commitment(game.seed),
    )


def past(game: Round | None, viewer: Seat | None, after: int = 0) -> tuple[Past, ...]:
    """What this viewer has heard in the game, step by step."""
    if game is None:
        return ()
    return tuple(Past(seq, heard(told, viewer)) for seq, told in game.past if seq > after)


def lines(table: TableState, person: str | None, after: int = 0) -> tuple[Line, ...]:
    """What was said at the table since this step, marked for who said it."""
    return tuple(
        Line(s.seq, s.seat, s.name, s.text, s.person == person, speaker(s.person), s.phrase)
        for s in table.chat
        if s.seq > after
    )


def sync(
    info: TableInfo,
    table: TableState,
    person: str | None,
    presence: Here,
    now: int,
    murmurs: tuple[MurmurLine, ...],
    review: Reviewing | None = None,
) -> Sync:
    """Everything this person may know, at once."""
    viewer = table.seat_of(person)
    return Sync(
        seq=table.seq,
        you=you(table, person),
        table=info,
        play=play_info(table, viewer, now),
        past=past(table.round, viewer),
        here=presence.here,
        watching=presence.watching,
        away=presence.away,
        chat=lines(table, person),
        review=review,
        murmurs=murmurs,
    )
