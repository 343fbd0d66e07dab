/** The Marshal's notepad: every number with why it is excluded, her own pencil marks, and the numbers she guesses. */
import { useEffect, useState } from "preact/hooks";
import { play as sound } from "shell/lib/cues.js";
import { classes, html } from "shell/lib/html.js";
import { mostOf } from "shell/lib/offers.js";
import { recall, remember } from "shell/lib/settings.js";
import { t, useTexts } from "shell/lib/texts.js";
import { HOLD, useHold } from "./hold.js";

/** @typedef {import("./types").AnyAction} AnyAction */
/** @typedef {import("./types").FugitiveView} FugitiveView */

const MARKS = ["", "?", "!", "×"];

/** Pencil marks, kept on this device for this table until the next game begins. @param {number} turn */
function usePencil(turn) {
  const key = `fugitive.pencil.${location.pathname}`;
  const [marks, setMarks] = useState(
    /** @returns {Record<number, number>} */ () => (turn <= 2 ? {} : (recall(key) ?? {})),
  );
  useEffect(() => remember(key, marks), [marks]);
  /** @param {number} number */
  const turnMark = (number) => setMarks({ ...marks, [number]: ((marks[number] ?? 0) + 1) % MARKS.length });
  return { marks, turnMark };
}

/** Numbers that were guessed alone, were wrong, and cannot be there since. @param {FugitiveView} view */
const missed = (view) =>
  new Set(
    view.guesses
      .filter((guess) => !guess.hit && guess.numbers.length === 1)
      .map((guess) => guess.numbers[0] ?? 0)
      .filter((number) => view.notes[number - 1] !== "open"),
  );

/**
 * The numbers the Marshal is about to guess, and those she holds her breath for.
 * @param {FugitiveView} view
 * @param {boolean} sending
 * @param {(action: AnyAction) => void} onAct
 */
export function useNaming(view, sending, onAct) {
  const [named, setNamed] = useState(/** @type {number[]} */ ([]));
  const [holding, setHolding] = useState(/** @type {number[] | null} */ (null));
  useEffect(() => setNamed([]), [view.turn, view.phase, view.guesses.length, view.errand]);
  const guess = view.offers.find((offer) => offer.action === "guess");
  const ask = view.offers.find((offer) => offer.action === "ask");
  const most = ask ? 1 : mostOf(guess?.fields.numbers);
  const open = (guess?.fields.numbers ?? ask?.fields.number)?.of ?? [];
  /** @param {number} number */
  const name = (number) => {
    if (named.includes(number)) setNamed(named.filter((other) => other !== number));
    else if (open.includes(number))
      setNamed(most === 1 ? [number] : [...named, number].slice(-most).sort((a, b) => a - b));
  };
  /** What holding this number guesses: all that are chosen, if it is one of them. @param {number} number */
  const together = (number) => (named.includes(number) ? named : [number]);
  /** @param {number[]} numbers */
  const hold = (numbers) => {
    if (!guess || sending || !numbers.length || !numbers.every((number) => open.includes(number))) return false;
    sound("hold");
    setHolding(numbers);
    return true;
  };
  /** @param {number[]} numbers */
  const say = (numbers) => onAct(ask ? { type: "ask", number: numbers[0] ?? 0 } : { type: "guess", numbers });
  return { named, holding, most, asking: Boolean(ask), name, together, hold, release: () => setHolding(null), say };
}

/** @typedef {ReturnType<typeof useNaming>} Naming */

/** @param {{view: FugitiveView, naming: Naming}} props */
export function Notepad({ view, naming }) {
  const { marks, turnMark } = usePencil(view.turn);
  const [pencil, setPencil] = useState(false);
  const misses = missed(view);
  const writing = pencil || !naming.most;
  return html`
    <section class="fug-notepad" aria-label=${t("fugitive-notepad")}>
      <div class="fug-notepad-head">
        <h2>${t("fugitive-notepad")}</h2>
        <small>${t(writing ? "fugitive-notepad-write" : "fugitive-notepad-hold")}</small>
        <button type="button" class=${classes("plain", "fug-pencil", pencil && "fug-pencil-on")} aria-pressed=${pencil}
          onClick=${() => setPencil(!pencil)}>${t(pencil ? "fugitive-pencil-on" : "fugitive-pencil")}</button>
      </div>
      <div class="fug-numbers">
        ${view.notes.map(
          (note, i) => html`<${Cell} key=${i} number=${i + 1} note=${note} naming=${naming} missed=${misses.has(i + 1)}
            mark=${MARKS[marks[i + 1] ?? 0] ?? ""} onMark=${writing ? turnMark : null} />`,
        )}
      </div>
      <ul class="fug-legend">
        ${["mine", "up", "far", "missed"].map(
          (note) => html`<li>
            <span class=${`fug-swatch ${note === "missed" ? "fug-note-missed fug-missed" : `fug-note-${note}`}`}
              aria-hidden="true"></span>${t(`fugitive-note-${note}`)}
          </li>`,
        )}
      </ul>
      ${
        view.findings.length > 0 &&
        html`<ul class="fug-findings">
          ${view.findings.map((finding) => html`<li>${t("fugitive-finding", { ...finding })}</li>`)}
        </ul>`
      }
    </section>
  `;
}

