/** What happens at a table for those who hear it: a screen reader, and the device's own voice if somebody wants it. */
import { useEffect, useRef } from "preact/hooks";
import { html } from "../../lib/html.js";
import { hush, sayNext } from "../../lib/voice.js";

/** Lines that are told at most when many have come at once, as after a long time away: the log has all of them. */
const MOST = 30;

/** @typedef {import("../../lib/table-props").LogLine} LogLine */

/** @param {{lines: readonly LogLine[], fresh: boolean, aloud: boolean}} props fresh: it begins just now */
export function Ear({ lines, fresh, aloud }) {
  const heard = useRef({ from: fresh ? 0 : lines.length, to: fresh ? 0 : lines.length });
  const count = lines.length;
  const before = heard.current.to;
  // in the same drawing as the table, so that neither is ahead of the other
  if (count !== before) heard.current = { from: count < before ? 0 : before, to: count };
  const { from } = heard.current;
  const told = lines.slice(Math.max(from, count - MOST));
  useEffect(() => {
    if (aloud) for (const line of told) sayNext(line.ear);
  }, [from, count]);
  const was = useRef(aloud);
  useEffect(() => {
    if (was.current && !aloud) hush(); // somebody wants silence; what only goes on elsewhere is said to its end
    was.current = aloud;
  }, [aloud]);
  return html`<div class="sr" role="log" aria-live="polite" data-ear>
    ${told.map((line) => html`<p key=${line.key}>${line.ear}</p>`)}
  </div>`;
}
