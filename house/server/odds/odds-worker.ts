/** The worker thread that computes odds. */
import { parentPort } from 'node:worker_threads';
import { gameOf } from '../../../core/games/games.ts';
import { countOdds } from './count-odds.ts';
import type { Counted, ToCount } from './odds-desk.ts';

parentPort?.on('message', ({ job, game, parameters }: ToCount) => {
  const known = gameOf(game);
  const told: Counted =
    known === undefined ? { job, problem: `there is no game ${game}` } : { job, odds: countOdds(known, parameters) };
  parentPort?.postMessage(told);
});
