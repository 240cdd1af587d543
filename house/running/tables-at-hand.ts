/** The tables as commands see and change them, whether they run or the house is closed. */
import type { Accounts } from '../accounts/accounts.ts';
import type { Deed } from '../accounts/rights.ts';
import type { TableState, ToldRefusal } from '../protocol/frames.ts';
import type { TableSettings } from '../settings/table-settings.ts';
import { changeSettings } from '../tables/desk/change-settings.ts';

export interface TableLine {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  /** `failed` until it has been opened again. */
  readonly phase: TableState['phase'] | 'closed' | 'failed';
  readonly players: number;
  /** All in force, the game's own figures included. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

export interface TableChange {
  readonly name?: string | undefined;
  /** Laid over those in force; what is not named stays. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

export interface TablesAtHand {
  list(): readonly TableLine[];
  /** From the next round on; recorded. */
  change(table: string, change: TableChange, deed: Deed): Promise<TableLine | ToldRefusal>;
  /** Tables that are stopped pause after their round, and go on when nothing stops them any more. */
  heedStops(): Promise<void>;
}

/** While the house is closed a change is kept for the next start. */
export function closedTables(
  { db, clock }: Pick<Accounts, 'db' | 'clock'>,
  settings: readonly TableSettings[],
): TablesAtHand {
  const tables = new Map(settings.map((table) => [table.id, table]));
  const lineOf = ({ id, game, names, rules }: TableSettings): TableLine => ({
    id,
    game: game.id,
    name: names.en,
    phase: 'closed',
    players: 0,
    parameters: rules.parameters,
  });
  return {
    list: () => [...tables.values()].map(lineOf),
    async change(id, change, deed) {
      const table = tables.get(id);
      if (table === undefined) return noSuchTable(id, [...tables.keys()]);
      const { game, names, rules } = table;
      const parameters = laidOver(rules.parameters, change.parameters);
      const wanted = { name: change.name ?? names.en, parameters };
      const now = await changeSettings({ db, clock }, { id, game, name: names.en, table: rules }, wanted, deed);
      if ('refused' in now) return now;
      const changed = { ...table, names: { en: now.name }, rules: now.table, parameters: now.table.parameters };
      tables.set(id, changed);
      return lineOf(changed);
    },
    heedStops: async () => {},
  };
}

export const noSuchTable = (id: string, known: readonly string[]): ToldRefusal => ({
  refused: 'no-such-table',
  reason: `There is no table ${id}. Tables: ${known.join(', ')}`,
});

type Parameters = Readonly<Record<string, unknown>>;

/** Sections are laid over section by section; a value or a list takes the place of another. */
export function laidOver(below: Parameters, above: Parameters): Parameters {
  const merged: Record<string, unknown> = { ...below };
  for (const [name, value] of Object.entries(above)) {
    const under = below[name];
    merged[name] = isSection(value) && isSection(under) ? laidOver(under, value) : value;
  }
  return merged;
}

const isSection = (value: unknown): value is Parameters =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
