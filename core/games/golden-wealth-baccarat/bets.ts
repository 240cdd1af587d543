/** The five bets of Golden Wealth Baccarat: what each pays by its multiplier, and the cards that count for it. */
import type { ClauseId, Spot } from '../../base/ids.ts';
import { odds, type Odds, parseOdds } from '../../base/odds.ts';
import type { Card } from '../../cards/card.ts';
import type { SpotTerms } from '../../round/betting.ts';
import { lose, type Pay, push, win } from '../../round/settle.ts';
import type { Coup, Side } from '../baccarat/coup.ts';
import { opensWithPair } from '../baccarat/presentation/hand.ts';
import { spots } from '../baccarat/spots.ts';
import type { Win } from '../wins.ts';
import type { Rules } from './rules.ts';

export interface GoldenSpot extends SpotTerms {
  /** The pay when golden cards among those that count multiply the win by this much. */
  readonly paysTimes: (coup: Coup, multiplier: number) => Pay;
  readonly cardsThatCount: (coup: Coup) => readonly Card[];
  readonly wins: readonly Win[];
  readonly multipliedTo: Odds;
}

export function betsOf(rules: Rules): readonly GoldenSpot[] {
  const { payouts, feePercent } = rules;
  const terms = (spot: Spot, name: string, kind: SpotTerms['kind'], clause: ClauseId): SpotTerms => ({
    spot,
    name,
    kind,
    clause,
    least: { amount: rules.stakeMin, clause: 'GW-003' },
    most: { amount: rules.stakeMax, clause: 'GW-004' },
    fee: { part: odds(feePercent, 100), clause: 'GW-901' },
  });
  return [
    { ...terms(spots.player, 'Player', 'main', 'GW-017'), ...onPlayer(rules) },
    { ...terms(spots.banker, 'Banker', 'main', 'GW-017'), ...onBanker(rules) },
    { ...terms(spots.tie, 'Tie', 'main', 'GW-018'), ...onTie(rules) },
    { ...terms(spots.playerPair, 'Player Pair', 'side', 'GW-019'), ...onPair(rules, 'player', payouts.playerPair) },
    { ...terms(spots.bankerPair, 'Banker Pair', 'side', 'GW-020'), ...onPair(rules, 'banker', payouts.bankerPair) },
  ];
}

type Paying = Pick<GoldenSpot, 'paysTimes' | 'cardsThatCount' | 'wins' | 'multipliedTo'>;

/** A win, by the multiplier of its golden cards. */
type Multiplied = (multiplier: number) => Pay;

/** The win without a golden card, and with every card that counts golden at the highest multiplier. */
const printed = ({ multipliers }: Rules, won: Multiplied, cards: number): Pick<Paying, 'wins' | 'multipliedTo'> => ({
  wins: [won(1)],
  multipliedTo: won(Math.max(...Object.keys(multipliers).map(Number)) ** cards).odds,
});

function onPlayer(rules: Rules): Paying {
  const won: Multiplied = (times) => win(timesUpTo(rules.payouts.player, times, rules.sideOddsMax), 'GW-049');
  return {
    ...printed(rules, won, 3),
    cardsThatCount: ({ player }) => player,
    paysTimes: ({ winner }, multiplier) => {
      if (winner === 'tie') return push('GW-047');
      return winner === 'player' ? won(multiplier) : lose('GW-017');
    },
  };
}

/** The multiplied win in full, but only 95 % of the stake comes back: net (M − 0.05) to one. */
function onBanker(rules: Rules): Paying {
  const { payouts, sideOddsMax, commissionPercent } = rules;
  const won: Multiplied = (times) => {
    const full = timesUpTo(payouts.banker, times, sideOddsMax);
    return win(odds(100 * full.win - commissionPercent * full.per, 100 * full.per), 'GW-906');
  };
  return {
    ...printed(rules, won, 3),
    cardsThatCount: ({ banker }) => banker,
    paysTimes: ({ winner }, multiplier) => {
      if (winner === 'tie') return push('GW-047');
      return winner === 'banker' ? won(multiplier) : lose('GW-017');
    },
  };
}

/** No limit on the odds; only the cap of the round applies. */
function onTie(rules: Rules): Paying {
  const won: Multiplied = (times) => win(timesUpTo(rules.payouts.tie, times, Infinity), 'GW-051');
  return {
    ...printed(rules, won, 6),
    cardsThatCount: ({ player, banker }) => [...player, ...banker],
    paysTimes: ({ winner }, multiplier) => (winner === 'tie' ? won(multiplier) : lose('GW-018')),
  };
}

const pairClauses = {
  player: { pays: 'GW-052', bet: 'GW-019' },
  banker: { pays: 'GW-053', bet: 'GW-020' },
} as const;

/** Only the two cards of the pair count. */
function onPair(rules: Rules, side: Side, payout: string): Paying {
  const { pays, bet } = pairClauses[side];
  const won: Multiplied = (times) => win(timesUpTo(payout, times, rules.pairOddsMax), pays);
  return {
    ...printed(rules, won, 2),
    cardsThatCount: (coup) => coup[side].slice(0, 2),
    paysTimes: (coup, multiplier) => (opensWithPair(coup[side]) ? won(multiplier) : lose(bet)),
  };
}

/** The printed price times the multiplier, up to the page's maximum. */
function timesUpTo(payout: string, multiplier: number, most: number): Odds {
  const { win: won, per } = parseOdds(payout);
  return won * multiplier > most * per ? odds(most) : odds(won * multiplier, per);
}
