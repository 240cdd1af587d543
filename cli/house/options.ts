/** The options of every command about a house: where its data is, and its settings. */
import { homedir } from 'node:os';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { HouseKind } from '../../house/accounts/house-kind.ts';
import type { HouseInReach } from '../../house/running/control/reach.ts';
import type { Settings } from '../../house/settings/settings.ts';
import { UsageError } from '../fail.ts';
import { isRefused } from '../../house/protocol/refusals.ts';
import { refusalText } from '../terminal/refusal-words.ts';

export interface HouseOptions {
  readonly data?: string;
  readonly database?: string;
  readonly settings?: string;
  readonly host?: string;
  readonly port?: number;
  readonly kind?: HouseKind;
  readonly withExamples?: true;
  readonly json?: true;
}

/** The default address of a house. */
export const defaultHouse = 'http://127.0.0.1:8400';

/** Adds the options that say which house is meant. */
export const ofHouse = (command: Command): Command =>
  command
    .addOption(new Option('--data <folder>', 'the data folder of the house (usually ~/.baize)').env('BAIZE_DATA'))
    .addOption(new Option('--database <address>', 'postgres://… where the data is on a server').env('BAIZE_DATABASE'))
    .addOption(new Option('--settings <file>', 'its settings, JSON or YAML: docs/operations.md').env('BAIZE_SETTINGS'));

export async function settingsOf({
  settings: file,
  data,
  database,
  host,
  port,
  kind,
  withExamples,
}: HouseOptions): Promise<Settings> {
  const { readSettings } = await import('../../house/settings/read.ts');
  const said = { data, database, host, port, kind, withExamples };
  const read = readSettings(file, said, { here: process.cwd(), home: homedir() });
  if (!('mistakes' in read)) return read;
  const [only, ...more] = read.mistakes;
  const name = file ?? 'the settings';
  if (more.length === 0) throw new UsageError(`${name}: ${only}`, read.mistakes);
  throw new UsageError([`${name} has ${read.mistakes.length} mistakes`, ...read.mistakes].join('\n  '), read.mistakes);
}

/** Does the work with the house, running or not, and lets go of it. */
export async function withHouse<T>(options: HouseOptions, work: (house: HouseInReach) => Promise<T>): Promise<T> {
  const { reachHouse } = await import('../../house/running/control/reach.ts');
  const { systemClock } = await import('../../house/running/system-clock.ts');
  const house = await reachHouse(await settingsOf(options), systemClock);
  try {
    return await work(house);
  } finally {
    await house.close();
  }
}

/** Turns a refusal by the house into a usage error. */
export function granted<Answer>(answer: Answer): Exclude<Answer, { refused: string }> {
  if (typeof answer === 'object' && answer !== null && isRefused(answer)) throw new UsageError(refusalText(answer));
  return answer as Exclude<Answer, { refused: string }>;
}

export function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}

export const print = (options: { readonly json?: true }, value: unknown, lines: () => readonly string[]): void =>
  console.log(options.json ? JSON.stringify(value, undefined, 2) : lines().join('\n'));
