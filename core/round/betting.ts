/** Betting at a table: a chip on a spot is accepted, reduced, inactive or refused, as the game's page says. */
import type { ClauseId, PlayerId, Spot } from '../base/ids.ts';
import { cents, type Cents, lesser, nothing, plus, roundDown, roundHalfUp } from '../base/money.ts';
import type { Odds } from '../base/odds.ts';
import { isRefusal, refuse, type Refusal } from '../base/refusal.ts';
import type { SlipRules } from './slip-rules.ts';
import { holderOf, type Wager } from './wager.ts';

/** A limit and the clause that sets it. */
export interface Limit {
  readonly amount: Cents;
  readonly clause: ClauseId;
}

/** The maximum of a spot, and whether it is set by the largest win. */
export interface Most extends Limit {
  readonly by?: 'largest-win';
}

/** The share of the main bets that a side bet may reach: less once enough cards of the shoe are out. */
export interface MainShare {
  readonly part: Odds;
  readonly clause: ClauseId;
  readonly late: { readonly from: number; readonly part: Odds; readonly clause: ClauseId };
}

export interface SpotTerms {
  readonly spot: Spot;
  readonly name: string;
  readonly kind: 'main' | 'side';
  /** The clause that defines this bet. */
  readonly clause: ClauseId;
  readonly least: Limit;
  /** As enforced: no stake on this spot exceeds it. */
  readonly most: Most;
  readonly fee?: { readonly part: Odds; readonly clause: ClauseId };
  /** The clause by which it is accepted only beside a main bet, and the share of the main bets that limits it. */
  readonly needsMain?: { readonly clause: ClauseId; readonly share?: MainShare };
}

export interface BettingTerms {
  readonly spots: ReadonlyMap<Spot, SpotTerms>;
  /** The clause that lists the available bets. */
  readonly betsClause: ClauseId;
  /** A stake under the minimum is refused at once, left as inactive chips, or kept until the deal and refused then. */
  readonly belowMinimum: 'refuse' | 'inactive' | 'hold';
  readonly aboveMaximum: { readonly action: 'refuse' | 'reduce'; readonly clause?: ClauseId };
  /** Spots of which a player may hold only one in a round. */
  readonly opposite?: { readonly spots: readonly [Spot, Spot]; readonly clause: ClauseId };
  /** Why a position is not a bet, for layouts with too many to list. */
  readonly explainUnknown?: (spot: Spot, clause: ClauseId) => Refusal;
  /** Set if the round cannot start without a bet. */
  readonly betNeeded?: ClauseId;
  /** The clause by which the balance must cover a bet, if the page has its own. */
  readonly covered?: ClauseId;
  readonly slip: SlipRules;
}

/** A player's chips, spot by spot. */
export type Stakes = ReadonlyMap<Spot, Cents>;

export interface Chip {
  readonly spot: Spot;
  readonly amount: Cents;
}

/** What the player is told about a chip: the resulting stake, and why it differs from the one asked for. */
export interface Placed {
  readonly placed: 'accepted' | 'reduced' | 'inactive';
  readonly stakes: Stakes;
  readonly told?: Refusal;
}

/** What the close of betting changed, and why. */
export interface Change {
  readonly spot: Spot;
  readonly from: Cents;
  readonly to: Cents;
  readonly told: Refusal;
}

export interface Closed {
  readonly wagers: readonly Wager[];
  readonly changes: readonly Change[];
}

export function placeChip(terms: BettingTerms, held: Stakes, chip: Chip, dealt: number): Placed | Refusal {
  const spot = terms.spots.get(chip.spot);
  if (spot === undefined) return unknownSpot(terms, chip.spot);
  if (chip.amount <= 0) return refuse('bad-stake', spot.least.clause);
  const wrongSide = opposed(terms, held, spot) ?? withoutMain(terms, held, spot);
  if (wrongSide !== undefined) return wrongSide;
  const before = held.get(spot.spot) ?? nothing;
  const wanted = plus(before, chip.amount);
  const upper = upperLimit(terms, held, spot, dealt);
  if (wanted > upper.amount) return tooMuch(terms, held, { spot, before, upper });
  const stakes = new Map(held).set(spot.spot, wanted);
  const low = wanted < spot.least.amount ? tooLittle(spot, wanted) : undefined;
  if (low === undefined) return { placed: 'accepted', stakes };
  return terms.belowMinimum === 'refuse' ? low : { placed: 'inactive', stakes, told: low };
}

