/** What is refused of words at a table, by a fixed name and in a sentence. */
import { defined } from '../../core/base/defined.ts';
import type { ClauseId } from '../../core/base/ids.ts';
import type { ToldRefusal } from './frames.ts';

export type TalkRefusalName =
  // the place, and who would write
  | 'chat-closed'
  | 'chat-muted'
  | 'chat-elsewhere'
  | 'chat-live-cards'
  // what was written
  | 'chat-empty'
  | 'chat-too-long'
  | 'chat-hidden-text'
  | 'chat-link'
  | 'chat-word'
  | 'chat-names-cards'
  | 'chat-again'
  | 'chat-too-fast'
  // what it is about
  | 'no-such-line'
  | 'no-such-player'
  | 'no-such-mute'
  | 'no-such-report'
  | 'house-closed';

export interface TalkRefusal extends ToldRefusal {
  readonly refused: TalkRefusalName;
}

export const refuseTalk = (refused: TalkRefusalName, reason: string, clause?: ClauseId): TalkRefusal => ({
  refused,
  ...defined({ clause }),
  reason,
});
