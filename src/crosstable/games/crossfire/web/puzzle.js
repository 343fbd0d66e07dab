/** A puzzle of Crossfire: the circle, the cards in play, what one saw and what was said. */
import { useMemo } from "preact/hooks";
import { html } from "shell/lib/html.js";
import { list, t } from "shell/lib/texts.js";
import { Choices } from "shell/pages/puzzles/choices.js";
import { namesOf, Person } from "shell/pages/puzzles/people.js";

/** @typedef {import("shell/lib/table-props").PuzzleProps} Props */

/** @type {Record<string, string>} */
const ROLES = { v: "vip", a: "agent", x: "assassin", d: "decoy", r: "red_decoy", b: "blue_decoy", y: "bystander" };
const STAGES = ["dealt", "received", "mixed", "mixed_again"];
/** Who mixes with whom, by the size of the circle; places count from the dealer. @type {Record<number, string[]>} */
const GROUPS = { 5: ["401", "234"], 6: ["501", "234"], 7: ["601", "234", "560"] };

/** @param {string} letter */
const role = (letter) => t("crossfire-role", { role: ROLES[letter] ?? "" });

/** @param {string} position */
function read(position) {
  const [deck = "", own = "", asked = ""] = position.split("|");
  const [me = "0", looks = ""] = own.split(" ");
  return {
    me: Number(me),
    names: namesOf(deck.length, Number(me)),
    deck: [...deck],
    looks: [...looks],
    asked: asked ? asked.split(" ") : [],
  };
}

/** A look in words. @param {string | undefined} stage @param {string} letter */
const look = (stage, letter) => t("crossfire-puzzle-look", { stage: stage ?? "", role: role(letter) });

/** The cards in play, each once with its number. @param {string[]} deck */
const cards = (deck) =>
  [...new Set(deck)].map((letter) => {
    const count = deck.filter((one) => one === letter).length;
    return count > 1 ? `${count} × ${role(letter)}` : role(letter);
  });

/** @param {Props} props */
function Draw({ theme, position, ...choosing }) {
  const { me, names, deck, looks, asked } = useMemo(() => read(position), [position]);
  const person = (/** @type {number} */ seat) => html`<${Person} key=${seat} names=${names} seat=${seat} me=${me} />`;
  /** What somebody says, if that is what is asked about. @param {string} seat */
  const said = (seat) => {
    const [words] = asked.filter((one) => one[0] === seat);
    return words && html`<q>${look(STAGES[Number(words[1])], words[2] ?? "")}</q>`;
  };
  const others = names.flatMap((_, seat) => (seat === me ? [] : [String(seat)]));
  return html`
    <div class="cf-puzzle">
      <p class="cf-puzzle-circle" aria-label=${t("crossfire-puzzle-circle")}>${names.map((_, seat) => person(seat))}</p>
      <dl>
        <dt>${t("crossfire-puzzle-cards")}</dt><dd>${cards(deck).join(" · ")}</dd>
        <dt>${t("crossfire-puzzle-mixed")}</dt>
        <dd>${(GROUPS[deck.length] ?? [])
          .map((group) => list([...group].map((seat) => names[Number(seat)] ?? "")))
          .join(" · ")}</dd>
        <dt>${t("crossfire-puzzle-saw")}</dt>
        <dd><ol>${looks.map((letter, i) => html`<li key=${i}>${look(STAGES[i], letter)}</li>`)}</ol></dd>
      </dl>
      <${Choices} ...${choosing} choices=${theme === "lie" ? asked.map((said) => said[0] ?? "") : others}
        words=${(/** @type {string} */ one) => html`${person(Number(one))}${said(one)}`} />
      <p class="soft">${t("crossfire-puzzle-how")}</p>
    </div>
  `;
}

/** @type {import("shell/lib/table-props").PuzzleModule} */
export default {
  Draw,
  args: (_theme, position, answer) => ({ answer: read(position).names[Number(answer)] ?? "" }),
};
