/** The five bets of Golden Wealth Baccarat: what each pays by its multiplier, and the cards that count for it. */
import type { ClauseId, Spot } from '../../base/ids.ts';
import { odds, type Odds, parseOdds } from '../../base/odds.ts';
import type { Card } from '../../cards/card.ts';
import type { SpotTerms } from '../../round/betting.ts';
import { lose, type Pay, push, win } from '../../round/settle.ts';
import type { Coup, Side } from '../baccarat/coup.ts';
import { opensWithPair } from '../baccarat/hand.ts';
import { spots } from '../baccarat/spots.ts';
import type { Rules } from './rules.ts';

export interface GoldenSpot extends SpotTerms {
  /** The pay when golden cards among those that count multiply the win so often. */
  readonly paysTimes: (coup: Coup, multiplier: number) => Pay;
  readonly cardsThatCount: (coup: Coup) => readonly Card[];
  readonly best: Odds;
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

type Paying = Pick<GoldenSpot, 'paysTimes' | 'cardsThatCount' | 'best'>;

const onPlayer = ({ payouts, sideOddsMax }: Rules): Paying => ({
  best: odds(sideOddsMax),
  cardsThatCount: ({ player }) => player,
  paysTimes: ({ winner }, multiplier) => {
    if (winner === 'tie') return push('GW-047');
    return winner === 'player' ? win(timesUpTo(payouts.player, multiplier, sideOddsMax), 'GW-049') : lose('GW-017');
  },
});

/** The multiplied win in full, but only 95 % of the stake comes back: net (M - 0.05) to one. */
const onBanker = ({ payouts, sideOddsMax, commissionPercent }: Rules): Paying => ({
  best: odds(sideOddsMax),
  cardsThatCount: ({ banker }) => banker,
  paysTimes: ({ winner }, multiplier) => {
    if (winner === 'tie') return push('GW-047');
    if (winner !== 'banker') return lose('GW-017');
    const full = timesUpTo(payouts.banker, multiplier, sideOddsMax);
    return win(odds(100 * full.win - commissionPercent * full.per, 100 * full.per), 'GW-906');
  },
});

/** No limit on the odds; the cap of the round is all that binds. */
const onTie = ({ payouts, multipliers }: Rules): Paying => ({
  best: timesUpTo(payouts.tie, Math.max(...Object.keys(multipliers).map(Number)) ** 6, Infinity),
  cardsThatCount: ({ player, banker }) => [...player, ...banker],
  paysTimes: ({ winner }, multiplier) =>
    winner === 'tie' ? win(timesUpTo(payouts.tie, multiplier, Infinity), 'GW-051') : lose('GW-018'),
});

const pairClauses = {
  player: { pays: 'GW-052', bet: 'GW-019' },
  banker: { pays: 'GW-053', bet: 'GW-020' },
} as const;

/** Only the two cards of the pair count. */
const onPair = ({ pairOddsMax }: Rules, side: Side, payout: string): Paying => ({
  best: odds(pairOddsMax),
  cardsThatCount: (coup) => coup[side].slice(0, 2),
  paysTimes: (coup, multiplier) =>
    opensWithPair(coup[side])
      ? win(timesUpTo(payout, multiplier, pairOddsMax), pairClauses[side].pays)
      : lose(pairClauses[side].bet),
});

/** The printed price times the multiplier, held to the most that the page pays. */
function timesUpTo(payout: string, multiplier: number, most: number): Odds {
  const { win: won, per } = parseOdds(payout);
  return won * multiplier > most * per ? odds(most) : odds(won * multiplier, per);
}
