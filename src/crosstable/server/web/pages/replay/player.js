/** The review: the table as somebody saw it, a strip to move through the game, and what can be said about it. */
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { pipsOf, recordLooks, recordName } from "../../lib/faces.js";
import { gameInfo } from "../../lib/games.js";
import { html } from "../../lib/html.js";
import { language } from "../../lib/settings.js";
import { addStyle } from "../../lib/style.js";
import { levelText, say, t, useTexts } from "../../lib/texts.js";
import { headline } from "../table/ending.js";
import { WithGame } from "../table/play.js";
import { EyesChoice, eyesWritten } from "./eyes.js";
import { Coming, Head } from "./head.js";
import { Panels } from "./panels.js";
import { Scrubber } from "./scrubber.js";
import { Share } from "./share.js";
import { Together, useTogether } from "./together.js";
import { useKeys, useTransport } from "./transport.js";
import { chaptersOf, useSteps } from "./words.js";

/** @typedef {import("../../lib/wire").Replay} Replay */
/** @typedef {import("../../lib/wire").Eyes} Eyes */
/**
 * @typedef {object} Props
 * @property {import("./source.js").Source} source
 * @property {Replay} first the game through the eyes it is opened with
 * @property {{step: number, eyes: Eyes, tab: string | null, join: boolean}} start
 * @property {import("../../lib/table-store.js").TableStore | null} store the table, if there is one to go through it
 *   with
 * @property {string | null} address where the review lies, to be shared
 * @property {number} round
 * @property {any} back the way out
 */

const SETTLE = 350;

/** The game through other eyes; what was seen before stays until it is there. @param {Props} props */
function useEyes({ source, first, start }) {
  const [eyes, setEyes] = useState(start.eyes);
  const [replay, setReplay] = useState(first);
  const wanted = useRef(eyes);
  const look = useCallback(
    (/** @type {Eyes} */ other) => {
      wanted.current = other;
      source.replay(other).then(
        (found) => {
          if (wanted.current !== other) return;
          setReplay(found);
          setEyes(other);
        },
        () => undefined,
      );
    },
    [source],
  );
  return { eyes, replay, look };
}

/**
 * The address says which moment is shown, so that it can be copied at any time.
 * @param {string | null} address
 * @param {number} at
 * @param {Eyes} eyes
 */
function useAddress(address, at, eyes) {
  useEffect(() => {
    if (!address) return undefined;
    const timer = setTimeout(() => history.replaceState(null, "", placeLink(address, at, eyes)), SETTLE);
    return () => clearTimeout(timer);
  }, [address, at, eyes]);
}

/** @param {string} address @param {number} at @param {Eyes} eyes */
const placeLink = (address, at, eyes) => `${address}?step=${at}&seat=${eyesWritten(eyes)}`;

/** @param {Props} props */
export function Player(props) {
  const { source, store, address, round, start, back } = props;
  const ready = useTexts("review");
  const [styled, setStyled] = useState(false);
  useEffect(() => void addStyle("/web/pages/replay/review.css").then(() => setStyled(true)), []);
  const { eyes, replay: seen, look } = useEyes(props);
  const replay = useMemo(() => ({ ...seen, seats: seen.seats.map(recordName) }), [seen, language.value]);
  const last = replay.frames.length - 1;
  const leave = useRef(() => {});
  const transport = useTransport(last, start.step, () => leave.current());
  const { at, goTo, show } = transport;
  const follow = (/** @type {number} */ step, /** @type {Eyes} */ other) => {
    show(step);
    if (other !== eyes) look(other);
  };
  const together = useTogether(store, round, { at, eyes }, follow, start.join);
  leave.current = together.alone;
  const steps = useSteps(replay, ready);
  useKeys(transport, last, chaptersOf(steps));
  useAddress(address, at, eyes);
  useEffect(() => {
    document.title = `${t(`${replay.game}-name`)}: ${replay.seats.join(" – ")} · Crosstable`;
  }, [replay]);
  const frame = replay.frames[at];
  const [bot, setBot] = useState(/** @type {number | null} */ (null));
  if (!frame || !ready || !styled) return html`<${Coming} back=${back} />`;
  const choose = (/** @type {Eyes} */ other) => {
    together.alone();
    look(other);
  };
  const joint = store && html`<${Together} store=${store} together=${together} />`;
  const busy = together.part === "leading" || together.review !== null || together.elsewhere !== null;
  return html`
    <${Head} back=${back}
      eyes=${replay.secrets && html`<${EyesChoice} eyes=${eyes} names=${replay.seats} onChoose=${choose} />`}
      tools=${html`
        ${!busy && joint}
        ${address && html`<${Share} address=${address} place=${placeLink(address, at, eyes)} />`}
        ${source.record && html`<a class="plain" download href=${source.record}>${t("ui-review-download")}</a>`}
        ${address && html`<a class="plain" href=${`${address}/verify`}>${t("ui-review-check")}</a>`}
      `} />
    <main id="main">
      <h1 class="sr">${t(`${replay.game}-name`)}: ${replay.seats.join(" – ")}</h1>
      ${busy && html`<div class="review-bar">${joint}</div>`}
      <div class="review">
        <div class="review-stage"><${Stage} replay=${replay} eyes=${eyes} at=${at} bot=${bot} /></div>
        <${Panels} source=${source} replay=${replay} steps=${steps} eyes=${eyes} at=${at} goTo=${goTo}
          first=${start.tab} bot=${bot} setBot=${setBot} />
      </div>
      <div class="review-strip">
        <p class="review-now" aria-live="polite">${steps[at]?.words}</p>
        <${Scrubber} ...${transport} last=${last} />
      </div>
    </main>
  `;
}

/**
 * The table of the game as it was at this step; if one bot's thoughts are read, those of the others are not drawn.
 * @param {{replay: Replay, eyes: Eyes, at: number, bot: number | null}} props
 */
function Stage({ replay, eyes, at, bot }) {
  const last = replay.frames.length - 1;
  const frame = replay.frames[at];
  const levels = gameInfo(replay.game)?.levels ?? [];
  const looks = useMemo(() => recordLooks(replay.seats), [replay.seats]);
  const players = replay.seats.map((name, i) => ({
    name,
    kind: looks[i]?.bot ? "bot" : "person",
    face: looks[i],
    note: replay.levels[i] ? levelText(replay.levels[i]) : "",
    pips: pipsOf(levels, replay.levels[i] ?? ""),
    here: true,
    wins: 0,
  }));
  const thought = replay.thoughts.find((one) => one.n === at && (bot === null || one.seat === bot)) ?? null;
  const everything = eyes === "open" || !replay.secrets;
  const ending =
    at === last &&
    replay.outcome &&
    html`
      <section class="ending" aria-label=${t("ui-result")}>
        <h2>${headline(replay.outcome, replay.seats, null)}</h2>
        <p>${say(replay.outcome.why, replay.seats)}</p>
      </section>`;
  if (!frame) return null;
  return html`
    <${WithGame} id=${replay.game}>${(/** @type {any} */ Table) => html`
      <${Table} key=${eyesWritten(eyes)} view=${{ ...frame.view, offers: [], clock: null }} players=${players}
        options=${replay.options}
        you=${{ seat: typeof eyes === "number" ? eyes : null, host: false }}
        act=${() => Promise.resolve(null)} sending=${false} secondsLeft=${() => null} news=${frame.events}
        past=${replay.frames.slice(0, at + 1).map((one) => one.events)}
        thought=${everything ? thought : null} replay=${true} final=${everything ? replay.frames[last]?.view : null}
        ending=${ending} below=${null} />`}
    <//>
  `;
}
