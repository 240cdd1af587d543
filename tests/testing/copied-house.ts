/** A copy of this checkout in a temporary folder, to be broken, added to and run by its own `baize`. */
import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../../cli/source-files.ts';
import { ended, type Ended } from './checkout.ts';

const folders = ['rulebook', 'core', 'house', 'client', 'web', 'cli', 'tests/breaks', 'tests/testing'];
const left = new Set([join(repositoryRoot, 'web/dist')]);

export class CopiedHouse {
  readonly #outside = realpathSync(mkdtempSync(join(tmpdir(), 'baize-copy-')));
  readonly folder = join(this.#outside, 'checkout');

  constructor() {
    for (const folder of folders) {
      const filter = (path: string) => !left.has(path);
      cpSync(join(repositoryRoot, folder), join(this.folder, folder), { recursive: true, filter });
    }
    const atRoot = readdirSync(repositoryRoot, { withFileTypes: true }).filter((one) => one.isFile());
    for (const { name } of atRoot) cpSync(join(repositoryRoot, name), join(this.folder, name));
    symlinkSync(join(repositoryRoot, 'node_modules'), join(this.folder, 'node_modules'));
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  /** Fails where there is nothing to change. */
  change(path: string, before: string, after: string): void {
    const text = this.read(path);
    if (!text.includes(before)) throw new Error(`${path} has no '${before}'`);
    writeFileSync(join(this.folder, path), text.replace(before, after));
  }

  /** A process group of its own, so that it can be ended with all that it started. */
  start(args: readonly string[]): ChildProcess {
    return spawn(process.execPath, ['--import', './cli/strip-types.mjs', 'cli/main.ts', ...args], {
      cwd: this.folder,
      env: { ...process.env, NO_COLOR: '1', VITEST: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
  }

  run(...args: readonly string[]): Promise<Ended> {
    return ended(this.start(args));
  }

  /** A tool of node_modules, such as tsc. */
  tool(name: string, ...args: readonly string[]): Promise<Ended> {
    const program = join(this.folder, 'node_modules/.bin', name);
    return ended(spawn(program, args, { cwd: this.folder, stdio: ['ignore', 'pipe', 'pipe'] }));
  }

  remove(): void {
    rmSync(this.#outside, { recursive: true, force: true, maxRetries: 10 });
  }
}
