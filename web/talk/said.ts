/** Chat lines in the reader's language, and which lines are shown. */
import type { ChatLine, ChatState } from '../../house/protocol/chat.ts';

/** Announcements come in several languages; players' messages in their own only. */
export function saidIn({ text, lt, ro }: ChatLine, language: string): string {
  if (language.startsWith('lt')) return lt ?? text;
  return language.startsWith('ro') ? (ro ?? text) : text;
}

/** All lines except those of hidden players. */
export const readable = ({ lines, hidden = [] }: ChatState): readonly ChatLine[] =>
  lines.filter(({ name }) => name === undefined || !hidden.includes(name));
