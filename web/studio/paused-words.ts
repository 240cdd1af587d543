/** Why a table stands still: the floor's own words where the floor holds it, else the house's in the reader's language. */
import type { Refused } from '../../client/http/call.ts';
import { useRefusalWords } from '../words/use-refusal-words.ts';

export function usePausedWords(): (paused: Refused) => string {
  const refusalWords = useRefusalWords();
  return (paused) => (paused.refused === 'table-paused' ? paused.reason : refusalWords(paused));
}
