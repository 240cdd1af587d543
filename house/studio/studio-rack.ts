/** The cards of a studio table from round to round: the shoe prepared by a dealer, less what was dealt. */
import { broken } from '../../core/base/invariant.ts';
import type { Card } from '../../core/cards/card.ts';
import type { Shoe } from '../../core/cards/shoe.ts';
import type { Table } from '../../core/games/game.ts';
import { isShoeOver } from '../../core/games/shoe-life.ts';
import { Round } from '../../core/round/round.ts';
import type { StoredRound } from '../rounds/read.ts';
import type { Lease } from '../rounds/lease.ts';
import { commitmentTo } from '../seeds/seed.ts';
import { hasShoe } from '../tables/dealing/boards.ts';
import { openRoundFrom, type RoundHouse, type RoundSetup } from '../tables/dealing/open-round.ts';
import type { Again, DealtAgain, OpenedRound, Rack } from '../tables/dealing/rack.ts';
import { RunningRound } from '../tables/dealing/running-round.ts';
import { drawsSeal } from '../tables/dealing/shoes.ts';
import { keepPreparation } from './kept-preparation.ts';
import {
  burnedOut,
  discardedSince,
  keepPrepared,
  noteOfShoe,
  type PhysicalShoe,
  preparedShoe,
  without,
  machineSeal,
} from './physical-shoe.ts';
import { StudioDealer } from './studio-dealer.ts';
import type { ToldRefusal } from '../protocol/refusal.ts';
import { refuseBy, refuseHere } from '../protocol/refusals.ts';

/** A round using cards of the shoe. Evaluated on demand, because the floor may correct it. */
interface RoundFrom {
  readonly id: string;
  readonly round: Pick<Round<unknown>, 'shoe'>;
}

/** The shoe before a round, the round drawing on it since, and cards discarded besides. */
interface InPlay {
  readonly shoe: PhysicalShoe;
  readonly before: Shoe;
  readonly round: RoundFrom | undefined;
  readonly discarded: readonly Card[];
}

export class StudioRack implements Rack {
  readonly #house: RoundHouse;
  readonly #lease: Lease;
  readonly #isStaffed: () => boolean;
  #inPlay: InPlay | undefined;

  private constructor(house: RoundHouse, lease: Lease, isStaffed: () => boolean) {
    this.#house = house;
    this.#lease = lease;
    this.#isStaffed = isStaffed;
  }

  static async open(
    house: RoundHouse,
    lease: Lease,
    { table, isStaffed }: { readonly table: Table; readonly isStaffed: () => boolean },
  ): Promise<StudioRack> {
    const rack = new StudioRack(house, lease, isStaffed);
    const shoe = await preparedShoe(house.db, lease.table);
    if (shoe !== undefined) {
      const discarded = await discardedSince(house.db, lease.table, { shoe: shoe.number, round: undefined });
      rack.#inPlay = { shoe, before: burnedOut(shoe, table.decksClause), round: undefined, discarded };
    }
    return rack;
  }

  get shoeNumber(): number | undefined {
    return this.#inPlay?.shoe.number;
  }

  get isLast(): boolean {
    return this.#inPlay?.shoe.isLast ?? false;
  }

  get shoe(): PhysicalShoe | undefined {
    return this.#inPlay?.shoe;
  }

