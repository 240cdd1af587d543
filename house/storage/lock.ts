/** Locks a data folder for one process: two would silently destroy an embedded database. */
import { mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { StorageError } from './db.ts';

/** The holder, as the lock file states it. */
export interface Holder {
  readonly pid: number;
  readonly host: string;
  /** Start time of that process, to tell it from a later one with the same pid. */
  readonly born: string;
  readonly since: string;
  /** The running house's public and control addresses, once it listens. */
  readonly address?: string;
  readonly control?: string;
}

export interface FolderLock {
  /** Tells whoever finds the folder locked where the house runs. */
  announce(where: Pick<Holder, 'address' | 'control'>): void;
  release(): void;
}

const fileIn = (folder: string): string => join(folder, 'house.lock');

export function lockFolder(folder: string, now: Date): FolderLock {
  // It holds keys and emails: readable by its owner only.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = fileIn(folder);
  const holder: Holder = { pid: process.pid, host: hostname(), born: bornAt(process.pid), since: now.toISOString() };
  if (!create(file, holder)) takeOver(folder, holder);
  return {
    announce(where) {
      // Atomic: a concurrent reader sees the whole old file.
      writeFileSync(`${file}.next`, JSON.stringify({ ...holder, ...where }));
      renameSync(`${file}.next`, file);
    },
    release: () => unlinkSync(file),
  };
}

/** The live holder of a folder; undefined if there is no lock or its process is gone. */
export function holderOf(folder: string): Holder | undefined {
  const holder = read(fileIn(folder));
  return holder !== undefined && isAlive(holder) ? holder : undefined;
}

/** Takes over a dead process's lock. The second file lets only one contender win. */
function takeOver(folder: string, holder: Holder): void {
  const file = fileIn(folder);
  const taking = `${file}.taking`;
  refuseIfHeld(folder);
  if (!create(taking, holder)) {
    const other = read(taking);
    if (other !== undefined && isAlive(other)) throw new StorageError(heldBy(folder, other));
    throw new StorageError(`an earlier start broke off while it took over ${folder}; remove ${taking} and start again`);
  }
  try {
    // Another process may have taken over between the first look and the second file.
    refuseIfHeld(folder);
    writeFileSync(file, JSON.stringify(holder));
  } finally {
    unlinkSync(taking);
  }
}

function refuseIfHeld(folder: string): void {
  const held = holderOf(folder);
  if (held !== undefined) throw new StorageError(heldBy(folder, held));
}

function heldBy(folder: string, { pid, host, since, address }: Holder): string {
  const where = host === hostname() ? `process ${pid}` : `process ${pid} on ${host}`;
  const ask = address === undefined ? '' : `, which listens at ${address}`;
  return `${folder} is in use by ${where} since ${since}${ask}; stop it first, or give another folder with --data`;
}

/** Fails if the file exists: exclusive creation is the one step only one process can win. */
function create(file: string, holder: Holder): boolean {
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function read(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/** A process on another machine can't be checked; it counts as alive. */
function isAlive({ pid, host, born }: Holder): boolean {
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return bornAt(pid) === born;
}

/** Start of a process in clock ticks since boot, where the system tells. */
function bornAt(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command in brackets may contain spaces; the start time is the twentieth field after it.
    return `${boot} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`;
  } catch {
    return 'unknown';
  }
}
