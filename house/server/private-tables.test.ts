/** Every game at a private table over a real socket: bet, DEAL, choices, result, balance; then the same bets again. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { defined } from '../../core/base/defined.ts';
import { present } from '../../core/base/invariant.ts';
import { type Game, tableOf } from '../../core/games/game.ts';
import { games } from '../../core/games/games.ts';
import { engines } from '../testing/databases.ts';
import { verifyLedger, verifyRounds } from '../testing/books.ts';
import type { OfferTold, SettledTold } from '../protocol/own-told.ts';
import { ask } from './testing/ask.ts';
import { type ServerHouse, serverHouse } from './testing/server-house.ts';
import type { TestClient } from './testing/test-client.ts';

describe('private tables', () => {
  let house: ServerHouse;
  beforeAll(async () => {
    house = await serverHouse(present(engines[0], 'an engine'));
    for (const game of games) await house.openTable(game.id, 'private');
  }, 120_000);
  afterEach(() => house.closeClients());
  afterAll(() => house.drop());

  const settledBy = (client: TestClient): readonly SettledTold[] =>
    client.all('own').flatMap(({ told }) => (told.said === 'settled' ? [told.settled] : []));

  const roundAt = (client: TestClient): string => {
    const opened = client.all('table').flatMap(({ told }) => (told.said === 'betting' ? [told.round] : []));
    return present(opened.at(-1) ?? client.all('state').at(-1)?.state.round, 'a round');
  };

  /** Takes the fallback of everything offered until the round is settled. */
  async function playOut(client: TestClient, table: string, before: number): Promise<SettledTold> {
    let answered = new Set<OfferTold>();
    for (let seconds = 0; settledBy(client).length === before && seconds < 400; seconds++) {
      const told = client.all('own').flatMap((one) => (one.told.said === 'offers' ? [one.told.offers] : []));
      for (const offer of told.at(-1) ?? []) {
        if (answered.has(offer)) continue;
        answered = answered.add(offer);
        const cards = offer.options.find(({ id }) => id === offer.fallback)?.cards;
        const word = {
          option: offer.fallback,
          ...(cards && { cards: Array.from({ length: cards.least }, (_, n) => n) }),
        };
        expect(await client.say({ do: 'decide', table, holder: offer.holder, ...word })).toMatchObject({
          frame: 'done',
        });
      }
      await house.pass(1);
    }
    return present(settledBy(client).at(before), 'the settlement');
  }

  const rulesOf = (game: Game) => tableOf(game, game.alone?.(3) ?? {});

  test.each(games)('[GLI-99] $id', async (game) => {
    const table = `${game.id}-private`;
    const rules = rulesOf(game);
    const places = rules.seats ?? [undefined];
    const spot = present(
      [...rules.betting.spots.values()].find(({ kind }) => kind === 'main'),
      'a main bet',
    );
    const player = await house.player(`own-${game.id}`.slice(0, 20));
    const client = await house.connect({ token: player.token });
    expect(await client.say({ do: 'watch', table })).toMatchObject({ frame: 'done' });
    expect(client.all('state').at(-1)?.mine?.seats).toEqual(rules.seats);
    for (const seat of places) {
      const gesture = { bet: 'place', spot: spot.spot, amount: spot.least.amount * 2 } as const;
      expect(await client.say({ do: 'bet', table, gesture, ...defined({ seat }) })).toMatchObject({
        placed: { placed: 'accepted' },
      });
    }
    const wagered = spot.least.amount * 2 * places.length;
    expect(await client.say({ do: 'deal', table, round: roundAt(client) })).toMatchObject({ frame: 'done' });
    const first = await playOut(client, table, 0);
    expect(first.lines.map(({ seat, stake }) => [seat, stake])).toEqual(
      places.map((seat) => [seat, spot.least.amount * 2]),
    );
    expect(first.balance).toBe(100_000 - first.staked + first.paid);
    // Rebet at every box, DEAL.
    for (let seconds = 0; roundAt(client) === first.round && seconds < 30; seconds++) await house.pass(1);
    for (const seat of places) {
      const again = await client.say({ do: 'bet', table, gesture: { bet: 'rebet' }, ...defined({ seat }) });
      expect(again).toMatchObject({
        placed: { placed: 'accepted', laid: { stakes: { [spot.spot]: wagered / places.length } } },
      });
    }
    expect(await client.say({ do: 'deal', table, round: roundAt(client) })).toMatchObject({ frame: 'done' });
    const second = await playOut(client, table, 1);
    expect(second.round).not.toBe(first.round);
    expect(second.balance).toBe(first.balance - second.staked + second.paid);
    const { json } = await ask(house.server.address, 'GET /api/balance', { token: player.token });
    expect(json).toMatchObject({ balance: second.balance, held: 0 });
  });

  test('afterwards the ledger adds up, and every round replays to the cent', async () => {
    const { db } = house.accounts;
    expect(await verifyLedger(db)).toMatchObject({ sum: 0, differences: [] });
    const { rounds, problems } = await verifyRounds(db);
    expect(problems).toEqual([]);
    expect(rounds).toBeGreaterThanOrEqual(2 * games.length);
  });
});
