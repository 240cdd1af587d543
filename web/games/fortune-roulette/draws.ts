/** Reads Fortune numbers and bonus reels from a round's draws. */
import { type Draws, pickedIn, worths } from '../../drawn/draws.ts';

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

/** One spin's reels, each from top to bottom. */
export type BonusSpin = readonly (readonly string[])[];

const reelsInSpin = 5;

/** The bonus game's spins; the last may still be turning. */
export function bonusSpinsIn(draws: Draws): readonly BonusSpin[] {
  const reels = draws.filter(({ name }) => name === 'bonus-reel').map(({ picked }) => (picked[0] ?? '').split(' '));
  return Array.from({ length: Math.ceil(reels.length / reelsInSpin) }, (_, spin) =>
    reels.slice(spin * reelsInSpin, (spin + 1) * reelsInSpin),
  );
}

/** Labels over the Fortune numbers and the special one (FR-055). */
export function fortuneMarks(draws: Draws): ReadonlyMap<string, string> {
  const { numbers, special } = fortuneIn(draws);
  const marks = new Map<string, string>();
  for (const { number, times } of numbers) if (times !== undefined) marks.set(`straight/${number}`, `×${times}`);
  if (special?.number !== undefined) marks.set(`straight/${special.number}`, special.kind === 'chest' ? '▣' : '★');
  return marks;
}
