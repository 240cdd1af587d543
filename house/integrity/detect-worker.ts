/** The worker thread that reviews the hands of one tournament, or of one player over many. */
import { parentPort, workerData } from 'node:worker_threads';
import { detect, detectOver } from '../../core/integrity/detect.ts';
import type { ToDetect } from './detect-aside.ts';

const { hands, player } = workerData as ToDetect;
parentPort?.postMessage(player === undefined ? detect(hands) : detectOver(hands, player));
