/** The course of an incident: who may do what, what survives a stop of the house, and what is refused. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readAudit } from '../../accounts/audit.ts';
import { engines } from '../../testing/databases.ts';
import { dealer, flora, gus, type IncidentHouse, incidentHouse, type Scene } from './testing/incident-house.ts';
import { verifyLedger, verifyRounds } from '../../testing/books.ts';

describe.each(engines)('on $name', (engine) => {
  let house: IncidentHouse;
  beforeAll(async () => {
    house = await incidentHouse(engine);
  });
  afterAll(() => house.drop());

  /** Ana has 10.00 on Player, and two cards have been dealt. */
  const inTheMiddle = async (): Promise<{
    readonly scene: Scene;
    readonly before: number;
    readonly incident: number;
  }> => {
    const scene = await house.open('ezugi-baccarat');
    await scene.toBetting();
    const before = await house.balance();
    await scene.bet('player', 1000);
    await scene.closeBets();
    await scene.bring({ cards: '9 3' });
    const opened = await scene.table.incidents.open({ reason: 'cards are on the floor' }, dealer);
    return { scene, before, incident: 'incident' in opened ? opened.incident : 0 };
  };
  const fell = { trigger: 'cards-fell', answers: { cards: 3 } };

  test('[GLI-84 GLI-85] one person opens an incident, one proposes and another confirms; each step is audited', async () => {
    const { scene, before, incident } = await inTheMiddle();
    const { incidents } = scene.table;
    expect(await incidents.propose(incident, 'by the book', flora)).toEqual({ refused: { refused: 'no-trigger' } });
    expect(await incidents.answer(incident, { trigger: 'cards-fell', answers: {} }, flora)).toMatchObject({
      next: { id: 'cards', kind: 'count' },
      remaining: [{ id: 'cards' }, { id: 'allSeen' }],
    });
    expect(await incidents.propose(incident, 'by the book', flora)).toEqual({
      refused: { refused: 'not-answered', values: { question: 'cards' } },
    });
    expect(await incidents.answer(incident, fell, flora)).toMatchObject({
      resolution: {
        clause: 'BAC-E-073',
        operations: ['void'],
        needsSecond: true,
        effect: { returned: 1000, players: 1, before: { places: { player: [expect.any(String)] } } },
      },
    });
    // Computed and shown, but nothing has moved yet.
    expect(await house.balance()).toBe(before - 1000);
    expect(await incidents.propose(incident, 'by the book', dealer)).toMatchObject({
      refused: { refused: 'not-allowed' },
    });
    await incidents.propose(incident, 'three cards on the floor', flora);
    expect(await house.balance()).toBe(before - 1000);
    await incidents.confirm(incident, 'seen on the recording', gus);
    expect(await house.balance()).toBe(before);
    const trail = (await readAudit(house.db, { limit: 3 })).toReversed().map(({ entry }) => entry);
    expect(trail).toMatchObject([
      { did: 'incident-opened', by: 'dora', reason: 'cards are on the floor', before: null },
      { did: 'incident-proposed', by: 'flora', reason: 'three cards on the floor' },
      {
        did: 'incident-carried-out',
        by: 'gus',
        reason: 'seen on the recording',
        before: { round: expect.any(String), shown: { places: { banker: [expect.any(String)] } } },
        after: { clause: 'BAC-E-073', by: ['flora', 'gus'], balances: { ana: before } },
      },
    ]);
  });

  test('a dealer alone may correct what the page leaves to dealers', async () => {
    const { scene, incident } = await inTheMiddle();
    const { incidents } = scene.table;
    await incidents.answer(incident, { trigger: 'wrong-position', answers: { onlyLast: true } }, dealer);
    expect(await incidents.propose(incident, 'moved', dealer)).toMatchObject({
      state: 'carried-out',
      resolution: { clause: 'BAC-E-086' },
    });
    await scene.toResult({ cards: 'T 5' });
  });

  test('rejecting changes nothing, and the round continues', async () => {
    const { scene, before, incident } = await inTheMiddle();
    await scene.table.incidents.answer(incident, fell, flora);
    await scene.table.incidents.propose(incident, 'by the book', flora);
    expect(await scene.table.incidents.reject(incident, 'they lay on the table', gus)).toMatchObject({
      state: 'rejected',
    });
    await scene.move(0);
    expect(scene.said).toContainEqual({ said: 'incident', incident, is: 'rejected', trigger: 'cards-fell' });
    await scene.toResult({ cards: 'T 5' });
    expect(await house.balance()).toBe(before + 1000);
    expect((await scene.stored()).entries.every(({ entry }) => !('signed' in entry))).toBe(true);
  });

  test('only one incident at a time; a trigger that does not apply in this phase is refused', async () => {
    const { scene, incident } = await inTheMiddle();
    const { incidents } = scene.table;
    const again = { trigger: 'cards-fell', reason: 'again' };
    expect(await incidents.open(again, flora)).toMatchObject({ refused: { refused: 'incident-open' } });
    expect(await incidents.answer(incident, { trigger: 'early-start', answers: {} }, flora)).toEqual({
      refused: { refused: 'trigger-not-now', clause: 'BAC-E-100', values: { trigger: 'early-start' } },
    });
    expect(await incidents.look(incident + 1000)).toMatchObject({ refused: { refused: 'no-such-incident' } });
    await incidents.reject(incident, 'a drill', gus);
    await scene.toResult({ cards: 'T 5' });
  });

  test('a proposal survives a stop of the house, and the table stays held', async () => {
    const { scene, before, incident } = await inTheMiddle();
    await scene.table.incidents.answer(incident, fell, flora);
    await scene.table.incidents.propose(incident, 'by the book', flora);
    await scene.crash();
    await scene.move(20);
    expect(scene.table.phase).toBe('paused');
    const { open } = await scene.table.incidents.triggers();
    expect(open).toMatchObject({ incident, state: 'proposed', resolution: { clause: 'BAC-E-073' } });
    expect(await house.balance()).toBe(before - 1000);
    expect(await scene.table.incidents.confirm(incident, undefined, gus)).toMatchObject({ state: 'carried-out' });
    expect(await house.balance()).toBe(before);
  });

  /** Stops for longer than the resume limit of a minute, and looks at the table later. */
  const stopForLong = async (scene: Scene): Promise<void> => {
    await scene.away(3600);
    await scene.move(120);
  };

  test('an open incident survives a stop of the house, and the round waits', async () => {
    const { scene, before, incident } = await inTheMiddle();
    const round = scene.roundId;
    const steps = scene.table.round?.steps.length;
    await stopForLong(scene);
    expect([scene.table.phase, scene.roundId, scene.table.round?.steps.length]).toEqual(['paused', round, steps]);
    expect(scene.table.paused).toMatchObject({ why: 'incident' });
    const { open } = await scene.table.incidents.triggers();
    expect(open).toMatchObject({ incident, state: 'open', steps: [{ did: 'opened', by: 'dora' }] });
    expect(await house.balance()).toBe(before - 1000);
    await scene.table.incidents.reject(incident, 'they lay on the table', gus);
    await scene.toResult({ cards: 'T 5' });
    expect([scene.roundId, await house.balance()]).toEqual([round, before + 1000]);
  });

  test('a table left to the floor by a resolution stays held across a stop of the house, and the round waits', async () => {
    const { scene, before, incident } = await inTheMiddle();
    const round = scene.roundId;
    const resolved = await scene.resolve('unreadable-card', { attempts: 3 });
    expect(resolved).toMatchObject({ incident, state: 'carried-out', resolution: { operations: ['escalate'] } });
    const steps = scene.table.round?.steps.length;
    await stopForLong(scene);
    expect([scene.table.phase, scene.roundId, scene.table.round?.steps.length]).toEqual(['paused', round, steps]);
    await scene.table.resume();
    await scene.toResult({ cards: 'T 5' });
    expect([scene.roundId, await house.balance()]).toEqual([round, before + 1000]);
  });

  test('after a correction and a stop, the round continues from the corrected journal', async () => {
    const { scene, before, incident } = await inTheMiddle();
    await scene.table.incidents.answer(
      incident,
      { trigger: 'misread', answers: { influenced: true, remove: 1, burned: [] } },
      flora,
    );
    await scene.table.incidents.propose(incident, 'read twice', flora);
    await scene.crash();
    expect(scene.table.round?.layout.places.size).toBe(1);
    await scene.toResult({ cards: '3 T 5' });
    expect(await house.balance()).toBe(before + 1000);
  });

  test('everything done here verifies', async () => {
    expect((await verifyRounds(house.db)).problems).toEqual([]);
    expect(await verifyLedger(house.db)).toMatchObject({ sum: 0, differences: [] });
  });
});
