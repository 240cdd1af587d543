/** The frame of every stage: it fills its box, says which deck is played with, and a tap brings all motion to its end. */
import type { ReactNode } from 'react';
import { skipMotion } from './motion.ts';
import type { StageProps } from './stage.ts';
import './stage.css';

interface FrameProps {
  readonly stage: Pick<StageProps, 'look' | 'isStill'>;
  readonly className: string;
  readonly children: ReactNode;
  /** Called after everything was brought to its end. */
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
