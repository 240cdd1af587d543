/** The long run: breaks each rule in turn; a test naming its clause must fail. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type Break, readBreaks } from './breaks.ts';

const root = new URL('../../', import.meta.url);

describe.concurrent('broken rules are noticed', { timeout: 300_000 }, () => {
  test.each(readBreaks(root))('$game: $clause, $from -> $to', async (rule) => {
    const { code, output } = await runTestsOf(rule);
    expect(output).toContain(rule.clause);
    expect([code, output]).not.toEqual([0, output]);
    expect(output).toMatch(new RegExp(`FAIL.*\\[[^\\]]*${rule.clause}`));
  });
});

/** Runs the game's own tests of this clause with the rule broken. */
function runTestsOf(rule: Break): Promise<{ code: number | null; output: string }> {
  const pattern = `\\[[^\\]]*${rule.clause}`;
  const args = ['node_modules/vitest/vitest.mjs', 'run', rule.folder, '-t', pattern, '--reporter=default'];
  const env = { ...process.env, BAIZE_BREAK: JSON.stringify(rule), BAIZE_LONG: '', NO_COLOR: '1', CI: '1' };
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: fileURLToPath(root), env });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('close', (code) => resolve({ code, output }));
  });
}
