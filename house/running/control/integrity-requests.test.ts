/**
 * Fair-play cases by control request: opened, listed with due steps, shown and advanced, in an open or closed house.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { register } from '../../accounts/register.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { takeInHand } from '../at-hand.ts';
import { type Place, type PlaceEngine, places } from '../testing/places.ts';
import { type HouseInReach, reachHouse } from './reach.ts';

const clock = new TestClock();
const [embedded] = places as [PlaceEngine];

describe('cases of a closed house', () => {
  let place: Place;
  let house: HouseInReach;
  beforeAll(async () => {
    place = await embedded.make();
    const hands = { clock, site: () => 'http://127.0.0.1:8400', posted: () => {}, mayFound: true };
    const atHand = await takeInHand(place.settings, hands);
    await register(
      atHand.accounts,
      { name: 'Paul', email: 'paul@example.org', language: 'lt' },
      'correct horse battery',
    );
    await atHand.close();
    house = await reachHouse(place.settings, clock);
  });
  afterAll(async () => {
    await house.close();
    await place.remove();
  });

  test('[PI-042 PI-043] from suspicion to block, each step requested with a name and a reason', async () => {
    expect(await house.ask('integrity-list', { which: 'open' })).toEqual([]);
    const opened = await house.ask('integrity-open', {
      player: 'paul',
      clause: 'PI-036',
      reason: 'chips to one player',
    });
    expect(opened).toMatchObject({ case: 1, name: 'Paul', state: 'suspected', clause: 'PI-036', by: 'command line' });
    const asked = { step: 'block', reason: 'chip dumping' } as const;
    const blocked = await house.ask('integrity-step', { id: 1, asked });
    // A closed house disqualifies nobody yet; that happens on opening.
    expect(blocked).toMatchObject({ state: 'blocked', steps: [{ step: 'blocked', by: 'command line' }] });
    expect(await house.ask('integrity-list', { which: 'open' })).toMatchObject([
      { case: 1, duties: [{ step: 'notify', due: '2026-11-19' }, { step: 'decide-report' }] },
    ]);
    const reply = { id: 1, kind: 'reply', says: 'Tai ne aš.', reason: 'came by e-mail' } as const;
    expect(await house.ask('integrity-evidence', reply)).toMatchObject({ evidence: [{}, { says: 'Tai ne aš.' }] });
    expect(await house.ask('integrity-show', { id: 1 })).toMatchObject({ case: 1, state: 'blocked' });
  });

  test('impossible requests are refused by name', async () => {
    expect(await house.ask('integrity-show', { id: 7 })).toMatchObject({ refused: 'no-such-case' });
    const asked = { step: 'no-report', reason: 'small' } as const;
    expect(await house.ask('integrity-step', { id: 1, asked })).toMatchObject({ refused: 'must-report' });
    expect(await house.ask('integrity-review', { tournament: 'T9' })).toMatchObject({ refused: 'no-such-tournament' });
    expect(await house.ask('integrity-review', { player: 'nobody' })).toMatchObject({ refused: 'no-such-player' });
    expect(await house.ask('integrity-review', { player: 'paul', days: 7 })).toMatchObject({
      tournaments: 0,
      hands: 0,
    });
  });
});
