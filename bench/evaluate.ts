/** Hands ranked per second, against the npm evaluators on the same random hands; and the time to build the tables. */
import { evaluate } from '@pokertools/evaluator';
import { rankHands } from '@xpressit/winning-poker-hand-rank';
import phe from 'phe';
import pokersolver from 'pokersolver';
import { type Card, deck, printCard } from '../core/cards/card.ts';
import { type Stream, streamOf } from '../core/chance/stream.ts';
import { rankFives, rankSevens } from '../core/poker/evaluate/high.ts';
import { rankOmaha } from '../core/poker/evaluate/omaha.ts';
import { makeTables, tableBytes } from '../core/poker/evaluate/tables.ts';
import { makeTwoAndThree, twoAndThree } from '../core/poker/evaluate/two-and-three.ts';
import { type Batch, measureRatio, type Ratio, type Turns } from './measure.ts';

const handsAtOnce = 10_000;
/** For the slow peers, so that a turn is more than a single batch. */
const fewHands = 500;

/** Must run first: the tables are built once per process. */
export function benchLoad(): { readonly milliseconds: number; readonly bytes: number } {
  const begin = performance.now();
  makeTables();
  makeTwoAndThree();
  return { milliseconds: performance.now() - begin, bytes: tableBytes + twoAndThree.ranksOfLines.byteLength };
}

export async function* benchEvaluate(turns?: Turns): AsyncGenerator<Ratio> {
  const stream = streamOf(new Uint8Array(32).fill(3), 'draws');
  yield* benchHigh(7, rankSevens, randomHands(7, stream), turns);
  yield* benchHigh(5, rankFives, randomHands(5, stream), turns);
  yield* benchOmaha(randomHands(9, stream), turns);
}

type RankAll = (cards: Uint8Array, ranks: Uint16Array) => void;

async function* benchHigh(
  size: 5 | 7,
  rankAll: RankAll,
  hands: readonly Card[][],
  turns?: Turns,
): AsyncGenerator<Ratio> {
  const packed = Uint8Array.from(hands.flat());
  const ranks = new Uint16Array(hands.length);
  const ours: Batch = () => {
    rankAll(packed, ranks);
    return ranks.length;
  };
  ours();
  for (const [at, hand] of hands.entries()) {
    if (ranks[at] !== classes + 1 - evaluate(hand)) throw new Error(`two ranks for ${hand.map(printCard).join(' ')}`);
  }
  const texts = hands.slice(0, fewHands).map((hand) => hand.map(printCard));
  const goal = size === 7 ? 'at least 5' : 'at least 6';
  const name = `${size} cards`;
  const beside = (peerName: string, peer: Batch) => measureRatio({ name, peerName, goal }, { ours, peer }, turns);
  yield await beside('@pokertools/evaluator', each(hands, evaluate));
  yield await beside('phe', each(hands, phe.evaluateCardCodes));
  yield await beside(
    'pokersolver',
    each(texts, (hand) => pokersolver.Hand.solve(hand).rank),
  );
  if (size === 7)
    yield await beside('winning-poker-hand-rank', each(dealsOf(hands.slice(0, fewHands), 2), peerRank('texas')));
}

/** Our ranks run upwards from 1 to this; the peer's run downwards. */
const classes = 7462;

async function* benchOmaha(hands: readonly Card[][], turns?: Turns): AsyncGenerator<Ratio> {
  const deals = hands.map((hand) => ({ hole: hand.slice(0, 4), board: hand.slice(4) }));
  yield await measureRatio(
    { name: 'Omaha, 4 and 5 cards', peerName: 'winning-poker-hand-rank', goal: 'at least 8' },
    {
      ours: each(deals, ({ hole, board }) => rankOmaha(hole, board)),
      peer: each(dealsOf(hands.slice(0, fewHands), 4), peerRank('omaha')),
    },
    turns,
  );
}

/** One call after another; the sum is used so that no call can be optimised away. */
function each<T>(items: readonly T[], rank: (item: T) => number): Batch {
  return () => {
    let sum = 0;
    for (const item of items) sum += rank(item);
    if (sum <= 0) throw new Error('nothing was ranked');
    return items.length;
  };
}

type PeerBoard = Parameters<typeof rankHands>[1];
interface PeerDeal {
  readonly hole: string[];
  readonly board: PeerBoard;
}

const dealsOf = (hands: readonly Card[][], holeCards: number): readonly PeerDeal[] =>
  hands.map((hand) => {
    const cards = hand.map((card) => printCard(card).toUpperCase());
    return { hole: cards.slice(0, holeCards), board: cards.slice(holeCards) as PeerBoard };
  });

const peerRank =
  (game: 'texas' | 'omaha') =>
  ({ hole, board }: PeerDeal): number =>
    rankHands(game, board, [hole as never])[0]?.rank ?? 0;

function randomHands(size: number, stream: Stream): readonly Card[][] {
  return Array.from({ length: handsAtOnce }, () => {
    const pack = [...deck];
    return Array.from({ length: size }, () => pack.splice(stream.below(pack.length), 1)[0] as Card);
  });
}
