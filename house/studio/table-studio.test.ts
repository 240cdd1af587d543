/** Studio tables: people and devices answer the same procedure, and nothing unrequested is accepted. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defined } from '../../core/base/defined.ts';
import { placeId, type Seat } from '../../core/base/ids.ts';
import { present } from '../../core/base/invariant.ts';
import type { SpotTerms } from '../../core/round/betting.ts';
import { readAudit } from '../accounts/audit.ts';
import { commandLine } from '../accounts/rights.ts';
import { newToken } from '../accounts/token.ts';
import { readRound } from '../rounds/read.ts';
import { engines } from '../testing/databases.ts';
import { certify } from './device-proof.ts';
import { readStudioLog } from './studio-log.ts';
import type { TableStudio } from './table-studio.ts';
import { ana, dora, emil, flora, studioHouse, type StudioHouseInTest } from './testing/studio-house.ts';
import { verifyRounds } from '../testing/books.ts';

/** Bets Ana's minimum, at a seat if the table has them. */
async function stake({ table }: TableStudio, { spot, least }: SpotTerms, seat: Seat | undefined): Promise<void> {
  const sitting = { player: ana, name: 'Ana' };
  await table.enter(sitting);
  const at = defined({ seat });
  if (seat !== undefined) await table.command(sitting, { id: 'sit', table: table.id, do: 'sit', seat });
  const gesture = { bet: 'place', spot, amount: least.amount } as const;
  await table.command(sitting, { id: 'bet', table: table.id, do: 'bet', gesture, ...at });
}

