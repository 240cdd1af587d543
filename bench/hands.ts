/** Whole poker hands per second: random legal no-limit hands against poker-ts, and replays of recorded hands. */
import { performance } from 'node:perf_hooks';
import * as poker from 'poker-ts';
import type { Card } from '../core/cards/card.ts';
import { call, check, fold, raiseTo } from '../core/poker/hand/act.ts';
import { deal } from '../core/poker/hand/deal.ts';
import { type LegalActions, legalActions } from '../core/poker/hand/legal.ts';
import { startHand } from '../core/poker/hand/start.ts';
import type { HandState } from '../core/poker/hand/state.ts';
import { handTerms } from '../core/poker/hand/terms.ts';
import { type Batch, measureRatio, type Ratio, type Turns } from './measure.ts';

const seats = 6;
const stack = 1000;
const handsAtOnce = 200;
const below = (limit: number): number => (Math.random() * limit) | 0;

const terms = handTerms({
  game: 'holdem',
  limit: 'none',
  button: 0,
  stacks: Array<number>(seats).fill(stack),
  blinds: [0, 5, 10, 0, 0, 0],
});

export async function* benchHands(turns?: Turns): AsyncGenerator<Ratio> {
  yield await measureRatio(
    { name: 'random legal no-limit hands, six seats', peerName: 'poker-ts', goal: 'at least 10' },
    { ours: randomHands, peer: peerHands },
    turns,
  );
}

const randomHands: Batch = () => {
  for (let hand = 0; hand < handsAtOnce; hand++) playRandom(startHand(terms));
  return handsAtOnce;
};

const deckOrder = Uint8Array.from({ length: 52 }, (_, card) => card);

function playRandom(hand: HandState): void {
  for (let dealt = 0; hand.phase !== 'over';) {
    if (hand.phase === 'betting') apply(hand, randomChoice(hand));
    else deal(hand, nextCard(dealt++));
  }
}

/** The same, recording every card and action. */
function recordRandom(hand: HandState): readonly number[] {
  const record: number[] = [];
  for (let dealt = 0; hand.phase !== 'over';) {
    const isTurn = hand.phase === 'betting';
    const step = isTurn ? randomChoice(hand) : nextCard(dealt++);
    record.push(step);
    if (isTurn) apply(hand, step);
    else deal(hand, step as Card);
  }
  return record;
}

/** A card not yet dealt: a shuffle, one card at a time. */
function nextCard(dealt: number): Card {
  const at = dealt + below(52 - dealt);
  const card = deckOrder[at] as Card;
  deckOrder[at] = deckOrder[dealt] as number;
  deckOrder[dealt] = card;
  return card;
}

const [folds, checks, calls] = [-1, -2, -3];

/** A uniformly random legal action, with any amount in its range: the same choice as the peer's. */
function randomChoice(hand: HandState): number {
  const { canCheck, minRaiseTo, maxRaiseTo } = legalActions(hand) as LegalActions;
  const which = below(minRaiseTo > 0 ? 3 : 2);
  if (which === 0) return folds;
  if (which === 1) return canCheck ? checks : calls;
  return minRaiseTo + below(maxRaiseTo - minRaiseTo + 1);
}

function apply(hand: HandState, choice: number): void {
  const refusal =
    choice === folds
      ? fold(hand)
      : choice === checks
        ? check(hand)
        : choice === calls
          ? call(hand)
          : raiseTo(hand, choice);
  if (refusal !== undefined) throw new Error(refusal.refused);
}

/** The peer's documented loop, on a fresh table. A tenth of its time is its shuffle with crypto.randomInt. */
const peerHands: Batch = () => {
  for (let hand = 0; hand < handsAtOnce; hand++) {
    const table = new poker.Table({ smallBlind: 5, bigBlind: 10 }, seats);
    for (let seat = 0; seat < seats; seat++) table.sitDown(seat, stack);
    table.startHand();
    while (table.isHandInProgress()) {
      while (table.isBettingRoundInProgress()) {
        const { actions, chipRange } = table.legalActions();
        const action = actions[below(actions.length)] ?? 'fold';
        const isSized = (action === 'bet' || action === 'raise') && chipRange !== undefined;
        // The peer's type for a range does not resolve.
        const { min, max } = (chipRange ?? { min: 0, max: 0 }) as { min: number; max: number };
        if (isSized) table.actionTaken(action, min + below(max - min + 1));
        else table.actionTaken(action);
      }
      table.endBettingRound();
      if (table.areBettingRoundsCompleted()) table.showdown();
    }
  }
  return handsAtOnce;
};

const recorded = 2000;
const roundsInTurn = 10;

/**
 * Replays per second of hands already parsed, through the same engine. Takes the best of many short turns: with no peer
 * in the run, a busy machine would slow only us.
 */
export function benchReplays(turns = 20): { readonly perSecond: number; readonly bytes: number } {
  const records = Array.from({ length: recorded }, () => recordRandom(startHand(terms)));
  let best = 0;
  for (let turn = 0; turn < turns; turn++) {
    const begin = performance.now();
    for (let round = 0; round < roundsInTurn; round++) for (const record of records) replay(record);
    best = Math.max(best, (roundsInTurn * recorded * 1000) / (performance.now() - begin));
  }
  return { perSecond: best, bytes: bytesOf(records) };
}

function replay(record: readonly number[]): void {
  const hand = startHand(terms);
  for (const step of record) {
    if (hand.phase === 'betting') apply(hand, step);
    else deal(hand, step as Card);
  }
  if (hand.phase !== 'over') throw new Error('a replayed hand came to no end');
}

/** Heap bytes per hand: the median of many runs, because a garbage collection in between makes a run look cheap. */
function bytesOf(records: readonly (readonly number[])[]): number {
  const each = 100;
  const runs = Array.from({ length: 200 }, (_, run) => {
    const before = process.memoryUsage().heapUsed;
    for (let at = 0; at < each; at++) replay(records[(run * each + at) % recorded] ?? []);
    return (process.memoryUsage().heapUsed - before) / each;
  });
  return runs.sort((a, b) => a - b)[runs.length >> 1] ?? 0;
}
