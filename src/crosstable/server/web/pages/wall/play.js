/** A game on the wall: loads what draws it there, or draws it plainly, and sounds for the whole room. */
import { useEffect, useState } from "preact/hooks";
import { play as sound } from "../../lib/cues.js";
import { gameModule } from "../../lib/games.js";
import { html } from "../../lib/html.js";
import { volume } from "../../lib/settings.js";
import { stylesLoaded } from "../../lib/style.js";
import { useTableLog } from "../../lib/table-log.js";
import { useTelling } from "../../lib/telling.js";
import { t } from "../../lib/texts.js";
import { useTick } from "../../lib/use-tick.js";
import { Ear } from "../../parts/log/ear.js";
import { Wall, WallFoot, WallSeat } from "../../parts/wall/wall.js";
import { useSounds } from "../table/attention.js";
import { overOf } from "./over.js";
import { PlainWall } from "./plain.js";

/**
 * @param {{store: import("../../lib/table-store.js").TableStore, table: import("../../lib/wire").TableInfo,
 *   play: import("../../lib/wire").PlayInfo, players: import("../../lib/table-props").Player[]}} props
 */
export function WallPlay({ store, table, play, players }) {
  const [Game, setGame] = useState(/** @type {{it: any} | null} */ (null));
  const news = store.news.value;
  useEffect(() => {
    gameModule(table.game, "wall").then((found) => stylesLoaded().then(() => setGame({ it: found ?? PlainWall })));
  }, [table.game]);
  useSounds(store, table.game, true);
  const log = useTableLog(store);
  const moment = store.stage.moment.value;
  if (!Game) return html`<${Wall} title=${t(`${table.game}-name`)} code=${table.code} night />`;
  const people = table.seats.flatMap((seat, i) => (seat.kind === "person" ? [i] : []));
  const looking = people.filter((seat) => !table.ready.includes(seat));
  if (Game.it.reveals && table.phase === "playing" && looking.length && store.past.value.length <= 1)
    return html`<${Looking} table=${table} players=${players} looking=${looking} people=${people.length}
      lines=${Game.it.opening?.(play.view, store.past.value[0] ?? []) ?? log?.map((line) => line.words) ?? []} />`;
  // a game without an opening of its own has told its log meanwhile
  const fresh = store.past.value.length < 2 && (!Game.it.reveals || Boolean(Game.it.opening));
  return html`<${Game.it} game=${table.game} code=${table.code} title=${table.title || t(`${table.game}-name`)}
    view=${play.view} players=${players} options=${table.options} news=${news} past=${store.past.value}
    stage=${moment && { ...moment, told: store.stage.told.value }} skip=${() => store.stage.skip()}
    cue=${sound} replay=${false}
    secondsLeft=${(/** @type {string} */ key) => store.secondsLeft(key)}
    over=${play.view.outcome ? overOf(table, play.view.outcome) : null} />
    ${log && html`<${Ear} lines=${log} fresh=${fresh} aloud=${volume.value > 0} />`}`;
}

/** How long a line of the opening stands on the wall, in milliseconds. */
const LINE = 4000;

/**
 * Everybody looks at a card of one's own, on a phone; the wall tells meanwhile what happens at the opening, step by
 * step, aloud and then over again in silence, as far as everybody may know it.
 * @param {{table: import("../../lib/wire").TableInfo, players: import("../../lib/table-props").Player[],
 *   looking: number[], people: number, lines: string[]}} props
 */
function Looking({ table, players, looking, people, lines }) {
  const step = useTick(LINE);
  const line = [t("wall-look-line"), ...lines][step % (lines.length + 1)] ?? "";
  useTelling(step > 0 && step <= lines.length ? line : "");
  return html`
  <${Wall} night title=${table.title || t(`${table.game}-name`)} code=${table.code} words=${t("wall-look")}
    line=${line} told=${t("wall-told-look")}
    foot=${html`<${WallFoot} count=${players.length} seat=${(/** @type {number} */ i) =>
      html`<${WallSeat} player=${players[i]} dim=${!looking.includes(i)} card=${looking.includes(i)} />`} />`}>
    <div class="wall-stack"><b class="wall-sum">${people - looking.length}<small>/${people}</small></b>
      <span>${t("wall-ready")}</span></div>
  <//>
`;
}
