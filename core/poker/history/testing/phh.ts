/** Hands as PHH text for tests: state only what the test is about, the rest is an ordinary table. */
import { type RecordOutcome, outcomeOf } from '../outcome.ts';
import { isNotToml, readPhh } from '../read-phh.ts';
import { type HandRecord, isMistake } from '../record.ts';

/** No-limit Hold'em with blinds of 50 and 100, unless the fields say otherwise. */
export function phh(
  stacks: readonly number[],
  actions: readonly string[],
  fields: Readonly<Record<string, string>> = {},
): string {
  const zeros = stacks.map(() => 0);
  const all = {
    variant: "'NT'",
    antes: JSON.stringify(zeros),
    blinds_or_straddles: JSON.stringify([50, 100, ...zeros.slice(2)]),
    ...(fields['small_bet'] === undefined ? { min_bet: '100' } : {}),
    starting_stacks: JSON.stringify(stacks),
    actions: JSON.stringify(actions),
    ...fields,
  };
  return Object.entries(all)
    .map(([name, value]) => `${name} = ${value}\n`)
    .join('');
}

/** Hole cards for each player, in order: `AsAh KsKh`. */
export const holes = (cards: string): readonly string[] =>
  cards.split(' ').map((hole, player) => `d dh p${player + 1} ${hole}`);

/** Consecutive actions: `p3 f, p1 cc`. */
export const acts = (text: string): readonly string[] => text.split(', ');

export function outcomes(text: string, strict = false): readonly RecordOutcome[] {
  const hands = readPhh(text);
  if (isNotToml(hands)) throw new Error(`line ${hands.line}: ${hands.reason}`);
  return hands.map(({ read, key }) => outcomeOf(read, key, { strict }));
}

export function outcome(text: string, strict = false): RecordOutcome {
  const [only, ...others] = outcomes(text, strict);
  if (only === undefined || others.length > 0) throw new Error('one hand is meant');
  return only;
}

export function recordIn(text: string): HandRecord {
  const hands = readPhh(text);
  const read = isNotToml(hands) ? undefined : hands[0]?.read;
  if (read === undefined || isMistake(read)) throw new Error(`no hand: ${JSON.stringify(read)}`);
  return read;
}
