/** Spots that take no stake because their maximum is below their minimum, and the settings that would mend it. */
import { type Cents, printMoney } from '../base/money.ts';
import type { BettingTerms, SpotTerms } from '../round/betting.ts';

type Parameters = Readonly<Record<string, unknown>>;
type Spots = BettingTerms['spots'];

/** One sentence for each spot, as configuring a table reports mistakes: `winMax: must be higher, …`. */
export function narrowLimits(parameters: Parameters, spotsBy: (parameters: Parameters) => Spots): readonly string[] {
  const narrow = [...spotsBy(parameters).values()].filter(({ least, most }) => most.amount < least.amount);
  if (narrow.length === 0) return [];
  const variants = amountsIn(parameters).map((path) => ({
    name: path.join('.'),
    spots: spotsBy(doubled(parameters, path)),
  }));
  return narrow.map(({ spot, name, least, most }) => {
    const settingOf = (limit: 'least' | 'most', amount: Cents) =>
      variants.find(({ spots }) => (spots.get(spot)?.[limit].amount ?? amount) > amount)?.name;
    const [raise, lower] = [settingOf('most', most.amount), settingOf('least', least.amount)];
    const limits = `${name} would take at most ${told(most)} but at least ${told(least)}`;
    const remedy = lower === undefined ? '' : `, or ${lower} lower`;
    return `${raise ?? lower ?? 'parameters'}: must be ${raise === undefined ? 'lower' : `higher${remedy}`}: ${limits}`;
  });
}

const told = ({ amount, clause }: SpotTerms['least']): string => `${printMoney(amount)} (${clause})`;

/** Where the parameters have whole numbers: which of them are limits shows when one is doubled. */
function amountsIn(parameters: Parameters, above: readonly string[] = []): readonly (readonly string[])[] {
  return Object.entries(parameters).flatMap(([name, value]) => {
    if (typeof value === 'number') return [[...above, name]];
    return isSection(value) ? amountsIn(value, [...above, name]) : [];
  });
}

function doubled(parameters: Parameters, [name = '', ...rest]: readonly string[]): Parameters {
  const value = parameters[name];
  const changed = isSection(value) ? doubled(value, rest) : 2 * Number(value);
  return { ...parameters, [name]: changed };
}

const isSection = (value: unknown): value is Parameters =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
