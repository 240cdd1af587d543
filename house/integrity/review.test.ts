/** Stored hands are reviewed once, with findings in names. Players report only those they met, and anonymously. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PlayerId, playerId } from '../../core/base/ids.ts';
import { seatsIn } from '../../core/poker/hand/seats.ts';
import { type PlayedHand, randomHand } from '../../core/poker/testing/random-hand.ts';
import { register } from '../accounts/register.ts';
import { signIn } from '../accounts/sign-in.ts';
import { granted, openAccounts, sheet, type TestAccounts } from '../accounts/testing/open-accounts.ts';
import { engines, type TestDatabase } from '../testing/databases.ts';
import { readCases } from './cases.ts';
import { type PlayerReport, reportPlayer } from './evidence.ts';
import { hourly } from './hourly.ts';
import { copiesOf } from './hand-copies.ts';
import { reviewEnded, reviewPlayer, reviewRegulars, reviewTournament } from './review.ts';

/** Full tables only, with the same ten people at each. */
const hands: readonly PlayedHand[] = Array.from({ length: 140 }, (_, seed) => randomHand(seed)).filter(
  ({ terms, hand }) => terms.game === 'holdem' && seatsIn(hand.dealtIn).length >= 4,
);

describe.each(engines)('review on $name', ({ fresh }) => {
  let database: TestDatabase;
  let accounts: TestAccounts;
  const players = new Map<string, PlayerId>();
  const names = ['ana', 'ben', 'eva', 'fay', 'gil', 'hal', 'ida', 'jon', 'kim', 'leo'];

  beforeAll(async () => {
    database = await fresh();
    accounts = await openAccounts(database.db);
    for (const name of [...names, 'max']) {
      const newcomer = { name, email: `${name}@example.org`, language: 'en' } as const;
      const { person } = granted(await register(accounts, newcomer, sheet.password));
      players.set(name, playerId(person.id));
      const device = name === 'ana' || name === 'ben' ? 'the-same' : name;
      const credentials = { nameOrEmail: name, password: sheet.password };
      granted(await signIn(accounts, credentials, `192.0.2.${players.size}`, device));
    }
    await storeHands('T1', accounts.clock.now(), hands);
  });
  afterAll(() => database.drop());

  const idOf = (name: string): PlayerId => players.get(name) ?? playerId('nobody');

  async function storeHands(tournament: string, at: Date, played: readonly PlayedHand[]): Promise<void> {
    const { db } = accounts;
    await db.query(
      `insert into tournament (id, series, parameters, terms, phase, created_at, created_by, commitment, sealed, seen_at)
       values ($2, $2, '{}', '{}', 'running', $1, 'command line', '', '', $1)`,
      [at, tournament],
    );
    for (const name of names) {
      await db.query(
        `insert into tournament_player (tournament_id, player, operator, entries, paid, fees) values ($3, $1, $2, 1, 0, 0)`,
        [idOf(name), name === 'ben' ? 'elsewhere' : 'here', tournament],
      );
    }
    for (const [place, { terms, journal, hand }] of played.entries()) {
      const id = `${tournament}/${place + 1}`;
      await db.query(
        `insert into hand (id, tournament_id, number, table_number, level, terms_version, terms, commitment, sealed, state, opened_at)
         values ($1, $5, $2, 1, 0, 1, $3::json, '', '', 'over', $4)`,
        [id, place + 1, JSON.stringify(terms), at, tournament],
      );
      await db.query(
        `insert into hand_entry (hand_id, place, entry, at, asked_at, hash)
         select $1, ordinality - 1, entry::json, $2, null, '' from unnest($3::text[]) with ordinality as e (entry, ordinality)`,
        [id, at, journal.map((entry) => JSON.stringify(entry))],
      );
      const seats = seatsIn(hand.dealtIn);
      await db.query(
        `insert into hand_player (hand_id, seat, player, entry, stack, stack_after)
         select $1, seat, player, 1, 0, 0 from unnest($2::int[], $3::text[]) as p (seat, player)`,
        [id, seats, seats.map((_, at) => idOf(names[at] ?? ''))],
      );
    }
  }

  test('[PI-035 PI-922] hands are reviewed with all cards; two players on one device are found, each once, by name', async () => {
    const first = await reviewTournament({ accounts }, 'T1');
    expect(first.hands).toBe(hands.length);
    const finding = first.findings.find(({ detector }) => detector === 'same-origin');
    expect(finding).toMatchObject({ clause: 'PI-035' });
    expect(new Set(finding?.players)).toEqual(new Set([idOf('ana'), idOf('ben')]));
    expect(finding?.says).toMatch(/^(ana and ben|ben and ana) sat at one table on the same device in \d+ hands\.$/);
    const cases = await readCases(database.db, { player: idOf('ben') });
    expect(cases.map(({ origin, clause, name }) => [origin, clause, name])).toEqual([['detector', 'PI-035', 'ben']]);
    const again = await reviewTournament({ accounts }, 'T1');
    expect(again.cases).toEqual([]);
    expect(await readCases(database.db, { player: idOf('ben') })).toEqual(cases);
  });

  test('[PI-044] a copy of a hand shows the player’s own cards and what was shown, never what others kept to themselves', async () => {
    const [copy = ''] = await copiesOf(database.db, idOf('ana'), ['T1/1']);
    const dealt = copy.slice(copy.indexOf('Hole cards')).split('\n').slice(1);
    const own = dealt.filter((line) => /^(You|Seat \d+) \[/.test(line));
    expect(own.filter((line) => line.startsWith('You ['))).toEqual([expect.stringMatching(/^You \[\w\w \w\w\]$/)]);
    expect(own.filter((line) => line.startsWith('Seat ')).every((line) => line.endsWith('[? ?]'))).toBe(true);
    expect(own.length).toBeGreaterThanOrEqual(4);
  });

  test('a tournament is reviewed automatically once, when it is over', async () => {
    expect(await reviewEnded({ accounts })).toEqual([]);
    await accounts.db.query(`delete from integrity_review`);
    await accounts.db.query(`update tournament set phase = 'finished', ended_at = $1`, [accounts.clock.now()]);
    const reviews: unknown[] = [];
    const failures: unknown[] = [];
    const work = async () => reviews.push(...(await reviewEnded({ accounts })));
    const end = hourly(accounts.clock, work, (error) => failures.push(error));
    await accounts.pass(120);
    await end();
    expect(failures).toEqual([]);
    expect(reviews).toMatchObject([{ hands: hands.length, cases: [] }]);
  });

  const report = (given: Partial<PlayerReport>): Promise<object> =>
    reportPlayer(
      { accounts },
      { reporter: idOf('eva'), about: 'fay', tournament: 'T1', why: 'soft-play', says: 'They never bet.', ...given },
    );

  test('[PI-038] a player may report those they met at a table, ten times a day at most, and anonymously', async () => {
    expect(await report({ about: 'max' })).toMatchObject({ refused: 'not-met' });
    expect(await report({ about: 'nobody' })).toMatchObject({ refused: 'not-met' });
    expect(await report({ about: 'eva' })).toMatchObject({ refused: 'not-met' });
    expect(await report({ tournament: 'T2' })).toMatchObject({ refused: 'not-met' });
    expect(await report({ hand: 'T1/3' })).toEqual({ case: expect.any(Number) as number });
    const [one] = await readCases(database.db, { player: idOf('fay') });
    expect(one).toMatchObject({
      origin: 'player',
      clause: 'PI-037',
      evidence: [{ kind: 'report', says: 'They never bet.', hands: ['T1/3'], by: idOf('eva') }],
    });
    for (let more = 1; more < 10; more++) await report({ why: 'bot' });
    expect(await report({})).toMatchObject({ refused: 'too-many-reports' });
    await accounts.pass(24 * 60 + 1);
    expect(await report({})).toMatchObject({ case: one?.id });
  });

  test('[PI-031 PI-036 PI-037] a player is reviewed over many tournaments: own hands only, once a month, with the reason', async () => {
    const { clock, db } = accounts;
    const [before] = await readCases(db, { player: idOf('ben') });
    const few = hands.slice(0, 12);
    await storeHands('S1', clock.now(), few);
    await storeHands('S2', clock.now(), few);
    const played = hands.length + 2 * few.length;
    const found = await reviewPlayer({ accounts }, idOf('ana'));
    expect(found).toMatchObject({ tournaments: 3, hands: played });
    for (const { players: about } of found.findings) expect(about).toContain(idOf('ana'));
    const finding = found.findings.find(({ detector }) => detector === 'same-origin');
    expect(finding?.says).toMatch(
      /^Over 3 tournaments since \d{4}-\d\d-\d\d: (ana and ben|ben and ana) sat at one table on the same device in \d+ hands\.$/,
    );
    const [after] = await readCases(db, { player: idOf('ben') });
    expect([after?.id, after?.evidence.length]).toEqual([before?.id, (before?.evidence.length ?? 0) + 1]);
    // A repeated review, and one of the other player, find nothing new.
    expect((await reviewPlayer({ accounts }, idOf('ana'))).cases).toEqual([]);
    const other = await reviewPlayer({ accounts }, idOf('ben'));
    expect(other.findings.some(({ detector }) => detector === 'same-origin')).toBe(true);
    const [again] = await readCases(db, { player: idOf('ben') });
    const onDevices = again?.evidence.filter(({ says }) => says.startsWith('Over') && says.includes('same device'));
    expect(onDevices).toHaveLength(1);
    // Hands from before the period do not count.
    await db.query(`update hand set opened_at = $1 where tournament_id <> 'S2'`, [
      new Date(clock.now().getTime() - 91 * 24 * 3_600_000),
    ]);
    expect(await reviewPlayer({ accounts }, idOf('ana'))).toMatchObject({ tournaments: 1, hands: few.length });
    expect(await reviewPlayer({ accounts }, idOf('ana'), 92)).toMatchObject({ tournaments: 3, hands: played });
  });

  test('a player of three tournaments is reviewed automatically, and again a day later if another has ended', async () => {
    const { clock, db } = accounts;
    await db.query(`delete from integrity_player_review`);
    await db.query(`update tournament set phase = 'finished', ended_at = $1 where id <> 'S2'`, [clock.now()]);
    expect(await reviewRegulars({ accounts })).toEqual([]);
    await db.query(`update tournament set phase = 'finished', ended_at = $1 where id = 'S2'`, [clock.now()]);
    expect(await reviewRegulars({ accounts })).toHaveLength(names.length);
    expect(await reviewRegulars({ accounts })).toEqual([]);
    await accounts.pass(25 * 60);
    expect(await reviewRegulars({ accounts })).toEqual([]);
    await db.query(`update tournament set ended_at = $1 where id = 'S2'`, [clock.now()]);
    expect(await reviewRegulars({ accounts })).toHaveLength(names.length);
  });
});
