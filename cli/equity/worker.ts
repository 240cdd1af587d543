/** One worker of the crew: deals the parts it is handed. */
import { parentPort, workerData } from 'node:worker_threads';
import { dealOne, type Part, type Work } from './crew.ts';

parentPort?.on('message', (part: Part) => {
  parentPort?.postMessage(dealOne(workerData as Work, part));
});
