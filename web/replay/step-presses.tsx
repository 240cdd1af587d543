/** Replay controls: start, back, play, forward, end; and the position. */
import { useEffect, useState } from 'react';
import { SignButton } from '../parts/button.tsx';
import { useWords } from '../words/use-words.ts';

const stepEvery = 900;

export interface Steps {
  readonly at: number;
  readonly last: number;
  /** One step forward: animate it. */
  readonly isForward: boolean;
  readonly isRunning: boolean;
  readonly show: (at: number) => void;
  readonly run: (runs: boolean) => void;
}

export function useSteps(last: number): Steps {
  const [at, setAt] = useState(0);
  const [isRunning, setIsRunning] = useState(false);
  const [isForward, setIsForward] = useState(true);
  useEffect(() => {
    if (!isRunning) return undefined;
    if (at >= last) {
      setIsRunning(false);
      return undefined;
    }
    const timer = setTimeout(() => {
      setIsForward(true);
      setAt(at + 1);
    }, stepEvery);
    return () => clearTimeout(timer);
  }, [isRunning, at, last]);
  const show = (next: number) => {
    setIsForward(next === at + 1);
    setAt(Math.min(last, Math.max(0, next)));
  };
  return { at, last, isForward, isRunning, show, run: setIsRunning };
}

interface StepPressesProps {
  readonly steps: Steps;
  readonly className: string | undefined;
}

export function StepPresses({ steps: { at, last, isRunning, show, run }, className }: StepPressesProps) {
  const { say } = useWords();
  return (
    <div className={className} role="group" aria-label={say('replay.controls')}>
      <SignButton sign="first" name={say('replay.first')} disabled={at === 0} onClick={() => show(0)} />
      <SignButton sign="left" name={say('replay.previous')} disabled={at === 0} onClick={() => show(at - 1)} />
      <SignButton
        sign={isRunning ? 'pause' : 'play'}
        name={say(isRunning ? 'replay.pause' : 'replay.play')}
        onClick={() => {
          if (at >= last) show(0);
          run(!isRunning);
        }}
      />
      <SignButton sign="right" name={say('replay.next')} disabled={at === last} onClick={() => show(at + 1)} />
      <SignButton sign="last" name={say('replay.last')} disabled={at === last} onClick={() => show(last)} />
      <span className="figures">
        {at} / {last}
      </span>
    </div>
  );
}
