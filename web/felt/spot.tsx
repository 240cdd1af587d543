/** One spot of a felt: a button with its print, its chips and its highlights. */
import { type CSSProperties, memo, type ReactNode } from 'react';
import { ChipStack } from '../drawn/chips/chip-stack.tsx';
import { useWords } from '../words/use-words.ts';
import type { FeltProps } from './felt.ts';

interface SpotProps {
  readonly felt: FeltProps;
  readonly spot: string;
  readonly seat?: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  /** Instead of the name. */
  readonly children?: ReactNode;
}

export function Spot({ felt, spot, seat, className = '', style, children }: SpotProps) {
  const { stakes, inactive, returns } = chipsOf(felt, seat);
  const terms = felt.spots.get(spot);
  return (
    <SpotButton
      spot={spot}
      seat={seat}
      className={className}
      style={style}
      label={felt.describe(spot, seat)}
      stake={stakes[spot] ?? 0}
      returned={returns?.[spot]}
      isInactive={inactive.has(spot)}
      isWon={felt.won.has(spot) || returns?.[spot] !== undefined}
      isOpen={felt.isOpen}
      pays={terms?.pays}
      mark={felt.marks.get(spot)}
    >
      {children ?? <span className="spot-name">{terms?.name}</span>}
    </SpotButton>
  );
}

function chipsOf({ chips, seats }: FeltProps, seat: string | undefined): FeltProps['chips'] {
  return seat === undefined ? chips : (seats?.find((one) => one.seat === seat) ?? chips);
}

export interface SpotButtonProps {
  readonly spot: string;
  readonly seat?: string | undefined;
  readonly className: string;
  readonly style?: CSSProperties | undefined;
  readonly label: string;
  readonly stake: number;
  /** Always more than the stake. */
  readonly returned: number | undefined;
  readonly isInactive: boolean;
  readonly isWon: boolean;
  readonly isOpen: boolean;
  readonly pays?: string | undefined;
  /** This round's payout, instead of the usual one. */
  readonly mark?: string | undefined;
  readonly children?: ReactNode;
}

/**
 * The frame handles clicks, keys and the tab stop (`useTabStop`). The accessible name includes payout and chips, so
 * their drawings are hidden from screen readers.
 */
const SpotButton = memo(function SpotButton(props: SpotButtonProps) {
  const { spot, seat, className, style, label, stake, returned, isInactive, isWon, isOpen, pays, mark, children } =
    props;
  return (
    <>
      <button
        type="button"
        className={`spot ${className}`}
        style={style}
        tabIndex={-1}
        aria-label={label}
        aria-disabled={!isOpen}
        data-spot={spot}
        data-seat={seat}
        data-stake={stake > 0 ? stake : undefined}
        data-won={isWon}
        data-lit={mark !== undefined}
      >
        {children}
        {mark === undefined ? (
          <span key="pays" className="spot-pays" data-print={pays} />
        ) : (
          <span key="mark" className="spot-mark" data-print={mark} />
        )}
      </button>
      {stake > 0 ? (
        <span key={stake} className={`spot-chips ${className}`} style={style} data-on={spot} aria-hidden="true">
          <span className="spot-stack">
            <ChipStack amount={stake} isInactive={isInactive} tone={isWon ? 'won' : 'own'} />
            {returned === undefined ? null : <Returned amount={returned} />}
          </span>
        </span>
      ) : null}
    </>
  );
});

/** The return shown on a winning stake. */
function Returned({ amount }: { readonly amount: number }) {
  const { money } = useWords();
  return <b className="spot-returned">{money(amount)}</b>;
}
