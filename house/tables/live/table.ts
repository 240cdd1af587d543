/** A shared table: takes commands one at a time, runs its rounds, and announces what happens. */
import { defined } from '../../../core/base/defined.ts';
import type { ClauseId, PlayerId, Seat } from '../../../core/base/ids.ts';
import { broken } from '../../../core/base/invariant.ts';
import { refuse } from '../../../core/base/refusal.ts';
import type { Exposure } from '../../../core/games/exposure.ts';
import type { Table } from '../../../core/games/game.ts';
import type { Answer } from '../../../core/round/answer.ts';
import type { Round } from '../../../core/round/round.ts';
import type { Gesture } from '../../../core/round/slip-gesture.ts';
import { gestureOf } from '../../../core/round/gesture-of.ts';
import { type Actor, type Deed, theHouse } from '../../accounts/rights.ts';
import type { CommandOf, TableCommand } from '../../protocol/commands.ts';
import type { OwnState } from '../../protocol/own-told.ts';
import type { Placed } from '../../protocol/slip-told.ts';
import type { LobbyTable, TableState } from '../../protocol/table-told.ts';
import { isPracticePlayer } from '../../accounts/practice-ids.ts';
import { type Lease, takeTable } from '../../rounds/lease.ts';
import type { Bettor } from '../betting/desk.ts';
import { hasShoe, readBoards } from '../dealing/boards.ts';
import { changeSettings } from '../desk/change-settings.ts';
import { type Choice, saidBy } from '../dealing/decisions.ts';
import { CommandMemory } from '../desk/command-memory.ts';
import { Guests } from '../desk/guests.ts';
import { type ByHand, heldAt, TableIncidents } from '../incidents/incidents.ts';
import { LivePlay, type PlayParts } from './play.ts';
import { exposureOn, feltOf, laidAt, lobbyOf, type OnFelt, ownOf, stateOf, wagersOn } from '../telling/state.ts';
import type { CommandAnswer, OpenTable, Sitting, SettingsChange } from '../desk/open-table.ts';
import { goesOn, keepPause, pauseTable, resumeTable } from '../desk/pauses.ts';
import { Gathering } from '../../gathering.ts';
import { Queue } from '../../queue.ts';
import type { Rack } from '../dealing/rack.ts';
import { recover, type Recovered } from './recover.ts';
import { SeatDesk } from '../betting/seat-desk.ts';
import { ShoeRack } from '../dealing/shoe-rack.ts';
import { runningIn } from '../dealing/stage.ts';
import type { TableHouse, TableSetup } from '../desk/setup.ts';
import { connectionLost, refusalTold } from '../telling/told.ts';
import type { ToldRefusal } from '../../protocol/refusal.ts';
import { refuseHere } from '../../protocol/refusals.ts';
import { heldBy, type Holding, pausedRefusal, type PauseTold } from '../../protocol/pause.ts';

const done = { done: true } as const;
const onlyPlayers = refuseHere('not-a-player');
const stopped = refuseHere('table-stopped');
const rehearsal = refuseHere('rehearsal');

/** The table's lease, where cards and rounds come from, and who is told when the table waits for an answer. */
export interface DealtBy {
  readonly lease: Lease;
  readonly rack: Rack;
  readonly waits: () => void;
  /** A studio table's hooks for incidents. */
  readonly byHand?: ByHand;
}

type TableParts = Pick<PlayParts, 'rack' | 'boards' | 'waits'> & {
  readonly lease: Lease;
  readonly byHand: ByHand | undefined;
};

async function virtually({ id }: TableSetup, house: TableHouse): Promise<DealtBy> {
  const lease = await takeTable(house.db, id, house.owner);
  return { lease, rack: new ShoeRack(house, lease), waits: () => broken('a virtual dealer keeps nobody waiting') };
}

