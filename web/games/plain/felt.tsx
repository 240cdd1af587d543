/** Every spot as a field of its own, for games that have no drawn felt. */
import { ChipStack } from '../../drawn/chips/chip-stack.tsx';
import type { FeltProps } from '../../felt/felt.ts';
import styles from './plain.module.css';

export function PlainFelt({ spots, chips, isOpen, won, marks, describe, onPlace }: FeltProps) {
  return (
    <ul className={styles['felt']}>
      {[...spots.values()].map(({ spot, name, pays }) => (
        <li key={spot}>
          <button
            type="button"
            disabled={!isOpen}
            data-won={won.has(spot)}
            aria-label={describe(spot)}
            onClick={() => onPlace(spot)}
          >
            <span>{name}</span>
            <small>{marks.get(spot) ?? pays}</small>
            {chips.stakes[spot] === undefined ? null : (
              <ChipStack amount={chips.stakes[spot]} isInactive={chips.inactive.has(spot)} />
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
