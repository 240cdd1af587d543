/** Applies one chat event to a table's chat: lines are added, removed, or changed for this player. */
import type { ChatState } from '../../house/protocol/chat.ts';
import type { OwnTold } from '../../house/protocol/own-told.ts';
import type { TableTold } from '../../house/protocol/table-told.ts';

/** A table where nobody may write and nothing was announced. */
export const noChat: ChatState = { open: false, textMost: 0, lines: [] };

/** More than anyone scrolls back. */
const linesMost = 200;

export function hearChat(chat: ChatState, told: TableTold): ChatState {
  if (told.said === 'chat') return { ...chat, lines: [...chat.lines, told.line].slice(-linesMost) };
  if (told.said === 'unsaid') return { ...chat, lines: chat.lines.filter(({ line }) => line !== told.line) };
  return chat;
}

export function hearOwnChat(chat: ChatState, told: OwnTold): ChatState {
  if (told.said === 'hidden') return { ...chat, hidden: told.names };
  if (told.said !== 'muted') return chat;
  const { muted: _, ...others } = chat;
  return told.mute === undefined ? others : { ...others, muted: told.mute };
}
