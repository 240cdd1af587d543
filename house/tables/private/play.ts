/** What is played at one player's own table: bets, DEAL, cards one by one, result, and again; each step stored, then said. */
import { defined } from '../../../core/base/defined.ts';
import type { PlayerId } from '../../../core/base/ids.ts';
import { isRefusal, refuse } from '../../../core/base/refusal.ts';
import type { OtherNames, OwnTable } from '../../../core/games/game.ts';
import { settleRound } from '../../../core/games/settle-round.ts';
import type { Signed } from '../../../core/round/answer.ts';
import { emptySlip } from '../../../core/round/slip.ts';
import { betRefusal } from '../../accounts/stops.ts';
import { balanceOf } from '../../ledger/ledger.ts';
import type { CommandOf } from '../../protocol/commands.ts';
import type { OwnState, OwnTold, Placed, TableState, TableTold, ToldRefusal } from '../../protocol/frames.ts';
import { stakedBy } from '../../rounds/money.ts';
import type { Lease } from '../../rounds/store.ts';
import { Boards } from '../dealing/boards.ts';
import type { Answered } from '../desk/first-answers.ts';
import { gestureOf } from '../betting/gesture.ts';
import type { CommandAnswer } from '../desk/open-table.ts';
import { type BettingStage, layChips, notCovered, refusedBet, wagersOf } from './bets.ts';
import { type FoundTable, stakesIn } from './found.ts';
import { callOff, dealWhole, type DealtRound, openRound, promisedBy, type Rules } from './round.ts';
import { controlsIn, laidIn, ownTold, type Purse, resultTold, type PrivateStage, stageTold } from './stage.ts';
import { keepChips, wasDealt } from './store.ts';
import type { Pace, TableHouse } from '../desk/setup.ts';
import { endedTold, namesTold, refusalTold, settledTold, shownTold, takenTold, voidTold } from '../telling/told.ts';
import type { ShoeInPlay } from '../dealing/virtual-table.ts';

export interface PrivateSettings extends Rules {
  readonly name: string;
  readonly names?: OtherNames | undefined;
  readonly pace: Pick<Pace, 'step' | 'result'>;
  readonly waits: OwnTable;
}

/** What all tables behind one entry of the lobby have in common, as it stands now. */
export interface CommonTerms {
  readonly entry: string;
  readonly settings: PrivateSettings;
  /** Somebody of the house said so: cards and bets wait. */
  readonly paused: ToldRefusal | undefined;
  /** A stop of play stands: what is being dealt ends as it would, nothing else begins. */
  readonly stopped: ToldRefusal | undefined;
  /** The house closes: what runs is finished, nothing else begins. */
  readonly closing: ToldRefusal | undefined;
}

export type PlayHouse = Pick<TableHouse, 'db' | 'clock' | 'safe' | 'listener' | 'protection'>;

/** As many as a client may have on their way when the house stops. */
export const answersMost = 32;

const done = { done: true } as const;
const isTakingBack = ({ bet }: CommandOf<'bet'>['gesture']): boolean => bet === 'undo' || bet === 'clear';
const notWaiting = { refused: 'not-waiting', reason: 'This round does not wait to be dealt: look at the table anew.' };

export class PrivatePlay {
  readonly #player: PlayerId;
  readonly #terms: CommonTerms;
  readonly #house: PlayHouse;
  readonly #lease: Lease;
  readonly #boards: Boards;
  #stage: PrivateStage;
  #unused: ShoeInPlay | undefined;
  #last: Purse['last'];
  /** The first answers to what placed chips, kept with them. */
  #answers: readonly Answered[];

  constructor(player: PlayerId, terms: CommonTerms, house: PlayHouse, found: FoundTable) {
    this.#player = player;
    this.#terms = terms;
    this.#house = house;
    this.#lease = found.lease;
    this.#stage = found.stage;
    this.#unused = found.unused;
    this.#last = found.last;
    this.#boards = new Boards(found.boards);
    this.#answers = found.answers;
  }

  get stage(): PrivateStage {
    return this.#stage;
  }

