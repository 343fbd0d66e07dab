"""Parts of a table on a page of their own: cards in the hand, the guide, refusals and pauses, what was missed."""

import base64
import json
import random
from typing import Any

import pytest
from playwright.sync_api import Page

from crosstable.core.codec import encode
from crosstable.core.events import heard
from crosstable.games import GAMES
from helpers.playing import begin, random_turns

from .conftest import PHONE, Visitor

pytestmark = pytest.mark.browser

CARDS = """async () => {
  const { html } = await import("/web/lib/html.js");
  const { render } = await import("preact");
  const { CharacterCard } = await import("/games/resistance/web/cards.js");
  const { addStyle } = await import("/web/lib/style.js");
  await addStyle("/web/parts/card/card.css");
  const spies = ["spy", "spy_chief", "spy_hunter", "deep_agent", "spy_reverser"];
  const all = [null, "resistance", "resistance_chief", "resistance_hunter", "dummy_agent", "coordinator", "pretender",
    "resistance_reverser", ...spies];
  const place = document.createElement("div");
  document.body.replaceChildren(place);
  place.style = "display:flex;flex-wrap:wrap;gap:10px";
  const side = (who) => (spies.includes(who) ? "spy" : "resistance");
  render(html`${all.map((who) => html`<${CharacterCard} character=${who} side=${side(who)} width="150px" />`)}`, place);
}"""
"""Every character as it is held, the covered card first."""

COLOURS = """async (picture) => {
  const blob = await (await fetch(`data:image/png;base64,${picture}`)).blob();
  const bitmap = await createImageBitmap(blob);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const ink = canvas.getContext("2d");
  ink.drawImage(bitmap, 0, 0);
  const { data } = ink.getImageData(0, 0, bitmap.width, bitmap.height);
  const [left, right] = [0.24 * bitmap.width, 0.76 * bitmap.width];
  let [chroma, light, count] = [0, 0, 0];
  for (let i = 0; i < data.length; i += 4) {
    const [r, g, b] = data.slice(i, i + 3);
    chroma = Math.max(chroma, Math.max(r, g, b) - Math.min(r, g, b));
    const x = (i / 4) % bitmap.width;
    if (x < left || x > right) continue;
    light += r + g + b;
    count += 3;
  }
  return [chroma, light / count];
}"""
"""The strongest colour of a picture, and how light its middle is."""


def test_no_colour_and_no_light_of_a_held_card_tells_its_side(visitor: Visitor) -> None:
    page = visitor("Neighbour", bypass_csp=True)
    page.goto("/rules/resistance")
    page.evaluate(CARDS)
    cards = page.locator(".card")
    found = [page.evaluate(COLOURS, base64.b64encode(cards.nth(i).screenshot()).decode()) for i in range(cards.count())]
    assert len(found) == 13
    covered = found[0][0]
    assert all(chroma <= covered + 3 for chroma, _ in found), found
    lights = [light for _, light in found[1:]]
    assert max(lights) - min(lights) < 30, lights


GUIDE = """async () => {
  const { html } = await import("/web/lib/html.js");
  const { render } = await import("preact");
  const { Guide, beginGuide, guideBook } = await import("/web/parts/guide/guide.js");
  beginGuide("AAAA");
  const book = await guideBook("resistance");
  const step = book.steps[0];
  step.when = () => true;
  step.until = undefined;
  step.needs = undefined;
  const place = document.createElement("div");
  document.body.append(place);
  const view = { outcome: null, waiting: [] };
  const draw = (looking) => render(html`<${Guide} code="AAAA" game="resistance" view=${view} seat=${0} paused=${false}
    looking=${looking} pause=${() => {}} />`, place);
  const until = async (there) => {
    for (let i = 0; i < 1000 && Boolean(place.querySelector(".guide")) !== there; i++)
      await new Promise((done) => setTimeout(done, 20));
    return Boolean(place.querySelector(".guide"));
  };
  draw(false);
  const before = await until(true);
  draw(true);
  const meanwhile = await until(false);
  draw(false);
  return [before, meanwhile, await until(true)];
}"""


def test_a_tip_of_the_guide_does_not_talk_over_a_moment(visitor: Visitor) -> None:
    page = visitor("Reader")
    page.goto("/rules/resistance")
    assert page.evaluate(GUIDE) == [True, False, True]


