/** The terms of one hand: who sits where with how much, which bets are forced, and what the table allows. */
import type { ClauseId } from '../../base/ids.ts';
import { refuse, type Refusal } from '../../base/refusal.ts';
import { seatsMost } from './seats.ts';
import { handsOf, type PokerGame } from '../evaluate/games.ts';

export type { PokerGame };
export type BettingLimit = 'fixed' | 'pot' | 'none';

/** All amounts are whole chips without money value (PP-910); lists have one entry per seat, clockwise. */
export interface HandTerms {
  readonly game: PokerGame;
  readonly limit: BettingLimit;
  /** The seat marked D; it may be empty under a dead button (PP-935). */
  readonly button: number;
  /** Chips at the start of the hand; a seat with none is empty and is dealt no cards. */
  readonly stacks: readonly number[];
  /** Forced live bets: small blind, big blind, straddles already posted. */
  readonly blinds: readonly number[];
  /** Forced dead bets. */
  readonly antes: readonly number[];
  /** Total of blinds from empty seats, which a pot limit counts all the same (PP-920). */
  readonly missingBlinds: number;
  /** The first round opens with the first player left of this seat: the big blind, or a straddle. */
  readonly opensAfter: number;
  /** The minimum bet of no limit and pot limit, and the big blind (PP-917). */
  readonly bigBlind: number;
  /** The minimum that the first raise of round one adds; the largest blind by default. */
  readonly openingRaise: number;
  /** Bets that the blinds count as under the cap of fixed limit (PP-914, PP-912). */
  readonly openingBets: number;
  /** The bet of rounds one and two, and of rounds three and four, in fixed limit (PP-913). */
  readonly smallBet: number;
  readonly bigBet: number;
  /** One bet and three raises per round in fixed limit; not between the last two of a tournament (PP-915). */
  readonly capped: boolean;
  /** A straddle is offered before the deal (PP-912). */
  readonly straddle: boolean;
  readonly runItTwice: 'never' | 'after-flop' | 'any-street';
  /** Beaten hands are mucked without asking (PP-929). */
  readonly autoMuck: boolean;
  readonly timeoutAction: 'fold' | 'checkElseFold';
  readonly actionSeconds: number;
  /** Hole cards may stay unknown, as in the public record of a hand. */
  readonly unseenCards: boolean;
}

export const holeCardsOf = (game: PokerGame): number => handsOf[game].holeCards;
export const boardCards = 5;

type Needed = 'game' | 'limit' | 'button' | 'stacks' | 'blinds';

/** Fills in defaults. The blinds need not be those of our pages: `departures` reports where they differ. */
export function handTerms(given: Pick<HandTerms, Needed> & Partial<HandTerms>): HandTerms {
  const { stacks, blinds, button } = given;
  const highest = Math.max(0, ...blinds);
  const bigBlind = given.bigBlind ?? highest;
  const { smallBet = bigBlind } = given;
  return {
    antes: stacks.map(() => 0),
    missingBlinds: 0,
    opensAfter: lastHighest(blinds, button),
    bigBlind,
    openingRaise: Math.max(highest, bigBlind),
    openingBets: highest === 0 ? 0 : highest > bigBlind ? 2 : 1,
    smallBet,
    bigBet: 2 * smallBet,
    capped: true,
    straddle: false,
    runItTwice: 'never',
    autoMuck: true,
    timeoutAction: 'fold',
    actionSeconds: 20,
    unseenCards: false,
    ...given,
  };
}

/** The seat of the highest blind, the last one clockwise from the button's left; the button if nobody posts. */
function lastHighest(blinds: readonly number[], button: number): number {
  let found = button;
  for (let step = 1; step <= blinds.length; step++) {
    const seat = (button + step) % blinds.length;
    const posted = blinds[seat] ?? 0;
    if (posted > 0 && (found === button || posted >= (blinds[found] ?? 0))) found = seat;
  }
  return found;
}

/** The refusal of contradictory terms, on which no hand can be dealt. */
export function wrongTerms(terms: HandTerms): Refusal | undefined {
  const { stacks, blinds, antes, button, opensAfter } = terms;
  const bad = (clause: ClauseId, term: string) => refuse('bad-terms', clause, { term });
  const seats = stacks.length;
  if (seats < 2 || seats > seatsMost) return bad('PP-945', 'seats');
  if (blinds.length !== seats || antes.length !== seats) return bad('PP-025', 'forced-bets');
  const { missingBlinds, bigBlind, openingRaise, openingBets, smallBet, bigBet } = terms;
  const sizes = [missingBlinds, bigBlind, openingRaise, openingBets, smallBet, bigBet];
  const amounts = [...stacks, ...blinds, ...antes, ...sizes];
  if (!amounts.every(areChips)) return bad('PP-910', 'whole-chips');
  if (!Number.isSafeInteger(stacks.reduce((sum, stack) => sum + stack, 0))) {
    return bad('PP-910', 'stacks');
  }
  if (stacks.filter((stack) => stack > 0).length < 2) return bad('PP-108', 'players');
  if (bigBlind === 0 || smallBet === 0 || bigBet === 0) return bad('PP-917', 'smallest-bet');
  if (![button, opensAfter].every((seat) => Number.isInteger(seat) && seat >= 0 && seat < seats)) {
    return bad('PP-014', 'button');
  }
  return undefined;
}

const areChips = (amount: number): boolean => Number.isSafeInteger(amount) && amount >= 0;
