/** Scales a felt to the greatest width whose height still fits: felts know their shape, not their room. */
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from '../parts/icon.tsx';
import styles from './fit-box.module.css';

/** Below this fraction of the room's width it scrolls instead. */
const narrowest = 0.4;
const attempts = 4;
/** Overflow, in pixels, too small to matter: the edge of a chip, the glow of a winning spot. */
const little = 8;

interface FitBoxProps {
  /** An upright layout keeps its width; its height is free, or the room's with `fills`. */
  readonly mayShrink: boolean;
  /** Keeps its width and scrolls. */
  readonly scrolls: boolean;
  readonly fills: boolean;
  readonly children: ReactNode;
}

export function FitBox({ mayShrink, scrolls, fills, children }: FitBoxProps) {
  const room = useRef<HTMLDivElement>(null);
  const inside = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [outer, inner] = [room.current, inside.current];
    if (outer === null || inner === null) return undefined;
    const fit = () => {
      const { paddingLeft, paddingTop } = getComputedStyle(outer);
      const width = outer.clientWidth - 2 * Number.parseFloat(paddingLeft);
      const tallest = mayShrink && !scrolls ? outer.clientHeight - 2 * Number.parseFloat(paddingTop) : Infinity;
      let wanted = width;
      inner.style.width = `${wanted}px`;
      for (let attempt = 0; attempt < attempts && inner.offsetHeight > tallest; attempt++) {
        // A felt may use less than it is given.
        const taken = inner.firstElementChild?.clientWidth ?? wanted;
        wanted = Math.max(width * narrowest, Math.floor((Math.min(wanted, taken) * tallest) / inner.offsetHeight));
        inner.style.width = `${wanted}px`;
      }
      sayMore();
    };
    /** Marks content hidden above or below. */
    const sayMore = () => {
      const { scrollTop, scrollHeight, clientHeight } = outer;
      outer.dataset['above'] = String(scrollTop > little);
      outer.dataset['below'] = String(scrollHeight - clientHeight - scrollTop > little);
    };
    const observer = new ResizeObserver(fit);
    observer.observe(outer);
    observer.observe(inner);
    outer.addEventListener('scroll', sayMore, { passive: true });
    // A tab may have replaced the layout with one of another shape.
    const changes = new MutationObserver(fit);
    changes.observe(inner, { childList: true, subtree: true, attributeFilter: ['data-view'] });
    fit();
    return () => {
      observer.disconnect();
      changes.disconnect();
      outer.removeEventListener('scroll', sayMore);
    };
  }, [mayShrink, scrolls]);
  return (
    <>
      <div ref={room} className={styles['room']} data-shrinks={mayShrink} data-fills={fills}>
        <div ref={inside} className={styles['inside']}>
          {children}
        </div>
      </div>
      {(['above', 'below'] as const).map((side) => (
        <span key={side} className={styles['more']} data-side={side} aria-hidden="true">
          <Icon sign={side === 'above' ? 'left' : 'right'} />
        </span>
      ))}
    </>
  );
}
