/** What players can look up later: every movement of their money, and every round they bet in. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playerId } from '../../../core/base/ids.ts';
import { tableOf } from '../../../core/games/game.ts';
import { play, wagersOf } from '../../../core/games/testing/play.ts';
import { seated } from '../../../core/games/testing/seated.ts';
import { digestOf, tokenOf } from '../../accounts/token.ts';
import { takeTable } from '../../rounds/lease.ts';
import { commitmentTo } from '../../seeds/seed.ts';
import { engines } from '../../testing/databases.ts';
import { gameNamed } from '../../testing/game-named.ts';
import { ask } from '../testing/ask.ts';
import { type ServerHouse, serverHouse, type TestPlayer } from '../testing/server-house.ts';
import { keepRound, nextShoe } from '../testing/stored-rounds.ts';

const [baccarat, blackjack] = [gameNamed('ezugi-baccarat'), gameNamed('ezugi-blackjack')];
const rules = tableOf(baccarat);

describe.each(engines)('a player’s records on $name', (engine) => {
  let house: ServerHouse;
  let [ana, ben] = [{}, {}] as [TestPlayer, TestPlayer];
  const get = (path: string, { token }: TestPlayer = ana) => ask(house.server.address, `GET ${path}`, { token });

  beforeAll(async () => {
    house = await serverHouse(engine);
    [ana, ben] = [await house.player('ana'), await house.player('ben')];
    const { id } = house.newTable();
    const client = await house.connect({ token: ana.token });
    await client.say({ do: 'watch', table: id });
    const { db, clock } = house.accounts;
    const keeper = { db, clock, safe: house.safe };
    const lease = await takeTable(db, id, 'test');
    // Banker's 9h Ks is a natural 9 and beats Player's 2h 3c, 5: Ana's Banker pays 0.95 to 1, the Ties lose.
    const bets = [...wagersOf(rules, 'banker 10, tie 1', ana.id), ...wagersOf(rules, 'tie 5', ben.id)];
    const coup = play(baccarat, { cards: '2h 9h 3c Ks', bets });
    await nextShoe(keeper, lease, coup, 1);
    await house.pass(60);
    await keepRound(keeper, lease, baccarat, coup);
    await nextShoe(keeper, lease, coup, 2);
    await house.pass(60);
    await keepRound(keeper, lease, baccarat, coup, { shoe: 2, until: 'dealing' });
    const seats = await takeTable(db, 'seats', 'test');
    const owner = { [playerId('ana')]: ana.id, [playerId('ben')]: ben.id };
    const seatBets = seated(tableOf(blackjack), '1: main 10; ben 3: main 20').map((wager) => ({
      ...wager,
      player: owner[wager.player] ?? wager.player,
    }));
    // Seat 1 doubles 5 6 and gets a ten: 21. Seat 3 has T 9 and stands by time-out. The dealer has 9 8: 17.
    const turns = play(blackjack, { cards: '5h Th 9c 6h 9d 8c Ts', bets: seatBets, turns: 'double' });
    await nextShoe(keeper, seats, turns, 1);
    await house.pass(60);
    await keepRound(keeper, seats, blackjack, turns, { silent: 'seat-3' });
  });
  afterAll(() => house.drop());

  test('[GLI-72] each movement has id, kind, time, amount, balance before and after, status, and who caused it', async () => {
    const { json } = await get('/api/statement');
    // 1000.00 granted; 11.00 staked, 19.50 back; 11.00 staked in a round still running; 10.00 and 10.00 more staked,
    // 40.00 back. Returns are the stake from escrow plus the rest from the house.
    expect(json).toMatchObject({
      money: { kind: 'play', notice: expect.stringContaining('play money') },
      movements: [
        { kind: 'win', by: 'house', change: 2000, before: 99_750, after: 101_750, reference: 'seats/1' },
        { kind: 'return', by: 'house', change: 2000, before: 97_750, after: 99_750, reference: 'seats/1' },
        { kind: 'choice', by: 'player', change: -1000, before: 98_750, after: 97_750, reference: 'seats/1' },
        { kind: 'bets', by: 'player', change: -1000, before: 99_750, after: 98_750, reference: 'seats/1' },
        { kind: 'bets', by: 'player', change: -1100, before: 100_850, after: 99_750, reference: 'hand-1/2' },
        { kind: 'win', by: 'house', change: 850, before: 100_000, after: 100_850, reference: 'hand-1/1' },
        { kind: 'return', by: 'house', change: 1100, before: 98_900, after: 100_000, reference: 'hand-1/1' },
        { kind: 'bets', by: 'player', change: -1100, before: 100_000, after: 98_900, reference: 'hand-1/1' },
        { kind: 'grant', by: 'house', change: 100_000, before: 0, after: 100_000 },
      ],
    });
    const movements = json['movements'] as { id: string; at: string; status: string }[];
    expect(new Set(movements.map(({ id }) => id)).size).toBe(9);
    for (const { at, status } of movements) expect([status, new Date(at).toISOString()]).toEqual(['done', at]);
  });

  test('a movement names its table, even a closed one; a grant names none', async () => {
    const { json } = await get('/api/statement');
    const movements = json['movements'] as { kind: string; reference: string; where?: object }[];
    const at = (reference: string) => movements.find((one) => one.reference === reference)?.where;
    expect(at('hand-1/1')).toEqual({ kind: 'table', id: 'hand-1', name: 'By hand' });
    expect(at('seats/1')).toEqual({ kind: 'table', id: 'seats', name: 'seats' });
    expect(movements.find(({ kind }) => kind === 'grant')).not.toHaveProperty('where');
  });

  test('a statement is paged, and every movement is on exactly one page', async () => {
    const ids: string[] = [];
    let next: number | undefined = Number.MAX_SAFE_INTEGER;
    while (next !== undefined) {
      const { json } = await get(`/api/statement?limit=4&before=${next}`);
      ids.push(...(json['movements'] as { id: string }[]).map(({ id }) => id));
      next = json['next'] as number | undefined;
    }
    expect(ids).toHaveLength(9);
    expect(new Set(ids).size).toBe(9);
  });

  test('the welcome states when the player signed in and the net result since', async () => {
    const client = await house.connect({ token: ana.token });
    // 19.50 of 11.00, and 40.00 of 20.00; the running round does not count yet.
    const session = { since: expect.any(String), net: 850 + 2000, rounds: ['hand-1/1', 'seats/1'] };
    expect(client.all('welcome')[0]?.player).toMatchObject({ name: 'ana', balance: 101_750, session });
  });

  test('[GLI-53] the balance, and the stakes in unfinished rounds', async () => {
    expect((await get('/api/balance')).json).toMatchObject({ balance: 101_750, held: 1100 });
    expect((await get('/api/balance', ben)).json).toMatchObject({ held: 500 });
  });

  test('the rounds of a player, by table, game and time, page by page', async () => {
    const rounds = async (query = '') => {
      const { json } = await get(`/api/rounds${query}`);
      return (json['rounds'] as { round: string }[]).map(({ round }) => round);
    };
    expect(await rounds()).toEqual(['seats/1', 'hand-1/2', 'hand-1/1']);
    expect(await rounds('?table=hand-1')).toEqual(['hand-1/2', 'hand-1/1']);
    expect(await rounds('?game=ezugi-blackjack')).toEqual(['seats/1']);
    expect(await rounds('?from=2026-11-16T10:02:00Z')).toEqual(['seats/1', 'hand-1/2']);
    expect(await rounds('?to=2026-11-16T10:02:00Z')).toEqual(['hand-1/1']);
    const { json } = await get('/api/rounds?limit=2');
    expect(json).toMatchObject({
      rounds: [
        { round: 'seats/1', state: 'settled', staked: 2000, returned: 4000 },
        { round: 'hand-1/2', state: 'dealing', staked: 1100 },
      ],
      next: 'hand-1/2',
    });
    expect(await rounds('?limit=2&before=hand-1/2')).toEqual(['hand-1/1']);
  });

  test('a round under rules no longer included is shown as recorded: bets, result and money', async () => {
    const { db } = house.accounts;
    const { json: before } = await get('/api/rounds/hand-1/1');
    await db.query(`update round set rules_version = 'of old' where id = 'hand-1/1'`);
    const { json } = await get('/api/rounds/hand-1/1');
    await db.query(`update round set rules_version = $1 where id = 'hand-1/1'`, [before['rulesVersion']]);
    const { bets, outcome, settlements, after } = before;
    expect(json).toMatchObject({ bets, outcome, settlements, after, steps: [], choices: [] });
    expect(json['unplayed']).toBe(
      'this program has rules version 1 of ezugi-baccarat, not of old; use the program that stored it or a newer one',
    );
  });

  test('[GLI-58] one round rebuilt: times, cards in order, bets, results with clauses, money before and after', async () => {
    const { json } = await get('/api/rounds/hand-1/1');
    expect(json).toMatchObject({
      replay: true,
      title: 'Live Baccarat',
      openedAt: '2026-11-16T10:01:00.000Z',
      closedAt: '2026-11-16T10:01:00.000Z',
      endedAt: '2026-11-16T10:01:00.000Z',
      bets: [
        { spot: 'banker', stake: 1000, fee: 0 },
        { spot: 'tie', stake: 100, fee: 0 },
      ],
      outcome: expect.objectContaining({}),
      settlements: [
        {
          number: 1,
          lines: [
            { spot: 'banker', result: 'win', staked: 1000, returns: 1950, clause: 'BAC-E-042' },
            { spot: 'tie', result: 'lose', staked: 100, returns: 0 },
          ],
          cuts: [],
        },
      ],
      before: 100_000,
      after: 100_850,
    });
    const cards = (json['steps'] as { ask: string; place?: string; card?: string }[]).filter(
      ({ ask }) => ask === 'card',
    );
    expect(cards.map(({ place, card }) => `${place} ${card}`)).toEqual([
      'player 2h',
      'banker 9h',
      'player 3c',
      'banker Ks',
    ]);
  });

  test('[GLI-59] the last fifty rounds with a feature are recalled, each with its draws', async () => {
    const cleo = await house.player('cleo');
    const { db, clock } = house.accounts;
    const keeper = { db, clock, safe: house.safe };
    const envelope = gameNamed('red-envelope-baccarat');
    const lease = await takeTable(db, 'envelopes', 'test');
    // An envelope on Tie that pays 50 to one; Player 9 K and Banker 9 K tie.
    const coup = play(envelope, {
      cards: '9h 9c Kd Ks',
      bets: wagersOf(tableOf(envelope), 'player 1, tie 1', cleo.id),
      draws: [['envelope'], ['tie'], ['50']],
    });
    await nextShoe(keeper, lease, coup, 1);
    for (let round = 0; round < 51; round++) await keepRound(keeper, lease, envelope, coup);
    const ids: string[] = [];
    for (let next = ''; ids.length < 51;) {
      const { json } = await get(`/api/rounds?limit=25${next}`, cleo);
      ids.push(...(json['rounds'] as { round: string }[]).map(({ round }) => round));
      next = `&before=${String(json['next'])}`;
    }
    expect(new Set(ids).size).toBe(51);
    const { json } = await get(`/api/rounds/${ids[49]}`, cleo);
    const drawn = (json['steps'] as { ask: string; picked?: string[] }[]).filter(({ ask }) => ask === 'draw');
    expect(drawn.map(({ picked }) => picked)).toEqual([['envelope'], ['tie'], ['50']]);
    // 1.00 at 50:1 returns 51.00; the stake on Player is returned.
    expect(json).toMatchObject({ settlements: [{ lines: [{ returns: 100 }, { returns: 5100, result: 'win' }] }] });
  });

  test('[GLI-60] with its status, round, session, pay table and player', async () => {
    const { json } = await get('/api/rounds/hand-1/1');
    expect(json).toMatchObject({
      state: 'settled',
      round: 'hand-1/1',
      game: 'ezugi-baccarat',
      rulesVersion: baccarat.rulesVersion,
      payTable: expect.stringMatching(/^ezugi-baccarat@.+#[0-9a-f]{12}$/),
      player: ana.id,
      sessions: [digestOf(tokenOf(ana.token)).slice(0, 16)],
    });
  });

  test('[GLI-55] choices state who made them: the player, or the platform by rule', async () => {
    const choices = async (player: TestPlayer) => (await get('/api/rounds/seats/1', player)).json['choices'];
    const expected = [
      { holder: 'seat-1', option: 'double', cost: 1000, by: 'player' },
      { holder: 'seat-3', option: 'stand', cost: 0, by: 'default' },
    ];
    expect(await choices(ana)).toMatchObject(expected);
    expect(await choices(ben)).toMatchObject(expected);
  });

  test('seeds are revealed when nothing depends on them, and match their commitments', async () => {
    const { json: over } = await get('/api/rounds/hand-1/1');
    const seedOf = (told: unknown) => told as { seed?: string; commitment: string };
    for (const told of [seedOf(over['draws']), seedOf(over['shoe'])]) {
      expect(commitmentTo(Buffer.from(told.seed ?? '', 'hex'))).toBe(told.commitment);
    }
    const { json: running } = await get('/api/rounds/hand-1/2');
    expect(running).toMatchObject({ state: 'dealing', steps: [], choices: [], settlements: [] });
    expect(running['draws']).not.toHaveProperty('seed');
    expect(running['shoe']).not.toHaveProperty('seed');
    const { json: last } = await get('/api/rounds/seats/1');
    expect(last['draws']).toHaveProperty('seed');
    expect(last['shoe']).not.toHaveProperty('seed');
  });

  test('records never show other players, nor other players’ rounds', async () => {
    for (const path of ['/api/rounds/hand-1/1', '/api/rounds/seats/1', '/api/statement', '/api/rounds']) {
      expect((await get(path)).text).not.toContain(ben.id);
      expect((await get(path, ben)).text).not.toContain(ana.id);
    }
    const stranger = await house.player('eva');
    const none = await get('/api/rounds/hand-1/999', stranger);
    expect(await get('/api/rounds/hand-1/1', stranger)).toMatchObject({ status: 404, json: none.json });
  });

  test('a used-up shoe is exported with its seed; one in play keeps its secrets', async () => {
    const shoes = await ask(house.server.address, 'GET /api/tables/hand-1/shoes');
    expect(shoes.json['shoes']).toMatchObject([{ number: 2 }, { number: 1, endedAt: expect.any(String) }]);
    const path = 'GET /api/tables/hand-1/shoes';
    expect((await ask(house.server.address, `${path}/1`)).json).toMatchObject({
      format: 'baize-shoe-1',
      shoe: { number: 1, seed: expect.stringMatching(/^[0-9a-f]{64}$/) },
      rounds: [{ id: 'hand-1/1' }],
    });
    expect(await ask(house.server.address, `${path}/2`)).toMatchObject({
      status: 409,
      json: { refused: 'still-in-play' },
    });
    expect(await ask(house.server.address, `${path}/3`)).toMatchObject({ status: 404 });
  });
});
