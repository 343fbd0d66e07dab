/** Fugitive at a real table: what the turn is made of, the clocks, and a notepad for the Marshal. */
import { useState } from "preact/hooks";
import { classes, html } from "shell/lib/html.js";
import { say, t } from "shell/lib/texts.js";
import { ClockPair, handed, stopped } from "shell/pages/companion/clocks.js";

/** @typedef {import("shell/pages/companion/types").Clocks} Clocks */
/** @typedef {import("shell/pages/companion/types").HelperProps} Props */

const SIGNS = /** @type {const} */ (["open", "out", "maybe", "found"]);
const LOOK = { open: "", out: "✕", maybe: "?", found: "●" };
const ROLES = /** @type {const} */ (["fugitive", "marshal"]);

/** @param {Props} props */
export function During(props) {
  const { session, places, told, keep, finish } = props;
  const play = session.play ?? { clocks: stopped(), moves: 0, notes: {} };
  const { clocks, moves } = play;
  const role = ROLES[clocks.turn === 0 ? 0 : 1];
  const other = places[clocks.turn === 0 ? 1 : 0] ?? "";
  const hand = () => keep({ ...play, clocks: handed(clocks), moves: moves + 1 });
  return html`
    <div class="com-during fugc">
      <section class="stack" aria-labelledby="fugc-turn">
        <h2 id="fugc-turn">
          ${places[clocks.turn]} · ${t(`fugitive-${role}`)} <small>
            ${t("fugitive-companion-turn", { number: Math.floor(moves / 2) + 1 })}
          </small>
        </h2>
        <${ClockPair} clocks=${clocks} limit=${60 * Number(session.options.minutes ?? 0)} names=${places}
          notes=${ROLES.map((one) => t(`fugitive-${one}`))} looks=${ROLES} onHand=${hand}
          onClocks=${(/** @type {Clocks} */ next) => keep({ ...play, clocks: next }, { quiet: true })} />
        <ol class="com-steps">
          ${told("turn", { role: role ?? "fugitive", first: moves < 2 }).map(
            (line, i) => html`<li key=${i}>${say(line)}</li>`,
          )}
        </ol>
        <details class="com-talk"><summary>${t("fugitive-companion-ends")}</summary>
          <ul class="com-steps">${told("ending").map((line, i) => html`<li key=${i}>${say(line)}</li>`)}</ul></details>
      </section>
      <${Notepad} ...${props} play=${play} />
    </div>
    <div class="start-bar">
      <p>${t("fugitive-companion-done", { name: other })}</p>
      <button class="plain com-over" onClick=${() => finish()}>${t("ui-companion-over")}</button>
      <button class="button main" onClick=${hand}>${t("ui-companion-next")}</button>
    </div>
  `;
}

/** What the Marshal thinks of each number; covered until she opens it. @param {Props & {play: any}} props */
function Notepad({ kit, keep, play }) {
  const [open, setOpen] = useState(false);
  /** @param {number} number */
  const turn = (number) => {
    const sign = SIGNS[(SIGNS.indexOf(play.notes[number] ?? "open") + 1) % SIGNS.length];
    keep({ ...play, notes: { ...play.notes, [number]: sign } }, { quiet: true });
  };
  return html`
    <section class="stack" aria-labelledby="fugc-pad">
      <h2 id="fugc-pad">${t("fugitive-companion-notepad")}</h2>
      <button class="button" aria-expanded=${open} onClick=${() => setOpen(!open)}>
        ${t(open ? "fugitive-companion-cover" : "fugitive-companion-uncover")}
      </button>
      ${
        open &&
        html`
          <p class="soft">${t("fugitive-companion-notepad-hint")}</p>
          <div class="fugc-pad">
            ${Array.from({ length: kit.facts.feet.length - 2 }, (_, i) => i + 1).map((number) => {
              const sign = /** @type {keyof typeof LOOK} */ (play.notes[number] ?? "open");
              const feet = kit.facts.feet[number];
              return html`<button key=${number} type="button" class=${classes("fugc-number", `fugc-${sign}`)}
                aria-label=${t("fugitive-companion-note", { number, sign, feet })} onClick=${() => turn(number)}>
                <strong>${number}</strong><span aria-hidden="true">${LOOK[sign] || "·".repeat(feet)}</span></button>`;
            })}
          </div>
          <p class="soft">${t("fugitive-companion-key")}</p>`
      }
    </section>
  `;
}
