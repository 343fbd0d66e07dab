/** The opening: everybody holds the screen to see who he is, what he wants and whom he knows. */
import { html } from "shell/lib/html.js";
import { say, t } from "shell/lib/texts.js";
import { Face } from "shell/parts/face/face.js";
import { Reveal } from "shell/parts/round/reveal.js";
import { CharacterCard } from "./cards.js";
import { sideOf } from "./words.js";

/** @typedef {import("./types").Props} Props */

/** @param {Props & {onDone: () => void}} props */
export function Opening({ view, players, you, knowing = [], onDone }) {
  const mine = view.mine;
  const me = players[you.seat ?? 0];
  if (!mine || !me) return null;
  const names = players.map((player) => player.name);
  const known = [...new Set(mine.knows.flatMap((one) => one.seats))];
  const card = (/** @type {boolean} */ open) =>
    open
      ? html`<${CharacterCard} character=${mine.character} side=${sideOf(view, mine.character)} />`
      : html`<${CharacterCard} character=${null} />`;
  const who = (/** @type {boolean} */ open) => html`
    <div class="reveal-faces" aria-hidden=${open ? null : "true"}>
      ${
        open && known.length
          ? known.map(
              (seat) => html`<span key=${seat}><${Face} of=${players[seat]?.face} /><b>${names[seat]}</b></span>`,
            )
          : [0, 1].map((i) => html`<span key=${i}><i class="reveal-mask"></i><b>–</b></span>`)
      }
    </div>
    <div class="reveal-told">${
      open
        ? mine.told.length
          ? mine.told.map((told, i) => html`<p key=${i}>${say(told, names)}</p>`)
          : html`<p>${t("resistance-know-nothing")}</p>`
        : html`<p>${t("resistance-look-at-it")}</p>`
    }</div>`;
  const people = players.filter((player) => player.kind === "person").length;
  const looked = t("ui-reveal-looked", { count: knowing.length, people });
  return html`<${Reveal} name=${me.name} face=${me.face} card=${card} known=${who} looked=${looked}
    onDone=${onDone} />`;
}
