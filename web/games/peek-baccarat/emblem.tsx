/** The lobby emblem of Peek Baccarat: a coup with a card face down. */
import { type Emblem, EmblemFrame } from '../../drawn/emblem.tsx';
import { Coup } from '../baccarat/emblem.tsx';

export const PeekEmblem: Emblem = () => (
  <EmblemFrame>
    <Coup peeks />
  </EmblemFrame>
);
