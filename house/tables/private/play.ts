/** The play at one private table: bets, DEAL, cards and choices, result. Each step is stored, then announced. */
import { defined } from '../../../core/base/defined.ts';
import type { PlayerId, Seat } from '../../../core/base/ids.ts';
import { broken } from '../../../core/base/invariant.ts';
import { isRefusal, refuse } from '../../../core/base/refusal.ts';
import type { Signed } from '../../../core/round/answer.ts';
import { notCovered } from '../../../core/round/betting.ts';
import { emptySlip, type Slip } from '../../../core/round/slip.ts';
import type { Gesture } from '../../../core/round/slip-gesture.ts';
import { gestureOf } from '../../../core/round/gesture-of.ts';
import { betRefusal } from '../../accounts/stops.ts';
import type { CommandOf } from '../../protocol/commands.ts';
import type { OwnState } from '../../protocol/own-told.ts';
import type { LaidTold, Placed } from '../../protocol/slip-told.ts';
import type { TableState, TableTold } from '../../protocol/table-told.ts';
import { stakedBy } from '../../rounds/money.ts';
import type { Lease } from '../../rounds/lease.ts';
import { type Bettor, BettingDesk, type Slips, stakesBy } from '../betting/desk.ts';
import { SeatDesk } from '../betting/seat-desk.ts';
import { Boards, hasShoe } from '../dealing/boards.ts';
import { Dealing } from '../dealing/dealing.ts';
import { saidBy } from '../dealing/decisions.ts';
import type { RunningRound } from '../dealing/running-round.ts';
import type { ShoeRack } from '../dealing/shoe-rack.ts';
import type { Stage, StageOf } from '../dealing/stage.ts';
import type { TableTimer } from '../dealing/timer.ts';
import { FirstAnswers } from '../desk/first-answers.ts';
import { Guests } from '../desk/guests.ts';
import type { CommandAnswer, Sitting, TableListener } from '../desk/open-table.ts';
import type { TableHouse, TableSetup } from '../desk/setup.ts';
import { laidAt, ownOf, type Standing, stateOf } from '../telling/state.ts';
import { connectionLost, refusalTold, slipTold } from '../telling/told.ts';
import { closedTold, openedTold, type RoundEnd, tellClose, tellEnd } from '../telling/voice.ts';
import type { EntryTerms } from './entry.ts';
import { controlsIn, type Purse } from './controls.ts';
import { callOff, type FoundTable } from './recover.ts';
import { chipsIn, keepChips, wasDealt } from './store.ts';
import { wagersToDeal } from './wagers.ts';
import type { ToldRefusal } from '../../protocol/refusal.ts';
import { refuseHere } from '../../protocol/refusals.ts';
import { pausedRefusal, type PauseTold } from '../../protocol/pause.ts';

export type PlayHouse = Pick<TableHouse, 'db' | 'clock' | 'safe' | 'listener' | 'protection'>;

export interface PrivateParts {
  readonly timer: TableTimer;
  /** Whether the player is present to see what is shown. */
  readonly isSeen: () => boolean;
  /** When betting reopens after a result; undefined if nobody is there to bet. */
  readonly nextBets: () => Date | undefined;
  /** Called when a round has ended and everyone was told. */
  readonly over: () => Promise<void>;
}

/** As many as a client may have in flight when the house stops. */
const answersMost = 32;

const done = { done: true } as const;
const isTakingBack = ({ bet }: Gesture): boolean => bet === 'undo' || bet === 'clear';
const notWaiting = refuseHere('not-waiting');

export class PrivatePlay {
  readonly isOnDemand = true;
  readonly boards: Boards;
  readonly #player: PlayerId;
  readonly #terms: EntryTerms;
  readonly #house: PlayHouse;
  readonly #parts: PrivateParts;
  readonly #lease: Lease;
  readonly #rack: ShoeRack;
  readonly #guests: Guests;
  readonly #seats: SeatDesk;
  #stage: Stage;
  /** When the current round was dealt. */
  #dealtAt: Date;
  #last: Purse['last'];
  /** First answers to commands that placed chips, stored with the chips. */
  readonly answers: FirstAnswers;
  /** Earlier seats, taken again when the player returns. */
  #keptSeats: readonly Seat[];

