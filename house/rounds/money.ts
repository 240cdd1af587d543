/** A round's money as transfers: stakes and the costs of choices into escrow, settlements out of it. */
import type { Holder, PlayerId } from '../../core/base/ids.ts';
import { cents, type Cents } from '../../core/base/money.ts';
import { paidTo, partsByPlayer, type Settlement } from '../../core/round/settle.ts';
import type { Wager } from '../../core/round/wager.ts';
import type { AccountName, Transfer } from '../ledger/ledger.ts';

export interface OfRound {
  readonly round: string;
  readonly table: string;
}

const escrowOf = ({ round }: OfRound): AccountName => ({ kind: 'escrow', owner: round });
const purse = (player: PlayerId): AccountName => ({ kind: 'player', owner: player });

/** One transfer per player: all their stakes and fees, or none. */
export interface PlayerStakes extends Transfer {
  readonly player: PlayerId;
}

/** Stakes and fees in cents per player. */
export function stakedBy(wagers: readonly Wager[]): ReadonlyMap<PlayerId, number> {
  const sums = new Map<PlayerId, number>();
  for (const { player, stake, fee } of wagers) sums.set(player, (sums.get(player) ?? 0) + stake + fee);
  return sums;
}

export function stakesOf(of: OfRound, wagers: readonly Wager[]): readonly PlayerStakes[] {
  return [...stakedBy(wagers)].map(([player, amount]) => ({
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
  /** The player who pays. */
  readonly player: PlayerId;
  readonly amount: Cents;
}

/** `place` is the choice's position in the journal, so that it is never paid twice. */
export const costOf = (of: OfRound, place: number, { holder, player, amount }: Cost): Transfer => ({
  id: `${of.round} choice ${place} ${holder}`,
  kind: 'choice',
  from: purse(player),
  to: escrowOf(of),
  amount,
});

/**
 * Empties the escrow: settlements to players, fees to the fee account, the rest to the house, which adds what players
 * won beyond their stakes.
 */
export function payoutsOf(of: OfRound, settlement: Settlement, number = 1): readonly Transfer[] {
  const escrow = escrowOf(of);
  const house: AccountName = { kind: 'house', owner: of.table };
  const name = number === 1 ? of.round : `${of.round}#${number}`;
  const transfers: Transfer[] = [];
  let [kept, charged] = [0, 0];
  for (const [player, own] of partsByPlayer(settlement)) {
    const staked = own.lines.reduce((sum, line) => sum + line.staked, 0);
    const fee = own.lines.reduce((sum, { result, wager }) => (result === 'refund' ? sum : sum + wager.fee), 0);
    const paid = paidTo(own, player);
    const back = Math.min(paid, staked - fee);
    kept += staked - fee - back;
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

/** A further settlement: each player's difference, from the house or back to it. */
export function differencesOf(of: OfRound, settlement: Settlement, number: number): readonly Transfer[] {
  const house: AccountName = { kind: 'house', owner: of.table };
  return [...partsByPlayer(settlement)].flatMap(([player, own]): readonly Transfer[] => {
    const paid = paidTo(own, player);
    const name = `${of.round}#${number}`;
    if (paid > 0) return [{ id: `${name} win ${player}`, kind: 'win', from: house, to: purse(player), amount: paid }];
    if (paid === 0) return [];
    const amount = cents(Math.abs(paid));
    return [{ id: `${name} back ${player}`, kind: 'reversal', from: purse(player), to: house, amount }];
  });
}
