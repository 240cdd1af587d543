/** One worker of the crew: deals the parts it is given. */
import { parentPort, workerData } from 'node:worker_threads';
import { dealOne, type EquityPart, type Work } from './crew.ts';

parentPort?.on('message', (part: EquityPart) => {
  parentPort?.postMessage(dealOne(workerData as Work, part));
});
