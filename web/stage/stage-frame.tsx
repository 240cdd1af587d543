/** The frame of every stage: fills its box, names the deck, and skips animations on a tap. */
import type { ReactNode } from 'react';
import { skipMotion } from './motion.ts';
import type { StageProps } from './stage.ts';
import './stage.css';

interface FrameProps {
  readonly stage: Pick<StageProps, 'look' | 'isStill'>;
  readonly className: string;
  readonly children: ReactNode;
  /** Called once all animations have been skipped. */
  readonly onSkip?: () => void;
}

export function StageFrame({ stage, className, children, onSkip }: FrameProps) {
  return (
    <div
      className="stage"
      data-four-colour={stage.look.isFourColour}
      data-still={stage.isStill}
      onPointerUp={({ currentTarget }) => {
        skipMotion(currentTarget);
        onSkip?.();
      }}
    >
      <div className={`stage-table ${className}`}>{children}</div>
    </div>
  );
}
