/** Exports a used-up shoe with its seeds and rounds, for anyone to verify. A shoe in play stays secret. */
import { defined } from '../../../core/base/defined.ts';
import { broken, present } from '../../../core/base/invariant.ts';
import type { Card } from '../../../core/cards/card.ts';
import { printCard } from '../../../core/cards/card.ts';
import { exportFormat, type ShoeExport } from '../../../core/chance/shoe-export.ts';
import type { Seed } from '../../../core/chance/stream.ts';
import type { Entry } from '../../../core/round/answer.ts';
import { readRound, type StoredRound } from '../../rounds/read.ts';
import type { SeedSafe } from '../../seeds/safe.ts';
import type { Sql } from '../../storage/db.ts';
import { drawsSeal, readShoe } from './shoes.ts';
import { refuseHere } from '../../protocol/refusals.ts';
import type { ToldRefusal } from '../../protocol/refusal.ts';

interface KeptShoe {
  readonly decks: number;
  readonly commitment: string;
  readonly burned: readonly Card[];
  readonly ended: boolean;
  readonly isPhysical: boolean;
}

type ExportedRound = ShoeExport['rounds'][number];
type ExportedEntry = ExportedRound['journal'][number];

/** Without cards a shoe never ends: the latest rounds are exported, since each one's seed is used up. */
const cardlessRoundsMost = 500;

export async function exportShoe(
  sql: Sql,
  safe: SeedSafe,
  { table, number }: { readonly table: string; readonly number: number },
): Promise<ShoeExport | ToldRefusal> {
  const named = `shoe ${number} of ${table}`;
  const [shoe] = await sql.query<KeptShoe>(
    `select decks, commitment, burned, ended_at is not null as ended, sealed is null as "isPhysical"
     from shoe where table_id = $1 and number = $2`,
    [table, number],
  );
  if (shoe === undefined) return refuseHere('no-such-shoe', { shoe: named });
  if (shoe.isPhysical) {
    return refuseHere('dealt-by-people', { shoe: named });
  }
  const { decks, commitment } = shoe;
  if (decks > 0 && !shoe.ended) {
    return refuseHere('still-in-play', { shoe: named });
  }
  const rounds = await roundsOf(sql, table, { number, most: decks === 0 ? cardlessRoundsMost : undefined });
  const [first] = rounds;
  if (first === undefined) return refuseHere('no-rounds', { shoe: named });
  const corrected = rounds.find(({ entries }) => entries.some(({ entry }) => byPeople.has(entry.kind)));
  if (corrected !== undefined) {
    return refuseHere('corrected', { round: corrected.id });
  }
  const changed = rounds.find((round) => rulesIn(round) !== rulesIn(first));
  if (changed !== undefined) {
    return refuseHere('rules-changed', { shoe: named, round: changed.id });
  }
  return {
    format: exportFormat,
    table,
    game: first.game,
    rulesVersion: first.rulesVersion,
    parameters: first.parameters as Record<string, unknown>,
    shoe: {
      number,
      decks,
      commitment,
      seed: hexOf(await readShoe(sql, safe, table, number)),
      burned: shoe.burned.map(printCard),
    },
    rounds: rounds.map((round) => exportedRound(round, safe)),
  };
}

/** Entries that no seed produces. */
const byPeople: ReadonlySet<Entry['kind']> = new Set(['edit', 'out', 'manual']);

const rulesIn = ({ rulesVersion, parameters }: StoredRound): string => JSON.stringify([rulesVersion, parameters]);

/** Ended rounds only: a seed is never revealed while something depends on it. */
async function roundsOf(
  sql: Sql,
  table: string,
  { number, most }: { readonly number: number; readonly most: number | undefined },
): Promise<readonly StoredRound[]> {
  const ids = await sql.query<{ id: string }>(
    `select id from round where table_id = $1 and shoe_number = $2 and state in ('settled', 'void')
     order by number desc limit $3`,
    [table, number, most ?? null],
  );
  const rounds: StoredRound[] = [];
  for (const { id } of ids.toReversed()) rounds.push(present(await readRound(sql, id), `round ${id}`));
  return rounds;
}

function exportedRound({ id, table, number, commitment, sealed, entries }: StoredRound, safe: SeedSafe): ExportedRound {
  const seed = safe.open(present(sealed, `the seed of ${id}`), drawsSeal(table));
  const alias = aliases(entries.map(({ entry }) => entry));
  const journal = entries.flatMap(({ entry }) => exportedEntry(entry, alias));
  return { id, number, commitment, seed: hexOf(seed), journal };
}

/** Replaces names by numbers; a seat keeps its own. */
function aliases(entries: readonly Entry[]): (name: string) => string {
  const names = new Map<string, string>();
  for (const entry of entries) {
    if (entry.kind !== 'bets') continue;
    for (const { player } of entry.wagers) {
      if (!names.has(player)) names.set(player, `player ${names.size + 1}`);
    }
  }
  return (name) => names.get(name) ?? name;
}

function exportedEntry(entry: Entry, alias: (name: string) => string): readonly ExportedEntry[] {
  switch (entry.kind) {
    case 'bets':
      return [{ kind: 'bets', wagers: entry.wagers.map((wager) => ({ ...wager, player: alias(wager.player) })) }];
    case 'card':
    case 'burn':
      return [{ kind: entry.kind, card: printCard(entry.card) }];
    case 'turn':
    case 'move':
    case 'announce':
      return [{ kind: entry.kind }];
    case 'pocket':
      return [entry];
    case 'dice':
      return [{ kind: 'dice', dice: [...entry.dice] }];
    case 'draw':
      return [{ kind: 'draw', picked: [...entry.picked] }];
    case 'choice': {
      const { cards, ...word } = entry;
      return [{ ...word, holder: alias(entry.holder), ...defined({ cards: cards && [...cards] }) }];
    }
    case 'closed':
      return [{ kind: 'closed', unpaid: entry.unpaid.map(alias) }];
    case 'void':
      return [{ kind: 'void', clause: entry.signed.clause, reason: entry.signed.reason }];
    case 'annulled':
    case 'returned':
    case 'note':
      // Affects payouts, never the deal.
      return [];
    case 'edit':
    case 'out':
    case 'manual':
      return broken('a corrected round is not exported');
  }
}

const hexOf = (seed: Seed): string => Buffer.from(seed).toString('hex');
