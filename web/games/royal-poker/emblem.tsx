/** The lobby emblem of Royal Poker: a royal flush. */
import { type Emblem, EmblemCard, EmblemFrame } from '../../drawn/emblem.tsx';

export const PokerEmblem: Emblem = () => (
  <EmblemFrame>
    {(['T', 'J', 'Q', 'K', 'A'] as const).map((rank, at) => (
      <EmblemCard
        key={rank}
        at={[46 + 22 * at, 74 - 7 * (2 - Math.abs(2 - at)), -18 + 9 * at]}
        rank={rank === 'T' ? '10' : rank}
        suit="h"
      />
    ))}
  </EmblemFrame>
);
