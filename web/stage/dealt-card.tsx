/** A card on the stage, animated: it slides in, turns over, lies, and is collected. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PlayingCard, type PlayingCardProps } from '../drawn/cards/playing-card.tsx';
import type { Origin } from './arrivals.ts';
import { collectTime, easing, slideTime } from './motion.ts';
import { SqueezedCard } from './squeezed-card.tsx';
import type { StageSound } from './stage.ts';

interface DealtCardProps extends PlayingCardProps {
  readonly origin: Origin;
  readonly isLeaving: boolean;
  readonly isStill: boolean;
  /** Squeezed instead of turned at once. */
  readonly squeezes?: boolean;
  readonly onSound?: ((sound: StageSound) => void) | undefined;
}

export function DealtCard({ origin, isLeaving, isStill, squeezes = false, onSound, ...drawn }: DealtCardProps) {
  const element = useRef<HTMLSpanElement>(null);
  const [from] = useState(origin);
  const [isSliding, setIsSliding] = useState(from !== 'there' && !isStill);
  const heard = useRef(onSound);
  useEffect(() => {
    heard.current = onSound;
  });

  useLayoutEffect(() => {
    const card = element.current;
    if (isStill || card === null || from === 'there') return undefined;
    const start = startOf(card, from);
    heard.current?.('card');
    const slide = card.animate([{ transform: start }, { transform: 'none' }], { duration: slideTime, easing });
    slide.addEventListener('finish', () => setIsSliding(false));
    return () => {
      slide.cancel();
      setIsSliding(false);
    };
  }, [from, isStill]);

  useLayoutEffect(() => {
    const card = element.current;
    if (!isLeaving || isStill || card === null) return undefined;
    const end = towards(card, card.closest('.stage')?.querySelector('[data-discards]') ?? null);
    const sweep = card.animate([{ transform: 'none' }, { opacity: 0.2, transform: end }], {
      duration: collectTime,
      easing: 'ease-in',
      fill: 'forwards',
    });
    return () => sweep.cancel();
  }, [isLeaving, isStill]);

  const isDown = drawn.card === 'hidden' || (isSliding && typeof from === 'string');
  useTurnSound(isDown, isStill, heard.current);
  const bends = squeezes && !isStill && drawn.card !== 'hidden' && from !== 'there';
  return (
    <span ref={element} className="dealt-card">
      {bends && !isSliding ? (
        <SqueezedCard {...drawn} />
      ) : (
        <PlayingCard {...drawn} card={isDown ? 'hidden' : drawn.card} />
      )}
    </span>
  );
}

function useTurnSound(isDown: boolean, isStill: boolean, say: ((sound: StageSound) => void) | undefined): void {
  const was = useRef(isDown);
  useEffect(() => {
    if (was.current && !isDown && !isStill) say?.('turn');
    was.current = isDown;
  }, [isDown, isStill, say]);
}

/** From the shoe's mouth, or from another hand. */
function startOf(card: HTMLElement, from: Exclude<Origin, 'there'>): string {
  const stage = card.closest('.stage');
  if (from === 'shoe') return `${towards(card, stage?.querySelector('[data-shoe]') ?? null)} rotate(-24deg)`;
  return towards(card, stage?.querySelector(`[data-place="${CSS.escape(from.place)}"]`) ?? null);
}

function towards(card: HTMLElement, target: Element | null): string {
  if (target === null) return 'translate(40%, -120%)';
  const [here, there] = [card.getBoundingClientRect(), target.getBoundingClientRect()];
  const x = there.x + there.width / 2 - here.x - here.width / 2;
  const y = there.y + there.height / 2 - here.y - here.height / 2;
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
}
