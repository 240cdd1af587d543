/** One past round for its player: own bets, everything visible at the table, own money. */
import { defined } from '../../../core/base/defined.ts';
import type { ClauseId, PlayerId } from '../../../core/base/ids.ts';
import { broken } from '../../../core/base/invariant.ts';
import { nothing } from '../../../core/base/money.ts';
import { isRefusal, printRefusal } from '../../../core/base/refusal.ts';
import { gameOf } from '../../../core/games/games.ts';
import type { Signed } from '../../../core/round/answer.ts';
import { Round } from '../../../core/round/round.ts';
import type { Wager } from '../../../core/round/wager.ts';
import type { House } from '../../accounts/house-kind.ts';
import { statementOf } from '../../ledger/statement.ts';
import type { RoundTold, StepTold } from '../../protocol/http/rounds.ts';
import type { PlayedRound } from '../../rounds/history.ts';
import { readRound, type StoredRound } from '../../rounds/read.ts';
import { rulesOf } from '../../../core/games/rules-of.ts';
import type { SeedSafe } from '../../seeds/safe.ts';
import type { Sql } from '../../storage/db.ts';
import { drawsSeal, readShoe } from '../../tables/dealing/shoes.ts';
import { planTold, settledTold, voidFact } from '../../tables/telling/told.ts';
import { moneyOf } from '../notice.ts';
import { payTableOf } from '../pay-table.ts';
import { movementOf, purseOf } from './purse.ts';
import { choicesTold, stepsTold } from './steps-told.ts';

export interface Archive {
  readonly db: Sql;
  readonly safe: SeedSafe;
  readonly house: House;
}

export async function roundInFull(
  archive: Archive,
  player: PlayerId,
  { round: id, table }: PlayedRound,
): Promise<RoundTold> {
  const { db, house } = archive;
  const stored = (await readRound(db, id)) ?? broken(`round ${id} is not there`);
  const { wagers, isOver, plan, steps, choices, voided, annulled, unplayed } = playedIn(stored, player);
  const own = wagers.filter((wager) => wager.player === player);
  const lines = await statementOf(db, purseOf(player), { reference: id, limit: 1000 });
  const movements = lines.map(movementOf).toReversed();
  const [first, last] = [movements[0], movements.at(-1)];
  return {
    replay: true,
    round: id,
    table,
    game: stored.game,
    title: gameOf(stored.game)?.title ?? stored.game,
    rulesVersion: stored.rulesVersion,
    payTable: payTableOf(stored),
    parameters: { ...(stored.parameters as Record<string, unknown>) },
    ...defined({ plan }),
    player,
    sessions: [...(await sessionsIn(db, player, { table, stored }))],
    state: stored.state,
    openedAt: stored.openedAt.toISOString(),
    ...defined({ closedAt: stored.closedAt?.toISOString(), endedAt: stored.endedAt?.toISOString() }),
    ...(await promises(archive, stored, isOver)),
    bets: own.map(({ seat, spot, stake, fee }) => ({ ...defined({ seat }), spot, stake, fee })),
    steps: [...steps],
    choices: [...choices],
    ...defined({ unplayed }),
    ...(isOver && stored.board !== null ? { outcome: { ...stored.board } } : {}),
    corrections: stored.entries.flatMap(({ entry, at }) =>
      entry.kind === 'edit'
        ? [{ edit: entry.change.edit, clause: entry.signed.clause, reason: entry.signed.reason, at: at.toISOString() }]
        : [],
    ),
    ...defined({ void: voided && voidFact(voided) }),
    ...defined({ annulled }),
    settlements: isOver
      ? stored.settlements.map((settlement, at) => {
          const told = settledTold(settlement, player, { round: id, balance: nothing });
          return { number: at + 1, lines: told.lines, cuts: told.cuts };
        })
      : [],
    ...defined({ before: first?.before, after: last?.after }),
    movements,
    money: moneyOf(house),
  };
}

/** What the journal shows the round's player. */
interface Played {
  readonly wagers: readonly Wager[];
  /** Whether all of it has been shown. */
  readonly isOver: boolean;
  readonly plan?: RoundTold['plan'];
  readonly steps: readonly StepTold[];
  readonly choices: RoundTold['choices'];
  readonly voided: Signed | undefined;
  readonly annulled: ClauseId | undefined;
  /** Why steps and choices can't be shown. */
  readonly unplayed?: string;
}

function playedIn(stored: StoredRound, player: PlayerId): Played {
  const rules = rulesOf(stored);
  if (typeof rules === 'string') return unplayed(stored, player, rules);
  const journal = stored.entries.map(({ entry }) => entry);
  const round = Round.replay(rules, stored.shoe, journal);
  if (isRefusal(round)) broken(`${stored.id} does not replay: ${printRefusal(round)}`);
  const { wagers, voided } = round;
  const isOver = stored.endedAt !== null && (stored.published ?? Infinity) >= round.steps.length;
  return {
    wagers,
    isOver,
    plan: planTold(rules.plan),
    steps: isOver ? stepsTold(round.steps, rules.plan.worth) : [],
    choices: isOver ? choicesTold(round, player) : [],
    voided,
    annulled: round.annulled.get(player),
  };
}

/** Played under rules this program no longer includes: bets, money and result as recorded. */
function unplayed({ entries, endedAt }: StoredRound, player: PlayerId, why: string): Played {
  const all = entries.map(({ entry }) => entry);
  return {
    wagers: all.flatMap((entry) => (entry.kind === 'bets' ? entry.wagers : [])),
    isOver: endedAt !== null,
    steps: [],
    choices: [],
    voided: all.find((entry) => entry.kind === 'void')?.signed,
    annulled: all.flatMap((entry) => (entry.kind === 'annulled' && entry.player === player ? [entry.clause] : []))[0],
    unplayed: why,
  };
}

/** The commitments, with the seeds that may be revealed. */
async function promises(
  { db, safe }: Archive,
  { table, shoeNumber, shoe, commitment, sealed }: StoredRound,
  isOver: boolean,
): Promise<Pick<RoundTold, 'shoe' | 'draws'>> {
  const seed = isOver && sealed !== null ? { seed: hexOf(safe.open(sealed, drawsSeal(table))) } : {};
  const draws = { commitment, ...seed };
  if (shoeNumber === null) return { draws };
  // A shoe prepared by people has no seed.
  const [kept] = await db.query<{ commitment: string; decks: number; ended: boolean }>(
    `select commitment, decks, ended_at is not null and sealed is not null as ended
     from shoe where table_id = $1 and number = $2`,
    [table, shoeNumber],
  );
  if (kept === undefined) return { draws };
  const shown = kept.ended ? { seed: hexOf(await readShoe(db, safe, table, shoeNumber)) } : {};
  const { decks } = kept;
  return { draws, shoe: { number: shoeNumber, decks, dealt: shoe.dealt, commitment: kept.commitment, ...shown } };
}

/** The player's sessions at the table while bets were open. */
async function sessionsIn(
  db: Sql,
  player: PlayerId,
  { table, stored: { openedAt, closedAt } }: { readonly table: string; readonly stored: StoredRound },
): Promise<readonly string[]> {
  const rows = await db.query<{ session: string }>(
    `select distinct left(session, 16) as session from visit
     where player = $1 and table_id = $2 and begun_at <= $4 and (ended_at is null or ended_at >= $3) order by 1`,
    [player, table, openedAt, closedAt ?? openedAt],
  );
  return rows.map(({ session }) => session);
}

const hexOf = (seed: Uint8Array): string => Buffer.from(seed).toString('hex');
