/** A resolution is written in one transaction before anyone hears of it: bets, journal, money, step and audit entry. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answers } from '../../../core/round/incidents.ts';
import { engines } from '../../testing/databases.ts';
import { ana, type IncidentHouse, incidentHouse, type Scene } from './testing/incident-house.ts';
import { verifyLedger, verifyRounds } from '../../testing/books.ts';

interface Wrong {
  /** Plays until the mistake, with 10.00 on 17. */
  readonly until: (scene: Scene) => Promise<void>;
  readonly trigger: string;
  readonly answers: Answers;
  /** Ana's net result at the round's end. */
  readonly wins: number;
}

const closed = (scene: Scene) => scene.closeBets();
const lost = async (scene: Scene) => {
  await scene.closeBets();
  await scene.toResult({ pocket: 5 });
};
const early = { inPocket: true, earlyRecorded: true };

const cases: readonly (readonly [string, Wrong])[] = [
  [
    '[RO-E-094 RO-E-921] bets that close with a result that stands',
    {
      until: async () => {},
      trigger: 'early-spin',
      answers: { ...early, againstWheel: true, ballTurns: 4, number: 17 },
      wins: 35_000,
    },
  ],
  [
    'bets that vanish with a void round',
    { until: async () => {}, trigger: 'early-spin', answers: { ...early, againstWheel: true, ballTurns: 3 }, wins: 0 },
  ],
  ['a void round that is dealt', { until: closed, trigger: 'objective-reason', answers: {}, wins: 0 }],
  [
    'a round that was settled',
    { until: lost, trigger: 'wrong-number', answers: { number: 17, video: 'camera 1' }, wins: 35_000 },
  ],
];

describe.each(engines)('on $name', (engine) => {
  let house: IncidentHouse;
  let scene: Scene;
  beforeAll(async () => {
    house = await incidentHouse(engine);
    scene = await house.open('ezugi-roulette');
    await house.db.query(
      `create function fail_here() returns trigger language plpgsql as $$ begin raise exception 'the disk is full'; end $$`,
    );
  });
  afterAll(() => house.drop());

  /** Makes the last write of a resolution fail. */
  const failing = async (work: () => Promise<unknown>) => {
    await house.db.query(
      `create trigger fails before insert on audit for each row
       when (new.entry->>'did' = 'incident-carried-out') execute function fail_here()`,
    );
    await expect(work()).rejects.toThrow('failed');
    await house.db.query('drop trigger fails on audit');
  };

  test.each(cases)('%s', async (_, { until, trigger, answers, wins }) => {
    await scene.toBetting();
    const before = await house.balance();
    await scene.bet('straight/17', 1000);
    await until(scene);
    const round = scene.roundId;
    const stood = async () => ({
      money: await house.balance(),
      stored: await scene.stored(round),
      journal: scene.table.round?.journal.length,
      laid: (await scene.table.own(ana)).laid,
    });
    const tableTold = () => scene.said.filter((one) => one.said !== 'chat');
    const [standing, said, heard] = [await stood(), tableTold().length, scene.heard(ana).length];

    await failing(() => scene.resolve(trigger, answers));
    expect(await stood()).toEqual(standing);
    expect(tableTold().slice(said)).toMatchObject([{ said: 'paused' }, { said: 'incident', is: 'opened' }]);
    expect(scene.heard(ana).slice(heard)).toEqual([]);
    expect(scene.table.paused).toBeDefined();
    expect((await scene.table.incidents.triggers()).open).toMatchObject({ trigger });

    await scene.resolve(trigger, answers);
    const news = tableTold().slice(said + 2);
    expect(news.filter((one) => one.said === 'incident')).toMatchObject([{ is: 'resolved' }]);
    if (scene.table.phase === 'dealing') await scene.toResult();
    expect((await house.balance()) - before).toBe(wins);
  });

  test('all rounds replay, and the money adds up', async () => {
    expect((await verifyRounds(house.db)).problems).toEqual([]);
    expect(await verifyLedger(house.db)).toMatchObject({ sum: 0, differences: [] });
  });
});
