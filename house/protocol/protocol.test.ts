/** The protocol's page says what the schemas say, and every example on it is one that the server would take or send. */
import { format, resolveConfig } from 'prettier';
import { describe, expect, test } from 'vitest';
import { command } from './commands.ts';
import { describeProtocol } from './describe.ts';
import { commandExamples, frameExamples, ownExamples, tableExamples } from './examples.ts';
import { frame } from './frames.ts';
import { ownTold } from './own-told.ts';
import { tableTold } from './table-told.ts';
import { tournamentExamples } from './tournament-examples.ts';
import { tournamentTold } from './tournaments.ts';

const page = new URL('../../docs/protocol.md', import.meta.url).pathname;

describe('docs/protocol.md', () => {
  test('is what the schemas and examples make', async () => {
    const options = await resolveConfig(page);
    const text = await format(describeProtocol(), { ...options, parser: 'markdown' });
    await expect(text).toMatchFileSnapshot(page);
  });

  test.each([
    { of: 'commands', schema: command, examples: commandExamples, key: 'do' },
    { of: 'frames', schema: frame, examples: frameExamples, key: 'frame' },
    { of: 'what tables say', schema: tableTold, examples: tableExamples, key: 'said' },
    { of: 'what players are told', schema: ownTold, examples: ownExamples, key: 'said' },
    { of: 'what is said at tournaments', schema: tournamentTold, examples: tournamentExamples, key: 'said' },
  ])('every one of the $of has an example that its schema takes', ({ schema, examples, key }) => {
    for (const [name, { says, example }] of Object.entries(examples)) {
      expect(schema.parse(example)).toEqual(example);
      expect(example).toMatchObject({ [key]: name });
      expect(says).toMatch(/\.$/);
    }
    expect(Object.keys(examples)).toHaveLength(schema.options.length);
  });

  test('every part that is named has its own heading', () => {
    const text = describeProtocol();
    const named = new Set([...text.matchAll(/\]\(#([a-z]+)\)/g)].map(([, name]) => name));
    const headings = new Set([...text.matchAll(/^#+ (\w+)$/gm)].map(([, name = '']) => name.toLowerCase()));
    expect([...named].filter((name) => !headings.has(name ?? ''))).toEqual([]);
  });
});
