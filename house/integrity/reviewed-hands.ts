/** Stored hands in the detectors' form, and their findings in words. */
import type { PlayerId } from '../../core/base/ids.ts';
import { isRefusal } from '../../core/base/refusal.ts';
import type { Finding } from '../../core/integrity/finding.ts';
import { type StoredHand as ReviewedHand, storedHand, type WhoSat } from '../../core/integrity/stored-hand.ts';
import { recordOfHand } from '../../core/poker/history/own-record.ts';
import type { HandRecord } from '../../core/poker/history/record.ts';
import type { Sql } from '../storage/db.ts';
import type { StoredHand } from '../tournaments/read.ts';

/** A person, and where they signed in from. */
export interface PersonAt {
  readonly name: string;
  readonly operator: string;
  readonly sessions: readonly { readonly at: Date; readonly origin: string | null; readonly device: string | null }[];
}

export type People = ReadonlyMap<PlayerId, PersonAt>;

export async function peopleAmong(sql: Sql, players: readonly PlayerId[]): Promise<People> {
  const people = await sql.query<{ player: PlayerId; name: string; operator: string }>(
    `select distinct on (player) player, coalesce(name, player) as name, operator
     from tournament_player left join person on person.id = player
     where player = any($1::text[]) order by player, tournament_id`,
    [players],
  );
  const sessions = await sql.query<{ player: PlayerId; at: Date; origin: string | null; device: string | null }>(
    `select person_id as player, begun_at as at, origin, device from session
     where person_id = any($1::text[]) order by begun_at`,
    [players],
  );
  const bySession = new Map<PlayerId, (typeof sessions)[number][]>();
  for (const one of sessions) {
    const own = bySession.get(one.player) ?? [];
    bySession.set(one.player, own);
    own.push(one);
  }
  return new Map(people.map(({ player, ...rest }) => [player, { ...rest, sessions: bySession.get(player) ?? [] }]));
}

/** Finished hands; void ones prove nothing. */
export function reviewed(hand: StoredHand, people: People): readonly ReviewedHand[] {
  if (hand.state !== 'over') return [];
  const record = recordOf(hand);
  if (record === undefined) return [];
  const who: (WhoSat | undefined)[] = [];
  for (const { seat, player } of hand.players) who[seat] = whoSat(player, people.get(player), hand.openedAt);
  const stored = storedHand(record, { id: hand.id, who, millis: millisIn(hand) });
  return isRefusal(stored) ? [] : [stored];
}

export function recordOf({ id, terms, entries }: StoredHand): HandRecord | undefined {
  const journal = entries.map(({ entry }) => entry);
  const record = recordOfHand(terms, journal, { hand: id, about: {} });
  return isRefusal(record) ? undefined : record;
}

/** By the player's session when the hand began. */
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

/** One per betting turn, in order. */
const millisIn = ({ entries }: StoredHand): readonly (number | undefined)[] =>
  entries
    .filter(({ entry }) => entry.kind === 'protected' || (entry.kind === 'choice' && betting.has(entry.option)))
    .map(({ entry, at, askedAt }) =>
      entry.kind === 'choice' && askedAt !== null ? at.getTime() - askedAt.getTime() : undefined,
    );

/** People read names; ids are stored with them. */
export function inNames(finding: Finding, people: People): Finding {
  const says = finding.players.reduce(
    (text, player) => text.replaceAll(player, people.get(player)?.name ?? player),
    finding.says,
  );
  return { ...finding, says };
}
