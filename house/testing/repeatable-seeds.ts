/**
 * Numbers the seeds of each test file that deals real rounds, so that an unexpected deal repeats on the next run.
 * BAIZE_SEEDS=<any text> deals the suite different cards.
 */
import { createHash } from 'node:crypto';
import { vi } from 'vitest';

vi.mock(import('../seeds/seed.ts'), async (original) => {
  const suite = process.env['BAIZE_SEEDS'] ?? '';
  let made = 0;
  const newSeed = () =>
    new Uint8Array(
      createHash('sha256')
        .update(`${suite} ${(made += 1)}`)
        .digest(),
    );
  return { ...(await original()), newSeed };
});
