/** Send the verdict to a friend: a link to the moment, and a picture of it. */
import { askGame, getLink } from "../../lib/api.js";
import { html } from "../../lib/html.js";
import { language } from "../../lib/settings.js";
import { copyLink } from "../../lib/share.js";
import { say, t } from "../../lib/texts.js";
import { HEIGHT, points, WIDTH } from "./line.js";

/** @typedef {import("../../lib/wire").Verdict} Verdict */

const SIZE = 1080;
/** The smallest letters. */
const SMALLEST = 24;
/** The side of the square in which the position is drawn. */
const DRAWN = 360;
const STYLED = ["fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linejoin", "opacity", "display", "font"];
/** The inks of the house in print: a picture has no theme. */
const INKS = {
  paper: "#f4ead5",
  sheet: "#e9dcbf",
  ink: "#17233b",
  vermilion: "#d3381c",
  lagoon: "#1f6f78",
  white: "#ffffff",
};

/** A text in lines as wide as the picture.
 * @param {CanvasRenderingContext2D} pen @param {string} text @param {number} size */
function broken(pen, text, size) {
  pen.font = `800 ${size}px "Bricolage Grotesque", system-ui, sans-serif`;
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(" ")) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (!lines.length || pen.measureText(longer).width > SIZE - 140) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/**
 * Write a text, as small as it must be to end above `low`; returns where the next one would begin.
 * @param {CanvasRenderingContext2D} pen @param {string} text @param {number} y @param {number} size
 * @param {number} low
 */
function write(pen, text, y, size, low) {
  const lines = broken(pen, text, size);
  if (y + (lines.length - 1) * 1.2 * size > low && size > SMALLEST) return write(pen, text, y, size - 2, low);
  for (const [i, line] of lines.entries()) pen.fillText(line, 70, y + 1.2 * size * i);
  return y + 1.2 * size * lines.length;
}

/** @param {CanvasRenderingContext2D} pen @param {Verdict} verdict @param {number} top @param {number} [left] */
function draw(pen, verdict, top, left = 50) {
  const grow = (SIZE - 50 - left) / WIDTH;
  pen.save();
  pen.translate(left, top);
  pen.scale(grow, grow);
  const all = points(verdict.line);
  /** @param {import("./line.js").Point[]} some */
  const along = (some) => {
    pen.beginPath();
    for (const { x, y } of some) pen.lineTo(x, y); // the first one only begins
  };
  along([...all, { x: all.at(-1)?.x ?? 0, y: HEIGHT }, { x: all[0]?.x ?? 0, y: HEIGHT }]);
  Object.assign(pen, { fillStyle: INKS.sheet, lineWidth: 4, strokeStyle: INKS.ink, lineJoin: "round" });
  pen.fill();
  along(all);
  pen.stroke();
  if (verdict.turn) {
    Object.assign(pen, { lineWidth: 8, strokeStyle: INKS.vermilion });
    along(all.slice(verdict.turn.n - 1, verdict.turn.n + 1));
    pen.stroke();
  }
  pen.restore();
}

/**
 * A drawing of the page as a picture: what the page's styles say about it is written into it.
 * @param {SVGElement} drawing
 */
async function pictured(drawing) {
  const copy = /** @type {SVGElement} */ (drawing.cloneNode(true));
  const parts = [...copy.querySelectorAll("*")];
  for (const [i, part] of drawing.querySelectorAll("*").entries()) {
    const style = getComputedStyle(part);
    const mine = /** @type {SVGElement} */ (parts[i]).style;
    for (const name of STYLED) mine.setProperty(name, style.getPropertyValue(name));
  }
  const { width, height } = drawing.getBoundingClientRect();
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(3 * width));
  copy.setAttribute("height", String(3 * height));
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return { image, share: height / width };
}

/**
 * The verdict as a picture.
 * @param {Verdict} verdict @param {string} title @param {readonly string[]} names @param {SVGElement | null} position
 * @returns {Promise<File | null>}
 */
export async function picture(verdict, title, names, position) {
  const sheet = Object.assign(document.createElement("canvas"), { width: SIZE, height: SIZE });
  const pen = sheet.getContext("2d");
  if (!pen) return null;
  const won = verdict.kind === "won" || verdict.kind === "lucky";
  pen.fillStyle = INKS.paper;
  pen.fillRect(0, 0, SIZE, SIZE);
  pen.fillStyle = won ? INKS.lagoon : INKS.vermilion;
  pen.fillRect(0, 0, SIZE, 470);
  pen.fillStyle = INKS.white;
  const [first = "", ...rest] = verdict.words.map((one) => say(one, names));
  write(pen, first, write(pen, title, 110, 72, 200) + 12, 46, 445);
  const shown = position && (await pictured(position).catch(() => null));
  if (shown) {
    const high = Math.min(DRAWN, DRAWN * shown.share);
    pen.fillStyle = getComputedStyle(document.body).backgroundColor;
    pen.fillRect(50, 490, DRAWN, DRAWN);
    pen.drawImage(
      shown.image,
      50 + (DRAWN - high / shown.share) / 2,
      490 + (DRAWN - high) / 2,
      high / shown.share,
      high,
    );
  }
  draw(pen, verdict, shown ? 560 : 500, shown ? 70 + DRAWN : 50);
  pen.fillStyle = INKS.ink;
  rest.reduce((y, one, i) => write(pen, one, y, 36, i ? 1050 : 960), 905);
  const blob = await new Promise((done) => sheet.toBlob(done, "image/png"));
  return blob instanceof Blob ? new File([blob], "crosstable.png", { type: "image/png" }) : null;
}

/** Keep a file on the device. @param {File} file */
function keep(file) {
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(file), download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/**
 * @param {{verdict: Verdict, code: string, round: number, place: string, question: string,
 *   names: readonly string[]}} props
 */
export function Send({ verdict, code, round, place, question, names }) {
  const send = async (/** @type {Event} */ event) => {
    const here = /** @type {HTMLElement} */ (event.currentTarget).closest(".verdict");
    void askGame(code, round, "verdict").catch(() => undefined); // so that the link can show it
    const table = await getLink(code).catch(() => location.origin);
    const url = new URL(`${place}&lang=${language.peek()}`, table).href;
    const file = await picture(verdict, question, names, here?.querySelector(".verdict-turn svg") ?? null);
    const text = say(verdict.words[0] ?? { key: "ui-verdict-won" }, names);
    const parcel = { title: question, text, url, ...(file ? { files: [file] } : {}) };
    if (navigator.canShare?.(parcel)) {
      await navigator.share(parcel).catch(() => undefined); // whoever closes the sheet has changed their mind
      return;
    }
    if (file) keep(file);
    await copyLink(url);
  };
  return html`<button class="button" onClick=${send}>${t("ui-verdict-send")}</button>`;
}
