/** `baize new game` makes a whole game of any other: it passes the types, and its check fails where its author has work. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyGame } from '../core/games/games.ts';
import { CopiedHouse } from './testing/copied-house.ts';

const letters = (at: number) => `N${String.fromCodePoint(65 + at)}`;
const made = everyGame.map(({ id }, at) => ({ like: id, id: `newcomer-${at + 1}`, prefix: letters(at) }));

describe('a game made of another', () => {
  let copy: CopiedHouse;
  beforeAll(async () => {
    copy = new CopiedHouse();
    for (const { like, id, prefix } of made) {
      const { code, stderr } = await copy.run('new', 'game', id, '--like', like, '--clauses', prefix);
      if (code !== 0) throw new Error(`${like}: ${stderr}`);
    }
  });
  afterAll(() => copy.remove());

  test.each(made)('like $like stands in the list', ({ id }) => {
    expect(copy.read('core/games/games.ts')).toContain(`from './${id}/index.ts'`);
  });

  test('passes the types, whatever it was made of', async () => {
    for (const part of ['core', 'web']) {
      expect(await copy.tool('tsc', '--noEmit', '-p', part)).toMatchObject({ code: 0, stdout: '' });
    }
  });

  const checked = process.env['BAIZE_LONG'] === '1' ? made : made.filter(({ like }) => like === 'dragon-tiger');
  test.each(checked)('like $like fails only in its first test and in clauses that no test names', async ({ id }) => {
    const { stdout } = await copy.run('check', id);
    const failed = stdout.match(/^FAILED +\w+/gm)?.map((line) => line.split(/ +/)[1]);
    expect(failed).toEqual(['conformance', 'tests']);
    expect(stdout).toContain(`core/games/${id}/${id}.test.ts: `);
    expect(stdout).toContain('what the table asks for, in this order');
    expect(stdout).toMatch(/1 of 1 fail/);
  });
});
