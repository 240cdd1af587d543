/** Starts a house with the real command in a separate process, and waits until it reports that it is open. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface StartedHouse {
  readonly address: string;
  readonly child: ChildProcess;
  /** All output so far. */
  readonly printed: () => string;
  /** Waits until it has printed this. */
  readonly says: (text: string) => Promise<void>;
  /** Its exit code. */
  readonly ended: Promise<number | null>;
}

export async function startHouse(args: readonly string[], node = process.execPath): Promise<StartedHouse> {
  const child = spawn(node, ['--import', './cli/strip-types.mjs', 'cli/main.ts', 'start', '--port', '0', ...args], {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const hear = (chunk: Buffer) => {
    printed += chunk.toString();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const says = async (text: string) => {
    while (!printed.includes(text)) {
      const code = await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data'), ended]);
      if (!Array.isArray(code) && !printed.includes(text)) throw new Error(`ended with ${code}:\n${printed}`);
    }
  };
  await says('Ctrl-C closes the house.');
  const [, address = ''] = /The house is open at (\S+)/.exec(printed) ?? [];
  return { address, child, printed: () => printed, says, ended };
}
