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

/** A bell for a whole room: one stroke for each of the last seconds, a chord when time is up. @param {"second" | "end"} kind */
export function bell(kind) {
  audio ??= new AudioContext();
  void audio.resume();
  const now = audio.currentTime;
  for (const pitch of kind === "end" ? [392, 523, 659] : [880]) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const length = kind === "end" ? 2.4 : 0.16;
    tone.type = "triangle";
    tone.frequency.setValueAtTime(pitch, now);
    volume.gain.setValueAtTime(kind === "end" ? 0.3 : 0.35, now);
    volume.gain.exponentialRampToValueAtTime(0.001, now + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(now);
    tone.stop(now + length);
  }
}
