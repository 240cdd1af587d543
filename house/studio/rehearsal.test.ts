/** Rehearsals: dealers train with practice players who bet, choose and are paid, without any money. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { present } from '../../core/base/invariant.ts';
import { playerId } from '../../core/base/ids.ts';
import { newToken } from '../accounts/token.ts';
import { practicePlayer } from '../accounts/practice-ids.ts';
import { readRound } from '../rounds/read.ts';
import { engines } from '../testing/databases.ts';
import { figuresIn, findRounds } from './shift.ts';
import { SimulatedDevice } from './simulated-device.ts';
import { flora, studioHouse, type StudioHouseInTest, type StudioTableInTest } from './testing/studio-house.ts';
import { verifyLedger, verifyRounds } from '../testing/books.ts';

describe('a rehearsal', () => {
  let house: StudioHouseInTest;
  beforeAll(async () => {
    house = await studioHouse(present(engines[0], 'an engine'));
  }, 60_000);
  afterAll(() => house.drop());

  const money = () =>
    house.db.query(`select (select count(*) from transfer) as transfers, (select count(*) from account) as accounts,
      (select count(*) from round_player) as players`);

  /** The dealer does what is prompted, and the device reads it. */
  async function dealOn({ studio, state, read, move }: StudioTableInTest, seed: number): Promise<readonly string[]> {
    const device = new SimulatedDevice(new Uint8Array(32).fill(seed), Math.max(1, studio.table.rules.shoe.decks));
    const chosen = new Set<string>();
    for (let n = 0; n < 200 && studio.table.phase !== 'result'; n++) {
      const [reading] = device.readingsFor(state().prompt);
      if (reading === undefined) await studio.done();
      else await read(reading);
      await move(1);
      for (const bet of state().practice ?? []) for (const option of bet.chosen) chosen.add(option);
    }
    return [...chosen];
  }

  test.each([
    ['ezugi-baccarat', false],
    ['ezugi-roulette', false],
    ['ultimate-sic-bo', false],
    ['peek-baccarat', true],
    ['casino-war', false],
    ['ezugi-blackjack', true],
    ['royal-poker', true],
  ])(
    'at %s: bets, choices and payouts on the console, and neither account nor ledger is touched',
    async (game, asks) => {
      const before = await money();
      const table = await house.open(game, { isRehearsal: true });
      const { studio, state, closeBets, failures } = table;
      await table.begin();
      await table.move(0);
      expect(state().bets.players).toBe(3);
      expect(state().practice?.map(({ player }) => player)).toContain(practicePlayer(1));
      await closeBets();
      const staked = present(state().practice, 'practice bets').reduce((sum, bet) => sum + bet.staked, 0);
      expect(state().bets).toEqual({ players: 3, staked });
      const chosen = await dealOn(table, game.length);
      expect(failures).toEqual([]);
      expect(studio.table.phase).toBe('result');
      if (asks) expect(chosen).not.toEqual([]);
      for (const bet of state().practice ?? []) expect(bet.returned).toBeGreaterThanOrEqual(0);
      const round = present(studio.table.roundId, 'a round');
      const stored = present(await readRound(house.db, round), round);
      expect(stored).toMatchObject({ isRehearsal: true, state: 'settled' });
      expect(await money()).toEqual(before);
      await studio.table.close('hold');
    },
  );

  test('real players can’t bet there, and practice players nowhere else', async () => {
    const bet = async ({ studio: { table } }: StudioTableInTest, player: ReturnType<typeof playerId>) => {
      await table.enter({ player, name: player });
      const gesture = { bet: 'place', spot: 'red', amount: 1000 } as const;
      return table.command({ player, name: player }, { id: 'b', do: 'bet', table: table.id, gesture });
    };
    const [rehearsal, live] = [
      await house.open('ezugi-roulette', { isRehearsal: true }),
      await house.open('ezugi-roulette'),
    ];
    await rehearsal.begin();
    await live.begin();
    expect(await bet(rehearsal, playerId('ana'))).toMatchObject({ placed: { told: { refused: 'rehearsal' } } });
    expect(await bet(live, practicePlayer(1))).toMatchObject({ placed: { told: { refused: 'not-a-player' } } });
    await rehearsal.studio.table.close('hold');
    await live.studio.table.close('hold');
  });

  test('[GLI-97] without a floor manager only a rehearsal set to unsupervised continues', async () => {
    const begun = async (how: Parameters<StudioHouseInTest['open']>[1]) => {
      const table = await house.open('ezugi-roulette', how);
      await table.begin();
      return table;
    };
    const alone = await begun({ isRehearsal: true, isUnsupervised: true });
    const watched = await begun({ isRehearsal: true });
    const live = await begun({ isUnsupervised: true });
    await house.floor.end(flora.id);
    for (const { studio } of [alone, watched, live]) await studio.idle();
    expect([watched, live].map(({ studio }) => studio.table.paused?.why)).toEqual(['no-floor', 'no-floor']);
    expect([alone.studio.table.phase, alone.state().prompt.do]).toEqual(['betting', 'take-bets']);
    await alone.closeBets();
    await dealOn(alone, 1);
    expect(alone.studio.table.phase).toBe('result');
    await house.floor.begin(flora, newToken());
    for (const { studio } of [alone, watched, live]) {
      await studio.idle();
      expect(studio.table.paused).toBeUndefined();
      await studio.table.close('hold');
    }
  });

  test('its rounds are marked in the history, excluded from shift figures, and verify', async () => {
    const time = { from: new Date('2026-11-16T00:00:00Z'), to: new Date('2026-11-18T00:00:00Z') };
    expect(await figuresIn(house.db, time)).toEqual([]);
    const found = await findRounds(house.db, { limit: 100 });
    expect(found.length).toBeGreaterThanOrEqual(7);
    expect(found.filter(({ isRehearsal, players, staked }) => !isRehearsal || players + staked > 0)).toEqual([]);
    expect((await verifyRounds(house.db)).problems).toEqual([]);
    expect(await verifyLedger(house.db)).toMatchObject({ sum: 0, differences: [] });
  });
});
