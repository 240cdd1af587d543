/** Runs stored hands, of a tournament or of a player over many, through all detectors and records findings as cases. */
import { type PlayerId, playerId } from '../../core/base/ids.ts';
import type { Finding } from '../../core/integrity/finding.ts';
import type { StoredHand as ReviewedHand } from '../../core/integrity/stored-hand.ts';
import { theHouse } from '../accounts/rights.ts';
import { isPracticePlayer } from '../accounts/practice-ids.ts';
import type { Sql } from '../storage/db.ts';
import { handsNamed, handsOf, namesOfHands } from '../tournaments/read.ts';
import { suspect } from './cases.ts';
import { detectAside } from './detect-aside.ts';
import type { FairPlay } from './fair-play.ts';
import { inNames, type People, peopleAmong, reviewed } from './reviewed-hands.ts';

export interface Reviewed {
  readonly tournaments: number;
  readonly hands: number;
  readonly findings: readonly Finding[];
  /** Cases opened or added to; empty if everything was found before. */
  readonly cases: readonly number[];
}

type Watched = Pick<FairPlay, 'accounts'>;

const handsAtOnce = 500;

/** Repeatable: each finding is recorded once. */
export async function reviewTournament({ accounts: { db, clock } }: Watched, tournament: string): Promise<Reviewed> {
  const hands: ReviewedHand[] = [];
  const people = await peopleAmong(db, await playersOf(db, tournament));
  for (let after = 0; ;) {
    const some = await handsOf(db, tournament, { after, limit: handsAtOnce });
    for (const hand of some) hands.push(...reviewed(hand, people));
    const last = some.at(-1);
    if (last === undefined) break;
    after = last.number;
  }
  const findings = namesOf(await detectAside({ hands }), people);
  const at = clock.now();
  const cases = await db.transaction(async (sql) => {
    await sql.query(
      `insert into integrity_review (tournament_id, hands, findings, at) values ($1, $2, $3, $4)
       on conflict (tournament_id) do update set hands = $2, findings = $3, at = $4`,
      [tournament, hands.length, findings.length, at],
    );
    return keepAll(sql, tournament, findings, at);
  });
  return { tournaments: 1, hands: hands.length, findings, cases };
}

async function playersOf(sql: Sql, tournament: string): Promise<readonly PlayerId[]> {
  const rows = await sql.query<{ player: PlayerId }>(`select player from tournament_player where tournament_id = $1`, [
    tournament,
  ]);
  return rows.map(({ player }) => player);
}

/** Practice opponents are openly bots: findings about them are dropped. */
const namesOf = (findings: readonly Finding[], people: People): readonly Finding[] =>
  findings.filter(({ players }) => !players.some(isPracticePlayer)).map((finding) => inNames(finding, people));

/** Every finished tournament is reviewed once on its own. */
export async function reviewEnded(fairPlay: Watched): Promise<readonly Reviewed[]> {
  const ended = await fairPlay.accounts.db.query<{ id: string }>(
    `select id from tournament left join integrity_review on tournament_id = id
     where phase = 'finished' and tournament_id is null order by ended_at limit 100`,
  );
  const reviews: Reviewed[] = [];
  for (const { id } of ended) reviews.push(await reviewTournament(fairPlay, id));
  return reviews;
}

const day = 24 * 3_600_000;
/** How far back a review over many tournaments goes, and how many of the newest hands it reads. */
const daysUsual = 90;
const handsMost = 8000;
const tournamentsLeast = 3;
const playersAtOnce = 50;

/**
 * PI-031, PI-036, PI-037: what two players do a few times a tournament shows only over many. Reviews all hands the
 * player was dealt in; the same finding is recorded once a month.
 */
export async function reviewPlayer(
  { accounts: { db, clock } }: Watched,
  player: PlayerId,
  days = daysUsual,
): Promise<Reviewed> {
  const at = clock.now();
  const since = new Date(at.getTime() - days * day);
  const names = await namesOfHands(db, player, { since, limit: handsMost });
  const hands: ReviewedHand[] = [];
  const people = new Map<PlayerId, People extends ReadonlyMap<unknown, infer One> ? One : never>();
  for (let from = 0; from < names.length; from += handsAtOnce) {
    const some = await handsNamed(db, names.slice(from, from + handsAtOnce));
    const strangers = new Set(some.flatMap(({ players }) => players.map((one) => one.player)));
    for (const known of people.keys()) strangers.delete(known);
    for (const [id, person] of await peopleAmong(db, [...strangers])) people.set(id, person);
    for (const hand of some) hands.push(...reviewed(hand, people));
  }
  const tournaments = new Set(hands.map(({ id }) => tournamentOf(id))).size;
  const found = namesOf(await detectAside({ hands, player }), people);
  const findings = found.map((finding) => ({
    ...finding,
    says: `Over ${tournaments} tournaments since ${dayOf(since)}: ${finding.says}`,
  }));
  const cases = await db.transaction(async (sql) => {
    await sql.query(
      `insert into integrity_player_review (player, tournaments, hands, findings, at) values ($1, $2, $3, $4, $5)
       on conflict (player) do update set tournaments = $2, hands = $3, findings = $4, at = $5`,
      [player, tournaments, hands.length, findings.length, at],
    );
    return keepAll(sql, `over ${dayOf(at).slice(0, 7)}`, findings, at);
  });
  return { tournaments, hands: hands.length, findings, cases };
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
/** A hand's id starts with its tournament: T17/204. */
const tournamentOf = (hand: string): string => hand.slice(0, hand.lastIndexOf('/'));

/** Everyone who played several tournaments is reviewed individually, at most once a day. */
export async function reviewRegulars(fairPlay: Watched): Promise<readonly Reviewed[]> {
  const { db, clock } = fairPlay.accounts;
  const now = clock.now().getTime();
  const due = await db.query<{ player: PlayerId }>(
    `select tournament_player.player from tournament_player
       join tournament on tournament.id = tournament_id and phase = 'finished' and ended_at > $1
       join person on person.id = tournament_player.player
       left join integrity_player_review last on last.player = tournament_player.player
     where tournament_player.entries > 0
     group by tournament_player.player, last.at
     having count(*) >= $2 and (last.at is null or (last.at < $3 and max(ended_at) > last.at))
     order by last.at nulls first, tournament_player.player limit $4`,
    [new Date(now - daysUsual * day), tournamentsLeast, new Date(now - day), playersAtOnce],
  );
  const reviews: Reviewed[] = [];
  for (const { player } of due) if (!isPracticePlayer(player)) reviews.push(await reviewPlayer(fairPlay, player));
  return reviews;
}

async function keepAll(sql: Sql, scope: string, findings: readonly Finding[], at: Date): Promise<readonly number[]> {
  const touched: number[] = [];
  for (const finding of findings) touched.push(...(await keep(sql, scope, finding, at)));
  return [...new Set(touched)];
}

/** One case per player of the finding. */
async function keep(sql: Sql, scope: string, finding: Finding, at: Date): Promise<readonly number[]> {
  const { detector, players, clause, says, score, hands } = finding;
  const cases: number[] = [];
  for (const player of players) {
    const source = [detector, scope, player, ...players].join(' ');
    const evidence = { kind: 'finding', clause, says, score, hands, players, by: theHouse } as const;
    const id = await suspect(sql, { player: playerId(player), origin: 'detector', evidence, source }, at);
    if (id !== undefined) cases.push(id);
  }
  return cases;
}
