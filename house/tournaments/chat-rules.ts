/** PI-918: who may write at a poker table, and what may not be said during a hand. */
import type { PlayerId } from '../../core/base/ids.ts';
import { has } from '../../core/poker/hand/seats.ts';
import { refuseTalk, type TalkRefusal } from '../protocol/chat-refusal.ts';
import { namesCards } from './card-words.ts';
import type { Course } from './course.ts';
import type { RunningHand } from './running-hand.ts';

export interface Spoken {
  readonly player: PlayerId;
  readonly table: number;
  readonly text: string;
}

export function chatRefusal(course: Course, { player, table, text }: Spoken): TalkRefusal | undefined {
  const inProgress = [...course.hands.values()].filter((hand) => !hand.isOver);
  if (inProgress.some((hand) => isLiveIn(hand, player))) {
    return refuseTalk('chat-live-cards', 'You hold live cards: write when the hand is over for you.', 'PI-918');
  }
  // In Fastforward a folded hand continues at the table the player left.
  const isSpokenOf = inProgress.some((hand) => hand.table === table || hand.seatOf(player) >= 0);
  return isSpokenOf && namesCards(text)
    ? refuseTalk('chat-names-cards', 'Cards are not named while a hand is played.', 'PI-918')
    : undefined;
}

/** A player who folded in advance no longer counts as holding cards (PP-942). */
function isLiveIn(hand: RunningHand, player: PlayerId): boolean {
  const seat = hand.seatOf(player);
  return seat >= 0 && !hand.gone.has(seat) && has(hand.state.live, seat);
}
