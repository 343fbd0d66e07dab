"""A device that stands still in the middle of a moment passes nothing by, and nothing comes twice."""

import pytest

from crosstable.games.crossfire import GAME
from crosstable.games.crossfire.data import Options
from crosstable.games.resistance import GAME as RESISTANCE
from crosstable.games.resistance.data import Options as Setup

from .conftest import PHONE, Visitor
from .moving import scene_with

pytestmark = pytest.mark.browser

EACH = 400
"""Milliseconds for a shot."""

STARVED = 100
"""For a shot on a device that is busy for longer than that, again and again."""

SHOTS = """async ([game, counted, seats, seat, before, after, events, times, holds, starved]) => {
  const { loadGame, loadTable } = await import("/web/lib/games.js");
  const { Stage } = await import("/web/lib/stage.js");
  const { html } = await import("/web/lib/html.js");
  const { render } = await import("preact");
  const { effect } = await import("@preact/signals");
  const { looksAt } = await import("/web/parts/face/recipe.js");
  await loadTable(game);
  const Table = await loadGame(game, "table");
  const place = document.createElement("div");
  document.body.append(place);
  const names = Array.from({ length: seats }, (_, i) => `P${i + 1}`);
  const looks = looksAt(names.map((name) => ({ kind: "person", name })));
  const players = names.map((name, i) => ({ name, face: looks[i], kind: "person", note: "", here: true, wins: 0 }));
  const shown = [];
  const stage = new Stage((news) => {
    shown.push(news.name);
    return before;
  });
  effect(() => {
    const moment = stage.moment.value && { ...stage.moment.value, told: stage.told.value };
    render(html`<${Table} view=${after} players=${players} options=${{}} you=${{ seat, host: false }}
      act=${async () => null} sending=${false} secondsLeft=${() => 9} pace="brisk" news=${events} past=${[events]}
      stage=${moment} skip=${() => {}} thought=${null} replay=${false} final=${null} ending=${null} below=${null} />`,
      place);
  });
  const fallen = () => place.querySelectorAll(counted).length;
  const whole = times.reduce((all, one) => all + one, 0);
  stage.put({ name: "shots", play: {}, events, stage: { begins: 0, times, holds } });
  stage.put({ name: "end", play: {}, events: [{ type: "ended" }], stage: { begins: whole, times: [300], holds: [0] } });
  const seen = [];
  const busy = (ms) => { for (const until = performance.now() + ms; performance.now() < until; ) continue; };
  let stood = starved;
  const look = () => {
    if (seen.at(-1) !== fallen()) seen.push(fallen());
    if (fallen() !== 2 || stood) return;
    stood = true;
    shown.push("still");
    setTimeout(() => busy(3000));
  };
  new MutationObserver(look).observe(place, { childList: true, subtree: true });
  while (stage.moment.value || shown.length < 2) {
    await new Promise((done) => setTimeout(done, 10));
    look();
    if (starved) busy(260);
  }
  look();
  stage.close();
  render(null, place);
  place.remove();
  return [seen, shown];
}"""
"""The parts of a step on the real stage, and a page that stands still for longer than they last, or never has time."""


@pytest.mark.parametrize("starved", [False, True])
def test_every_line_of_fire_is_seen_once_and_in_order_on_a_device_that_stood_still(
    visitor: Visitor, starved: bool
) -> None:
    seats, seat, before, after, events, _, _ = scene_with(GAME, Options(), 6, "fired", wave=1)
    fired = [event for event in events if event["type"] == "fired" and event["by"]]
    shots = [len(event["by"]) for event in fired]
    page = visitor("Ada", screen=PHONE)
    page.goto("/rules/crossfire")
    times = [(STARVED if starved else EACH) * count for count in shots]
    lines = ".round-night :is(.cf-line-hit, .cf-line-blocked)"
    step = [seats, seat, before, after, fired, times, [0] * len(times), starved]
    seen, shown = page.evaluate(SHOTS, ["crossfire", lines, *step])
    assert seen[-1:] == [0], "the stage is free at the end"
    assert [count for count in seen if count] == list(range(1, sum(shots) + 1)), seen
    assert sum(shots) > 2
    assert shown == (["shots", "end"] if starved else ["shots", "still", "end"])


def test_every_card_of_a_mission_and_its_result_are_seen_on_a_device_that_never_has_time(visitor: Visitor) -> None:
    seats, seat, before, after, events, _, _ = scene_with(RESISTANCE, Setup(), 10, "mission_done", mission=4)
    done = [event for event in events if event["type"] == "mission_done"]
    cards = sum(done[0]["tally"].values())
    times, holds = [STARVED * (cards + 1)], [STARVED * cards]
    page = visitor("Ada", screen=PHONE)
    page.goto("/rules/resistance")
    parts = ".res-deck > span > :not(.card-back), .res-result"
    step = [seats, seat, before, after, done, times, holds, True]
    seen, shown = page.evaluate(SHOTS, ["resistance", parts, *step])
    assert cards > 3
    assert [count for count in seen if count] == list(range(1, cards + 2)), seen
    assert shown == ["shots", "end"]
