/** A thread that looks at the hands of one tournament. */
import { parentPort, workerData } from 'node:worker_threads';
import { detect } from '../../core/integrity/detect.ts';
import type { StoredHand } from '../../core/integrity/stored-hand.ts';

parentPort?.postMessage(detect(workerData as readonly StoredHand[]));