  /** Why nothing goes on here now. */
  get standsStill(): ToldRefusal | undefined {
    const { paused, stopped } = this.#terms;
    return paused ?? (this.#stage.is === 'dealing' ? undefined : stopped);
  }

  /** The next round, promised before its bets. */
  async openBetting(): Promise<BettingStage> {
    const { settings } = this.#terms;
    const waiting = await openRound(this.#house, this.#lease, settings, this.#unused);
    if (this.#stage.is === 'result') this.#boards.add(this.#stage.ended);
    this.#unused = undefined;
    const stage = { is: 'betting', waiting, slip: emptySlip } as const;
    this.#stage = stage;
    this.say({ said: 'betting', round: waiting.record.id, ...promisedBy(waiting) });
    this.#tellLaid(await this.#purse());
    return stage;
  }

  /** A round that waits by other rules than those of today makes way for another. */
  async followRules(): Promise<void> {
    if (this.#stage.is !== 'betting' || this.#stage.waiting.rules === this.#terms.settings.table) return;
    const { waiting } = this.#stage;
    await callOff(waiting, this.#house.clock.now());
    this.#unused = waiting.shoe;
    await this.openBetting();
  }

  async bet({ id, seat, gesture }: CommandOf<'bet'>): Promise<{ readonly placed: Placed }> {
    const wrong = (await this.#held(isTakingBack(gesture))) ?? this.#wrongNow(seat);
    if (wrong !== undefined) return { placed: refusedBet(this.#stage, wrong) };
    const stage = this.#stage.is === 'betting' ? this.#stage : await this.openBetting();
    const purse = await this.#purse();
    const laid = layChips(stage, gestureOf(gesture), purse);
    if (isRefusal(laid)) return { placed: refusedBet(stage, refusalTold(laid)) };
    const { total } = laid.placed.laid;
    const holds = isTakingBack(gesture) ? undefined : await this.#house.protection.refusal(this.#player, total);
    if (holds !== undefined) return { placed: refusedBet(stage, holds) };
    const answer = { placed: laid.placed };
    const answers = [...this.#answers, [id, answer] as const].slice(-answersMost);
    const { placements } = laid.slip;
    await keepChips(this.#house.db, this.#lease, { round: stage.waiting.record.id, placements, answers });
    this.#answers = answers;
    this.#stage = { ...stage, slip: laid.slip };
    this.#tellLaid(purse);
    return answer;
  }

  #wrongNow(seat: string | undefined): ToldRefusal | undefined {
    const { betsClause } = this.#terms.settings.table;
    if (seat !== undefined) return refusalTold(refuse('no-such-seat', betsClause, 'this table has no seats'));
    if (this.#stage.is !== 'dealing') return undefined;
    return refusalTold(refuse('betting-closed', betsClause, 'no more bets: wait until the round is over'));
  }

  /** Why nothing may begin now; chips can always be taken back. */
  async #held(isTakingBack: boolean): Promise<ToldRefusal | undefined> {
    const { entry, settings, closing, paused } = this.#terms;
    if (closing !== undefined) return closing;
    if (isTakingBack) return undefined;
    return paused ?? betRefusal(this.#house.db, { player: this.#player, table: entry, game: settings.game.id });
  }

  /** RB-906: accepted once the bet is debited and all cards are fixed, which happens at once or not at all. */
  async deal(round: string): Promise<CommandAnswer> {
    const { db, clock } = this.#house;
    const stage = this.#stage;
    if (stage.is !== 'betting' || stage.waiting.record.id !== round) {
      // A second press, or the first one said again after a stop: the round is dealt once.
      return (await wasDealt(db, this.#lease, round)) ? done : { refused: notWaiting };
    }
    const held = await this.#held(false);
    if (held !== undefined) return { refused: held };
    const { waiting } = stage;
    const wagers = wagersOf(stage, this.#player);
    if (isRefusal(wagers)) return { refused: refusalTold(wagers) };
    const whole = dealWhole(waiting, wagers);
    const dealtAt = clock.now();
    const untaken = await this.#house.protection.taking(stakedBy(wagers), async (refused) => {
      const holds = refused.get(this.#player);
      if (holds !== undefined) return holds;
      const isCovered = await waiting.record.dealAtOnce(wagers, whole.journal.slice(1), dealtAt);
      return isCovered ? undefined : refusalTold(notCovered(waiting.rules.betting));
    });
    if (untaken !== undefined) return { refused: untaken };
    this.#stage = { is: 'dealing', dealt: { ...waiting, round: whole, mark: 1, dealtAt } };
    this.#last = stakesIn(wagers);
    const { balance } = await this.#purse();
    this.say({ said: 'closed', round, bettors: 1, staked: laidIn(this.#stage).total });
    this.#tell({ said: 'taken', round, laid: takenTold(wagers), balance });
    return done;
  }

  /** One card more; the mark is stored before it is seen. */
  async showOn(dealt: DealtRound): Promise<void> {
    const { record, round } = dealt;
    const mark = dealt.mark + 1;
    await record.publish(mark);
    this.#stage = { is: 'dealing', dealt: { ...dealt, mark } };
    this.say({ said: 'step', round: record.id, steps: mark, shown: shownTold(round.openView(mark)) });
  }

  /** All of a round that ended while its player was away. */
  async showAll(): Promise<void> {
    if (this.#stage.is !== 'result' || this.#stage.dealt.round.voided !== undefined) return;
    const { dealt } = this.#stage;
    const mark = dealt.round.steps.length;
    await dealt.record.publish(mark);
    this.#stage = { ...this.#stage, dealt: { ...dealt, mark } };
  }

  /** The credit, once; `next` is when bets are taken again. */
  async finish(dealt: DealtRound, next: Date | undefined): Promise<void> {
    const { record, rules, round } = dealt;
    const at = this.#house.clock.now();
    const settlement = settleRound(rules, round);
    const board = rules.board(round.outcome);
    await record.settle(settlement, 'settled', at, board);
    await this.#sayResult(dealt, { settlement, ended: endedTold(record.id, at, board), next });
  }

  /** The round counts for nothing, and every stake goes back. */
  async voidRound(dealt: DealtRound, signed: Signed): Promise<void> {
    const { record, rules, round } = dealt;
    const at = this.#house.clock.now();
    round.void(signed);
    const settlement = settleRound(rules, round);
    await record.voidRound(signed, settlement, at);
    await this.#sayResult(dealt, { settlement, ended: voidTold(record.id, at, signed), next: undefined });
  }

  async state(until: Date | undefined): Promise<TableState> {
    const { entry, settings } = this.#terms;
    const paused = this.standsStill;
    return {
      table: entry,
      game: settings.game.id,
      ...namesTold(settings),
      ...stageTold(this.#stage),
      ...defined({ until: until?.toISOString() }),
      ...(paused === undefined ? {} : { phase: 'paused', paused }),
      boards: this.#boards.rounds,
      players: 1,
    };
  }

  async own(): Promise<OwnState> {
    return ownTold(this.#stage, await this.#purse());
  }

  say(told: TableTold): void {
    this.#house.listener.toAll(told, this.#player);
  }

  async #sayResult(
    dealt: DealtRound,
    {
      settlement,
      ended,
      next,
    }: Pick<Extract<PrivateStage, { is: 'result' }>, 'ended'> & {
      readonly settlement: Parameters<typeof settledTold>[0];
      readonly next: Date | undefined;
    },
  ): Promise<void> {
    const purse = await this.#purse();
    const settled = settledTold(settlement, this.#player, { round: dealt.record.id, balance: purse.balance });
    this.#stage = { is: 'result', dealt, ended, settled };
    this.say(resultTold(dealt, ended, next));
    this.#tell({ said: 'settled', settled });
    this.#tellLaid(purse);
  }

  async #purse(): Promise<Purse> {
    const balance = await balanceOf(this.#house.db, { kind: 'player', owner: this.#player });
    return { balance, last: this.#last };
  }

  #tellLaid(purse: Purse): void {
    const controls = controlsIn(this.#stage, purse);
    this.#tell({ said: 'laid', laid: laidIn(this.#stage), canRebet: controls.includes('rebet'), controls });
  }

  #tell(told: OwnTold): void {
    this.#house.listener.toOne(this.#player, told);
  }
}
