/** What this client knows of one table, built from its public and private streams. */
import type { FrameOf } from '../../house/protocol/frames.ts';
import type { OwnState } from '../../house/protocol/own-told.ts';
import type { TableState } from '../../house/protocol/table-told.ts';
import type { ChatState } from '../../house/protocol/chat.ts';
import type { LeftOff } from '../link/link.ts';
import { hearChat, hearOwnChat, noChat } from './hear-chat.ts';
import { hearOwn, hearTableOwn } from './hear-own.ts';
import { hearTable } from './hear-table.ts';

export interface SeenTable {
  readonly stream: string;
  /** The last frame numbers received from the table's stream and from the player's own. */
  readonly n: number;
  readonly own: number;
  readonly state: TableState;
  readonly mine: OwnState | undefined;
  readonly chat: ChatState;
}

export type TableFrame = FrameOf<'state' | 'table' | 'own'>;

export const leftOffOf = ({ stream, n, own }: SeenTable): LeftOff => ({ stream, table: n, own });

/** Applies a frame. Returns `gap` if frames before it are missing, and the same object if it was already applied. */
export function hearFrame(seen: SeenTable | undefined, frame: TableFrame): SeenTable | 'gap' {
  if (frame.frame === 'state') {
    const { stream, n, own, state, mine, chat = noChat } = frame;
    return { stream, n, own, state, mine, chat };
  }
  if (seen === undefined) return 'gap';
  if (frame.frame === 'table') {
    if (frame.n <= seen.n) return seen;
    if (frame.n !== seen.n + 1) return 'gap';
    const mine = seen.mine === undefined ? undefined : hearTableOwn(seen.mine, frame.told);
    const chat = hearChat(seen.chat, frame.told);
    return { ...seen, n: frame.n, state: hearTable(seen.state, frame.told), mine, chat };
  }
  if (frame.n <= seen.own) return seen;
  if (frame.n !== seen.own + 1 || seen.mine === undefined) return 'gap';
  return { ...seen, own: frame.n, mine: hearOwn(seen.mine, frame.told), chat: hearOwnChat(seen.chat, frame.told) };
}
