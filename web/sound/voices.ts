/** The app's sounds as synthesizer parameters, noises and tones; nothing is recorded. */

/** Filtered noise: cards on cloth, a ball on wood. */
export interface Hiss {
  readonly make: 'hiss';
  readonly at: number;
  readonly seconds: number;
  /** Centre frequency of the band, in hertz, at the start and at the end. */
  readonly from: number;
  readonly to: number;
  readonly sharpness: number;
  readonly loudness: number;
}

/** A struck tone that decays. */
export interface Tone {
  readonly make: 'tone';
  readonly at: number;
  readonly seconds: number;
  readonly hertz: number;
  readonly loudness: number;
}

export type VoicePart = Hiss | Tone;

const hiss = (at: number, seconds: number, [from, to]: readonly [number, number], loudness: number): Hiss => ({
  make: 'hiss',
  at,
  seconds,
  from,
  to,
  sharpness: 1.2,
  loudness,
});
const tone = (at: number, seconds: number, hertz: number, loudness: number): Tone => ({
  make: 'tone',
  at,
  seconds,
  hertz,
  loudness,
});

/** A card slides out of the shoe and lands. */
const card = [hiss(0, 0.13, [2600, 900], 0.5), hiss(0.12, 0.05, [500, 260], 0.7)];

export const voices = {
  card,
  turn: [hiss(0, 0.06, [3200, 1800], 0.45), hiss(0.07, 0.05, [700, 300], 0.6)],
  collect: [hiss(0, 0.3, [900, 2200], 0.35)],
  chip: [tone(0, 0.05, 3900, 0.22), tone(0.012, 0.07, 5200, 0.16), hiss(0, 0.02, [5200, 4200], 0.3)],
  chips: [tone(0, 0.05, 3700, 0.2), tone(0.05, 0.05, 4300, 0.18), tone(0.09, 0.07, 5100, 0.16)],
  roll: [hiss(0, 0.5, [620, 540], 0.3)],
  fret: [tone(0, 0.03, 1700, 0.3), hiss(0, 0.025, [2400, 1500], 0.5)],
  rest: [tone(0, 0.06, 900, 0.3), hiss(0, 0.05, [1100, 600], 0.5)],
  dice: [hiss(0, 0.04, [1900, 1200], 0.6), hiss(0.07, 0.04, [1700, 900], 0.5), hiss(0.16, 0.05, [1400, 700], 0.4)],
  light: [tone(0, 0.35, 1320, 0.1), tone(0.06, 0.4, 1760, 0.08)],
  /** Soft: a fifth and its octave. */
  bell: [tone(0, 1.5, 659.3, 0.2), tone(0.02, 1.7, 987.8, 0.13), tone(0.05, 1.2, 1318.5, 0.08)],
  /** Betting is about to close. */
  tick: [tone(0, 0.08, 880, 0.16)],
} as const satisfies Readonly<Record<string, readonly VoicePart[]>>;

export type Voice = keyof typeof voices;
