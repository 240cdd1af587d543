/** The countdown ring: follows the house's clock, changes colour near the end, shows the seconds inside. */
import { useEffect, useRef, useState } from 'react';
import { useClient } from '../client/client-context.tsx';
import styles from './ring.module.css';

interface RingProps {
  /** ISO 8601, on the house's clock. */
  readonly until: string;
  /** Seconds of a full ring; by default what is left when first shown. */
  readonly seconds?: number;
  readonly size?: 'small' | 'large';
  readonly name: string;
}

/** Seconds before the end in which the ring changes colour. */
const closingSeconds = 5;
const lastSeconds = 2;

const around = 2 * Math.PI * 20;

export function Ring({ until, seconds, size = 'large', name }: RingProps) {
  const left = useSecondsLeft(until);
  const arc = useRef<SVGCircleElement>(null);
  const { link } = useClient();
  useEffect(() => {
    const remaining = Math.max(0, Date.parse(until) - link.clock.now());
    const whole = Math.max(remaining, (seconds ?? 0) * 1000, 1);
    const from = around * (1 - remaining / whole);
    const motion = arc.current?.animate([{ strokeDashoffset: from }, { strokeDashoffset: around }], {
      duration: remaining,
      fill: 'forwards',
    });
    return () => motion?.cancel();
  }, [until, seconds, link]);
  const stage = left <= lastSeconds ? 'last' : left <= closingSeconds ? 'closing' : 'open';
  return (
    <span className={styles['ring']} data-size={size} data-stage={stage} role="timer" aria-label={`${name}: ${left}`}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle className={styles['track']} cx="24" cy="24" r="20" />
        <circle ref={arc} className={styles['arc']} cx="24" cy="24" r="20" strokeDasharray={around} />
      </svg>
      <span className={styles['seconds']} aria-hidden="true">
        {left}
      </span>
    </span>
  );
}

/** Whole seconds until a moment on the house's clock; never negative. */
export function useSecondsLeft(until: string | undefined): number {
  const { link } = useClient();
  const [, tick] = useState(0);
  const left = until === undefined ? 0 : Math.max(0, Date.parse(until) - link.clock.now());
  const isRunning = left > 0;
  useEffect(() => {
    if (until === undefined || !isRunning) return undefined;
    let timer = 0;
    const next = () => {
      const rest = Date.parse(until) - link.clock.now();
      if (rest <= 0) return;
      timer = window.setTimeout(
        () => {
          tick((count) => count + 1);
          next();
        },
        rest % 1000 || 1000,
      );
    };
    next();
    return () => window.clearTimeout(timer);
  }, [until, link, isRunning]);
  return Math.ceil(left / 1000);
}
