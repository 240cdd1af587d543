/** Statistics of the latest numbers for the screens: pure functions of the results, the latest last. */
import { type Ratio, ratio } from '../../../base/ratio.ts';
import { colourOf, isZero, type Pocket } from '../../../round/pocket.ts';

/** The latest results, newest first. */
export const latest = (results: readonly Pocket[], count: number): readonly Pocket[] =>
  count <= 0 ? [] : results.slice(-count).toReversed();

/** A number and how often it came. */
export interface Frequency {
  readonly pocket: Pocket;
  readonly times: number;
}

/** The numbers that came most often; among equals the most recent leads. */
export const hot = (results: readonly Pocket[], wheel: readonly Pocket[], count: number): readonly Frequency[] =>
  frequencies(results, wheel)
    .toSorted((a, b) => b.times - a.times || results.lastIndexOf(b.pocket) - results.lastIndexOf(a.pocket))
    .slice(0, count);

/** The numbers that came least often; among equals the one absent longest leads. */
export const cold = (results: readonly Pocket[], wheel: readonly Pocket[], count: number): readonly Frequency[] =>
  frequencies(results, wheel)
    .toSorted((a, b) => a.times - b.times || results.lastIndexOf(a.pocket) - results.lastIndexOf(b.pocket))
    .slice(0, count);

function frequencies(results: readonly Pocket[], wheel: readonly Pocket[]): readonly Frequency[] {
  const times = new Map<Pocket, number>(wheel.map((pocket) => [pocket, 0]));
  for (const pocket of results) times.set(pocket, (times.get(pocket) ?? 0) + 1);
  return [...times].map(([pocket, count]) => ({ pocket, times: count }));
}

/** Shares of all results by name. Zero has its own share, and the shares of each group add up to one. */
export interface Shares {
  readonly colours: Readonly<Record<'red' | 'black' | 'zero', Ratio>>;
  readonly parity: Readonly<Record<'odd' | 'even' | 'zero', Ratio>>;
  readonly halves: Readonly<Record<'low' | 'high' | 'zero', Ratio>>;
  readonly dozens: Readonly<Record<'1' | '2' | '3' | 'zero', Ratio>>;
  readonly columns: Readonly<Record<'1' | '2' | '3' | 'zero', Ratio>>;
}

/** Undefined before the first result. */
export function sharesOf(results: readonly Pocket[]): Shares | undefined {
  if (results.length === 0) return undefined;
  const share = (isCounted: (pocket: Pocket) => boolean) => ratio(results.filter(isCounted).length, results.length);
  const number = (isCounted: (pocket: Pocket) => boolean) => share((one) => !isZero(one) && isCounted(one));
  const zero = share(isZero);
  const dozen = (which: number) => number((one) => Math.ceil(one / 12) === which);
  const column = (which: number) => number((one) => (one - which) % 3 === 0);
  return {
    colours: { red: number((one) => colourOf(one) === 'red'), black: number((one) => colourOf(one) === 'black'), zero },
    parity: { odd: number((one) => one % 2 === 1), even: number((one) => one % 2 === 0), zero },
    halves: { low: number((one) => one <= 18), high: number((one) => one > 18), zero },
    dozens: { '1': dozen(1), '2': dozen(2), '3': dozen(3), zero },
    columns: { '1': column(1), '2': column(2), '3': column(3), zero },
  };
}
