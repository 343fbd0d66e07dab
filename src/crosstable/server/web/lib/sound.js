/** The bell of the companion: loud enough for a room, because the device lies on the table for that purpose. */

/** @type {AudioContext | null} */
let audio = null;

/**
 * A bell for a whole room: one stroke for each of the last seconds, a chord when time is up.
 * @param {"second" | "end"} kind
 */
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
