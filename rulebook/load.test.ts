import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { loadRulebook, rulebookFolder } from './load.ts';

const folder = mkdtempSync(join(tmpdir(), 'baize-rulebook-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the loader refuses a rule book with all of its mistakes, file and line', () => {
  cpSync(rulebookFolder, folder, { recursive: true });
  // The lists would miss the clause that is renamed.
  for (const list of ['pending', 'levels']) {
    const [columns = ''] = readFileSync(join(folder, `${list}.tsv`), 'utf8').split('\n');
    writeFileSync(join(folder, `${list}.tsv`), `${columns}\n`);
  }
  const page = join(folder, 'casino-war.md');
  const lines = readFileSync(page, 'utf8').split('\n');
  const at = lines.findIndex((line) => line.startsWith('- **CW-002**')) + 1;
  writeFileSync(page, lines.join('\n').replace('**CW-002** (bet', '**CW-001** (bit'));
  expect(() => loadRulebook(folder)).toThrow(
    [
      'the rule book has 2 mistakes:',
      `rulebook/casino-war.md:${at}: CW-001: 'bit' is not a kind of clause: setup, timing, value, bet, limit, procedure, ` +
        'payout, money, ui, disconnect, incident, integrity, reporting, example, resolution.',
      `rulebook/casino-war.md:${at}: CW-001 is already defined at casino-war.md:${at - 1}.`,
    ].join('\n'),
  );
});
