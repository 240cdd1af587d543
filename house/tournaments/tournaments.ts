/** The poker room: all open tournaments, created by staff, by the schedule and by Sit & Gos that fill up. */
import type { PlayerId } from '../../core/base/ids.ts';
import { broken } from '../../core/base/invariant.ts';
import type { Seed } from '../../core/chance/stream.ts';
import { daysPlanned, plannedOn } from '../../core/tournament/terms/schedule.ts';
import type { Terms } from '../../core/tournament/terms/terms.ts';
import { appendAudit, type AuditedDeed } from '../accounts/audit.ts';
import type { HouseKind } from '../accounts/house-kind.ts';
import { type Deed, deedRefusal, theHouse } from '../accounts/rights.ts';
import type { Clock } from '../clock.ts';
import { isPracticePlayer } from '../accounts/practice-ids.ts';
import type { Protection } from '../protection/hold.ts';
import type { TournamentLineTold } from '../protocol/tournament-board.ts';
import { Queue } from '../queue.ts';
import { retryAfter } from '../retry.ts';
import { StaleLease } from '../rounds/lease.ts';
import { newSeed } from '../seeds/seed.ts';
import type { SeedSafe } from '../seeds/safe.ts';
import type { Db } from '../storage/db.ts';
import type { StopBoard } from '../tables/desk/stop-board.ts';
import { daysFrom } from './calendar.ts';
import { EndedRooms, endedKept, lobbySince } from './ended-rooms.ts';
import { endedTournaments, openTournaments, readTournament } from './read.ts';
import { noAutomaticPlayers, noSuch, notCertified } from './refusals.ts';
import { TournamentRoom } from './room.ts';
import type { RoomHouse, RoomListener } from './room-house.ts';
import { registerWinners, satellitesWon, targetAmong } from './satellite-winners.ts';
import { markSeen, storeTournament } from './store.ts';
import { isCertified, operatorOf, type PokerTerms, presetNamed, termsFrom, termsWanted, type Wanted } from './terms.ts';
import type { ToldRefusal } from '../protocol/refusal.ts';
import { refuseHere } from '../protocol/refusals.ts';

export interface TournamentsHouse {
  readonly db: Db;
  readonly clock: Clock;
  readonly safe: SeedSafe;
  /** Tests deal known decks. */
  readonly newSeed?: () => Seed;
  readonly owner: string;
  readonly house: { readonly kind: HouseKind; readonly currency: string };
  readonly version: string;
  readonly resumeSeconds: number;
  readonly poker: PokerTerms;
  readonly listener: RoomListener;
  readonly stops: StopBoard;
  readonly protection: Protection;
  readonly failed: (error: unknown, tournament?: string) => void;
}

export type Created = TournamentLineTold | ToldRefusal | { readonly mistakes: readonly string[] };

const second = 1000;
const [seenSeconds, planMinutes] = [5, 10];

export class Tournaments {
  readonly #house: TournamentsHouse;
  readonly #rooms = new Map<string, TournamentRoom>();
  readonly #ended = new EndedRooms();
  readonly #failures = new Map<string, number>();
  readonly #onOpened = new Set<(room: TournamentRoom) => void>();
  /** Creates one at a time, so that no id is given twice. */
  readonly #creating = new Queue();
  readonly #cancels = new Map<string, () => void>();
  readonly #underWay = new Set<Promise<void>>();
  #isClosing = false;

  private constructor(house: TournamentsHouse) {
    this.#house = house;
  }

  /** Reopens everything that was open; one that can't be opened does not block the others. */
  static async open(house: TournamentsHouse): Promise<Tournaments> {
    const tournaments = new Tournaments(house);
    for (const { id } of await openTournaments(house.db)) await tournaments.#open(id);
    await tournaments.#plan();
    for (const id of await satellitesWon(house.db, house.clock.now())) {
      const won = await tournaments.lookUp(id);
      if (won !== undefined) await tournaments.#registerWinners(won);
    }
    tournaments.#begin(tournaments.#recallEnded());
    tournaments.#every('plan', planMinutes * 60, () => tournaments.#plan());
    tournaments.#every('seen', seenSeconds, () => tournaments.#markSeen());
    return tournaments;
  }

