/** How Racetrack Roulette is played: a single request for a pocket. */
import type { Procedure } from '../../round/procedure.ts';
import type { Request } from '../../round/request.ts';
import { pocketIn } from '../roulette/spin.ts';
import type { Spin } from '../roulette/presentation/wheel.ts';
import { wheelOf } from './bets.ts';
import type { Rules } from './rules.ts';

export function dealWith(rules: Rules): () => Procedure<Spin> {
  const request: Request = { ask: 'pocket', pockets: wheelOf(rules).length, clause: 'RT-901' };
  return () => spin(request);
}

function* spin(request: Request): Procedure<Spin> {
  return { pocket: pocketIn(yield request) };
}
