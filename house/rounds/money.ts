/** A round's money as transfers: stakes into its escrow, costs of choices after them, and out of it what was settled. */
import type { Holder, PlayerId } from '../../core/base/ids.ts';
import { cents, type Cents } from '../../core/base/money.ts';
import { paidTo, type Settlement } from '../../core/round/settle.ts';
import type { Wager } from '../../core/round/wager.ts';
import type { AccountName, Transfer } from '../ledger/ledger.ts';

export interface OfRound {
  readonly round: string;
  readonly table: string;
}

const escrowOf = ({ round }: OfRound): AccountName => ({ kind: 'escrow', owner: round });
const purse = (player: PlayerId): AccountName => ({ kind: 'player', owner: player });

/** One transfer a player: all their stakes and fees, or none of them. */
export function stakesOf(of: OfRound, wagers: readonly Wager[]): readonly (Transfer & { readonly player: PlayerId })[] {
  const sums = sumBy(
    wagers,
    ({ player }) => player,
    ({ stake, fee }) => stake + fee,
  );
  return [...sums].map(([player, amount]) => ({
    id: `${of.round} bets ${player}`,
    kind: 'bets',
    from: purse(player),
    to: escrowOf(of),
    amount: cents(amount),
    player,
  }));
}

/** What a holder's choice adds to a stake. */
export interface Cost {
  readonly holder: Holder;
  /** Who pays for it. */
  readonly player: PlayerId;
  readonly amount: Cents;
}

/** `place` is where in the journal it was made, so that no choice is paid for twice. */
export const costOf = (of: OfRound, place: number, { holder, player, amount }: Cost): Transfer => ({
  id: `${of.round} choice ${place} ${holder}`,
  kind: 'choice',
  from: purse(player),
  to: escrowOf(of),
  amount,
});

/**
 * Everything that lies in escrow leaves it: to each player what was settled, the fees to their account, the rest to the
 * house, which adds what its players won beyond their stakes.
 */
export function payoutsOf(of: OfRound, settlement: Settlement, number = 1): readonly Transfer[] {
  const escrow = escrowOf(of);
  const house: AccountName = { kind: 'house', owner: of.table };
  const name = number === 1 ? of.round : `${of.round}#${number}`;
  const staked = sumBy(
    settlement.lines,
    ({ wager }) => wager.player,
    (line) => line.staked,
  );
  const fees = sumBy(
    settlement.lines.filter(({ result }) => result !== 'refund'),
    ({ wager }) => wager.player,
    ({ wager }) => wager.fee,
  );
  const transfers: Transfer[] = [];
  let [kept, charged] = [0, 0];
  for (const [player, stakes] of staked) {
    const fee = fees.get(player) ?? 0;
    const paid = paidTo(settlement, player);
    const back = Math.min(paid, stakes - fee);
    kept += stakes - fee - back;
    charged += fee;
    const to = purse(player);
    transfers.push({ id: `${name} return ${player}`, kind: 'return', from: escrow, to, amount: cents(back) });
    transfers.push({ id: `${name} win ${player}`, kind: 'win', from: house, to, amount: cents(paid - back) });
  }
  const fee: AccountName = { kind: 'fee', owner: of.table };
  transfers.push({ id: `${name} fees`, kind: 'fees', from: escrow, to: fee, amount: cents(charged) });
  transfers.push({ id: `${name} house`, kind: 'house', from: escrow, to: house, amount: cents(kept) });
  return transfers.filter(({ amount }) => amount > 0);
}

function sumBy<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
  amountOf: (item: Item) => number,
): ReadonlyMap<Key, number> {
  const sums = new Map<Key, number>();
  for (const item of items) sums.set(keyOf(item), (sums.get(keyOf(item)) ?? 0) + amountOf(item));
  return sums;
}
