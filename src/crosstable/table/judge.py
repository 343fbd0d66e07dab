"""What a person's request means for the log, or why it is refused. Pure: nothing happens here."""

from collections.abc import Callable

import msgspec
from msgspec import Raw

from crosstable.core.chance import new_seed
from crosstable.core.codec import codec, encode
from crosstable.core.errors import Illegal, Refused
from crosstable.core.game import check_seats, refusal
from crosstable.core.options import read_options
from crosstable.core.seats import Seat
from crosstable.core.sentence import Sentence, sentence

from . import host_rules
from . import messages as m
from .asked import Asked, Seating
from .asked import only_host as _only_host
from .asked import only_in as _only_in
from .asked import seat_at as _seat
from .bot_rules import check_bot
from .entries import (
    Acted,
    AnyEntry,
    BotSet,
    Chatted,
    GamesSet,
    OptionsSet,
    Phrased,
    Renamed,
    Sat,
    SeatsSet,
    Started,
    TalkSet,
    Titled,
    WentToLobby,
)
from .manners import clean_line, clean_name, clean_title
from .series import MOST_GAMES
from .state import TableState
from .talking import check_phrase


def judge(asked: Asked) -> AnyEntry | None:
    """The entry this request adds to the log; None: it is so already. Raises Refused or Illegal with the reason."""
    rule = _RULES.get(type(asked.request))
    if rule is None:
        raise Refused("table-unreadable")
    if asked.table.closed:
        raise Refused("table-closed")
    if not isinstance(asked.request, Seating) and asked.table.seat_of(asked.person) is None:
        raise Refused("table-watching")
    return rule(asked)


def problem(table: TableState) -> Sentence | None:
    """Why the game cannot start now: a set-up that cannot be dealt is told at once, before seats are counted."""
    why = refusal(table.game, table.options, len(table.seats))
    if why is not None:
        return why
    empty = sum(who.empty for who in table.seats)
    return sentence("table-seats-empty", count=empty) if empty else None


def check_games(count: int) -> int:
    """Refuse a series of no games, or of far too many."""
    if not 1 <= count <= MOST_GAMES:
        raise Refused("table-games", most=MOST_GAMES)
    return count


def _act(asked: Asked) -> AnyEntry:
    table, request = asked.table, asked.request
    if table.round is None or request.round != table.round.number:
        raise Refused("table-other-round")
    if table.phase != "playing":
        raise Illegal("game-over")
    if table.pause is not None:
        raise Refused("table-paused")
    try:
        action = codec(table.game).action(bytes(request.action))
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Illegal("unknown-action") from None
    seat = table.seat_of(asked.person)
    assert seat is not None
    return Acted(seat, Raw(encode(action)), request=request.id)


def _come(asked: Asked) -> AnyEntry:
    host_rules.may_come(asked)
    table, request = asked.table, asked.request
    if request.seat is None:
        seat = next((i for i, who in enumerate(table.seats) if who.open), None)
        if seat is None:
            raise Refused("table-full")
    elif table.seats[_seat(asked, request.seat)].open:
        seat = request.seat
    else:
        raise Refused("table-seat-taken")
    return Sat(seat, asked.person, clean_name(request.name, (who.name for who in table.seats)))


def _empty_seat(asked: Asked, seat: Seat) -> Seat:
    if not asked.table.seats[_seat(asked, seat)].empty:
        raise Refused("table-seat-taken")
    return seat


def _sit(asked: Asked) -> AnyEntry | None:
    _only_in(asked, "lobby")
    old = asked.table.seat_of(asked.person)
    if old is None or old == asked.request.seat:
        return None
    seat = _empty_seat(asked, asked.request.seat)
    return Sat(seat, asked.person, asked.table.seats[old].name, request=asked.request.id)


def _rename(asked: Asked) -> AnyEntry:
    others = (who.name for who in asked.table.seats if who.person != asked.person)
    return Renamed(asked.person, clean_name(asked.request.name, others), request=asked.request.id)


def _chat(asked: Asked) -> AnyEntry:
    return Chatted(asked.person, clean_line(asked.request.text), request=asked.request.id)


def _say(asked: Asked) -> AnyEntry:
    table, request = asked.table, asked.request
    seat = table.seat_of(asked.person)
    assert seat is not None
    check_phrase(table, seat, request.phrase, request.number)
    return Phrased(asked.person, request.phrase, request.number, request=request.id)


