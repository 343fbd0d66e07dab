/** Looks through a game: a board, a scrubber, and what the bots thought. */
import { useCallback, useEffect, useState } from "preact/hooks";
import { html } from "../../lib/html.js";
import { say, t } from "../../lib/texts.js";
import { headline } from "../table/ending.js";
import { WithGame } from "../table/play.js";
import { Plot } from "./plot.js";
import { Scrubber } from "./scrubber.js";

/** @typedef {import("../../lib/wire").Replay} Replay */

const STEP = 900;

/** Which position is shown, and whether it runs. @param {number} last */
function useTransport(last) {
  const [at, setAt] = useState(last);
  const [running, setRunning] = useState(false);
  const goTo = useCallback((/** @type {number} */ n) => setAt(Math.max(0, Math.min(last, n))), [last]);
  useEffect(() => {
    if (!running) return;
    if (at >= last) return setRunning(false);
    const timer = setTimeout(() => setAt(at + 1), STEP);
    return () => clearTimeout(timer);
  }, [running, at, last]);
  const toggle = () => {
    if (!running && at >= last) setAt(0);
    setRunning(!running);
  };
  return { at, goTo, running, toggle };
}

/** Keys that work anywhere on the page. @param {ReturnType<typeof useTransport>} transport @param {number} last */
function useKeys(transport, last) {
  useEffect(() => {
    /** @type {Record<string, () => void>} */
    const keys = {
      ArrowLeft: () => transport.goTo(transport.at - 1),
      ArrowRight: () => transport.goTo(transport.at + 1),
      Home: () => transport.goTo(0),
      End: () => transport.goTo(last),
      " ": transport.toggle,
    };
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      const busy = event.target instanceof Element && event.target.closest("input, button, a, dialog, [role=grid]");
      const action = keys[event.key];
      if (!action || busy || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      action();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}

/** @param {{replay: Replay, record: string | null}} props */
export function Player({ replay, record }) {
  const last = replay.frames.length - 1;
  const transport = useTransport(last);
  useKeys(transport, last);
  const { at, goTo } = transport;
  const frame = replay.frames[at];
  useEffect(() => {
    document.title = `${t(`${replay.game}-name`)}: ${replay.seats.join(" – ")} · Crosstable`;
  }, [replay]);
  if (!frame) return null;
  const players = replay.seats.map((name) => ({ name, kind: "person", note: "", here: true, wins: 0 }));
  const thought = replay.thoughts.find((one) => one.n === at) ?? null;
  const ending = html`
    ${at === last && replay.outcome && html`<section class="ending" aria-label=${t("ui-result")}>
      <h2>${headline(replay.outcome, replay.seats, null)}</h2>
      <p>${say(replay.outcome.why, replay.seats)}</p>
    </section>`}
    ${replay.thoughts.length > 0 && html`<${Plot} replay=${replay} at=${at} thought=${thought} goTo=${goTo} />`}
    ${record && html`<p><a class="plain" download href=${record}>${t("ui-download")}</a></p>`}
  `;
  const below = html`<${Scrubber} ...${transport} last=${last} />`;
  return html`
    <h1 class="sr">${t(`${replay.game}-name`)}: ${replay.seats.join(" – ")}</h1>
    <${WithGame} id=${replay.game}>${(/** @type {any} */ Table) => html`
      <${Table} view=${frame.view} players=${players} options=${replay.options} you=${{ seat: null, host: false }}
        act=${() => Promise.resolve(null)} sending=${false} secondsLeft=${() => null} news=${frame.events}
        thought=${thought} replay=${true} final=${replay.frames[last]?.view} goTo=${goTo} ending=${ending} below=${below} />`}
    <//>
  `;
}
