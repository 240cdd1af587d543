/** Golden rounds as text: "9h 3x, 4d 8x" are the golden cards that matter; the others avoid the cards dealt. */
import type { Game } from '../game.ts';
import { type Deal, play, type Played } from './play.ts';

/** Filler for the five golden cards; a deal that uses one of these must name it. */
const others = ['Jc', 'Jd', 'Jh', 'Js', 'Ts'];

/** The draws: the golden cards at once, then their multipliers one by one. */
export function goldenDraws(text = '', count = others.length): readonly (readonly string[])[] {
  const named = text
    .split(',')
    .map((part) => part.trim().split(/\s+/))
    .filter(([card]) => card !== '');
  const rest = others.filter((card) => !text.includes(card)).map((card) => [card, '2x']);
  const golden = [...named, ...rest].slice(0, count);
  return [golden.map(([card = '']) => card), ...golden.map(([, times = '']) => [times.replace('x', '')])];
}

export interface GoldenDeal extends Omit<Deal, 'draws'> {
  /** Without it, none of the cards dealt is golden. */
  readonly golden?: string;
}

export function playGolden(game: Game, { golden = '', ...deal }: GoldenDeal): Played {
  const stray = others.find((card) => deal.cards.includes(card) && !golden.includes(card));
  if (stray !== undefined) throw new Error(`${stray} would be golden by accident`);
  return play(game, { ...deal, draws: goldenDraws(golden) });
}
