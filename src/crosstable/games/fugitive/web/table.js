/** The table of Fugitive: what the shell loads for this game. */
import { useEffect, useState } from "preact/hooks";
import { classes, html } from "shell/lib/html.js";
import { say, t } from "shell/lib/texts.js";
import { useAsk } from "shell/lib/use-ask.js";
import { Dialog } from "shell/parts/dialog/dialog.js";
import { Face } from "./cards.js";
import { Hand } from "./hand.js";
import { Naming, Notepad, useNaming } from "./notepad.js";
import { Piles } from "./piles.js";
import { Players } from "./players.js";
import { useStaging } from "./staging.js";
import { Status } from "./status.js";
import { Story } from "./story.js";
import { Breath, useTheatre } from "./theatre.js";
import { Thinking } from "./thinking.js";
import { Trail } from "./trail.js";

/** @typedef {import("./players.js").Props} Props */

/** @param {Props} props */
export default function FugitiveTable(props) {
  const { players, you, replay, final } = props;
  const { view, breath } = useTheatre(props);
  const skip = () => props.skip?.();
  const names = players.map((player) => player.name);
  const [problem, ask] = useAsk();
  /** @param {import("./types").AnyAction} action */
  const act = (action) => {
    skip(); // whoever goes on has seen it
    void ask(props.act(action));
  };
  const role = you.seat === null ? null : view.roles[you.seat];
  const sending = props.sending || breath?.told === false;
  const naming = useNaming(view, sending, act);
  const staging = useStaging(view);
  const on = !view.outcome;
  const laying = role === "fugitive" && staging.open.size > 0;
  const status = html`<${Status} ...${props} view=${view} />`;
  return html`
    <div class=${classes("fug", replay && "fug-replay", view.phase === "manhunt" && on && "fug-hunted")}
      data-at=${momentOf(view)}>
      <${Players} ...${props} view=${view} />
      <div class="fug-main">
        <div class="fug-stage">
          <${Trail} view=${view} final=${replay ? final : null} staged=${staging.hideout} />
          ${breath && html`<${Breath} breath=${breath} name=${names[breath.guess.seat] ?? ""} onSkip=${skip} />`}
        </div>
        ${
          on &&
          html`<div class=${classes("fug-prompt", view.waiting.includes(you.seat ?? -1) && "fug-prompt-mine")}>
            ${!laying && status}
            ${problem && html`<p class="problem" role="alert">${say(problem, names)}</p>`}
            ${
              view.phase !== "manhunt" &&
              html`<${Piles} view=${view} sending=${sending}
                onDraw=${(/** @type {number} */ pile) => act({ type: "draw", pile })} />`
            }
            ${
              role === "fugitive" &&
              html`<${Hand} view=${view} staging=${staging} sending=${sending} onAct=${act}>${status}<//>`
            }
            ${role === "marshal" && html`<${Naming} view=${view} naming=${naming} sending=${sending} onAct=${act} />`}
          </div>`
        }
        ${props.below}
        ${replay && html`<${Thinking} thought=${props.thought} />`}
        ${view.hands && html`<${Hands} view=${view} names=${names} />`}
        ${replay && props.ending}
      </div>
      <div class="fug-side">
        ${!replay && (view.outcome || !props.view.outcome) && props.ending}
        ${role === "marshal" && on && html`<${Notepad} view=${view} naming=${naming} />`}
        ${role === "marshal" && on && html`<${Drawn} hand=${view.hand} />`}
        <${Story} view=${view} log=${props.log} />
        ${!replay && html`<${Extras} view=${view} onAct=${act} />`}
      </div>
    </div>
  `;
}

/** What tells one moment of a game from the next. @param {import("./types").FugitiveView} view */
const momentOf = (view) =>
  [
    view.turn,
    view.phase,
    view.errand ?? "",
    ...view.hand_sizes,
    ...view.piles.map((pile) => pile.count),
    view.row.length,
    view.guesses.length,
    view.findings.length,
  ].join(" ");

/** The Marshal's own cards. @param {{hand: number[]}} props */
const Drawn = ({ hand }) =>
  hand.length > 0 &&
  html`
    <section class="fug-drawn" aria-label=${t("fugitive-drawn")}>
      <h2>${t("fugitive-drawn")}</h2>
      <p class="fug-mini">${hand.map((card) => html`<${Face} card=${card} small />`)}</p>
    </section>
  `;

/** Both hands, when all is over. @param {{view: import("./types").FugitiveView, names: string[]}} props */
const Hands = ({ view, names }) => html`
  <section class="fug-drawn">
    ${view.hands?.map(
      (hand, seat) =>
        hand.length > 0 &&
        html`
          <h2>${t("fugitive-held-by", { name: names[seat] ?? "" })}</h2>
          <p class="fug-mini">${hand.map((card) => html`<${Face} card=${card} small />`)}</p>`,
    )}
  </section>
`;

/** @param {{view: import("./types").FugitiveView, onAct: (action: import("./types").AnyAction) => void}} props */
function Extras({ view, onAct }) {
  const [asking, ask] = useState(false);
  useEffect(() => ask(false), [view.outcome]);
  return html`
    <div class="fug-extras">
      ${
        view.offers.some((offer) => offer.action === "resign") &&
        html`<button class="plain" onClick=${() => ask(true)}>
          ${t("fugitive-resign")}
        </button>`
      }
      <a class="plain" href="/rules/fugitive" target="_blank">${t("fugitive-rules")}</a>
      ${
        asking &&
        html`
          <${Dialog} title=${t("fugitive-resign-question")} onClose=${() => ask(false)}>
            <div class="row">
              <button class="button danger" onClick=${() => {
                ask(false);
                onAct({ type: "resign" });
              }}>${t("fugitive-resign")}</button>
              <button class="button" autofocus onClick=${() => ask(false)}>${t("fugitive-play-on")}</button>
            </div>
          <//>`
      }
    </div>
  `;
}
