/** The chip in the player's hand, pale, over the spot that a click would put it on. */
import { ChipStack } from '../drawn/chips/chip-stack.tsx';

export interface GhostAt {
  readonly x: number;
  readonly y: number;
  /** The size of chips on that spot, as CSS has it. */
  readonly size: string;
}

export function GhostChip({ at, chip }: { readonly at: GhostAt; readonly chip: number }) {
  return (
    <span className="ghost-chip" style={{ left: at.x, top: at.y, '--chip': at.size }}>
      <ChipStack amount={chip} tone="ghost" />
    </span>
  );
}
