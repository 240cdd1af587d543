/** The detectors in a thread of their own: tens of thousands of hands take a while, and the tables go on meanwhile. */
import { Worker } from 'node:worker_threads';
import type { Finding } from '../../core/integrity/finding.ts';
import type { StoredHand } from '../../core/integrity/stored-hand.ts';

export function detectAside(hands: readonly StoredHand[]): Promise<readonly Finding[]> {
  return new Promise((found, failed) => {
    const worker = new Worker(new URL('detect-worker.ts', import.meta.url), { workerData: hands });
    worker.once('message', found);
    worker.once('error', failed);
    worker.once('exit', () => failed(new Error('the review was stopped')));
  });
}