REFUSED = """async () => {
  const { html } = await import("/web/lib/html.js");
  const { render } = await import("preact");
  const { AtTableContext } = await import("/web/lib/at-table.js");
  const { newest } = await import("/web/lib/newest.js");
  const { useAsk } = await import("/web/lib/use-ask.js");
  const { Acts } = await import("/web/parts/round/acts.js");
  const { Hand } = await import("/games/resistance/web/hand.js");
  const place = document.createElement("div");
  document.body.append(place);
  const soon = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 120))); // drawn, and after it
  const Asked = () => {
    const [problem, ask] = useAsk();
    return html`<button id="ask" onClick=${() => ask(Promise.resolve({ key: "no" }))} />
      ${problem && html`<p class="problem" />`}`;
  };
  const draw = (paused) => render(html`<${AtTableContext.Provider} value=${{ paused, talk: null }}><${Acts}>
    <${Asked} /><${Hand} cards=${["success", "fail"]} allowed=${["success"]} name=${(card) => card} disabled=${false}
      lay="Play" onPlay=${() => {}} /><//><//>`, place);
  const press = async (what) => {
    place.querySelector(what).click();
    await soon();
  };
  const problems = () => place.querySelectorAll(".problem").length;
  draw(false);
  await press("#ask");
  await press("[data-card=fail]");
  await press(".res-lay");
  const refused = problems();
  newest.value += 1;
  await soon();
  const after = problems();
  draw(true);
  await soon();
  const open = place.querySelectorAll("button:enabled").length;
  draw(false);
  await soon();
  return [refused, after, open, place.querySelectorAll("button:enabled").length];
}"""


def test_a_refusal_goes_with_the_next_news_and_a_pause_disables_what_one_can_do(visitor: Visitor) -> None:
    page = visitor("Player")
    page.goto("/rules/resistance")
    assert page.evaluate(REFUSED) == [2, 0, 0, 3]


WORDS = """async ([game, moves]) => {
  const { loadReview, loadTable } = await import("/web/lib/games.js");
  const { signal } = await import("@preact/signals");
  const { html } = await import("/web/lib/html.js");
  const { render } = await import("preact");
  const { RoomStrip } = await import("/web/pages/table/room.js");
  await Promise.all([loadReview(game), loadTable(game)]);
  const place = document.createElement("div");
  document.body.append(place);
  const told = [];
  for (const { seat, seats, action, events, view } of moves) {
    const people = Array.from({ length: seats }, (_, i) => ({ kind: "person", name: `P${i + 1}`, stand_in: null }));
    const table = { game, seats: people, phase: "playing", pause: null, looking: [] };
    const you = { seat, host: false, missed: 1, missed_at: [7], missed_moves: [action] };
    const store = { code: "A", link: signal("open"), you: signal(you), table: signal(table), play: signal({ view }),
      past: signal([events]), pastAt: [7], chat: signal([]), away: signal([]), here: signal([]), sending: signal(false),
      stage: { missed: signal(0), told: signal(Infinity) } };
    render(null, place);
    render(html`<${RoomStrip} store=${store} table=${table} inLobby=${false} />`, place);
    for (let i = 0; i < 2000 && !place.querySelector(".room-missed li"); i++)
      await new Promise((done) => setTimeout(done, 10));
    told.push(place.querySelector(".room-missed li")?.textContent.trim() ?? "");
  }
  return told;
}"""
"""What somebody reads of each of these moves, which a bot has made meanwhile."""

SECRET = ["vote", "play_card", "claim", "aim", "place"]
"""Moves nobody else is told at once."""


def _moves(game: str, count: int, **chosen: Any) -> list[dict[str, Any]]:
    """Moves of a random game as the seat that made them knows them: so many of each kind."""
    rules, found = GAMES[game], []
    seats = rules.facts.seats[-1]
    played = begin(rules, rules.facts.options(**chosen), seats, b"\3" * 32)
    for _ in random_turns(played, random.Random(5)):
        if not played.moves:
            continue
        seat, action = played.moves[-1]
        step = played.steps[-1]
        if seat < 0 or rules.outcome(step.state) is not None:
            continue
        told = [json.loads(encode(event)) for event in heard(step.events, seat)]
        view = json.loads(encode(rules.view(step.state, seat)))
        found.append({"seat": seat, "seats": seats, "action": json.loads(encode(action)), "events": told, "view": view})
    kinds: dict[str, list[dict[str, Any]]] = {}
    for move in found:
        kinds.setdefault(move["action"]["type"], []).append(move)
    return [move for several in kinds.values() for move in several[:count]]


@pytest.mark.parametrize("which", GAMES)
def test_who_returns_reads_every_move_that_was_made_meanwhile(visitor: Visitor, which: str) -> None:
    page = visitor("Back", screen=PHONE)
    page.goto("/rules/" + which)
    other = {"mode": "sniper"} if hasattr(GAMES[which].facts.options(), "mode") else {}
    moves = [*_moves(which, 6), *_moves(which, 2, **other)]
    told = page.evaluate(WORDS, [which, moves])
    assert all(told), [move["action"] for move, words in zip(moves, told, strict=True) if not words]
    for kind in {move["action"]["type"] for move in moves} & {*SECRET}:
        own = [(move["seat"], json.dumps(move["action"])) for move in moves if move["action"]["type"] == kind]
        words = [words for move, words in zip(moves, told, strict=True) if move["action"]["type"] == kind]
        assert len(own) > 1
        assert len(set(words)) >= len(set(own)), f"{kind}: {words}"


