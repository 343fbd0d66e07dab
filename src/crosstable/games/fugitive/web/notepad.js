/** The Marshal's notepad: every number with why it is excluded, her own pencil marks, and the numbers she guesses. */
import { useEffect, useState } from "preact/hooks";
import { classes, html } from "shell/lib/html.js";
import { mostOf } from "shell/lib/offers.js";
import { recall, remember } from "shell/lib/settings.js";
import { t } from "shell/lib/texts.js";

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

/** The numbers the Marshal is about to guess. @param {FugitiveView} view */
export function useNaming(view) {
  const [named, setNamed] = useState(/** @type {number[]} */ ([]));
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
  return { named, most, asking: Boolean(ask), name };
}

/** @param {{view: FugitiveView, naming: ReturnType<typeof useNaming>}} props */
export function Notepad({ view, naming }) {
  const { marks, turnMark } = usePencil(view.turn);
  const [pencil, setPencil] = useState(false);
  const { named } = naming;
  const misses = missed(view);
  /** @param {number} number */
  const tap = (number) => (pencil || !naming.most ? turnMark(number) : naming.name(number));
  return html`
    <section class="fug-notepad" aria-label=${t("fugitive-notepad")}>
      <div class="fug-notepad-head">
        <h2>${t("fugitive-notepad")}</h2>
        <button type="button" class=${classes("plain", "fug-pencil", pencil && "fug-pencil-on")} aria-pressed=${pencil}
          onClick=${() => setPencil(!pencil)}>${t(pencil ? "fugitive-pencil-on" : "fugitive-pencil")}</button>
      </div>
      <div class="fug-numbers">
        ${view.notes.map((note, i) => {
          const number = i + 1;
          const mark = MARKS[marks[number] ?? 0] ?? "";
          return html`<button key=${number} type="button" aria-pressed=${named.includes(number)}
            class=${classes(
              "fug-number",
              `fug-note-${note}`,
              named.includes(number) && "fug-named",
              misses.has(number) && "fug-missed",
            )}
            aria-label=${t("fugitive-number", {
              number,
              note,
              mark: mark || "none",
              missed: misses.has(number) ? "yes" : "no",
            })}
            onClick=${() => tap(number)}>
            <b>${number}</b>${mark && html`<i aria-hidden="true">${mark}</i>`}
          </button>`;
        })}
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
 * @param {{view: FugitiveView, naming: ReturnType<typeof useNaming>, sending: boolean,
 *   onAct: (action: AnyAction) => void}} props
 */
export function Naming({ view, naming, sending, onAct }) {
  const { named, most, asking } = naming;
  if (!most) return null;
  const done = view.offers.some((offer) => offer.action === "done");
  /** @type {AnyAction} */
  const action = asking ? { type: "ask", number: named[0] ?? 0 } : { type: "guess", numbers: named };
  return html`
    <div class="fug-naming">
      <p class="fug-hint" role="status">
        ${
          asking
            ? t("fugitive-ask-hint")
            : named.length > 1
              ? t("fugitive-all-or-nothing")
              : t(`fugitive-${view.phase}-hint`, { most })
        }
      </p>
      <div class="row fug-buttons">
        <button class="button main" data-rule=${named.length > 1 ? "fugitive F17" : "fugitive F16"}
          disabled=${sending || named.length === 0} onClick=${() => onAct(action)}>
          ${
            asking
              ? t("fugitive-ask", { number: named[0] ?? "…" })
              : t("fugitive-name-numbers", { numbers: named.join(" + ") || "…" })
          }
        </button>
        ${
          done &&
          html`<button class="button" aria-keyshortcuts="." disabled=${sending}
            onClick=${() => onAct({ type: "done" })}>
            ${t("fugitive-done-guess")}
          </button>`
        }
      </div>
    </div>
  `;
}
