/** Why a position is no bet. */
import type { ClauseId, Spot } from '../../base/ids.ts';
import { refuse, type Refusal } from '../../base/refusal.ts';
import type { Position } from './presentation/spots.ts';
import { printPocket } from '../../round/pocket.ts';

const numbered: ReadonlySet<string> = new Set([
  'straight',
  'split',
  'street',
  'trio',
  'corner',
  'line',
  'column',
  'dozen',
]);

const examples = 'straight/17, split/24-27, dozen/2, red';

/** For positions that are not on this layout. */
export function explainUnknown(positions: readonly Position[]): (spot: Spot, clause: ClauseId) => Refusal {
  return (spot, clause) => {
    const [kind = '', which = '', ...more] = spot.split('/');
    const isNumbered = numbered.has(kind) && more.length === 0 && which !== '';
    if (!isNumbered) return refuse('unknown-spot', clause, { spot, choices: examples });
    const numbers = which.split('-');
    const meant = positions.find((one) => one.kind === kind && isSameSet(numbers, one.numbers.map(printPocket)));
    if (meant !== undefined) return refuse('spot-misspelt', clause, { spot, written: meant.spot });
    const stranger = numbers.find(
      (number) => !positions.some(({ numbers: all }) => all.map(printPocket).includes(number)),
    );
    if (stranger !== undefined) return refuse('no-such-number', clause, { number: stranger });
    return refuse('no-such-position', clause, { kind, numbers: numbers.join(', ') });
  };
}

const isSameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && b.every((number) => a.includes(number));
