/** Answers to choose from, for puzzles that are not answered on a board. */
import { classes, html } from "../../lib/html.js";

/**
 * @param {{choices: string[], words: (choice: string) => any, chosen: string, wrong: string[], answer: string | null,
 *   onChoose: (answer: string) => void}} props
 */
export const Choices = ({ choices, words, chosen, wrong, answer, onChoose }) => html`
  <div class="puzzle-choices" role="group">
    ${choices.map(
      (
        choice,
      ) => html`<button type="button" key=${choice} data-choice=${choice} aria-pressed=${choice === (answer ?? chosen)}
        disabled=${wrong.includes(choice) || (answer !== null && answer !== choice)} onClick=${() => onChoose(choice)}
        class=${classes("puzzle-choice", wrong.includes(choice) && "wrong", choice === answer && "right")}>
        ${words(choice)}
      </button>`,
    )}
  </div>
`;
