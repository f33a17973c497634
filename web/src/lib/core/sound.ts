/** Soft sounds of wood, paper and bronze, made on the spot; silent unless asked for. */

import { settings } from "./settings.svelte";

/** One of the tones that ring together in what is struck. */
interface Tone {
  frequency: number;
  seconds: number;
  loudness: number;
  /** Where its pitch slides to, as the skin of a drum loosens. */
  to?: number;
}

let context: AudioContext | undefined;

/** Where sounds are made, if they are wanted; browsers let it begin with the first tap. */
function room(): AudioContext | undefined {
  if (!settings.sound || settings.volume <= 0) return undefined;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** Strike something: its tones begin together and fade one after another. */
function strike(tones: Tone[]) {
  const place = room();
  if (!place) return;
  const now = place.currentTime;
  for (const { frequency, seconds, loudness, to = frequency } of tones) {
    const tone = new OscillatorNode(place, { type: "sine", frequency });
    const fade = new GainNode(place, { gain: 0 });
    fade.gain.linearRampToValueAtTime(loudness * settings.volume, now + 0.004);
    fade.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
    tone.frequency.exponentialRampToValueAtTime(to, now + seconds);
    tone.connect(fade).connect(place.destination);
    tone.start(now);
    tone.stop(now + seconds);
  }
}

/** The rustle of paper, or the click before a tone: noise, through a band of frequencies. */
function rustle(frequency: number, seconds: number, loudness: number) {
  const place = room();
  if (!place) return;
  const length = Math.ceil(place.sampleRate * seconds);
  const buffer = new AudioBuffer({ length, sampleRate: place.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < length; n++) samples[n] = (Math.random() * 2 - 1) * (1 - n / length) ** 3;
  const noise = new AudioBufferSourceNode(place, { buffer });
  const band = new BiquadFilterNode(place, { type: "bandpass", frequency, Q: 1.2 });
  const fade = new GainNode(place, { gain: loudness * settings.volume });
  noise.connect(band).connect(fade).connect(place.destination);
  noise.start();
}

/** A piece is put down. */
export function wood() {
  rustle(1800, 0.05, 0.5);
  strike([
    { frequency: 310, to: 250, seconds: 0.11, loudness: 0.28 },
    { frequency: 742, to: 700, seconds: 0.06, loudness: 0.1 },
  ]);
}

/** A small bronze bell: its upper tones are not in tune with the lowest, and fade first. */
export function bell() {
  strike([
    { frequency: 587, seconds: 2.2, loudness: 0.13 },
    { frequency: 588.6, seconds: 2, loudness: 0.06 },
    { frequency: 1620, seconds: 1.1, loudness: 0.05 },
    { frequency: 3170, seconds: 0.5, loudness: 0.02 },
  ]);
}

/** A short buzz, on devices that can. */
export function buzz() {
  if (settings.vibration) navigator.vibrate?.(40);
}

/** It is your turn. */
export function call() {
  bell();
  buzz();
}

/** Something is won. */
export function drum() {
  rustle(300, 0.09, 0.5);
  strike([
    { frequency: 150, to: 62, seconds: 0.55, loudness: 0.5 },
    { frequency: 236, to: 130, seconds: 0.25, loudness: 0.14 },
  ]);
}
