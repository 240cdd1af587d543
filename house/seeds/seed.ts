/** Seeds: made by the operating system, promised by their hash before the first bet, shown when nothing depends on them. */
import { createHash, randomBytes } from 'node:crypto';
import type { Seed } from '../../core/chance/stream.ts';

/** 32 bytes that nobody can foretell, the holder of this source included (GLI-11). */
export const newSeed = (): Seed => new Uint8Array(randomBytes(32));

/** What is published before betting: whoever gets the seed later can see that it was this one. */
export const commitmentTo = (seed: Seed): string => createHash('sha256').update(seed).digest('hex');
