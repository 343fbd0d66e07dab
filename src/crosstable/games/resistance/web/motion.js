/** What moves at the table of The Resistance, on the phones and on the room screen, and for how long. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { byKind } from "shell/lib/kinds.js";
import { circle, flip, move, pass, slide, snap } from "shell/lib/motion.js";
import { calm } from "shell/lib/settings.js";

/** @typedef {import("./types").AnyEvent} AnyEvent */
/** @typedef {import("./staging.js").Moment} Moment */

/** All vote cards turn in the same frame, at every pace. */
const FLIP = 250;
/** How far a mission card is lifted. */
const LIFT = "0 -40px";
/** For how much of its time a mission card is held before it turns: see `partsOf` of staging.js. */
const HELD = 0.4;
/** For how long the name of a new leader stands out where nothing moves, in milliseconds. */
const NAMED = 1000;

/** @param {Element} table @param {number} seat */
const seatAt = (table, seat) => table.querySelector(`[data-seat="${seat}"] .face-frame`);

/** A moment as it moves; `first`: it has just come on the stage. @typedef {Moment & {first: boolean}} Moving */

/** Two faces: one gets up, the line grows, and the answer is stamped. @param {Element} table @param {Moving} moment */
function duel(table, { open, first, ms }) {
  const [from, line] = table.querySelectorAll(":is(.res-duel, .resw-duel) > *");
  if (open)
    move(
      table.querySelector(".res-answer, .resw-answer"),
      [{ scale: "2", rotate: "-12deg", opacity: 0, offset: 0 }],
      250,
    );
  else if (first) {
    move(from, [{ scale: "1", offset: 0 }], ms / 3);
    move(line, [{ scale: "0 1", transformOrigin: "left", offset: 0 }], ms / 3, { delay: ms / 9 });
  }
}

/**
 * An eye opens at who is looked at, and who looks leans over.
 * @param {Element} table @param {number} by @param {Moving} moment
 */
function look(table, by, { first, ms }) {
  if (!first) return;
  move(table.querySelector(".res-seen"), [{ scale: "1 0", offset: 0 }], ms / 2);
  move(seatAt(table, by), [{ rotate: "0deg", offset: 0 }], ms / 2);
}

/** @type {import("shell/lib/table-props").ByKind<AnyEvent, [table: Element, moment: Moving, leader: number], void>} */
const MOVES = {
  team_proposed: ({ team }, table, { step, part }) => {
    const seat = team[step - 1] ?? -1;
    const faces = table.querySelectorAll(":is(.res-moment .res-faces, .wall-faces) > .face");
    slide(faces[step - 1], seatAt(table, seat), part);
    snap(seatAt(table, seat), part / 2, part / 2);
  },
  opinions_shown: (_, table, { open }) => open && flip(table.querySelectorAll(".res-voted, .resw-vote"), FLIP),
  votes_shown: (_, table, { open }) => open && flip(table.querySelectorAll(".res-voted, .resw-vote"), FLIP),
  mission_done: (_, table, { open, step, part }) => {
    const cards = table.querySelectorAll(":is(.res-deck, .resw-deck) > span");
    const turned = [
      { translate: LIFT, scale: "0.02 1" },
      { translate: LIFT, scale: "1", offset: 0.4 },
    ];
    if (!open) move(cards[step - 1], turned, part / 2);
    const rest = step > 0 ? (1 - HELD) * part : 0;
    const lifted = [{ translate: "0 0" }, { translate: LIFT, offset: 0.5 }, { translate: LIFT }];
    if (!open) move(cards[step], lifted, HELD * part, { delay: rest });
  },
  accused: (_, table, moment) => duel(table, moment),
  agent_blamed: (_, table, moment) => duel(table, moment),
  plot_given: ({ seat }, table, { first, ms }, leader) => first && given(table, leader, seat, ms),
  plot_taken: ({ seat, victim }, table, { first, ms }) => first && given(table, victim, seat, ms),
  plot_used: ({ seat }, table, { first, ms }) => first && slide(card(table), seatAt(table, seat), ms / 2),
  looked: ({ viewer }, table, moment) => look(table, viewer, moment),
  examine_asked: ({ examiner }, table, moment) => look(table, examiner, moment),
};

/**
 * The star goes round to who leads now; where things stand still, the name stands out for a second.
 * @param {HTMLElement} table @param {number} before @param {number} now @param {number} ms
 */
function lead(table, before, now, ms) {
  const [star, from, to] = [table.querySelector(".face-leader"), seatAt(table, before), seatAt(table, now)];
  if (table.matches(".res-ring")) circle(star, from, to, table, ms);
  else slide(star, from, ms, to);
  const name = /** @type {HTMLElement | null} */ (table.querySelector(`[data-seat="${now}"]`));
  if (!name || !calm()) return;
  name.dataset.leads = "";
  setTimeout(() => delete name.dataset.leads, NAMED);
}

/** @param {Element} table */
const card = (table) => table.querySelector(".res-given .card");

/** @param {Element} table @param {number} from @param {number} to @param {number} ms */
const given = (table, from, to, ms) => pass(card(table), seatAt(table, from), seatAt(table, to), ms);

/**
 * Let the table move with what is on its stage; returns where the table is.
 * @param {import("./staging.js").Staging} staging
 */
export function useMotion({ moment, view, passing }) {
  const table = useRef(/** @type {HTMLElement | null} */ (null));
  const leader = useRef(view.leader);
  const shown = useRef("");
  const now = moment ? JSON.stringify(moment.event) : "";
  useLayoutEffect(() => {
    const first = now !== shown.current;
    shown.current = now;
    if (table.current && moment?.ms) byKind(MOVES, moment.event, table.current, { ...moment, first }, view.leader);
  }, [now, moment?.step, moment?.open]);
  useLayoutEffect(() => {
    const before = leader.current;
    leader.current = view.leader;
    const here = table.current;
    if (here && passing && before !== view.leader) lead(here, before, view.leader, passing);
  }, [view.leader]);
  return table;
}
