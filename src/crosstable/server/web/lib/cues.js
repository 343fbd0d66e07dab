/**
 * Sounds of the table, synthesised on the spot: knocks of wood, a card, a bell.
 * Nothing sounds before the first tap or key.
 */
import { volume } from "./settings.js";

/** @type {AudioContext | null} */
let audio = null;
let touched = false;
for (const kind of ["pointerdown", "keydown"])
  addEventListener(kind, () => (touched = true), { once: true, capture: true });

/**
 * Each sound is a few notes: when it begins (seconds), from which pitch to which (hertz), how long, how loud, which
 * wave.
 * "noise" is a breath of paper instead of a tone.
 * @type {Record<string, [number, number, number, number, number, OscillatorType | "noise"][]>}
 */
const SOUNDS = {
  move: [[0, 320, 90, 0.12, 0.6, "triangle"]],
  card: [[0, 1800, 600, 0.09, 0.35, "noise"]],
  vote: [
    [0, 240, 120, 0.1, 0.6, "triangle"],
    [0.09, 200, 110, 0.1, 0.5, "triangle"],
  ],
  good: [
    [0, 440, 440, 0.16, 0.4, "sine"],
    [0.13, 587, 587, 0.3, 0.4, "sine"],
  ],
  bad: [
    [0, 330, 330, 0.18, 0.45, "sine"],
    [0.15, 233, 220, 0.4, 0.45, "sine"],
  ],
  turn: [
    [0, 523, 523, 0.14, 0.4, "sine"],
    [0.12, 784, 784, 0.28, 0.35, "sine"],
  ],
  hold: [[0, 196, 440, 0.4, 0.35, "sine"]],
  tick: [[0, 900, 700, 0.04, 0.35, "square"]],
  drum: [[0, 110, 60, 0.25, 0.7, "triangle"]],
  roll: [0, 0.08, 0.16, 0.24, 0.32].map((after) => [after, 120, 80, 0.08, 0.5, "triangle"]),
  clap: [
    [0, 1400, 1400, 0.06, 0.6, "noise"],
    [0.02, 900, 900, 0.09, 0.5, "noise"],
  ],
  cymbal: [[0, 5200, 5200, 0.35, 0.45, "noise"]],
  stamp: [[0, 150, 60, 0.16, 0.8, "triangle"]],
  breath: [[0, 700, 700, 0.3, 0.2, "noise"]],
  crack: [
    [0, 2600, 2600, 0.1, 0.7, "noise"],
    [0, 180, 60, 0.12, 0.5, "triangle"],
  ],
  beat: [
    [0, 90, 60, 0.12, 0.7, "sine"],
    [0.16, 80, 55, 0.12, 0.5, "sine"],
  ],
  talk: [[0, 520, 410, 0.09, 0.35, "triangle"]],
  end: [
    [0, 220, 110, 0.5, 0.6, "triangle"],
    [0.16, 330, 330, 0.5, 0.35, "sine"],
    [0.32, 440, 440, 0.7, 0.35, "sine"],
  ],
};

/**
 * @typedef {"move" | "card" | "vote" | "good" | "bad" | "turn" | "hold" | "tick" | "drum" | "roll" | "clap" | "cymbal"
 *   | "stamp" | "breath" | "crack" | "beat" | "talk" | "end"} Sound
 */

/** @param {Sound | null} kind */
export function play(kind) {
  const loud = volume.peek();
  if (!kind || loud === 0 || !touched) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  for (const note of SOUNDS[kind] ?? []) strike(audio, note, loud);
}

/**
 * @param {AudioContext} on
 * @param {[number, number, number, number, number, OscillatorType | "noise"]} note
 * @param {number} loud
 */
function strike(on, [after, from, to, length, strength, wave], loud) {
  const begin = on.currentTime + after;
  const gain = on.createGain();
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, 0.3 * strength * loud), begin + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  gain.connect(on.destination);
  const source = wave === "noise" ? paper(on, from) : tone(on, wave, from, to, begin, length);
  source.connect(gain);
  const starter = /** @type {any} */ (source).source ?? source;
  starter.start(begin);
  starter.stop(begin + length + 0.05);
}

/**
 * @param {AudioContext} on
 * @param {OscillatorType} wave
 * @param {number} from
 * @param {number} to
 * @param {number} begin
 * @param {number} length
 */
function tone(on, wave, from, to, begin, length) {
  const made = on.createOscillator();
  made.type = wave;
  made.frequency.setValueAtTime(from, begin);
  made.frequency.exponentialRampToValueAtTime(to, begin + length * 0.8);
  return made;
}

/** A short breath of noise around a pitch, like a card being turned. @param {AudioContext} on @param {number} pitch */
function paper(on, pitch) {
  const buffer = on.createBuffer(1, on.sampleRate / 5, on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  const source = on.createBufferSource();
  source.buffer = buffer;
  const filter = on.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.connect(filter);
  return Object.assign(filter, { source });
}
