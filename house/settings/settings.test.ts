/** Settings: defaults, the file over them, the command line over both, and every mistake reported at once. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { examples } from '../../core/games/examples/examples.ts';
import { games } from '../../core/games/games.ts';
import { worthlessCertificate, worthlessKey } from '../server/testing/certificate.ts';
import { readSettings } from './read.ts';
import { type Overrides, settle, type Settings } from './settings.ts';

const places = { fileFolder: '/etc/baize', here: '/srv', home: '/home/ana' };

function right(file: unknown, said: Overrides = {}): Settings {
  const settings = settle(file, said, places);
  if ('mistakes' in settings) throw new Error(settings.mistakes.join('\n'));
  return settings;
}
const wrong = (file: unknown, said: Overrides = {}): readonly string[] => {
  const settings = settle(file, said, places);
  return 'mistakes' in settings ? settings.mistakes : [];
};

test('by default there is a play-money house with one table of every game, on this machine only', () => {
  const { kind, folder, database, server, tables } = right({});
  expect([kind, folder, database]).toEqual([undefined, '/home/ana/.baize', undefined]);
  expect([server.host, server.port]).toEqual(['127.0.0.1', 8400]);
  expect(tables.map(({ game }) => game.id)).toEqual(games.map(({ id }) => id));
  expect(new Set(tables.map(({ id }) => id)).size).toBe(games.length);
  expect(tables.find(({ id }) => id === 'ezugi-blackjack-1')?.names).toEqual({
    en: 'Live Blackjack',
    lt: 'Juodasis džekas („Blackjack“)',
    ro: 'Blackjack live',
  });
});

describe('examples', () => {
  const tables = [{ id: 'dt', game: 'dragon-tiger' }];

  test('have no table unless requested: all on the command line, or by name in the file', () => {
    const ids = (settings: Settings) => settings.tables.map(({ game }) => game.id);
    expect(ids(right({}, { withExamples: true }))).toEqual([...games, ...examples].map(({ id }) => id));
    expect(ids(right({ tables }))).toEqual(['dragon-tiger']);
  });

  test('are never dealt for real money', () => {
    const why = 'an example is dealt for play money alone: nobody approved it';
    expect(wrong({ tables }, { kind: 'real' })).toEqual([`tables, dt, game: "dragon-tiger", ${why}`]);
    expect(wrong({}, { kind: 'real', withExamples: true })).toHaveLength(examples.length);
  });

  test('say in every language that they are examples', () => {
    const [table] = right({ tables }).tables;
    expect(table?.names).toEqual({
      en: expect.stringContaining('(example)'),
      lt: expect.stringContaining('(pavyzdys)'),
      ro: expect.stringContaining('(exemplu)'),
    });
  });
});

test('a table without a name takes the game’s, in every language that has one', () => {
  for (const { game, names } of right({}).tables) expect(names).toEqual({ en: game.title, ...game.titles });
});

test('a file defines tables by game, name, parameters, limits, pace, languages and currency', () => {
  const { tables } = right({
    kind: 'real',
    pace: { step: 0.5 },
    tables: [
      {
        id: 'high-baccarat',
        game: 'ezugi-baccarat',
        name: { en: 'High table', lt: 'Aukštasis stalas' },
        parameters: { bettingSeconds: 25, payouts: { tie: 9 } },
        limits: { stakeMin: 10_000, stakeMax: 400_000 },
        pace: { result: 10 },
        languages: ['lt', 'en'],
        currency: 'EUR',
      },
      { id: 'wheel', game: 'ezugi-roulette', name: 'Wheel' },
    ],
  });
  const [table, wheel] = tables;
  expect(table?.names).toEqual({ en: 'High table', lt: 'Aukštasis stalas' });
  expect(table?.rules.parameters).toMatchObject({ bettingSeconds: 25, stakeMin: 10_000, stakeMax: 400_000, decks: 8 });
  expect(table?.rules.parameters['payouts']).toMatchObject({ tie: '9' });
  expect([table?.pace, wheel?.pace]).toEqual([
    { step: 0.5, warning: 5, result: 10 },
    { step: 0.5, warning: 5, result: 6 },
  ]);
  expect([table?.languages, wheel?.languages]).toEqual([
    ['lt', 'en'],
    ['en', 'lt', 'ro'],
  ]);
  expect(wheel?.names).toEqual({ en: 'Wheel' });
});

test('the command line overrides the file, and paths are relative to where they were given', () => {
  const file = { data: 'data', database: 'postgres://a/b', kind: 'play', server: { host: '0.0.0.0', port: 80 } };
  expect(right(file)).toMatchObject({ folder: '/etc/baize/data', database: 'postgres://a/b', server: { port: 80 } });
  const said = { data: 'elsewhere', database: 'postgres://c/d', host: '127.0.0.1', port: 9000 };
  expect(right(file, said)).toMatchObject({
    folder: '/srv/elsewhere',
    database: 'postgres://c/d',
    server: { host: '127.0.0.1', port: 9000 },
  });
});

test('policy, server and mail settings are as given, the rest defaults', () => {
  const { policy, server, mail, log } = right({
    policy: { failuresMax: 5, playGrant: 2500 },
    server: { limits: { connectionsPerAddress: 10 }, trustedProxies: ['10.0.0.0/8'], site: 'https://play.example.org' },
    mail: { from: 'Baize <b@example.org>', host: 'mail.example.org', security: 'tls' },
    log: { file: '-' },
  });
  expect([policy.failuresMax, policy.playGrant, policy.idleMinutes]).toEqual([5, 2500, 30]);
  expect(server).toMatchObject({ limits: { connectionsPerAddress: 10 }, site: 'https://play.example.org' });
  expect(mail).toMatchObject({ port: 465, security: 'tls', user: undefined });
  expect(log).toEqual({ level: 'info', file: undefined });
});

test('the example in the documentation is valid', () => {
  const page = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
  const [, example = ''] = /```yaml\n([\s\S]*?)```/.exec(page) ?? [];
  expect(right(parse(example)).tables.map(({ id }) => id)).toEqual(['baccarat-1', 'wheel-1']);
});

describe('mistakes', () => {
  test('all at once, each with its place, what was given and what is valid', () => {
    const mistakes = wrong({
      kind: 'monopoly',
      sever: { port: 80 },
      server: { port: 99_999, hots: 'x' },
      policy: { idleMinutes: 'long' },
      tables: [
        { id: 'One', game: 'whist' },
        { id: 'two', game: 'ezugi-bacarat' },
        { id: 'two', game: 'rng-baccarat', parameters: { decks: 99, deck: 1 }, limits: { stakeMin: 0 }, paces: {} },
        { game: 'casino-war', languages: ['en', 'en'] },
      ],
    });
    expect(mistakes).toEqual([
      'kind: "monopoly", must be one of play, real',
      'server.port: 99999, must be a whole number from 0 to 65535',
      expect.stringContaining('server.hots: no such setting; did you mean host? (known here: host, port, site'),
      'policy.idleMinutes: "long", must be a whole number of minutes from 1 to 1440',
      'tables[0].id: "One", must be an id of small letters, digits and dashes, such as blackjack-2',
      expect.stringContaining('tables[2].paces: no such setting; did you mean pace?'),
      'tables[3].id: missing, must be an id of small letters, digits and dashes, such as blackjack-2',
      'tables[3].languages: ["en","en"], must be a list of languages of en, lt and ro, none twice',
      expect.stringContaining('sever: no such setting; did you mean server?'),
      expect.stringContaining('tables[0].game: "whist", is no game (games: ezugi-baccarat, '),
      expect.stringContaining('tables[1].game: "ezugi-bacarat", is no game; did you mean ezugi-baccarat?'),
      'tables[2].id: "two", must be another table’s than those before',
      'tables[2].parameters.decks: 99, must be a whole number from 1 to 12 (RB-007)',
      'tables[2].limits.stakeMin: 0, must be an amount in whole cents above zero (RB-903)',
      expect.stringContaining('tables[2].parameters.deck: 1, no such parameter. Choose one of: decks, stakeMin'),
    ]);
  });

  test('an unknown name unlike any other gets no suggestion, and a duplicate table id is reported once', () => {
    const mistakes = wrong({
      port: 80,
      tables: [
        { id: 'one', game: 'casino-war' },
        { id: 'one', game: 'casino-war' },
      ],
    });
    expect(mistakes).toEqual([
      expect.stringMatching(/^port: no such setting \(known here: kind, /),
      'tables[1].id: "one", must be another table’s than those before',
    ]);
  });

  test('a limit that is also a parameter may be given only once', () => {
    const table = { id: 'a', game: 'casino-war', parameters: { stakeMin: 100 }, limits: { stakeMin: 200 } };
    expect(wrong({ tables: [table] })).toEqual([
      'tables[0].limits.stakeMin: 200, is given among the parameters too; give it once',
    ]);
  });

  test('[GLI-97] only a rehearsal, where no money is staked, may run without a floor manager', () => {
    const table = { id: 'a', game: 'ezugi-roulette', dealer: 'studio', unsupervised: true };
    const why = 'needs rehearsal: true, for where money is staked a floor manager is on duty (GLI-97)';
    expect(wrong({ tables: [table] }, { kind: 'real' })).toEqual([`tables[0].unsupervised: true, ${why}`]);
    expect(wrong({ tables: [{ ...table, dealer: 'virtual' }] })).toEqual([`tables[0].unsupervised: true, ${why}`]);
    const [read] = right({ tables: [{ ...table, rehearsal: true }] }).tables;
    expect(read).toMatchObject({ dealer: 'studio', isRehearsal: true, isUnsupervised: true });
  });

  test('a table uses the currency of its house', () => {
    const tables = [{ id: 'war', game: 'casino-war', currency: 'EUR' }];
    expect(wrong({ tables }, { kind: 'play' })).toEqual([
      'tables, war, currency: "EUR", must be PLAY in a house of play money (--kind)',
    ]);
    expect(wrong({ tables }, { kind: 'real' })).toEqual([]);
  });

  test('with real money, connections are encrypted by the house or a proxy', () => {
    const open = { host: '0.0.0.0' };
    expect(wrong({ server: open }, { kind: 'real' })).toEqual([
      expect.stringContaining('server.host: "0.0.0.0", with real money the way to players must be encrypted'),
    ]);
    expect(wrong({ server: open }, { kind: 'play' })).toEqual([]);
    expect(wrong({ server: { ...open, tls: { certificate: 'c', key: 'k' } } }, { kind: 'real' })).toEqual([]);
    expect(wrong({ server: { ...open, trustedProxies: ['10.0.0.1'] } }, { kind: 'real' })).toEqual([]);
  });

  test('a password is never repeated', () => {
    const mistakes = wrong({ database: 'mysql://me:secret@host/db', mail: { password: 5_3_0_7, user: 'x' } });
    expect(mistakes.join('\n')).not.toMatch(/secret|5307/);
    expect(mistakes).toContain('database: given, must be an address such as postgres://user@host/name');
  });

  test('mail is sent with a name and a password, or with neither', () => {
    const mail = { from: 'a@example.org', host: 'mail' };
    const together = 'mail.user: must be given together with mail.password or mail.passwordFile';
    expect(wrong({ mail: { ...mail, user: 'a' } })).toEqual([together]);
    expect(wrong({ mail: { ...mail, password: 'b' } })).toEqual([together]);
    expect(wrong({ mail: { ...mail, user: 'a', password: 'b', passwordFile: 'c' } })).toEqual([
      'mail.passwordFile: given together with mail.password, give one of them',
    ]);
    expect(wrong({ mail })).toEqual([]);
  });

  test.each([['text'], [['a', 'list']], [5]])('%j is no section', (content) => {
    expect(wrong(content)[0]).toMatch(/^the settings: .+, must be a section with any of kind, data, database, server/);
  });
});

describe('files', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'baize-settings-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const read = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return readSettings(name, {}, { here: folder, home: '/home/ana' });
  };

  test('YAML and JSON are equivalent', () => {
    const yaml = read('house.yaml', 'server:\n  port: 9000 # ours\ntables:\n  - { id: war, game: casino-war }\n');
    const json = read('house.json', '{"server":{"port":9000},"tables":[{"id":"war","game":"casino-war"}]}');
    expect(JSON.stringify(yaml)).toBe(JSON.stringify(json));
    expect(yaml).toMatchObject({ server: { port: 9000 }, folder: '/home/ana/.baize', tables: [{ id: 'war' }] });
  });

  test('an empty file changes nothing', () => {
    expect(read('empty.yaml', '# nothing yet\n')).toMatchObject({ kind: undefined, tables: { length: games.length } });
  });

  test('an unreadable file is reported with its location', () => {
    expect(read('broken.yaml', 'server:\n  port: [80\n')).toMatchObject({
      mistakes: [expect.stringMatching(/at line \d, column \d/)],
    });
    expect(read('twice.yaml', 'kind: play\nkind: real\n')).toMatchObject({
      mistakes: [expect.stringContaining('must be unique at line 2')],
    });
    expect(readSettings('nowhere.yaml', {}, { here: folder, home: '' })).toMatchObject({
      mistakes: ['cannot be read: there is no such file'],
    });
  });

  test('a certificate and its key must be valid', () => {
    const text = 'server: { tls: { certificate: cert.pem, key: key.pem } }\n';
    writeFileSync(join(folder, 'cert.pem'), worthlessCertificate);
    writeFileSync(join(folder, 'key.pem'), worthlessKey);
    expect(read('tls.yaml', text)).toMatchObject({ server: { tls: { key: join(folder, 'key.pem') } } });
    writeFileSync(join(folder, 'key.pem'), 'no key at all');
    expect(read('tls.yaml', text)).toMatchObject({
      mistakes: [expect.stringMatching(/^server\.tls: must be a certificate and the key that belongs to it/)],
    });
  });

  test('files named in settings must exist', () => {
    const text = 'server: { tls: { certificate: here.pem, key: nowhere.pem } }\n';
    writeFileSync(join(folder, 'here.pem'), 'PEM');
    expect(read('tls.yaml', text)).toEqual({
      mistakes: [`server.tls.key: "${join(folder, 'nowhere.pem')}", must be a file that can be read`],
    });
  });
});
