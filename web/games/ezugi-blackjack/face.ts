/** The face of Live Blackjack, with a key for each move. */
import { BlackjackFelt } from './felt.tsx';
import { BlackjackStage } from './stage.tsx';
import type { TableState } from '../../../house/protocol/table-told.ts';
import type { Words } from '../../words/use-words.ts';
import type { Board, GameFace } from '../face.ts';
import { spotName } from '../spot-name.ts';

export const face: GameFace = {
  Felt: BlackjackFelt,
  Stage: BlackjackStage,
  hasFewSpots: true,
  spotName: named,
  announce: announceDealer,
  doubleName: '2×', // BJ-E-938
  early,
  keys: { h: 'hit', s: 'stand', d: 'double', p: 'split', i: 'insurance', n: 'no', u: 'surrender' },
};

/**
 * The side bet and its best outcome are both called "Perfect pair" in English; the approved Lithuanian book has two
 * names.
 */
function named(spot: string, words: Words): string {
  return spot === 'perfect-pair' ? words.say('blackjack.pairs') : spotName(spot, words);
}

function announceDealer({ total, blackjack, bust }: Board, { say }: Words): string {
  const how = blackjack === true ? 'blackjack' : bust === true ? 'bust' : 'total';
  return say(`blackjack.${how}`, { total: Number(total) });
}

const moves = ['stand', 'hit', 'double', 'split'] as const;

/** Offered from the second card until the seat's turn. Seats play in order, then the dealer's hole card is turned. */
function early({ shown, seats = [] }: TableState, seat: string): readonly string[] {
  const [own = [], dealer = []] = [shown.places[seat], shown.places['dealer']];
  const order = seats.map((one) => one.seat);
  const holder = shown.asks?.holder;
  const isOver = shown.decisions.some((made) => made.holder === seat && made.name.startsWith('play'));
  const isWaiting =
    holder === undefined ? dealer.length < 2 || dealer.includes('hidden') : order.indexOf(holder) < order.indexOf(seat);
  if (own.length !== 2 || isOver || !isWaiting) return [];
  return own[0]?.[0] === own[1]?.[0] ? moves : moves.filter((move) => move !== 'split');
}
