/** The opening: everybody holds the screen to see who he is, what he wants and whom he knows. */
import { classes, html } from "shell/lib/html.js";
import { say, t } from "shell/lib/texts.js";
import { Face } from "shell/parts/face/face.js";
import { Reveal } from "shell/parts/round/reveal.js";
import { CharacterCard } from "./cards.js";
import { place } from "./ring.js";
import { characterName, sideOf } from "./words.js";

/** @typedef {import("./types").Props} Props */

/** @param {Props & {joined: boolean, onDone: () => void}} props joined: the seat was taken over in the game */
export function Opening({ view, players, you, knowing = [], joined, onDone }) {
  const mine = view.mine;
  const me = players[you.seat ?? 0];
  if (!mine || !me) return null;
  const names = players.map((player) => player.name);
  const known = new Set(mine.knows.flatMap((one) => one.seats));
  const ring = (/** @type {boolean} */ open) => html`
    <div class="res-round">
      <div class="res-round-card">${
        open
          ? html`<${CharacterCard} character=${mine.character} side=${sideOf(view, mine.character)} silent />`
          : html`<${CharacterCard} character=${null} />`
      }</div>
      <ol>${players.map(
        (player, seat) => html`<li key=${seat} style=${place(seat, players.length, you.seat ?? 0)}
          class=${classes(open && (known.has(seat) ? "res-known" : seat !== you.seat && "res-dim"))}>
          <${Face} of=${player.face} /><b>${player.name}</b></li>`,
      )}</ol>
    </div>`;
  const told = (/** @type {boolean} */ open) => html`
    <div class="reveal-told">${
      open
        ? html`<p><b>${characterName(mine.character)}.</b> ${t(`resistance-about-${mine.character}`)}</p>
          ${mine.told.map((one, i) => html`<p key=${i}>${say(one, names)}</p>`)}
          ${!mine.told.length && html`<p>${t("resistance-know-nothing")}</p>`}`
        : html`<p>${t("resistance-look-at-it")}</p>`
    }</div>`;
  const people = players.filter((player) => player.kind === "person").length;
  const looked = joined ? "" : t("ui-reveal-looked", { count: knowing.length, people });
  return html`<${Reveal} class="res-opening" name=${me.name} face=${me.face} card=${ring} known=${told}
    line=${joined ? t("ui-welcome-card") : undefined} looked=${looked} onDone=${onDone} />`;
}
