/** Reads a PHH file: one hand (`.phh`), or many in numbered tables (`.phhs`). */
import { parse, TomlError } from 'smol-toml';
import type { Fields } from './fields.ts';
import { readRecord } from './read-record.ts';
import type { HandRecord, Mistake } from './record.ts';

export interface RecordedHand {
  /** The name of the hand's TOML table, or 1 for the only hand of a file. */
  readonly key: string | number;
  readonly read: HandRecord | Mistake;
}

/** Where a text stops being valid TOML. */
export interface NotToml {
  readonly line: number;
  readonly reason: string;
}

export const isNotToml = (read: readonly RecordedHand[] | NotToml): read is NotToml => 'line' in read;

export function readPhh(text: string): readonly RecordedHand[] | NotToml {
  const file = fieldsIn(text);
  if ('problem' in file) return file.problem;
  const { fields } = file;
  const tables = inOrder(Object.entries(fields).filter(([, value]) => isTable(value)) as [string, Fields][], text);
  // A single hand has its fields at the top level; a file of many has only tables.
  if (tables.length === 0 || fields['variant'] !== undefined || fields['actions'] !== undefined) {
    return [{ key: 1, read: readRecord(fields, 1) }];
  }
  return tables.map(([name, table]) => {
    const key = /^\d{1,15}$/.test(name) ? Number(name) : name;
    return { key, read: readRecord(table, key) };
  });
}

/** JavaScript sorts numeric keys; this restores the order of the file. */
function inOrder(tables: readonly [string, Fields][], text: string): readonly [string, Fields][] {
  const places = new Map<string, number>();
  for (const { 1: name = '', index } of text.matchAll(/^\[([^\]\n]+)\]/gm)) places.set(name, index);
  const placeOf = ([name]: readonly [string, Fields]): number => places.get(name) ?? -1;
  return tables.toSorted((a, b) => placeOf(a) - placeOf(b));
}

const isTable = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('toISOString' in value);

function fieldsIn(text: string): { readonly fields: Fields } | { readonly problem: NotToml } {
  try {
    return { fields: parse(text, { integersAsBigInt: 'asNeeded' }) };
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const [sentence = ''] = error.message.replace('Invalid TOML document: ', '').split('\n');
    return { problem: { line: error.line, reason: sentence } };
  }
}
