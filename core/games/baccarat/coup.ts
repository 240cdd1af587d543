/** A coup: both hands at the end of the deal, judged. */
import type { Card } from '../../cards/card.ts';
import { isNatural, points } from './presentation/hand.ts';

export type Side = 'player' | 'banker';

export interface Coup {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
  readonly playerPoints: number;
  readonly bankerPoints: number;
  /** The hand closer to nine. */
  readonly winner: Side | 'tie';
}

export function judge(player: readonly Card[], banker: readonly Card[]): Coup {
  const playerPoints = points(player);
  const bankerPoints = points(banker);
  const winner = playerPoints > bankerPoints ? 'player' : bankerPoints > playerPoints ? 'banker' : 'tie';
  return { player, banker, playerPoints, bankerPoints, winner };
}

/** Points by which this side is ahead; negative when behind. */
export const margin = (coup: Coup, side: Side): number =>
  side === 'player' ? coup.playerPoints - coup.bankerPoints : coup.bankerPoints - coup.playerPoints;

export const hasNatural = (coup: Coup, side: Side): boolean => isNatural(coup[side]);

export const cardsDealt = (coup: Coup): number => coup.player.length + coup.banker.length;
