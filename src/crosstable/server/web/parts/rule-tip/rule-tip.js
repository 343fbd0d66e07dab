/**
 * Tips that say the rule: whatever has `data-rule="<game> <id>"` shows the statement when it is pointed at, reached by
 * keyboard, or held with a finger. One tip serves the whole page.
 */
import { useEffect, useState } from "preact/hooks";
import { html } from "../../lib/html.js";
import { useTexts } from "../../lib/texts.js";
import { learnPart, Statement } from "../statements/statements.js";

const WAIT = 450;
const WIDTH = 300;

/** @typedef {{element: Element, game: string, rule: string}} Asked */

/** @param {EventTarget | null} target @returns {Asked | null} */
function askedAt(target) {
  const element = target instanceof Element ? target.closest("[data-rule]") : null;
  const [game, rule] = element?.getAttribute("data-rule")?.split(" ") ?? [];
  return element && game && rule ? { element, game, rule } : null;
}

/** Which rule is asked for now. */
function useAsked() {
  const [asked, setAsked] = useState(/** @type {Asked | null} */ (null));
  useEffect(() => {
    let timer = 0;
    /** @param {Event} event @param {number} wait */
    const begin = (event, wait) => {
      const found = askedAt(event.target);
      clearTimeout(timer);
      timer = window.setTimeout(() => setAsked(found), wait);
    };
    const end = () => {
      clearTimeout(timer);
      setAsked(null);
    };
    /** @type {Record<string, (event: any) => void>} */
    const heard = {
      pointerover: (event) => (event.pointerType === "mouse" ? begin(event, WAIT) : undefined),
      pointerdown: (event) => {
        end();
        if (event.pointerType !== "mouse") begin(event, WAIT);
      },
      pointerup: (event) => (event.pointerType === "mouse" ? undefined : clearTimeout(timer)),
      pointercancel: end,
      focusin: (event) => (event.target.matches(":focus-visible") ? begin(event, 0) : undefined),
      focusout: end,
      keydown: (event) => (event.key === "Escape" ? end() : undefined),
      scroll: () => setAsked(null), // one that is about to be shown finds its place by then
    };
    for (const [name, hear] of Object.entries(heard))
      document.addEventListener(name, hear, { passive: true, capture: true });
    return () => {
      for (const [name, hear] of Object.entries(heard)) document.removeEventListener(name, hear, { capture: true });
      clearTimeout(timer);
    };
  }, []);
  return asked;
}

/** Where the tip fits: under the element, or above it near the lower edge. @param {Element} element */
function placeBeside(element) {
  const box = element.getBoundingClientRect();
  const left = Math.max(8, Math.min(innerWidth - WIDTH - 8, box.left));
  return box.bottom > innerHeight - 160
    ? `left:${left}px;bottom:${innerHeight - box.top + 8}px`
    : `left:${left}px;top:${box.bottom + 8}px`;
}

export function RuleTip() {
  const asked = useAsked();
  useEffect(() => {
    asked?.element.setAttribute("aria-describedby", "rule-tip");
    return () => asked?.element.removeAttribute("aria-describedby");
  }, [asked]);
  return html`<div id="rule-tip" role="tooltip" class="rule-tip" hidden=${!asked}
    style=${asked ? placeBeside(asked.element) : ""}>
    ${asked && html`<${Tip} ...${asked} />`}
  </div>`;
}

/** @param {Asked} props */
function Tip({ game, rule }) {
  const told = useTexts(learnPart(game));
  return told && html`<${Statement} game=${game} rule=${rule} />`;
}
