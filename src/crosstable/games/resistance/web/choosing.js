/** What one is asked now, read from the offers, and the seats chosen for it so far. */
import { useEffect, useState } from "preact/hooks";
import { mostOf, offered } from "shell/lib/offers.js";
import { useUntilNews } from "shell/lib/use-ask.js";

/** @typedef {import("./types").ResistanceView} ResistanceView */
/** @typedef {import("shell/lib/wire").Offer} Offer */
/** @typedef {import("./types").AnyAction} AnyAction */
/** @typedef {import("shell/lib/wire").Sentence} Sentence */

/** What the game waits for from me. @param {ResistanceView} view @returns {Offer[]} */
export const askedOf = (view) => view.offers.filter((offer) => !offer.aside);

/**
 * The offers that want a seat or a team. In the wait for an early accusation everybody seems to have one, so that
 * nobody who looks at the screen of a neighbour learns whether it is real.
 * @param {ResistanceView} view
 * @param {string | null} beside what one does without being asked
 * @returns {Offer[]}
 */
const seated = (view, beside) =>
  beside
    ? view.offers.filter((offer) => offer.action === beside && offer.fields.team)
    : view.phase === "early" && view.seat !== null
      ? [{ action: "accuse", aside: false, fields: { seat: { choose: "one", of: view.accusable } } }]
      : askedOf(view).filter((offer) => offer.fields.seat || offer.fields.team);

/**
 * The offer that fits what is chosen so far: there may be one for each mission, or one for each seat (P8).
 * @param {Offer[]} offers @param {number} mission @param {number[]} chosen
 */
export const offerFor = (offers, mission, chosen) =>
  offers.find(
    ({ fields }) =>
      (!fields.mission || fields.mission.of.includes(mission)) &&
      (!fields.seat || chosen.every((seat) => fields.seat?.of.includes(seat))),
  ) ?? null;

/**
 * @param {ResistanceView} view
 * @param {(action: AnyAction) => Promise<Sentence | null>} act
 */
export function useChoosing(view, act) {
  const [chosen, setChosen] = useState(/** @type {number[]} */ ([]));
  const [mission, aimAt] = useState(/** @type {number | null} */ (null));
  const [card, setCard] = useState(/** @type {string | null} */ (null));
  const [problem, setProblem] = useUntilNews(/** @type {Sentence | null} */ (null));
  const [beside, setBeside] = useState(/** @type {string | null} */ (null));
  const moment = `${view.phase} ${view.round} ${view.proposals.length} ${view.asked.join()} ${view.drawn.length}`;
  useEffect(() => {
    setChosen([]);
    setCard(null);
    aimAt(null);
    setBeside(null);
  }, [moment]);
  useEffect(() => setProblem(null), [moment]);

  const offers = seated(view, beside && offered(view, beside) && beside);
  const missions = offers.flatMap((offer) => offer.fields.mission?.of.map(Number) ?? []).sort((a, b) => a - b);
  const target = mission ?? missions[0] ?? view.mission;
  const offer = offerFor(offers, target, chosen);
  const size = mostOf(offer?.fields.team) || 1;
  const open = new Set(offers.flatMap((one) => (one.fields.seat ?? one.fields.team)?.of.map(Number) ?? []));

  /** Another mission wants another team. @param {number} one */
  const setMission = (one) => {
    aimAt(one);
    setChosen([]);
  };
  /** @param {number} seat */
  const toggle = (seat) => {
    if (!open.has(seat)) return false;
    setProblem(null);
    const next = chosen.includes(seat)
      ? chosen.filter((one) => one !== seat)
      : size === 1
        ? [seat]
        : chosen.length < size
          ? [...chosen, seat]
          : chosen;
    setChosen(next);
    if (offered(view, "consider")) void act({ type: "consider", team: [...next].sort((a, b) => a - b) });
    return true;
  };
  /** @param {AnyAction} action */
  const play = async (action) => {
    setProblem(await act(action));
    if (beside) start(null);
  };
  /** Do something one is not asked for, or leave it. @param {string | null} what */
  const start = (what) => {
    setBeside(what);
    setChosen([]);
  };
  const onBoard = missions.length ? target : missionMeant(view);
  return {
    chosen,
    open,
    size,
    offer,
    missions,
    target,
    onBoard,
    setMission,
    card,
    setCard,
    toggle,
    play,
    problem,
    setProblem,
    beside,
    start,
  };
}

/**
 * The mission on the board that is on now; null while the leader has not said which (B12).
 * @param {ResistanceView} view
 */
export const missionMeant = (view) => (view.team.length ? view.mission : view.options.targeting ? null : view.round);