  constructor(
    player: PlayerId,
    terms: EntryTerms,
    found: FoundTable,
    parts: PrivateParts & { readonly house: PlayHouse },
  ) {
    const { house } = parts;
    this.#player = player;
    this.#terms = terms;
    this.#house = { ...house, listener: whoseListener(house.listener, player) };
    this.#parts = parts;
    this.#lease = found.lease;
    this.#rack = found.rack;
    this.#guests = new Guests(house.db, { isRehearsal: false });
    this.#last = stakesBy(found.last);
    this.boards = new Boards(found.boards);
    this.answers = new FirstAnswers(answersMost, found.answers);
    this.#keptSeats = found.seats;
    this.#dealtAt = found.round.is === 'dealing' ? found.round.dealtAt : house.clock.now();
    this.#seats = new SeatDesk(this, this.#house.listener);
    this.#stage = this.#stageOf(found);
  }

  get setup(): Pick<TableSetup, 'id' | 'name' | 'names' | 'game' | 'table'> {
    return { id: this.#terms.entry, ...this.#terms.settings };
  }

  get stage(): Stage {
    return this.#stage;
  }

  get dealtAt(): Date {
    return this.#dealtAt;
  }

  /** Why play is held now. */
  get paused(): PauseTold | undefined {
    const { paused, stopped } = this.#terms;
    return paused ?? (this.#stage.is === 'dealing' ? undefined : stopped);
  }

  get last(): Purse['last'] {
    return this.#last;
  }

  /** The player is here; takes their earlier seats again. */
  sitDownAgain(sitting: Sitting): void {
    const { table } = this.#terms.settings;
    for (const seat of this.#keptSeats) this.#seats.seating.sit(table, sitting, seat);
    this.#keptSeats = [];
    this.#seats.seating.freeLeft(table);
  }

  /** Opens the next round, committed to before its bets. */
  async openBetting(): Promise<StageOf<'betting'>> {
    const { settings } = this.#terms;
    const { table } = settings;
    const { running, isNewShoe } = await this.#rack.openRound(settings);
    if (this.#stage.is === 'result') this.boards.add(this.#stage.end.ended);
    const boardsAnew = isNewShoe && hasShoe(table.shoe);
    if (boardsAnew) this.boards.beginAnew();
    const stage = this.#bettingOn(running);
    this.#stage = stage;
    this.say(openedTold(running, undefined, boardsAnew));
    this.#seats.roundOver(table);
    this.#tellLaid(await this.#purse());
    return stage;
  }

  /** Replaces a waiting round whose rules are out of date. */
  async followRules(): Promise<void> {
    if (this.#stage.is !== 'betting' || this.#stage.running.table === this.#terms.settings.table) return;
    await callOff(this.#stage.running.record, this.#house.clock.now());
    await this.openBetting();
  }

  /** Whether there are any chips. */
  get hasChips(): boolean {
    return this.#stage.is === 'betting' && this.#stage.desk.allLaid(this.#player).length > 0;
  }

  async bet({ id, seat, gesture: said }: CommandOf<'bet'>): Promise<{ readonly placed: Placed }> {
    const gesture = gestureOf(said);
    const bettor = this.#bettor(seat as Seat | undefined);
    const wrong = (await this.#held(isTakingBack(gesture))) ?? this.#wrongNow(bettor);
    if (wrong !== undefined) return { placed: { placed: 'refused', told: wrong, laid: this.#laidBy(bettor) } };
    const stage = this.#stage.is === 'betting' ? this.#stage : await this.openBetting();
    const purse = await this.#purse();
    const placed = await stage.desk.gesture(bettor, gesture, {
      covers: async (total) => total <= purse.balance,
      balance: async () => purse.balance,
      holdsBack: (total) => this.#house.protection.refusal(this.#player, total),
    });
    const answer = { placed };
    if (placed.placed === 'refused') return answer;
    this.answers.keep(id, answer);
    await this.#keep();
    this.#tellLaid(purse, bettor, id);
    if (bettor.seat !== undefined) this.#seats.tell([]);
    return answer;
  }

  async sit(sitting: Sitting, seat: Seat): Promise<CommandAnswer> {
    const held = await this.#held(false);
    const refusal = held ?? this.#seats.sit(sitting, seat);
    if (refusal !== undefined) return { refused: refusal };
    await this.#keep();
    return done;
  }

  async stand(sitting: Sitting, seat: Seat): Promise<CommandAnswer> {
    const refusal = this.#seats.stand(sitting, seat);
    if (refusal !== undefined) return { refused: refusal };
    await this.#keep();
    this.#tellLaid(await this.#purse(), this.#bettor(seat));
    return done;
  }

  async decide(command: CommandOf<'decide'>): Promise<CommandAnswer> {
    const stage = this.#stage;
    const { paused } = this;
    if (paused !== undefined) return { refused: pausedRefusal(paused) };
    if (stage.is !== 'dealing') {
      const { betsClause } = this.#terms.settings.table;
      return { refused: refusalTold(refuse('not-a-holder', betsClause)) };
    }
    const { answers, isDecided } = await stage.dealing.hear([saidBy({ player: this.#player, command })]);
    if (isDecided) await stage.dealing.decided();
    const [refusal] = answers;
    return refusal === undefined ? done : { refused: refusalTold(refusal) };
  }

  /** RB-906: accepts once the bet is debited and everything up to the player's next choice is fixed, all or nothing. */
  async deal(round: string): Promise<CommandAnswer> {
    const { db, clock } = this.#house;
    const stage = this.#stage;
    if (stage.is !== 'betting' || stage.running.id !== round) {
      // A second press, or the first repeated after a stop: the round is dealt once.
      return (await wasDealt(db, this.#lease, round)) ? done : { refused: notWaiting };
    }
    const held = await this.#held(false);
    if (held !== undefined) return { refused: held };
    const closed = wagersToDeal(stage, this.#player);
    if (isRefusal(closed)) return { refused: refusalTold(closed) };
    const { running } = stage;
    const { wagers, changes } = closed;
    const at = clock.now();
    const taken = await this.#house.protection.taking(stakedBy(wagers), async (refused) => {
      const holds = refused.get(this.#player);
      if (holds !== undefined) return { untaken: holds };
      const begin = () => running.begin(wagers);
      const balance = await running.record.dealAtOnce({ player: this.#player, wagers }, begin, at);
      return balance === undefined ? { untaken: refusalTold(notCovered(running.table.betting)) } : { balance };
    });
    if ('untaken' in taken) return { refused: taken.untaken };
    this.#dealtAt = at;
    this.#last = stakesBy(wagers);
    this.#stage = this.#dealingOf(running);
    const balances = new Map([[this.#player, taken.balance]]);
    this.#guests.learn(balances);
    this.say(closedTold(running, wagers));
    tellClose(this.#house.listener, running, { taken: wagers, out: [], balances, changes, gone: new Map() });
    return done;
  }

  /** The connection was lost during betting or a round; for games whose page says what happens then. */
  async lose(how: 'left' | undefined): Promise<void> {
    const stage = this.#stage;
    if (stage.is === 'dealing' && how !== 'left') await stage.dealing.annul(this.#player);
    if (stage.is !== 'betting' || !stage.desk.takeAway(this.#player)) return;
    await this.#keep();
    this.#house.listener.toOne(this.#player, { said: 'gone', why: connectionLost });
  }

  /** Shows all of a round that ended in the player's absence. */
  async showAll(): Promise<void> {
    if (this.#stage.is !== 'result' || this.#stage.running.round.voided !== undefined) return;
    const { running } = this.#stage;
    const mark = running.round.steps.length;
    await running.record.publish(mark);
    running.showTo(mark);
  }

  /** Voids the round and returns every stake. */
  async voidRound({ running, dealing }: StageOf<'dealing'>, signed: Signed): Promise<void> {
    await this.#showEnd(running, await dealing.voidRound(signed), undefined);
  }

  /** Announces when betting reopens after a displayed result. */
  takeBetsAt(until: Date | undefined): void {
    if (this.#stage.is !== 'result') return;
    const { until: _, ...stage } = this.#stage;
    this.#stage = { ...stage, ...defined({ until }) };
  }

  get state(): TableState {
    return stateOf(this.#standing);
  }

  async own(): Promise<OwnState> {
    const purse = await this.#purse();
    const controls = controlsIn(this.#stage, this.#player, purse);
    const own = ownOf(this.#standing, this.#player, purse.balance);
    const laid = this.#stage.is === 'result' ? [] : own.laid;
    return { ...own, laid, canRebet: controls.includes('rebet'), controls };
  }

  say(told: TableTold): void {
    this.#house.listener.toAll(told);
  }

  #stageOf({ round, slips }: FoundTable): Stage {
    switch (round.is) {
      case 'betting':
        return this.#bettingOn(round.running, slips);
      case 'dealing':
        return this.#dealingOf(round.running);
      case 'waiting':
      case 'result':
        return round;
    }
  }

  #bettingOn(running: RunningRound, slips: Slips = new Map()): StageOf<'betting'> {
    const { table, promised } = running;
    // Without seats the player has one place to bet at, with or without chips.
    const place: Slips = table.seats === undefined ? new Map<undefined, Slip>([[undefined, emptySlip]]) : new Map();
    const lying = new Map([[this.#player, new Map([...place, ...slips])]]);
    return { is: 'betting', running, desk: new BettingDesk(table, promised.shoe.dealt, this.#last, lying) };
  }

  #dealingOf(running: RunningRound): StageOf<'dealing'> {
    const { pace } = this.#terms.settings;
    const dealing = new Dealing(running, {
      ...this.#house,
      guests: this.#guests,
      timer: this.#parts.timer,
      stepSeconds: pace.step,
      ballSeconds: pace.ball ?? pace.step,
      closesWhenSaid: true,
      isSeen: this.#parts.isSeen,
      waits: () => broken('a virtual dealer keeps nobody waiting'),
      over: async (end) => {
        await this.#showEnd(running, end, this.#parts.nextBets());
        await this.#parts.over();
      },
    });
    return { is: 'dealing', running, dealing };
  }

  async #showEnd(running: RunningRound, end: RoundEnd, next: Date | undefined): Promise<void> {
    this.#stage = { is: 'result', running, end, ...defined({ until: next }) };
    tellEnd(this.#house.listener, end, next);
    this.#seats.roundOver(this.#terms.settings.table);
    this.#tellLaid(await this.#purse());
  }

  #bettor(seat: Seat | undefined): Bettor {
    return { player: this.#player, ...defined({ seat }) };
  }

  #laidBy({ player, seat }: Bettor): LaidTold {
    const laid = this.#stage.is === 'result' ? undefined : laidAt(this.#stage, player, seat);
    return laid ?? { ...defined({ seat }), stakes: {}, total: 0 };
  }

  #wrongNow({ player, seat }: Bettor): ToldRefusal | undefined {
    const { betsClause, seats } = this.#terms.settings.table;
    if (seats === undefined && seat !== undefined) return refusalTold(refuse('no-seats', betsClause));
    if (seats !== undefined && (seat === undefined || !this.#seats.seating.isOf(player, seat))) {
      return refuseHere('not-your-seat');
    }
    return this.#stage.is === 'dealing' ? refusalTold(refuse('betting-closed', betsClause)) : undefined;
  }

  /** Why nothing may begin now. Chips can always be taken back. */
  async #held(isBack: boolean): Promise<ToldRefusal | undefined> {
    const { entry, settings, closing, paused } = this.#terms;
    if (closing !== undefined) return closing;
    if (isBack) return undefined;
    if (paused !== undefined) return pausedRefusal(paused);
    return betRefusal(this.#house.db, { player: this.#player, table: entry, game: settings.game.id });
  }

  async #keep(): Promise<void> {
    const { seating } = this.#seats;
    const seats = this.#terms.settings.table.seats && seating.seatsOf(this.#player);
    await keepChips(this.#house.db, this.#lease, {
      ...chipsIn(this.#stage, this.#player),
      ...defined({ seats }),
      answers: this.answers.all,
    });
  }

  async #purse(): Promise<Purse> {
    return { balance: await this.#guests.balance(this.#player), last: this.#last };
  }

  /** `re` is the command that laid it. */
  #tellLaid(purse: Purse, bettor = this.#bettor(undefined), re?: string): void {
    const stage = this.#stage;
    const controls = controlsIn(stage, this.#player, purse);
    const laid = stage.is === 'result' ? { stakes: {}, total: 0 } : this.#laidBy(bettor);
    const slip = stage.is === 'betting' ? stage.desk.slip(bettor) : slipTold(emptySlip, bettor.seat);
    const presses = stage.is === 'betting' ? stage.desk.controls(this.#player) : {};
    const told = { laid, slip, ...presses, canRebet: controls.includes('rebet'), controls, ...defined({ re }) };
    this.#house.listener.toOne(this.#player, { said: 'laid', ...told });
  }

  get #standing(): Standing {
    return { play: this, seating: this.#seats.seating, players: 1 };
  }
}

/** Public messages at a private table go to its player. */
const whoseListener = ({ toAll, toOne }: TableListener, player: PlayerId): TableListener => ({
  toAll: (told) => toAll(told, player),
  toOne,
});
