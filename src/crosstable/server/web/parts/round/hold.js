/**
 * What only its owner may see: covered until a finger (or a key) is held on it. Letting go covers it, and so do another
 * window, a locked screen and a turned device.
 */
import { useEffect, useState } from "preact/hooks";
import { html } from "../../lib/html.js";

/** Whether it is held, and what a button needs for that. @param {() => void} [onOpen] */
export function useHold(onOpen) {
  const [open, setOpen] = useState(false);
  const hide = () => setOpen(false);
  const show = () => {
    setOpen(true);
    onOpen?.();
  };
  useEffect(() => {
    document.addEventListener("visibilitychange", hide);
    screen.orientation?.addEventListener("change", hide);
    return () => {
      document.removeEventListener("visibilitychange", hide);
      screen.orientation?.removeEventListener("change", hide);
    };
  }, []);
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    if (event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    if (event.type === "keyup") hide();
    else if (!event.repeat) show();
  };
  const held = {
    onPointerDown: (/** @type {PointerEvent} */ event) => {
      /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
      show();
    },
    onPointerUp: hide,
    onPointerCancel: hide,
    onLostPointerCapture: hide,
    onBlur: hide,
    onContextMenu: (/** @type {Event} */ event) => event.preventDefault(),
    onKeyDown: key,
    onKeyUp: key,
  };
  return { open, held };
}

/** An eye: there is something to look at. */
export const Eye = () => html`
  <svg class="hold-eye" viewBox="0 0 24 24" aria-hidden="true"><path d="M1 12Q12 0 23 12 12 24 1 12Z" />
    <circle cx="12" cy="12" r="3.6" /></svg>
`;

/**
 * A bar to hold; what it covers lies over the table, in a frame of the same size whatever it says.
 * @param {{label: string, mark?: string, onOpen?: () => void, children: any}} props `mark`: that something is new
 */
export function Hold({ label, mark, onOpen, children }) {
  const { open, held } = useHold(onOpen);
  return html`
    <div class="hold">
      <button type="button" class="hold-bar" aria-expanded=${open} ...${held}>
        <${Eye} /><strong>${label}</strong>${mark && html`<span class="hold-new">${mark}</span>`}
      </button>
      <div class="hold-face" role="status" hidden=${!open}>${open && children}</div>
    </div>
  `;
}
