/** Soft sounds of wood and paper, made on the spot; silent unless asked for. */

import { settings } from "./settings.svelte";

let context: AudioContext | undefined;

function knock(frequency: number, seconds: number, loudness: number) {
  if (!settings.sound || settings.volume <= 0) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  const tone = new OscillatorNode(context, { type: "sine", frequency });
  const fade = new GainNode(context, { gain: loudness * settings.volume });
  fade.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
  tone.frequency.exponentialRampToValueAtTime(frequency / 2, now + seconds);
  tone.connect(fade).connect(context.destination);
  tone.start(now);
  tone.stop(now + seconds);
}

/** A piece is put down. */
export function wood() {
  knock(420, 0.09, 0.3);
}

/** It is your turn. */
export function bell() {
  knock(880, 0.5, 0.17);
  if (settings.vibration) navigator.vibrate?.(40);
}

/** Something is won. */
export function drum() {
  knock(140, 0.35, 0.4);
}
