/** Observes all events of a director and throws on violations: unequal hands, unbalanced tables, wrong sums. */
import { invariant } from '../../base/invariant.ts';
import type { TournamentEvent } from '../director/events.ts';
import { isStaged, type TournamentTable, type Tournament } from '../director/state.ts';

/** The hands of one common moment. */
interface Round {
  readonly moment: number;
  readonly tables: Set<number>;
  /** The number in progress once all of them were dealt. */
  readonly handsOn: number;
}

export class Watch {
  /** Common hands of hand-for-hand play so far. */
  rounds = 0;
  #isHandForHand = false;
  #round: Round | undefined;
  #dealt = 0;
  #paid = 0;
  #given = 0;
  #prizes = 0;
  #bounties = 0;
  #added = 0;

  /** Receives an event, with the tournament after the whole step. */
  hear(said: TournamentEvent, t: Tournament): void {
    this.#hearMoney(said);
    if (said.said === 'hand-for-hand') {
      invariant(said.on !== this.#isHandForHand, 'hand-for-hand play begins and ends in turns');
      this.#isHandForHand = said.on;
      this.#endRound();
    }
    if (said.said !== 'deal') return;
    this.#dealt += 1;
    if (this.#isHandForHand) this.#hearCommon(said.table, t);
    assertBalanced(said.table, t);
  }

  end(t: Tournament): void {
    this.#endRound();
    const { pool, fees, prizesPaid, bountiesPaid, refunded, added } = t.money;
    invariant(this.#dealt === t.handsDealt, 'every hand was said');
    invariant(this.#prizes === prizesPaid && this.#bounties === bountiesPaid, 'every prize and bounty was said once');
    if (t.phase === 'finished') {
      invariant(this.#paid - this.#given + this.#added === pool + fees, 'what was paid is pool and fees');
      invariant(this.#prizes + this.#bounties === pool, 'the whole pool was said to be paid');
    } else {
      invariant(this.#given >= refunded, 'what is refunded was said');
      const out = this.#given + this.#prizes + this.#bounties;
      invariant(out <= this.#paid + this.#added && added <= this.#added, 'no more goes out than came in');
    }
  }

  #hearMoney(said: TournamentEvent): void {
    if (said.said === 'entered' || said.said === 'bought') this.#paid += said.price;
    if (said.said === 'refunded') this.#given += said.amount;
    if (said.said === 'prize-won') this.#prizes += said.amount;
    if (said.said === 'bounty-won') this.#bounties += said.amount;
    if (said.said === 'house-added') this.#added += said.amount;
    if (said.said === 'house-returned') this.#added -= said.amount;
  }

  /** PT-090, PT-091: at every table that can play, once, and no older hand is still in progress. */
  #hearCommon(table: number, t: Tournament): void {
    if (this.#round?.moment !== t.commonMoment) {
      this.#endRound();
      invariant(t.commonMoment > 0, 'a hand of hand-for-hand play is a common one');
      this.rounds += 1;
      this.#round = { moment: t.commonMoment, tables: new Set(), handsOn: t.handsOn };
      const idle = t.tables.filter((one) => one.hand === 0 && canPlay(one, t));
      invariant(idle.length === 0, `table ${idle[0]?.id} is left out of a common hand`);
    }
    invariant(!this.#round?.tables.has(table), `table ${table} plays twice while others play once`);
    this.#round?.tables.add(table);
  }

  #endRound(): void {
    const round = this.#round;
    if (round !== undefined) {
      invariant(round.tables.size === round.handsOn, 'no hand from before goes on beside a common one');
    }
    this.#round = undefined;
  }
}

const canPlay = ({ seats }: TournamentTable, t: Tournament): boolean =>
  seats.filter((number) => (t.entries[number]?.stack ?? 0) > 0).length > 1;

/** PT-926: no largest table deals with two more players than a smallest one with a free seat. */
function assertBalanced(id: number, t: Tournament): void {
  if (isStaged(t) || t.waiting !== undefined || t.phase !== 'running') return;
  const open = t.tables.filter(({ isClosing }) => !isClosing);
  const own = open.find((table) => table.id === id)?.players ?? 0;
  if (own < Math.max(...open.map(({ players }) => players))) return;
  const free = open.filter(({ seats }) => seats.includes(-1)).map(({ players }) => players);
  invariant(
    free.every((players) => own - players < 2),
    `table ${id} deals with ${own} players beside ${free.join(', ')}`,
  );
}
