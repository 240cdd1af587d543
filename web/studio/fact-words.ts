/** Puts facts into the reader's language. Entries an older version stored as text are shown as stored. */
import type { Fact } from '../../core/base/fact.ts';
import type { Words } from '../words/use-words.ts';

type Say = Pick<Words, 'say'>;

interface FactLine extends Fact {
  readonly said?: string | undefined;
}

export const factWords = ({ kind, values, said }: FactLine, { say }: Say): string =>
  said ?? say(`fact.${kind}`, values);

/** A journal entry's details, besides its kind. */
export const entryWords = ({ kind, values }: Fact, { say }: Say): string => say(`entry.${kind}.says`, values);

/** A person's name; the house has a word of its own. */
export const whoWords = (by: string, { say }: Say): string => (by === 'the house' ? say('incident.byHouse') : by);

/** A shuffling machine has no seal. */
export const sealWords = (seal: string, { say }: Say): string => (seal === '' ? say('shoe.machine') : seal);