describe.each(engines)('on $name', (engine) => {
  let house: StudioHouseInTest;
  beforeAll(async () => {
    house = await studioHouse(engine);
  }, 60_000);
  afterAll(() => house.drop());

  const kinds = async (table: string) =>
    (await readStudioLog(house.db, { table, limit: 100 })).map(({ kind }) => kind).toReversed();

  test('[BAC-E-031 BAC-E-034] a round is dealt card by card as prompted, and pays', async () => {
    const { studio, begin, bet, closeBets, scan, state, move, failures } = await house.open('ezugi-baccarat');
    expect(state().prompt).toEqual({ do: 'sign-on' });
    await begin();
    await bet('player', 1_000);
    const before = await house.balance();
    await closeBets();
    expect(state().prompt).toEqual({ do: 'card', place: 'player', nth: 1, face: 'up', clause: 'BAC-E-031' });
    await scan('2h 3c');
    expect(state().prompt).toMatchObject({ do: 'card', place: 'player', nth: 2 });
    // Player 2 + 3 = 5 draws; Banker 3 + 4 = 7 stands, so Player's third card is the last.
    await scan('3h 4c');
    expect(state().prompt).toMatchObject({ do: 'card', place: 'player', nth: 3, clause: 'BAC-E-034' });
    await scan('4s');
    await move(1);
    // 2 + 3 + 4 = 9 against 7: the stake of 10.00 wins even money.
    expect(await house.balance()).toBe(before + 1_000);
    expect(state().prompt.do).toBe('clear');
    expect(failures).toEqual([]);
    const round = present(await readRound(house.db, present(studio.table.roundId, 'a round')), 'the round');
    expect(round.entries.map(({ entry }) => entry.kind)).toEqual(['bets', 'card', 'card', 'card', 'card', 'card']);
    expect((await verifyRounds(house.db)).problems).toEqual([]);
    await studio.table.close('hold');
  });

  test('an unrequested card holds the table, calls the floor, and counts nowhere', async () => {
    const { studio, begin, read, state, closeBets, scan, move } = await house.open('ezugi-baccarat');
    await begin();
    expect(await read({ read: 'card', card: '9d' })).toMatchObject({ refused: 'unexpected-card' });
    expect(studio.table.phase).toBe('paused');
    expect(state()).toMatchObject({
      prompt: { do: 'await-floor' },
      held: ['hidden'],
      calls: [{ kind: 'unexpected-card' }],
    });
    expect(state().shown.places).toEqual({});
    const [call] = state().calls;
    expect(await studio.answerCall(present(call, 'a call').call, flora.id, 'coming')).toBe(true);
    expect(await studio.answerCall(present(call, 'a call').call, flora.id, 'again')).toBe(false);
    const { open } = await studio.table.incidents.triggers();
    expect(open).toMatchObject({ state: 'open', steps: [{ did: 'opened', by: 'the house' }] });
    const back = await studio.table.incidents.reject(present(open, 'an incident').incident, 'put back unseen', {
      id: flora.id,
      mayResolve: true,
    });
    expect(back).toMatchObject({ state: 'rejected' });
    expect(state()).toMatchObject({ held: [], calls: [] });
    await closeBets();
    await scan('2h');
    expect(state().prompt).toMatchObject({ do: 'card', place: 'banker', nth: 1 });
    await move(0);
    await studio.table.close('hold');
  });

  test('[GLI-92] the console reveals no card before it is turned', async () => {
    const { studio, begin, bet, closeBets, scan, state } = await house.open('peek-baccarat');
    await begin();
    await bet('player', 1_000);
    await closeBets();
    for (const card of ['2h', '3c', '4d', '5s']) {
      if (state().prompt.do !== 'card') break;
      const { face, place = '', nth = 1 } = state().prompt;
      await scan(card);
      expect(state().shown.places[place]?.[nth - 1]).toBe(face === 'down' ? 'hidden' : card);
    }
    expect(JSON.stringify(state())).toContain('hidden');
    await studio.table.close('hold');
  });

  test('a card read twice holds the table, detected by serial number or speed', async () => {
    const { studio, begin, read, closeBets } = await house.open('ezugi-baccarat');
    await begin();
    await closeBets();
    expect(await read({ read: 'card', card: '2h', serial: 'no 1' })).toBeUndefined();
    expect(await read({ read: 'card', card: '2h', serial: 'no 2' })).toBeUndefined();
    expect(await read({ read: 'card', card: '9c', serial: 'no 1' })).toMatchObject({ refused: 'duplicate-card' });
    expect(studio.table.phase).toBe('paused');
    expect(studio.table.round?.layout.places.get(placeId('player'))).toHaveLength(1);
    await studio.table.close('hold');
  });

  test('a repeated reading gets its first answer and is applied once', async () => {
    const { studio, begin, read, closeBets } = await house.open('ezugi-baccarat');
    await begin();
    await closeBets();
    for (let time = 0; time < 3; time++) expect(await read({ read: 'card', card: '2h' }, 'once')).toBeUndefined();
    expect(studio.table.round?.steps.filter(({ reply }) => reply.kind === 'card')).toHaveLength(1);
    await studio.table.close('hold');
  });

  test('a card whose copies are all out is refused', async () => {
    const { studio, begin, read, closeBets, state } = await house.open('royal-poker');
    await begin();
    await closeBets();
    expect(state().prompt.do).toBe('card');
    expect(await read({ read: 'card', card: '2h', serial: 'a' })).toBeUndefined();
    expect(await read({ read: 'card', card: '2h', serial: 'b' })).toMatchObject({ refused: 'impossible-card' });
    expect(studio.table.phase).toBe('paused');
    await studio.table.close('hold');
  });

  test.each([
    ['[BAC-E-083 BAC-E-915] baccarat', 'ezugi-baccarat'],
    ['[BJ-E-105] blackjack', 'ezugi-blackjack'],
    ['[GW-063] golden wealth', 'golden-wealth-baccarat'],
    ['[PB-062] peek', 'peek-baccarat'],
  ])(
    '%s: a card that cannot be read is tried three times, then the floor is called and the bets stand',
    async (_, game) => {
      const { studio, begin, read, closeBets, state } = await house.open(game);
      await begin();
      const seat = studio.table.rules.seats?.[0];
      const [main] = [...studio.table.rules.betting.spots.values()];
      await stake(studio, present(main, 'a spot'), seat);
      await closeBets();
      const { prompt } = state();
      expect(prompt.do).toBe('card');
      expect(await read({ read: 'failed' })).toBeUndefined();
      expect(await read({ read: 'failed' })).toBeUndefined();
      expect(state()).toMatchObject({ prompt, failedReads: 2, calls: [] });
      const staked = studio.table.staked;
      expect(await read({ read: 'failed' })).toMatchObject({ refused: 'unreadable-card' });
      expect(state()).toMatchObject({ phase: 'paused', calls: [{ kind: 'unreadable-card' }] });
      expect(studio.table.staked).toBe(staked);
      await studio.table.close('hold');
    },
  );

  test.each([
    ['[BAC-E-083] baccarat', 'ezugi-baccarat', 'BAC-E-083'],
    ['[BJ-E-105] blackjack', 'ezugi-blackjack', 'BJ-E-105'],
  ])('%s: where the table allows the dealer two attempts, the second one calls the floor', async (_, game, clause) => {
    const { studio, begin, read, closeBets, state } = await house.open(game, { parameters: { maxDealerScans: 2 } });
    await begin();
    const seat = studio.table.rules.seats?.[0];
    const [main] = [...studio.table.rules.betting.spots.values()];
    await stake(studio, present(main, 'a spot'), seat);
    await closeBets();
    expect(await read({ read: 'failed' })).toBeUndefined();
    expect(await read({ read: 'failed' })).toMatchObject({ refused: 'unreadable-card', clause });
    expect(state()).toMatchObject({ phase: 'paused', calls: [{ kind: 'unreadable-card', clause }] });
    await studio.table.close('hold');
  });

  test('[BAC-E-004 BAC-E-909] the round in which the cut card comes is completed and is the shoe’s last', async () => {
    const { studio, begin, read, closeBets, scan, move, state } = await house.open('ezugi-baccarat');
    await begin();
    await closeBets();
    await scan('2h 3c');
    expect(await read({ read: 'cut-card' })).toBeUndefined();
    expect(await read({ read: 'cut-card' })).toMatchObject({ refused: 'cut-card-out' });
    expect(state().shoe?.isLast).toBe(true);
    // Player's 2 + 7 = 9 is a natural against 3 + 4 = 7.
    await scan('7h 4c');
    await move(10);
    expect(studio.table.paused).toMatchObject({ why: 'new-shoe', clause: 'BAC-E-909' });
    expect(state().prompt).toEqual({ do: 'prepare', clause: 'BAC-E-909' });
    const next = { by: dora.id, composition: 'declared', seal: 'S-2', cutFromEnd: 16 } as const;
    expect(await studio.prepare(next)).toBeUndefined();
    // BAC-E-029, BAC-E-030: a two burns two more.
    await scan('2d 9d 9c');
    expect(state()).toMatchObject({ phase: 'betting', shoe: { number: 2, seal: 'S-2', left: 413, isLast: false } });
    expect(await studio.prepare(next)).toMatchObject({ refused: 'shoe-in-play' });
    await studio.table.close('hold');
  });

  test('after a stop the table waits for its dealer in the same state, with the same shoe', async () => {
    const first = await house.open('ezugi-baccarat', { id: 'stopped' });
    await first.begin();
    await first.closeBets();
    await first.scan('2h 3c');
    const { shoe } = first.state();
    await first.studio.table.close('hold');
    const { studio, state, scan, move, failures } = await house.open('ezugi-baccarat', { id: 'stopped' });
    expect(state()).toMatchObject({ phase: 'dealing', prompt: { do: 'sign-on' }, shoe });
    expect(state().shown.places).toEqual({ player: ['2h'], banker: ['3c'] });
    await move(2);
    await studio.signOn(emil, newToken());
    expect(state().prompt).toMatchObject({ do: 'card', place: 'player', nth: 2 });
    await scan('7h 4c');
    await move(1);
    expect(state().phase).toBe('result');
    expect(failures).toEqual([]);
    await studio.table.close('hold');
  });

  test('[GLI-98] a stop during preparation loses no scanned card', async () => {
    const openOne = () => house.open('ezugi-baccarat', { id: 'half-prepared' });
    const deck = [...'cdhs'].flatMap((suit) => [...'23456789TJQKA'].map((rank) => `${rank}${suit}`));
    let table = await openOne();
    /** Stops the house, reopens it, and signs the dealer in again. */
    const stop = async () => {
      const before = table.state().preparation;
      await table.studio.table.close('hold');
      table = await openOne();
      expect(table.state()).toMatchObject({ prompt: { do: 'sign-on' }, preparation: before });
      await table.studio.signOn(dora, newToken());
    };
    await table.studio.signOn(dora, newToken());
    const shoe = { by: dora.id, composition: 'scanned', seal: 'S-9', cutFromEnd: 20 } as const;
    expect(await table.studio.prepare({ ...shoe, seal: 'S-8' })).toBeUndefined();
    await table.scan('As');
    // Restarted: cards read for the first set no longer count.
    expect(await table.studio.prepare(shoe)).toBeUndefined();
    for (let n = 0; n < 415; n++) {
      if (n === 200) await stop();
      expect(await table.read({ read: 'card', card: present(deck[n % 52], 'a card') })).toBeUndefined();
    }
    expect(table.state()).toMatchObject({
      prompt: { do: 'scan-in' },
      preparation: { scanned: 415, of: 416, seal: 'S-9' },
    });
    await stop();
    await table.scan('As');
    // All 416 were there, eight of each. Now they are burned, and an ace burns one more.
    expect(table.state().prompt).toMatchObject({ do: 'burn', face: 'up', clause: 'BAC-E-029' });
    await table.scan('Ad');
    await stop();
    expect(table.state()).toMatchObject({
      prompt: { do: 'burn', face: 'down', clause: 'BAC-E-030' },
      preparation: { burned: ['Ad'] },
    });
    await table.scan('7c');
    expect(table.state()).toMatchObject({ phase: 'betting', shoe: { seal: 'S-9', left: 414, cutFromEnd: 20 } });
    expect(table.failures).toEqual([]);
    await table.studio.table.close('hold');
    table = await openOne();
    expect(table.state().preparation).toBeUndefined();
    await table.studio.table.close('hold');
  });

  test('[GLI-97] no bets are taken while no floor manager is on duty; rounds in play are finished', async () => {
    const { studio, begin, bet, closeBets, read, state, move, said } = await house.open('ezugi-roulette');
    await begin();
    await bet('red', 1_000);
    // Even money: the house can lose the stake.
    expect(studio.table.exposure).toEqual({ most: 1_000, isExact: true });
    const before = await house.balance();
    await house.floor.end(flora.id);
    await studio.idle();
    expect(studio.table.exposure.most).toBe(0);
    // Ana gets her chip back and is told why.
    expect(said.at(-1)).toMatchObject({ said: 'paused', why: { why: 'no-floor' } });
    expect(studio.table).toMatchObject({ phase: 'paused', staked: 0 });
    expect(state().prompt).toEqual({ do: 'no-floor' });
    await expect(bet('red', 1_000)).rejects.toThrow('no-floor');
    await move(60);
    expect([studio.table.phase, await house.balance()]).toEqual(['paused', before]);

    await house.floor.begin(flora, newToken());
    await studio.idle();
    expect(studio.table.phase).toBe('betting');
    await bet('red', 1_000);
    await closeBets();
    await house.floor.end(flora.id);
    // 3 is red: the round in play pays 10.00, and none follows it.
    await read({ read: 'pocket', pocket: 3 });
    await studio.done();
    await move(10);
    expect(await house.balance()).toBe(before + 1_000);
    expect(studio.table.paused).toMatchObject({ why: 'no-floor' });

    // The dealer can't supervise the same table.
    await house.floor.begin(flora, newToken());
    await studio.signOn(flora, newToken());
    expect(studio.table.paused).toMatchObject({ why: 'no-floor' });
    await studio.signOn(emil, newToken());
    expect(studio.table.phase).toBe('betting');
    const duties = await house.db.query(`select is_on as "isOn", facts from floor_entry order by id desc limit 2`);
    expect(duties).toEqual([
      { isOn: true, facts: { how: 'came', name: '' } },
      { isOn: false, facts: { how: 'left', name: '', minutes: 0 } },
    ]);
    await studio.table.close('hold');
  });

  test('[GLI-97] a shoe can be prepared while nobody has the floor', async () => {
    await house.floor.end(flora.id);
    const { studio, scan, state } = await house.open('ezugi-baccarat');
    await studio.signOn(dora, newToken());
    expect(state().prompt).toMatchObject({ do: 'prepare' });
    const shoe = { by: dora.id, composition: 'declared', seal: 'S-1', cutFromEnd: 16 } as const;
    expect(await studio.prepare(shoe)).toBeUndefined();
    await scan('As 2s');
    expect(state().prompt).toEqual({ do: 'no-floor' });
    await house.floor.begin(flora, newToken());
    await studio.idle();
    expect(studio.table.phase).toBe('betting');
    await studio.table.close('hold');
  });

  test('[GLI-20] with real money, an uncertified wheel takes no bets', async () => {
    const real = await studioHouse(engine, 'real');
    try {
      const { studio, state, move } = await real.open('ezugi-roulette', { id: 'wheel' });
      await studio.signOn(dora, newToken());
      expect(studio.table.paused).toMatchObject({ why: 'uncertified-device' });
      expect(state().certificate).toBeUndefined();
      const certificate = { device: 'wheel 14', laboratory: 'Lab', number: 'C-7', outcomes: 9_999 };
      const deed = { by: commandLine, reason: 'tried in May' } as const;
      // The database itself requires at least 10,000 outcomes.
      await expect(certify(real, 'wheel', certificate, deed)).rejects.toThrow('device_certificate');
      expect(await certify(real, 'wheel', { ...certificate, outcomes: 10_000 }, deed)).toBeUndefined();
      await move(5);
      expect(studio.table.phase).toBe('betting');
      expect(state().certificate).toEqual({ ...certificate, outcomes: 10_000 });
      const [entry] = await readAudit(real.db, { limit: 1 });
      expect(entry?.entry).toMatchObject({ did: 'device-certified', subject: 'table wheel', reason: 'tried in May' });
      // Hand-shuffled cards need no certificate.
      const cards = await real.open('ezugi-baccarat');
      await cards.begin();
      await Promise.all([studio.table.close('hold'), cards.studio.table.close('hold')]);
    } finally {
      await real.drop();
    }
  });

  test('[GLI-96] a dealer signs in to the table, another takes over, and both are recorded', async () => {
    const { studio, state, move } = await house.open('ezugi-roulette');
    expect(studio.table.paused).toMatchObject({ why: 'no-dealer' });
    await studio.signOn(dora, newToken());
    expect(studio.table.phase).toBe('betting');
    await move(3);
    await studio.signOn(emil, newToken());
    expect(state().dealer?.name).toBe('Emil');
    expect(await kinds(studio.table.id)).toEqual(['dealer-on', 'dealer-off', 'dealer-on']);
    await studio.table.close('hold');
  });
});
