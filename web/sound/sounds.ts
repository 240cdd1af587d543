/** Plays the app's sounds at the player's volumes; silent until the first gesture. */
import type { SoundKind } from '../settings/settings.ts';
import { settingsStore } from '../settings/use-settings.ts';
import { type VoicePart, type Voice, voices } from './voices.ts';

const kindOf: Readonly<Record<Voice, Exclude<SoundKind, 'voice' | 'picture'>>> = {
  card: 'cards',
  turn: 'cards',
  collect: 'cards',
  chip: 'chips',
  chips: 'chips',
  roll: 'ball',
  fret: 'ball',
  rest: 'ball',
  dice: 'ball',
  light: 'bell',
  bell: 'bell',
  tick: 'bell',
};

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** Browsers allow audio only after a gesture. */
function wake(): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}

for (const gesture of ['pointerdown', 'keydown'] as const) {
  window.addEventListener(gesture, wake, { capture: true, passive: true });
}

/** Whether audio is allowed: the player has interacted with the page. */
export const isAwake = (): boolean => context !== undefined;

export function sound(voice: Voice): void {
  const { sound: isOn, volumes } = settingsStore.getState();
  const loudness = volumes[kindOf[voice]] / 100;
  if (context === undefined || context.state !== 'running' || !isOn || loudness === 0) return;
  for (const part of voices[voice]) make(context, part, loudness);
}

function make(room: AudioContext, part: VoicePart, loudness: number): void {
  const start = room.currentTime + part.at;
  const gain = room.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, part.loudness * loudness), start + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + part.seconds);
  gain.connect(room.destination);
  const source = part.make === 'tone' ? toneIn(room, part.hertz, gain) : hissIn(room, part, gain, start);
  source.start(start);
  source.stop(start + part.seconds + 0.02);
}

function toneIn(room: AudioContext, hertz: number, into: AudioNode): OscillatorNode {
  const tone = room.createOscillator();
  tone.frequency.value = hertz;
  tone.connect(into);
  return tone;
}

function hissIn(
  room: AudioContext,
  { from, to, sharpness, seconds }: Extract<VoicePart, { make: 'hiss' }>,
  into: AudioNode,
  start: number,
): AudioBufferSourceNode {
  const source = room.createBufferSource();
  source.buffer = noise ??= noiseIn(room);
  source.loop = true;
  const band = room.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = sharpness;
  band.frequency.setValueAtTime(from, start);
  band.frequency.exponentialRampToValueAtTime(to, start + seconds);
  source.connect(band).connect(into);
  return source;
}

function noiseIn(room: AudioContext): AudioBuffer {
  const buffer = room.createBuffer(1, room.sampleRate, room.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
