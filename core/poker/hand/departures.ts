/** Where the terms of a hand deviate from our pages: our tables never do, a foreign hand may. */
import type { ClauseId } from '../../base/ids.ts';
import { bitOf, countOf, has, nextOf, type Seats } from './seats.ts';
import type { HandTerms } from './terms.ts';

/** The clauses that these terms break, in the order of the page. */
export function departures(terms: HandTerms): readonly ClauseId[] {
  const rules: readonly (readonly [ClauseId, boolean])[] = [
    ['PP-026', smallBlinds(terms).length === 1],
    ['PP-027', terms.blinds.filter((blind) => blind === terms.bigBlind).length === 1],
    ['PP-031', areEqual(antesPaid(terms))],
    ['PP-045', straddles(terms).every((seat) => terms.blinds[seat] === 2 * terms.bigBlind)],
    ['PP-046', straddles(terms).every((seat) => seat === leftOfBigBlind(terms))],
    ['PP-059', terms.game === 'holdem' || terms.limit !== 'none'],
    ['PP-906', isBlindRatio(terms)],
    ['PP-907', terms.limit !== 'fixed' || (terms.smallBet === terms.bigBlind && terms.bigBet === 2 * terms.smallBet)],
    ['PP-909', terms.game === 'holdem' || terms.antes.every((ante) => ante === 0)],
    ['PP-911', terms.game === 'holdem' || (!terms.straddle && straddles(terms).length === 0)],
    ['PP-914', terms.limit !== 'fixed' || terms.openingBets === 1 + straddles(terms).length],
    ['PP-917', terms.openingRaise === Math.max(terms.bigBlind, ...terms.blinds)],
    ['PP-929', !terms.unseenCards],
    ['PP-930', terms.game !== 'omaha-hilo' || terms.runItTwice === 'never'],
    ['PP-935', hasPlacedBlinds(terms)],
    ['PP-939', terms.actionSeconds >= 10 && terms.actionSeconds <= 60],
  ];
  return rules.flatMap(([clause, isKept]) => (isKept ? [] : [clause]));
}

const seatsWhere = ({ blinds }: HandTerms, holds: (blind: number) => boolean): readonly number[] =>
  blinds.flatMap((blind, seat) => (blind > 0 && holds(blind) ? [seat] : []));

const straddles = (terms: HandTerms): readonly number[] => seatsWhere(terms, (blind) => blind > terms.bigBlind);

/** The small blind as posted, or as it would have been. */
function smallBlinds(terms: HandTerms): readonly number[] {
  const posted = terms.blinds.filter((blind) => blind > 0 && blind < terms.bigBlind);
  return terms.missingBlinds > 0 ? [...posted, terms.missingBlinds] : posted;
}

function isBlindRatio(terms: HandTerms): boolean {
  const [small = 0] = smallBlinds(terms);
  if (terms.limit === 'fixed') return small > 0 && small < terms.bigBlind;
  return 2 * small === terms.bigBlind;
}

const dealtInOf = ({ stacks }: HandTerms): Seats =>
  stacks.reduce((seats, stack, seat) => (stack > 0 ? seats | bitOf(seat) : seats), 0);

const antesPaid = ({ antes, stacks }: HandTerms): readonly number[] =>
  antes.filter((_, seat) => (stacks[seat] ?? 0) > 0);

const areEqual = (amounts: readonly number[]): boolean => amounts.every((amount) => amount === amounts[0]);

const bigBlindSeat = ({ blinds, bigBlind }: HandTerms): number => blinds.indexOf(bigBlind);

const leftOfBigBlind = (terms: HandTerms): number => nextOf(dealtInOf(terms), Math.max(0, bigBlindSeat(terms)));

/** The blinds are left of the button; with two players the button posts the small one. A dead button may leave gaps. */
function hasPlacedBlinds(terms: HandTerms): boolean {
  const dealtIn = dealtInOf(terms);
  const [small] = seatsWhere(terms, (blind) => blind < terms.bigBlind);
  const big = bigBlindSeat(terms);
  if (small === undefined || big < 0) return terms.missingBlinds > 0;
  if (countOf(dealtIn) === 2) return small === terms.button && big === nextOf(dealtIn, small);
  if (!has(dealtIn, terms.button)) return big === nextOf(dealtIn, small);
  return small === nextOf(dealtIn, terms.button) && big === nextOf(dealtIn, small);
}
