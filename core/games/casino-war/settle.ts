/** What Casino War pays: the main bet by its holder's choice, the tie bet by the length of the chain. */
import { present } from '../../base/invariant.ts';
import { odds, parseOdds } from '../../base/odds.ts';
import { type Cap, lose, part, type Pay, push, win } from '../../round/settle.ts';
import { holderOf, type Wager } from '../../round/wager.ts';
import type { Win } from '../wins.ts';
import type { Outcome } from './procedure.ts';
import type { Rules } from './rules.ts';
import { fights } from './war.ts';

const half = odds(1, 2);
const beaten = lose('CW-902');
const surrendered = part(half, 'CW-007');
// The doubled stake is on the table, and the initial one is won: half of it.
const warWon = win(half, 'CW-906');
const warLost = lose('CW-906');
const stalemate = push('CW-907');

const mainWon = ({ payouts }: Rules): Pay => win(parseOdds(payouts.main), 'CW-016');

export const mainWins = (rules: Rules): readonly Win[] => [mainWon(rules), { ...warWon, on: 'war' }];

export function mainPays(rules: Rules): (outcome: Outcome, wager: Wager) => Pay {
  const won = mainWon(rules);
  return ({ ties, winner, choices }, wager) => {
    if (ties === 0) return winner === 'customer' ? won : beaten;
    if (!fights(choices.get(holderOf(wager)))) return surrendered;
    return winner === undefined ? stalemate : winner === 'customer' ? warWon : warLost;
  };
}

/** By the number of consecutive ties. */
export const tieWins = ({ payouts }: Rules): readonly Pay[] => [
  win(parseOdds(payouts.oneTie), 'CW-017'),
  win(parseOdds(payouts.twoTies), 'CW-018'),
  win(parseOdds(payouts.threeTies), 'CW-019'),
  win(parseOdds(payouts.fourTies), 'CW-020'),
];

/** One figure for the ties reached, the highest only. */
export function tiePays(rules: Rules): (outcome: Outcome) => Pay {
  const ladder = [lose('CW-908'), ...tieWins(rules)];
  return ({ ties }) => present(ladder[ties], `a price for ${ties} ties`);
}

export const capOf = ({ winMax }: Rules): Cap => ({ on: 'winnings', most: winMax, clause: 'CW-904' });
