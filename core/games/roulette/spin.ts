/** A spin: the one question of a roulette round, and the exact chances that follow from it. */
import { playerId, type Spot } from '../../base/ids.ts';
import { broken } from '../../base/invariant.ts';
import { cents } from '../../base/money.ts';
import { type Reply, runThrough, type Procedure } from '../../round/procedure.ts';
import type { Wager } from '../../round/wager.ts';
import type { Chance, SpotChances } from '../chances.ts';
import type { PayingSpot } from '../table.ts';
import type { Pocket, Spin } from './wheel.ts';

/** Written `pocketIn(yield spin)`. */
export function pocketIn(reply: Reply): Pocket {
  return reply.kind === 'pocket' ? reply.pocket : broken(`a pocket was asked for, not ${reply.kind}`);
}

/** Every pocket once, through the real procedure and the real pays. */
export function spinChances<Outcome extends Spin>(
  spots: readonly PayingSpot<Outcome>[],
  round: () => Procedure<Outcome>,
  pockets: number,
): readonly SpotChances[] {
  const outcomes = Array.from({ length: pockets }, (_, pocket) =>
    runThrough(round(), (request) => {
      if (request.ask === 'pocket') return { kind: 'pocket', pocket };
      return request.ask === 'announce' ? { kind: 'announce' } : broken(`a spin asks for no ${request.ask}`);
    }),
  );
  return spots.map(({ spot, pays, fee }) => ({
    spot,
    fee: fee?.part,
    chances: outcomes.map((outcome): Chance => ({ weight: 1n, pay: pays(outcome, aWager(spot)), raise: 0 })),
    otherPlay: {},
    strategy: [],
    charts: [],
  }));
}

/** Nobody decides anything in roulette, so whose wager it is does not matter. */
const aWager = (spot: Spot): Wager => ({ player: playerId('anyone'), spot, stake: cents(1), fee: cents(0) });
