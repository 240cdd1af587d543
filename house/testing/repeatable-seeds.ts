/**
 * Before each file of tests that deal real rounds: seeds are numbered, so that a deal which a test does not expect is the
 * same the next time. BAIZE_SEEDS=<any text> deals the suite other cards.
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
