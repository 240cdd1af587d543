/** The page for device makers documents what the house understands and answers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deviceTold, reading } from '../protocol/studio.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/devices.md'), 'utf8');
const examples = [...page.matchAll(/^\{.*\}$/gm)].map(([line]) => JSON.parse(line) as Record<string, unknown>);

test('every example in docs/devices.md is valid, and every kind of reading has one', () => {
  const readings = examples.filter((one) => 'read' in one);
  expect(readings.map((one) => reading.parse(one))).toEqual(readings);
  expect(new Set(readings.map((one) => one['read']))).toEqual(
    new Set(['card', 'cut-card', 'failed', 'pocket', 'dice', 'alive']),
  );
  const told = examples.filter((one) => 'told' in one);
  expect(told.map((one) => deviceTold.parse(one))).toEqual(told);
  expect(readings.length + told.length).toBe(examples.length);
});
