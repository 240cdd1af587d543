/** Settlement: what each wager returns and under which clause, then the cap per player and round. */
import type { ClauseId, PlayerId, Spot } from '../base/ids.ts';
import { broken } from '../base/invariant.ts';
import { cents, type Cents, minus, nothing, plus, roundHalfUp } from '../base/money.ts';
import { noWin, type Odds } from '../base/odds.ts';
import type { Wager } from './wager.ts';

/** What a spot pays: odds on a win, the stake back on a push, a part of it on a surrender, nothing on a loss. */
export interface Pay {
  readonly result: 'win' | 'push' | 'part' | 'lose';
  /** The winnings on a win; for `part`, the share of the stake returned. */
  readonly odds: Odds;
  readonly clause: ClauseId;
}

export const win = (odds: Odds, clause: ClauseId): Pay => ({ result: 'win', odds, clause });
export const push = (clause: ClauseId): Pay => ({ result: 'push', odds: noWin, clause });
export const part = (share: Odds, clause: ClauseId): Pay => ({ result: 'part', odds: share, clause });
export const lose = (clause: ClauseId): Pay => ({ result: 'lose', odds: noWin, clause });

export interface Line {
  readonly wager: Wager;
  readonly result: Pay['result'] | 'refund';
  /** All money taken for this wager: stake, fee and raises. */
  readonly staked: Cents;
  readonly returns: Cents;
  readonly clause: ClauseId;
  /** For a wager that grew into several stakes: a split hand, an insurance. The line is their sum. */
  readonly parts?: readonly LinePart[];
}

/** One of the stakes that a wager has grown into, judged separately. */
export interface Part {
  readonly name: string;
  readonly stake: Cents;
  readonly pay: Pay;
}

export interface LinePart extends Part {
  readonly returns: Cents;
}

/** A cut of what a player gets above the cap, as a separate line. */
export interface Cut {
  readonly player: PlayerId;
  readonly amount: Cents;
  readonly clause: ClauseId;
}

export interface Settlement {
  readonly lines: readonly Line[];
  readonly cuts: readonly Cut[];
}

/** The most a player may get from one round: winnings without stakes, the net result, or everything paid out. */
export interface Cap {
  readonly on: 'winnings' | 'net' | 'payout';
  readonly most: Cents;
  readonly clause: ClauseId;
}

const noCuts: readonly Cut[] = [];

/** What a game says about its spots on this outcome, and who is out of the round. */
export interface Verdict<Outcome> {
  readonly outcome: Outcome;
  /** What a spot pays may depend on the decisions of the wager's holder. */
  readonly pays: ReadonlyMap<Spot, (outcome: Outcome, wager: Wager) => Pay>;
  /** What was added to a wager's stake after betting closed; undefined in games without choices. */
  readonly raisedOn: ((outcome: Outcome, wager: Wager) => Cents) | undefined;
  /** In games with seats: the stakes of this wager, each with its own pay; used instead of `pays`. */
  readonly partsOf?: ((outcome: Outcome, wager: Wager) => readonly Part[]) | undefined;
  readonly cap: Cap | undefined;
  readonly annulled: ReadonlyMap<PlayerId, ClauseId> | undefined;
}

/** Money back on a stake: the stake plus winnings, rounded half up once. */
export function returnsOn(stake: Cents, pay: Pay): Cents {
  if (pay.result === 'lose') return nothing;
  if (pay.result === 'push') return stake;
  const rounded = roundHalfUp(stake, pay.odds);
  return pay.result === 'part' ? rounded : plus(stake, rounded);
}

