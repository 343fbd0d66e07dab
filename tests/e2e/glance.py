"""A glance at a neighbour's screen: what a game draws for somebody, in several worlds he must not be told apart in."""

from typing import Any

from playwright.sync_api import Page

DRAW = """async ([game, worlds]) => {
  const { loadGame } = await import("/web/lib/games.js");
  const { html } = await import("/web/lib/html.js");
  const { render } = await import("preact");
  const { looksAt } = await import("/web/parts/face/recipe.js");
  const Table = await loadGame(game, "table");
  const place = document.createElement("div");
  document.body.append(place);
  const soon = () => new Promise((done) => setTimeout(done, 8));
  const painted = async () => {
    for (let i = 0; i < 2; i++) // drawn, and what follows upon it
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  };
  const until = async (button, open) => {
    while (button.isConnected && button.getAttribute("aria-expanded") !== String(open)) await soon();
  };
  const key = (button, type) => button.dispatchEvent(new KeyboardEvent(type, { key: " ", bubbles: true }));
  const frame = (one) => {
    const { width, height } = one.getBoundingClientRect();
    const style = getComputedStyle(one);
    const name = one.className.replace("card-covered", "").trim();
    return [name, width, height, style.background, style.border, style.color].join(" ");
  };
  const open = async () => {
    const frames = [];
    for (const bar of place.querySelectorAll(".hold-bar, .hold-big:enabled")) {
      key(bar, "keydown");
      await until(bar, true);
      const shown = place.querySelectorAll(".hold-face:not([hidden]), .card, .card-inside, .card-field, .reveal-known");
      frames.push(...[...shown].map(frame));
      key(bar, "keyup");
      await until(bar, false);
    }
    return frames;
  };
  const drawn = async ([view, count]) => {
    render(null, place);
    const names = Array.from({ length: count }, (_, i) => `P${i + 1}`);
    const looks = looksAt(names.map((name) => ({ kind: "person", name })));
    const players = names.map((name, i) => ({ name, face: looks[i], kind: "person", note: "", here: true, wins: 0 }));
    render(html`<${Table} view=${view} players=${players} options=${view.options ?? {}}
      you=${{ seat: view.seat, host: false }}
      act=${async () => null} sending=${false} secondsLeft=${() => 9} news=${[]} past=${[]} thought=${null}
      replay=${false} final=${null} goTo=${null} ending=${null} below=${null} />`, place);
    await painted();
    const seen = [];
    for (let step = 0; step < 9; step++) {
      seen.push(place.innerHTML, ...(await open()));
      const on = place.querySelector(".cf-seen") && place.querySelector(".reveal-done:enabled");
      if (!on) break;
      on.click();
      await painted();
    }
    localStorage.clear();
    return seen;
  };
  if (!worlds.length) return [];
  const once = async () => JSON.stringify(await drawn(worlds[0]));
  for (let last = "", now = await once(), i = 0; now !== last && i < 20; i++) // what it loads later has come
    [last, now] = [now, await once()];
  const found = [];
  for (const world of worlds) found.push(await drawn(world));
  place.remove();
  return found;
}"""


def drawings(page: Page, game: str, views: list[Any], seats: int) -> list[list[str]]:
    """For each view the pages drawn from it, covered, and the frames of what is held to be seen."""
    found: list[list[str]] = page.evaluate(DRAW, [game, [[view, seats] for view in views]])
    return found
