/** Where a clause is true: the doors at which people meet it, and at which a test must have proven it. */
/**
 * `rule`: the pure core. `table`: a player's socket and HTTP. `studio`: the consoles and devices of dealers, floor and
 * office. `screen`: a real browser. `money`: ledger, statement, verification. `operations`: people, told by a page of docs.
 */
export const levels = ['rule', 'table', 'studio', 'screen', 'money', 'operations'] as const;
export type Level = (typeof levels)[number];

/** What a test can open; the rest is people's work. */
export type Door = Exclude<Level, 'operations'>;
export const doors = levels.filter((level): level is Door => level !== 'operations');

/** Where clauses of a kind are met, unless levels.tsv says otherwise of one. */
const usually: Readonly<Record<string, readonly Level[]>> = {
  setup: ['rule'],
  timing: ['table'],
  value: ['rule'],
  bet: ['rule', 'table'],
  limit: ['rule', 'table'],
  procedure: ['rule'],
  payout: ['rule', 'table'],
  money: ['table', 'money'],
  ui: ['screen'],
  disconnect: ['table'],
  incident: ['studio', 'money'],
  integrity: ['studio'],
  reporting: ['rule'],
  example: ['rule'],
  resolution: ['rule'],
};

export type Exceptions = ReadonlyMap<string, readonly Level[]>;

export function levelsOf(
  { id, kind }: { readonly id: string; readonly kind: string },
  exceptions: Exceptions,
): readonly Level[] {
  return exceptions.get(id) ?? usually[kind] ?? ['rule'];
}

export const isLevel = (word: string): word is Level => levels.some((level) => level === word);
