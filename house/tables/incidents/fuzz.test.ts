/** Rounds at tables where people deal and anything may go wrong at any moment: the money is always all there. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { present } from '../../../core/base/invariant.ts';
import { streamOf } from '../../../core/chance/stream.ts';
import { anyAnswer } from '../../../core/games/testing/any-incident.ts';
import type { Told } from '../../../core/round/incidents.ts';
import { verifyLedger } from '../../ledger/verify.ts';
import { verifyRounds } from '../../rounds/verify.ts';
import { engines } from '../../testing/databases.ts';
import { flora, gus, type IncidentHouse, incidentHouse, type Scene } from './testing/incident-house.ts';

const ranks = '2 3 4 5 6 7 8 9 T J Q K A'.split(' ');
const roundsEach = 8;

describe('anything goes wrong', () => {
  let house: IncidentHouse;
  beforeAll(async () => {
    house = await incidentHouse(present(engines[0], 'an engine'));
  });
  afterAll(() => house.drop());

  test.each([
    ['ezugi-baccarat', 'player', undefined],
    ['peek-baccarat', 'banker', undefined],
    ['ezugi-roulette', 'red', undefined],
    ['fortune-roulette', 'red', undefined],
    ['ezugi-blackjack', 'main', 'seat-1'],
    ['ultimate-sic-bo', 'small', undefined],
    ['casino-war', 'main', undefined],
  ])('at %s', async (game, spot, seat) => {
    const draws = streamOf(new Uint8Array(32).fill(game.length), 'draws');
    const scene = await house.open(game);
    const brought = () => ({
      cards: Array.from({ length: 14 }, () => ranks[draws.below(ranks.length)]).join(' '),
      pocket: draws.below(37),
      dice: [1 + draws.below(6), 1 + draws.below(6), 1 + draws.below(6)],
    });
    const bet = () => scene.bet(spot, 1000, seat === undefined ? {} : { seat });
    for (let round = 0; round < roundsEach; round++) {
      await scene.toBetting();
      await bet();
      const moment = draws.below(5);
      if (moment > 0) await scene.closeBets();
      await scene.someSteps(brought(), moment * 2);
      await goWrong(scene, draws);
      if (scene.table.phase === 'betting') {
        // What went wrong may have called the round off, and a table of seats deals to nobody.
        if (scene.table.staked === 0) await bet();
        await scene.closeBets();
      }
      if (scene.table.phase !== 'result') await scene.toResult(brought());
    }
    expect(scene.failures).toEqual([]);
  });

  test('every bet was settled once or refunded once, every round replays, and all accounts sum to zero', async () => {
    expect((await verifyRounds(house.db)).problems).toEqual([]);
    expect(await verifyLedger(house.db)).toMatchObject({ sum: 0, differences: [] });
    const stuck = await house.db.query(`select owner from account where kind = 'escrow' and balance <> 0`);
    expect(stuck).toEqual([]);
    const unsettled = await house.db.query(
      `select id from round where closed_at is not null and ended_at is not null
         and (select count(*) from settlement where round_id = id and number = 1) <> 1`,
    );
    expect(unsettled).toEqual([]);
    const [done] = await house.db.query<{ done: number }>(
      `select count(*)::int as done from incident_step where did = 'carried-out'`,
    );
    expect(done?.done).toBeGreaterThan(20);
  });
});

/** Any trigger that applies now, with any answers; what the page does not know is rejected. */
async function goWrong(scene: Scene, draws: ReturnType<typeof streamOf>): Promise<void> {
  const { incidents } = scene.table;
  const { triggers, open } = await incidents.triggers();
  const trigger = triggers[draws.below(Math.max(1, triggers.length))]?.trigger;
  if (trigger === undefined) return;
  let told =
    open === undefined
      ? await incidents.open({ trigger, reason: 'any' }, flora)
      : await incidents.answer(open.incident, { trigger, answers: {} }, flora);
  const said: Record<string, Told> = {};
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
