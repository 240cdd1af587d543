/** The lobby emblem of Casino War: two cards with crossed blades between them. */
import { type Emblem, EmblemCard, EmblemFrame } from '../../drawn/emblem.tsx';

export const WarEmblem: Emblem = () => (
  <EmblemFrame>
    <EmblemCard at={[58, 62, -9]} rank="K" suit="s" />
    <EmblemCard at={[120, 62, 9]} rank="A" suit="h" />
    <path d="M80 34l18 52M98 34L80 86" stroke="#d9bd7f" strokeWidth={4} strokeLinecap="round" />
  </EmblemFrame>
);
