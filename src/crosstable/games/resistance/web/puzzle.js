/** A puzzle of The Resistance: the missions so far, what was said, and people or teams to choose from. */
import { useMemo } from "preact/hooks";
import { classes, html } from "shell/lib/html.js";
import { list, t } from "shell/lib/texts.js";
import { Choices } from "shell/pages/puzzles/choices.js";
import { namesOf, Person } from "shell/pages/puzzles/people.js";

/** @typedef {import("shell/lib/table-props").PuzzleProps} Props */

/** Seats as they are written: a digit each. @param {string} [digits] */
const seats = (digits = "") => [...digits].map(Number);

/** @param {string} position */
function read(position) {
  const [who = "", missions = "", asked = ""] = position.split("|");
  const [count = 0, me = 0] = who.split(" ").map(Number);
  return {
    me,
    names: namesOf(count, me),
    missions: missions
      .split(" ")
      .map((word) => ({ team: seats(word.split("-")[0]), fails: Number(word.split("-")[1]) })),
    asked: asked ? asked.split(" ") : [],
  };
}

/** @typedef {ReturnType<typeof read>} Position */

/** What an answer is called. @param {Position} position @param {string} answer */
const called = ({ names }, answer) => list(seats(answer).map((seat) => names[seat] ?? ""));

/** A statement in words. @param {Position} position @param {string} said */
function words({ names, me }, said) {
  const [kind, rest] = [said[1], said.slice(2)];
  if (kind === "=") return t("resistance-puzzle-says-clean");
  if (kind === "+")
    return t("resistance-puzzle-says-played", { mission: rest[0] ?? "", card: rest[1] === "s" ? "success" : "fail" });
  const about = seats(rest);
  return t("resistance-puzzle-says-spies", {
    names: list(about.map((seat) => names[seat] ?? "")),
    count: about.length,
    you: String(about.length === 1 && about[0] === me),
  });
}

/** @param {Props} props */
function Draw({ theme, position, ...choosing }) {
  const known = useMemo(() => read(position), [position]);
  const { names, me, missions, asked } = known;
  const others = names.flatMap((_, seat) => (seat === me ? [] : [String(seat)]));
  const choices = theme === "team" ? asked : theme === "lie" ? asked.map((said) => said[0] ?? "") : others;
  const people = (/** @type {number[]} */ some) =>
    some.map((seat) => html`<${Person} key=${seat} names=${names} seat=${seat} me=${me} />`);
  /** What somebody says, if that is what is asked about. @param {string} seat */
  const said = (seat) => {
    const [told] = theme === "lie" ? asked.filter((one) => one[0] === seat) : [];
    return told && html`<q>${words(known, told)}</q>`;
  };
  return html`
    <div class="res-puzzle">
      <ol class="res-puzzle-missions">
        ${missions.map(
          ({ team, fails }, i) => html`<li key=${i} class=${classes(fails > 0 && "res-puzzle-failed")}>
            <b>${i + 1}</b><span class="res-puzzle-team">${people(team)}</span>
            <strong>${t("resistance-puzzle-fails", { fails })}</strong>
          </li>`,
        )}
      </ol>
      <${Choices} ...${choosing} choices=${choices}
        words=${(/** @type {string} */ one) => html`${people(seats(one))}${said(one)}`} />
      <p class="soft">${t("resistance-puzzle-how", { seats: names.length })}</p>
    </div>
  `;
}

/** @type {import("shell/lib/table-props").PuzzleModule} */
export default { Draw, args: (_theme, position, answer) => ({ answer: called(read(position), answer) }) };
