/** A small checkout in a temporary folder that baize's launcher accepts as its own, with ways to run it. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '../../cli/source-files.ts';

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Way {
  readonly environment?: NodeJS.ProcessEnv;
  /** The command to run; by default the checkout's own `baize`. */
  readonly command?: string;
  readonly cwd?: string;
  /** Runs as a user without write access, even when the tests run as root. */
  readonly asStranger?: boolean;
}

const nobody = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;

/** Node in a home folder (nvm) can't be run by other users. */
export const canBeStranger = !isRoot || spawnSync(process.execPath, ['--version'], nobody).status === 0;

const manifest = { name: 'fixture', version: '1.0.0', type: 'module', dependencies: { amaro: '1.0.0' } };

/** Replaces amaro; passes sources without types through unchanged. */
export const smallAmaro: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ name: 'amaro', version: '1.0.0', type: 'module', exports: './index.js' }),
  'index.js': 'export const transformSync = (code) => ({ code });',
};

const launcherFiles = [
  'baize',
  'cli/launch.cjs',
  'cli/registry.cjs',
  'cli/web-build.cjs',
  'cli/strip-types.mjs',
  'cli/strip-types-hooks.mjs',
];

const echo = `console.log(JSON.stringify(process.argv.slice(2)));
process.exitCode = Number(process.argv[3] ?? 0);`;

export class Checkout {
  readonly outside = realpathSync(mkdtempSync(join(tmpdir(), 'baize-launcher-')));
  readonly folder = join(this.outside, 'checkout');
  readonly #children: ChildProcess[] = [];

  constructor(integrity = '') {
    // Other users must be able to read it.
    chmodSync(this.outside, 0o755);
    this.write('package.json', JSON.stringify(manifest));
    this.write('package-lock.json', lockFile(integrity));
    this.write('cli/main.ts', echo);
    for (const name of launcherFiles) copyFileSync(join(repositoryRoot, name), join(this.folder, name));
  }

  get lockHash(): string {
    return createHash('sha256').update(this.read('package-lock.json')).digest('hex');
  }

  read(name: string): string {
    return readFileSync(join(this.folder, name), 'utf8');
  }

  write(name: string, text: string): void {
    const path = join(this.folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  drop(name: string): void {
    rmSync(join(this.folder, name), { recursive: true });
  }

  makeReadOnly(): this {
    chmodSync(this.folder, 0o555);
    return this;
  }

  /** The state after an installation. */
  installed(): this {
    for (const [name, text] of Object.entries(smallAmaro)) this.write(`node_modules/amaro/${name}`, text);
    this.write('node_modules/.baize-lock', `${this.lockHash}\n`);
    return this;
  }

  /** Uses the real amaro instead of the small one. */
  linkAmaro(): void {
    rmSync(join(this.folder, 'node_modules/amaro'), { recursive: true });
    symlinkSync(join(repositoryRoot, 'node_modules/amaro'), join(this.folder, 'node_modules/amaro'));
  }

  /** A folder for PATH containing only these scripts. */
  programs(scripts: Readonly<Record<string, string>>): string {
    const folder = mkdtempSync(join(this.outside, 'bin-'));
    for (const [name, body] of Object.entries(scripts)) {
      writeFileSync(join(folder, name), `#!/bin/sh\n${body}\n`, { mode: 0o755 });
    }
    return folder;
  }

  run(args: readonly string[], way: Way = {}): Promise<Ended> {
    return ended(this.start(args, way));
  }

  /** With a clean environment: none of this machine's npm settings or this test run's options. */
  start(args: readonly string[], { environment, command, cwd, asStranger }: Way = {}): ChildProcess {
    const child = spawn(command ?? join(this.folder, 'baize'), args, {
      cwd: cwd ?? this.outside,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        HOME: this.outside,
        npm_config_cache: join(this.outside, 'cache'),
        npm_config_fetch_retries: '0',
        ...environment,
      },
      ...(asStranger && isRoot && nobody),
    });
    this.#children.push(child);
    return child;
  }

  remove(): void {
    for (const child of this.#children) child.kill('SIGKILL');
    chmodSync(this.folder, 0o755);
    rmSync(this.outside, { recursive: true, force: true, maxRetries: 10 });
  }
}

export function ended(child: ChildProcess): Promise<Ended> {
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (data: Buffer) => (stdout += data.toString()));
  child.stderr?.on('data', (data: Buffer) => (stderr += data.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}

/** A lock file with one package, which npm fetches from the configured registry. */
function lockFile(integrity: string): string {
  const resolved = 'https://registry.npmjs.org/amaro/-/amaro-1.0.0.tgz';
  const packages = { '': manifest, 'node_modules/amaro': { version: '1.0.0', resolved, integrity } };
  return JSON.stringify({ name: 'fixture', version: '1.0.0', lockfileVersion: 3, requires: true, packages });
}
