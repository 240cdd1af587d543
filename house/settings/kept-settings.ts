/** The settings in force: those of the last start plus later changes at tables. All changes are audited. */
import { appendAudit } from '../accounts/audit.ts';
import { differenceOf } from '../accounts/difference.ts';
import { commandLine } from '../accounts/rights.ts';
import type { Sql } from '../storage/db.ts';
import { drop, keep, kept } from '../storage/kept.ts';
import { keyOf, type TableAsChanged } from '../tables/desk/record-change.ts';
import type { Settings } from './settings.ts';
import type { TableSettings } from './table-settings.ts';

const ofHouse = 'house';

/**
 * At a start: audits what differs from the last start, and restores each table's last change unless its settings in
 * the file have changed since.
 */
export async function settleKept(sql: Sql, settings: Settings, at: Date): Promise<readonly TableSettings[]> {
  const before = await kept<PublicSettings>(sql, ofHouse);
  const now = publicSettings(settings);
  const tables: TableSettings[] = [];
  for (const table of settings.tables) {
    const isAsBefore = differenceOf(before?.tables[table.id], now.tables[table.id]) === undefined;
    if (!isAsBefore) await drop(sql, keyOf(table.id));
    tables.push(asChanged(table, await kept<TableAsChanged>(sql, keyOf(table.id))));
  }
  await keep(sql, ofHouse, now, at);
  const difference = before === undefined ? undefined : differenceOf(before, now);
  if (difference !== undefined) {
    const deed = { by: commandLine, reason: 'given at the start' } as const;
    await appendAudit(sql, {
      ...deed,
      at: at.toISOString(),
      did: 'settings-changed',
      subject: 'the house',
      ...difference,
    });
  }
  return tables;
}

/** Every table as last changed, for commands that read a closed house. */
export async function asLastChanged(sql: Sql, { tables }: Settings): Promise<readonly TableSettings[]> {
  const changed: TableSettings[] = [];
  for (const table of tables) changed.push(asChanged(table, await kept<TableAsChanged>(sql, keyOf(table.id))));
  return changed;
}

/** Settings without passwords and keys. */
export interface PublicSettings {
  readonly tables: Readonly<Record<string, unknown>>;
  readonly [name: string]: unknown;
}

export function publicSettings({
  kind,
  database,
  server,
  mail,
  policy,
  events,
  chat,
  fairPlay,
  tables,
  ...seconds
}: Settings): PublicSettings {
  return {
    kind,
    engine: database === undefined ? 'embedded' : 'postgres',
    server: { ...server, tls: server.tls !== undefined },
    mail: mail && { from: mail.from, host: mail.host, port: mail.port, security: mail.security },
    policy,
    events,
    chat,
    fairPlay,
    resumeSeconds: seconds.resumeSeconds,
    stopSeconds: seconds.stopSeconds,
    tables: Object.fromEntries(
      tables.map(({ id, game, names, rules, pace, languages, picture }) => [
        id,
        {
          game: game.id,
          rulesVersion: game.rulesVersion,
          names,
          parameters: rules.parameters,
          pace,
          languages,
          ...(picture && { picture }),
        },
      ]),
    ),
  };
}

/** Drops a change that the game no longer accepts, for example after a version change. */
function asChanged(table: TableSettings, change: TableAsChanged | undefined): TableSettings {
  const rules = change && table.game.configure(change.parameters);
  if (change === undefined || rules === undefined || 'mistakes' in rules) return table;
  const parameters = change.parameters as TableSettings['parameters'];
  const names = change.name === table.names.en ? table.names : { en: change.name };
  return { ...table, names, parameters, rules };
}
