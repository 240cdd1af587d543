/** One step of `baize test`, and how to run a tool from node_modules as one. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface Step {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
  /** Prints its own output while it runs. */
  readonly loud?: true;
}

export interface Outcome {
  readonly ok: boolean;
  /** A few words next to the name: what was checked. */
  readonly note?: string;
  /** What the reader needs when it fails. */
  readonly output?: string;
}

export interface ToolRun {
  readonly ok: boolean;
  readonly stdout: string;
  /** stdout and stderr interleaved as they came, for the reader. */
  readonly output: string;
}

export function runTool(root: string, tool: string, args: readonly string[]): Promise<ToolRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(root, 'node_modules/.bin', tool), args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let stdout = '';
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ ok: code === 0, stdout, output }));
  });
}

/** A step that runs one tool once or several times; every call must succeed. */
export function toolStep(name: string, root: string, tool: string, ...calls: readonly (readonly string[])[]): Step {
  return {
    name,
    run: async () => {
      const runs: ToolRun[] = [];
      for (const args of calls) runs.push(await runTool(root, tool, args));
      return { ok: runs.every(({ ok }) => ok), output: runs.map(({ output }) => output).join('') };
    },
  };
}
