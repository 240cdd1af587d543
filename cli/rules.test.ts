import { Command } from 'commander';
import { afterEach, expect, test, vi } from 'vitest';
import { loadRulebook } from '../rulebook/load.ts';
import { registerConformance } from './conformance.ts';
import { UsageError } from './fail.ts';
import { registerRules } from './rules.ts';

async function baize(...args: readonly string[]): Promise<string> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const program = new Command('baize').exitOverride();
  registerRules(program);
  registerConformance(program);
  await program.parseAsync(args, { from: 'user' });
  return String(log.mock.lastCall?.[0]);
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('without an argument the pages are listed with their clause counts', async () => {
  expect(await baize('rules')).toMatch(/^peek-baccarat +Peek Baccarat \(live\) +86$/m);
  const { pages } = JSON.parse(await baize('rules', '--json')) as { pages: readonly { id: string }[] };
  expect(pages.map(({ id }) => id)).toEqual(loadRulebook().pages.map(({ id }) => id));
});

test('a page is found whatever the case, and no line of any page leaves the default width', async () => {
  expect(await baize('rules', 'Peek-Baccarat')).toMatch(/^Peek Baccarat \(live\)\n═+\n/);
  const { pages } = JSON.parse(await baize('rules', '--json')) as { pages: readonly { id: string }[] };
  for (const { id } of pages) {
    const longest = Math.max(...(await baize('rules', id)).split('\n').map((line) => line.length));
    expect({ id, longest }).toSatisfy((page: { longest: number }) => page.longest <= 100);
  }
});

// Ids come from the rule book itself: written here they would count as tests of those clauses.
const { clauses, compliance, replaced } = loadRulebook();

test('a clause is shown with its text and the resolutions it names', async () => {
  const { id = '', by = '' } = replaced[0] ?? {};
  const facts = JSON.parse(await baize('rules', id.toLowerCase(), '--json')) as Record<string, unknown>;
  expect(facts).toMatchObject({ id, page: 'poker-hands', kind: 'value', game: 'omaha-hilo' });
  expect(facts['names']).toContainEqual({ id: by, text: clauses.find((clause) => clause.id === by)?.text });
  const shown = await baize('rules', by);
  expect(shown).toContain('straights and flushes as low hands');
  expect(shown).toContain(`\nnamed by    ${id}\n`);
});

test('a clause that is a table row is shown by its columns', async () => {
  const row = clauses.find(({ text }) => text === 'Card: Ace; Value: 1');
  expect(await baize('rules', row?.id ?? '')).toContain('\nCard   Ace\nValue  1\n');
});

test('a compliance point is shown like a clause', async () => {
  expect(await baize('rules', compliance[0]?.id ?? '')).toContain('One system clock');
});

test('an unknown id is a usage mistake that suggests the nearest', async () => {
  const id = clauses[0]?.id ?? '';
  await expect(baize('rules', `${id}0`)).rejects.toThrow(UsageError);
  await expect(baize('rules', `${id}0`)).rejects.toThrow(`no page or clause '${id}0'. The nearest are: ${id}, `);
});

test('an unknown page of conformance is a usage mistake that names the pages', async () => {
  await expect(baize('conformance', 'poker')).rejects.toThrow(/^unknown page 'poker'. Choose one of: bonus-baccarat, /);
});