export function settle<Outcome>(wagers: readonly Wager[], verdict: Verdict<Outcome>): Settlement {
  const { outcome, pays, raisedOn, partsOf, cap, annulled } = verdict;
  const lines: Line[] = [];
  // Most rounds cannot reach the cap even if one player had won everything: they need no per-player count.
  let atMost = 0;
  for (const wager of wagers) {
    const raised = raisedOn === undefined ? nothing : raisedOn(outcome, wager);
    const clause = annulled?.get(wager.player);
    if (clause !== undefined) {
      lines.push(refund(wager, raised, clause));
      continue;
    }
    if (partsOf !== undefined) {
      const line = lineOf(wager, partsOf(outcome, wager));
      if (line.staked !== wager.stake + wager.fee + raised) broken(`the parts of ${wager.spot} are not its stake`);
      atMost += line.returns;
      lines.push(line);
      continue;
    }
    const payOn = pays.get(wager.spot) ?? broken(`there is no spot ${wager.spot}`);
    const pay = payOn(outcome, wager);
    const stake = plus(wager.stake, raised);
    const returns = returnsOn(stake, pay);
    atMost += returns;
    lines.push({ wager, result: pay.result, staked: plus(stake, wager.fee), returns, clause: pay.clause });
  }
  return { lines, cuts: cap === undefined || atMost <= cap.most ? noCuts : cutsAbove(cap, lines) };
}

/** Parts are rounded one by one; the first gives the clause, and the sum gives the result of the wager. */
function lineOf(wager: Wager, judged: readonly Part[]): Line {
  const parts = judged.map((part): LinePart => ({ ...part, returns: returnsOn(part.stake, part.pay) }));
  const [first = broken(`a wager on ${wager.spot} without a part`)] = parts;
  const stake = cents(parts.reduce((sum, part) => sum + part.stake, 0));
  const returns = cents(parts.reduce((sum, part) => sum + part.returns, 0));
  const result = parts.length === 1 ? first.pay.result : resultOf(stake, returns);
  const line = { wager, result, staked: plus(stake, wager.fee), returns, clause: first.pay.clause };
  return parts.length === 1 ? line : { ...line, parts };
}

function resultOf(stake: Cents, returns: Cents): Pay['result'] {
  if (returns === 0) return 'lose';
  return returns > stake ? 'win' : returns === stake ? 'push' : 'part';
}

/** A void returns every stake debited for the round: main and side bets, fees and raises alike. */
export function refundAll(wagers: readonly Wager[], raisedOn: (wager: Wager) => Cents, clause: ClauseId): Settlement {
  return { lines: wagers.map((wager) => refund(wager, raisedOn(wager), clause)), cuts: [] };
}

/** Each player's own lines and cuts. */
export function partsByPlayer({ lines, cuts }: Settlement): ReadonlyMap<PlayerId, Settlement> {
  const parts = new Map<PlayerId, { readonly lines: Line[]; readonly cuts: Cut[] }>();
  for (const line of lines) {
    const own = parts.get(line.wager.player);
    if (own === undefined) parts.set(line.wager.player, { lines: [line], cuts: [] });
    else own.lines.push(line);
  }
  for (const cut of cuts) parts.get(cut.player)?.cuts.push(cut);
  return parts;
}

/** The player's total, after cuts. */
export function paidTo(settlement: Settlement, player: PlayerId): Cents {
  const returned = settlement.lines.reduce((sum, line) => (line.wager.player === player ? sum + line.returns : sum), 0);
  const cut = settlement.cuts.reduce((sum, line) => (line.player === player ? sum + line.amount : sum), 0);
  return cents(returned - cut);
}

function refund(wager: Wager, raised: Cents, clause: ClauseId): Line {
  const staked = plus(plus(wager.stake, wager.fee), raised);
  return { wager, result: 'refund', staked, returns: staked, clause };
}

/** The excess over the cap, player by player. */
export function cutsAbove(cap: Cap, lines: readonly Line[]): readonly Cut[] {
  const counted = new Map<PlayerId, number>();
  for (const line of lines) {
    counted.set(line.wager.player, (counted.get(line.wager.player) ?? 0) + countedBy(cap, line));
  }
  const cuts: Cut[] = [];
  for (const [player, amount] of counted) {
    if (amount > cap.most) cuts.push({ player, amount: minus(cents(amount), cap.most), clause: cap.clause });
  }
  return cuts;
}

function countedBy(cap: Cap, line: Line): number {
  if (line.result === 'refund') return 0;
  if (cap.on === 'payout') return line.returns;
  if (cap.on === 'net') return line.returns - line.staked;
  if (line.parts !== undefined) {
    return line.parts.reduce((sum, { pay, stake, returns }) => (pay.result === 'win' ? sum + returns - stake : sum), 0);
  }
  return line.result === 'win' ? line.returns - (line.staked - line.wager.fee) : 0;
}
