/** Kills the house in mid-work a few times; `baize bench crash` does it fifty times and more. */
import { expect, test } from 'vitest';
import { crash } from '../bench/crash/crash.ts';
import { startPostgres } from '../house/storage/throwaway-postgres.ts';

const plan = { kills: 2, guests: 26 };
const minutes = 60_000;

test(
  '[GLI-52 GLI-75] killed on the embedded database: no bet lost, none paid twice, everyone reconnects',
  { timeout: 8 * minutes },
  async () => {
    const { settled, promises, problems } = await crash(plan);
    expect(problems).toEqual([]);
    expect(settled).toBeGreaterThan(0);
    expect(promises).toBeGreaterThan(0);
  },
);

test(
  '[GLI-52 GLI-75] killed on PostgreSQL: no bet lost, none paid twice, everyone reconnects',
  { timeout: 8 * minutes },
  async ({ skip }) => {
    const server = await startPostgres();
    if (server === undefined) return skip('PostgreSQL was not found');
    try {
      const { settled, promises, problems } = await crash({ ...plan, database: server.address });
      expect(problems).toEqual([]);
      expect(settled).toBeGreaterThan(0);
      expect(promises).toBeGreaterThan(0);
    } finally {
      server.stop();
    }
  },
);
