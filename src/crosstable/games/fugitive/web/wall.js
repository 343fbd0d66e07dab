/** Fugitive on a room screen: the road with what lies on it, and each guess as large as the screen. */
import { classes, html } from "shell/lib/html.js";
import { addStyle } from "shell/lib/style.js";
import { t } from "shell/lib/texts.js";
import { Headline, Wall, WallFoot, WallSeat, WallTimer } from "shell/parts/wall/wall.js";
import { Place } from "./place.js";
import { RoleSign } from "./players.js";
import { useTheatre } from "./theatre.js";

/** @typedef {import("./types").WallProps} Props */
/** @typedef {NonNullable<ReturnType<typeof useTheatre>["breath"]>} Breath */

void addStyle("/games/fugitive/web/wall.css");

const GOAL = 42;

/** @param {Props} props */
export default function FugitiveWall(props) {
  const { players, title, code } = props;
  const { view, breath } = useTheatre(/** @type {any} */ (props));
  const over = view.outcome ? props.over : null;
  const { words, line } = wordsOf({ ...props, view, over }, breath);
  return html`
    <${Wall} title=${title} code=${code} night=${breath !== null || over !== null || view.phase === "manhunt"}
      class="fug-wall"
      foot=${html`<${WallFoot} count=${players.length} seat=${(/** @type {number} */ seat) =>
        html`<${Player} ...${props} view=${view} over=${over} seat=${seat} />`} />`}>
      <${Headline} words=${words} line=${line} />
      ${breath ? html`<${Guess} breath=${breath} />` : html`<${Road} view=${view} />`}
      ${over?.aside}
    <//>
  `;
}

/** @param {Props} props @param {Breath | null} breath @returns {{words: string, line?: string}} */
function wordsOf({ view, players, over }, breath) {
  const name = (/** @type {number} */ seat) => players[seat]?.name ?? "";
  const hidden = view.row.filter((hideout) => !hideout.up).length;
  if (breath) {
    const { guess, told } = breath;
    if (told) return { words: t("fugitive-breath-told", { hit: guess.hit ? "yes" : "no" }) };
    return { words: t("fugitive-wall-guesses", { name: name(guess.seat), numbers: guess.numbers.join(" + ") }) };
  }
  if (over) return { words: over.words, line: over.line };
  if (view.phase === "manhunt") return { words: t("fugitive-manhunt", { hidden }) };
  const seat = view.waiting[0] ?? view.side;
  const doing = view.errand ? "draw" : view.phase;
  return { words: t(`fugitive-wall-${doing}`, { name: name(seat) }), line: t("fugitive-hidden", { count: hidden }) };
}

/** The row of hideouts, and the boat at its end. @param {{view: Props["view"]}} props */
const Road = ({ view }) => html`
  <ol class=${classes("fugw-road", view.row.length > 12 && "fugw-long")}>
    ${view.row.map(
      (hideout, i) => html`<li key=${i} class=${classes(!hideout.up && "fugw-down")}>
        <${Place} card=${hideout.card} />
        ${hideout.sprints.length > 0 && html`<small>+${hideout.sprints.length}</small>`}
      </li>`,
    )}
    ${view.row.at(-1)?.card !== GOAL && !view.outcome && html`<li class="fugw-boat"><${Place} card=${GOAL} dim /></li>`}
  </ol>
`;

/** The numbers of a guess; what was found turns over. @param {{breath: Breath}} props */
const Guess = ({ breath: { guess, told, found } }) => html`
  <div class=${classes("fugw-guess", told && (guess.hit ? "fugw-found" : "fugw-wrong"))}>
    ${guess.numbers.map((number) => {
      const up = found.find((one) => one.card === number);
      return html`<span key=${number}>
        <${Place} card=${told && guess.hit ? number : null} />
        ${!(told && guess.hit) && html`<b>${number}</b>`}
        ${told && up && up.sprints.length > 0 && html`<small>+ ${up.sprints.join(", ")}</small>`}
      </span>`;
    })}
  </div>
`;

/** @param {Props & {seat: number}} props */
function Player({ view, players, options, secondsLeft, over, seat }) {
  const role = view.roles[seat] ?? "fugitive";
  const turn = view.waiting.includes(seat);
  return html`
    <div class="fugw-player">
      <${WallSeat} player=${players[seat]} dim=${!over && !turn}
        mood=${over ? (view.outcome?.winners.includes(seat) ? "won" : "lost") : ""}
        tag=${t(`fugitive-${role}`)}><span class="fugw-sign"><${RoleSign} role=${role} /></span><//>
      ${
        Number(options.minutes) > 0 &&
        !over &&
        html`<${WallTimer} left=${() => secondsLeft(`seat-${seat}`) ?? 60 * Number(options.minutes)} />`
      }
    </div>
  `;
}
