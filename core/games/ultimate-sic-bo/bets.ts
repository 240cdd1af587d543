/** The bets of Ultimate Sic Bo: what each pays for every end, unlit and with each of its multipliers. */
import type { ClauseId, Spot } from '../../base/ids.ts';
import { broken } from '../../base/invariant.ts';
import { lesser } from '../../base/money.ts';
import { odds, parseOdds } from '../../base/odds.ts';
import type { RequestOf } from '../../round/request.ts';
import { lose, type Pay, win } from '../../round/settle.ts';
import type { PayingSpot } from '../table.ts';
import type { Win } from '../wins.ts';
import { type LightDraws, type Outcome, unlit } from './procedure.ts';
import { drawsTotal, type PayGroup, type Rules } from './rules.ts';
import { type ThrowShape, shapes } from './throws.ts';

export interface SicBoSpot extends PayingSpot<Outcome> {
  readonly pays: (outcome: Outcome) => Pay;
  /** The draw of its multiplier; undefined for a spot that is never lit (SB-906). */
  readonly draw: RequestOf<'draw'> | undefined;
}

/** By end: lost, won, won twice, won thrice, lost to a triple. */
type PaysByEnd = readonly [Pay, Pay, Pay, Pay, Pay];

interface Price {
  readonly payout: ClauseId;
  readonly multiplied: ClauseId;
}

const prices: Readonly<Record<Exclude<PayGroup, 'single'>, Price>> = {
  double: { payout: 'SB-027', multiplied: 'SB-907' },
  triple: { payout: 'SB-028', multiplied: 'SB-908' },
  anyTriple: { payout: 'SB-029', multiplied: 'SB-909' },
  total4or17: { payout: 'SB-030', multiplied: 'SB-910' },
  total5or16: { payout: 'SB-031', multiplied: 'SB-911' },
  total6or15: { payout: 'SB-032', multiplied: 'SB-912' },
  total7or14: { payout: 'SB-033', multiplied: 'SB-913' },
  total8or13: { payout: 'SB-034', multiplied: 'SB-914' },
  total9or12: { payout: 'SB-035', multiplied: 'SB-915' },
  total10or11: { payout: 'SB-036', multiplied: 'SB-916' },
  combination: { payout: 'SB-037', multiplied: 'SB-917' },
};

export const betsOf = (rules: Rules): readonly SicBoSpot[] => shapes.map((shape) => betOn(shape, rules));

function betOn(shape: ThrowShape, rules: Rules): SicBoSpot {
  const { spot, name, clause, endAt } = shape;
  const [usual, lit] = [usualPays(shape, rules), litPays(shape, rules)];
  return {
    spot,
    name,
    kind: 'main',
    clause,
    least: { amount: rules.stakeMin, clause: 'SB-003' },
    most: mostOn(shape, rules),
    wins: [...winsIn(usual, shape), ...[...lit.values()].flatMap((pays) => winsIn(pays, shape, true))],
    draw: drawOf(shape, rules),
    pays: (outcome) => {
      const times = outcome.lit.get(spot);
      const pays = times === undefined ? usual : (lit.get(times) ?? broken(`${spot} has no multiplier ${times}`));
      return pays[endAt[outcome.thrown] as keyof PaysByEnd & number] as Pay;
    },
  };
}

/**
 * Each way once. Only a single pays more per matching die; a light does not change what it wins with one die (SB-918).
 */
function winsIn([, once, twice, thrice]: PaysByEnd, { group }: ThrowShape, isLit = false): readonly Win[] {
  const under = isLit ? '-lit' : '';
  if (group !== 'single') return [isLit ? { ...once, on: 'lit' } : once];
  const more = [
    { ...twice, on: `twice${under}` },
    { ...thrice, on: `thrice${under}` },
  ];
  return isLit ? more : [{ ...once, on: 'once' }, ...more];
}

function usualPays({ group, clause }: ThrowShape, { payouts }: Rules): PaysByEnd {
  const lost = lose(clause);
  const once = (payout: string, paid: ClauseId, triple: Pay = lost): PaysByEnd => {
    const won = win(parseOdds(payout), paid);
    return [lost, won, won, won, triple];
  };
  if (group === 'smallBig') return once(payouts.smallBig, 'SB-025', lose('SB-901'));
  if (group === 'oddEven') return once(payouts.oddEven, 'SB-026', lose('SB-012'));
  if (group !== 'single') return once(payouts[group], prices[group].payout);
  const { singleOnce, singleTwice, singleThrice } = payouts;
  return [
    lost,
    win(parseOdds(singleOnce), 'SB-038'),
    win(parseOdds(singleTwice), 'SB-039'),
    win(parseOdds(singleThrice), 'SB-040'),
    lost,
  ];
}

/** A multiplier replaces the payout: M times the stake comes back, so M − 1 is won (SB-904). */
const multiplied = (times: string | undefined, clause: ClauseId): Pay => win(odds(Number(times) - 1), clause);

function litPays(shape: ThrowShape, rules: Rules): ReadonlyMap<string, PaysByEnd> {
  const { group } = shape;
  if (group === 'smallBig' || group === 'oddEven') return new Map();
  const [lost, once] = usualPays(shape, rules);
  const pays = (times: string): PaysByEnd => {
    if (group === 'single') {
      const [two, three] = times.split('/');
      return [lost, once, multiplied(two, 'SB-918'), multiplied(three, 'SB-918'), lost];
    }
    const won = multiplied(times, prices[group].multiplied);
    return [lost, won, won, won, lost];
  };
  return new Map(Object.keys(rules.multipliers[group]).map((times) => [times, pays(times)]));
}

function mostOn({ group }: ThrowShape, { stakeMax, stakeMaxOn }: Rules): PayingSpot<Outcome>['most'] {
  const own = group in stakeMaxOn ? stakeMaxOn[group as keyof typeof stakeMaxOn] : stakeMax;
  return { amount: lesser(own, stakeMax), clause: own < stakeMax ? 'SB-921' : 'SB-004' };
}

function drawOf({ group, spot }: ThrowShape, { multipliers }: Rules): RequestOf<'draw'> | undefined {
  if (group === 'smallBig' || group === 'oddEven') return undefined;
  const weights = Object.entries(multipliers[group]);
  if (weights.length === 0) return undefined;
  const rest = drawsTotal - weights.reduce((sum, [, weight]) => sum + weight, 0);
  return {
    ask: 'draw',
    name: multiplierOn(spot),
    options: [...(rest === 0 ? [] : [[unlit, rest] as const]), ...weights].map(([id, weight]) => ({ id, weight })),
    take: 1,
    clause: group === 'single' ? 'SB-918' : prices[group].multiplied,
  };
}

const multiplierOn = (spot: Spot): string => `multiplier/${spot}`;

/** The draws of a round, in layout order. */
export const drawsOn = (spots: readonly SicBoSpot[]): LightDraws =>
  spots.flatMap(({ spot, draw }) => (draw === undefined ? [] : [[spot, draw] as const]));
