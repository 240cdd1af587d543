/** Motion on the felt: cards from the dealer, the board street by street, chips to the pot and to the winners. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { PokerTableTold } from '../../../house/protocol/tournaments.ts';
import { collectTime, easing, slideTime, turnTime } from '../../stage/motion.ts';
import { sound } from '../../sound/sounds.ts';
import { cardPause, runOut } from '../room/run-out.ts';

const awardPause = 350;

export function useFeltMotion(
  felt: RefObject<HTMLElement | null>,
  table: PokerTableTold | undefined,
  isStill: boolean,
): void {
  const last = useRef<PokerTableTold | undefined>(undefined);
  useLayoutEffect(() => {
    const [before, root] = [last.current, felt.current];
    last.current = table;
    // On first sight everything is shown as it is.
    if (root === null || table === undefined || before?.table !== table.table || isStill) return;
    const moving = new Moving(root);
    if (before.hand?.hand !== table.hand?.hand) {
      root.style.removeProperty('--told-after');
      moving.deal(table);
    } else {
      const done = moving.turnBoard(before, table);
      // Winners are announced after the last card has landed.
      if (done > 0) root.style.setProperty('--told-after', `${done}ms`);
      moving.collect(before, table);
      moving.bet(before, table);
      moving.award(before, table, done);
    }
  }, [felt, table, isStill]);
}

class Moving {
  readonly #root: HTMLElement;

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  #find(selector: string): HTMLElement | null {
    return this.#root.querySelector<HTMLElement>(selector);
  }

  /** One card at a time, clockwise from the button's left. */
  deal({ seats, hand }: PokerTableTold): void {
    const dealer = this.#find('[data-dealer]');
    const button = hand?.button ?? 0;
    const order = seats
      .filter(({ cards }) => cards.length > 0)
      .toSorted((a, b) => afterButton(a.seat, button) - afterButton(b.seat, button));
    for (const [at, { seat, cards }] of order.entries()) {
      for (let lap = 0; lap < cards.length; lap++) {
        const card = this.#find(`[data-held="${seat}-${lap}"]`);
        if (card !== null && dealer !== null)
          slide(card, dealer, { delay: (lap * order.length + at) * cardPause, duration: slideTime });
      }
    }
    sound('card');
  }

  /** Returns when the last card lands. */
  turnBoard(before: PokerTableTold, { hand }: PokerTableTold): number {
    if (hand === undefined) return 0;
    const dealer = this.#find('[data-dealer]');
    const { cards, end } = runOut(before.hand, hand, slideTime + turnTime);
    for (const { board, at, delay } of cards) {
      const card = this.#find(`[data-board="${board}-${at}"]`);
      if (card === null || dealer === null) continue;
      slide(card, dealer, { delay, duration: slideTime });
      turnOver(card, delay + slideTime);
    }
    if (end > 0) sound('card');
    return end;
  }

  /** Bets move to the pot when the round ends. */
  collect(before: PokerTableTold, after: PokerTableTold): void {
    const pot = this.#find('[data-pot]');
    for (const { seat, bet } of before.seats) {
      const now = after.seats.find((one) => one.seat === seat);
      const plate = this.#find(`[data-plate="${seat}"]`);
      if (bet === 0 || now === undefined || now.bet > 0 || pot === null || plate === null) continue;
      this.#chips(plate, pot, { delay: 0, isFromHalfWay: true });
    }
  }

  bet(before: PokerTableTold, { seats }: PokerTableTold): void {
    for (const { seat, bet } of seats) {
      const was = before.seats.find((one) => one.seat === seat)?.bet ?? 0;
      const [chips, plate] = [this.#find(`[data-bet="${seat}"]`), this.#find(`[data-plate="${seat}"]`)];
      if (bet <= was || chips === null || plate === null) continue;
      slide(chips, plate, { delay: 0, duration: slideTime, centred: true });
      sound('chip');
    }
  }

  award(before: PokerTableTold, { hand }: PokerTableTold, after: number): void {
    const pot = this.#find('[data-pot]');
    if ((before.hand?.awards.length ?? 0) > 0 || pot === null) return;
    for (const [at, { seat }] of (hand?.awards ?? []).entries()) {
      const plate = this.#find(`[data-plate="${seat}"]`);
      if (plate !== null) this.#chips(pot, plate, { delay: after + awardPause * (at + 1), isFromHalfWay: false });
    }
  }

  /** Chips in flight: taken from the felt's spare ones, and removed on arrival. */
  #chips(
    from: Element,
    to: Element,
    { delay, isFromHalfWay }: { readonly delay: number; readonly isFromHalfWay: boolean },
  ): void {
    const spare = this.#find('[data-spare-chips]');
    const chips = spare?.cloneNode(true);
    if (spare === null || !(chips instanceof HTMLElement)) return;
    delete chips.dataset['spareChips'];
    chips.style.visibility = 'visible';
    this.#root.append(chips);
    const [start, end, base] = [middleOf(from), middleOf(to), middleOf(chips)];
    const begin = isFromHalfWay ? { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 } : start;
    const at = (point: { readonly x: number; readonly y: number }) =>
      `translate(${(point.x - base.x).toFixed(1)}px, ${(point.y - base.y).toFixed(1)}px)`;
    const way = [
      { transform: at(begin), opacity: 1 },
      { transform: at(end), opacity: 1, offset: 0.9 },
      { transform: at(end), opacity: 0 },
    ];
    const motion = chips.animate(way, { delay, duration: collectTime * 1.4, easing, fill: 'both' });
    const gone = () => chips.remove();
    motion.addEventListener('finish', gone);
    motion.addEventListener('cancel', gone);
  }
}

const afterButton = (seat: number, button: number): number => (seat - button + 19) % 10;

function slide(
  element: HTMLElement,
  from: Element,
  {
    delay,
    duration,
    centred = false,
  }: { readonly delay: number; readonly duration: number; readonly centred?: true | false },
): void {
  const [start, end] = [middleOf(from), middleOf(element)];
  const offset = `translate(${(start.x - end.x).toFixed(1)}px, ${(start.y - end.y).toFixed(1)}px)`;
  const own = centred ? 'translate(-50%, -50%)' : '';
  const way = [
    { transform: `${offset} ${own} scale(0.7)`, opacity: 0 },
    { opacity: 1, offset: 0.15 },
    { transform: own === '' ? 'none' : own },
  ];
  element.animate(way, { delay, duration, easing, fill: 'backwards' });
}

/** Dealt face down, then turned. */
function turnOver(element: HTMLElement, delay: number): void {
  const turner = element.querySelector('.card-turner');
  const way = [{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(0)' }];
  turner?.animate(way, { delay, duration: turnTime, easing, fill: 'backwards' });
}

function middleOf(element: Element): { readonly x: number; readonly y: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
