/** Bets at a running table: the answer to each, what the close takes, and that nothing happens twice. */
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cents } from '../../../core/base/money.ts';
import { isRefusal } from '../../../core/base/refusal.ts';
import { tableOf } from '../../../core/games/game.ts';
import { settleRound } from '../../../core/games/settle-round.ts';
import { Round } from '../../../core/round/round.ts';
import { bank, postAll } from '../../ledger/ledger.ts';
import { ownState } from '../../protocol/own-told.ts';
import { lobbyTable, tableState } from '../../protocol/table-told.ts';
import { readRound } from '../../rounds/read.ts';
import { engines } from '../../testing/databases.ts';
import { gameNamed } from '../../testing/game-named.ts';
import { ana, ben, cleo, type TableHouseInTest, tableHouse } from '../../testing/table-house.ts';
import { verifyLedger } from '../../testing/books.ts';

const baccarat = gameNamed('ezugi-baccarat');
const on = (spot: string, amount: number) => ({ bet: 'place', spot, amount }) as const;

describe.each(engines)('on $name', (engine) => {
  let house: TableHouseInTest;
  beforeAll(async () => {
    house = await tableHouse(engine);
  });
  afterAll(() => house.drop());

  test('[GLI-46] a repeated command gets its first answer, even if both arrive at once', async () => {
    const { table, send } = await house.open(baccarat);
    const command = { id: 'again', do: 'bet', gesture: on('player', 1000) } as const;
    const by = (player: typeof ana) => send(player, command);
    const [first, second] = await Promise.all([by(ana), by(ana)]);
    expect(first).toMatchObject({ placed: { placed: 'accepted', laid: { stakes: { player: 1000 } } } });
    expect(second).toEqual(first);
    expect(await by(ana)).toEqual(first);
    // Command ids are per player.
    expect(await by(ben)).toMatchObject({ placed: { laid: { stakes: { player: 1000 } } } });
    expect((await table.own(ana)).laid).toMatchObject([{ stakes: { player: 1000 } }]);
    await table.close('hold');
  });

  test('[GLI-99] each bet is accepted, reduced, inactive or refused, with all resulting wagers', async () => {
    const { bet, heard, table } = await house.open(gameNamed('bonus-baccarat'));
    const limits = (spot: string) => tableOf(gameNamed('bonus-baccarat')).betting.spots.get(spot as never);
    const [least, most] = [Number(limits('player')?.least.amount), Number(limits('player')?.most.amount)];
    const rich = await house.join('magnate', 10 * most);
    expect(await bet(rich, on('player', least - 1))).toMatchObject({
      placed: 'inactive',
      told: { refused: 'below-minimum', clause: expect.any(String) },
      laid: { stakes: { player: least - 1 }, inactive: ['player'] },
    });
    expect(await bet(rich, on('player', 1))).toMatchObject({ placed: 'accepted', laid: { stakes: { player: least } } });
    expect(await bet(rich, on('player', most))).toMatchObject({
      placed: 'reduced',
      told: { clause: 'BB-908' },
      laid: { stakes: { player: most } },
    });
    expect(await bet(rich, on('nowhere', 100))).toMatchObject({
      placed: 'refused',
      told: { refused: 'unknown-spot', clause: 'BB-003' },
      laid: { stakes: { player: most } },
    });
    const laid = heard(rich).filter(({ said }) => said === 'laid');
    expect(laid).toHaveLength(3);
    await table.close('hold');
  });

  test('[GLI-99] the close reports dropped bets, then the stakes taken, with the balance', async () => {
    const { bet, heard, move, seconds, finish } = await house.open(gameNamed('roulette-racetrack'));
    const least = Number(
      tableOf(gameNamed('roulette-racetrack')).betting.spots.get('straight/7' as never)?.least.amount,
    );
    await bet(ben, on('straight/7', least));
    await bet(ben, on('straight/8', least - 1));
    const before = await house.balance(ben);
    await move(seconds);
    const told = heard(ben).filter(({ said }) => said === 'changed' || said === 'taken');
    expect(told).toMatchObject([
      {
        said: 'changed',
        changes: [{ spot: 'straight/8', from: least - 1, to: 0, told: { refused: 'below-minimum' } }],
      },
      { said: 'taken', laid: [{ stakes: { 'straight/7': least }, total: least }], balance: before - least },
    ]);
    await finish();
  });

  test('[GLI-41] no bet beyond the balance is accepted, or taken at the close', async () => {
    const poor = await house.join('poor', 3000);
    const { bet, heard, said, move, seconds, finish, settled } = await house.open(baccarat);
    expect(await bet(poor, on('player', 3100))).toMatchObject({ placed: 'refused', told: { refused: 'not-covered' } });
    expect(await bet(poor, on('player', 2000))).toMatchObject({ placed: 'accepted' });
    expect(await bet(poor, on('tie', 1100))).toMatchObject({ placed: 'refused', told: { refused: 'not-covered' } });
    expect(await bet(poor, on('tie', 1000))).toMatchObject({ placed: 'accepted' });
    await bet(ana, on('player', 1000));
    // The money is spent elsewhere before the close.
    const purse = { kind: 'player', owner: poor } as const;
    const away = { id: 'spent', kind: 'test', from: purse, to: bank, amount: cents(1) };
    await postAll(house.db, [away], { reference: 'test', at: new Date() });
    await move(seconds);
    expect(heard(poor).at(-1)).toMatchObject({ said: 'out', why: { refused: 'not-covered' } });
    expect(said.find((one) => one.said === 'closed')).toMatchObject({ bettors: 1, staked: 1000 });
    expect(await house.balance(poor)).toBe(2999);
    await finish();
    expect(settled(poor)).toBeUndefined();
    expect(settled(ana)).toMatchObject({ staked: 1000 });
  });

  test('money won elsewhere can be bet at once', async () => {
    const lucky = await house.join('lucky', 1000);
    const { bet, table, enter } = await house.open(baccarat);
    await enter(lucky);
    expect(await bet(lucky, on('player', 2000))).toMatchObject({ placed: 'refused' });
    const win = {
      id: 'won',
      kind: 'test',
      from: bank,
      to: { kind: 'player', owner: lucky },
      amount: cents(1000),
    } as const;
    await postAll(house.db, [win], { reference: 'test', at: new Date() });
    expect(await bet(lucky, on('player', 2000))).toMatchObject({ placed: 'accepted' });
    await table.close('hold');
  });

  test('only players bet, and a seat is refused at a table without seats', async () => {
    const { bet, send, table } = await house.open(baccarat);
    await house.db.query(
      `insert into person (id, name, name_key, email, email_key, role, language, joined_at)
       values ('fay', 'fay', 'fay', 'fay@x.org', 'fay@x.org', 'floor', 'en', now())`,
    );
    const fay = { player: 'fay' as typeof ana, name: 'Fay' };
    const wager = { do: 'bet', gesture: on('player', 1000) } as const;
    expect(await send(fay.player, wager)).toMatchObject({ refused: { refused: 'not-a-player' } });
    // The server keeps staff away; the table would too.
    const direct = await table.command(fay, { id: 'a bet', table: table.id, ...wager });
    expect(direct).toMatchObject({ placed: { told: { refused: 'not-a-player' } } });
    expect(await bet(ana, on('player', 1000), 'seat-1')).toMatchObject({ told: { refused: 'not-your-seat' } });
    expect(await send(ana, { do: 'deal', round: 'any' })).toMatchObject({ refused: { refused: 'dealt-by-table' } });
    await table.close('hold');
  });

  test('[GLI-42] the next round opens after the last one is settled, paid and recorded', async () => {
    const { id, bet, said, move } = await house.open(baccarat);
    await bet(ana, on('banker', 1000));
    const rounds = () => said.filter((one) => one.said === 'betting');
    while (rounds().length < 2) {
      expect(await house.db.query(`select from round where table_id = $1 and state = 'betting'`, [id])).toHaveLength(
        rounds().length === 1 && !said.some((one) => one.said === 'closed') ? 1 : 0,
      );
      await move(1);
    }
    expect(await readRound(house.db, `${id}/1`)).toMatchObject({ state: 'settled', settlements: [{}] });
    const [escrow] = await house.db.query('select balance from account where owner = $1', [`${id}/1`]);
    expect(escrow).toEqual({ balance: 0 });
  });

  test('[GLI-47] others’ bets don’t change a player’s result, and everyone sees when the next round opens', async () => {
    const { id, bet, said, move, settled, finish } = await house.open(baccarat);
    await bet(ana, on('player', 1000));
    await bet(ben, on('banker', 5000));
    await bet(ben, on('tie', 500));
    while (!said.some((one) => one.said === 'result')) await move(1);
    const result = said.find((one) => one.said === 'result');
    expect(result?.next).toBe(new Date(Date.parse(result?.ended.at ?? '') + 6000).toISOString());
    const stored = await readRound(house.db, `${id}/1`);
    const rules = tableOf(baccarat);
    // The same cards with Ana's bet alone.
    const alone = (stored?.entries ?? []).map(({ entry }) =>
      entry.kind === 'bets' ? { ...entry, wagers: entry.wagers.filter(({ player }) => player === ana) } : entry,
    );
    const again = Round.replay(rules, stored?.shoe as never, alone);
    if (isRefusal(again)) throw new Error(again.refused);
    const [line] = settleRound(rules, again).lines;
    expect(settled(ana)?.lines).toMatchObject([{ returns: line?.returns, clause: line?.clause }]);
    await finish();
  });

  test('[GLI-91] no part of the result exists before bets are final; each step is stored before it is shown', async () => {
    const { id, table, bet, said, move, seconds, finish } = await house.open(baccarat);
    await bet(ana, on('player', 1000));
    await move(seconds - 0.1);
    expect((await table.state()).shown).toMatchObject({ places: {}, burned: [], drawn: [] });
    expect((await readRound(house.db, `${id}/1`))?.entries).toEqual([]);
    await move(0.1);
    for (let shown = 1; !said.some((one) => one.said === 'result');) {
      await move(1);
      const told = said.findLast((one) => one.said === 'step');
      const stored = await readRound(house.db, `${id}/1`);
      expect(stored?.entries.length).toBeGreaterThanOrEqual(told?.steps ?? shown);
      shown = told?.steps ?? shown;
    }
    await finish();
  });

  test('state, own state and lobby match the protocol, in every phase of every game', async () => {
    for (const name of ['ezugi-baccarat', 'ezugi-blackjack', 'royal-poker', 'fortune-roulette']) {
      const { table, stake, move, said, enter } = await house.open(gameNamed(name));
      await enter(ana);
      await stake();
      while (said.filter((one) => one.said === 'betting').length < 2) {
        const [state, own] = [await table.state(), await table.own(ana)];
        expect(tableState.parse(state)).toEqual(state);
        expect(ownState.parse(own)).toEqual(own);
        expect(lobbyTable.parse(table.lobby())).toEqual(table.lobby());
        expect(own.balance).toBe(await house.balance());
        const shown = said.findLast((one) => one.said === 'step' || one.said === 'deciding')?.shown;
        if (state.phase === 'dealing' && state.steps > 1) expect(state.shown).toEqual(shown);
        await move(1);
      }
      expect((await table.state()).boards).toHaveLength(1);
      await table.close('hold');
    }
  });

  test('[GLI-41] after any sequence of gestures, balances and rounds agree to the cent, and nobody goes below zero', async () => {
    const gesture = fc.oneof(
      fc.record({
        bet: fc.constant('place' as const),
        spot: fc.constantFrom('player', 'banker', 'tie', 'player-pair'),
        amount: fc.integer({ min: 1, max: 400_000 }),
      }),
      fc.constantFrom({ bet: 'undo' } as const, { bet: 'clear' }, { bet: 'double' }, { bet: 'rebet' }),
    );
    const pressed = fc.array(fc.tuple(fc.constantFrom(ana, ben, cleo), gesture), { minLength: 5, maxLength: 25 });
    const { table, bet, heard, settled, said, move } = await house.open(baccarat);
    await fc.assert(
      fc.asyncProperty(pressed, async (all) => {
        const before = new Map([ana, ben, cleo].map((player) => [player, 0]));
        for (const player of before.keys()) before.set(player, await house.balance(player));
        const ended = said.filter((one) => one.said === 'result').length;
        const heardBefore = new Map([...before.keys()].map((player) => [player, heard(player).length]));
        await Promise.all(all.map(([player, one]) => bet(player, one)));
        while (said.filter((one) => one.said === 'result').length === ended) await move(1);
        for (const [player, had] of before) {
          const isNew = heard(player)
            .slice(heardBefore.get(player))
            .some((told) => told.said === 'settled');
          const { staked = 0, paid = 0, balance = had } = isNew ? (settled(player) ?? {}) : {};
          expect(await house.balance(player)).toBe(had - staked + paid);
          expect(balance).toBe(had - staked + paid);
          expect(balance).toBeGreaterThanOrEqual(0);
        }
        while (table.phase !== 'betting') await move(1);
      }),
      { numRuns: 12 },
    );
    expect(await verifyLedger(house.db)).toMatchObject({ sum: 0, differences: [] });
    await table.close('hold');
  });
});
