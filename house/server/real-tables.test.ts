/**
 * Real tables of every game over real sockets on a driven clock: bets, rounds, disconnections and records, end to
 * end.
 */
import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { defined } from '../../core/base/defined.ts';
import { present } from '../../core/base/invariant.ts';
import { tableOf } from '../../core/games/game.ts';
import { games } from '../../core/games/games.ts';
import { commandLine } from '../accounts/rights.ts';
import { liftStop, stopPlay } from '../accounts/stops.ts';
import { granted } from '../accounts/testing/open-accounts.ts';
import { engines } from '../testing/databases.ts';
import { ask } from './testing/ask.ts';
import { type ServerHouse, serverHouse, type TestPlayer } from './testing/server-house.ts';
import type { TestClient } from './testing/test-client.ts';
import { verifyLedger, verifyRounds } from '../testing/books.ts';

const embedded = present(engines[0], 'an engine');
const shared = games.filter((game) => tableOf(game).ownTable === undefined);
const roulette = 'ezugi-roulette';

/** The numbered words a client received from a table, in order. */
const wordsOf = ({ frames }: TestClient, table: string) =>
  frames.flatMap((one) =>
    (one.frame === 'table' || one.frame === 'own') && one.table === table ? [`${one.frame} ${one.n}`] : [],
  );

