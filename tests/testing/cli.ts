/** Runs the real `baize` command in a separate process. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** `onStderr` may send signals to the running process. */
export function baize(
  args: readonly string[],
  onStderr: (text: string, kill: () => void) => void = () => {},
): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', './cli/strip-types.mjs', 'cli/main.ts', ...args], {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1' },
    });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString();
      onStderr(chunk.toString(), () => child.kill('SIGINT'));
    });
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}
