/** Chat lines in the reader's language, and which lines are shown. */
import type { ChatLine, ChatState } from '../../house/protocol/chat.ts';
import type { Words } from '../words/use-words.ts';

/** Staff announce in several languages, players write in their own, and ready-made announcements are facts. */
export function saidIn(
  { text = '', lt, ro, fact }: ChatLine,
  { say, language }: Pick<Words, 'say' | 'language'>,
): string {
  if (fact !== undefined) return say(`announced.${fact.kind}`, fact.values);
  if (language.startsWith('lt')) return lt ?? text;
  return language.startsWith('ro') ? (ro ?? text) : text;
}

/** All lines except those of hidden players. */
export const readable = ({ lines, hidden = [] }: ChatState): readonly ChatLine[] =>
  lines.filter(({ name }) => name === undefined || !hidden.includes(name));
