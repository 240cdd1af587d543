/** What a tournament may cost and what one player may win in it, in whole cents (PT-909 to PT-913). */
import type { ClauseId } from '../../base/ids.ts';
import { type Cents, cents, minus, printMoney } from '../../base/money.ts';

/** `price` is the whole sum a player pays; the fee is part of it (PT-032). */
export interface Price {
  readonly price: Cents;
  readonly fee: Cents;
}

/** PT-028. */
const priceMin = cents(1);
/** PT-029. */
const priceMax = cents(2_500_000);
/** PT-041, PT-912: entry, re-entries, rebuys and add-ons of one player in one tournament together. */
export const stakedMax = cents(3_000_000);
/** PT-042, PT-913: prizes and bounties of one player in one tournament together. */
export const wonMax = cents(100_000_000);
/** PT-035. */
const feePercentMax = 20;

/** The part that goes to the prize pool (PT-030). */
export const poolPart = ({ price, fee }: Price): Cents => minus(price, fee);

/** What is wrong with a price, and by which clause. */
export function wrongPrice({ price, fee }: Price): { readonly clause: ClauseId; readonly reason: string } | undefined {
  if (price === 0) return { clause: 'PT-914', reason: 'a tournament with price zero cannot be created' };
  if (price < priceMin || price > priceMax) {
    return { clause: price < priceMin ? 'PT-028' : 'PT-029', reason: 'a price lies between 0.01 and 25,000.00' };
  }
  if (fee < 0 || 100 * fee > feePercentMax * price) {
    return { clause: 'PT-035', reason: `the fee is at most ${feePercentMax} % of the price` };
  }
  return undefined;
}

/** PT-034: the parts as they are shown, such as "10 EUR + 1 EUR". */
export function shownPrice({ price, fee }: Price, bounty: Cents, currency: string): string {
  const parts = bounty === 0 ? [price - fee, fee] : [price - fee - bounty, bounty, fee];
  return parts.map((part) => `${shownAmount(part)} ${currency}`).join(' + ');
}

const shownAmount = (amount: number): string => printMoney(cents(amount)).replace(/\.00$/, '');
