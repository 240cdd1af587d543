import { describe, expect, test } from 'vitest';
import { type HouseState, startScreen } from './start.ts';
import { makeTerminal } from './terminal/terminal.ts';
import { widthOf } from './terminal/text.ts';

const house: HouseState = {
  site: 'http://127.0.0.1:8400',
  kind: 'play',
  hasStaff: false,
  folder: '/srv/baize',
  defaultFolder: '/srv/baize',
  log: '/srv/baize/house.log',
  tables: [
    {
      id: 'golden-wealth-baccarat-1',
      name: 'Golden Wealth Baccarat',
      game: 'golden-wealth-baccarat',
      phase: 'betting',
    },
    { id: 'war', name: 'Casino War', game: 'casino-war', phase: 'failed' },
  ],
};

describe('the start screen', () => {
  test.each([60, 80, 200])('fits %i columns', (width) => {
    for (const line of startScreen(house, makeTerminal(width, true))) expect(widthOf(line)).toBeLessThanOrEqual(width);
  });

  test('says where the house is, what money it uses, and where its data lies', () => {
    const screen = startScreen(house, makeTerminal(120, false));
    expect(screen).toContain('The house is open at http://127.0.0.1:8400 (play money, which is worth nothing)');
    expect(screen).toContain('Everything is kept in /srv/baize; its log is /srv/baize/house.log');
    const real = startScreen({ ...house, kind: 'real' }, makeTerminal(120, false));
    expect(real).toContain('The house is open at http://127.0.0.1:8400 (real money)');
  });

  test('shows every table and its state', () => {
    const screen = startScreen(house, makeTerminal(100, false));
    expect(screen).toContain('golden-wealth-baccarat-1  Golden Wealth Baccarat  golden-wealth-baccarat  betting');
    expect(screen).toContain('war                       Casino War              casino-war              failed');
  });

  test('says how to add the first administrator, until there is one', () => {
    const command = './baize staff add <name> <email> --role administrator';
    expect(startScreen(house, makeTerminal(120, false)).join('\n')).toContain(command);
    expect(startScreen({ ...house, hasStaff: true }, makeTerminal(120, false)).join('\n')).not.toContain(command);
  });

  test('suggests commands that name a table and a game of the house', () => {
    const screen = startScreen(house, makeTerminal(120, false)).join('\n');
    expect(screen).toContain('./baize play golden-wealth-baccarat-1');
    expect(screen).toContain('./baize odds golden-wealth-baccarat ');
  });

  test('names the house in commands unless it is the default one', () => {
    const other = { ...house, folder: '/srv/other', site: 'http://127.0.0.1:9000' };
    const screen = startScreen(other, makeTerminal(120, false)).join('\n');
    expect(screen).toContain('./baize staff add <name> <email> --role administrator --data /srv/other');
    expect(screen).toContain('./baize verify ledger --data /srv/other');
    expect(screen).toContain('./baize play golden-wealth-baccarat-1 --house http://127.0.0.1:9000');
    expect(startScreen(house, makeTerminal(120, false)).join('\n')).not.toMatch(/--data|--house/);
  });

  test('has no style codes where none are wanted', () => {
    expect(startScreen(house, makeTerminal(80, false)).join('')).not.toContain('\u001B');
  });
});
