/** One quiet knock of wood for a move, made on the spot. Off unless somebody wants it. */
import { sound } from "./settings.js";

/** @type {AudioContext | null} */
let audio = null;

/** @param {"move" | "end"} kind */
export function knock(kind) {
  if (!sound.peek()) return;
  audio ??= new AudioContext();
  const now = audio.currentTime;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(kind === "move" ? 320 : 220, now);
  tone.frequency.exponentialRampToValueAtTime(90, now + 0.09);
  volume.gain.setValueAtTime(0.14, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + (kind === "move" ? 0.12 : 0.5));
  tone.connect(volume).connect(audio.destination);
  tone.start(now);
  tone.stop(now + 0.6);
}
