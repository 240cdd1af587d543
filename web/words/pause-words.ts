/** Why a table stands still, in the reader's language; a person's own words stay as they wrote them. */
import type { PauseTold } from '../../house/protocol/pause.ts';
import type { Words } from './use-words.ts';

export const pauseWords = ({ why, values }: PauseTold, { say }: Pick<Words, 'say'>): string =>
  asSentence(say(`pause.${why}`, values));

/** People type without a capital and a full stop. */
const asSentence = (words: string): string =>
  words.charAt(0).toUpperCase() + words.slice(1) + (/[.!?…]$/.test(words) ? '' : '.');
