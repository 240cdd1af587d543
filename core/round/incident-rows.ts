/** The building blocks of games' incident tables: rows, triggers and shared questions. */
import type { ClauseId, Seat } from '../base/ids.ts';
import type { Actor, BetsEffect, IncidentPhase, IncidentRow, Is, Operation, Question, Trigger } from './incidents.ts';

export const goOn: Operation = { do: 'continue' };
export const escalate: Operation = { do: 'escalate' };
export const repair: Operation = { do: 'repair' };
export const burn: Operation = { do: 'burn' };
export const moveCard: Operation = { do: 'move-card' };
export const removeLast: Operation = { do: 'remove-last' };
export const correctRecord: Operation = { do: 'correct-record' };
export const replaceCard: Operation = { do: 'replace-card' };
export const restore: Operation = { do: 'restore' };
export const rescan: Operation = { do: 'rescan' };
export const reshuffle: Operation = { do: 'reshuffle' };
export const newCards: Operation = { do: 'new-cards' };
export const newShoe: Operation = { do: 'new-shoe' };
export const carryOver: Operation = { do: 'carry-over' };
export const respin: Operation = { do: 'respin' };
export const resultStands: Operation = { do: 'result-stands' };
export const manualResult: Operation = { do: 'manual-result' };
export const correctedResult: Operation = { do: 'corrected-result' };
export const voidRound: Operation = { do: 'void' };
export const returnStake: Operation = { do: 'return-stake' };

export const atLeast = (least: number): Is => ({ atLeast: least });
export const atMost = (most: number): Is => ({ atMost: most });

const yesNo = (id: string): Question => ({ id, kind: 'yes-no' });
const count = (id: string, least = 1, most = 60): Question => ({ id, kind: 'count', least, most });

/** Which of the table's seats was affected. */
export const seatOf = (seats: readonly Seat[]): Question => ({ id: 'seat', kind: 'seat', options: seats });

/** Which pocket of the table's wheel. */
export const numberOn = (wheel: readonly number[]): Question => count('number', 0, wheel.length - 1);

/** One name per question in every game, so that each language words it once. */
export const ask = {
  cards: count('cards'),
  allSeen: yesNo('allSeen'),
  seen: yesNo('seen'),
  shuffleStage: { id: 'shuffleStage', kind: 'pick', options: ['first', 'second', 'third'] },
  alsoFell: yesNo('alsoFell'),
  discarded: yesNo('discarded'),
  onlyLast: yesNo('onlyLast'),
  several: yesNo('several'),
  influenced: yesNo('influenced'),
  attempts: count('attempts', 1, 20),
  repaired: yesNo('repaired'),
  remove: count('remove', 1, 10),
  /** The unreadable card may not have been registered at all. */
  registered: count('remove', 0, 1),
  burned: { id: 'burned', kind: 'cards', least: 0, most: 12 },
  which: count('which', 1, 60),
  card: { id: 'card', kind: 'cards', least: 1, most: 1 },
  keepShoe: yesNo('keepShoe'),
  orderKept: yesNo('orderKept'),
  firstScannedFirst: yesNo('firstScannedFirst'),
  exposedHow: {
    id: 'exposedHow',
    kind: 'pick',
    options: ['initial-deal', 'deciding', 'wrong-position', 'before-call'],
  },
  inPocket: yesNo('inPocket'),
  againstWheel: yesNo('againstWheel'),
  /** Full turns around the ball track since the release. */
  ballTurns: count('ballTurns', 0, 50),
  respinPossible: yesNo('respinPossible'),
  /** Turns of the wheel's cylinder with the ball riding on it. */
  turns: count('turns', 0, 50),
  ballUsable: yesNo('ballUsable'),
  video: { id: 'video', kind: 'text' },
  onVideo: yesNo('onVideo'),
  solvedAtOnce: yesNo('solvedAtOnce'),
  // Answered from the journal where possible.
  firstRound: yesNo('firstRound'),
  dealt: count('dealt', 0, 200),
  decided: yesNo('decided'),
  shoeEnds: yesNo('shoeEnds'),
  recorded: yesNo('recorded'),
  acted: yesNo('acted'),
  duringRound: yesNo('duringRound'),
  roundsOfShoe: count('roundsOfShoe', 0, 500),
  removesFirst: yesNo('removesFirst'),
  claimHolds: yesNo('claimHolds'),
} as const satisfies Readonly<Record<string, Question>>;

/** The clause that decides, followed by those that complete it. */
export type Clauses = readonly [ClauseId, ...ClauseId[]];

export function row(
  [clause, ...also]: Clauses,
  when: Readonly<Record<string, Is>>,
  actor: Actor,
  operations: readonly Operation[],
  bets: BetsEffect,
): IncidentRow {
  return { clause, also, when, actor, operations, bets };
}

/** While cards are on the table or being dealt, and players may be deciding. */
export const inRound: readonly IncidentPhase[] = ['dealing', 'deciding'];
/** While no card of a round is on the table. */
export const atShuffle: readonly IncidentPhase[] = ['betting', 'result', 'between'];
export const anyTime: readonly IncidentPhase[] = ['betting', ...inRound, 'result', 'between'];

/** A mistake by people, or something that happens to their cards. */
export const trigger = (
  id: string,
  phases: readonly IncidentPhase[],
  questions: readonly Question[],
  rows: readonly IncidentRow[],
): Trigger => ({ id, phases, byPeople: true, questions, rows });

/** For what can happen to a machine as well. */
export const anywhere = (of: Trigger): Trigger => ({ ...of, byPeople: false });
