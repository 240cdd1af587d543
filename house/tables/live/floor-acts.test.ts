/** What staff can do to a running table: pause, resume, void, change its settings, close it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defined } from '../../../core/base/defined.ts';
import { tableOf } from '../../../core/games/game.ts';
import { readAudit } from '../../accounts/audit.ts';
import { type Actor, commandLine } from '../../accounts/rights.ts';
import { readRound } from '../../rounds/read.ts';
import { engines } from '../../testing/databases.ts';
import { doubledPeek } from '../../testing/doubled-peek.ts';
import { gameNamed } from '../../testing/game-named.ts';
import { ana, type TableHouseInTest, tableHouse, type TestTable } from '../../testing/table-house.ts';
import { verifyLedger, verifyRounds } from '../../testing/books.ts';
import type { PauseTold } from '../../protocol/pause.ts';

const baccarat = gameNamed('ezugi-baccarat');
const on = (spot: string, amount: number) => ({ bet: 'place', spot, amount }) as const;
const told = { refused: 'table-paused', clause: 'BAC-E-062', values: { why: 'held' } };
const holding = { clause: 'BAC-E-062', reason: 'A card has fallen to the floor.' };
const why = expect.objectContaining({
  why: 'held',
  clause: 'BAC-E-062',
  values: { reason: holding.reason },
}) as PauseTold;
const deed = { by: commandLine, reason: 'higher limits for the evening' } as const;

describe.each(engines)('on $name', (engine) => {
  let house: TableHouseInTest;
  beforeAll(async () => {
    house = await tableHouse(engine);
  });
  afterAll(() => house.drop());

  describe('a pause', () => {
    test.each([
      ['BAC-E-062', 'ezugi-baccarat'],
      ['BJ-E-085', 'ezugi-blackjack'],
      ['RO-E-078', 'ezugi-roulette'],
    ])('[%s] %s: whatever disturbs the game is told to everyone, and to who comes in meanwhile', async (_, game) => {
      const { table, said, move, seconds, quiet } = await house.open(gameNamed(game));
      await move(seconds + 1);
      await table.pause(holding);
      await quiet();
      expect(said.at(-1)).toEqual({ said: 'paused', why });
      expect(await table.state()).toMatchObject({ phase: 'paused', paused: why });
      expect(table.lobby()).toMatchObject({ phase: 'paused' });
      await table.close('hold');
    });

    test('of betting: no bets are taken, chips stay, and the remaining time runs afterwards', async () => {
      const { table, said, bet, move, quiet } = await house.open(baccarat);
      await bet(ana, on('player', 1000));
      await move(10);
      await table.pause(holding);
      expect(await bet(ana, on('player', 1000))).toMatchObject({
        placed: 'refused',
        told,
        laid: { stakes: { player: 1000 } },
      });
      await move(600);
      expect((await table.state()).until).toBeUndefined();
      await table.resume();
      await quiet();
      const state = await table.state();
      expect(said.at(-1)).toEqual({ said: 'resumed', phase: 'betting', until: state.until });
      await move(7.9);
      expect(table.phase).toBe('betting');
      await move(0.1);
      expect(table.phase).toBe('dealing');
      expect(table.round?.wagers).toMatchObject([{ player: ana, stake: 1000 }]);
      await table.close('hold');
    });

    test('of the deal: no card comes until it ends', async () => {
      const { table, said, bet, move, seconds, finish, quiet } = await house.open(baccarat);
      await bet(ana, on('player', 1000));
      await move(seconds + 2);
      const dealt = table.round?.steps.length;
      await table.pause(holding);
      await move(600);
      expect(table.round?.steps).toHaveLength(dealt ?? 0);
      await table.resume();
      await quiet();
      expect(said.at(-1)).toEqual({ said: 'resumed', phase: 'dealing' });
      await move(1);
      expect(table.round?.steps).toHaveLength((dealt ?? 0) + 1);
      await finish();
    });

    test('of a decision: nobody decides, earlier choices stand, and the full time runs again', async () => {
      const at = await untilDeciding(house, 'peek-baccarat');
      await at.decide(ana, ana, { option: 'double' });
      await at.move(8);
      await at.table.pause(holding);
      expect(await at.decide(ana, ana, { option: 'keep' })).toEqual(told);
      await at.move(600);
      await at.table.resume();
      await at.quiet();
      const [offer] = (await at.table.own(ana)).offers;
      expect(offer).toMatchObject({ said: { option: 'double' } });
      expect(Date.parse(offer?.until ?? '') - at.clock.now().getTime()).toBe(10_000);
      await at.move(9.9);
      expect(at.table.phase).toBe('deciding');
      await at.move(0.1);
      expect(at.table.round?.decisions).toMatchObject([{ decision: { option: { id: 'double' } } }]);
      await at.finish();
    });

    test('of the result: the next round waits; resuming twice has no further effect', async () => {
      const { table, said, move, quiet } = await house.open(baccarat);
      while (table.phase !== 'result') await move(1);
      await table.pause(holding);
      await move(600);
      expect(said.filter((one) => one.said === 'betting')).toHaveLength(1);
      await table.resume();
      await table.resume();
      await quiet();
      expect(said.filter((one) => one.said === 'resumed')).toHaveLength(1);
      await move(6);
      expect(table.phase).toBe('betting');
      await table.close('hold');
    });

    describe('survives a restart', () => {
      const again = ({ id }: TestTable, begin?: string) => house.open(baccarat, { id, ...defined({ begin }) });

      test('of betting: no round is dealt until someone resumes', async () => {
        const first = await house.open(baccarat);
        await first.table.pause(holding, ana as Actor);
        const second = await again(first);
        expect(await second.table.state()).toMatchObject({ phase: 'paused', paused: why });
        expect(await second.bet(ana, on('player', 1000))).toMatchObject({ placed: 'refused', told });
        await second.move(600);
        expect(second.said.filter(({ said }) => said === 'closed')).toEqual([]);
        await second.table.resume({ by: commandLine, reason: 'the card is found' });
        await second.move(second.seconds);
        expect(second.table.phase).toBe('dealing');
        await second.table.close('hold');
        expect(await readAudit(house.db, { limit: 2 })).toMatchObject([
          {
            entry: {
              did: 'table-resumed',
              subject: `table ${first.id}`,
              by: commandLine,
              before: why,
              reason: 'the card is found',
            },
          },
          { entry: { did: 'table-paused', subject: `table ${first.id}`, by: ana, after: why, reason: holding.reason } },
        ]);
        const third = await again(first);
        expect(third.table.paused).toBeUndefined();
        await third.table.close('hold');
      });

      test('of the deal: however long it was held, the round continues unchanged', async () => {
        const first = await house.open(baccarat);
        await first.bet(ana, on('player', 1000));
        await first.move(first.seconds + 2);
        const { round } = first.table;
        await first.table.pause(holding);
        const second = await again(first, '2026-11-17T09:00:00Z');
        await second.move(600);
        expect(second.table.round?.journal).toEqual(round?.journal);
        expect(second.table.paused).toEqual(why);
        await second.table.resume();
        await second.finish();
        expect(await readRound(house.db, `${first.id}/1`)).toMatchObject({ state: 'settled' });
      });

      test('with a void round: the table stays held', async () => {
        const first = await house.open(baccarat);
        await first.move(first.seconds + 2);
        await first.table.voidRound({ clause: 'BAC-E-094', reason: 'A card was shown too early.', by: ['fay', 'gus'] });
        const second = await again(first);
        expect(second.table.paused).toMatchObject({ why: 'round-void', clause: 'BAC-E-094' });
        await second.table.close('hold');
      });
    });
  });

  describe('a void round', () => {
    const signed = { clause: 'BAC-E-094', reason: 'A card was shown too early.', by: ['fay', 'gus'] };

    test('[GLI-91] returns every stake with the clause and the reason, in journal, history and audit trail', async () => {
      const { id, table, bet, said, settled, move, seconds, quiet } = await house.open(baccarat);
      const before = await house.balance();
      await bet(ana, on('player', 1000));
      await move(seconds + 2);
      expect(await house.balance()).toBe(before - 1000);
      await table.voidRound(signed);
      await quiet();
      expect(await house.balance()).toBe(before);
      expect(settled()).toMatchObject({
        lines: [{ result: 'refund', returns: 1000, clause: 'BAC-E-094' }],
        balance: before,
      });
      const told = { clause: 'BAC-E-094', reason: 'A card was shown too early.' };
      expect(said.slice(-2)).toMatchObject([
        { said: 'result', ended: { board: null, void: told } },
        { said: 'paused', why: { why: 'round-void', clause: told.clause, values: { reason: told.reason } } },
      ]);
      const stored = await readRound(house.db, `${id}/1`);
      expect(stored?.state).toBe('void');
      expect(stored?.entries.at(-1)?.entry).toEqual({ kind: 'void', signed });
      const [entry] = await readAudit(house.db, { limit: 1 });
      expect(entry?.entry).toMatchObject({ did: 'round-voided', subject: `round ${id}/1`, reason: signed.reason });
      await move(600);
      expect(table.phase).toBe('paused');
      await table.resume();
      expect(table.phase).toBe('betting');
      // The board shows it as void.
      expect((await table.state()).boards).toMatchObject([{ round: `${id}/1`, board: null, void: told }]);
      await table.close('hold');
    });

    test('returns stakes added by choices too', async () => {
      const { at, before } = await doubledPeek(house);
      expect(await house.balance()).toBeLessThan(before - 1000);
      await at.table.voidRound(signed);
      await at.quiet();
      expect(at.settled()?.lines.every(({ result }) => result === 'refund')).toBe(true);
      await at.table.close('hold');
      expect(await house.balance()).toBe(before);
    });

    test('before "no more bets" just removes the chips', async () => {
      const { table, bet, heard, move, quiet } = await house.open(baccarat);
      const before = await house.balance();
      await bet(ana, on('player', 1000));
      await table.voidRound(signed);
      await quiet();
      expect(heard(ana).at(-1)).toMatchObject({ said: 'gone', why: { clause: 'BAC-E-094' } });
      await move(60);
      expect([table.phase, await house.balance()]).toEqual(['paused', before]);
      await table.resume();
      expect((await table.state()).boards).toEqual([]);
      await table.close('hold');
    });
  });

  describe('other settings', () => {
    test('apply from the next round on, are announced, and are recorded with the old values and the person', async () => {
      const { id, table, said, bet, move } = await house.open(baccarat);
      const least = tableOf(baccarat).betting.spots.get('player' as never)?.least.amount ?? 0;
      expect(await table.change({ name: 'High table', parameters: { stakeMin: 10 * least } }, deed)).toBeUndefined();
      expect(await bet(ana, on('player', least))).toMatchObject({ placed: 'accepted' });
      expect(table.lobby().name).not.toBe('High table');
      while (said.filter((one) => one.said === 'betting').length < 2) await move(1);
      expect(said.find((one) => one.said === 'settings')).toMatchObject({
        name: 'High table',
        parameters: { stakeMin: 10 * least },
      });
      expect(table.lobby()).toMatchObject({ name: 'High table', least: 10 * least });
      expect(await bet(ana, on('player', least))).toMatchObject({
        placed: 'refused',
        told: { refused: 'below-minimum' },
      });
      const [entry] = await readAudit(house.db, { limit: 1 });
      expect(entry?.entry).toMatchObject({
        by: commandLine,
        did: 'table-changed',
        subject: `table ${id}`,
        before: { 'parameters.stakeMin': least },
        after: { name: 'High table', 'parameters.stakeMin': 10 * least },
        reason: deed.reason,
      });
      await table.close('hold');
    });

    test('apply at once at a table with seats where nobody has bet', async () => {
      const { table, said, move, seconds } = await house.open(gameNamed('ezugi-blackjack'));
      await table.change({ name: 'Seven seats' }, deed);
      await move(seconds);
      expect(said.map((one) => one.said)).toContain('settings');
      expect(await table.state()).toMatchObject({ name: 'Seven seats', phase: 'betting' });
      await table.close('hold');
    });

    test('include a name in its languages; a new name replaces all of them', async () => {
      const names = { lt: 'Žalias stalas' };
      const { table, said, move } = await house.open(baccarat, { names });
      expect(table.lobby()).toMatchObject({ name: 'Live Baccarat', names });
      expect(await table.state()).toMatchObject({ name: 'Live Baccarat', names });
      const next = async () => {
        const before = said.filter((one) => one.said === 'settings').length;
        while (said.filter((one) => one.said === 'settings').length === before) await move(1);
        return said.findLast((one) => one.said === 'settings');
      };
      await table.change({ parameters: { bettingSeconds: 20 } }, deed);
      expect(await next()).toMatchObject({ name: 'Live Baccarat', names });
      await table.change({ name: 'High table' }, deed);
      expect(await next()).not.toHaveProperty('names');
      expect(table.lobby()).not.toHaveProperty('names');
      await table.close('hold');
    });

    test('with mistakes are refused, naming all of them, and nothing changes', async () => {
      const { table } = await house.open(baccarat);
      const refusal = await table.change({ parameters: { decks: 99, nonsense: 1 } }, deed);
      expect(refusal?.values?.['mistakes']).toMatch(/decks.*nonsense|nonsense.*decks/);
      expect(table.rules.parameters).toEqual(tableOf(baccarat).parameters);
      await table.close('hold');
    });

    test('with other decks bring a new shoe; a round keeps the rules it began with, even across a restart', async () => {
      const first = await house.open(baccarat);
      await first.bet(ana, on('player', 1000));
      await first.table.change({ parameters: { decks: 6 } }, deed);
      await first.move(first.seconds + 2);
      const second = await house.open(baccarat, { id: first.id, parameters: { decks: 6 } });
      expect(second.table.phase).toBe('dealing');
      while (second.table.phase !== 'betting') await second.move(1);
      expect(await readRound(house.db, `${first.id}/1`)).toMatchObject({ parameters: { decks: 8 }, state: 'settled' });
      expect(await second.table.state()).toMatchObject({ shoe: { number: 2, decks: 6 }, boards: [] });
      expect(second.said.at(-1)).toMatchObject({ said: 'betting', boardsAnew: true });
      await second.table.close('hold');
    });
  });

  describe('closing', () => {
    test('after the round: it ends, is paid, and no other begins', async () => {
      const { table, bet, said, settled, move } = await house.open(baccarat);
      await bet(ana, on('player', 1000));
      let isClosed = false;
      const closed = table.close('after-round').then(() => (isClosed = true));
      await move(2);
      expect([table.phase, isClosed]).toEqual(['dealing', false]);
      await move(60);
      await closed;
      expect(settled()).toMatchObject({ staked: 1000 });
      expect(said.at(-1)).toEqual({ said: 'stopped' });
      expect(await bet(ana, on('player', 1000))).toMatchObject({ told: { refused: 'table-stopped' } });
      expect(await table.state()).toMatchObject({ phase: 'stopped', ended: { board: {} } });
      await table.close('hold');
    });

    test('[GLI-53] at once: a round with stakes is held, stays visible, and continues at the next opening', async () => {
      const first = await house.open(baccarat);
      const before = await house.balance();
      await first.bet(ana, on('player', 1000));
      await first.move(first.seconds + 2);
      await first.table.close('hold');
      expect(await first.table.own(ana)).toMatchObject({
        balance: before - 1000,
        laid: [{ stakes: { player: 1000 } }],
      });
      const [row] = await house.db.query(`select staked, returned from round_player where round_id = $1`, [
        `${first.id}/1`,
      ]);
      expect(row).toEqual({ staked: 1000, returned: null });
      const second = await house.open(baccarat, { id: first.id });
      expect(await second.table.own(ana)).toMatchObject({ laid: [{ stakes: { player: 1000 } }] });
      expect(await second.table.state()).toMatchObject({ phase: 'dealing', round: `${first.id}/1`, steps: 3 });
      await second.finish();
      const paid = second.settled()?.paid ?? 0;
      expect(await house.balance()).toBe(before - 1000 + paid);
    });

    test('at once while bets are open: provisional bets are dropped, and reopening begins a new round', async () => {
      const first = await house.open(baccarat);
      const before = await house.balance();
      await first.bet(ana, on('player', 1000));
      await first.table.close('hold');
      await first.quiet();
      expect(first.heard(ana).at(-1)).toMatchObject({ said: 'gone', why: { refused: 'house-closing' } });
      const second = await house.open(baccarat, { id: first.id });
      expect(await second.table.state()).toMatchObject({ phase: 'betting', round: `${first.id}/2`, boards: [] });
      expect(await house.balance()).toBe(before);
      await second.table.close('hold');
    });

    test('of a paused table holds its round', async () => {
      const { table, bet, move, seconds } = await house.open(baccarat);
      await bet(ana, on('player', 1000));
      await move(seconds + 1);
      await table.pause(holding);
      await table.close('after-round');
      expect(table.phase).toBe('stopped');
    });
  });

  test('everything done at these tables verifies', async () => {
    expect((await verifyRounds(house.db)).problems).toEqual([]);
    expect(await verifyLedger(house.db)).toMatchObject({ sum: 0, differences: [] });
  });
});

/** A table where Ana is asked to choose. */
async function untilDeciding(house: TableHouseInTest, game: string): Promise<TestTable> {
  const at = await house.open(gameNamed(game));
  await at.lay(on('player', 1000));
  await at.move(at.seconds);
  while (at.table.phase === 'dealing') await at.move(1);
  if (at.table.phase !== 'deciding') throw new Error(`${game} asks for nothing`);
  return at;
}
