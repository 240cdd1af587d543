/** Tampering with a stored tournament is detected and named. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cents } from '../../core/base/money.ts';
import { postAll } from '../ledger/ledger.ts';
import { engines } from '../testing/databases.ts';
import { type PokerHouse, playOut, pokerHouse, pushOrFold, seatedAt, seededNumbers } from './testing/poker-house.ts';
import { verifyTournament, verifyTournaments } from '../testing/books.ts';

describe.each(engines.slice(0, 1))('a stored tournament', (engine) => {
  let house: PokerHouse;
  let id: string;
  let player: string;
  beforeAll(async () => {
    house = await pokerHouse(engine);
    const poker = await house.open();
    const seated = await seatedAt(house, poker, 3);
    id = seated.id;
    player = seated.players[0] ?? '';
    await playOut(poker, id, pushOrFold(seededNumbers(7)));
    await poker.tournaments.close();
  });
  afterAll(() => house.drop());

  const problems = () => verifyTournament(house.db, house.safe, id);

  test('an untampered one has no problems; all hands of all tournaments are checked', async () => {
    expect(await problems()).toEqual([]);
    const [counted] = await house.db.query<{ hands: number }>('select count(*)::int as hands from hand');
    const report = await verifyTournaments(house.db, house.safe);
    expect(report).toMatchObject({ hands: counted?.hands, problems: [] });
    expect(report.hands).toBeGreaterThan(0);
  });

  test.each([
    {
      what: 'a stack at the end of a hand',
      change: `update hand_player set stack_after = stack_after + 1 where hand_id = (select min(id) from hand)`,
      back: `update hand_player set stack_after = stack_after - 1 where hand_id = (select min(id) from hand)`,
      found: /^hand .*: seat \d has \d+, not \d+$/,
    },
    {
      what: 'a prize',
      change: `update tournament_player set prizes = prizes + 5 where place = 1`,
      back: `update tournament_player set prizes = prizes - 5 where place = 1`,
      found: /^player .* has prizes \d+, the journal makes \d+$/,
    },
    {
      what: 'how it ended',
      change: `update tournament set phase = 'cancelled'`,
      back: `update tournament set phase = 'finished'`,
      found: /^it is kept as cancelled and replays as finished$/,
    },
  ])('$what, changed afterwards', async ({ change, back, found }) => {
    await house.db.query(change);
    const now = await problems();
    expect(now.length).toBeGreaterThan(0);
    for (const problem of now) expect(problem).toMatch(found);
    await house.db.query(back);
    expect(await problems()).toEqual([]);
  });

  test('money moved without a journal entry is found', async () => {
    const from = { kind: 'house', owner: 'somewhere' } as const;
    const to = { kind: 'player', owner: player } as const;
    const transfer = { id: 'slipped in', kind: 'prize', from, to, amount: cents(500) };
    await house.db.transaction((sql) => postAll(sql, [transfer], { reference: `tournament ${id}`, at: new Date(0) }));
    const line = `500 cents prize from house somewhere to player ${player}`;
    expect(await problems()).toEqual([`the ledger has ${line}, which nothing in the journal brought`]);
  });
});
