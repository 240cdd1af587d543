/** Why a table is on hold: the floor's own words, otherwise the house's reason in the reader's language. */
import type { Refused } from '../../client/http/call.ts';
import { useRefusalWords } from '../words/use-refusal-words.ts';

export function usePausedWords(): (paused: Refused) => string {
  const refusalWords = useRefusalWords();
  return (paused) => (paused.refused === 'table-paused' ? paused.reason : refusalWords(paused));
}
