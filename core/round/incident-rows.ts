/** The words in which games write their incident tables: rows, triggers and the questions that they share. */
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

/** Which of the table's seats it was. */
export const seatOf = (seats: readonly Seat[]): Question => ({ id: 'seat', kind: 'seat', options: seats });

/** Which pocket of the table's wheel it was. */
export const numberOn = (wheel: readonly number[]): Question => count('number', 0, wheel.length - 1);

/** One word, one question, whatever the game: their sentences are written once in each language. */
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
  /** Where the card that could not be read may not have been registered at all. */
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
  /** Full turns of the ball track since the ball was let go. */
  ballTurns: count('ballTurns', 0, 50),
  respinPossible: yesNo('respinPossible'),
  /** Of the wheel's cylinder, with the ball riding on it. */
  turns: count('turns', 0, 50),
  ballUsable: yesNo('ballUsable'),
  video: { id: 'video', kind: 'text' },
  onVideo: yesNo('onVideo'),
  solvedAtOnce: yesNo('solvedAtOnce'),
  // These the journal answers, where it can.
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

/** The clause of a row, and after it those that complete it. */
export function row(
  [clause, ...also]: readonly [ClauseId, ...ClauseId[]],
  when: Readonly<Record<string, Is>>,
  actor: Actor,
  operations: readonly Operation[],
  bets: BetsEffect,
): IncidentRow {
  return { clause, also, when, actor, operations, bets };
}

/** While cards lie or come, and players may be deciding. */
export const inRound: readonly IncidentPhase[] = ['dealing', 'deciding'];
/** While no card of a round lies on the table. */
export const atShuffle: readonly IncidentPhase[] = ['betting', 'result', 'between'];
export const anyTime: readonly IncidentPhase[] = ['betting', ...inRound, 'result', 'between'];

/** Something that people do wrong, or that happens to their cards. */
export const trigger = (
  id: string,
  phases: readonly IncidentPhase[],
  questions: readonly Question[],
  rows: readonly IncidentRow[],
): Trigger => ({ id, phases, byPeople: true, questions, rows });

/** Something that can happen to a machine as well. */
export const anywhere = (of: Trigger): Trigger => ({ ...of, byPeople: false });
