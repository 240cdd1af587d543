/** Plays studio rounds with random incidents, and audits the money afterwards. */
import { defined } from '../../../../core/base/defined.ts';
import { present } from '../../../../core/base/invariant.ts';
import { deck, printCard } from '../../../../core/cards/card.ts';
import { freshShoe } from '../../../../core/cards/shoe.ts';
import { type Stream, streamOf } from '../../../../core/chance/stream.ts';
import { anyAnswer } from '../../../../core/games/testing/any-incident.ts';
import type { FactAnswer } from '../../../../core/round/incidents.ts';
import type { Db } from '../../../storage/db.ts';
import { flora, gus, type IncidentHouse, type Scene } from './incident-house.ts';
import { verifyLedger, verifyRounds } from '../../../testing/books.ts';

/** A game, a spot to bet on, and a seat if it has seats. */
export interface Wronged {
  readonly game: string;
  readonly spot: string;
  readonly seat?: string;
}

/** Plays this many rounds from this seed, and reports both on failure so that the run can be repeated. */
export async function anythingGoesWrong(
  house: IncidentHouse,
  { game, spot, seat }: Wronged,
  { rounds, seed }: { readonly rounds: number; readonly seed: number },
): Promise<Scene> {
  const bytes = new Uint8Array(32);
  new DataView(bytes.buffer).setUint32(0, seed);
  const draws = streamOf(bytes, 'draws');
  const scene = await house.open(game);
  const bet = () => scene.bet(spot, 1000, defined({ seat }));
  for (let round = 0; round < rounds; round++) {
    try {
      await playOne(scene, bet, draws);
    } catch (error) {
      throw new Error(`round ${round + 1} of ${game} from seed ${seed}: ${String(error)}`, { cause: error });
    }
  }
  return scene;
}

async function playOne(scene: Scene, bet: () => Promise<void>, draws: Stream): Promise<void> {
  const brought = () => ({
    cards: someCards(scene, draws),
    pocket: draws.below(37),
    dice: [1 + draws.below(6), 1 + draws.below(6), 1 + draws.below(6)],
  });
  await scene.toBetting();
  await bet();
  const moment = draws.below(5);
  if (moment > 0) await scene.closeBets();
  await scene.someSteps(brought(), moment * 2);
  await goWrong(scene, draws);
  // The round was called off and its cards were removed.
  if (scene.studio.prompt.do === 'prepare') return;
  if (scene.table.phase === 'betting') {
    // The incident may have called the round off, and a table with seats deals to nobody.
    if (scene.table.staked === 0) await bet();
    await scene.closeBets();
  }
  if (scene.table.phase !== 'result') await scene.toResult(brought());
}

const cardsMost = 26;

/** Enough cards for a round, from those still in the shoe; prefers cards with several copies left. */
function someCards({ table }: Scene, draws: Stream): string {
  const shoe = table.round?.shoe ?? freshShoe(table.rules.shoe.decks);
  const copies = (kept: number) =>
    deck.flatMap((card) => {
      const there = shoe.decks - (shoe.out[card] ?? 0) - kept;
      return there > 0 ? Array<string>(there).fill(printCard(card)) : [];
    });
  const ample = copies(2);
  const left = ample.length > cardsMost ? ample : copies(0);
  return Array.from(
    { length: Math.min(cardsMost, left.length) },
    () => left.splice(draws.below(left.length), 1)[0],
  ).join(' ');
}

/** A random applicable trigger with random answers; rejected if the page has no resolution. */
async function goWrong(scene: Scene, draws: Stream): Promise<void> {
  const { incidents } = scene.table;
  const { triggers, open } = await incidents.triggers();
  const trigger = triggers[draws.below(Math.max(1, triggers.length))]?.trigger;
  if (trigger === undefined) return;
  let told =
    open === undefined
      ? await incidents.open({ trigger, reason: 'any' }, flora)
      : await incidents.answer(open.incident, { trigger, answers: {} }, flora);
  const said: Record<string, FactAnswer> = {};
  for (let asked = 0; asked < 12 && 'incident' in told && told.next !== undefined; asked++) {
    said[told.next.id] = anyAnswer(told.next, draws);
    told = await incidents.answer(told.incident, { trigger, answers: { ...said } }, flora);
  }
  const now = (await incidents.triggers()).open;
  if (now === undefined) return;
  const proposed = await incidents.propose(now.incident, 'any', flora);
  if ('incident' in proposed && proposed.state === 'proposed') await incidents.confirm(now.incident, undefined, gus);
  if ((await incidents.triggers()).open !== undefined) await incidents.reject(now.incident, 'none of these', gus);
  await scene.studio.idle();
  if (scene.table.paused !== undefined) await scene.table.resume();
}

export interface Audit {
  /** Journals that are broken or don't replay, and rounds whose money doesn't match. */
  readonly problems: readonly unknown[];
  readonly ledger: Awaited<ReturnType<typeof verifyLedger>>;
  /** Ended rounds that still hold money. */
  readonly stuck: readonly unknown[];
  /** Rounds with bets not settled exactly once. */
  readonly unsettled: readonly unknown[];
  readonly rounds: number;
  readonly carriedOut: number;
}

export async function auditOf(db: Db): Promise<Audit> {
  const count = async (query: string) => present((await db.query<{ n: number }>(query))[0], 'a count').n;
  return {
    problems: (await verifyRounds(db)).problems,
    ledger: await verifyLedger(db),
    stuck: await db.query(`select owner from account where kind = 'escrow' and balance <> 0`),
    unsettled: await db.query(
      `select id from round where closed_at is not null and ended_at is not null
         and (select count(*) from settlement where round_id = id and number = 1) <> 1`,
    ),
    rounds: await count(`select count(*)::int as n from round where closed_at is not null and ended_at is not null`),
    carriedOut: await count(`select count(*)::int as n from incident_step where did = 'carried-out'`),
  };
}
