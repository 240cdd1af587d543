/** The bets of Fortune Roulette: the positions of the layout, and the four sectors that put chips on several of them. */
import type { ClauseId } from '../../base/ids.ts';
import { cents, times, type Cents } from '../../base/money.ts';
import { odds } from '../../base/odds.ts';
import { refuse, type Refusal } from '../../base/refusal.ts';
import type { Chip } from '../../round/betting.ts';
import type { Pay } from '../../round/settle.ts';
import { type Pattern, sectors } from '../roulette/compound.ts';
import { type KindTerms, payTable } from '../roulette/pays.ts';
import { isInside, type Position, singleZeroPositions, type SpotKind } from '../roulette/spots.ts';
import type { PayingSpot } from '../table.ts';
import type { Landed } from './procedure.ts';
import { multiplierMost } from './multipliers.ts';
import type { Rules } from './rules.ts';
import { multiplied } from './settle.ts';

/** What a kind of bet is, and by which clause it is paid. */
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

/** What it pays follows from the number and its multiplier alone. */
export interface Bet extends PayingSpot<Landed> {
  readonly pays: (landed: Landed) => Pay;
}

export const betsOf = (rules: Rules): readonly Bet[] =>
  singleZeroPositions.map((position) => {
    const terms = termsOf(rules, position);
    const table = payTable(position.numbers, terms);
    const { spot, name } = position;
    const { clause, least, most, odds: best } = terms;
    const pays = isInside(position) ? multiplied(position, terms) : ({ pocket }: Landed) => table[pocket] as Pay;
    return { spot, name, kind: 'main', clause, least, most, best, pays };
  });

function termsOf({ stakeMin, stakeMax }: Rules, position: Position): KindTerms {
  const { clause, pays } = kinds[position.kind];
  const covered = position.numbers.length;
  return {
    clause,
    least: { amount: stakeMin, clause: 'FR-902' },
    most: { amount: cents(stakeMax * covered), clause: 'FR-902' },
    // The best an inside bet can pay; an outside bet returns 36 over what it covers, always.
    odds: isInside(position) ? odds(multiplierMost / covered - 1) : odds(36 / covered - 1),
    winClause: pays,
    loseClause: clause,
  };
}

/** Chips on every position of a sector, by its name. */
export function sectorChips(name: string, chip: Cents): readonly Chip[] | Refusal {
  if (!Object.hasOwn(sectors, name)) {
    return refuse(
      'unknown-spot',
      'FR-006',
      `there is no bet '${name}'; choose one of: ${Object.keys(sectors).join(', ')}`,
    );
  }
  return (sectors[name] as Pattern).map(({ spot, chips }) => ({ spot, amount: times(chip, chips) }));
}
