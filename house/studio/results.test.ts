/** Results of wheels and dice: read by a device, typed in, or both. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { present } from '../../core/base/invariant.ts';
import type { PersonId } from '../accounts/person.ts';
import { engines } from '../testing/databases.ts';
import { readStudioLog } from './studio-log.ts';
import { dora, flora, studioHouse, type StudioHouseInTest } from './testing/studio-house.ts';

describe('results', () => {
  let house: StudioHouseInTest;
  beforeAll(async () => {
    house = await studioHouse(present(engines[0], 'an engine'));
  }, 60_000);
  afterAll(() => house.drop());

  const kinds = async (table: string) =>
    (await readStudioLog(house.db, { table, limit: 100 })).map(({ kind }) => kind).toReversed();

  test('[GLI-20 GLI-92] the sensor’s reading is the result; while results are typed in, players are told', async () => {
    const { studio, begin, read, closeBets, state, said, move } = await house.open('ezugi-roulette');
    const manual = () => said.flatMap((told) => (told.said === 'manual' ? [told.isOn] : []));
    const play = async () => {
      await closeBets();
      while (state().prompt.do === 'announce') await studio.done();
      expect(state().prompt).toMatchObject({ do: 'spin', pockets: 37 });
    };
    const finish = async () => {
      while (state().prompt.do === 'announce') await studio.done();
      while (studio.table.phase !== 'betting') await move(1);
    };
    await begin();
    await play();
    expect(await studio.take({ id: 'typed 1', read: 'pocket', pocket: 17 }, dora.id)).toBeUndefined();
    expect([manual(), state().isManual, (await studio.table.state()).isManual]).toEqual([[true], true, true]);
    expect(state().shown.pocket).toBe(17);
    await finish();
    await play();
    expect(await read({ read: 'pocket', pocket: 5 })).toBeUndefined();
    expect([manual(), state().isManual]).toEqual([[true, false], false]);
    expect(await studio.take({ id: 'typed 2', read: 'pocket', pocket: 6 }, dora.id)).toMatchObject({
      refused: 'result-disagrees',
    });
    expect(state()).toMatchObject({ phase: 'paused', shown: { pocket: 5 } });
    expect((await kinds(studio.table.id)).filter((kind) => kind === 'manual-mode')).toHaveLength(2);
    await studio.table.close('hold');
  });

  test('[GLI-20] a device reading that agrees with a typed-in result is recorded; one that differs goes to the floor', async () => {
    const { studio, begin, bet, read, closeBets, state, move } = await house.open('ezugi-roulette');
    const typed = async (pocket: number) => {
      await bet('straight/17', 1_000);
      await closeBets();
      while (state().prompt.do === 'announce') await studio.done();
      expect(await studio.take({ id: `typed ${pocket}`, read: 'pocket', pocket }, dora.id)).toBeUndefined();
    };
    const toResult = async () => {
      for (let n = 0; n < 30 && studio.table.phase !== 'result'; n++) {
        if (state().prompt.do === 'announce') await studio.done();
        await move(1);
      }
    };
    const before = await house.balance();
    await begin();
    await typed(17);
    expect(await read({ read: 'pocket', pocket: 17 })).toBeUndefined();
    expect(state()).toMatchObject({ phase: 'dealing', calls: [], isManual: true });
    await toResult();
    // Even after the round is over. 10.00 on the number pays 350.00.
    expect(await read({ read: 'pocket', pocket: 17 })).toBeUndefined();
    expect([studio.table.phase, await house.balance()]).toEqual(['result', before + 35_000]);
    expect((await kinds(studio.table.id)).filter((kind) => kind === 'result-agrees')).toHaveLength(2);

    await move(10);
    expect(state().phase).toBe('betting');
    // A spin of the round now open, for which no result is recorded yet.
    expect(await read({ read: 'pocket', pocket: 17 })).toMatchObject({ refused: 'unexpected-result' });
    const { incidents } = studio.table;
    const floor = { id: flora.id, mayResolve: true };
    await incidents.reject(present((await incidents.triggers()).open, 'an incident').incident, 'a test', floor);

    await typed(5);
    expect(await read({ read: 'pocket', pocket: 17 })).toMatchObject({
      refused: 'result-disagrees',
      values: { read: '17', recorded: '5' },
    });
    expect(state()).toMatchObject({ phase: 'paused', calls: [{ kind: 'result-disagrees' }], shown: { pocket: 5 } });
    // The device is right: the number is corrected by the page's table, and its payout is paid.
    const { incident } = present((await incidents.triggers()).open, 'an incident');
    await incidents.answer(incident, { trigger: 'wrong-number', answers: { number: 17, video: 'camera 1' } }, floor);
    await incidents.propose(incident, 'the sensor and the camera say 17', floor);
    await incidents.confirm(incident, undefined, { id: 'gus' as PersonId, mayResolve: true });
    await toResult();
    expect([state().shown.pocket, await house.balance()]).toEqual([17, before + 70_000]);
    await studio.table.close('hold');
  });

  test('[GLI-20] dice agree in any order', async () => {
    const { studio, begin, read, closeBets, state, move } = await house.open('ultimate-sic-bo');
    await begin();
    await closeBets();
    for (let n = 0; n < 90 && state().prompt.do !== 'throw'; n++) await move(1);
    expect(await studio.take({ id: 'dice', read: 'dice', dice: [6, 1, 3] }, dora.id)).toBeUndefined();
    expect(await read({ read: 'dice', dice: [1, 3, 6] })).toBeUndefined();
    expect(await read({ read: 'dice', dice: [1, 3, 5] })).toMatchObject({ refused: 'result-disagrees' });
    await studio.table.close('hold');
  });
});
