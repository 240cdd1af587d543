/** How the place money is divided: the default tables, custom tables, satellites, and the most one place may pay. */
import { broken } from '../../base/invariant.ts';
import { type Cents, cents } from '../../base/money.ts';
import { wonMax } from './prices.ts';

/** From this many entries on these places are paid, best first, in millionths of the place money. */
export interface PayoutRow {
  readonly entriesFrom: number;
  readonly millionths: readonly number[];
}

export type Payouts = 'usual' | readonly PayoutRow[];

/** All of the place money. */
export const wholeMillionths = 1_000_000;

const row = (entriesFrom: number, ...percents: readonly number[]): PayoutRow => ({
  entriesFrom,
  millionths: percents.map((percent) => Math.round(percent * 10_000)),
});

/** The page's own table for up to 50 entries. */
const usualRows: readonly PayoutRow[] = [
  row(1, 100),
  row(4, 65, 35),
  row(7, 50, 30, 20),
  row(11, 40, 30, 20, 10),
  row(19, 38, 25, 17, 12, 8),
  row(28, 34, 23, 16, 12, 8.5, 6.5),
  row(37, 31, 21.5, 15, 11.5, 9, 7, 5),
];
const tabledMax = 50;

/** PT-915, PT-916: the share of every paid place for this many entries, re-entries included. */
export function sharesFor(payouts: Payouts, entries: number): readonly number[] {
  if (payouts === 'usual' && entries > tabledMax) return sharesOfLargeField(entries);
  const rows = payouts === 'usual' ? usualRows : payouts;
  return rows.findLast(({ entriesFrom }) => entriesFrom <= entries)?.millionths ?? [wholeMillionths];
}

/** PT-916: fifteen percent of the entries are paid; place i has weight i to the power −0.8. */
function sharesOfLargeField(entries: number): readonly number[] {
  const weights = Array.from({ length: placesOfLargeField(entries) }, (_, at) => (at + 1) ** -0.8);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const shares = weights.map((weight) => Math.floor((weight / sum) * wholeMillionths));
  const given = shares.reduce((total, share) => total + share, 0);
  return shares.with(0, (shares[0] as number) + wholeMillionths - given);
}

const placesOfLargeField = (entries: number): number => Math.floor((entries * 15) / 100);

/** How many places these payouts pay. Runs after every elimination, so it divides nothing. */
export const placesPaid = (payouts: Payouts, entries: number): number =>
  payouts === 'usual' && entries > tabledMax ? placesOfLargeField(entries) : sharesFor(payouts, entries).length;

/** PT-917: each prize rounded down to the cent, leftover cents to first place. */
export function prizesFrom(money: Cents, shares: readonly number[]): readonly Cents[] {
  const prizes = shares.map((share) => Number((BigInt(money) * BigInt(share)) / BigInt(wholeMillionths)));
  const given = prizes.reduce((total, prize) => total + prize, 0);
  return prizes.with(0, (prizes[0] as number) + money - given).map(cents);
}

/** How many winners of a satellite get the target's full price (PT-945). */
export const fullPrizes = (money: Cents, target: Cents, entries: number): number =>
  Math.min(entries, Math.floor(money / target));

/** PT-945: full prizes, the remainder to the next place; the whole pool to first place if no full prize is covered. */
export function satellitePrizes(money: Cents, target: Cents, entries: number): readonly Cents[] {
  const full = fullPrizes(money, target, entries);
  const rest = cents(money - full * target);
  const prizes = Array<Cents>(full).fill(target);
  if (rest === 0) return prizes;
  // A guarantee may cover everyone: then there is no next place.
  return full === entries ? prizes.with(0, cents(target + rest)) : [...prizes, rest];
}

/** PT-913: the excess over the most a place may pay is added to the next lower one, and so on. */
export function cappedPrizes(prizes: readonly Cents[], entries: number): readonly Cents[] {
  if (prizes.every((prize) => prize <= wonMax)) return prizes;
  const capped: Cents[] = [];
  let excess = 0;
  for (let at = 0; at < prizes.length || excess > 0; at++) {
    if (at === entries) broken(`${excess} cents are left after all ${entries} places`);
    const wanted = (prizes[at] ?? 0) + excess;
    capped.push(cents(Math.min(wanted, wonMax)));
    excess = wanted - Math.min(wanted, wonMax);
  }
  return capped;
}

/** PT-919: equal parts, odd cents one each in the given order. */
export function equalParts(amount: Cents, parts: number): readonly Cents[] {
  const each = Math.floor(amount / parts);
  const odd = amount - each * parts;
  return Array.from({ length: parts }, (_, at) => cents(at < odd ? each + 1 : each));
}
