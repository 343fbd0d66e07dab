/** The other ways into a game: two at one device, the guided first game, its puzzles, its rules. */
import { hasFile } from "../../lib/games.js";
import { html } from "../../lib/html.js";
import { t } from "../../lib/texts.js";
import { BothHere } from "../../parts/both-here/both-here.js";
import { FirstGame } from "../../parts/guide/first-game.js";

/** @param {{info: import("../../lib/wire").GameInfo}} props */
export const Ways = ({ info }) => html`
  ${hasFile(info.id, "guide.js") && html`<${FirstGame} game=${info.id} />`}
  ${info.seats.length === 1 && info.seats[0] === 2 && html`<${BothHere} game=${info} />`}
  ${hasFile(info.id, "puzzles.json") && html`<a class="plain" href=${`/puzzles/${info.id}`}>${t("ui-puzzles")}</a>`}
  ${hasFile(info.id, "rules.js") && html`<a class="plain" href=${`/rules/${info.id}`}>${t("ui-rules")}</a>`}
`;
