/** The lobby emblem of Live Blackjack: an ace and a jack. */
import { type Emblem, EmblemCard, EmblemFrame } from '../../drawn/emblem.tsx';

export const BlackjackEmblem: Emblem = () => (
  <EmblemFrame>
    <EmblemCard at={[78, 66, -10]} rank="A" suit="s" />
    <EmblemCard at={[114, 60, 8]} rank="J" suit="h" />
  </EmblemFrame>
);
