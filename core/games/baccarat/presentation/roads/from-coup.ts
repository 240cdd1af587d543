/** What the roads record of a coup. */
import { type Coup, hasNatural } from '../../coup.ts';
import { opensWithPair } from '../hand.ts';
import type { RoadResult } from './result.ts';

export function roadResultOf(coup: Coup): RoadResult {
  const { winner, playerPoints, bankerPoints } = coup;
  return {
    winner,
    playerPair: opensWithPair(coup.player),
    bankerPair: opensWithPair(coup.banker),
    natural: hasNatural(coup, winner === 'tie' ? 'player' : winner) && (winner !== 'tie' || hasNatural(coup, 'banker')),
    total: Math.max(playerPoints, bankerPoints),
  };
}
