/** The result of a recorded hand, in the record's amounts and order. */
import type { ClauseId } from '../../base/ids.ts';
import type { FactValue } from '../../base/fact.ts';
import { refuse, type RefusalName } from '../../base/refusal.ts';
import { departures } from '../hand/departures.ts';
import { legalActions } from '../hand/legal.ts';
import { has } from '../hand/seats.ts';
import type { HandState } from '../hand/state.ts';
import { wrongTerms } from '../hand/terms.ts';
import { amountOf, inAmounts } from './amounts.ts';
import { playRecord } from './play-record.ts';
import { type HandRecord, isMistake, type Mistake } from './record.ts';
import { winningsOf } from './winnings.ts';

export interface RecordOutcome {
  readonly hand: string | number;
  readonly ok: boolean;
  readonly finished: boolean;
  /** Where the record stops; null if it does not know the stack. */
  readonly finishingStacks: readonly (number | null)[];
  readonly winnings: readonly number[];
  /** Clauses of our pages that the table's terms break. */
  readonly departures: readonly ClauseId[];
  /** Whether the record's stated stacks and winnings match ours; present only if it states any. */
  readonly agrees?: boolean;
  /** Our figures minus the record's, where they differ. */
  readonly difference?: { readonly finishingStacks?: readonly number[]; readonly winnings?: readonly number[] };
  /** Set if the difference is money taken out of the pot. */
  readonly rake?: number;
  /** For an unfinished hand; null if the table does not wait for a player. */
  readonly next?: Next | null;
  /** What the table waits for, if not a player. */
  readonly waits?: string;
  /** All betting is done, and the record names nobody's cards. */
  readonly undecided?: true;
  readonly error?: OutcomeError;
}

/** The player to act where the record stops, numbered from 0 as in the record; amounts are totals of the round. */
export interface Next {
  readonly actor: number;
  readonly toCall: number;
  readonly canRaise: boolean;
  readonly minRaiseTo: number;
  /** Null if the record does not know the stack. */
  readonly maxRaiseTo: number | null;
}

export interface OutcomeError {
  /** The refused line and its index in the list; absent if the terms or a field are wrong. */
  readonly action?: string;
  readonly index?: number;
  readonly field?: string;
  readonly refused: RefusalName;
  readonly clause?: ClauseId;
  readonly values?: Readonly<Record<string, FactValue>>;
}

export interface Replaying {
  /** Refuses terms that break one of our clauses. */
  readonly strict: boolean;
}

function outcomeOfRecord(record: HandRecord, { strict }: Replaying): RecordOutcome {
  const { terms, hand, actions } = record;
  const wrong = wrongTerms(terms);
  if (wrong !== undefined) return unplayed(hand, wrong, []);
  // Unnamed cards say nothing about the table the hand was played at.
  const broken = departures({ ...terms, unseenCards: false });
  const [first] = broken;
  if (strict && first !== undefined) {
    return unplayed(hand, refuse('foreign-terms', first, { clauses: broken.join(', ') }), broken);
  }
  const { state, refused, isUndecided } = playRecord(record);
  const finished = state.phase === 'over' || state.phase === 'void';
  const plain = {
    hand,
    ok: refused === undefined,
    finished: finished && refused === undefined,
    finishingStacks: stacksOf(state, record),
    winnings: wonBy(state, record).map((chips) => amountOf(chips, record.decimals)),
    departures: broken,
  };
  if (refused !== undefined) {
    const { at, refusal } = refused;
    return { ...plain, error: { action: actions[at] ?? '', index: at, ...inAmounts(refusal, record.decimals) } };
  }
  if (isUndecided) return { ...plain, next: null, undecided: true };
  return finished ? { ...plain, ...comparison(state, record) } : { ...plain, ...pending(state, record) };
}

