/** A pale preview of the selected chip over the spot a click would put it on. */
import { ChipStack } from '../drawn/chips/chip-stack.tsx';

export interface GhostAt {
  readonly x: number;
  readonly y: number;
  /** Chip size on that spot, as CSS. */
  readonly size: string;
}

export function GhostChip({ at, chip }: { readonly at: GhostAt; readonly chip: number }) {
  return (
    <span className="ghost-chip" style={{ left: at.x, top: at.y, '--chip': at.size }}>
      <ChipStack amount={chip} tone="ghost" />
    </span>
  );
}
