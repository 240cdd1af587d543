/** The frame of every felt: handles taps, hover, long presses and arrow keys for all its spots. */
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useWords } from '../words/use-words.ts';
import { isDirection, nextTowards } from './direction.ts';
import type { FeltProps } from './felt.ts';
import { GhostChip, type GhostAt } from './ghost-chip.tsx';
import './felt.css';

/** Target of pointer, focus or finger: a spot, or a compound bet. */
export type Pointed = { readonly spot: string; readonly seat?: string } | { readonly compound: string };

interface FrameProps {
  readonly felt: FeltProps;
  readonly className: string;
  readonly children: ReactNode;
  readonly onPoint?: (pointed: Pointed | undefined) => void;
}

/** A press this long explains the spot instead of betting, in milliseconds. */
const longPress = 420;
/** How long the numbers of a tapped bet stay lit: the finger hides them. */
const afterglow = 900;

const buttonAt = (target: EventTarget | null): HTMLElement | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-spot], [data-compound]') ?? undefined) : undefined;

function pointedAt(button: HTMLElement): Pointed | undefined {
  const { spot, seat, compound } = button.dataset;
  if (compound !== undefined) return { compound };
  if (spot === undefined) return undefined;
  return seat === undefined ? { spot } : { spot, seat };
}

export function FeltFrame({ felt, className, children, onPoint }: FrameProps) {
  const words = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const press = useRef({ timer: 0, isLong: false, isFinger: false });
  const [ghost, setGhost] = useState<GhostAt>();
  useTabStop(frame);

  const look = (button: HTMLElement | undefined) => {
    const pointed = button === undefined ? undefined : pointedAt(button);
    onPoint?.(pointed);
    if (pointed !== undefined && 'spot' in pointed) felt.onExplain(pointed.spot, button);
    else felt.onExplain(undefined);
  };
  const hover = (button: HTMLElement | undefined) => {
    look(button);
    setGhost(button === undefined ? undefined : ghostOver(button, frame.current));
  };

  const onPointerOver = ({ pointerType, target }: PointerEvent) => {
    if (pointerType === 'mouse') hover(buttonAt(target));
  };
  const onPointerDown = ({ pointerType, target }: PointerEvent) => {
    press.current.isLong = false;
    press.current.isFinger = pointerType !== 'mouse';
    if (pointerType === 'mouse') return;
    window.clearTimeout(press.current.timer);
    press.current.timer = window.setTimeout(() => {
      press.current.isLong = true;
      look(buttonAt(target));
    }, longPress);
  };
  /** A long press may slide on to the next spot. */
  const onPointerMove = ({ pointerType, clientX, clientY }: PointerEvent) => {
    if (pointerType === 'mouse' || !press.current.isLong) return;
    look(buttonAt(document.elementFromPoint(clientX, clientY)));
  };
  const onPointerEnd = () => window.clearTimeout(press.current.timer);
  const onClick = ({ target }: MouseEvent) => {
    const button = buttonAt(target);
    const pointed = button === undefined ? undefined : pointedAt(button);
    if (press.current.isLong || pointed === undefined || !felt.isOpen) return;
    setGhost(undefined);
    if (press.current.isFinger) {
      onPoint?.(pointed);
      press.current.timer = window.setTimeout(() => onPoint?.(undefined), afterglow);
    }
    if ('compound' in pointed) felt.onCompound(pointed.compound);
    else if (pointed.seat === undefined) felt.onPlace(pointed.spot);
    else felt.onPlace(pointed.spot, pointed.seat);
  };
  const onFocus = ({ target }: FocusEvent) => {
    const button = buttonAt(target);
    if (button?.matches(':focus-visible') === true) look(button);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isDirection(event.key) || buttonAt(event.target) === undefined) return;
    const buttons = spotsIn(frame.current);
    const next = nextTowards(event.key, rectangleOf(event.target), buttons.map(rectangleOf));
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  };

  return (
    <div
      ref={frame}
      className={`felt ${className}`}
      role="group"
      aria-label={words.say('felt.name')}
      data-open={felt.isOpen}
      data-over={felt.won.size > 0}
      data-still={felt.isStill}
      onPointerOver={onPointerOver}
      onPointerLeave={() => hover(undefined)}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
      onContextMenu={(event) => {
        if (press.current.isLong) event.preventDefault();
      }}
      onClick={onClick}
      onFocus={onFocus}
      onBlur={() => look(undefined)}
      onKeyDown={onKeyDown}
    >
      {children}
      {felt.isOpen && ghost !== undefined ? <GhostChip at={ghost} chip={felt.chip} /> : null}
    </div>
  );
}

const spotsIn = (frame: HTMLElement | null): readonly HTMLElement[] =>
  frame === null
    ? []
    : [...frame.querySelectorAll<HTMLElement>('[data-spot], [data-compound]')].filter(
        (one) => one.offsetParent !== null,
      );

const rectangleOf = (element: EventTarget): DOMRect =>
  element instanceof Element ? element.getBoundingClientRect() : new DOMRect();

/** Centred on a spot without chips. */
function ghostOver(button: HTMLElement, frame: HTMLElement | null): GhostAt | undefined {
  if (frame === null || button.dataset['stake'] !== undefined || button.dataset['compound'] !== undefined)
    return undefined;
  const [outer, inner] = [frame.getBoundingClientRect(), button.getBoundingClientRect()];
  const chip = getComputedStyle(button).getPropertyValue('--chip');
  return { x: inner.x - outer.x + inner.width / 2, y: inner.y - outer.y + inner.height / 2, size: chip };
}

/** One tab stop per felt: the last focused spot if it is visible, otherwise the first visible one. */
function useTabStop(frame: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const stop = (button: HTMLElement | undefined) => {
      for (const other of element.querySelectorAll<HTMLElement>('.spot[tabindex="0"]')) other.tabIndex = -1;
      if (button !== undefined) button.tabIndex = 0;
    };
    if (!spotsIn(element).some(({ tabIndex }) => tabIndex === 0)) stop(spotsIn(element)[0]);
    const onFocusIn = ({ target }: Event) => {
      const button = buttonAt(target);
      if (button !== undefined) stop(button);
    };
    element.addEventListener('focusin', onFocusIn);
    return () => element.removeEventListener('focusin', onFocusIn);
  });
}
