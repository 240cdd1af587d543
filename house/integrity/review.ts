/** Stored hands of a tournament through all detectors: every finding is told in names and kept with the players' cases. */
import { type PlayerId, playerId } from '../../core/base/ids.ts';
import { isRefusal } from '../../core/base/refusal.ts';
import type { Finding } from '../../core/integrity/finding.ts';
import { type StoredHand as ReviewedHand, storedHand, type WhoSat } from '../../core/integrity/stored-hand.ts';
import { unseen } from '../../core/poker/hand/state.ts';
import { recordOfHand } from '../../core/poker/history/own-record.ts';
import type { HandRecord } from '../../core/poker/history/record.ts';
import { textHistory } from '../../core/poker/history/text-history.ts';
import { theHouse } from '../accounts/rights.ts';
import { isPracticeOpponent } from '../practice/opponent.ts';
import type { Sql } from '../storage/db.ts';
import { handsOf, readHand, type StoredHand } from '../tournaments/read.ts';
import { suspect } from './cases.ts';
import { detectAside } from './detect-aside.ts';
import type { FairPlay } from './fair-play.ts';

export interface Reviewed {
  readonly hands: number;
  readonly findings: readonly Finding[];
  /** Cases that were opened or added to; none for what was found before. */
  readonly cases: readonly number[];
}

const handsAtOnce = 500;

/** May be done again at any time: the same finding is kept once. */
export async function reviewTournament(
  { accounts: { db, clock } }: Pick<FairPlay, 'accounts'>,
  tournament: string,
): Promise<Reviewed> {
  const hands: ReviewedHand[] = [];
  const people = await peopleIn(db, tournament);
  for (let after = 0; ;) {
    const some = await handsOf(db, tournament, { after, limit: handsAtOnce });
    for (const hand of some) hands.push(...reviewed(hand, people));
    const last = some.at(-1);
    if (last === undefined) break;
    after = last.number;
  }
  // Practice opponents play by program, in sight of everyone: nothing is found out about them.
  const suspected = (await detectAside(hands)).filter(({ players }) => !players.some(isPracticeOpponent));
  const findings = suspected.map((finding) => inNames(finding, people));
  const at = clock.now();
  const cases = await db.transaction(async (sql) => {
    const touched: number[] = [];
    for (const finding of findings) touched.push(...(await keep(sql, tournament, finding, at)));
    await sql.query(
      `insert into integrity_review (tournament_id, hands, findings, at) values ($1, $2, $3, $4)
       on conflict (tournament_id) do update set hands = $2, findings = $3, at = $4`,
      [tournament, hands.length, findings.length, at],
    );
    return [...new Set(touched)];
  });
  return { hands: hands.length, findings, cases };
}

/** Every tournament that is over is looked at once by itself. */
export async function reviewEnded(fairPlay: Pick<FairPlay, 'accounts'>): Promise<readonly Reviewed[]> {
  const ended = await fairPlay.accounts.db.query<{ id: string }>(
    `select id from tournament left join integrity_review on tournament_id = id
     where phase = 'finished' and tournament_id is null order by ended_at limit 100`,
  );
  const reviews: Reviewed[] = [];
  for (const { id } of ended) reviews.push(await reviewTournament(fairPlay, id));
  return reviews;
}

interface PersonAt {
  readonly name: string;
  readonly operator: string;
  readonly sessions: readonly { readonly at: Date; readonly origin: string | null; readonly device: string | null }[];
}

async function peopleIn(sql: Sql, tournament: string): Promise<ReadonlyMap<PlayerId, PersonAt>> {
  const people = await sql.query<{ player: PlayerId; name: string; operator: string }>(
    `select player, coalesce(name, player) as name, operator from tournament_player left join person on person.id = player
     where tournament_id = $1`,
    [tournament],
  );
  const sessions = await sql.query<{ player: PlayerId; at: Date; origin: string | null; device: string | null }>(
    `select person_id as player, begun_at as at, origin, device from session
     where person_id in (select player from tournament_player where tournament_id = $1) order by begun_at`,
    [tournament],
  );
  const bySession = new Map<PlayerId, (typeof sessions)[number][]>();
  for (const one of sessions) bySession.set(one.player, [...(bySession.get(one.player) ?? []), one]);
  return new Map(people.map(({ player, ...rest }) => [player, { ...rest, sessions: bySession.get(player) ?? [] }]));
}

