/** One quiet knock of wood for a move or a line of the chat, made on the spot. Off unless somebody wants it. */
import { sound } from "./settings.js";

/** @type {AudioContext | null} */
let audio = null;

const PITCH = { move: 320, end: 220, line: 520 };

/** @param {keyof typeof PITCH} kind */
export function knock(kind) {
  if (!sound.peek()) return;
  audio ??= new AudioContext();
  const now = audio.currentTime;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(PITCH[kind], now);
  tone.frequency.exponentialRampToValueAtTime(90, now + 0.09);
  volume.gain.setValueAtTime(0.14, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + (kind === "end" ? 0.5 : 0.12));
  tone.connect(volume).connect(audio.destination);
  tone.start(now);
  tone.stop(now + 0.6);
}
