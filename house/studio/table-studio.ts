/** A studio table: checks all readings against the requests of its round. Anything unrequested holds the table. */
import { defined } from '../../core/base/defined.ts';
import type { Card } from '../../core/cards/card.ts';
import { streamOf } from '../../core/chance/stream.ts';
import type { Answer } from '../../core/round/answer.ts';
import type { Request } from '../../core/round/request.ts';
import type { PersonId } from '../accounts/person.ts';
import { theHouse } from '../accounts/rights.ts';
import type { Token } from '../accounts/token.ts';
import type { ErrorFact, StudioFact } from '../protocol/facts.ts';
import type { ConsoleState, Prompt, Reading } from '../protocol/studio.ts';
import { Queue } from '../queue.ts';
import { takeTable } from '../rounds/lease.ts';
import { newSeed } from '../seeds/seed.ts';
import type { LeftToDealer } from '../tables/incidents/incidents.ts';
import { LiveTable } from '../tables/live/table.ts';
import type { TableHouse, TableSetup } from '../tables/desk/setup.ts';
import { Calls } from './calls.ts';
import { ofTable } from './console-told.ts';
import { DeviceProof } from './device-proof.ts';
import { DeviceWatch } from './device-watch.ts';
import { Duty, type Ending, left, noDealer, type OnDuty } from './duty.ts';
import { needsFloor, type StudioHouse, watched } from './floor-duty.ts';
import { unfinishedPreparation } from './kept-preparation.ts';
import type { Prepared } from './physical-shoe.ts';
import { PracticePlayers } from './practice-players.ts';
import { promptFor } from './prompt.ts';
import { ReadCards } from './read-cards.ts';
import { answerBy, besideRecord, cardOf, firstAnswers, type ResultRead, scansMost, unasked, unfit } from './reading.ts';
import type { ShoePreparation } from './shoe-preparation.ts';
import { StudioRack } from './studio-rack.ts';
import { TableShoe } from './table-shoe.ts';
import type { ToldRefusal } from '../protocol/refusal.ts';
import { refuseHere } from '../protocol/refusals.ts';

/** Who provides a reading: a person by id, or the table's device. */
export type Bringer = PersonId | 'device';

interface Parts {
  readonly rack: StudioRack;
  readonly calls: Calls;
  readonly duty: Duty;
  readonly proof: DeviceProof;
  readonly preparation: ShoePreparation | undefined;
}

export class TableStudio {
  readonly table: LiveTable;
  readonly #house: Pick<TableHouse, 'clock'>;
  readonly #shoe: TableShoe;
  readonly #calls: Calls;
  readonly #duty: Duty;
  readonly #device: DeviceWatch;
  readonly #proof: DeviceProof;
  readonly #queue = new Queue();
  readonly #readers = new Set<() => void>();
  readonly #first = firstAnswers();
  readonly #cards = new ReadCards();
  #held: readonly Card[] = [];
  /** Held cards are used as the next requested ones, by decision of the floor. */
  #isCarrying = false;
  #failedReads = 0;
  #isManual = false;
  #message: string | undefined;

  private constructor(table: LiveTable, house: TableHouse, { rack, calls, duty, proof, preparation }: Parts) {
    this.table = table;
    this.#house = house;
    this.#calls = calls;
    this.#duty = duty;
    this.#proof = proof;
    const told = {
      note: (fact: StudioFact, by: string) => this.#note(fact, by),
      changed: () => this.#cards.forget(),
    };
    this.#shoe = new TableShoe(table, rack, told, preparation);
    this.#device = new DeviceWatch(house.clock, (is) => void this.#queue.run(() => this.#deviceIs(is)));
  }

