/** Sentences that the house has written down in English, said in the language of whoever reads them; what people wrote stays as it is. */
import type { Words } from '../words/use-words.ts';

/** By its words: what the house writes of a call, a reading, a duty or a shoe. Named groups fill the places of the sentence. */
const sentences: readonly (readonly [said: RegExp, id: string])[] = [
  [/^A card was drawn that nobody had asked for\.$/, 'said.unexpected-card'],
  [/^A card was read twice\.$/, 'said.duplicate-card'],
  [/^(?<card>\w{2}) cannot come out of this shoe: /, 'said.impossible-card'],
  [/^A result came that nobody had asked for\.$/, 'said.unexpected-result'],
  [/^(?<read>[\d ]+) was read, and (?<recorded>[\d ]+) is recorded\.$/, 'said.result-disagrees'],
  [/^attempt (?<count>\d+)$/, 'said.attempt'],
  [/^A card could not be read (?<count>\d+) times\.$/, 'said.unreadable-card'],
  [/^More cards are out than lay before the cut card\.$/, 'said.missed-cut-card'],
  [/^The table’s device says nothing more\.$/, 'said.device-silent'],
  [/^The table’s device is there again\.$/, 'said.device-back'],
  [/^This is not the device that the key was given to, or its program was changed\.$/, 'refused.device-changed'],
  [/^came$/, 'said.came'],
  [/^left$/, 'said.left'],
  [/^took over from (?<name>.+)$/, 'said.took-over'],
  [/^handed over to (?<name>.+)$/, 'said.handed-over'],
  [/^Nothing was done for (?<count>\d+) minutes; sign in again\.$/, 'said.idle'],
  [/^The dealer calls\.$/, 'studio.called'],
  [/^shoe (?<number>\d+), seal (?<seal>.+), (?<cards>\d+) cards (?<how>\w+), (?<burned>\d+) burned$/, 'said.shoe'],
  [/^shuffling machine$/, 'said.machine'],
  [/^the house$/, 'incident.byHouse'],
  [/^this round is the last of the shoe$/, 'said.last-round'],
  [/^results are typed in$/, 'said.typed-in'],
  [/^a device reads results again$/, 'said.read-again'],
  [/^is the next that was asked for$/, 'said.held-card'],
  [/^(?<seconds>\d+) seconds: (?<reason>.+)$/, 'said.extended'],
  [/^the winning number is (?<number>\d+), (?<colour>\w+)$/, 'said.winning-number'],
  [/^(?<players>\d+) players, (?<wagers>\d+) wagers$/, 'said.bets'],
  [/^(?<how>remove|misread|misnumber): (?<reason>.+)$/, 'said.edit'],
];

/** What stands in the log when a dealer presses the key; each console says it in its own language. */
export const dealerCalls = 'The dealer calls.';

export function saidWords(text: string, { say }: Pick<Words, 'say'>): string {
  for (const [said, id] of sentences) {
    const found = said.exec(text);
    if (found !== null) return say(id, valuesIn(found.groups ?? {}));
  }
  return text;
}

/** Counts are numbers: their plurals hang on them. */
const valuesIn = (groups: Readonly<Record<string, string>>): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    Object.entries(groups).map(([name, value]) => [
      name,
      /^\d+$/.test(value) && name !== 'seal' ? Number(value) : value,
    ]),
  );