/** Several chips with one gesture, all or none: a copied bet, a sector of the wheel. */
export function placeChips(terms: BettingTerms, held: Stakes, chips: readonly Chip[], dealt: number): Stakes | Refusal {
  let stakes = held;
  for (const chip of inOrder(terms, chips)) {
    const placed = placeChip(terms, stakes, chip, dealt);
    if (isRefusal(placed)) return placed;
    if (placed.told !== undefined) return placed.told;
    stakes = placed.stakes;
  }
  return stakes;
}

/** In order of placement, but main bets before the side bets they limit. */
export const inOrder = (terms: BettingTerms, chips: readonly Chip[]): readonly Chip[] =>
  chips.toSorted((a, b) => kindOf(terms, a).localeCompare(kindOf(terms, b)));

const kindOf = (terms: BettingTerms, { spot }: Chip): string => terms.spots.get(spot)?.kind ?? 'side';

/** The close of betting: stakes are checked once more and become wagers; whatever was cut or dropped is reported. */
export function closeBetting(terms: BettingTerms, player: PlayerId, held: Stakes, dealt: number): Closed | Refusal {
  const kept = new Map(held);
  const changes: Change[] = [];
  const change = (spot: Spot, to: Cents, told: Refusal) => {
    changes.push({ spot, from: kept.get(spot) ?? nothing, to, told });
    if (to === 0) kept.delete(spot);
    else kept.set(spot, to);
  };
  const order = mainFirst(terms);
  for (const spot of order) {
    const stake = kept.get(spot.spot);
    if (stake === undefined || stake >= spot.least.amount) continue;
    if (terms.belowMinimum === 'hold') return tooLittle(spot, stake);
    change(spot.spot, nothing, tooLittle(spot, stake));
  }
  for (const spot of order) {
    const stake = kept.get(spot.spot);
    if (stake === undefined) continue;
    const wrong = opposed(terms, placedBefore(kept, spot.spot), spot) ?? withoutMain(terms, kept, spot);
    const upper = upperLimit(terms, kept, spot, dealt);
    if (wrong !== undefined) change(spot.spot, nothing, wrong);
    else if (stake > upper.amount) {
      const cut = upper.amount < spot.least.amount ? nothing : upper.amount;
      change(spot.spot, cut, refuseAbove(upper, spot));
    }
  }
  if (kept.size === 0 && terms.betNeeded !== undefined) {
    return refuse('no-bet', terms.betNeeded);
  }
  const wagers = [...kept].map(([spot, stake]) => ({ player, spot, stake, fee: feeOn(terms, spot, stake) }));
  return { wagers, changes };
}

/** The game's fee for this stake, rounded half up once per bet. */
export function feeOn(terms: BettingTerms, spot: Spot, stake: Cents): Cents {
  const fee = terms.spots.get(spot)?.fee;
  return fee === undefined ? nothing : roundHalfUp(stake, fee.part);
}

/** The total cost of a player's stakes, fees included: the Total Bet shown on screen. */
export function totalBet(terms: BettingTerms, stakes: Stakes): Cents {
  return cents([...stakes].reduce((sum, [spot, stake]) => sum + stake + feeOn(terms, spot, stake), 0));
}

/** Spots whose chips lie below the minimum and do not count yet. */
export const inactiveIn = ({ spots }: BettingTerms, stakes: Stakes): readonly Spot[] =>
  [...stakes].filter(([spot, stake]) => stake < (spots.get(spot)?.least.amount ?? nothing)).map(([spot]) => spot);

export const notCovered = ({ covered, betsClause }: BettingTerms): Refusal =>
  refuse('not-covered', covered ?? betsClause);

/** Whether this table can have taken these wagers. Limits were checked when they were placed. */
export function checkWagers(terms: BettingTerms, wagers: readonly Wager[]): Refusal | undefined {
  const held = new Set<string>();
  let twice: Spot | undefined;
  for (const wager of wagers) {
    const { spot, stake, fee } = wager;
    const known = terms.spots.get(spot);
    if (known === undefined) return unknownSpot(terms, spot);
    if (!Number.isSafeInteger(stake) || stake <= 0) {
      return refuse('bad-stake', known.least.clause);
    }
    const due = feeOn(terms, spot, stake);
    if (fee !== due) return refuse('wrong-fee', known.fee?.clause ?? known.clause, { spot, fee: due });
    const place = `${holderOf(wager)} ${spot}`;
    if (held.has(place)) twice ??= spot;
    held.add(place);
  }
  return twice === undefined ? undefined : refuse('split-wager', terms.betsClause, { spot: twice });
}

