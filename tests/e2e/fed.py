"""A real page at a real table that hears what a test tells it: any step of any game, without playing up to it."""

import json
from typing import Any

from playwright.sync_api import Page

from crosstable.core import EVERYBODY
from crosstable.core.codec import encode
from crosstable.core.moments import Pace, holds, times
from crosstable.core.parts import MOMENTS, load
from helpers.playing import Played

FED = """() => {
  const Native = window.WebSocket;
  window.WebSocket = class extends Native {
    send(text) {
      const { id, do: what } = JSON.parse(text);
      if (what === "hello") super.send(text);
      else if (id) setTimeout(() => window.feed({ is: "done", id, seq: 0 }));
    }
    set onmessage(hear) {
      window.feed = (message) => hear({ data: JSON.stringify(message) });
      this.addEventListener("message", (event) => {
        const message = JSON.parse(event.data);
        if (message.is !== "sync" || window.first) return;
        window.first = message;
        hear(event);
      });
    }
  };
}"""
"""Runs before anything else on the page. It hears its table once; after that it hears what we tell it."""

TELL = """([seat, before, after, past, events, stage, anew]) => {
  const everybody = window.first.table.seats.map((_, i) => i);
  const table = { ...window.first.table, phase: "playing", round: 1, ready: past.length ? everybody : [] };
  const play = (view) => view && { round: 1, view, clocks: view.clock ? { [view.clock.key]: 12 } : {},
    running: view.clock?.key ?? null, commitment: "", wait: 0 };
  const over = after.outcome ? { ...table, phase: "over" } : table;
  window.n = (window.n ?? 1000) + 10;
  const heard = past.map((told, i) => ({ seq: 10 + i, events: told }));
  const newest = { seq: window.n, events, stage, before };
  feed({ ...window.first, is: "sync", seq: window.n, table: before && !anew ? table : over,
    play: play(anew ? after : (before ?? after)), you: { seat, host: seat === 0 }, here: everybody,
    past: anew ? [...heard, newest] : heard });
  const news = { seq: window.n + 1, you: null, table: over, play: play(after), events, chat: [], stage };
  if (before && !anew) feed({ is: "news", ...news });
  scrollTo(0, 0);
}"""


def tell(
    page: Page,
    played: Played,
    step: int,
    seat: int | None,
    *,
    pace: Pace = "normal",
    gone: float = 0,
    slowly: int = 1,
    anew: bool = False,
) -> None:
    """Put a step on the stage of a page, so many milliseconds after it began; below 0: it is long over. `anew`: the
    page comes only now."""
    game, steps = played.game, played.steps[: step + 1]
    part = load(game.facts, MOMENTS)
    assert part
    told = [[json.loads(encode(one.event)) for one in s.events if one.to == EVERYBODY] for s in steps]
    views = [json.loads(encode(game.view(s.state, seat))) for s in steps[-2:]]
    heard = tuple(one for one in steps[-1].events if one.to == EVERYBODY)
    lasting, held = ([slowly * one for one in kind(heard, part.MOMENTS, pace)] for kind in (times, holds))
    staged = gone >= 0 and step > 0
    rest: list[Any] = [views[0], views[-1], told[:-1]] if staged else [None, views[-1], told]
    stage = {"begins": -slowly * gone, "times": lasting, "holds": held}
    page.evaluate(TELL, [seat, *rest, told[-1], stage, anew])
