"""One moment of a game on a page of its own, in time that does not pass by itself: what moves, what is shown when."""

import json
import random
from typing import Any

from playwright.sync_api import Page

from crosstable.core import EVERYBODY, AnyGame
from crosstable.core.codec import encode
from crosstable.core.moments import holds, times
from crosstable.core.parts import MOMENTS, load
from helpers.playing import Played, begin, random_turns

STAGE = """async ([game, part, seats, seat, before, after, events, times, holds]) => {
  const { loadGame, loadTable } = await import("/web/lib/games.js");
  const { html } = await import("/web/lib/html.js");
  const { render } = await import("preact");
  const { looksAt } = await import("/web/parts/face/recipe.js");
  await loadTable(game);
  const Table = await loadGame(game, part);
  const place = document.createElement("div");
  document.body.append(place);
  const names = Array.from({ length: seats }, (_, i) => `P${i + 1}`);
  const looks = looksAt(names.map((name) => ({ kind: "person", name })));
  const players = names.map((name, i) => ({ name, face: looks[i], kind: "person", note: "", here: true, wins: 0 }));
  const begun = performance.now();
  let now = begun;
  const clock = Object.getOwnPropertyDescriptor(Performance.prototype, "now");
  performance.now = () => now;
  const sum = (all) => all.reduce((one, other) => one + other, 0);
  const draw = (view, stage, past) => render(html`<${Table} view=${view} players=${players} options=${{}}
    you=${{ seat, host: false }} act=${async () => null} sending=${false} secondsLeft=${() => 9} pace="brisk"
    news=${events} past=${past} stage=${stage} skip=${() => {}} thought=${null} replay=${false} final=${null}
    ending=${null} below=${null} code="AAAA" title="T" game=${game} over=${null} />`, place);
  draw(before, null, []);
  for (let i = 0; i < 1000 && !place.querySelector("[data-seat], .board"); i++)
    await new Promise((done) => setTimeout(done, 20));
  const found = new Map();
  const note = () => {
    for (const one of document.getAnimations()) {
      const { target, pseudoElement } = one.effect;
      if (found.has(one) || !place.contains(target) || one.effect.getComputedTiming().endTime < 20) continue;
      const own = String(target.className.baseVal ?? target.className) || target.parentElement.className;
      found.set(one, `${own.baseVal ?? own}${pseudoElement ?? ""}`);
    }
  };
  const whole = sum(times);
  const seen = [];
  for (let t = 0; t < whole; t += 25) {
    now = begun + t;
    const told = times.findIndex((_, i) => sum(times.slice(0, i)) + holds[i] > t);
    const stage = { events, times, holds, told: told < 0 ? Infinity : told, begun, ends: begun + whole, before,
      now: () => now };
    draw(after, stage, [events]);
    note();
    const text = place.querySelector(".round-stage, .fug, .cross, .wall")?.innerText ?? "";
    const shown = text.replace(/\\s+/g, ""); // where lines break depends on drawings that come later
    if (seen.at(-1)?.[1] !== shown) seen.push([t, shown]);
  }
  const starts = [];
  for (const [one, what] of found) {
    await Promise.race([one.ready, new Promise((done) => setTimeout(done, 300))]).catch(() => {});
    starts.push([what, one.startTime]);
  }
  render(null, place);
  place.remove();
  delete performance.now;
  return { moved: starts, seen };
}"""


def on_stage(page: Page, game: AnyGame, scene: list[Any], part: str = "table") -> Any:
    """What moved in this scene (with when it began), and what was to be read, from which millisecond on."""
    return page.evaluate(STAGE, [game.facts.id, part, *scene])


def scene_of(played: Played, seat: int | None) -> list[Any]:
    """The newest step of a game as this seat sees it on the stage, at a brisk pace."""
    game, told = played.game, played.steps[-1].events
    part = load(game.facts, MOMENTS)
    assert part
    heard = tuple(one for one in told if one.to == EVERYBODY)
    views = [json.loads(encode(game.view(step.state, seat))) for step in played.steps[-2:]]
    events = [json.loads(encode(one.event)) for one in heard]
    lasting = [list(part_times(heard, part.MOMENTS, "brisk")) for part_times in (times, holds)]
    return [played.seats, seat, *views, events, *lasting]


def scene_with(game: AnyGame, options: Any, seats: int, kind: str, seat: int | None = 0, **fields: Any) -> list[Any]:
    """The first step of random games in which such an event takes its time."""
    for number in range(40):
        played = begin(game, options, seats, bytes([number]) * 32)
        for _ in _to_the_end(played, random.Random(number)):
            if len(played.steps) < 2 or not any(
                one.event.__struct_config__.tag == kind for one in played.steps[-1].events
            ):
                continue
            scene = scene_of(played, seat)
            if any(
                event["type"] == kind and length and all(event.get(key) == value for key, value in fields.items())
                for event, length in zip(scene[4], scene[5], strict=True)
            ):
                return scene
    raise AssertionError(f"no {kind}")


def _to_the_end(played: Played, rng: random.Random) -> Any:
    yield from random_turns(played, rng)
    yield played
