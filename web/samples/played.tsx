/**
 * Plays table states one after another, as the house would send them (`&play=900` sets the milliseconds between them).
 */
import { useEffect, useState } from 'react';
import type { Stage, StageProps } from '../stage/stage.ts';

interface PlayedProps {
  readonly stage: Stage;
  readonly looks: readonly StageProps[];
}

const pace = Number(new URLSearchParams(location.search).get('play') ?? 0);

export function Played({ stage: Stage, looks }: PlayedProps) {
  const [at, go] = useState(pace > 0 ? 0 : looks.length - 1);
  useEffect(() => {
    if (pace === 0 || at >= looks.length - 1) return undefined;
    const next = setTimeout(() => go(at + 1), pace);
    return () => clearTimeout(next);
  }, [at, looks.length]);
  const look = looks[at];
  return look === undefined ? null : (
    <div className="cloth gallery-stage">
      <Stage {...look} />
    </div>
  );
}
