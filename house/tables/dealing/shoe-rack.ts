/** The cards of a virtual table from round to round: the shoe in play or a new one, with committed and stored seeds. */
import { broken } from '../../../core/base/invariant.ts';
import type { Table } from '../../../core/games/game.ts';
import { Round } from '../../../core/round/round.ts';
import type { StoredRound } from '../../rounds/read.ts';
import type { Lease } from '../../rounds/lease.ts';
import { commitmentTo } from '../../seeds/seed.ts';
import { newShoe, openRoundOn, type RoundHouse, type RoundSetup } from './open-round.ts';
import type { Again, DealtAgain, OpenedRound, Rack } from './rack.ts';
import { RunningRound } from './running-round.ts';
import { drawsSeal, readShoe } from './shoes.ts';
import { isOver, openShoe, promisedShoe, type ShoeInPlay, VirtualDealer } from './virtual-table.ts';

export class ShoeRack implements Rack {
  readonly #house: RoundHouse;
  readonly #lease: Lease;
  readonly #isAhead: boolean;
  #shoe: ShoeInPlay | undefined;

  /** `isAhead`: rounds are dealt ahead of what their player sees. */
  constructor(house: RoundHouse, lease: Lease, { isAhead = false }: { readonly isAhead?: boolean } = {}) {
    this.#house = house;
    this.#lease = lease;
    this.#isAhead = isAhead;
  }

  get shoeNumber(): number | undefined {
    return this.#shoe?.number;
  }

  unready(): undefined {
    return undefined;
  }

  /** The pack already tracks what has left it. */
  follow(): void {}

  async openRound(setup: RoundSetup): Promise<OpenedRound> {
    const { table } = setup;
    const { shoe, isNewShoe } = await this.#shoeFor(table);
    const { record, seed, before } = await openRoundOn(this.#house, this.#lease, setup, shoe);
    const running = new RunningRound({
      record,
      round: new Round(table, before),
      dealer: new VirtualDealer(shoe, seed),
      table,
      promised: { commitment: commitmentTo(seed), shoe: promisedShoe(shoe, shoe.pack.dealt) },
      ...(this.#isAhead ? { mark: 0 } : {}),
    });
    return { running, isNewShoe };
  }

  /** Repeats the dealer's answers so far, and fails if they differ from the stored ones. */
  async again({ id, shoe: before, shoeNumber, sealed }: StoredRound, { rules, round }: Again): Promise<DealtAgain> {
    const { db, safe } = this.#house;
    const { table } = this.#lease;
    const number = shoeNumber ?? broken(`${id} has no shoe`);
    const shoe = openShoe(rules, number, await readShoe(db, safe, table, number));
    while (shoe.pack.dealt < before.dealt) shoe.pack.deal();
    const seed = safe.open(sealed ?? broken(`${id} has no seed`), drawsSeal(table));
    const dealer = new VirtualDealer(shoe, seed);
    const byHand = new Set<unknown>(round.journal.map((entry) => (entry.kind === 'manual' ? entry.answer : undefined)));
    for (const { request, reply } of round.steps) {
      if (request.ask === 'bets' || request.ask === 'choice' || request.ask === 'window') continue;
      if (byHand.has(reply)) continue;
      const given = dealer.answer(request);
      if (JSON.stringify(given) !== JSON.stringify(reply)) broken(`${id} is not what its seeds give`);
    }
    this.#shoe = shoe;
    return { dealer, shoe: promisedShoe(shoe, before.dealt) };
  }

  async #shoeFor(table: Table): Promise<{ readonly shoe: ShoeInPlay; readonly isNewShoe: boolean }> {
    const old = this.#shoe;
    if (old !== undefined && old.decks === table.shoe.decks && !isOver(table, old)) {
      return { shoe: old, isNewShoe: false };
    }
    const shoe = await newShoe(this.#house, this.#lease, table);
    this.#shoe = shoe;
    return { shoe, isNewShoe: true };
  }
}
