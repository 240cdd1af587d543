/** The name of what a player holds as the board stands, in the player's language: from open cards alone. */
import { readCard } from '../../../core/cards/card.ts';
import { bestFive, bestFiveOmaha, bestLowOmaha } from '../../../core/poker/evaluate/best-five.ts';
import { rankOf } from '../../../core/poker/evaluate/high.ts';
import { lowOfFive } from '../../../core/poker/evaluate/low.ts';
import { briefName, type Language, lowName } from '../../../core/poker/names/hand-name.ts';
import type { InformationTold } from '../../../house/protocol/tournaments.ts';

type Game = InformationTold['game'];

const boardLeast = 3;

/** Nothing before the flop. Hi/Lo names both parts, where there is a low. */
export function madeHand(
  game: Game,
  { hole, board }: { readonly hole: readonly string[]; readonly board: readonly string[] },
  language: Language,
): string | undefined {
  const own = hole.flatMap((card) => readCard(card) ?? []);
  const common = board.flatMap((card) => readCard(card) ?? []);
  if (own.length < 2 || own.length !== hole.length || common.length < boardLeast) return undefined;
  const five = game === 'holdem' ? bestFive(own, common) : bestFiveOmaha(own, common);
  const high = briefName(rankOf(five), language);
  const lowFive = game === 'omaha-hilo' ? bestLowOmaha(own, common) : undefined;
  const low = lowFive && lowOfFive(lowFive);
  return low === undefined ? high : `${high} · ${lowName(low, language)}`;
}
