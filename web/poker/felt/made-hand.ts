/** Names what a player holds on the current board, in their language, from visible cards only. */
import { printCard, readCard } from '../../../core/cards/card.ts';
import { bestFive, bestFiveOmaha, bestLowOmaha, type Five } from '../../../core/poker/evaluate/best-five.ts';
import { rankOf } from '../../../core/poker/evaluate/high.ts';
import { lowOfFive } from '../../../core/poker/evaluate/low.ts';
import { briefName, type Language, lowName } from '../../../core/poker/names/hand-name.ts';
import type { InformationTold } from '../../../house/protocol/tournament-board.ts';
import type { PokerTableTold } from '../../../house/protocol/tournaments.ts';

type Game = InformationTold['game'];

const boardLeast = 3;

interface Held {
  readonly hole: readonly string[];
  readonly board: readonly string[];
}

/** The five cards that count, and at Hi/Lo those of the low; undefined before the flop or for hidden cards. */
function fivesOf(
  game: Game,
  { hole, board }: Held,
): { readonly high: Five; readonly low: Five | undefined } | undefined {
  const own = hole.flatMap((card) => readCard(card) ?? []);
  const common = board.flatMap((card) => readCard(card) ?? []);
  if (own.length < 2 || own.length !== hole.length || common.length < boardLeast) return undefined;
  return {
    high: game === 'holdem' ? bestFive(own, common) : bestFiveOmaha(own, common),
    low: game === 'omaha-hilo' ? bestLowOmaha(own, common) : undefined,
  };
}

export type PotPart = PokerAward['part'];
type PokerAward = NonNullable<PokerTableTold['hand']>['awards'][number];

/** Undefined before the flop. Hi/Lo names both parts if there is a low, or the requested part. */
export function madeHand(game: Game, held: Held, language: Language, part: PotPart = 'whole'): string | undefined {
  const fives = fivesOf(game, held);
  if (fives === undefined) return undefined;
  const high = briefName(rankOf(fives.high), language);
  const low = fives.low && lowOfFive(fives.low);
  if (low === undefined || part === 'high') return high;
  return part === 'low' ? lowName(low, language) : `${high} · ${lowName(low, language)}`;
}

/** The cards that won a pot; empty if they were not shown. */
export function winningCards(game: Game, { hand, seats }: PokerTableTold): ReadonlySet<string> {
  const won = new Set<string>();
  for (const { seat, part, board, hand: shown } of hand?.awards ?? []) {
    const hole = seats.find((one) => one.seat === seat)?.cards ?? [];
    const fives = fivesOf(game, { hole, board: (board === 0 ? hand?.board : hand?.secondBoard) ?? [] });
    if (shown === undefined || fives === undefined) continue;
    const counted = [...(part === 'low' ? [] : fives.high), ...(part === 'high' ? [] : (fives.low ?? []))];
    for (const card of counted) won.add(printCard(card));
  }
  return won;
}