def _set_talk(asked: Asked) -> AnyEntry | None:
    """Whether chat is kept is settled before a game: nobody's words become a record afterwards."""
    _only_host(asked)
    table, request = asked.table, asked.request
    keep = table.keep_chat if request.keep is None else request.keep
    watchers = table.watchers_talk if request.watchers is None else request.watchers
    if keep != table.keep_chat:
        _only_in(asked, "lobby", "over")
    same = (keep, watchers) == (table.keep_chat, table.watchers_talk)
    return None if same else TalkSet(keep, watchers, request=request.id)


def _set_bot(asked: Asked) -> AnyEntry:
    _only_host(asked)
    _only_in(asked, "lobby", "over")
    request = asked.request
    if asked.table.seats[_seat(asked, request.seat)].person:
        raise Refused("table-seat-taken")
    if request.bot is not None:
        check_bot(asked.table, request.bot)
    return BotSet((request.seat,), request.bot, request=request.id)


def _fill_bots(asked: Asked) -> AnyEntry | None:
    _only_host(asked)
    _only_in(asked, "lobby", "over")
    check_bot(asked.table, asked.request.bot)
    empty = tuple(i for i, who in enumerate(asked.table.seats) if who.empty)
    return BotSet(empty, asked.request.bot, request=asked.request.id) if empty else None


def _set_options(asked: Asked) -> AnyEntry:
    _only_host(asked)
    _only_in(asked, "lobby")
    table = asked.table
    # Options that are not named stay, so that two quick changes are both kept.
    options = read_options(table.game.facts.options, {**msgspec.to_builtins(table.options), **asked.request.options})
    return OptionsSet(msgspec.to_builtins(options), request=asked.request.id)


def _set_seats(asked: Asked) -> AnyEntry | None:
    _only_host(asked)
    _only_in(asked, "lobby")
    count = asked.request.count
    check_seats(asked.table.game.facts, count)
    persons = sum(who.person is not None for who in asked.table.seats)
    if persons > count:
        raise Refused("table-too-many-people", count=persons)
    return SeatsSet(count, request=asked.request.id) if count != len(asked.table.seats) else None


def _set_games(asked: Asked) -> AnyEntry | None:
    _only_host(asked)
    _only_in(asked, "lobby")
    count = check_games(asked.request.count)
    return GamesSet(count, request=asked.request.id) if count != asked.table.games else None


def _set_title(asked: Asked) -> AnyEntry | None:
    _only_host(asked)
    table, request = asked.table, asked.request
    title = table.title if request.title is None else clean_title(request.title)
    public = table.public if request.public is None else request.public
    same = (title, public) == (table.title, table.public)
    return None if same else Titled(title, public, request=request.id)


def _start(asked: Asked) -> AnyEntry:
    _only_host(asked)
    _only_in(asked, "lobby")
    return _begin(asked)


def _rematch(asked: Asked) -> AnyEntry:
    _only_in(asked, "over")
    for seat, who in enumerate(asked.table.seats):
        if who.person is not None and who.person not in asked.here:
            raise Refused("table-rematch-away", name=who.name, number=seat + 1)
    return _begin(asked)


def _begin(asked: Asked) -> AnyEntry:
    """A game begins; one that follows another does so as the game's series rules say."""
    why = problem(asked.table)
    if why is not None:
        raise Refused("table-cannot-start", why=why)
    before, rules = asked.table.round, asked.table.game.facts.series
    if before is None:
        return Started(new_seed(), request=asked.request.id)
    options = None if rules.follow is None else msgspec.to_builtins(rules.follow(before.state))
    return Started(new_seed(), rules.turn, options, request=asked.request.id)


def _to_lobby(asked: Asked) -> AnyEntry:
    _only_host(asked)
    _only_in(asked, "over")
    return WentToLobby(request=asked.request.id)


_RULES: dict[type, Callable[[Asked], AnyEntry | None]] = {
    m.Act: _act,
    Seating: _come,
    m.Sit: _sit,
    m.Rename: _rename,
    m.Chat: _chat,
    m.Say: _say,
    m.SetTalk: _set_talk,
    m.SetBot: _set_bot,
    m.FillBots: _fill_bots,
    m.SetOptions: _set_options,
    m.SetSeats: _set_seats,
    m.SetGames: _set_games,
    m.SetTitle: _set_title,
    m.Start: _start,
    m.Rematch: _rematch,
    m.ToLobby: _to_lobby,
    **host_rules.RULES,
}
