/** One process at a time on a data folder: two would destroy an embedded database without a word. */
import { mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { StorageError } from './db.ts';

/** Who holds the folder, as its lock file says. */
export interface Holder {
  readonly pid: number;
  readonly host: string;
  /** When that process began, so that another one with the same number is not taken for it. */
  readonly born: string;
  readonly since: string;
  /** Where the running house listens to people, and where to commands on this machine, once it does. */
  readonly address?: string;
  readonly control?: string;
}

export interface FolderLock {
  /** Tells those who find the folder locked where the house is. */
  announce(where: Pick<Holder, 'address' | 'control'>): void;
  release(): void;
}

const fileIn = (folder: string): string => join(folder, 'house.lock');

export function lockFolder(folder: string, now: Date): FolderLock {
  // Keys and letters lie there: it is its owner's alone.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = fileIn(folder);
  const holder: Holder = { pid: process.pid, host: hostname(), born: bornAt(process.pid), since: now.toISOString() };
  if (!create(file, holder)) takeOver(folder, holder);
  return {
    announce(where) {
      // In one step: whoever reads the file meanwhile finds the old one whole.
      writeFileSync(`${file}.next`, JSON.stringify({ ...holder, ...where }));
      renameSync(`${file}.next`, file);
    },
    release: () => unlinkSync(file),
  };
}

/** The living holder of a folder; nobody when there is no lock or its process is gone. */
export function holderOf(folder: string): Holder | undefined {
  const holder = read(fileIn(folder));
  return holder !== undefined && isAlive(holder) ? holder : undefined;
}

/** What a dead process left behind is taken over, by one of those who try: the second file keeps them apart. */
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
    // Somebody may have taken over between the first look and the second file.
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

/** Fails when the file is there: creating is the one step that only one process can win. */
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

/** Of a process on another machine nothing can be known: it is taken to live. */
function isAlive({ pid, host, born }: Holder): boolean {
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return bornAt(pid) === born;
}

/** The start of a process in ticks since the machine's own, where the system tells it. */
function bornAt(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command in brackets may hold spaces; the twentieth field after it is the start.
    return `${boot} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`;
  } catch {
    return 'unknown';
  }
}
