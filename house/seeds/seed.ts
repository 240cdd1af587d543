/** Seeds: from the operating system, committed to by hash before the first bet, revealed when nothing depends on them. */
import { createHash, randomBytes } from 'node:crypto';
import type { Seed } from '../../core/chance/stream.ts';

/** 32 unpredictable bytes from the operating system (GLI-11). */
export const newSeed = (): Seed => new Uint8Array(randomBytes(32));

/** Published before betting, so that the seed revealed later can be checked. */
export const commitmentTo = (seed: Seed): string => createHash('sha256').update(seed).digest('hex');