  static async open(setup: TableSetup, house: TableHouse, { log, floor }: StudioHouse): Promise<TableStudio> {
    const duty = new Duty(house.clock);
    const dealer = () => duty.now?.person.id;
    const proof = await DeviceProof.of(house.db, setup);
    const proven = proof.beside(house.stops);
    const stops = needsFloor(setup) ? watched(proven, floor, dealer) : proven;
    const lease = await takeTable(house.db, setup.id, house.owner);
    const isStaffed = () => duty.now !== undefined;
    const rack = await StudioRack.open(house, lease, { table: setup.table, isStaffed });
    // The table speaks while it opens, before there is a studio to hear it.
    const later: { studio?: TableStudio; practice?: PracticePlayers } = {};
    const listener: TableHouse['listener'] = {
      toAll: (...told) => {
        house.listener.toAll(...told);
        later.practice?.hear(told[0]);
        later.studio?.changed();
      },
      toOne: (...told) => {
        house.listener.toOne(...told);
        later.practice?.hearOwn(...told);
      },
    };
    const byHand = {
      before: async (left: LeftToDealer) => later.studio?.leftBefore(left),
      after: async () => later.studio?.leftAfter(),
    };
    const waits = () => later.studio?.waits();
    const table = await LiveTable.open(setup, { ...house, listener, stops }, { lease, rack, waits, byHand });
    const calls = await Calls.of(house.db, log, setup.id);
    if (table.isRehearsal) later.practice = new PracticePlayers(table, house.clock, streamOf(newSeed(), 'draws'));
    const preparation = await unfinishedPreparation(house.db, setup.table, setup.id);
    const studio = new TableStudio(table, house, { rack, calls, duty, proof, preparation });
    later.studio = studio;
    await studio.#shoe.finish();
    return studio;
  }

  get dealer(): OnDuty | undefined {
    return this.#duty.now;
  }

  get calls(): Calls['open'] {
    return this.#calls.open;
  }

  get isSilent(): boolean {
    return this.#device.isSilent;
  }

  /** Calls `told` whenever the console changes. */
  onChange(told: () => void): () => void {
    this.#readers.add(told);
    return () => void this.#readers.delete(told);
  }