/** Hands that were played to their end; one that is void proves nothing. */
function reviewed(hand: StoredHand, people: ReadonlyMap<PlayerId, PersonAt>): readonly ReviewedHand[] {
  if (hand.state !== 'over') return [];
  const record = recordOf(hand);
  if (record === undefined) return [];
  const who: (WhoSat | undefined)[] = [];
  for (const { seat, player } of hand.players) who[seat] = whoSat(player, people.get(player), hand.openedAt);
  const stored = storedHand(record, { id: hand.id, who, millis: millisIn(hand) });
  return isRefusal(stored) ? [] : [stored];
}

function recordOf({ id, terms, entries }: StoredHand): HandRecord | undefined {
  const journal = entries.map(({ entry }) => entry);
  const record = recordOfHand(terms, journal, { hand: id, about: {} });
  return isRefusal(record) ? undefined : record;
}

/** By the session that the player was in when the hand began. */
function whoSat(player: PlayerId, person: PersonAt | undefined, at: Date): WhoSat {
  const session = person?.sessions.findLast((one) => one.at <= at);
  return {
    player,
    operator: person?.operator ?? '',
    device: session?.device ?? undefined,
    address: session?.origin ?? undefined,
  };
}

const betting = new Set(['fold', 'check', 'call', 'bet', 'raise', 'all-in']);

/** Of every turn to bet, in order. */
const millisIn = ({ entries }: StoredHand): readonly (number | undefined)[] =>
  entries
    .filter(({ entry }) => entry.kind === 'protected' || (entry.kind === 'choice' && betting.has(entry.option)))
    .map(({ entry, at, askedAt }) =>
      entry.kind === 'choice' && askedAt !== null ? at.getTime() - askedAt.getTime() : undefined,
    );

/** People read names; ids are kept beside them. */
function inNames(finding: Finding, people: ReadonlyMap<PlayerId, PersonAt>): Finding {
  const says = finding.players.reduce(
    (text, player) => text.replaceAll(player, people.get(player)?.name ?? player),
    finding.says,
  );
  return { ...finding, says };
}

/** One case for each player of the finding. */
async function keep(sql: Sql, tournament: string, finding: Finding, at: Date): Promise<readonly number[]> {
  const { detector, players, clause, says, score, hands } = finding;
  const cases: number[] = [];
  for (const player of players) {
    const source = [detector, tournament, player, ...players].join(' ');
    const evidence = { kind: 'finding', clause, says, score, hands, players, by: theHouse } as const;
    const id = await suspect(sql, { player: playerId(player), origin: 'detector', evidence, source }, at);
    if (id !== undefined) cases.push(id);
  }
  return cases;
}

/** PI-044: hands written out for a notice, without the cards that nobody but their holder has seen. */
export async function copiesOf(sql: Sql, player: PlayerId, hands: readonly string[]): Promise<readonly string[]> {
  const copies: string[] = [];
  for (const id of hands.slice(0, copiesMost)) {
    const hand = await readHand(sql, id);
    const record = hand && recordOf(hand);
    const own = hand?.players.find((one) => one.player === player);
    if (record !== undefined && own !== undefined) copies.push(textHistory(asSeenFrom(record, own.seat)));
  }
  return copies;
}

const copiesMost = 5;

/** Cards come round by round, clockwise from the button's left (PP-944). */
function asSeenFrom(record: HandRecord, seat: number): HandRecord {
  const { order, terms, steps, about } = record;
  return {
    ...record,
    terms: { ...terms, unseenCards: true },
    about: { ...about, players: order.map((other) => (other === seat ? 'You' : `Seat ${other + 1}`)) },
    steps: steps.map((step) => {
      if (step.do !== 'hole') return step;
      return { ...step, cards: step.cards.map((card, at) => (order[at % order.length] === seat ? card : unseen)) };
    }),
  };
}