describe('real tables', () => {
  let house: ServerHouse;
  beforeAll(async () => {
    house = await serverHouse(embedded);
    for (const game of games) await house.openTable(game.id);
  }, 120_000);
  afterEach(() => house.closeClients());
  afterAll(() => house.drop());

  async function at(table: string, player: TestPlayer): Promise<TestClient> {
    const client = await house.connect({ token: player.token });
    await client.say({ do: 'watch', table });
    return client;
  }

  const phaseOf = async (table: string): Promise<unknown> => {
    const { json } = await ask(house.server.address, 'GET /api/tables');
    return (json['tables'] as { table: string; phase: string }[]).find((one) => one.table === table)?.phase;
  };

  const rulesOf = (id: string) =>
    tableOf(
      present(
        games.find((game) => game.id === id),
        'the game',
      ),
    );

  /** Waits until betting opens. At tables with seats it stays open until someone bets. */
  async function untilBetting(client: TestClient, table: string): Promise<void> {
    if (rulesOf(table).seats !== undefined && (await phaseOf(table)) === 'betting') return;
    const openings = () => client.all('table').filter((one) => one.table === table && one.told.said === 'betting');
    const before = openings().length;
    for (let seconds = 0; openings().length === before && seconds < 600; seconds++) await house.pass(1);
  }

  async function untilTold(client: TestClient, said: string): Promise<void> {
    const isTold = () => client.all('own').some(({ told }) => told.said === said);
    for (let seconds = 0; !isTold() && seconds < 600; seconds++) await house.pass(1);
    expect(isTold()).toBe(true);
  }

  test.each(shared)(
    '[GLI-99] $id: a bet is accepted, taken, settled with its amount, and found in the records',
    async ({ id }) => {
      const player = await house.player(`at-${id}`.slice(0, 20));
      const client = await at(id, player);
      const rules = rulesOf(id);
      const spot = present(
        [...rules.betting.spots.values()].find(({ kind }) => kind === 'main'),
        'a main bet',
      );
      await untilBetting(client, id);
      const seat = rules.seats?.[0];
      if (seat !== undefined) await client.say({ do: 'sit', table: id, seat });
      const gesture = { bet: 'place', spot: spot.spot, amount: spot.least.amount } as const;
      const placed = await client.say({ do: 'bet', table: id, gesture, ...defined({ seat }) });
      expect(placed).toMatchObject({ frame: 'done', placed: { placed: 'accepted' } });
      await untilTold(client, 'settled');
      const told = client.all('own').map((one) => one.told);
      const taken = present(
        told.find((one) => one.said === 'taken'),
        'what was taken',
      );
      const { settled } = present(
        told.find((one) => one.said === 'settled'),
        'what was settled',
      );
      expect(taken).toMatchObject({ balance: 100_000 - settled.staked });
      expect(settled.balance).toBe(100_000 - settled.staked + settled.paid);
      const { token } = player;
      const { json: purse } = await ask(house.server.address, 'GET /api/balance', { token });
      expect(purse).toMatchObject({ balance: settled.balance, held: 0 });
      const { status, json } = await ask(house.server.address, `GET /api/rounds/${settled.round}`, { token });
      expect(status).toBe(200);
      expect(json).toMatchObject({
        state: 'settled',
        before: 100_000,
        after: settled.balance,
        settlements: [{ lines: settled.lines }],
      });
      const lastShown = client.all('table').flatMap((one) => (one.told.said === 'step' ? [one.told.shown] : []));
      expect(lastShown.length).toBeGreaterThan(0);
    },
  );

  test('a private table deals once on command, and only its player hears of it', async () => {
    const [table, player] = ['rng-baccarat', await house.player('own-table')];
    const [client, other] = [await at(table, player), await at(table, await house.player('neighbour'))];
    const { round } = present(client.all('state')[0], 'a state').state;
    await client.say({ do: 'bet', table, gesture: { bet: 'place', spot: 'banker', amount: 1000 } });
    const deal = { id: 'deal-once', do: 'deal', table, round: present(round, 'a round') } as const;
    expect(await client.say(deal)).toMatchObject({ frame: 'done' });
    expect(await client.say(deal)).toMatchObject({ frame: 'done' });
    await untilTold(client, 'settled');
    expect(client.all('own').filter(({ told }) => told.said === 'settled')).toHaveLength(1);
    expect(other.all('table')).toEqual([]);
    expect(other.all('own')).toEqual([]);
    const { token } = player;
    const { json } = await ask(house.server.address, `GET /api/rounds?table=${table}`, { token });
    const [line] = json['rounds'] as { round: string }[];
    expect(line).toMatchObject({ table, state: 'settled', staked: 1000 });
    const full = await ask(house.server.address, `GET /api/rounds/${line?.round}`, { token });
    expect(full).toMatchObject({ status: 200, json: { table, bets: [{ spot: 'banker', stake: 1000 }] } });
    const shoes = `GET /api/tables/${table}/shoes`;
    expect((await ask(house.server.address, shoes, { token })).json['shoes']).toMatchObject([{ number: 1 }]);
    expect(await ask(house.server.address, shoes)).toMatchObject({ status: 401 });
    const behind = encodeURIComponent(`${table}~${player.id}`);
    expect(await ask(house.server.address, `GET /api/tables/${behind}/shoes`)).toMatchObject({ status: 404 });
  });

  test('leaving before "no more bets": nothing is debited, and reconnecting reports it', async () => {
    const player = await house.player('gone-early');
    const client = await at(roulette, player);
    await untilBetting(client, roulette);
    const { n: table } = present(client.all('table').at(-1), 'a word');
    await client.say({ do: 'bet', table: roulette, gesture: { bet: 'place', spot: 'red', amount: 1000 } });
    const { stream } = present(client.all('state')[0], 'a state');
    const { n: own } = present(client.all('own').at(-1), 'that it lies there');
    await client.cut();
    await house.pass(3);
    const back = await house.connect({ token: player.token });
    await back.say({ do: 'watch', table: roulette, from: { stream, table, own } });
    expect(back.all('own').map(({ told }) => told.said)).toEqual(['gone']);
    await untilBetting(back, roulette);
    expect(back.all('own').map(({ told }) => told.said)).toEqual(['gone']);
    const { json } = await ask(house.server.address, 'GET /api/balance', { token: player.token });
    expect(json).toMatchObject({ balance: 100_000 });
  });

  test('leaving after "no more bets": the round continues, and reconnecting shows it with the player’s bets', async () => {
    const player = await house.player('gone-late');
    const client = await at('ezugi-baccarat', player);
    await untilBetting(client, 'ezugi-baccarat');
    await client.say({ do: 'bet', table: 'ezugi-baccarat', gesture: { bet: 'place', spot: 'banker', amount: 1000 } });
    await untilTold(client, 'taken');
    await client.cut();
    await house.pass(4);
    const back = await at('ezugi-baccarat', player);
    const state = present(back.all('state')[0], 'a state');
    expect(state.mine).toMatchObject({ balance: 99_000, laid: [{ stakes: { banker: 1000 } }] });
    expect(['dealing', 'result']).toContain(state.state.phase);
    await house.pass(30);
    const { json } = await ask(house.server.address, 'GET /api/rounds', { token: player.token });
    expect(json['rounds']).toMatchObject([{ state: 'settled', staked: 1000 }]);
  });

  test('however often it is cut off, a client hears every word once and in order, like one that stayed', async () => {
    const steadyOne = await at(roulette, await house.player('steady'));
    const player = await house.player('flaky');
    await untilBetting(steadyOne, roulette);
    let flaky = await at(roulette, player);
    const { stream, n, own } = present(flaky.all('state')[0], 'a state');
    let left = { table: n, own };
    const heard: string[] = [];
    const note = () => {
      const words = wordsOf(flaky, roulette);
      heard.push(...words);
      for (const word of words) {
        const [which, number] = word.split(' ');
        left = which === 'own' ? { ...left, own: Number(number) } : { ...left, table: Number(number) };
      }
    };
    const pauses = fc.sample(fc.integer({ min: 0, max: 7 }), { numRuns: 24, seed: 5 });
    for (const [turn, seconds] of pauses.entries()) {
      const gesture = { bet: 'place', spot: 'red', amount: 100 } as const;
      await flaky.say({ id: `chip-${turn}`, do: 'bet', table: roulette, gesture });
      await house.pass(seconds);
      note();
      await flaky.cut();
      await house.pass(turn % 3);
      flaky = await house.connect({ token: player.token });
      await flaky.say({ do: 'watch', table: roulette, from: { stream, ...left } });
      expect(flaky.all('state')).toEqual([]);
    }
    await house.quiet();
    note();
    const tableWords = heard.filter((word) => word.startsWith('table'));
    expect(tableWords).toEqual(
      wordsOf(steadyOne, roulette)
        .filter((word) => word.startsWith('table'))
        .slice(-tableWords.length),
    );
    expect(tableWords.length).toBeGreaterThan(10);
    const ownWords = heard.filter((word) => word.startsWith('own'));
    expect(ownWords).toEqual(ownWords.map((_, at) => `own ${own + at + 1}`));
    expect(ownWords.length).toBeGreaterThan(10);
  });

  test('[GLI-46] many parallel commands, repeated over two devices: every chip counts once', async () => {
    const player = await house.player('hasty');
    const [phone, desktop] = [await at(roulette, player), await at(roulette, player)];
    await untilBetting(phone, roulette);
    const bets = Array.from({ length: 20 }, (_, n) => ({
      id: `chip-${n}`,
      do: 'bet' as const,
      table: roulette,
      gesture: { bet: 'place' as const, spot: n % 2 === 0 ? 'red' : 'black', amount: 100 },
    }));
    await Promise.all([...bets.map((bet) => phone.say(bet)), ...bets.toReversed().map((bet) => desktop.say(bet))]);
    const last = await phone.say({ do: 'bet', table: roulette, gesture: { bet: 'place', spot: 'red', amount: 100 } });
    expect(last).toMatchObject({ placed: { laid: { stakes: { red: 1100, black: 1000 }, total: 2100 } } });
    await untilTold(phone, 'settled');
    const { json } = await ask(house.server.address, 'GET /api/rounds', { token: player.token });
    expect(json['rounds']).toMatchObject([{ staked: 2100 }]);
  });

  test('[GLI-7] while play is stopped a bet is refused with the reason; afterwards bets are accepted again', async () => {
    const client = await at(roulette, await house.player('stopped'));
    await untilBetting(client, roulette);
    const deed = { by: commandLine, reason: 'the wheel is cleaned' } as const;
    const stop = granted(await stopPlay(house.accounts, { scope: 'table', table: roulette }, deed));
    await house.stops.look();
    const bet = () => client.say({ do: 'bet', table: roulette, gesture: { bet: 'place', spot: 'red', amount: 100 } });
    const why = { refused: 'table-paused', values: { why: 'play-stopped' } };
    expect(await bet()).toMatchObject({ placed: { placed: 'refused', told: why } });
    granted(await liftStop(house.accounts, stop.id, deed));
    await house.stops.look();
    for (let seconds = 0; (await phaseOf(roulette)) !== 'betting' && seconds < 120; seconds++) await house.pass(1);
    expect(await bet()).toMatchObject({ placed: { placed: 'accepted' } });
  });

  test('afterwards the ledger adds up, and every round replays to the cent', async () => {
    const { db } = house.accounts;
    expect(await verifyLedger(db)).toMatchObject({ sum: 0, differences: [] });
    const { rounds, problems } = await verifyRounds(db);
    expect(problems).toEqual([]);
    expect(rounds).toBeGreaterThan(games.length);
  });
});