/**
 * A number: a tap chooses or marks it, holding it guesses.
 * @param {{number: number, note: string, naming: Naming, missed: boolean, mark: string,
 *   onMark: ((number: number) => void) | null}} props
 */
function Cell({ number, note, naming, missed, mark, onMark }) {
  const named = naming.named.includes(number);
  const { on } = useHold({
    begin: () => !onMark && naming.hold(naming.together(number)),
    end: naming.release,
    act: () => naming.say(naming.together(number)),
    tap: () => (onMark ?? naming.name)(number),
  });
  return html`<button type="button" aria-pressed=${named}
    class=${classes(
      "fug-number",
      `fug-note-${note}`,
      named && "fug-named",
      naming.holding?.includes(number) && "fug-holding",
      missed && "fug-missed",
    )}
    aria-label=${t("fugitive-number", { number, note, mark: mark || "none", missed: missed ? "yes" : "no" })} ...${on}>
    <b>${number}</b>${mark && html`<i aria-hidden="true">${mark}</i>`}
  </button>`;
}

/** The ring that fills while a guess is held. @param {{numbers: number[], held: boolean}} props */
const Ring = ({ numbers, held }) => html`
  <span class=${classes("fug-ring", held && "fug-ring-held")} style=${`--hold:${HOLD}ms`} aria-hidden="true">
    <svg viewBox="0 0 64 64"><circle cx="32" cy="32" r="28" /><circle class="fug-ring-fill" cx="32" cy="32" r="28"
      pathLength="1" /></svg>
    <b class=${numbers.length > 1 ? "fug-ring-many" : null}>${numbers.join(" ") || "?"}</b>
  </span>
`;

/** The place somebody asks for. @param {{numbers: number[]}} props */
function Asked({ numbers }) {
  const known = useTexts("fugitive-places");
  if (!known || numbers.length !== 1) return null;
  const place = t("fugitive-place", { card: numbers[0] ?? 0 });
  return html`<b class="fug-asked">${t("fugitive-asked", { place })}</b>`;
}

/** @param {{view: FugitiveView, naming: Naming, sending: boolean, onAct: (action: AnyAction) => void}} props */
export function Naming({ view, naming, sending, onAct }) {
  const { named, holding, most, asking } = naming;
  const { on } = useHold({
    begin: () => naming.hold(named),
    end: naming.release,
    act: () => naming.say(named),
    tap: asking ? () => naming.say(named) : null,
  });
  if (!most) return null;
  const numbers = holding ?? named;
  const hint = asking ? "ask" : holding ? "keep-holding" : numbers.length > 1 ? "all-or-nothing" : view.phase;
  return html`
    <div class="fug-naming">
      <div class="fug-asking">
        <${Ring} numbers=${numbers} held=${holding !== null} />
        <p class="fug-hint" role="status"><${Asked} numbers=${numbers} /> ${t(`fugitive-${hint}-hint`, { most })}</p>
      </div>
      <div class="row fug-buttons">
        <button class="button main" data-rule=${named.length > 1 ? "fugitive F17" : "fugitive F16"}
          disabled=${sending || named.length === 0} ...${on}>
          ${
            asking
              ? t("fugitive-ask", { number: named[0] ?? "…" })
              : t("fugitive-name-numbers", { numbers: numbers.join(" + ") || "…" })
          }
        </button>
        ${
          view.offers.some((offer) => offer.action === "done") &&
          html`<button class="button" aria-keyshortcuts="." disabled=${sending}
            onClick=${() => onAct({ type: "done" })}>
            ${t("fugitive-done-guess")}
          </button>`
        }
      </div>
    </div>
  `;
}
