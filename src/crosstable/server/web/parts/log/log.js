/** The log on the screen: everything that happened, in the order of time, under its headings. */
import { useEffect, useRef } from "preact/hooks";
import { classes, html } from "../../lib/html.js";
import { t } from "../../lib/texts.js";

/** How far from the end, in pixels, a reader still counts as reading the newest line. */
const NEAR = 40;

/** @typedef {import("../../lib/table-props").LogLine} LogLine */

/** @param {{lines: readonly LogLine[]}} props */
export function Log({ lines }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const atEnd = useRef(true);
  useEffect(() => {
    if (box.current && atEnd.current) box.current.scrollTop = box.current.scrollHeight; // who reads on is not disturbed
  }, [lines.length]);
  /** @param {{currentTarget: HTMLElement}} event */
  const scrolled = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
    atEnd.current = scrollHeight - scrollTop - clientHeight < NEAR;
  };
  return html`
    <div class="log" ref=${box} tabindex="0" role="region" aria-label=${t("ui-log")} onScroll=${scrolled}>
      ${chapters(lines).map(
        ({ title, key, of }) => html`
          ${title && html`<h3 key=${`${key} title`}>${title}</h3>`}
          <ol key=${key}>${of.map(
            (line) => html`<li key=${line.key} class=${classes(line.said && "log-said")} dir="auto">${line.words}</li>`,
          )}</ol>`,
      )}
      ${lines.length === 0 && html`<p class="soft">${t("ui-log-none")}</p>`}
    </div>
  `;
}

/** Lines that follow each other under one heading. @param {readonly LogLine[]} lines */
function chapters(lines) {
  const found = /** @type {{title: string, key: string, of: LogLine[]}[]} */ ([]);
  for (const line of lines) {
    const last = found.at(-1);
    if (last?.title === line.chapter) last.of.push(line);
    else found.push({ title: line.chapter, key: line.key, of: [line] });
  }
  return found;
}
