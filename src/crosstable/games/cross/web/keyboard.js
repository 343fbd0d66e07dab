/**
 * Playing without a mouse: arrows walk over the cells, letters and digits name one, Enter places, Escape cancels.
 */
import { useEffect, useRef, useState } from "preact/hooks";
import { shortcuts } from "shell/lib/settings.js";
import { boardOf, step } from "./geometry.js";

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const FORGET = 2500;

/** @param {string} name */
const focusOn = (name) => {
  /** @type {SVGElement | null} */
  const cell = document.querySelector(`.board [data-cell="${name}"]`);
  cell?.focus({ preventScroll: true });
};

/**
 * @param {number} size
 * @param {boolean} first whether the board takes the keys from the start
 * @param {{enter: (cell: string) => void, escape: () => void}} does
 */
export function useKeyboard(size, first, does) {
  const board = boardOf(size);
  const middle = board.rows[size - 1]?.[size - 1]?.name ?? "a1";
  const [cursor, setCursor] = useState(middle);
  const typed = useRef({ text: "", at: 0 });

  /** @param {string} name */
  const moveTo = (name) => {
    setCursor(name);
    focusOn(name);
  };

  /** @param {string} key */
  function type(key) {
    const fresh = Date.now() - typed.current.at > FORGET || /[a-z]/.test(key);
    const text = fresh ? key : typed.current.text + key;
    typed.current = { text, at: Date.now() };
    if (board.byName.has(text)) moveTo(text);
  }

  /** Keys on the board itself. @param {KeyboardEvent} event */
  function onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    const from = board.byName.get(cursor);
    if (arrow && from) moveTo(step(board, from, ...arrow).name);
    else if (event.key === "Enter" || event.key === " ") does.enter(cursor);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  useEffect(() => {
    const free = !document.activeElement || document.activeElement === document.body;
    if (first && free && matchMedia("(hover: hover)").matches) focusOn(middle);
  }, []);

  useEffect(() => {
    /** Keys anywhere on the page. @param {KeyboardEvent} event */
    const press = (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest("input, textarea, select, dialog")) return;
      if (event.key === "Escape") does.escape();
      else if (shortcuts.peek() && /^[a-z0-9]$/i.test(event.key)) type(event.key.toLowerCase());
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });

  return { cursor, setCursor, onKey };
}
