/** The conversation at the table, and what cannot all be true. */
import { useState } from "preact/hooks";
import { html } from "shell/lib/html.js";
import { say, t } from "shell/lib/texts.js";
import { conversation, Tray } from "shell/parts/round/tray.js";
import { choices, sayStatement, spoken } from "./words.js";

/** @typedef {import("./types").Props} Props */

/** Contradictions that are listed at first. */
const FIRST = 3;

/** Everything that is said at the table, and what one can say. @param {Props & {children?: any}} props */
export function Conversation(props) {
  const { view, players, act, children } = props;
  const names = players.map((player) => player.name);
  const believable = choices(view, "believe", "said");
  const said = view.said.map((statement, number) => ({
    seat: statement.seat,
    words: spoken(statement, view, names),
    note:
      believable.includes(number) &&
      html`<label class="cf-believe"><input type="checkbox" checked=${view.believed.includes(number)}
        disabled=${props.paused}
        onChange=${() => void act({ type: "believe", said: number })} /> ${t("crossfire-ui-believe")}</label>`,
  }));
  const lines = conversation(said, props, (event) => event.type === "said");
  const clashes = view.clashes.length > 0 && html`<${Clashes} view=${view} names=${names} />`;
  return html`<${Tray} lines=${lines} players=${players} log=${props.log} more=${clashes}>${children}<//>`;
}

/** Everything that was said, after the game. @param {Props} props */
export const Heard = ({ view, players }) => html`
  <details class="cf-heard">
    <summary>${t("crossfire-ui-heard")}</summary>
    ${
      view.said.length
        ? html`<ol>${view.said.map(
            (one, i) =>
              html`<li key=${i}>${sayStatement(
                one,
                view,
                players.map((player) => player.name),
              )}</li>`,
          )}</ol>`
        : html`<p class="soft">${t("crossfire-ui-nothing-said")}</p>`
    }
  </details>
`;

/**
 * What cannot all be true, by whoever said the last of it.
 * @param {{view: import("./types").CrossfireView, names: string[]}} props
 */
function Clashes({ view, names }) {
  const speaker = (/** @type {import("./types").Clash} */ clash) => view.said[Math.max(...clash.said)]?.seat ?? 0;
  const seats = [...new Set(view.clashes.map(speaker))];
  return html`
    <details class="cf-clashes">
      <summary>
        ${t(view.more_clashes ? "crossfire-ui-clashes-many" : "crossfire-ui-clashes", { count: view.clashes.length })}
      </summary>
      ${seats.map(
        (seat) => html`<${OneSpeaker} key=${seat} view=${view} names=${names} name=${names[seat]}
          clashes=${view.clashes.filter((clash) => speaker(clash) === seat)} />`,
      )}
    </details>
  `;
}

/**
 * @param {{view: import("./types").CrossfireView, names: string[], name: string,
 *   clashes: import("./types").Clash[]}} props
 */
function OneSpeaker({ view, names, name, clashes }) {
  const [all, setAll] = useState(false);
  const shown = all ? clashes : clashes.slice(0, FIRST);
  return html`
    <h3>${name}</h3>
    <ul>
      ${shown.map(
        (clash, i) => html`<li key=${i}>
          <strong>${say(clash.why, names)}</strong>
          ${clash.said.map((number) => {
            const statement = view.said[number];
            return statement && html`<br />${sayStatement(statement, view, names)}`;
          })}
        </li>`,
      )}
    </ul>
    ${
      shown.length < clashes.length &&
      html`<button type="button" class="plain" onClick=${() => setAll(true)}>
        ${t("ui-talk-more", { count: clashes.length - shown.length })}</button>`
    }`;
}
