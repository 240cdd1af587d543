/** What the family's spots pay on a coup. A game picks its spots and supplies odds and clauses. */
import type { ClauseId } from '../../base/ids.ts';
import { type Odds, parseOdds } from '../../base/odds.ts';
import { lose, type Pay, push, win } from '../../round/settle.ts';
import type { Classes } from './count/classes.ts';
import { cardsDealt, type Coup, hasNatural, margin, type Side } from './coup.ts';
import type { Win } from '../wins.ts';
import { opensWithPair, opensWithPerfectPair } from './presentation/hand.ts';

/** Odds and the clause that states them. */
export interface PayPrice {
  readonly odds: Odds;
  readonly clause: ClauseId;
}

export const price = (odds: string, clause: ClauseId): PayPrice => ({ odds: parseOdds(odds), clause });

const winAt = ({ odds, clause }: PayPrice): Pay => win(odds, clause);

export interface SpotPay {
  readonly pays: (coup: Coup) => Pay;
  readonly wins: readonly Win[];
  /** Which part of the coup decides it. */
  readonly settledBy: Classes;
}

/** `bet` is the clause that defines the bet: a loss cites it. */
export type PayFor = (bet: ClauseId) => SpotPay;

/** Player or Banker: paid when it wins, returned on a tie. */
export const onSide =
  (side: Side, price: PayPrice, tie: ClauseId): PayFor =>
  (bet) => {
    const [paid, returned, lost] = [winAt(price), push(tie), lose(bet)];
    const pays = ({ winner }: Coup) => (winner === side ? paid : winner === 'tie' ? returned : lost);
    return { pays, wins: [price], settledBy: 'points' };
  };

/** Banker without commission: a win with six points pays less. */
export const onBankerExceptSix =
  (usual: PayPrice, withSix: PayPrice, tie: ClauseId): PayFor =>
  (bet) => {
    const { pays, wins, ...rest } = onSide('banker', usual, tie)(bet);
    const less = winAt(withSix);
    return {
      ...rest,
      wins: [...wins, { ...withSix, on: 'with-six' }],
      pays: (coup) => (winsWithSix(coup) ? less : pays(coup)),
    };
  };

export const onTie = (price: PayPrice): PayFor =>
  either(
    'points',
    price,
    (paid, lost) =>
      ({ winner }) =>
        winner === 'tie' ? paid : lost,
  );

export const onPair = (side: Side, price: PayPrice): PayFor =>
  either('openings', price, (paid, lost) => (coup) => (opensWithPair(coup[side]) ? paid : lost));

/** Paid once, whether one hand or both open with a pair. */
export const onEitherPair = (price: PayPrice): PayFor =>
  either(
    'openings',
    price,
    (paid, lost) => (coup) => (opensWithPair(coup.player) || opensWithPair(coup.banker) ? paid : lost),
  );

/** One price for one perfect pair; the price for both replaces it. */
export const onPerfectPair =
  (oneHand: PayPrice, bothHands: PayPrice): PayFor =>
  (bet) => {
    const [single, double] = [winAt(oneHand), winAt(bothHands)];
    const lost = lose(bet);
    const pays = (coup: Coup) => {
      const first = opensWithPerfectPair(coup.player);
      const second = opensWithPerfectPair(coup.banker);
      return first && second ? double : first || second ? single : lost;
    };
    const wins =
      oneHand === bothHands
        ? [oneHand]
        : [
            { ...oneHand, on: 'one-hand' },
            { ...bothHands, on: 'both-hands' },
          ];
    return { pays, wins, settledBy: 'openings' };
  };

/** Five or six cards in total. */
export const onBig = (price: PayPrice): PayFor =>
  either('points', price, (paid, lost) => (coup) => (cardsDealt(coup) > 4 ? paid : lost));

/** Exactly four cards in total. */
export const onSmall = (price: PayPrice): PayFor =>
  either('points', price, (paid, lost) => (coup) => (cardsDealt(coup) === 4 ? paid : lost));

export const onSuperSix = (price: PayPrice): PayFor =>
  either('points', price, (paid, lost) => (coup) => (winsWithSix(coup) ? paid : lost));

export interface BonusPrices {
  /** Winning margins without a natural, by points. */
  readonly margins: ReadonlyMap<number, PayPrice>;
  readonly natural: PayPrice;
  readonly naturalTie: ClauseId;
  readonly lost: ClauseId;
}

/** Pays a natural win at any margin, or a win by enough points; a tie of naturals returns the stake. */
export const onBonus =
  (side: Side, prices: BonusPrices): PayFor =>
  () => {
    const natural = winAt(prices.natural);
    const margins = new Map([...prices.margins].map(([by, price]) => [by, winAt(price)]));
    const [returned, lost] = [push(prices.naturalTie), lose(prices.lost)];
    const pays = (coup: Coup) => {
      const ahead = margin(coup, side);
      if (hasNatural(coup, side)) return ahead > 0 ? natural : ahead === 0 ? returned : lost;
      return margins.get(ahead) ?? lost;
    };
    const byMargin = [...prices.margins].map(([by, price]) => ({ ...price, on: `margin/${by}` }));
    return { pays, wins: [{ ...prices.natural, on: 'natural' }, ...byMargin], settledBy: 'points' };
  };

/** Paid or lost. Each caller inlines its condition: a second function call costs a tenth of a round. */
const either =
  (settledBy: Classes, price: PayPrice, payOn: (paid: Pay, lost: Pay) => SpotPay['pays']): PayFor =>
  (bet) => ({ pays: payOn(winAt(price), lose(bet)), wins: [price], settledBy });

const winsWithSix = (coup: Coup): boolean => coup.winner === 'banker' && coup.bankerPoints === 6;
