/** What each hand won over many deals, in units small enough for every split of a pot to be whole. */
import type { Card } from '../../cards/card.ts';
import { handsOf } from '../evaluate/games.ts';
import type { Matchup } from './matchup.ts';

export interface EquityTally {
  readonly deals: number;
  readonly hands: readonly HandTally[];
}

export interface HandTally {
  /** Deals in which the hand won the whole pot, and those in which it won part of it. */
  readonly wins: number;
  readonly ties: number;
  /** The sum of its winnings, and of their squares. */
  readonly units: number;
  readonly squares: number;
}

export const handsMax = 10;
/** One pot: two halves, each divisible among one to ten hands. */
export const potUnits = 2 * 2520;

/** Counts deals one after another; `hands` may change between deals, and the tally is read at the end. */
export function tallyOf({ game, hands }: Pick<Matchup, 'game' | 'hands'>): {
  count(board: readonly Card[]): void;
  read(): EquityTally;
} {
  const { high, low } = handsOf[game];
  const ranks = hands.map(() => 0);
  const got = hands.map(() => 0);
  const [wins, ties, units, squares] = [hands.map(() => 0), hands.map(() => 0), hands.map(() => 0), hands.map(() => 0)];
  let deals = 0;

  /** Splits the units equally among the hands with the highest rank; a rank of 0 gets nothing. */
  const share = (amount: number): boolean => {
    let [best, holders] = [0, 0];
    for (let at = 0; at < ranks.length; at++) {
      const rank = ranks[at] as number;
      if (rank > best) [best, holders] = [rank, 1];
      else if (rank === best) holders++;
    }
    if (best === 0) return false;
    for (let at = 0; at < ranks.length; at++) if (ranks[at] === best) got[at] = (got[at] as number) + amount / holders;
    return true;
  };

  return {
    count(board) {
      for (let at = 0; at < hands.length; at++) got[at] = 0;
      let highPart = potUnits;
      if (low !== undefined) {
        // 256 is above every low, so the best low becomes the highest number.
        for (let at = 0; at < hands.length; at++) ranks[at] = 256 - (low(hands[at] as readonly Card[], board) ?? 256);
        if (share(potUnits / 2)) highPart = potUnits / 2;
      }
      for (let at = 0; at < hands.length; at++) ranks[at] = high(hands[at] as readonly Card[], board);
      share(highPart);
      for (let at = 0; at < hands.length; at++) {
        const part = got[at] as number;
        if (part === 0) continue;
        if (part === potUnits) wins[at] = (wins[at] as number) + 1;
        else ties[at] = (ties[at] as number) + 1;
        units[at] = (units[at] as number) + part;
        squares[at] = (squares[at] as number) + part * part;
      }
      deals++;
    },
    read: () => ({
      deals,
      hands: hands.map((_, at) => ({
        wins: wins[at] as number,
        ties: ties[at] as number,
        units: units[at] as number,
        squares: squares[at] as number,
      })),
    }),
  };
}

export function addTally(a: EquityTally, b: EquityTally): EquityTally {
  return {
    deals: a.deals + b.deals,
    hands: a.hands.map((hand, at) => {
      const other = b.hands[at] ?? hand;
      return {
        wins: hand.wins + other.wins,
        ties: hand.ties + other.ties,
        units: hand.units + other.units,
        squares: hand.squares + other.squares,
      };
    }),
  };
}

/** The hand's mean share of the pot, and the standard error of that mean when the deals are a sample. */
export function equityOf(
  { units, squares }: HandTally,
  deals: number,
): { readonly equity: number; readonly error: number } {
  const equity = units / (deals * potUnits);
  const variance = Math.max(0, squares / (deals * potUnits ** 2) - equity ** 2);
  return { equity, error: Math.sqrt(variance / deals) };
}
