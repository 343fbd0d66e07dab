/** Drawn examples for the rules of The Resistance. */
import { html } from "shell/lib/html.js";
import { t } from "shell/lib/texts.js";
import { Missions } from "./missions.js";
import { Sign } from "./signs.js";

/**
 * A row of cards or votes, and what comes of it.
 * @param {{part: string, signs: string[], result: "yes" | "no"}} props
 */
const Row = ({ part, signs, result }) => html`
  <div class="res-picture" role="img" aria-label=${t(`resistance-rules-${part}-picture`)}>
    ${signs.map((sign) => html`<span class=${`res-picture-card res-picture-${sign}`}><${Sign} of=${sign} /></span>`)}
    <span class="res-picture-arrow" aria-hidden="true"></span>
    <span class=${`res-picture-result res-picture-${result}`}><${Sign} of=${result} /></span>
  </div>
`;

/** Somebody seeks somebody. @param {{part: string, sign: string, from: string, to: string}} props */
const Seeking = ({ part, sign, from, to }) => html`
  <div class="res-picture" role="img" aria-label=${t(`resistance-rules-${part}-picture`)}>
    <span class="res-picture-face"><${Sign} of=${sign} />${from}</span>
    <span class="res-picture-arrow" aria-hidden="true"></span>
    <span class="res-picture-face">${to}</span>
  </div>
`;

const BOARD = [2, 3, 2, 3, 3].map((size) => ({ size, fails: 1 }));
const DONE = [true, false, true, true].map((success, i) => ({ mission: i + 1, success }));
const ENDED = { board: BOARD, missions: DONE, options: {}, round: 5, rejections: 2, mission: 4, team: [], outcome: {} };

/** @type {Record<string, () => any>} */
export const PICTURES = {
  round: () => html`<${Row} part="round" signs=${["yes", "yes", "no", "yes", "no"]} result="yes" />`,
  mission: () => html`<${Row} part="mission" signs=${["success", "fail", "success"]} result="no" />`,
  end: () => html`<div class="res-picture-board"><${Missions} view=${/** @type {any} */ (ENDED)} /></div>`,
  accusation: () => html`<${Seeking} part="accusation" sign="leader" from=${t("resistance-character-spy_hunter")}
    to=${t("resistance-character-resistance_chief")} />`,
  investigation: () => html`<${Seeking} part="investigation" sign="investigator" from=${t("resistance-investigator")}
    to=${t("resistance-loyalty-not_chief")} />`,
  reverser: () => html`<${Row} part="reverser" signs=${["success", "fail", "reverse"]} result="yes" />`,
};
