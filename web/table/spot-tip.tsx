/** A tooltip with a spot's payout and limits. */
import { useLayoutEffect, useRef } from 'react';
import type { FeltSpot } from '../felt/felt.ts';
import { useWords } from '../words/use-words.ts';
import styles from './spot-tip.module.css';

const gap = 8;

export function SpotTip({ at, spot }: { readonly at: Element; readonly spot: FeltSpot | undefined }) {
  const { say, money } = useWords();
  const tip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = tip.current;
    if (shown === null) return;
    const box = at.getBoundingClientRect();
    const { width, height } = shown.getBoundingClientRect();
    const left = Math.min(Math.max(gap, box.left + box.width / 2 - width / 2), window.innerWidth - width - gap);
    const above = box.top - height - gap;
    shown.style.left = `${left}px`;
    shown.style.top = `${above < gap ? box.bottom + gap : above}px`;
  }, [at, spot]);
  if (spot === undefined) return null;
  // Screen readers get all of this from the spot's accessible name.
  return (
    <div ref={tip} className={styles['tip']} aria-hidden="true">
      <strong>{spot.name}</strong>
      {spot.pays === undefined ? null : <span>{say('spot.pays', { pays: spot.pays })}</span>}
      <span>{say('spot.takes', { least: money(spot.least), most: money(spot.most) })}</span>
      {spot.bounds.map((bound) => (
        <small key={bound}>{bound}</small>
      ))}
    </div>
  );
}
