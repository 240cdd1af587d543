/** A squeezed card, as in baccarat: an edge lifts to show pips without the index, then the card is turned. */
import { useLayoutEffect, useRef, useState } from 'react';
import { CardFace } from '../drawn/cards/card-face.tsx';
import { PlayingCard, type PlayingCardProps } from '../drawn/cards/playing-card.tsx';
import { lettersOf } from '../drawn/cards/suits.ts';
import { squeezeTime, turnTime } from './motion.ts';
import './squeezed-card.css';

/** Fraction of the card folded over, and when: lift, hold, lift further, hold. */
const folds = [
  [0, 0],
  [0.28, 0.2],
  [0.45, 0.2],
  [0.75, 0.38],
  [1, 0.38],
] as const;

export function SqueezedCard(drawn: PlayingCardProps) {
  const [isOpen, open] = useState(false);
  const [back, fold] = [useRef<HTMLSpanElement>(null), useRef<HTMLSpanElement>(null)];
  useLayoutEffect(() => {
    if (back.current === null || fold.current === null) return undefined;
    const timing = { duration: squeezeTime - turnTime, easing: 'ease-in-out', fill: 'forwards' } as const;
    // The lower edge folds up over a rising line: nothing below it, the underside of the card above it.
    const bend = back.current.animate(
      folds.map(([offset, part]) => ({ offset, clipPath: `inset(0 0 ${part * 100}% 0)` })),
      timing,
    );
    const lift = fold.current.animate(
      folds.map(([offset, part]) => ({
        offset,
        clipPath: `inset(0 0 ${(1 - part) * 100}% 0)`,
        transform: `translateY(${(1 - 2 * part) * 100}%)`,
      })),
      timing,
    );
    lift.addEventListener('finish', () => open(true));
    return () => {
      bend.cancel();
      lift.cancel();
    };
  }, [back, fold]);
  const letters = lettersOf(drawn.card);
  if (isOpen || letters === undefined) return <TurningCard {...drawn} />;
  return (
    <span className="squeezed" data-across={drawn.isAcross}>
      <span ref={back} className="squeezed-back">
        <PlayingCard card="hidden" />
      </span>
      <span ref={fold} className="squeezed-fold">
        <CardFace rank={letters.rank} suit={letters.suit} isBlind />
      </span>
    </span>
  );
}

/** Face down for one frame, so that the turn is visible. */
function TurningCard(drawn: PlayingCardProps) {
  const [isDown, setIsDown] = useState(true);
  useLayoutEffect(() => {
    const next = requestAnimationFrame(() => setIsDown(false));
    return () => cancelAnimationFrame(next);
  }, []);
  return <PlayingCard {...drawn} card={isDown ? 'hidden' : drawn.card} />;
}