export class LiveTable implements OpenTable {
  readonly id: string;
  readonly isPrivate = false;
  readonly isRehearsal: boolean;
  readonly #house: TableHouse;
  readonly #queue = new Queue();
  readonly #guests: Guests;
  readonly #memory = new CommandMemory();
  readonly #play: LivePlay;
  readonly #seats: SeatDesk;
  readonly #choices = new Gathering(
    (choices: readonly Choice[]) => this.#memory.onceEach(choices, (fresh) => this.#hear(fresh)),
    this.#queue,
  );
  readonly incidents: TableIncidents;

  private constructor(setup: TableSetup, house: TableHouse, parts: TableParts) {
    this.id = setup.id;
    this.isRehearsal = setup.isRehearsal === true;
    this.#house = house;
    this.#guests = new Guests(house.db, this);
    this.#play = new LivePlay(setup, house, {
      ...parts,
      guests: this.#guests,
      run: (work) => this.#queue.run(work),
      roundOver: (next) => this.#seats.roundOver(next),
    });
    this.#seats = new SeatDesk(this.#play, house.listener);
    this.incidents = new TableIncidents({
      play: this.#play,
      house,
      guests: this.#guests,
      lease: parts.lease,
      run: (work) => this.#queue.run(work),
      dealer: parts.byHand,
    });
  }

  static async open(setup: TableSetup, house: TableHouse, dealtBy?: DealtBy): Promise<LiveTable> {
    const { db, clock } = house;
    const { resumeSeconds, table } = setup;
    const { lease, rack, waits, byHand } = dealtBy ?? (await virtually(setup, house));
    const held = await heldAt(db, setup.id);
    const isHeld = held !== undefined;
    const recovered = await recover(table, lease, { db, now: clock.now(), resumeSeconds, isHeld, rack });
    const ofShoe = defined({ shoe: hasShoe(table.shoe) ? rack.shoeNumber : undefined });
    const boards = await readBoards(db, { table: setup.id, ...ofShoe });
    const open = new LiveTable(setup, house, { rack, boards, waits, lease, byHand });
    await open.#queue.run(async () => {
      await open.#begin(recovered);
      if (held !== undefined) open.#play.pause(held);
    });
    return open;
  }

  /** By the parameters now in force. */
  get rules(): Table {
    return this.#play.setup.table;
  }

  get phase(): TableState['phase'] {
    return this.lobby().phase;
  }

  /** The running round, or the one just ended. */
  get round(): Round<unknown> | undefined {
    return runningIn(this.#play.stage)?.round;
  }

  get roundId(): string | undefined {
    return runningIn(this.#play.stage)?.id;
  }

  /** Why it is paused, if it is. */
  get paused(): PauseTold | undefined {
    return this.#play.paused;
  }

  /** Total stakes on the current round in cents; provisional while betting is open. */
  get staked(): number {
    return wagersOn(this.#play.stage).reduce((sum, { stake, fee }) => sum + stake + fee, 0);
  }

  /** The largest loss the house can still make in the current round. */
  get exposure(): Exposure {
    return exposureOn(this.#play);
  }

  /** Bet by bet, with its choices and, once the round is over, its return. */
  get felt(): readonly OnFelt[] {
    return feltOf(this.#play.stage);
  }

  /** Resolves when everything requested so far is done. */
  idle(): Promise<void> {
    return this.#queue.idle();
  }

  command(sitting: Sitting, command: TableCommand): Promise<CommandAnswer> {
    if (command.do === 'decide') return this.#choices.add({ player: sitting.player, command });
    return this.#queue.run(() => this.#memory.once(sitting.player, command.id, () => this.#obey(sitting, command)));
  }

  async state(): Promise<TableState> {
    return stateOf(this.#standing);
  }

  async own(player: PlayerId): Promise<OwnState> {
    const balance = await this.#guests.balance(player);
    return ownOf(this.#standing, player, balance);
  }

  lobby(): LobbyTable {
    return lobbyOf(this.#standing);
  }

  async enter(sitting: Sitting): Promise<undefined> {
    // Queried now, so that no bet has to wait for it.
    await this.#guests.isPlayer(sitting.player);
    await this.#queue.run(async () => {
      this.#guests.enter(sitting);
      this.#seats.seating.comeBack(sitting.player);
    });
  }

  /**
   * Provisional bets are dropped; debited ones stand or are annulled, as the page says. Leaving voluntarily annuls
   * nothing.
   */
  lose(player: PlayerId, how?: 'left'): Promise<void> {
    return this.#queue.run(async () => {
      const { stage } = this.#play;
      this.#guests.leave(player);
      if (stage.is === 'betting' && stage.desk.takeAway(player)) {
        this.#house.listener.toOne(player, { said: 'gone', why: connectionLost });
      }
      if (stage.is === 'dealing' && how !== 'left') await stage.dealing.annul(player);
      this.#seats.lose(player);
    });
  }

  pause(holding: Holding, by: Actor = theHouse): Promise<void> {
    return this.#queue.run(async () => {
      const why = heldBy(holding, this.#house.clock.now());
      await pauseTable(this.#house, this.id, why, by);
      this.#play.pause(why);
    });
  }

  resume(deed: Deed = goesOn): Promise<void> {
    return this.#queue.run(async () => {
      await resumeTable(this.#house, this.id, deed);
      await this.#play.orFail(() => this.#play.resume());
    });
  }

  /** An answer from people or devices, accepted only if the round requests it. */
  give(answer: Answer): Promise<ToldRefusal | undefined> {
    return this.#queue.run(async () => {
      const { stage, paused } = this.#play;
      if (paused !== undefined) return pausedRefusal(paused);
      if (stage.is !== 'dealing') return refuse('no-round-dealt', this.rules.betsClause);
      return this.#play.orFail(() => stage.dealing.give(answer));
    });
  }

  /** A new shoe is ready, or a dealer has come: resumes a table that waited for it. */
  lookAgain(): Promise<void> {
    return this.#queue.run(() => this.#play.orFail(() => this.#play.lookAgain()));
  }

  /** Typing in of results begins or ends; players are told. */
  manual(isOn: boolean): Promise<void> {
    return this.#queue.run(async () => this.#play.manual(isOn));
  }

  extendBetting(seconds: number): Promise<Date | undefined> {
    return this.#queue.run(async () => this.#play.extendBetting(seconds));
  }

  voidRound(why: { readonly clause: string; readonly reason: string; readonly by: readonly string[] }): Promise<void> {
    return this.#queue.run(async () => {
      const told = await this.#play.voidRound({ ...why, clause: why.clause as ClauseId });
      await keepPause(this.#house.db, this.id, told);
    });
  }

  change(wanted: SettingsChange, deed: Deed): Promise<ToldRefusal | undefined> {
    return this.#queue.run(async () => {
      const now = await changeSettings(this.#house, this.#play.coming, wanted, deed);
      if ('refused' in now) return now;
      this.#play.change(now);
      return undefined;
    });
  }

  async close(how: 'after-round' | 'hold'): Promise<void> {
    const { stopped: hasStopped } = await this.#queue.run(() => this.#play.close(how));
    await hasStopped;
  }

  async #begin({ running, last }: Recovered): Promise<void> {
    const wagers = last?.entries[0]?.entry.kind === 'bets' ? last.entries[0].entry.wagers : [];
    if (running !== undefined) {
      await this.#seats.seatAgain(this.#house.db, running.table, wagers);
      for (const { entry, command } of last?.entries ?? []) {
        if (entry.kind !== 'choice' || command === null) continue;
        const player = wagers.find(({ seat, player: own }) => (seat ?? own) === entry.holder)?.player;
        if (player !== undefined) this.#memory.keep(player, command, done);
      }
    }
    await this.#play.begin(running, wagers);
  }

  async #obey(sitting: Sitting, command: Exclude<TableCommand, CommandOf<'decide'>>): Promise<CommandAnswer> {
    switch (command.do) {
      case 'bet':
        return { placed: await this.#bet(sitting, command) };
      case 'sit':
        return this.#sit(sitting, command.seat as Seat);
      case 'stand':
        return answerOf(this.#seats.stand(sitting, command.seat as Seat));
      case 'deal':
        return { refused: refuseHere('dealt-by-table') };
    }
  }

  async #bet({ player }: Sitting, command: CommandOf<'bet'>): Promise<Placed> {
    const { stage, paused } = this.#play;
    const seat = command.seat as Seat | undefined;
    const gesture = gestureOf(command.gesture);
    const bettor = { player, ...defined({ seat }) };
    const laid = laidAt(stage, player, seat) ?? { ...defined({ seat }), stakes: {}, total: 0 };
    const no = (told: ToldRefusal): Placed => ({ placed: 'refused', told, laid });
    if (stage.is === 'stopped') return no(stopped);
    if (this.isRehearsal && !isPracticePlayer(player)) return no(rehearsal);
    if (paused !== undefined) return no(pausedRefusal(paused));
    if (stage.is !== 'betting') {
      return no(refuse('betting-closed', this.rules.betsClause));
    }
    const wrong = this.#wrongPlace(bettor) ?? (await this.#mayNotBet(player, gesture));
    if (wrong !== undefined) return no(wrong);
    const placed = await stage.desk.gesture(bettor, gesture, {
      covers: (total) => this.#guests.covers(player, total),
      balance: () => this.#guests.balance(player),
      holdsBack: (total) => this.#house.protection.refusal(player, total),
    });
    if (placed.placed !== 'refused') {
      const { desk } = stage;
      const told = { laid: placed.laid, slip: desk.slip(bettor), ...desk.controls(player), re: command.id };
      this.#house.listener.toOne(player, { said: 'laid', ...told });
      if (seat !== undefined) this.#seats.tell([]);
    }
    return placed;
  }

  /** At a table with seats players bet at their own; elsewhere without a seat. */
  #wrongPlace({ player, seat }: Bettor): ToldRefusal | undefined {
    const isOwn = seat === undefined ? this.rules.seats === undefined : this.#seats.seating.isOf(player, seat);
    return isOwn ? undefined : refuseHere('not-your-seat');
  }

  /** Chips can always be taken back. */
  async #mayNotBet(player: PlayerId, { bet }: Gesture): Promise<ToldRefusal | undefined> {
    if (bet === 'undo' || bet === 'clear') return undefined;
    if (!(await this.#guests.isPlayer(player))) return onlyPlayers;
    return this.#house.stops.at(this.#play.setup, player);
  }

  async #sit(sitting: Sitting, seat: Seat): Promise<CommandAnswer> {
    if (this.#play.stage.is === 'stopped') return { refused: stopped };
    if (!(await this.#guests.isPlayer(sitting.player))) return { refused: onlyPlayers };
    return answerOf(this.#seats.sit(sitting, seat));
  }

  async #hear(all: readonly Choice[]): Promise<readonly CommandAnswer[]> {
    const { stage, paused } = this.#play;
    if (stage.is === 'stopped') return all.map(() => ({ refused: stopped }));
    if (paused !== undefined) return all.map(() => ({ refused: pausedRefusal(paused) }));
    if (stage.is !== 'dealing') {
      const { betsClause } = this.rules;
      return all.map(() => ({ refused: refuse('not-a-holder', betsClause) }));
    }
    const { answers, isDecided } = await stage.dealing.hear(all.map(saidBy));
    if (isDecided) await this.#play.orFail(() => stage.dealing.decided());
    return answers.map((refusal) => answerOf(refusal && refusalTold(refusal)));
  }

  get #standing() {
    return { play: this.#play, seating: this.#seats.seating, players: this.#guests.count };
  }
}

const answerOf = (refusal: ToldRefusal | undefined): CommandAnswer =>
  refusal === undefined ? done : { refused: refusal };
