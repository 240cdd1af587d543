/** PI-044: hand histories for a notice. */
import type { PlayerId } from '../../core/base/ids.ts';
import { unseen } from '../../core/poker/hand/state.ts';
import type { HandRecord } from '../../core/poker/history/record.ts';
import { textHistory } from '../../core/poker/history/text-history.ts';
import type { Sql } from '../storage/db.ts';
import { readHand } from '../tournaments/read.ts';
import { recordOf } from './reviewed-hands.ts';

/** Without cards that only their holder has seen. */
export async function copiesOf(sql: Sql, player: PlayerId, hands: readonly string[]): Promise<readonly string[]> {
  const copies: string[] = [];
  for (const id of hands.slice(0, copiesMost)) {
    const hand = await readHand(sql, id);
    const record = hand && recordOf(hand);
    const own = hand?.players.find((one) => one.player === player);
    if (record !== undefined && own !== undefined) copies.push(textHistory(asSeenFrom(record, own.seat)));
  }
  return copies;
}

const copiesMost = 5;

/** Dealt one at a time, clockwise from the button's left (PP-944). */
function asSeenFrom(record: HandRecord, seat: number): HandRecord {
  const { order, terms, steps, about } = record;
  return {
    ...record,
    terms: { ...terms, unseenCards: true },
    about: { ...about, players: order.map((other) => (other === seat ? 'You' : `Seat ${other + 1}`)) },
    steps: steps.map((step) => {
      if (step.do !== 'hole') return step;
      return { ...step, cards: step.cards.map((card, at) => (order[at % order.length] === seat ? card : unseen)) };
    }),
  };
}
