/** PI-918: who may write at a poker table, and what may not be said during a hand. */
import type { PlayerId } from '../../core/base/ids.ts';
import { has } from '../../core/poker/hand/seats.ts';
import { namesCards } from './card-words.ts';
import type { Course } from './course.ts';
import type { RunningHand } from './running-hand.ts';
import type { ToldRefusal } from '../protocol/refusal.ts';
import { refuseBy } from '../protocol/refusals.ts';

export interface Spoken {
  readonly player: PlayerId;
  readonly table: number;
  readonly text: string;
}

export function chatRefusal(course: Course, { player, table, text }: Spoken): ToldRefusal | undefined {
  const inProgress = [...course.hands.values()].filter((hand) => !hand.isOver);
  if (inProgress.some((hand) => isLiveIn(hand, player))) {
    return refuseBy('PI-918', 'chat-live-cards');
  }
  // In Fastforward a folded hand continues at the table the player left.
  const isSpokenOf = inProgress.some((hand) => hand.table === table || hand.seatOf(player) >= 0);
  return isSpokenOf && namesCards(text) ? refuseBy('PI-918', 'chat-names-cards') : undefined;
}

/** A player who folded in advance no longer counts as holding cards (PP-942). */
function isLiveIn(hand: RunningHand, player: PlayerId): boolean {
  const seat = hand.seatOf(player);
  return seat >= 0 && !hand.gone.has(seat) && has(hand.state.live, seat);
}
