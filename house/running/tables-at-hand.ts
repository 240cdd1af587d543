/** The tables as control requests see and change them, in an open or closed house. */
import type { Accounts } from '../accounts/accounts.ts';
import type { Deed } from '../accounts/rights.ts';
import type { TableState } from '../protocol/table-told.ts';
import type { TableSettings } from '../settings/table-settings.ts';
import { changeSettings } from '../tables/desk/change-settings.ts';
import type { ToldRefusal } from '../protocol/refusal.ts';
import { refuseHere } from '../protocol/refusals.ts';

export interface TableLine {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  /** `failed` until reopened. */
  readonly phase: TableState['phase'] | 'closed' | 'failed';
  readonly players: number;
  /** All in force, including the game's defaults. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

export interface TableChange {
  readonly name?: string | undefined;
  /** Merged into those in force; omitted ones stay. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

export interface TablesAtHand {
  list(): readonly TableLine[];
  /** Applies from the next round on; recorded. */
  change(table: string, change: TableChange, deed: Deed): Promise<TableLine | ToldRefusal>;
  /** Stopped tables pause after their round, and resume when nothing stops them. */
  heedStops(): Promise<void>;
}

/** In a closed house, changes are stored for the next start. */
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

export const noSuchTable = (table: string, known: readonly string[]): ToldRefusal =>
  refuseHere('unknown-table', { table, choices: known.join(', ') });

type Parameters = Readonly<Record<string, unknown>>;

/** Merges sections recursively; values and lists are replaced. */
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
