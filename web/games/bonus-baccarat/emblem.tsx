/** The lobby emblem of Bonus Baccarat: a coup under a star. */
import { type Emblem, EmblemFrame } from '../../drawn/emblem.tsx';
import { Coup } from '../baccarat/emblem.tsx';

export const BonusEmblem: Emblem = () => (
  <EmblemFrame>
    <Coup />
    <path
      d="M112 66l8.500 18.500 20 2.300-15 13.700 4.200 19.500-17.700-10.200-17.700 10.200 4.200-19.500-15-13.700 20-2.300z"
      fill="#e9c46a"
      stroke="#7d5a12"
      strokeWidth={1.5}
      transform="translate(6 -6)"
    />
  </EmblemFrame>
);
