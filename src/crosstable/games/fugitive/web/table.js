/** The table of Fugitive: what the shell loads for this game. */
import { useEffect, useState } from "preact/hooks";
import { html } from "shell/lib/html.js";
import { say, t } from "shell/lib/texts.js";
import { useAsk } from "shell/lib/use-ask.js";
import { Dialog } from "shell/parts/dialog/dialog.js";
import { Face } from "./cards.js";
import { Hand } from "./hand.js";
import { Notepad } from "./notepad.js";
import { Piles } from "./piles.js";
import { Players } from "./players.js";
import { Status } from "./status.js";
import { Story } from "./story.js";
import { Thinking } from "./thinking.js";
import { Trail } from "./trail.js";
import { announce } from "./words.js";

/** @typedef {import("./players.js").Props} Props */

/** @param {Props} props */
export default function FugitiveTable(props) {
  const { view, players, you, replay, final, sending, news } = props;
  const names = players.map((player) => player.name);
  const [problem, ask] = useAsk();
  /** @param {import("./types").AnyAction} action */
  const act = (action) => void ask(props.act(action));
  const role = you.seat === null ? null : view.roles[you.seat];
  return html`
    <div class=${`fug${replay ? " fug-replay" : ""}`} data-at=${momentOf(view)}>
      <${Players} ...${props} />
      <div class="fug-main">
        <${Trail} view=${view} final=${replay ? final : null} />
        ${!replay && props.ending}
        ${
          view.margin &&
          !replay &&
          html`<p class="fug-margin">
            ${t("fugitive-margin", { name: names[0] ?? "", ...view.margin })}
          </p>`
        }
        ${!view.outcome && html`<${Status} ...${props} />`}
        ${problem && html`<p class="problem" role="alert">${say(problem, names)}</p>`}
        ${
          !view.outcome &&
          view.phase !== "manhunt" &&
          html`<${Piles} view=${view} sending=${sending}
            onDraw=${(/** @type {number} */ pile) => act({ type: "draw", pile })} />`
        }
        ${role === "fugitive" && !view.outcome && html`<${Hand} view=${view} sending=${sending} onAct=${act} />`}
        ${props.below}
        ${replay && html`<${Thinking} thought=${props.thought} />`}
        ${view.hands && html`<${Hands} view=${view} names=${names} />`}
        ${replay && props.ending}
      </div>
      <div class="fug-side">
        ${role === "marshal" && !view.outcome && html`<${Notepad} view=${view} sending=${sending} onAct=${act} />`}
        ${role === "marshal" && !view.outcome && html`<${Drawn} hand=${view.hand} />`}
        <${Story} view=${view} news=${news} names=${names} />
        ${!replay && html`<${Extras} view=${view} onAct=${act} />`}
      </div>
      <div class="sr" role="log" aria-live="polite">${announce(news, names)}</div>
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
