/** When a camera records a table, every round states its position in the recording, by the recorder's clock offset. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { present } from '../../core/base/invariant.ts';
import { engines } from '../testing/databases.ts';
import { findRounds } from './shift.ts';
import { dora, studioHouse, type StudioHouseInTest, type StudioTableInTest } from './testing/studio-house.ts';

const hls = 'https://video.example.org/wheel.m3u8';
const recorded = (recorderOffset: number) => ({ hls, origins: [], delay: 10, recorderOffset });

describe.each(engines)('on $name', (engine) => {
  let house: StudioHouseInTest;
  beforeAll(async () => {
    house = await studioHouse(engine);
  }, 60_000);
  afterAll(() => house.drop());

  const now = () => house.clock.now().getTime();
  const roundOf = async ({ studio }: StudioTableInTest) => {
    const round = present(studio.table.roundId, 'a round');
    const [found] = await findRounds(house.db, { round, limit: 1 });
    return present(found, 'the round');
  };
  const toSpin = async ({ studio, state, closeBets }: StudioTableInTest) => {
    await closeBets();
    const closed = now();
    while (state().prompt.do === 'announce') await studio.done();
    return closed;
  };
  const toEnd = async ({ studio, state, move }: StudioTableInTest) => {
    while (studio.table.phase !== 'result') {
      if (state().prompt.do === 'announce') await studio.done();
      await move(1);
    }
  };

  test('[GLI-94] start, close and result are in the recorder’s time', async () => {
    // The recorder's clock is 1.5 s behind the house's.
    const table = await house.open('ezugi-baccarat', { picture: recorded(-1.5) });
    await table.move(3.25);
    await table.begin();
    const opened = now();
    await table.closeBets();
    const closed = now();
    // Player's 2 + 7 = 9 is a natural, so these four cards decide the coup.
    await table.scan('2h 3c 7h 4c');
    const decided = now();
    await table.move(1);
    // The last card stays visible for a moment: the round ends later than it was decided.
    expect(await roundOf(table)).toMatchObject({
      streamOpenedAt: new Date(opened - 1500),
      streamClosedAt: new Date(closed - 1500),
      streamResultAt: new Date(decided - 1500),
      endedAt: new Date(decided + 1000),
      recorderOffset: -1500,
    });
    expect(closed - opened).toBe(1000 * (table.studio.table.rules.clocks.betting?.seconds ?? 0));
    await table.studio.table.close('hold');
  });

  test('a round that continues after a stop keeps its offset; the next one has the new one', async () => {
    const first = await house.open('ezugi-roulette', { id: 'wheel', picture: recorded(2) });
    await first.begin();
    const opened = now();
    const closed = await toSpin(first);
    await first.studio.table.close('hold');
    const again = await house.open('ezugi-roulette', { id: 'wheel', picture: recorded(5) });
    await again.studio.signOn(dora, 'dora again' as never);
    while (again.state().prompt.do === 'announce') await again.studio.done();
    const fell = now();
    await again.read({ read: 'pocket', pocket: 0 });
    await toEnd(again);
    expect(await roundOf(again)).toMatchObject({
      streamOpenedAt: new Date(opened + 2000),
      streamClosedAt: new Date(closed + 2000),
      streamResultAt: new Date(fell + 2000),
    });
    while (again.studio.table.phase !== 'betting') await again.move(1);
    const next = now();
    await toSpin(again);
    expect(await roundOf(again)).toMatchObject({ streamOpenedAt: new Date(next + 5000), streamResultAt: null });
    await again.studio.table.close('hold');
  });

  test('without a camera there is no stream time', async () => {
    const wheel = await house.open('ezugi-roulette');
    await wheel.begin();
    await toSpin(wheel);
    expect(await roundOf(wheel)).toMatchObject({ streamOpenedAt: null, streamClosedAt: null, recorderOffset: null });
    await wheel.studio.table.close('hold');
  });
});
