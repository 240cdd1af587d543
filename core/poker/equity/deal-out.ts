/** Deals the missing cards of a matchup: exhaustively, part by part, or at random. */
import type { Card } from '../../cards/card.ts';
import { type Seed, streamOf } from '../../chance/stream.ts';
import { type Matchup, missingCards, unseenCards } from './matchup.ts';
import { type EquityTally, tallyOf } from './tally.ts';

/** The number of parts of the enumeration: one per first card dealt. */
export function partsOf(matchup: Matchup): number {
  const first = missingCards(matchup).find((missing) => missing > 0);
  return first === undefined ? 1 : unseenCards(matchup).length - first + 1;
}

/** Every deal of one part. */
export function dealPart(matchup: Matchup, part: number): EquityTally {
  const unseen = unseenCards(matchup);
  const { places, hands, board } = layOut(matchup);
  const tally = tallyOf({ game: matchup.game, hands });
  const used = unseen.map(() => false);

  /** Fills one place after another; within a place cards ascend, so that each combination comes once. */
  const fill = (place: number, card: number, from: number): void => {
    const cards = places[place];
    if (cards === undefined) return tally.count(board);
    if (card === cards.to.length) return fill(place + 1, places[place + 1]?.from ?? 0, 0);
    const first = place === firstPlace && card === cards.from;
    const last = unseen.length - (cards.to.length - card - 1);
    for (let at = first ? part : from; at < (first ? part + 1 : last); at++) {
      if (used[at]) continue;
      used[at] = true;
      cards.to[card] = unseen[at] as Card;
      fill(place, card + 1, at + 1);
      used[at] = false;
    }
  };
  const firstPlace = places.findIndex(({ from, to }) => from < to.length);
  fill(0, places[0]?.from ?? 0, 0);
  return tally.read();
}

/** This many random deals: the same seed and part always give the same ones. */
export function dealSample(
  matchup: Matchup,
  sample: { readonly seed: Seed; readonly part: number; readonly deals: number },
): EquityTally {
  const unseen = [...unseenCards(matchup)];
  const { places, hands, board } = layOut(matchup);
  const tally = tallyOf({ game: matchup.game, hands });
  const stream = streamOf(sample.seed, 'draws', sample.part);
  for (let deal = 0; deal < sample.deals; deal++) {
    let taken = 0;
    for (const { from, to } of places) {
      for (let card = from; card < to.length; card++) {
        const at = taken + stream.below(unseen.length - taken);
        const drawn = unseen[at] as Card;
        unseen[at] = unseen[taken] as Card;
        unseen[taken++] = drawn;
        to[card] = drawn;
      }
    }
    tally.count(board);
  }
  return tally.read();
}

interface Place {
  /** The cards before this index are known. */
  readonly from: number;
  readonly to: Card[];
}

/** The board and the hands as arrays that are overwritten for each deal. */
function layOut(matchup: Matchup): {
  readonly places: readonly Place[];
  readonly hands: readonly Card[][];
  readonly board: Card[];
} {
  const [onBoard = 0, ...inHands] = missingCards(matchup);
  const grow = (known: readonly Card[], missing: number): Card[] => [
    ...known,
    ...Array.from({ length: missing }, () => 0 as Card),
  ];
  const board = grow(matchup.board, onBoard);
  let unknown = 0;
  const hands = matchup.hands.map((hand) => (hand.length > 0 ? [...hand] : grow([], inHands[unknown++] ?? 0)));
  const anyHands = hands.filter((_, at) => matchup.hands[at]?.length === 0);
  return {
    places: [{ from: matchup.board.length, to: board }, ...anyHands.map((to) => ({ from: 0, to }))],
    hands,
    board,
  };
}
