/** A whole house opened, used and closed in one process, on both engines. A failed opening leaves nothing open. */
import { existsSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { games } from '../../core/games/games.ts';
import { readAudit } from '../accounts/audit.ts';
import { worthlessCertificate, worthlessKey } from '../server/testing/certificate.ts';
import type { Settings } from '../settings/settings.ts';
import { TestClock } from '../testing/test-clock.ts';
import { reachHouse } from './control/reach.ts';
import { type OpenedHouse, openTheHouse } from './house.ts';
import { takeInHand } from './at-hand.ts';
import { type Place, type PlaceEngine, places } from './testing/places.ts';

const clock = new TestClock();
const program = { version: 'test', clock, webFolder: undefined, log: { level: 'silent' } } as const;

const made: Place[] = [];
let house: OpenedHouse | undefined;
afterEach(async () => {
  await house?.close();
  house = undefined;
  for (const { remove } of made.splice(0)) await remove();
});

async function placeOn(engine: PlaceEngine): Promise<{ readonly place: Place; readonly settings: Settings }> {
  const place = await engine.make();
  made.push(place);
  const { settings } = place;
  return { place, settings: { ...settings, server: { ...settings.server, port: 0 }, stopSeconds: 0 } };
}
const last = places.at(-1) as PlaceEngine;

describe.each(places)('on $name', (engine) => {
  test('one table of every game runs, commands are answered, and closing frees the folder', async () => {
    const { place, settings } = await placeOn(engine);
    house = await openTheHouse(settings, program);
    expect([house.kind, house.hasStaff, house.site]).toEqual(['play', false, house.address]);
    const ready = (await (await fetch(`${house.address}/readyz`)).json()) as { tables: Record<string, string> };
    expect(Object.values(ready.tables)).toEqual(games.map(() => 'betting'));
    const reached = await reachHouse(settings, clock);
    const lines = await reached.ask('table-list', {});
    expect([reached.isOpen, lines.length]).toEqual([true, games.length]);
    await house.close();
    house = undefined;
    expect(existsSync(join(place.folder, 'house.lock'))).toBe(false);
    const hands = { clock, site: () => '', posted: () => {}, mayFound: false };
    const atHand = await takeInHand(settings, hands);
    const trail = await readAudit(atHand.storage.db, { limit: 100 });
    await atHand.close();
    // In between, the schedule has created its tournaments.
    const ofOthers = trail.filter(({ entry }) => entry.did !== 'tournament-created');
    expect(ofOthers.map(({ entry }) => [entry.did, entry.reason])).toEqual([
      ['house-closed', 'told to close'],
      ['house-opened', 'started'],
    ]);
  });
});

test('with a certificate it serves TLS, and its emails link to https', async () => {
  const { place, settings } = await placeOn(last);
  const files = { certificate: join(place.folder, '..', 'cert.pem'), key: join(place.folder, '..', 'key.pem') };
  writeFileSync(files.certificate, worthlessCertificate);
  writeFileSync(files.key, worthlessKey);
  house = await openTheHouse({ ...settings, server: { ...settings.server, tls: files } }, program);
  expect(house.site).toMatch(/^https:/);
  const status = await new Promise((resolve, reject) => {
    const asked = request(`${house?.address}/healthz`, { rejectUnauthorized: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asked.on('error', reject).end();
  });
  expect(status).toBe(200);
});

test('a failed opening leaves nothing open', async () => {
  const { place, settings } = await placeOn(last);
  const bad = join(place.folder, '..', 'bad.pem');
  writeFileSync(bad, 'no key at all');
  const tls = { certificate: bad, key: bad };
  await expect(openTheHouse({ ...settings, server: { ...settings.server, tls } }, program)).rejects.toThrow(/PEM/);
  expect(existsSync(join(place.folder, 'house.lock'))).toBe(false);
  house = await openTheHouse(settings, program);
});

test('a house reachable from outside uses its public address', async () => {
  const { settings } = await placeOn(last);
  const server = { ...settings.server, host: '0.0.0.0', site: 'https://play.example.org' };
  house = await openTheHouse({ ...settings, server }, program);
  expect(house.site).toBe('https://play.example.org');
});
