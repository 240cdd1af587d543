/** One step of `baize test`, and how a tool of node_modules is run as one. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface Step {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
  /** Writes its own output while it runs. */
  readonly loud?: true;
}

export interface Outcome {
  readonly ok: boolean;
  /** A few words beside the name: what was looked at. */
  readonly note?: string;
  /** What the reader needs when it failed. */
  readonly output?: string;
}

export interface ToolRun {
  readonly ok: boolean;
  readonly stdout: string;
  /** Both streams as they came, for the reader. */
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

/** A step that is one tool, or several calls of it: all of them have to end well. */
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
