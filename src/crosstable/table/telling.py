"""One telling: the steps since the last one as news for everybody; what is the same for many is made once."""

from collections.abc import Callable
from typing import Any

from msgspec import UNSET, Raw
from msgspec.structs import replace

from crosstable.core import EVERYBODY, Clock, Seat, Told, View, heard
from crosstable.core.changes import Changes
from crosstable.core.codec import encode

from . import watch
from .lobby import TableInfo
from .moments import stage_of
from .play import Past, PlayChange, PlayInfo, play_change, play_info
from .seats import You
from .state import TableState
from .talk import ChatLineInfo, lines
from .wire import News

_NOTHING = Past(0, ())
_HERE = Raw(b"\0")
"""Holds a place in a message: no JSON has such a byte."""
_PLACES: Any = _HERE
_SEQ, _EVENTS, _CHANGE, _END = encode(News(_PLACES, events=_PLACES, changed=PlayChange(_HERE))).split(bytes(_HERE))
"""What stands between number, events and change in most news."""


class Telling:
    """What has happened at a table since it was told of last."""

    __slots__ = (
        "_after", "_alike", "_before", "_changes", "_common", "_frames", "_goes_on", "_info", "_now", "_played",
        "_public", "_ready", "_seen", "_silent", "_since", "_view",
    )  # fmt: skip

    def __init__(
        self,
        before: TableState,
        after: TableState,
        seen: dict[Seat | None, View],
        view: Callable[[Seat | None], View | None],
        info: TableInfo | None,
    ) -> None:
        """`seen` is what those who have it were told before, `view` what they see now; `info` is what a lobby shows, if
        that has changed."""
        self._before, self._after = before, after
        self._seen, self._view, self._info = seen, view, info
        self._now = watch.now()
        self._changes = Changes()
        self._since = _since(after, before.seq)
        self._public = _public(self._since)
        was, now = before.round, after.round
        self._goes_on = was is not None and now is not None and now is not was and now.number == was.number
        self._played = now is not None and now is not was
        self._silent = after.chat is before.chat
        self._alike = self._public and self._silent and info is None
        """Whether everybody is told the same, but for what they see."""
        self._ready: dict[Seat | tuple[Seat | None, You | None, bool] | None, list[bytes]] = {}
        self._frames: dict[Clock | None, tuple[bytes, bytes]] = {}
        self._common: list[Past] | None = None
        """The steps as everybody hears of them, once somebody was told of them."""

    def to(self, who: You, new_role: You | None, *, changes: bool) -> list[bytes]:
        """The news for this viewer, who is now what is said in `new_role`, if anything; `changes`: whether they
        understand those."""
        key = who.seat if changes and new_role is None else (who.seat, new_role, changes)
        found = self._ready.get(key)
        if found is None:
            found = self._ready[key] = self._messages(who, new_role, changes=changes)
        return found

    def _messages(self, who: You, new_role: You | None, *, changes: bool) -> list[bytes]:
        base = self._seen.get(who.seat) if changes and new_role is None and self._goes_on else None
        view = self._view(who.seat) if base is not None else None
        if base is None or view is None:
            news = self._news(who, new_role)
            return [encode(news)] if changes else [encode(one) for one in one_by_one(news)]
        what = self._changes.written(base, view)
        if not self._alike:
            return [encode(self._news(who, new_role, play_change(self._after, view, Raw(what), self._now)))]
        begin, end = self._frames.get(view.clock) or self._frame(who, view)
        return [begin + what + end]

    def _frame(self, who: You, view: View) -> tuple[bytes, bytes]:
        """What stands before and behind the change, where everybody is told the same beside it."""
        game, since = self._after.current, self._since
        if len(since) == 1 and since[0][0] == self._after.seq and not (view.clock or game.clocks.left or game.staged):
            events = encode([told.event for told in since[0][1]])
            found = _SEQ + b"%d" % self._after.seq + _EVENTS + events + _CHANGE, _END
        else:
            moved = play_change(self._after, view, _HERE, self._now)
            begin, _, end = encode(self._news(who, None, moved)).partition(_HERE)
            found = begin, end
        self._frames[view.clock] = found
        return found

    def _news(self, who: You, new_role: You | None, moved: PlayChange | None = None) -> News:
        """The steps since then; what is seen now whole, unless it was found out how that has changed."""
        table = self._after
        steps = self._steps(who.seat)
        newest = steps[-1] if steps and steps[-1].seq == table.seq else _NOTHING
        earlier = tuple(steps if newest is _NOTHING else steps[:-1])
        play = self._play(who.seat) if moved is None and (self._played or new_role) else None
        chat: tuple[ChatLineInfo, ...] = ()
        if not self._silent:
            chat = lines(table, None if who.seat is None else table.seats[who.seat].person, self._before.seq)
        return News(
            table.seq,
            new_role,
            self._info,
            play,
            newest.events,
            chat,
            newest.stage,
            moved or UNSET,
            earlier or UNSET,
        )

    def _play(self, viewer: Seat | None) -> PlayInfo | None:
        view = self._view(viewer)
        return None if view is None else play_info(self._after, view, self._now)

    def _steps(self, viewer: Seat | None) -> list[Past]:
        """The steps as this viewer hears of them; of what is public, everybody."""
        if self._common is not None:
            return self._common
        game, at = self._after.round, self._after.at
        steps = [Past(seq, heard(told, viewer), stage_of(game, seq, told, viewer, at)) for seq, told in self._since]
        if self._public:
            self._common = steps
        return steps


def _since(table: TableState, last: int) -> list[tuple[int, tuple[Told, ...]]]:
    """What was told in the steps of the game after this one."""
    found: list[tuple[int, tuple[Told, ...]]] = []
    if table.round is not None:
        for step in reversed(table.round.past):
            if step[0] <= last:
                break
            found.append(step)
        found.reverse()
    return found


def _public(steps: list[tuple[int, tuple[Told, ...]]]) -> bool:
    """Whether everybody hears everything of these."""
    for _, told in steps:
        for one in told:
            if one.to is not EVERYBODY:
                return False
    return True


def one_by_one(news: News) -> list[News]:
    """The same for who takes a step at a time: the earlier ones with their events, the newest with all parts."""
    earlier = news.earlier or ()
    alone = [News(step.seq, events=step.events, stage=step.stage) for step in earlier]
    return [*alone, replace(news, earlier=UNSET)]
