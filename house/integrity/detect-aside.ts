/** Runs the detectors in a worker thread, so that tables keep running over tens of thousands of hands. */
import { Worker } from 'node:worker_threads';
import type { PlayerId } from '../../core/base/ids.ts';
import type { Finding } from '../../core/integrity/finding.ts';
import type { StoredHand } from '../../core/integrity/stored-hand.ts';

export interface ToDetect {
  readonly hands: readonly StoredHand[];
  /** The hands are this player's over many tournaments; findings are about them. */
  readonly player?: PlayerId;
}

export function detectAside(asked: ToDetect): Promise<readonly Finding[]> {
  return new Promise((found, failed) => {
    const worker = new Worker(new URL('detect-worker.ts', import.meta.url), { workerData: asked });
    worker.once('message', found);
    worker.once('error', failed);
    worker.once('exit', () => failed(new Error('the review was stopped')));
  });
}
