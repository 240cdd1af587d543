/** The lobby emblem of baccarats without one of their own: a coup. */
import { type Emblem, EmblemCard, EmblemFrame } from '../../drawn/emblem.tsx';

export const Coup = ({ golden = false, peeks = false }: { readonly golden?: boolean; readonly peeks?: boolean }) => (
  <>
    <EmblemCard at={[52, 66, -12]} rank="K" suit="s" />
    <EmblemCard at={[84, 60, -3]} rank="9" suit="h" isGolden={golden} />
    {peeks ? <EmblemCard at={[124, 66, 9]} /> : <EmblemCard at={[124, 66, 9]} rank="8" suit="c" />}
  </>
);

export const BaccaratEmblem: Emblem = () => (
  <EmblemFrame>
    <Coup />
  </EmblemFrame>
);
