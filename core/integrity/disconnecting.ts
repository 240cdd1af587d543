/** Detects convenient disconnections: connections lost while facing a bet more often than chance explains. */
import type { PlayerId } from '../base/ids.ts';
import { surpriseAbove } from './evidence.ts';
import type { Detector, Finding } from './finding.ts';

interface Turns {
  all: number;
  facingBet: number;
  lost: number;
  readonly lostFacingBet: string[];
}

/** PI-907: protection (PI-903) is worth something only against a bet. */
export const disconnecting: Detector = (hands) => {
  const players = new Map<PlayerId, Turns>();
  for (const hand of hands) {
    for (const { seat, toCall, did } of hand.actions) {
      const player = hand.seats[seat]?.player;
      if (player === undefined) continue;
      const turns = players.get(player) ?? { all: 0, facingBet: 0, lost: 0, lostFacingBet: [] };
      players.set(player, turns);
      // Calling a blind is not facing a bet.
      const isFacing = toCall > hand.bigBlind;
      turns.all += 1;
      if (isFacing) turns.facingBet += 1;
      if (did !== 'protected') continue;
      turns.lost += 1;
      if (isFacing) turns.lostFacingBet.push(hand.id);
    }
  }
  return [...players].map(([player, turns]) => findingOf(player, turns));
};

function findingOf(player: PlayerId, { all, facingBet, lost, lostFacingBet }: Turns): Finding {
  return {
    detector: 'disconnecting',
    players: [player],
    score: surpriseAbove(lostFacingBet.length, lost, facingBet / all),
    clause: 'PI-907',
    hands: lostFacingBet,
    says:
      `${player} lost the connection in ${lost} of ${all} turns, ${lostFacingBet.length} times facing a bet; ` +
      `of all turns ${((100 * facingBet) / all).toFixed(0)} % face one.`,
  };
}
