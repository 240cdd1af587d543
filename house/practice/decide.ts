/** A practice opponent's decision: plain poker from its own cards, what is face up, and a little randomness. */
import { readCard } from '../../core/cards/card.ts';
import type { Stream } from '../../core/chance/stream.ts';
import type { PokerGame } from '../../core/poker/evaluate/games.ts';
import type { PokerTableTold, TurnTold } from '../protocol/tournaments.ts';
import { shareOf } from './weigh.ts';

/** What a player in this seat sees, and nothing else. */
export interface SeatView {
  readonly game: PokerGame;
  readonly table: PokerTableTold;
  readonly cards: readonly string[];
  readonly stack: number;
  readonly turn: TurnTold;
}

export interface Decision {
  readonly option: string;
  readonly amount?: number;
}

type Option = TurnTold['options'][number];

/** Most fold before showdown, so at most this many opponents are assumed. */
const othersMost = 3;

export function decide({ game, table, cards, stack, turn }: SeatView, chance: Stream): Decision {
  const { hand } = table;
  const option = (id: string): Option | undefined => turn.options.find((one) => one.id === id);
  if (turn.name !== 'action' || hand === undefined) return { option: turn.fallback };
  const isLikely = (percent: number) => chance.below(100) < percent;
  const others = Math.max(1, Math.min(othersMost, table.seats.filter(({ isLive }) => isLive).length - 1));
  const share = shareOf({ game, hole: cardsIn(cards), board: cardsIn(hand.board), others }, chance);
  /** 1 is an average hand. */
  const worth = share * (others + 1);
  const [raising, calling] = [1.08 + 0.14 * others, 0.86 + 0.1 * others];
  const raise = option('bet') ?? option('raise');
  const pushes = stack <= 8 * hand.bigBlind && hand.round === 0 ? option('all-in') : undefined;
  const check = option('check');
  if (check !== undefined) {
    const betsFor = worth > raising ? 70 : 8;
    if (raise === undefined || !isLikely(betsFor)) return { option: 'check' };
    return pushes !== undefined && worth > raising ? { option: 'all-in' } : sized(raise, hand.pot, chance);
  }
  const call = option('call');
  if (call === undefined) return { option: turn.fallback };
  const price = call.cost / (hand.pot + call.cost);
  // A bet signals a good hand, and a bet of half the stack a very good one.
  const isDear = 2 * call.cost >= stack;
  const fear = isDear ? 0.1 : call.cost > 3 * hand.bigBlind ? 0.05 : 0.02;
  if (worth > raising + (isDear ? 0.35 : 0.2) && raise !== undefined && isLikely(55)) {
    return pushes === undefined ? sized(raise, hand.pot + call.cost, chance) : { option: 'all-in' };
  }
  const isGood = worth > calling + (isDear ? 0.3 : 0) && share > price + fear;
  return isGood || (share > price + 2 * fear && isLikely(40)) ? { option: 'call' } : { option: 'fold' };
}

/** From a third of the pot to all of it, within the legal range. */
function sized({ id, cost, costMost = cost }: Option, pot: number, chance: Stream): Decision {
  const wanted = Math.round((pot * (35 + chance.below(60))) / 100);
  return { option: id, amount: Math.min(costMost, Math.max(cost, wanted)) };
}

const cardsIn = (texts: readonly string[]) => texts.flatMap((text) => readCard(text) ?? []);
