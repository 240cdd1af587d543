/** A tournament's money as transfers: payments go to its escrow and fee accounts, prizes and refunds come out. */
import type { PlayerId } from '../../core/base/ids.ts';
import { type Cents, cents, minus, nothing, plus } from '../../core/base/money.ts';
import type { TournamentEvent } from '../../core/tournament/director/events.ts';
import type { Tournament } from '../../core/tournament/director/state.ts';
import type { AccountName, Transfer } from '../ledger/ledger.ts';
import type { PlayerMoney } from './store.ts';

const escrowOf = (id: string): AccountName => ({ kind: 'escrow', owner: `tournament ${id}` });
const feesOf = (id: string): AccountName => ({ kind: 'fee', owner: `tournament ${id}` });
const houseOf = (id: string): AccountName => ({ kind: 'house', owner: `tournament ${id}` });
const purse = (player: PlayerId): AccountName => ({ kind: 'player', owner: player });

/**
 * The director's events as batches of transfers, each covered by the earlier ones. `place` is the position in the
 * journal; with the index in the list it forms the transfer's id, so none moves money twice.
 */
export function transfersOf(
  t: Tournament,
  place: number,
  all: readonly TournamentEvent[],
): readonly (readonly Transfer[])[] {
  const { id } = t;
  const [paid, won]: [Transfer[], Transfer[]] = [[], []];
  const isCancelled = all.some(({ said }) => said === 'cancelled');
  const transfer = (at: number, kind: string, from: AccountName, to: AccountName, amount: Cents): Transfer => ({
    id: `tournament ${id} ${place}.${at} ${kind}`,
    kind,
    from,
    to,
    amount,
  });
  for (const [at, one] of all.entries()) {
    if (one.said === 'entered' || one.said === 'bought') {
      const kind = one.said === 'entered' ? 'buy-in' : one.what;
      const from = purse(one.player);
      paid.push(transfer(at, kind, from, escrowOf(id), minus(one.price, one.fee)));
      paid.push(transfer(at, 'fee', from, feesOf(id), one.fee));
    } else if (one.said === 'refunded') {
      // PT-908: the fee of an entry that is given back comes from where it went; a cancellation brings all fees back first.
      const fee = isCancelled ? nothing : t.terms.fee;
      won.push(transfer(at, 'refund', escrowOf(id), purse(one.player), minus(one.amount, fee)));
      won.push(transfer(at, 'fee-refund', feesOf(id), purse(one.player), fee));
    } else if (one.said === 'bounty-won' || one.said === 'prize-won') {
      const kind = one.said === 'bounty-won' ? 'bounty' : 'prize';
      won.push(transfer(at, kind, escrowOf(id), purse(one.player), one.amount));
    } else if (one.said === 'house-added') {
      paid.push(transfer(at, 'added', houseOf(id), escrowOf(id), one.amount));
    } else if (one.said === 'house-returned') {
      won.push(transfer(at, 'returned', escrowOf(id), houseOf(id), one.amount));
    }
  }
  if (isCancelled) {
    const { pool, fees, prizesPaid, bountiesPaid, refunded } = t.money;
    const kept = cents(pool + fees - prizesPaid - bountiesPaid - refunded);
    paid.push(transfer(all.length, 'fees-back', feesOf(id), escrowOf(id), fees));
    return [paid, won, [transfer(all.length, 'fees-kept', escrowOf(id), feesOf(id), kept)]];
  }
  return paid.length + won.length === 0 ? [] : [paid, won];
}

/** What each player paid into a tournament and got out of it, from the director's events. */
export class PlayersMoney {
  readonly #players = new Map<PlayerId, PlayerMoney>();
  readonly #operators = new Map<PlayerId, string>();
  #touched = new Set<PlayerId>();

  /** The player's operator (PI-911); known before the first payment. */
  belongs(player: PlayerId, operator: string): void {
    this.#operators.set(player, operator);
  }

  operatorOf(player: PlayerId): string | undefined {
    return this.#operators.get(player);
  }

  hear(one: TournamentEvent, t: Tournament): void {
    if (one.said === 'finished') for (const { player, place } of one.results.toReversed()) this.#put(player, { place });
    if (one.said === 'cancelled') this.#cancel(t);
    if (!('player' in one)) return;
    const money = this.of(one.player);
    const { entries, paid, fees, refunded, prizes, bounties } = money;
    if (one.said === 'entered') this.#put(one.player, { entries: entries + 1 });
    if (one.said === 'entered' || one.said === 'bought')
      this.#put(one.player, { paid: plus(paid, one.price), fees: plus(fees, one.fee) });
    if (one.said === 'refunded') {
      const fee = t.phase === 'registering' ? t.terms.fee : one.clause === 'PI-910' ? one.amount : nothing;
      this.#put(one.player, { refunded: plus(refunded, one.amount), fees: minus(fees, fee) });
    }
    if (one.said === 'bounty-won') this.#put(one.player, { bounties: plus(bounties, one.amount) });
    if (one.said === 'prize-won') this.#put(one.player, { prizes: plus(prizes, one.amount) });
    if (one.said === 'placed') this.#put(one.player, { place: one.place });
  }

  /** PT-951, PT-952: a full refund keeps no fee. */
  #cancel({ money }: Tournament): void {
    const kept = money.pool + money.fees - money.prizesPaid - money.bountiesPaid - money.refunded;
    if (kept === 0) for (const player of this.#players.keys()) this.#put(player, { fees: nothing });
  }

  #put(player: PlayerId, change: Partial<PlayerMoney>): void {
    this.#players.set(player, { ...this.of(player), ...change });
    this.#touched.add(player);
  }

  of(player: PlayerId): PlayerMoney {
    const blank = { player, operator: this.#operators.get(player) ?? '', entries: 0, place: null };
    const none = { paid: nothing, fees: nothing, refunded: nothing, prizes: nothing, bounties: nothing };
    return this.#players.get(player) ?? { ...blank, ...none };
  }

  /** Players whose money changed since the last call. */
  takeTouched(): readonly PlayerMoney[] {
    const touched = [...this.#touched].map((player) => this.of(player));
    this.#touched = new Set();
    return touched;
  }
}