LATE = """async (lengths) => {
  const { Stage } = await import("/web/lib/stage.js");
  const { effect } = await import("@preact/signals");
  const [shown, staged] = [[], []];
  const stage = new Stage((news) => void shown.push(news.name));
  effect(() => stage.moment.value && staged.push(stage.moment.value.events[0].type));
  for (const [name, begins, ms] of lengths)
    stage.put({ name, play: {}, events: [{ type: name }], stage: { begins, times: [ms], holds: [0] } });
  while (stage.moment.value) await new Promise((done) => setTimeout(done, 10));
  stage.close();
  return [shown, staged];
}"""


def _late(page: Page, *steps: tuple[str, int, int]) -> Any:
    page.goto("/rules/resistance")
    return page.evaluate(LATE, list(steps))


def test_who_comes_back_sees_what_happened_meanwhile_in_order_and_the_log_has_all(visitor: Visitor) -> None:
    page = visitor("Back")
    steps = [("long", -60_000, 20_000), ("vote", -9_000, 200), ("cards", -5_000, 200), ("now", -100, 300)]
    assert _late(page, *steps) == [["long", "vote", "cards", "now"], ["vote", "cards", "now"]]


FLASH = """async () => {
  const { Stage } = await import("/web/lib/stage.js");
  const stage = new Stage(() => null);
  const at = performance.now();
  stage.put({ play: {}, events: [{ type: "shot" }], stage: { begins: -2950, times: [3000], holds: [0] } });
  const whole = stage.moment.value?.begun >= at;
  stage.close();
  return whole;
}"""


def test_a_moment_of_which_only_a_blink_is_left_is_shown_whole(visitor: Visitor) -> None:
    page = visitor("Blink")
    page.goto("/rules/resistance")
    assert page.evaluate(FLASH)


SYNC = """async ([seen, steps]) => {
  const sockets = [];
  window.WebSocket = class {
    constructor() { sockets.push(this); }
    send() {}
    close() {}
  };
  sessionStorage.setItem("crosstable.seen.AAAA", String(seen));
  const { TableStore } = await import("/web/lib/table-store.js");
  const { effect } = await import("@preact/signals");
  const store = new TableStore("AAAA");
  const staged = [];
  effect(() => store.stage.moment.value && staged.push([
    store.stage.moment.value.events[0].type, store.past.value.length]));
  const past = steps.map(([seq, begins, ms]) => ({ seq, events: [{ type: `e${seq}` }],
    ...(ms ? { stage: { begins, times: [ms], holds: [0] } } : {}) }));
  const sync = { is: "sync", seq: 9, you: { seat: null, host: false }, table: null, play: null, past, here: [],
    watching: 0, away: [], chat: [], murmurs: [], review: null, screens: 0, language: "" };
  sockets.at(-1).onmessage({ data: JSON.stringify(sync) });
  while (store.stage.moment.value) await new Promise((done) => setTimeout(done, 10));
  const known = store.past.value.map(([event]) => event.type);
  store.close();
  return [staged, known, sessionStorage.getItem("crosstable.seen.AAAA")];
}"""


@pytest.mark.parametrize(("seen", "staged"), [(0, [["e3", 3], ["e4", 4]]), (1, [["e2", 2], ["e3", 3], ["e4", 4]])])
def test_a_page_that_is_loaded_anew_stages_what_it_has_not_shown(visitor: Visitor, seen: int, staged: Any) -> None:
    page = visitor("Again")
    page.goto("/rules/resistance")
    steps = [[1, -20_000, 0], [2, -4_000, 200], [3, -100, 300], [4, 200, 200]]
    assert page.evaluate(SYNC, [seen, steps]) == [staged, ["e1", "e2", "e3", "e4"], "4"]


BUBBLE = """async () => {
  const { placeFor } = await import("/web/parts/sign/place.js");
  const made = (tag, style) => {
    const one = document.createElement(tag);
    one.style = `position:fixed;${style}`;
    document.body.append(one);
    return one;
  };
  document.body.replaceChildren();
  made("div", "left:80px;top:20px;width:60px;height:60px").dataset.seat = 0;
  const bubble = made("div", "width:120px;height:40px");
  const alone = placeFor(0, bubble).side;
  made("table", "left:0;top:85px;width:360px;height:300px");
  return [alone, placeFor(0, bubble).side];
}"""
"""Where a bubble stands at a seat near the top of the screen: alone, and with a table of votes below."""


def test_what_is_said_at_a_seat_lies_over_no_table_of_votes(visitor: Visitor) -> None:
    page = visitor("Reader", screen=PHONE)
    page.goto("/rules/resistance")
    assert page.evaluate(BUBBLE) == ["below", "right"]
