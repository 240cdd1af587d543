/**
 * The two side bets: which pair the first two cards are, and which three cards they make with the dealer's open card.
 */
import type { ClauseId } from '../../base/ids.ts';
import { parseOdds } from '../../base/odds.ts';
import { type Card, isRed, rankOf, suitOf } from '../../cards/card.ts';
import { lose, type Pay, win } from '../../round/settle.ts';
import type { Win } from '../wins.ts';
import type { Rules } from './rules.ts';

/** A seat's first two cards and the dealer's open card: everything that decides a side bet. */
export interface OpeningCards {
  readonly first: Card;
  readonly second: Card;
  readonly up: Card;
}

type PairKind = 'perfectPair' | 'colouredPair' | 'mixedPair';
type ThreeKind = 'suitedTrips' | 'straightFlush' | 'threeOfAKind' | 'straight' | 'flush';
type Kind = PairKind | ThreeKind;

const clauses: Readonly<Record<Kind, ClauseId>> = {
  perfectPair: 'BJ-E-063',
  colouredPair: 'BJ-E-064',
  mixedPair: 'BJ-E-065',
  suitedTrips: 'BJ-E-066',
  straightFlush: 'BJ-E-067',
  threeOfAKind: 'BJ-E-068',
  straight: 'BJ-E-069',
  flush: 'BJ-E-070',
};

/** Pairs are by rank: King and Queen do not pair (BJ-E-917). */
function pairIn({ first, second }: OpeningCards): PairKind | undefined {
  if (rankOf(first) !== rankOf(second)) return undefined;
  if (suitOf(first) === suitOf(second)) return 'perfectPair'; // BJ-E-023
  return isRed(first) === isRed(second) ? 'colouredPair' : 'mixedPair'; // BJ-E-024, BJ-E-025
}

/** The first that matches, in this order (BJ-E-918). */
function threeIn({ first, second, up }: OpeningCards): ThreeKind | undefined {
  const ranks = [first, second, up].map(rankOf).toSorted((a, b) => a - b);
  const isSuited = suitOf(first) === suitOf(second) && suitOf(second) === suitOf(up);
  const isTrips = ranks[0] === ranks[2];
  if (isTrips && isSuited) return 'suitedTrips';
  const inSequence = isSequence(ranks);
  if (inSequence && isSuited) return 'straightFlush';
  if (isTrips) return 'threeOfAKind';
  if (inSequence) return 'straight';
  return isSuited ? 'flush' : undefined;
}

/** The Ace is high or low, never in the middle (BJ-E-919): it is 12 here, with a deuce as 0. */
function isSequence([low = 0, middle = 0, high = 0]: readonly number[]): boolean {
  if (low === 0 && middle === 1 && high === 12) return true;
  return middle === low + 1 && high === middle + 1;
}

/** `perfectPair` as `perfect-pair`. */
const inWords = (kind: Kind): string => kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export interface SidePays {
  readonly pays: (opening: OpeningCards) => Pay;
  readonly wins: readonly Win[];
}

export const onPair = (rules: Rules): SidePays =>
  payingBy(rules, ['perfectPair', 'colouredPair', 'mixedPair'], pairIn, 'BJ-E-022');

export const onThree = (rules: Rules): SidePays =>
  payingBy(rules, ['suitedTrips', 'straightFlush', 'threeOfAKind', 'straight', 'flush'], threeIn, 'BJ-E-026');

function payingBy<K extends Kind>(
  { payouts }: Rules,
  kinds: readonly K[],
  kindOf: (opening: OpeningCards) => K | undefined,
  bet: ClauseId,
): SidePays {
  const prices = new Map(kinds.map((kind) => [kind, win(parseOdds(payouts[kind]), clauses[kind])]));
  const lost = lose(bet);
  const pays = (opening: OpeningCards): Pay => {
    const kind = kindOf(opening);
    return (kind === undefined ? undefined : prices.get(kind)) ?? lost;
  };
  return { pays, wins: [...prices].map(([kind, won]) => ({ ...won, on: inWords(kind) })) };
}
