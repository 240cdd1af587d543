/** Changes a running table's settings: checks the right, reports all mistakes at once, records the values before. */
import { type Deed, deedRefusal } from '../../accounts/rights.ts';
import type { Game, Table } from '../../../core/games/game.ts';
import type { SettingsChange } from './open-table.ts';
import { recordTableChange } from './record-change.ts';
import type { TableHouse } from './setup.ts';
import type { ToldRefusal } from '../../protocol/refusal.ts';
import { refuseHere } from '../../protocol/refusals.ts';

export interface SettingsNow {
  readonly name: string;
  readonly table: Table;
}

/** Returns the new settings; a refusal changes nothing. */
export async function changeSettings(
  { db, clock }: Pick<TableHouse, 'db' | 'clock'>,
  { id, game, name, table }: SettingsNow & { readonly id: string; readonly game: Game },
  wanted: SettingsChange,
  deed: Deed,
): Promise<SettingsNow | ToldRefusal> {
  const next = wanted.parameters === undefined ? table : game.configure(wanted.parameters);
  if ('mistakes' in next) return refuseHere('bad-parameters', { mistakes: next.mistakes.join('; ') });
  const now = { name: wanted.name ?? name, table: next };
  const change = {
    before: { name, parameters: table.parameters },
    after: { name: now.name, parameters: next.parameters },
  };
  const refusal = await db.transaction(async (sql) => {
    const refused = await deedRefusal(sql, deed, 'change-tables');
    if (refused === undefined) await recordTableChange(sql, id, change, { deed, at: clock.now() });
    return refused;
  });
  return refusal ?? now;
}
