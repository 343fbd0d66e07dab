/** What draws somebody's attention to a table: sounds, a call when the page is out of sight. */
import { useEffect, useRef, useState } from "preact/hooks";
import { call, callOff, markTab } from "../../lib/calls.js";
import { play } from "../../lib/cues.js";
import { loadSounds } from "../../lib/games.js";
import { language } from "../../lib/settings.js";
import { t } from "../../lib/texts.js";

/** From here on, the seconds of this player's clock are audible. */
const LAST_SECONDS = 10;

/** @typedef {import("../../lib/table-store.js").TableStore} TableStore */

/** @param {TableStore} store */
export function useAttention(store) {
  const table = store.table.value;
  const hidden = useHidden();
  const game = hidden ? store.told.value : store.play.value; // who looks away is called before it is shown
  const view = game?.view;
  const round = game?.round ?? 0;
  const { seat } = store.you.value;
  const looking = !hidden && store.stage.moment.value !== null; // first everybody sees what has just happened
  const mine = seat !== null && !looking && (view?.waiting.includes(seat) ?? false);
  const others = (view?.waiting.length ?? 0) > 1;
  const name = table ? t(`${table.game}-name`) : "";
  const was = useRef({ mine, round });
  useEffect(() => {
    if (table) markTab(`${name} ${table.code}`, mine);
  }, [name, table?.code, mine, language.value]);
  useEffect(() => {
    if (!table) return;
    const before = was.current;
    was.current = { mine, round };
    const begun = round > before.round && before.round >= 0 && seat !== null;
    if (!mine) callOff();
    if (mine && (!before.mine || begun)) play("turn");
    if (begun) call(t("ui-call-begun", { game: name }), t(mine ? "ui-call-turn" : "ui-call-watch"), table.code);
    else if (mine && !before.mine)
      call(t("ui-call-title", { game: name }), t(others ? "ui-call-others" : "ui-call-turn"), table.code);
  }, [mine, round, table?.code]);
  useEffect(() => {
    const seen = () => !document.hidden && callOff();
    document.addEventListener("visibilitychange", seen);
    return () => {
      document.removeEventListener("visibilitychange", seen);
      markTab("Crosstable", false);
      document.title = "Crosstable";
    };
  }, []);
  useTicking(store, mine);
}

/** Whether nobody looks at this page. */
function useHidden() {
  const [hidden, setHidden] = useState(document.hidden);
  useEffect(() => {
    const look = () => setHidden(document.hidden);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return hidden;
}

/** The last seconds of this player's own clock. @param {TableStore} store @param {boolean} mine */
function useTicking(store, mine) {
  const clock = store.play.value?.view.clock;
  const running = clock && mine && (clock.seat === null || clock.seat === store.you.value.seat) ? clock.key : null;
  useEffect(() => {
    if (running === null) return;
    let last = Infinity;
    const timer = setInterval(() => {
      const left = Math.ceil(store.secondsLeft(running) ?? Infinity);
      if (left <= LAST_SECONDS && left > 0 && left < last) play("tick");
      last = left;
    }, 200);
    return () => clearInterval(timer);
  }, [running]);
}

/**
 * What sounds when these events happen: the last one the game has a sound for.
 * @param {import("../../lib/wire").Event[]} news
 * @param {Record<string, import("../../lib/table-props").Cue>} sounds
 * @param {boolean} over
 */
function cueFor(news, sounds, over) {
  if (over) return "end";
  const cues = news.map((event) => {
    const cue = sounds[event.type];
    return typeof cue === "function" ? cue(event) : cue;
  });
  return cues.findLast((cue) => cue !== undefined) ?? null;
}

/**
 * What is told sounds too, and not before.
 * @param {TableStore} store
 * @param {string} game
 * @param {boolean} aloud nobody else sounds for this room
 */
export function useSounds(store, game, aloud) {
  const newest = store.past.value.at(-1) ?? [];
  const told = Math.min(newest.length, store.stage.told.value);
  const heard = useRef({ newest, told });
  useEffect(() => {
    const before = heard.current.newest === newest ? heard.current.told : 0;
    heard.current = { newest, told };
    const fresh = newest.slice(before, told);
    const over = told === newest.length && Boolean(store.play.peek()?.view.outcome);
    if (fresh.length && aloud) void loadSounds(game).then((sounds) => play(cueFor(fresh, sounds, over)));
  }, [newest, told]);
}
