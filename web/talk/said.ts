/** A line in the reader's language, and which lines are there to be read. */
import type { ChatLine, ChatState } from '../../house/protocol/chat.ts';

/** Announcements are given in several languages; what players write is as they wrote it. */
export function saidIn({ text, lt, ro }: ChatLine, language: string): string {
  if (language.startsWith('lt')) return lt ?? text;
  return language.startsWith('ro') ? (ro ?? text) : text;
}

/** All but those of people whom the reader has hidden. */
export const readable = ({ lines, hidden = [] }: ChatState): readonly ChatLine[] =>
  lines.filter(({ name }) => name === undefined || !hidden.includes(name));
