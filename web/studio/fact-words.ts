/** Facts in the reader's language. A line that an older house kept as a sentence is shown as it was written. */
import type { Fact } from '../../core/base/fact.ts';
import type { Words } from '../words/use-words.ts';

type Say = Pick<Words, 'say'>;

interface FactLine extends Fact {
  readonly said?: string | undefined;
}

export const factWords = ({ kind, values, said }: FactLine, { say }: Say): string =>
  said ?? say(`fact.${kind}`, values);

/** What an entry of a journal says besides its kind. */
export const entryWords = ({ kind, values }: Fact, { say }: Say): string => say(`entry.${kind}.says`, values);

/** A person by their name; the house has no name. */
export const whoWords = (by: string, { say }: Say): string => (by === 'the house' ? say('incident.byHouse') : by);

/** A machine that shuffles has no seal. */
export const sealWords = (seal: string, { say }: Say): string => (seal === '' ? say('shoe.machine') : seal);
