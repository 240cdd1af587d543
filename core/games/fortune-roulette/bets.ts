/**
 * The bets of Fortune Roulette: the positions of the layout, and the four sectors that place chips on several of them.
 */
import type { ClauseId } from '../../base/ids.ts';
import { cents, times, type Cents } from '../../base/money.ts';
import { refuse, type Refusal } from '../../base/refusal.ts';
import type { Chip } from '../../round/betting.ts';
import type { Pay } from '../../round/settle.ts';
import { type Pattern, sectors } from '../roulette/presentation/compound.ts';
import { type KindTerms, payTable } from '../roulette/pays.ts';
import { isInside, type Position, singleZeroPositions, type SpotKind } from '../roulette/presentation/spots.ts';
import type { PayingSpot } from '../table.ts';
import type { Win } from '../wins.ts';
import type { Landed } from './procedure.ts';
import { multiplierLeast, multiplierMost } from './multipliers.ts';
import type { Rules } from './rules.ts';
import { multiplied, oddsTimes } from './settle.ts';

/** The clause that defines each kind of bet, and the one that pays it. */
const kinds: Readonly<Record<SpotKind, { readonly clause: ClauseId; readonly pays: ClauseId }>> = {
  straight: { clause: 'FR-901', pays: 'FR-046' },
  split: { clause: 'FR-901', pays: 'FR-047' },
  street: { clause: 'FR-901', pays: 'FR-048' },
  trio: { clause: 'FR-901', pays: 'FR-048' },
  corner: { clause: 'FR-901', pays: 'FR-049' },
  'first-four': { clause: 'FR-901', pays: 'FR-049' },
  line: { clause: 'FR-901', pays: 'FR-050' },
  column: { clause: 'FR-001', pays: 'FR-051' },
  dozen: { clause: 'FR-002', pays: 'FR-051' },
  'red-black': { clause: 'FR-003', pays: 'FR-052' },
  'even-odd': { clause: 'FR-004', pays: 'FR-053' },
  'low-high': { clause: 'FR-005', pays: 'FR-054' },
};

/** Its pay follows from the number and its multiplier alone. */
export interface Bet extends PayingSpot<Landed> {
  readonly pays: (landed: Landed) => Pay;
}

export const betsOf = (rules: Rules): readonly Bet[] =>
  singleZeroPositions.map((position) => {
    const terms = termsOf(rules, position);
    const { spot, name } = position;
    const { clause, least, most } = terms;
    const bet = { spot, name, kind: 'main', clause, least, most, wins: [winOf(terms)] } as const;
    if (!isInside(position)) {
      const table = payTable(position.numbers, terms);
      return { ...bet, pays: ({ pocket }) => table[pocket] as Pay };
    }
    const multipliedTo = oddsTimes(multiplierMost, position.numbers.length);
    return { ...bet, multipliedTo, pays: multiplied(position, terms) };
  });

const winOf = ({ odds, winClause: clause }: KindTerms): Win => ({ odds, clause });

function termsOf({ stakeMin, stakeMax }: Rules, position: Position): KindTerms {
  const { clause, pays } = kinds[position.kind];
  const covered = position.numbers.length;
  return {
    clause,
    least: { amount: stakeMin, clause: 'FR-902' },
    most: { amount: cents(stakeMax * covered), clause: 'FR-902' },
    // An inside bet at the base multiplier; an outside bet always returns 36 over what it covers.
    odds: oddsTimes(isInside(position) ? multiplierLeast : 36, covered),
    winClause: pays,
    loseClause: clause,
  };
}

/** The chips on every position of a sector, by the sector's name. */
export function sectorChips(name: string, chip: Cents): readonly Chip[] | Refusal {
  if (!Object.hasOwn(sectors, name)) {
    return refuse('unknown-spot', 'FR-006', { spot: name, choices: Object.keys(sectors).join(', ') });
  }
  return (sectors[name] as Pattern).map(({ spot, chips }) => ({ spot, amount: times(chip, chips) }));
}