/** A hand that cannot be read has no stacks. */
const unreadable = ({ field, reason }: Mistake, hand: string | number): RecordOutcome =>
  unplayed(hand, { field, refused: 'unreadable', values: { field, mistake: reason } }, []);

/** `key` names a hand that cannot be read. */
export const outcomeOf = (read: HandRecord | Mistake, key: string | number, how: Replaying): RecordOutcome =>
  isMistake(read) ? unreadable(read, key) : outcomeOfRecord(read, how);

const unplayed = (hand: string | number, error: OutcomeError, broken: readonly ClauseId[]): RecordOutcome => ({
  hand,
  ok: false,
  finished: false,
  finishingStacks: [],
  winnings: [],
  departures: broken,
  error,
});

const stacksOf = ({ stacks }: HandState, { order, decimals, unknownStacks }: HandRecord): readonly (number | null)[] =>
  order.map((seat) => (has(unknownStacks, seat) ? null : amountOf(stacks[seat] ?? 0, decimals)));

/** In chips. */
function wonBy(state: HandState, { order }: HandRecord): readonly number[] {
  const won = winningsOf(state);
  return order.map((seat) => won[seat] ?? 0);
}

function pending(
  state: HandState,
  { order, decimals, unknownStacks }: HandRecord,
): Pick<RecordOutcome, 'next' | 'waits'> {
  const legal = legalActions(state);
  if (legal === undefined) return { next: null, waits: state.phase };
  return {
    next: {
      actor: order.indexOf(legal.actor),
      toCall: amountOf(legal.toCall, decimals),
      canRaise: legal.canBet || legal.canRaise,
      minRaiseTo: amountOf(legal.minRaiseTo, decimals),
      maxRaiseTo: has(unknownStacks, legal.actor) ? null : amountOf(legal.maxRaiseTo, decimals),
    },
  };
}

function comparison(state: HandState, record: HandRecord): Pick<RecordOutcome, 'agrees' | 'difference' | 'rake'> {
  const { order, decimals, stated, unknownStacks } = record;
  const won = wonBy(state, record);
  const stacks = order.map((seat) => (has(unknownStacks, seat) ? undefined : state.stacks[seat]));
  // Public records often state zero winnings when they do not know them.
  const winnings = stated.winnings?.some((chips) => chips > 0) === true ? stated.winnings : undefined;
  const off = {
    finishingStacks: stated.finishingStacks && less(stacks, stated.finishingStacks),
    winnings: winnings && less(withReturned(won, state, record), winnings),
  };
  const lists = [off.finishingStacks, off.winnings].filter((list) => list !== undefined);
  if (lists.length === 0) return {};
  if (lists.every((list) => list.every((chips) => chips === 0))) return { agrees: true };
  const amounts = (list: readonly number[]) => list.map((chips) => amountOf(chips, decimals));
  const [first = []] = lists;
  // Rake is taken only from winners, and leaves them something.
  const isRake = lists.every((list) =>
    list.every((chips, player) => chips === 0 || (chips > 0 && chips < (won[player] ?? 0))),
  );
  return {
    agrees: false,
    difference: {
      ...(off.finishingStacks && { finishingStacks: amounts(off.finishingStacks) }),
      ...(off.winnings && { winnings: amounts(off.winnings) }),
    },
    ...(isRake ? { rake: amountOf(sumOf(first), decimals) } : {}),
  };
}

/** Some houses count a returned blind as won, which may explain stated winnings above ours. */
const withReturned = (won: readonly number[], { returned }: HandState, { order, stated }: HandRecord) =>
  won.map((chips, player) =>
    (stated.winnings?.[player] ?? 0) > chips ? chips + (returned[order[player] ?? -1] ?? 0) : chips,
  );

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, chips) => sum + chips, 0);

const less = (ours: readonly (number | undefined)[], theirs: readonly number[]): readonly number[] =>
  ours.map((chips, player) => (chips === undefined ? 0 : chips - (theirs[player] ?? 0)));
