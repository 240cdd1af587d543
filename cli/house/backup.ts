/** `baize backup` and `baize restore`: a whole house in one file, and back, verified after restoring. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Command } from 'commander';
import { UsageError } from '../fail.ts';
import { progressBar } from '../terminal/progress.ts';
import { type HouseOptions, ofHouse, print, settingsOf, withHouse } from './options.ts';
import { verdict, verifyMoney } from './verify.ts';

export function registerBackup(program: Command): void {
  ofHouse(
    program
      .command('backup')
      .description('write the whole house to one file, running or not')
      .argument('<file>', 'a new file, readable by you only: it contains keys')
      .option('--passphrase-file <file>', 'encrypt with the first line of this file')
      .option('--json', 'print JSON'),
  ).action(backup);
}

export function registerRestore(program: Command): void {
  ofHouse(
    program
      .command('restore')
      .description('restore a backup into an empty folder or database, then verify it')
      .argument('<file>', 'a file written by baize backup, of this version or an earlier one')
      .option('--passphrase-file <file>', 'the passphrase, if the backup is encrypted')
      .option('--json', 'print JSON'),
  ).action(restore);
}

interface BackupOptions extends HouseOptions {
  readonly passphraseFile?: string;
}

async function backup(file: string, { passphraseFile, ...options }: BackupOptions): Promise<void> {
  const path = resolve(file);
  const passphrase = passphraseIn(passphraseFile);
  if (existsSync(path)) throw new UsageError(`'${file}' already exists; give a new file`);
  // Written under another name until complete, so that a file with the final name is always whole.
  const unfinished = join(dirname(path), `.${basename(path)}.unfinished`);
  const handle = await open(unfinished, 'wx', 0o600).catch((error: unknown) => {
    throw new UsageError(`cannot write '${file}': ${(error as Error).message}`);
  });
  const write = async (bytes: Uint8Array) => void (await handle.write(bytes));
  try {
    const { seal } = await import('../../house/storage/sealed.ts');
    const sink = passphrase === undefined ? { write, end: async () => {} } : await seal(passphrase, write);
    const written = progressBar({ total: 0, format: '{value} KB written, {duration_formatted}', quiet: options.json });
    const made = await withHouse(options, (house) =>
      house.ask('backup', {}, async (told) => {
        if (!('bytes' in told)) return;
        const bytes = Buffer.from(told.bytes, 'base64');
        await sink.write(bytes);
        written?.increment(Math.round(bytes.length / 1024));
      }),
    ).finally(() => written?.stop());
    await sink.end();
    await handle.sync();
    await handle.close();
    await rename(unfinished, path);
    const bytes = statSync(path).size;
    print(options, { file: path, bytes, ...made }, () => [
      `${path}: ${made.rows.toLocaleString('en')} rows as they stood at ${made.at}, ${(bytes / 1024).toFixed(0)} KB.`,
      passphrase === undefined
        ? 'It holds the keys to unrevealed seeds and the password hashes: guard it like the house itself.'
        : 'It is encrypted: without the passphrase nobody can open it, including you.',
    ]);
  } catch (error) {
    await handle.close();
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function restore(file: string, { passphraseFile, ...options }: BackupOptions): Promise<void> {
  if (!existsSync(file)) throw new UsageError(`cannot read '${file}': there is no such file`);
  const { restore: restoreHouse } = await import('../../house/running/backup.ts');
  const { systemClock } = await import('../../house/running/system-clock.ts');
  const settings = await settingsOf(options);
  const from = { path: resolve(file), passphrase: passphraseIn(passphraseFile) };
  const bar = progressBar({ total: statSync(file).size, format: '{bar} {percentage} % restored', quiet: options.json });
  const restored = await restoreHouse(from, settings, systemClock, ({ done }) => bar?.update(done)).finally(() =>
    bar?.stop(),
  );
  const { verified, lines, report } = await withHouse(options, verifyMoney);
  print(options, { folder: settings.folder, ...restored, verified, ...report }, () => [
    `Restored into ${settings.folder}: ${restored.rows.toLocaleString('en')} rows as they stood at ${restored.at}.`,
    ...(restored.schema === restored.schemaNow
      ? []
      : [`The schema was brought from version ${restored.schema} to ${restored.schemaNow}.`]),
    ...lines,
    '',
    verdict(verified),
  ]);
  process.exitCode = verified ? 0 : 1;
}

function passphraseIn(file: string | undefined): string | undefined {
  if (file === undefined) return undefined;
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`cannot read '${file}': ${(error as Error).message}`);
  }
  const [line = ''] = text.split(/\r?\n/);
  if (line.length < passphraseLeast)
    throw new UsageError(`the first line of '${file}' has fewer than ${passphraseLeast} characters`);
  return line;
}

const passphraseLeast = 12;