  /** Everything that has left the shoe in play. */
  cards({ decksClause }: Table): Shoe | undefined {
    if (this.#inPlay === undefined) return undefined;
    const { before, round, discarded } = this.#inPlay;
    return without(round?.round.shoe ?? before, discarded, decksClause);
  }

  unready(table: Table): ToldRefusal | undefined {
    if (!this.#isStaffed()) return refuseHere('no-dealer');
    if (!this.needsShoe(table)) return undefined;
    return refuseBy(table.shoe.changeClause, 'new-shoe');
  }

  /** Between rounds: whether people must prepare another shoe first. */
  needsShoe(table: Table): boolean {
    if (!hasShoe(table.shoe)) return false;
    const cards = this.cards(table);
    if (this.#inPlay === undefined || cards === undefined) return true;
    const { shoe } = this.#inPlay;
    return shoe.decks !== table.shoe.decks || shoe.isLast || isShoeOver(table.shoe, cards.dealt);
  }

  /** Stores a card read while preparing the next shoe. */
  keepPreparation(entry: Parameters<typeof keepPreparation>[2]): Promise<void> {
    return keepPreparation(this.#house, this.#lease, entry);
  }

  /** A prepared shoe: rounds are dealt from it from now on. */
  async take(table: Table, shoe: Omit<PhysicalShoe, 'number' | 'isLast'>): Promise<PhysicalShoe> {
    const kept = await keepPrepared(this.#house, this.#lease, shoe);
    this.#inPlay = { shoe: kept, before: burnedOut(kept, table.decksClause), round: undefined, discarded: [] };
    return kept;
  }

  /** The cut card came out, or the floor wants other cards: the current round is the shoe's last. */
  async end(kind: 'cut-card' | 'retired'): Promise<void> {
    const inPlay = this.#inPlay ?? broken('a shoe ends where there is none');
    const { number } = inPlay.shoe;
    await noteOfShoe(this.#house, this.#lease, { shoe: number, round: inPlay.round?.id, entry: { kind } });
    this.#inPlay = { ...inPlay, shoe: { ...inPlay.shoe, isLast: true } };
  }

  /** A card that no round requested goes to the discard holder. */
  async discard(card: Card): Promise<void> {
    const inPlay = this.#inPlay ?? broken('a card came out of no shoe');
    const { shoe, round, discarded } = inPlay;
    const entry = { kind: 'discarded', card } as const;
    await noteOfShoe(this.#house, this.#lease, { shoe: shoe.number, round: round?.id, entry });
    this.#inPlay = { ...inPlay, discarded: [...discarded, card] };
  }

  follow(running: RunningRound): void {
    if (this.#inPlay?.round?.id === running.id) this.#inPlay = { ...this.#inPlay, round: running };
  }

  async openRound(setup: RoundSetup): Promise<OpenedRound> {
    const { table } = setup;
    const isFresh = await this.#freshPack(table);
    const { shoe, round: last } = this.#inPlay ?? broken('a round begins without cards');
    const before = this.cards(table) ?? broken('a round begins without cards');
    const { record, seed } = await openRoundFrom(this.#house, this.#lease, setup, { number: shoe.number, before });
    const round = new Round(table, before);
    const running = new RunningRound({
      record,
      round,
      dealer: new StudioDealer(seed),
      table,
      promised: { commitment: commitmentTo(seed), shoe: promised(shoe, before.dealt) },
    });
    this.#inPlay = { shoe, before, round: running, discarded: [] };
    return { running, isNewShoe: isFresh || last === undefined };
  }

  async again({ id, shoe: before, shoeNumber, sealed }: StoredRound, { rules, round }: Again): Promise<DealtAgain> {
    const { db, safe } = this.#house;
    const { table } = this.#lease;
    const number = shoeNumber ?? broken(`${id} has no shoe`);
    const seed = safe.open(sealed ?? broken(`${id} has no seed`), drawsSeal(table));
    const dealer = new StudioDealer(seed).skip(id, round.steps);
    const shoe = this.#inPlay?.shoe;
    // Another shoe may have been prepared since.
    if (shoe?.number === number) {
      const discarded = await discardedSince(db, table, { shoe: number, round: id });
      this.#inPlay = { shoe, before, round: { id, round }, discarded };
    }
    return { dealer, shoe: promised({ number, decks: rules.shoe.decks }, before.dealt) };
  }

  /** Provides a fresh pack where nobody has to prepare one: machine-shuffled every round, or no cards at all. */
  async #freshPack(table: Table): Promise<boolean> {
    if (hasShoe(table.shoe)) return false;
    const cards = this.cards(table);
    const isFresh = cards?.decks === table.shoe.decks && cards.dealt === 0;
    if (isFresh) return false;
    const prepared = { by: 'the house', composition: 'declared', seal: machineSeal } as const;
    await this.take(table, { decks: table.shoe.decks, prepared, burned: [] });
    return true;
  }
}

/** The order of physical cards can't be committed to. */
const promised = ({ number, decks }: Pick<PhysicalShoe, 'number' | 'decks'>, dealt: number) => ({
  number,
  commitment: '',
  decks,
  dealt,
});
