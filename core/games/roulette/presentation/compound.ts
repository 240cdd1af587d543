/** Racetrack and special bets: several chips on ordinary positions with one gesture. */
import { type ClauseId, type Spot, spotId } from '../../../base/ids.ts';
import { times } from '../../../base/money.ts';
import { refuse, type Refusal } from '../../../base/refusal.ts';
import type { Compound } from '../../../round/slip-gesture.ts';
import { isInside, type Position } from './spots.ts';
import { arcAround } from './wheel.ts';
import { doubleZero, isZero, type Pocket, printPocket } from '../../../round/pocket.ts';

/** Chips per position: "2 trio/0-2-3" is two chips on one spot. */
export type Pattern = readonly { readonly spot: Spot; readonly chips: number }[];

const pattern = (...parts: readonly string[]): Pattern =>
  parts.map((part) => {
    const [chips, spot = ''] = part.split(' ');
    return { spot: spotId(spot), chips: Number(chips) };
  });

/** The four sectors of the European wheel that have names. */
export const sectors: Readonly<Record<string, Pattern>> = {
  voisins: pattern(
    '2 trio/0-2-3',
    '1 split/4-7',
    '1 split/12-15',
    '1 split/18-21',
    '1 split/19-22',
    '2 corner/25-26-28-29',
    '1 split/32-35',
  ),
  tiers: pattern('1 split/5-8', '1 split/10-11', '1 split/13-16', '1 split/23-24', '1 split/27-30', '1 split/33-36'),
  orphelins: pattern('1 straight/1', '1 split/6-9', '1 split/14-17', '1 split/17-20', '1 split/31-34'),
  'jeu-zero': pattern('1 split/0-3', '1 split/12-15', '1 straight/26', '1 split/32-35'),
};

/** The compound bets a table offers, with their clauses. */
export interface CompoundTerms {
  readonly positions: readonly Position[];
  readonly wheel: readonly Pocket[];
  /** The clause that lists these bets. */
  readonly clause: ClauseId;
  readonly hasSectors: boolean;
  readonly neighbours: NonNullable<Compound['neighbours']>;
  readonly hasFinales: boolean;
  readonly hasComplete: boolean;
}

/** Names such as `voisins`, `neighbours/17/2`, `finale/4`, `finale-cheval/4-7` or `complete/36`, and the chips for each. */
export const compoundOf = (terms: CompoundTerms): Compound => ({
  names: [
    ...(terms.hasSectors ? Object.keys(sectors) : []),
    'neighbours',
    ...(terms.hasFinales ? ['finale', 'finale-cheval'] : []),
    ...(terms.hasComplete ? ['complete'] : []),
  ],
  neighbours: terms.neighbours,
  chips: (name, chip) => {
    const found = patternOf(terms, name);
    return 'refused' in found ? found : found.map(({ spot, chips }) => ({ spot, amount: times(chip, chips) }));
  },
});

function patternOf(terms: CompoundTerms, name: string): Pattern | Refusal {
  const [kind = '', which = '', pairs] = name.split('/');
  if (terms.hasSectors && Object.hasOwn(sectors, name)) return sectors[name] as Pattern;
  if (kind === 'neighbours') return neighbours(terms, which, pairs);
  if (pairs === undefined) {
    if (terms.hasFinales && kind === 'finale' && /^\d$/.test(which)) return finale(terms, Number(which));
    if (terms.hasFinales && kind === 'finale-cheval') {
      const [, first, second] = /^(\d)-(\d{1,2})$/.exec(which) ?? [];
      if (first !== undefined && Number(second) === Number(first) + 3) return finaleCheval(terms, Number(first));
    }
    if (terms.hasComplete && kind === 'complete') {
      const number = pocketIn(terms, which);
      if (number !== undefined) return complete(terms, number);
    }
  }
  return refuse('unknown-spot', terms.clause, { spot: name, choices: offered(terms).join(', ') });
}

const offered = ({ hasSectors, hasFinales, hasComplete, neighbours: { usual } }: CompoundTerms): readonly string[] => [
  ...(hasSectors ? Object.keys(sectors) : []),
  `neighbours/17/${usual}`,
  ...(hasFinales ? ['finale/4', 'finale-cheval/4-7'] : []),
  ...(hasComplete ? ['complete/36'] : []),
];

const pocketIn = ({ wheel }: CompoundTerms, label: string): Pocket | undefined =>
  wheel.find((pocket) => printPocket(pocket) === label);

const straight = (pocket: Pocket): Pattern[number] => ({ spot: spotId(`straight/${printPocket(pocket)}`), chips: 1 });
const split = (a: Pocket, b: Pocket): Pattern[number] => ({ spot: spotId(`split/${printPocket(a)}-${b}`), chips: 1 });

function neighbours(terms: CompoundTerms, which: string, pairs: string | undefined): Pattern | Refusal {
  const { usual, most, clause } = terms.neighbours;
  const centre = pocketIn(terms, which);
  if (centre === undefined) return refuse('no-such-number', clause, { number: which });
  const count = pairs === undefined ? usual : /^\d+$/.test(pairs) ? Number(pairs) : 0;
  if (count < 1 || count > most) return refuse('too-many-neighbours', clause, { most });
  return arcAround(terms.wheel, centre, count).map(straight);
}

/** In layout order: the zeros first. */
const endingIn = ({ wheel }: CompoundTerms, digit: number): readonly Pocket[] =>
  wheel
    .filter((pocket) => (isZero(pocket) ? digit === 0 : pocket % 10 === digit))
    .toSorted((a, b) => Number(isZero(b)) - Number(isZero(a)) || a - b);

const finale = (terms: CompoundTerms, digit: number): Pattern => endingIn(terms, digit).map(straight);

/**
 * A split with the number three higher; straight for a number with none above it, and for 0 where 00 takes its split.
 */
const finaleCheval = (terms: CompoundTerms, digit: number): Pattern =>
  endingIn(terms, digit).map((pocket) => {
    if (pocket === doubleZero) return split(pocket, 3);
    const isAlone = pocket > 33 || (pocket === 0 && terms.wheel.includes(doubleZero));
    return isAlone ? straight(pocket) : split(pocket, pocket + 3);
  });

/** Every inside position that includes the number, with one chip per number it covers. */
const complete = ({ positions }: CompoundTerms, number: Pocket): Pattern =>
  positions
    .filter((position) => isInside(position) && position.numbers.includes(number))
    .map(({ spot, numbers }) => ({ spot, chips: numbers.length }));
