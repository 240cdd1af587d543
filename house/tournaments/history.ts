/** A stored hand as a history: complete for auditors, and for a player with what that player saw. */
import type { PlayerId } from '../../core/base/ids.ts';
import { broken } from '../../core/base/invariant.ts';
import { isRefusal, printRefusal } from '../../core/base/refusal.ts';
import type { Card } from '../../core/cards/card.ts';
import { replayHand } from '../../core/poker/hand/journal.ts';
import { has } from '../../core/poker/hand/seats.ts';
import { holeOf } from '../../core/poker/hand/showdown.ts';
import { type HandState, unseen } from '../../core/poker/hand/state.ts';
import { openHandHistory } from '../../core/poker/history/open-hand-history.ts';
import { recordOfHand } from '../../core/poker/history/own-record.ts';
import type { HandRecord } from '../../core/poker/history/record.ts';
import type { HandStep } from '../../core/poker/history/step.ts';
import { textHistory } from '../../core/poker/history/text-history.ts';
import { writePhh } from '../../core/poker/history/write-phh.ts';
import { type OpenedCard, proofOf } from './deck.ts';
import type { StoredHand } from './read.ts';

export type HistoryFormat = 'text' | 'phh' | 'ohh';

/** The reader: a player who was dealt in, or an auditor who may see everything (PP-929). */
export type ReaderOf = { readonly player: PlayerId } | 'audit';

/** Names of the tournament and its players. */
export interface Cast {
  readonly event: string;
  readonly name: (player: PlayerId) => string;
}

export function historyOf(hand: StoredHand, reader: ReaderOf, cast: Cast, format: HistoryFormat): string {
  const record = recordFor(hand, reader, cast);
  switch (format) {
    case 'text':
      return textHistory(record);
    case 'phh':
      return writePhh(record);
    case 'ohh':
      return JSON.stringify(openHandHistory(record), undefined, 2);
  }
}

function recordFor(hand: StoredHand, reader: ReaderOf, { event, name }: Cast): HandRecord {
  const state = stateOf(hand);
  const entries = hand.entries.map(({ entry }) => entry);
  const at = hand.openedAt;
  const named = recordOfHand(hand.terms, entries, { hand: hand.id, about: {} });
  if (isRefusal(named)) return broken(`hand ${hand.id}: ${printRefusal(named)}`);
  const players = named.order.map((seat) => {
    const found = hand.players.find((one) => one.seat === seat);
    return found === undefined ? '' : name(found.player);
  });
  const time = at.toISOString().slice(11, 19);
  const day = { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() };
  const about = { players, event, table: String(hand.table), ...day, time, timeZone: 'UTC' };
  const record = { ...named, about };
  return reader === 'audit' ? record : masked(record, state, ownSeat(hand, reader.player));
}

const ownSeat = (hand: StoredHand, player: PlayerId): number =>
  hand.players.find((one) => one.player === player)?.seat ?? -1;

function stateOf({ id, terms, entries }: StoredHand): HandState {
  const state = replayHand(
    terms,
    entries.map(({ entry }) => entry),
  );
  return isRefusal(state) ? broken(`hand ${id}: ${printRefusal(state)}`) : state;
}

/** PP-008, PP-012: others' hole cards stay hidden unless shown. */
function masked(record: HandRecord, state: HandState, own: number): HandRecord {
  const maySee = (seat: number) => seat === own || has(state.shown, seat);
  const { order } = record;
  const mask = (step: HandStep): HandStep =>
    step.do === 'hole'
      ? { ...step, cards: step.cards.map((card, at) => (maySee(order[at % order.length] ?? -1) ? card : unseen)) }
      : step;
  return { ...record, terms: { ...record.terms, unseenCards: true }, steps: record.steps.map(mask) };
}

/** Proves to a player that the cards they saw came from the committed deck. */
export function proofFor(
  hand: StoredHand,
  reader: ReaderOf,
): { readonly leaves: readonly string[]; readonly opened: readonly OpenedCard[] } | undefined {
  if (hand.seed === null) return undefined;
  const state = stateOf(hand);
  const own = reader === 'audit' ? -1 : ownSeat(hand, reader.player);
  const seen = new Set<Card>([...state.board, ...state.secondBoard]);
  for (const { seat } of hand.players) {
    if (reader === 'audit' || seat === own || has(state.shown, seat))
      for (const card of holeOf(state, seat)) if (card >= 0) seen.add(card);
  }
  return proofOf(new Uint8Array(hand.seed), seen);
}
