/** The sand timer: as large as the screen, with a bell. It survives a reload. */
import { useEffect, useRef, useState } from "preact/hooks";
import { useAwake } from "../../lib/awake.js";
import { classes, html } from "../../lib/html.js";
import { bell } from "../../lib/sound.js";
import { t } from "../../lib/texts.js";
import { useTick } from "../../lib/use-tick.js";
import { Choice } from "../../parts/choice/choice.js";
import { Tick } from "../../parts/tick/tick.js";
import { bellOn } from "./session.js";

/** @typedef {import("./types").Sand} Sand */

const HURRY = 10;
const MORE = 30;

/** @param {Sand} sand */
const leftIn = (sand) => Math.max(0, sand.ends === null ? sand.left : (sand.ends - Date.now()) / 1000);

/** @param {number} seconds */
const face = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** @param {number} seconds @returns {Sand} */
export const turned = (seconds) => ({ left: seconds, ends: null });

/** @param {{seconds: number, sand: Sand, onSand: (sand: Sand) => void, onEnd?: () => void, children?: any}} props */
export function SandTimer({ seconds, sand, onSand, onEnd, children }) {
  const running = sand.ends !== null;
  useTick(running ? 100 : null);
  useAwake(running);
  const left = leftIn(sand);
  const whole = Math.ceil(left);
  useBell(running, whole, () => {
    onSand(turned(0));
    onEnd?.();
  });
  const [large, toggleLarge, place] = useLarge();
  const over = whole === 0;
  const start = () => onSand({ left, ends: Date.now() + (over ? seconds : left) * 1000 });
  return html`
    <section ref=${place}
      class=${classes("sand", large && "sand-large", !over && whole <= HURRY && "sand-hurry", over && "sand-over")}
      aria-label=${t("ui-companion-timer")}>
      <div class="sand-fill" aria-hidden="true" style=${{ height: `${Math.min(100, (100 * left) / seconds)}%` }}></div>
      <p class="sand-face" role="timer" aria-label=${t("ui-companion-seconds-left", { count: whole })}>
        ${face(whole)}
      </p>
      <p class="sand-word" role="status">
        ${over ? t("ui-companion-time-up") : running ? "" : left < seconds ? t("ui-companion-stopped") : ""}
      </p>
      <div class="sand-buttons">
        ${
          running
            ? html`<button class="button" onClick=${() => onSand(turned(left))}>${t("ui-companion-stop")}</button>`
            : html`<button class="button main" onClick=${start}>
              ${t(over ? "ui-companion-again" : left < seconds ? "ui-companion-go-on" : "ui-companion-start")}
            </button>`
        }
        ${
          !over &&
          html`<button class="button"
            onClick=${() => onSand(running ? { ...sand, ends: (sand.ends ?? 0) + MORE * 1000 } : turned(left + MORE))}>
            ${t("ui-companion-more", { seconds: MORE })}
          </button>`
        }
        ${
          (running || left < seconds) &&
          !over &&
          html`<button class="button" onClick=${() => onSand(turned(seconds))}>
            ${t("ui-companion-restart")}
          </button>`
        }
        <button class="button" aria-pressed=${large} onClick=${toggleLarge}>
          ${t(large ? "ui-companion-smaller" : "ui-companion-large")}
        </button>
        ${children}
      </div>
      <${Tick} label=${t("ui-companion-bell")} value=${bellOn.value}
        onChoose=${(/** @type {boolean} */ on) => (bellOn.value = on)} />
    </section>
  `;
}

/**
 * A stroke for each of the last seconds, and at the end.
 * @param {boolean} running
 * @param {number} whole
 * @param {() => void} end
 */
function useBell(running, whole, end) {
  const heard = useRef(running && whole === 0 ? -1 : whole); // it may have ended while the page was closed
  useEffect(() => {
    if (!running || heard.current === whole) return;
    heard.current = whole;
    if (bellOn.peek() && whole <= HURRY) bell(whole === 0 ? "end" : "second");
    if (whole === 0) end();
  }, [running, whole]);
}

/** The whole screen, where the browser lets us; otherwise the whole window. */
function useLarge() {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const [large, setLarge] = useState(false);
  useEffect(() => {
    const left = () => document.fullscreenElement || setLarge(false);
    document.addEventListener("fullscreenchange", left);
    return () => document.removeEventListener("fullscreenchange", left);
  }, []);
  const toggle = () => {
    setLarge(!large);
    if (large) void document.exitFullscreen?.().catch(() => {});
    else void place.current?.requestFullscreen?.().catch(() => {});
  };
  return /** @type {const} */ ([large, toggle, place]);
}

const LENGTHS = [60, 120, 180, 300];

/**
 * A timer for talking, where the game has none of its own.
 * @param {{sand: (Sand & {of: number}) | null, onSand: (sand: (Sand & {of: number}) | null) => void}} props
 */
export function TalkTimer({ sand, onSand }) {
  return html`
    <details class="com-talk" open=${sand !== null}>
      <summary>${t("ui-companion-talk-timer")}</summary>
      <${Choice} label=${t("ui-companion-talk-length")} of=${LENGTHS} value=${sand?.of ?? null}
        text=${(/** @type {number} */ seconds) => t("ui-companion-minutes", { count: seconds / 60 })}
        onChoose=${(/** @type {number} */ of) => onSand({ ...turned(of), of })} />
      ${
        sand &&
        html`<${SandTimer} seconds=${sand.of} sand=${sand}
          onSand=${(/** @type {Sand} */ next) => onSand({ ...next, of: sand.of })} />`
      }
    </details>
  `;
}