  changed(): void {
    for (const told of this.#readers) told();
  }

  /** The round requests its next answer. */
  waits(): void {
    this.changed();
    if (this.#isCarrying) void this.#do(() => this.#carryOver());
  }

  /** Carries out an incident's instructions to the dealer before the table resumes: replaced cards, discards. */
  leftBefore({ effects, discarded, by, reason }: LeftToDealer): Promise<void> {
    return this.#do(async () => {
      for (const card of discarded) await this.#shoe.discard(card);
      if (effects.includes('retire-shoe')) await this.#shoe.retire(by, reason);
      if (effects.includes('respin')) await this.#note({ kind: 'no-spin', values: { reason } }, by);
      this.#isCarrying = effects.includes('carry-over');
      if (!this.#isCarrying) this.#held = [];
      await this.#calls.answerAll(undefined, by, reason);
    });
  }

  /** The same after the table has resumed. */
  leftAfter(): Promise<void> {
    return this.#do(() => this.#carryOver());
  }

  /** Resolves when all readings so far have been handled. */
  async idle(): Promise<void> {
    await this.#queue.idle();
    await this.table.idle();
  }

  close(): void {
    this.#device.close();
  }

  /** Replaces the dealer; the change is recorded. */
  signOn(person: OnDuty['person'], token: Token): Promise<void> {
    return this.#do(async () => {
      await this.#duty.begin(person, token, (...entry) => this.#note(...entry));
      await this.table.lookAgain();
    });
  }

  signOff(person: PersonId, why: Ending = left): Promise<void> {
    return this.#do(async () => {
      await this.#duty.end(person, why, (...entry) => this.#note(...entry));
      await this.table.lookAgain();
    });
  }

  /** Handles a reading from a device or typed in by a person: accepted if requested, otherwise an incident. */
  take(reading: Reading, by: Bringer): Promise<ToldRefusal | undefined> {
    if (by === 'device') this.#device.heard();
    return this.#do(async () => {
      if (reading.read === 'alive') return undefined;
      return this.#first.once(reading.id, () => this.#read(reading, by));
    });
  }

  /** A device used the table's key but is not the one it was given to (GLI-20). Its readings are refused. */
  otherDevice(fingerprint: string): Promise<void> {
    return this.#do(async () => {
      if (this.#proof.isNews(fingerprint)) await this.#raise({ kind: 'device-changed', values: {} }, 'device');
    });
  }

  /** The dealer has turned, moved or announced as prompted. */
  done(): Promise<ToldRefusal | undefined> {
    return this.#do(async () => {
      const asks = this.#asks;
      if (asks?.ask === 'turn' || asks?.ask === 'move' || asks?.ask === 'announce') {
        return this.table.give({ kind: asks.ask });
      }
      return refuseHere('nothing-to-do');
    });
  }

  callFloor(by: Bringer, reason?: string): Promise<void> {
    const how = reason === undefined ? 'key' : 'words';
    return this.#do(() => this.#note({ kind: 'floor-called', values: { how, reason: reason ?? '' } }, by));
  }

  answerCall(call: number, by: PersonId, note: string): Promise<boolean> {
    return this.#do(() => this.#calls.answer(call, by, note));
  }

  /** A message from the floor to the dealer. */
  tell(text: string, by: PersonId): Promise<void> {
    return this.#do(async () => {
      this.#message = text === '' ? undefined : text;
      await this.#note({ kind: 'message', values: { text } }, by);
    });
  }

  /** Records an action of the floor at this table. */
  noteOf(fact: StudioFact, by: string): Promise<void> {
    return this.#do(() => this.#note(fact, by));
  }

  /** Starts preparing a new shoe, between rounds when the last one is used up. */
  prepare(prepared: Prepared): Promise<ToldRefusal | undefined> {
    return this.#do(async () => (this.#duty.now === undefined ? noDealer : this.#shoe.prepare(prepared)));
  }

  /** Uses held cards as the next requested ones, now or when the round asks for them. */
  async #carryOver(): Promise<void> {
    const [card, ...others] = this.#held;
    const asks = this.#asks;
    if (!this.#isCarrying || card === undefined || (asks?.ask !== 'card' && asks?.ask !== 'burn')) return;
    this.#held = others;
    this.#isCarrying = others.length > 0;
    await this.#note({ kind: 'held-card', values: {} }, theHouse);
    await this.#give({ kind: asks.ask, card }, 'device');
    await this.#carryOver();
  }

  state(): ConsoleState {
    const dealer = this.#duty.now;
    return {
      ...ofTable(this.table),
      at: this.#house.clock.now().toISOString(),
      isManual: this.#isManual,
      prompt: this.prompt,
      ...defined({ dealer: dealer && { name: dealer.person.name, since: dealer.since.toISOString() } }),
      ...this.#shoe.told(),
      ...this.#proof.told(),
      failedReads: this.#failedReads,
      held: this.#held.map(() => 'hidden'),
      calls: this.#calls.open,
      ...defined({ device: this.#device.state, message: this.#message }),
    };
  }

  get prompt(): Prompt {
    const { phase, until } = this.table.lobby();
    return promptFor({
      phase,
      until,
      asks: this.#asks,
      layout: this.table.round?.layout,
      hasDealer: this.#duty.now !== undefined,
      hasFloor: this.table.paused?.why !== 'no-floor',
      needsShoe: this.#shoe.isNeeded,
      changeClause: this.table.rules.shoe.changeClause,
      preparation: this.#shoe.preparation,
    });
  }

  get #asks(): Request | undefined {
    return this.table.phase === 'dealing' ? this.table.round?.asks : undefined;
  }

  /** Serializes work; consoles see every result. */
  async #do<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await this.#queue.run(work);
    } finally {
      this.changed();
    }
  }

  async #read(reading: Reading, by: Bringer): Promise<ToldRefusal | undefined> {
    switch (reading.read) {
      case 'card':
        return this.#readCard(reading, by);
      case 'cut-card':
        return this.#shoe.cutCard(by);
      case 'failed':
        return this.#failedRead(by);
      case 'pocket':
      case 'dice':
        return this.#readResult(reading, by);
      case 'alive':
        return undefined;
    }
  }

  async #readCard(reading: Extract<Reading, { read: 'card' }>, by: Bringer): Promise<ToldRefusal | undefined> {
    const card = cardOf(reading);
    if (card === undefined) return refuseHere('no-such-card', { card: reading.card });
    const now = this.#house.clock.now();
    if (this.#shoe.isInPreparation) return this.#shoe.read(card, by);
    if (this.#cards.isRepeated(card, reading.serial, now)) {
      return this.#raise({ kind: 'duplicate-card', values: {} }, by);
    }
    const answer = answerBy(reading, this.#asks);
    this.#cards.taken(card, reading.serial, now);
    if (this.#duty.now === undefined || answer === undefined) {
      this.#held = [...this.#held, card];
      return this.#raise(unasked, by);
    }
    return this.#give(answer, by);
  }

  async #readResult(reading: ResultRead, by: Bringer): Promise<ToldRefusal | undefined> {
    const answer = answerBy(reading, this.#asks);
    if (answer === undefined) {
      const beside = besideRecord(reading, this.table.round?.steps ?? []);
      if (beside.kind !== 'result-agrees') return this.#raise(beside, by);
      await this.#note(beside, by);
      return undefined;
    }
    // Players are told that results are typed in before the first such result.
    await this.#setManual(by !== 'device', by);
    return this.#give(answer, by);
  }

  async #setManual(isManual: boolean, by: Bringer): Promise<void> {
    if (isManual === this.#isManual) return;
    this.#isManual = isManual;
    await this.table.manual(isManual);
    await this.#note({ kind: 'manual-mode', values: { is: isManual ? 'on' : 'off' } }, by);
  }

  async #give(answer: Answer, by: Bringer): Promise<ToldRefusal | undefined> {
    const refusal = await this.table.give(answer);
    if (refusal === undefined) {
      this.#failedReads = 0;
      await this.#shoe.watchForCutCard();
      return undefined;
    }
    if (answer.kind === 'card' || answer.kind === 'burn') this.#held = [...this.#held, answer.card];
    return this.#raise(unfit(answer, refusal), by, refusal.clause);
  }

  async #failedRead(by: Bringer): Promise<ToldRefusal | undefined> {
    this.#failedReads += 1;
    const values = { count: this.#failedReads };
    await this.#note({ kind: 'failed-read', values }, by);
    const { scans } = this.table.rules.shoe;
    if (this.#failedReads % (scans?.most ?? scansMost) !== 0) return undefined;
    return this.#raise({ kind: 'unreadable-card', values }, by, scans?.clause);
  }

  /** A device that comes back answers its own call. */
  async #deviceIs(is: 'silent' | 'back'): Promise<void> {
    await this.#note({ kind: is === 'silent' ? 'device-silent' : 'device-back', values: {} }, theHouse);
    if (is === 'back') await this.#calls.answerAll('device-silent', theHouse, '');
    this.changed();
  }

  /** Holds the table and calls the floor at once. The reading does not count. */
  async #raise(fact: ErrorFact, by: Bringer, clause?: string): Promise<ToldRefusal> {
    await this.table.incidents.open({ because: fact }, { id: theHouse, mayResolve: false });
    await this.#note(fact, by, clause);
    return { refused: fact.kind, ...defined({ clause }), values: { ...fact.values } };
  }

  async #note(fact: StudioFact, by: string, clause?: string): Promise<void> {
    const { id, roundId } = this.table;
    await this.#calls.write({ table: id, fact, by, clause, round: roundId, dealer: this.#duty.now?.person.id });
  }
}
