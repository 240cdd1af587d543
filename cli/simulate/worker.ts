/** One worker of the crew: sets its table up once, then plays the parts it is given. */
import { parentPort, workerData } from 'node:worker_threads';
import { cents } from '../../core/base/money.ts';
import { tableOf } from '../../core/games/game.ts';
import { simulation } from '../../core/games/simulation.ts';
import { gameNamed } from '../game-options.ts';
import type { SimulationPart, Setup } from './crew.ts';

const { game, parameters, seed, stake, play } = workerData as Setup;
const playPart = simulation({ table: tableOf(gameNamed(game), parameters), seed, stake: cents(stake), play });

parentPort?.on('message', ({ part, rounds }: SimulationPart) => {
  parentPort?.postMessage({ part, rounds, tallies: playPart(part, rounds) });
});
