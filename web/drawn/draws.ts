/** What the draws of a round mean for the eye: lit spots, golden cards, the envelope, Fortune numbers and the bonus reels. */
import type { Shown } from '../../house/protocol/frames.ts';

type Draws = Shown['drawn'];

const pickedIn = (draws: Draws, name: string): readonly string[] | undefined =>
  draws.find((draw) => draw.name === name)?.picked;

/** Things drawn at once, and for each of them, one after the other, what it is worth. */
function worths(draws: Draws, things: string, worth: string): readonly (readonly [string, number | undefined])[] {
  const values = draws.filter(({ name }) => name === worth).map(({ picked }) => Number(picked[0]));
  return (pickedIn(draws, things) ?? []).map((thing, at) => [thing, values[at]]);
}

/** Golden cards and their multipliers, as far as they are drawn. */
export const goldenIn = (draws: Draws): ReadonlyMap<string, number | undefined> =>
  new Map(worths(draws, 'golden-cards', 'multiplier'));

export interface Envelope {
  /** Not known before it is drawn. */
  readonly spot: string | undefined;
  /** To one. */
  readonly pays: string | undefined;
}

/** Nothing where none appears. */
export function envelopeIn(draws: Draws): Envelope | undefined {
  if (pickedIn(draws, 'envelope')?.[0] !== 'envelope') return undefined;
  return { spot: pickedIn(draws, 'envelope-spot')?.[0], pays: pickedIn(draws, 'envelope-payout')?.[0] };
}

export interface FortuneNumber {
  readonly number: number;
  readonly times: number | undefined;
}

export interface Fortune {
  readonly numbers: readonly FortuneNumber[];
  readonly special: { readonly kind: 'chest' | 'bonus'; readonly number: number | undefined } | undefined;
}

export function fortuneIn(draws: Draws): Fortune {
  const kind = pickedIn(draws, 'special')?.[0];
  const number = pickedIn(draws, 'special-number')?.[0];
  return {
    numbers: worths(draws, 'fortune-numbers', 'fortune-multiplier').map(([drawn, times]) => ({
      number: Number(drawn),
      times,
    })),
    special:
      kind === 'chest' || kind === 'bonus'
        ? { kind, number: number === undefined ? undefined : Number(number) }
        : undefined,
  };
}

/** The reels of one spin, each from top to bottom. */
export type BonusSpin = readonly (readonly string[])[];

const reelsInSpin = 5;

/** The spins of the bonus game; the last one may still be turning. */
export function bonusSpinsIn(draws: Draws): readonly BonusSpin[] {
  const reels = draws.filter(({ name }) => name === 'bonus-reel').map(({ picked }) => (picked[0] ?? '').split(' '));
  return Array.from({ length: Math.ceil(reels.length / reelsInSpin) }, (_, spin) =>
    reels.slice(spin * reelsInSpin, (spin + 1) * reelsInSpin),
  );
}

const lightPrefix = 'multiplier/';

/** Spots that are lit, with what is written on them. */
export const lightsIn = (draws: Draws): ReadonlyMap<string, string> =>
  new Map(
    draws.flatMap(({ name, picked: [times = 'none'] }) =>
      name.startsWith(lightPrefix) && times !== 'none' ? [[name.slice(lightPrefix.length), `×${times}`] as const] : [],
    ),
  );

/** What is written over spots in this round, whatever was drawn for them. */
export function marksIn({ drawn }: Pick<Shown, 'drawn'>): ReadonlyMap<string, string> {
  const marks = new Map(lightsIn(drawn));
  const envelope = envelopeIn(drawn);
  if (envelope?.spot !== undefined && envelope.pays !== undefined) marks.set(envelope.spot, `${envelope.pays}:1`);
  const { numbers, special } = fortuneIn(drawn);
  for (const { number, times } of numbers) if (times !== undefined) marks.set(`straight/${number}`, `×${times}`);
  if (special?.number !== undefined) marks.set(`straight/${special.number}`, special.kind === 'chest' ? '▣' : '★');
  return marks;
}