  get poker(): PokerTerms {
    return this.#house.poker;
  }

  /** Open, or recently ended. */
  find(id: string): TournamentRoom | undefined {
    return this.#rooms.get(id) ?? this.#ended.find(id);
  }

  /** Also ones that ended long ago, read from storage. */
  async lookUp(id: string): Promise<TournamentRoom | undefined> {
    return this.find(id) ?? this.#creating.run(async () => this.find(id) ?? this.#open(id));
  }

  get rooms(): readonly TournamentRoom[] {
    return [...this.#rooms.values()];
  }

  /** Earliest start first, Sit & Gos last. */
  lines(): readonly TournamentLineTold[] {
    const order = ({ startsAt }: TournamentLineTold) => startsAt ?? '9';
    return this.rooms.map((room) => room.line()).toSorted((a, b) => (order(a) < order(b) ? -1 : 1));
  }

  /** Open, or ended within a day. */
  get inLobby(): readonly TournamentRoom[] {
    return [...this.rooms, ...this.#ended.inLobby(this.#house.clock.now())];
  }

  /** The same in lobby order: ended ones last. */
  lobby(): readonly TournamentLineTold[] {
    return [...this.lines(), ...this.inLobby.filter(({ isOver }) => isOver).map((room) => room.line())];
  }

  /** Returns a function that unsubscribes. */
  onOpened(listener: (room: TournamentRoom) => void): () => void {
    this.#onOpened.add(listener);
    return () => void this.#onOpened.delete(listener);
  }

  // Staff commands.

  async create(wanted: Wanted, deed: Deed): Promise<Created> {
    const refused = await deedRefusal(this.#house.db, deed, 'run-tournaments');
    if (refused !== undefined) return refused;
    const made = termsWanted(wanted, this.#house.clock.now());
    if ('mistakes' in made) return made;
    if (!this.#mayRun) return notCertified;
    return this.#creating.run(async () => {
      const id = wanted.id ?? (await this.#freeId(wanted.preset ?? 'tournament'));
      if ((await readTournament(this.#house.db, id)) !== undefined) {
        return refuseHere('tournament-exists', { tournament: id });
      }
      return (await this.#make({ id, series: id, ...made, startsAt: wanted.startsAt }, deed)).line();
    });
  }

  cancel(id: string, deed: Deed): Promise<TournamentLineTold | ToldRefusal> {
    return this.#deed(id, deed, 'tournament-cancelled', (room) => room.cancel());
  }

  postpone(id: string, startsAt: Date, deed: Deed): Promise<TournamentLineTold | ToldRefusal> {
    return this.#deed(id, deed, 'tournament-postponed', (room) => room.postpone(startsAt));
  }

  async change(id: string, parameters: Readonly<Record<string, unknown>>, deed: Deed): Promise<Created> {
    const room = this.#rooms.get(id);
    if (room === undefined) return this.#notOpen(id);
    const made = termsFrom(undefined, { ...room.stored.parameters, ...parameters });
    if ('mistakes' in made) return made;
    return this.#deed(id, deed, 'tournament-changed', (one) => one.changeTerms(made.terms));
  }

  /** PI-909: started and ended by hand. */
  pause(id: string, deed: Deed): Promise<TournamentLineTold | ToldRefusal> {
    return this.#deed(id, deed, 'tournament-paused', (room) => room.pause());
  }

  resume(id: string, deed: Deed): Promise<TournamentLineTold | ToldRefusal> {
    return this.#deed(id, deed, 'tournament-resumed', (room) => room.resume());
  }

  async #notOpen(tournament: string): Promise<ToldRefusal> {
    const room = await this.lookUp(tournament);
    return room?.isOver === true ? refuseHere('tournament-ended', { tournament }) : noSuch(tournament);
  }

  async #deed(
    id: string,
    deed: Deed,
    did: AuditedDeed,
    work: (room: TournamentRoom) => Promise<ToldRefusal | undefined>,
  ): Promise<TournamentLineTold | ToldRefusal> {
    const refused = await deedRefusal(this.#house.db, deed, 'run-tournaments');
    if (refused !== undefined) return refused;
    const room = this.#rooms.get(id);
    if (room === undefined) return this.#notOpen(id);
    const before = room.line();
    const why = await work(room);
    if (why !== undefined) return why;
    await this.#audit(id, did, deed, before);
    return room.line();
  }

  /** PI-912: out of everything running after the current hand, and refunded in full for what has not started. */
  async bar(player: PlayerId): Promise<void> {
    for (const room of this.rooms) await room.disqualify(player);
  }

  // What the house does by itself.

  get #mayRun(): boolean {
    const { house, poker, version, clock } = this.#house;
    return house.kind === 'play' || isCertified(poker, version, clock.now());
  }

  async #make(
    made: {
      readonly id: string;
      readonly series: string;
      readonly parameters: Readonly<Record<string, unknown>>;
      readonly terms: Terms;
      readonly startsAt: Date | undefined;
    },
    { by, reason }: Deed,
  ): Promise<TournamentRoom> {
    const { db, clock, safe } = this.#house;
    const at = clock.now();
    await db.transaction(async (sql) => {
      await storeTournament(sql, { ...made, createdBy: by, at }, newSeed(), safe);
      await appendAudit(sql, {
        by,
        at: at.toISOString(),
        did: 'tournament-created',
        subject: `tournament ${made.id}`,
        before: null,
        after: made.parameters,
        reason,
      });
    });
    return (await this.#open(made.id)) ?? broken(`tournament ${made.id} was not opened`);
  }

  async #freeId(name: string): Promise<string> {
    for (let number = 1; ; number++) {
      const id = `${name}-${number}`;
      if ((await readTournament(this.#house.db, id)) === undefined) return id;
    }
  }

  /** Schedules the next days, and keeps one Sit & Go of each kind open. */
  async #plan(): Promise<void> {
    if (!this.#mayRun || this.#isClosing) return;
    const { poker, clock, db } = this.#house;
    const now = clock.now();
    await this.#creating.run(async () => {
      const days = daysFrom(now, poker.timeZone, daysPlanned(poker.schedule));
      for (const { id: name, preset, startsAt, registrationOpens } of plannedOn(poker.schedule, days)) {
        const id = name.replaceAll('/', '-').replaceAll(':', '');
        const made = termsFrom(preset, { registrationOpens });
        if ('mistakes' in made || startsAt <= now.getTime() || (await readTournament(db, id)) !== undefined) continue;
        const series = name.split('/')[0] ?? id;
        await this.#make({ id, series, ...made, startsAt: new Date(startsAt) }, bySchedule);
      }
      for (const preset of poker.sitAndGos) await this.#keepOpen(preset);
    });
  }

  /** PT-011: Sit & Gos run continuously. */
  async #keepOpen(series: string): Promise<void> {
    const preset = presetNamed(series);
    const isOpen = this.rooms.some((room) => room.stored.series === series && room.tournament.phase === 'registering');
    if (preset === undefined || isOpen || this.#isClosing) return;
    const { parameters, terms } = preset;
    const id = await this.#freeId(series);
    await this.#make({ id, series, parameters, terms, startsAt: undefined }, bySchedule);
  }

  /** PT-902: a Sit & Go made by staff reopens under its own name, one of the house's by its preset. */
  async #another(full: string): Promise<void> {
    const stored = this.find(full)?.stored;
    if (stored === undefined) return;
    if (this.#house.poker.sitAndGos.includes(stored.series)) return this.#keepOpen(stored.series);
    const { series, parameters, terms } = stored;
    const id = await this.#freeId(series);
    await this.#make({ id, series, parameters, terms, startsAt: undefined }, bySchedule);
  }

  async #open(id: string): Promise<TournamentRoom | undefined> {
    const stored = await readTournament(this.#house.db, id);
    if (stored === undefined) return undefined;
    try {
      const room = await TournamentRoom.open(stored, this.#roomHouse());
      if (room.isOver) this.#ended.keep(room);
      else this.#rooms.set(id, room);
      for (const listener of this.#onOpened) listener(room);
      this.#house.listener.changed(id);
      return room;
    } catch (error) {
      this.#fail(id, error);
      return undefined;
    }
  }

  #roomHouse(): RoomHouse {
    const { db, clock, safe, owner, house, resumeSeconds, listener, stops, protection, poker } = this.#house;
    return {
      db,
      clock,
      safe,
      newSeed: this.#house.newSeed ?? newSeed,
      owner,
      currency: house.currency,
      resumeSeconds,
      listener,
      operators: poker.operators,
      practice: poker.practice === true && house.kind === 'play',
      operatorOf: (sql, player) => operatorOf(poker, sql, player),
      gate: async (player, price) => {
        if (!this.#mayRun) return notCertified;
        if (house.kind === 'real' && isPracticePlayer(player)) return noAutomaticPlayers;
        return stops.at({ id: 'poker', game: { id: 'poker' as never } }, player) ?? protection.refusal(player, price);
      },
      anotherOpens: (id) => this.#begin(this.#creating.run(() => this.#another(id))),
      ended: (id) => {
        const room = this.#rooms.get(id);
        this.#rooms.delete(id);
        if (room === undefined) return;
        this.#ended.keep(room);
        this.#begin(this.#registerWinners(room));
      },
      failed: (id, error) => this.#fail(id, error),
    };
  }

  #registerWinners(satellite: TournamentRoom): Promise<void> {
    return registerWinners({ ...this.#house, target: (name) => targetAmong(this.rooms, name) }, satellite);
  }

  /** Tournaments that ended before the house opened: their results stay in the lobby. */
  async #recallEnded(): Promise<void> {
    const { db, clock } = this.#house;
    const ended = await endedTournaments(db, endedKept, lobbySince(clock.now()));
    for (const { id } of ended.toReversed()) {
      if (this.#isClosing) return;
      await this.lookUp(id);
    }
  }

  /** Reopens a failed tournament from storage, after a delay that grows with every failure. */
  #fail(id: string, error: unknown): void {
    const { failed, clock } = this.#house;
    failed(error, id);
    this.#rooms.delete(id);
    const failures = (this.#failures.get(id) ?? 0) + 1;
    this.#failures.set(id, failures);
    // Another process has taken it over.
    if (this.#isClosing || error instanceof StaleLease) return;
    const cancel = clock.after(retryAfter(failures) * second, () => {
      this.#cancels.delete(`open ${id}`);
      // A look-up may have opened it meanwhile: a tournament never has two rooms.
      this.#begin(this.lookUp(id).then(() => {}));
    });
    this.#cancels.set(`open ${id}`, cancel);
  }

  async #markSeen(): Promise<void> {
    const running = this.rooms.filter(({ tournament }) => tournament.phase === 'running').map(({ id }) => id);
    await markSeen(this.#house.db, running, this.#house.clock.now());
  }

  #every(name: string, seconds: number, work: () => Promise<void>): void {
    const again = () => {
      const cancel = this.#house.clock.after(seconds * second, () => {
        this.#begin(work());
        again();
      });
      this.#cancels.set(name, cancel);
    };
    again();
  }

  #begin(work: Promise<void>): void {
    const done = work.catch((error: unknown) => this.#house.failed(error)).finally(() => this.#underWay.delete(done));
    this.#underWay.add(done);
  }

  async #audit(id: string, did: AuditedDeed, { by, reason }: Deed, before: unknown): Promise<void> {
    const { db, clock } = this.#house;
    const after = this.find(id)?.line() ?? null;
    const entry = { by, at: clock.now().toISOString(), did, subject: `tournament ${id}`, before, after, reason };
    await db.transaction((sql) => appendAudit(sql, entry));
  }

  /** Stores everything as it is; it continues when the house opens again. */
  async close(): Promise<void> {
    this.#isClosing = true;
    for (const cancel of this.#cancels.values()) cancel();
    for (const room of this.rooms) await room.close();
    await this.idle();
    const ids = this.rooms.map(({ id }) => id);
    await markSeen(this.#house.db, ids, this.#house.clock.now());
  }

  /** Resolves when all background work is done. */
  async idle(): Promise<void> {
    for (const room of this.rooms) await room.idle();
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }
}

const bySchedule: Deed = { by: theHouse, reason: 'as the schedule says' };
