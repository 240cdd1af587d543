/** Chat at tables over real sockets: who hears what, what is refused, and what the floor sees and does. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { defined } from '../../core/base/defined.ts';
import { present } from '../../core/base/invariant.ts';
import { readAudit } from '../accounts/audit.ts';
import { keepUp } from '../running/upkeep.ts';
import { openLog } from '../server/log.ts';
import { ask } from '../server/testing/ask.ts';
import { type ServerHouse, serverHouse, type TestPlayer } from '../server/testing/server-house.ts';
import { staffAt } from '../server/testing/staff-at.ts';
import type { TestClient } from '../server/testing/test-client.ts';
import { engines } from '../testing/databases.ts';
import { TestClock } from '../testing/test-clock.ts';

const day = 24 * 3_600_000;

/** The texts a client received, in order. */
const heardBy = ({ frames }: TestClient) =>
  frames.flatMap((one) =>
    one.frame === 'table' && one.told.said === 'chat' ? [one.told.line.text ?? one.told.line.fact] : [],
  );
const stateOf = (client: TestClient) => present(client.all('state').at(-1), 'a state');

describe.each(engines)('talk, on $name', (engine) => {
  let house: ServerHouse;
  let ana: TestPlayer;
  let bob: TestPlayer;
  let floor: Awaited<ReturnType<typeof staffAt>>;
  beforeAll(async () => {
    house = await serverHouse(engine, { chat: { closedAt: ['hand-2'] } });
    [ana, bob] = [await house.player('ana'), await house.player('bob')];
    floor = await staffAt(house.accounts, 'flora', 'floor');
    house.newTable();
    house.newTable();
    house.newTable('private');
  });
  afterEach(async () => {
    await house.closeClients();
    // Let the rate limits recover.
    await house.pass(30);
  });
  afterAll(() => house.drop());

  const at = async (player: TestPlayer | undefined, table = 'hand-1') => {
    const client = await house.connect(defined({ token: player?.token }));
    await client.say({ do: 'watch', table });
    return client;
  };
  let written = 0;
  const write = (client: TestClient, text: string, id = `line-${(written += 1)}`) =>
    client.say({ do: 'chat', table: 'hand-1', text, id });
  const staff = (what: string, body?: unknown, token = floor.token) =>
    ask(house.server.address, what, { token, ...defined({ body }) });

  test('a line is stored and reaches everyone once, including returning players and newcomers', async () => {
    const [here, there, visitor] = [await at(ana), await at(bob), await at(undefined)];
    const { stream, n, own } = stateOf(there);
    expect(await write(here, '  Good \n evening! ', 'first')).toMatchObject({ frame: 'done' });
    expect(await write(here, '  Good \n evening! ', 'first')).toMatchObject({ frame: 'done' });
    await house.quiet();
    for (const one of [here, there, visitor]) expect(heardBy(one)).toEqual(['Good evening!']);
    await there.cut();
    await write(here, 'Is anybody here?');
    const back = await house.connect({ token: bob.token });
    await back.say({ do: 'watch', table: 'hand-1', from: { stream, table: n, own } });
    expect(back.all('state')).toEqual([]);
    expect(heardBy(back)).toEqual(['Good evening!', 'Is anybody here?']);
    const late = stateOf(await at(bob)).chat;
    expect(late).toMatchObject({ open: true, textMost: 200, hidden: [] });
    expect(late?.lines.map(({ by, name, text }) => [by, name, text])).toEqual([
      ['player', 'ana', 'Good evening!'],
      ['player', 'ana', 'Is anybody here?'],
    ]);
  });

  test('visitors read but can’t write; private tables and tables with chat switched off have none', async () => {
    const visitor = await at(undefined);
    expect(await write(visitor, 'hello')).toMatchObject({ why: { refused: 'not-signed-in' } });
    for (const table of ['hand-2', 'hand-3']) {
      const client = await at(ana, table);
      expect(stateOf(client)).not.toHaveProperty('chat');
      expect(await client.say({ do: 'chat', table, text: 'hello' })).toMatchObject({ why: { refused: 'chat-closed' } });
    }
    expect(await write(await house.connect({ token: ana.token }), 'x')).toMatchObject({
      why: { refused: 'not-at-table' },
    });
  });

  test('a line against the chat rules is refused with the reason, and nobody receives it', async () => {
    const client = await at(ana);
    const why = async (text: string) => (await write(client, text)) as { why?: { refused: string } };
    expect((await why('you asshole')).why?.refused).toBe('chat-word');
    expect((await why('see example.com')).why?.refused).toBe('chat-link');
    expect((await why('a'.repeat(201))).why?.refused).toBe('chat-too-long');
    expect(await why('fine')).toMatchObject({ frame: 'done' });
    expect((await why('fine')).why?.refused).toBe('chat-again');
    await house.quiet();
    expect(heardBy(client)).toEqual(['fine']);
  });

  test('the limit is four lines at once and twelve a minute, across all tables', async () => {
    const client = await at(bob);
    const answers = [];
    for (const text of ['one', 'two', 'three', 'four', 'five']) answers.push(await write(client, text));
    expect(answers.map(({ frame }) => frame)).toEqual(['done', 'done', 'done', 'done', 'refused']);
    // Twelve a minute: one every five seconds.
    expect(answers.at(-1)).toMatchObject({ why: { refused: 'chat-too-fast', values: { seconds: 5 } } });
    await house.pass(5);
    expect(await write(client, 'five')).toMatchObject({ frame: 'done' });
  });

  test('[GLI-85] a muted player reads but can’t write, on all devices, until the mute expires or is lifted', async () => {
    const [here, alsoHere] = [await at(bob), await at(bob)];
    const muted = await staff('POST /api/floor/talk/mutes', { player: 'bob', minutes: 10, reason: 'insults' });
    expect(muted.json).toMatchObject({ player: 'bob', stands: true, reason: 'insults' });
    await house.quiet();
    for (const one of [here, alsoHere]) {
      expect(one.last).toMatchObject({ frame: 'own', told: { said: 'muted', mute: { reason: 'insults' } } });
    }
    expect(await write(here, 'but why')).toMatchObject({
      why: { refused: 'chat-muted', values: { reason: 'insults', seconds: 600 } },
    });
    expect(stateOf(await at(bob)).chat?.muted).toMatchObject({ reason: 'insults' });
    const [entry] = await readAudit(house.accounts.db, { limit: 1 });
    expect(entry?.entry).toMatchObject({ by: floor.id, did: 'player-muted', subject: `person ${bob.id}` });
    await house.pass(600);
    expect(await write(here, 'thank you')).toMatchObject({ frame: 'done' });
    const again = await staff('POST /api/floor/talk/mutes', { player: 'bob', minutes: null, reason: 'again' });
    expect(await write(here, 'no')).toMatchObject({
      why: { refused: 'chat-muted-for-good', values: { reason: 'again' } },
    });
    await staff(`POST /api/floor/talk/mutes/${String(again.json['mute'])}/lift`, { reason: 'said sorry' });
    await house.quiet();
    expect(here.last).toMatchObject({ told: { said: 'muted' } });
    expect(here.last).not.toHaveProperty('told.mute');
    expect(await write(here, 'sorry')).toMatchObject({ frame: 'done' });
  });

  test('hiding someone applies to that player only, at every table and on every device', async () => {
    const [here, other] = [await at(ana), await at(ana)];
    const hide = (hidden: boolean, name = 'bob') => here.say({ do: 'hide', table: 'hand-1', name, hidden });
    expect(await hide(true)).toMatchObject({ frame: 'done' });
    await house.quiet();
    expect(other.last).toMatchObject({ frame: 'own', told: { said: 'hidden', names: ['bob'] } });
    expect(stateOf(await at(ana)).chat?.hidden).toEqual(['bob']);
    expect(stateOf(await at(bob)).chat?.hidden).toEqual([]);
    await hide(false);
    expect(stateOf(await at(ana)).chat?.hidden).toEqual([]);
    for (const name of ['nobody', 'ana', 'flora']) {
      expect(await hide(true, name)).toMatchObject({ why: { refused: 'no-such-player' } });
    }
  });

  test('a report reaches the floor once, with the line; it is closed with a note and the line withdrawn', async () => {
    const [here, there] = [await at(ana), await at(bob)];
    await write(there, 'I know where you live');
    await house.quiet();
    const line = stateOf(await at(ana)).chat?.lines.at(-1)?.line ?? 0;
    const report = { do: 'report', table: 'hand-1', name: 'bob', line, fault: 'abuse' } as const;
    expect(await here.say(report)).toMatchObject({ frame: 'done' });
    expect(await here.say(report)).toMatchObject({ frame: 'done' });
    expect(await here.say({ ...report, line: line + 1 })).toMatchObject({ why: { refused: 'no-such-line' } });
    expect(await there.say({ ...report, name: 'ana' })).toMatchObject({ why: { refused: 'no-such-line' } });
    const { json } = await staff('GET /api/floor/talk/reports');
    const told = {
      table: 'hand-1',
      reporter: 'ana',
      player: 'bob',
      why: 'abuse',
      line,
      quoted: 'I know where you live',
    };
    expect(json['reports']).toMatchObject([told]);
    const [{ report: id } = { report: 0 }] = json['reports'] as { report: number }[];
    const end = `POST /api/floor/talk/reports/${id}/end`;
    const ended = await staff(end, { note: 'warned', withdraw: true });
    expect(ended.json).toMatchObject({ report: id, ended: { by: floor.id, note: 'warned' } });
    await house.quiet();
    expect(there.last).toMatchObject({ frame: 'table', told: { said: 'unsaid', line } });
    expect(stateOf(await at(ana)).chat?.lines.map((one) => one.line)).not.toContain(line);
    const { json: log } = await staff('GET /api/floor/tables/hand-1/talk');
    expect((log['lines'] as unknown[])[0]).toMatchObject({ line, withdrawnAt: expect.any(String) });
    expect((await staff(end, { note: 'again' })).status).toBe(404);
    expect((await staff('GET /api/floor/talk/reports')).json['reports']).toEqual([]);
    const deeds = (await readAudit(house.accounts.db, { limit: 2 })).map(({ entry }) => entry.did);
    expect(deeds).toEqual(['chat-withdrawn', 'chat-report-ended']);
  });

  test('[GLI-86] players and dealers see no reports; a regulator only reads; a dealer may announce', async () => {
    const dealer = await staffAt(house.accounts, 'dora', 'dealer');
    const regulator = await staffAt(house.accounts, 'rita', 'regulator');
    const mute = { player: 'bob', minutes: 1, reason: 'x' };
    const status = async (what: string, token: string, body?: unknown) => (await staff(what, body, token)).status;
    expect(await status('GET /api/floor/talk/reports', ana.token)).toBe(403);
    expect(await status('GET /api/floor/problems', dealer.token)).toBe(403);
    expect(await status('GET /api/floor/problems', regulator.token)).toBe(200);
    expect(await status('POST /api/floor/talk/mutes', regulator.token, mute)).toBe(403);
    const client = await at(ana);
    const said = { text: 'Welcome, Ana!', announced: false };
    expect(await status('POST /api/floor/tables/hand-1/announce', dealer.token, said)).toBe(200);
    await house.quiet();
    expect(client.last).toMatchObject({ told: { line: { by: 'dealer', text: 'Welcome, Ana!' } } });
    expect(client.last).not.toHaveProperty('told.line.announced');
    expect(await status('POST /api/floor/tables/none/announce', dealer.token, said)).toBe(404);
  });

  test('[GLI-84] an announcement reaches every kind of table in its languages, and is recorded', async () => {
    const clients = [await at(ana, 'hand-1'), await at(ana, 'hand-2'), await at(ana, 'hand-3')];
    const text = { text: 'A short break.', lt: 'Trumpa pertrauka.', ro: 'O scurtă pauză.' };
    for (const table of ['hand-1', 'hand-2', 'hand-3']) await staff(`POST /api/floor/tables/${table}/announce`, text);
    await house.quiet();
    for (const client of clients) {
      expect(client.last).toMatchObject({ told: { said: 'chat', line: { by: 'floor', announced: true, ...text } } });
    }
    // Newcomers read it too, even where nobody may write.
    expect(stateOf(await at(ana, 'hand-2')).chat).toMatchObject({ open: false, lines: [text] });
    const [newest] = await readAudit(house.accounts.db, { limit: 1 });
    expect(newest?.entry).toMatchObject({ by: floor.id, did: 'announced', subject: 'table hand-3', after: text });
  });

  test.each([
    ['RP-083', 'royal-poker'],
    ['SB-048', 'ultimate-sic-bo'],
  ])('[%s] a game that is paused for an error tells every customer so in the chat: %s', async (clause, game) => {
    const table = await house.openTable(game);
    const [player, visitor] = [await at(ana, game), await at(undefined, game)];
    await table.pause({ clause, reason: 'A card could not be read.' });
    await house.quiet();
    for (const one of [player, visitor]) {
      expect(heardBy(one)).toEqual([{ kind: 'problem-examined', values: {} }]);
      expect(one.last).toMatchObject({ told: { line: { by: 'house', announced: true } } });
    }
  });

  test('a ready-made announcement that an older version stored as text is told as it was', async () => {
    const words = { text: 'Play goes on.', lt: 'Lošimas tęsiamas.', ro: 'Jocul continuă.' };
    const place = 'hand-3';
    await house.accounts.db.query(
      `insert into chat_line (table_id, by, words, announced, at) values ($1, 'house', $2::json, true, $3)`,
      [place, JSON.stringify(words), house.accounts.clock.now()],
    );
    const { json } = await staff(`GET /api/floor/tables/${place}/talk?limit=1`);
    expect(json).toMatchObject({ lines: [{ by: 'house', announced: true, ...words }] });
  });

  test('[GLI-90] lines are deleted after 90 days; a reported line stays with its report', async () => {
    const { db } = house.accounts;
    const lines = async () => (await db.query('select from chat_line')).length;
    const before = await lines();
    expect(before).toBeGreaterThan(0);
    // All were written on the house's first day. A separate clock, because tables have much to do in 90 days.
    const later = new TestClock(new Date(Date.parse('2026-11-16T10:00:00Z') + 90 * day).toISOString());
    const idle = async () => void (await db.query('select 1'));
    const end = keepUp(db, later, openLog({ level: 'silent' }), { chatDays: 90 });
    await idle();
    expect(await lines()).toBe(before);
    await later.advance(day, idle);
    // Maintenance runs in the background.
    await expect.poll(lines, { timeout: 20_000 }).toBe(0);
    end();
    const reports = await db.query<{ quoted: string }>('select quoted from chat_report');
    expect(reports.map(({ quoted }) => quoted)).toContain('I know where you live');
  });
});
