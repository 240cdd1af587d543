/**
 * The most the house can lose on the current bets: exact where only one spin or throw is left, otherwise an upper
 * bound.
 */
import type { ClauseId, PlayerId } from '../base/ids.ts';
import { type Cents, cents, nothing } from '../base/money.ts';
import type { Step } from '../round/layout.ts';
import type { Reply } from '../round/procedure.ts';
import type { Request } from '../round/request.ts';
import type { Wager } from '../round/wager.ts';
import type { Table } from './game.ts';

export interface Exposure {
  readonly most: Cents;
  /** True if some result still possible loses exactly this much; false if it is only an upper bound. */
  readonly isExact: boolean;
}

/** The round so far: its wagers, the answers since, and who has been annulled. */
export interface AtRisk {
  readonly wagers: readonly Wager[];
  readonly steps: readonly Step[];
  readonly annulled?: ReadonlyMap<PlayerId, ClauseId>;
}

export function exposureOf(table: Table, { wagers, steps, annulled }: AtRisk): Exposure {
  if (wagers.length === 0) return { most: nothing, isExact: true };
  const replies = steps.flatMap(({ reply }) => (reply.kind === 'bets' ? [] : [reply]));
  const outcomes = outcomesAfter(table, wagers, replies);
  if (outcomes === undefined) return { most: boundOf(table, wagers, annulled), isExact: false };
  const losses = outcomes.map((outcome) => lossOn(table, outcome, { wagers, annulled }));
  return { most: cents(Math.max(0, ...losses)), isExact: true };
}

function lossOn(
  table: Table,
  outcome: unknown,
  { wagers, annulled }: { readonly wagers: readonly Wager[]; readonly annulled: AtRisk['annulled'] },
): number {
  const { lines, cuts } = table.settle(outcome, wagers, annulled);
  const lost = lines.reduce((sum, { returns, staked }) => sum + returns - staked, 0);
  return lost - cuts.reduce((sum, { amount }) => sum + amount, 0);
}

/** Every outcome still possible, if they are few and no other chance or choice is left. */
function outcomesAfter(
  table: Table,
  wagers: readonly Wager[],
  replies: readonly Reply[],
): readonly unknown[] | undefined {
  const deal = table.deal(wagers);
  let step = deal.next();
  for (const reply of replies) step = deal.next(reply);
  if (step.done === true) return [step.value];
  const next = repliesTo(step.value);
  if (next === undefined) return undefined;
  const outcomes: unknown[] = [];
  for (const reply of next) {
    const after = outcomesAfter(table, wagers, [...replies, reply]);
    if (after === undefined) return undefined;
    outcomes.push(...after);
  }
  return outcomes;
}

/** All possible answers to a spin, a throw or an acknowledgement; undefined where there are too many. */
function repliesTo(request: Request): readonly Reply[] | undefined {
  switch (request.ask) {
    case 'pocket':
      return Array.from({ length: request.pockets }, (_, pocket) => ({ kind: 'pocket', pocket }));
    case 'dice':
      return throwsOf(request.dice).map((dice) => ({ kind: 'dice', dice }));
    case 'turn':
    case 'move':
    case 'announce':
      return [{ kind: request.ask }];
    case 'bets':
    case 'card':
    case 'burn':
    case 'draw':
    case 'choice':
    case 'window':
      return undefined;
  }
}

const dieFaces = 6;

const throwsOf = (dice: number): readonly (readonly number[])[] =>
  dice === 0
    ? [[]]
    : throwsOf(dice - 1).flatMap((before) => Array.from({ length: dieFaces }, (_, face) => [...before, face + 1]));

/**
 * Every bet wins its best, with everything choices may add, even if no result gives that; each player up to the cap.
 */
function boundOf(table: Table, wagers: readonly Wager[], annulled: AtRisk['annulled']): Cents {
  const best = new Map<PlayerId, number>();
  for (const wager of wagers) {
    if (annulled?.has(wager.player) === true) continue;
    best.set(wager.player, (best.get(wager.player) ?? 0) + table.bestOn(wager));
  }
  const most = table.cap?.most ?? Infinity;
  return cents([...best.values()].reduce((sum, won) => sum + Math.min(won, most), 0));
}
