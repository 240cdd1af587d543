/** The Fortune draws: numbers with multipliers, and at most one special number among the rest. */
import { present } from '../../base/invariant.ts';
import { pickedIn, type Procedure } from '../../round/procedure.ts';
import type { RequestOf } from '../../round/request.ts';
import type { Rules } from './rules.ts';

type Draw = RequestOf<'draw'>;

export const pockets = 37;

const everyNumber: readonly number[] = Array.from({ length: pockets }, (_, number) => number);

export interface Special {
  readonly kind: 'chest' | 'bonus';
  readonly number: number;
}

export interface Fortune {
  /** Fortune numbers with their multipliers, in the order drawn. */
  readonly multipliers: ReadonlyMap<number, number>;
  readonly special: Special | undefined;
}

export interface FortuneDraws {
  readonly numbers: Draw;
  readonly multiplier: Draw;
  readonly special: Draw;
}

export const fortuneDraws = ({ fortune, special }: Rules): FortuneDraws => ({
  numbers: numbersDraw('fortune-numbers', everyNumber, fortune.numbers),
  multiplier: weightedDraw('fortune-multiplier', fortune.multipliers, 'FR-906'),
  special: weightedDraw('special', special, 'FR-905'),
});

/**
 * After betting has closed: the Fortune numbers, a multiplier for each, then whether there is a special number and
 * where.
 */
export function* drawFortune(draws: FortuneDraws): Procedure<Fortune> {
  const multipliers = new Map<number, number>();
  for (const number of pickedIn(yield draws.numbers)) {
    multipliers.set(Number(number), Number(present(pickedIn(yield draws.multiplier)[0], 'a multiplier')));
  }
  const kind = pickedIn(yield draws.special)[0];
  if (kind !== 'chest' && kind !== 'bonus') return { multipliers, special: undefined };
  const others = everyNumber.filter((number) => !multipliers.has(number));
  const [number] = pickedIn(yield numbersDraw('special-number', others, 1));
  return { multipliers, special: { kind, number: Number(present(number, 'a special number')) } };
}

/** The Chest adds up all Fortune multipliers on screen, up to its limit. FR-907, FR-918 */
export const chestOf = (multipliers: Iterable<number>, most: number): number => {
  let sum = 0;
  for (const multiplier of multipliers) sum += multiplier;
  return Math.min(sum, most);
};

const numbersDraw = (name: string, numbers: readonly number[], take: number): Draw => ({
  ask: 'draw',
  name,
  options: numbers.map((number) => ({ id: String(number), weight: 1 })),
  take,
  clause: 'FR-905',
});

const weightedDraw = (name: string, of: Readonly<Record<string, number>>, clause: Draw['clause']): Draw => ({
  ask: 'draw',
  name,
  options: Object.entries(of).map(([id, weight]) => ({ id, weight })),
  take: 1,
  clause,
});
