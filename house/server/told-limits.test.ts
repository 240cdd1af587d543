/** Limits over the wire: a real table accepts exactly what the API states for each spot, and not a cent more. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { present } from '../../core/base/invariant.ts';
import { cents } from '../../core/base/money.ts';
import { games } from '../../core/games/games.ts';
import { bank, postAll } from '../ledger/ledger.ts';
import type { TableTerms } from '../protocol/http/tables.ts';
import { engines } from '../testing/databases.ts';
import { ask } from './testing/ask.ts';
import { type ServerHouse, serverHouse } from './testing/server-house.ts';

type SpotTerms = TableTerms['spots'][number];

const riches = cents(100_000_000);

let house: ServerHouse;
beforeAll(async () => {
  house = await serverHouse(present(engines[0], 'an engine'), { limits: { commandsAtOnce: 500 } });
}, 120_000);
afterEach(() => house.closeClients());
afterAll(() => house.drop());

/** One spot of each kind; spots of a kind share name and limits. */
function oneOfEach(spots: readonly SpotTerms[]): readonly SpotTerms[] {
  const kinds = new Map(
    spots.map((spot) => [`${spot.spot.split('/')[0]} ${spot.least.amount} ${spot.most.amount}`, spot]),
  );
  return [...kinds.values()];
}

test.each(games)(
  '$id: the maximum stated by the API is accepted, and a cent more is refused or reduced to it',
  async ({ id }) => {
    const player = await house.player(`at-${id}`.slice(0, 20));
    const purse = { kind: 'player', owner: player.id } as const;
    const grant = { id: `riches ${id}`, kind: 'grant', from: bank, to: purse, amount: riches } as const;
    await postAll(house.accounts.db, [grant], { reference: 'grant', at: house.accounts.clock.now() });
    await house.openTable(id);
    const client = await house.connect({ token: player.token });
    await client.say({ do: 'watch', table: id });
    const { json } = await ask(house.server.address, `GET /api/tables/${id}`);
    const { spots, seats } = json as unknown as TableTerms;
    const at = seats === undefined ? {} : { seat: present(seats[0], 'a seat') };
    if (at.seat !== undefined) await client.say({ do: 'sit', table: id, ...at });
    const largest = present(
      spots.filter(({ kind }) => kind === 'main').toSorted((a, b) => b.most.amount - a.most.amount)[0],
      'a main bet',
    );
    const clear = async () => {
      // At some tables CLEAR removes one placement at a time.
      for (let lies = true; lies;) {
        const answer = await client.say({ do: 'bet', table: id, gesture: { bet: 'clear' }, ...at });
        lies = answer.frame === 'done' && (answer.placed?.laid.total ?? 0) > 0;
      }
    };
    const put = async (spot: string, amount: number) => {
      const answer = await client.say({ do: 'bet', table: id, gesture: { bet: 'place', spot, amount }, ...at });
      return answer.frame === 'done' ? answer.placed : undefined;
    };
    for (const { spot, most, needsMain } of oneOfEach(spots)) {
      if (needsMain !== undefined) await put(largest.spot, largest.most.amount);
      expect(await put(spot, most.amount)).toMatchObject({
        placed: 'accepted',
        laid: { stakes: { [spot]: most.amount } },
      });
      await clear();
      if (needsMain !== undefined) await put(largest.spot, largest.most.amount);
      const above = await put(spot, most.amount + 1);
      expect(above?.told?.refused).toBe(most.by === 'largest-win' ? 'above-ceiling' : 'above-maximum');
      if (above?.placed === 'reduced') expect(above.laid.stakes[spot]).toBe(most.amount);
      else {
        expect(above).toMatchObject({ placed: 'refused', told: { clause: most.clause } });
        expect(above?.laid.stakes[spot]).toBeUndefined();
      }
      await clear();
      // Lets pending work run before the next spot.
      await new Promise((done) => setImmediate(done));
    }
  },
);