interface Upper extends Limit {
  readonly name: 'above-maximum' | 'above-ceiling' | 'above-main-bet';
}

/** The lower of the limits that apply to this spot now: its own, and its share of the main bets. */
function upperLimit(terms: BettingTerms, held: Stakes, spot: SpotTerms, dealt: number): Upper {
  const own: Upper = { ...spot.most, name: spot.most.by === 'largest-win' ? 'above-ceiling' : 'above-maximum' };
  const share = spot.needsMain?.share;
  if (share === undefined) return own;
  const { part, clause } = dealt >= share.late.from ? share.late : share;
  const amount = roundDown(mainTotal(terms, held), part);
  return amount < own.amount ? { amount, clause, name: 'above-main-bet' } : own;
}

/** The maximum of this spot if no stake may win more than the ceiling. */
export function mostUnder(ceiling: Limit, most: Limit, best: Odds): Most {
  const amount = stakeThatWins(ceiling.amount, best);
  return amount < most.amount ? { amount, clause: ceiling.clause, by: 'largest-win' } : most;
}

/** The largest stake whose own rounded winnings stay within the limit. */
function stakeThatWins(limit: Cents, odds: Odds): Cents {
  if (odds.win === 0) return cents(Number.MAX_SAFE_INTEGER);
  // Half a cent above the limit rounds up and exceeds it.
  return cents(Math.ceil((odds.per * (2 * limit + 1)) / (2 * odds.win)) - 1);
}

function tooMuch(
  terms: BettingTerms,
  held: Stakes,
  { spot, before, upper }: { spot: SpotTerms; before: Cents; upper: Upper },
): Placed | Refusal {
  const told = refuseAbove(upper, spot);
  const clause = terms.aboveMaximum.clause;
  const mayReduce = terms.aboveMaximum.action === 'reduce' && upper.amount >= spot.least.amount;
  if (!mayReduce || before >= upper.amount) return told;
  const stakes = new Map(held).set(spot.spot, lesser(upper.amount, spot.most.amount));
  return { placed: 'reduced', stakes, told: clause === undefined ? told : { ...told, clause } };
}

function opposed(terms: BettingTerms, held: Stakes, spot: SpotTerms): Refusal | undefined {
  const { opposite } = terms;
  if (opposite === undefined || !opposite.spots.includes(spot.spot)) return undefined;
  const other = opposite.spots.find((one) => one !== spot.spot && held.has(one));
  if (other === undefined) return undefined;
  return refuse('opposite-bets', opposite.clause, { spot: spot.spot, other });
}

/** Of two that exclude each other, the one placed first stays. */
const placedBefore = (held: Stakes, spot: Spot): Stakes => {
  const all = [...held];
  return new Map(
    all.slice(
      0,
      all.findIndex(([one]) => one === spot),
    ),
  );
};

function withoutMain(terms: BettingTerms, held: Stakes, spot: SpotTerms): Refusal | undefined {
  if (spot.needsMain === undefined || mainTotal(terms, held) > 0) return undefined;
  return refuse('needs-main-bet', spot.needsMain.clause, { spot: spot.spot });
}

function mainTotal(terms: BettingTerms, held: Stakes): Cents {
  let sum = 0;
  for (const [spot, stake] of held) if (terms.spots.get(spot)?.kind === 'main') sum += stake;
  return cents(sum);
}

/** Main bets first: side bets are limited by main bets that have themselves been checked. */
const mainFirst = (terms: BettingTerms): readonly SpotTerms[] =>
  [...terms.spots.values()].toSorted((a, b) => a.kind.localeCompare(b.kind));

const tooLittle = (spot: SpotTerms, stake: Cents): Refusal =>
  refuse('below-minimum', spot.least.clause, { spot: spot.spot, stake, minimum: spot.least.amount });

const refuseAbove = (upper: Upper, spot: SpotTerms): Refusal =>
  refuse(upper.name, upper.clause, { spot: spot.spot, maximum: upper.amount });

function unknownSpot(terms: BettingTerms, spot: Spot): Refusal {
  const choices = () => [...terms.spots.keys()].join(', ');
  return (
    terms.explainUnknown?.(spot, terms.betsClause) ??
    refuse('unknown-spot', terms.betsClause, { spot, choices: choices() })
  );
}
