/**
 * Holders' choices in a running round: one in turn or all at once, until time is up. Early choices wait for their
 * turn.
 */
import { defined, given } from '../../../core/base/defined.ts';
import type { ClauseId, Holder, PlayerId, Seat } from '../../../core/base/ids.ts';
import { type Cents, cents, nothing, plus } from '../../../core/base/money.ts';
import { isRefusal, refuse, type Refusal } from '../../../core/base/refusal.ts';
import type { Answer, Word } from '../../../core/round/answer.ts';
import { decide } from '../../../core/round/decide.ts';
import type { Decision } from '../../../core/round/procedure.ts';
import type { Offer, RequestOf } from '../../../core/round/request.ts';
import type { Clock } from '../../clock.ts';
import type { Protection } from '../../protection/hold.ts';
import type { CommandOf } from '../../protocol/commands.ts';
import type { OfferTold } from '../../protocol/own-told.ts';
import type { Guests } from '../desk/guests.ts';
import type { TableListener } from '../desk/open-table.ts';
import type { RunningRound } from './running-round.ts';
import { decisionTold, offersIn, offerTold } from '../telling/told.ts';
import type { ToldRefusal } from '../../protocol/refusal.ts';

/** By the page, or by a player's own limits. */
export type ChoiceRefusal = Refusal | ToldRefusal;

/** A choice as received. */
export interface Choice {
  readonly player: PlayerId;
  readonly command: CommandOf<'decide'>;
}

/** A choice as sent by a player. */
export interface SaidChoice {
  readonly player: PlayerId;
  readonly holder: Holder;
  readonly word: Word;
  /** The command's id, so that it is not applied twice. */
  readonly command: string;
}

export const saidBy = ({ player, command }: Choice): SaidChoice => ({
  player,
  holder: command.holder as Holder,
  word: {
    option: command.option,
    ...defined({ amount: given(command.amount, cents), cards: command.cards }),
  },
  command: command.id,
});

interface Heard {
  readonly said: SaidChoice;
  readonly decision: Decision;
}

type Asked = RequestOf<'window' | 'choice'>;

interface Open {
  readonly request: Asked;
  readonly offers: ReadonlyMap<Holder, Offer>;
  readonly until: Date;
}

export interface DecisionHouse {
  /** Closes a window as soon as everyone asked has chosen; otherwise when its time is up. */
  readonly closesWhenSaid?: boolean;
  readonly clock: Clock;
  readonly listener: TableListener;
  readonly guests: Guests;
  readonly protection: Protection;
}

export class Decisions {
  readonly #running: RunningRound;
  readonly #house: DecisionHouse;
  #open: Open | undefined;
  readonly #early = new Map<Holder, SaidChoice>();

  constructor(running: RunningRound, house: DecisionHouse) {
    this.#running = running;
    this.#house = house;
  }

  /** The deadline; undefined while nobody is asked. */
  get until(): Date | undefined {
    return this.#open?.until;
  }

  /**
   * True if the turn was decided by an early choice. Asking again, for example after a pause, keeps earlier choices.
   */
  async begin(request: Asked, until: Date): Promise<boolean> {
    const offers = new Map(offersIn(request).map((offer) => [offer.holder, offer]));
    this.#open = { request, offers, until };
    const early = request.ask === 'choice' ? this.#early.get(request.offer.holder) : undefined;
    if (early === undefined) return false;
    this.#early.delete(early.holder);
    const decision = await this.#judge(early, []);
    return decision !== 'early' && !('refused' in decision) && (await this.#takeTurn(early, decision)) === undefined;
  }

  /** Tells each person asked what they may choose. */
  offer(): Promise<void> {
    return this.#tellOffers(this.#players());
  }

  /** The answers, in order. Several choices in a window are stored at once. */
  async hear(all: readonly SaidChoice[]): Promise<readonly (ChoiceRefusal | undefined)[]> {
    const answers: (ChoiceRefusal | undefined)[] = [];
    const heard: Heard[] = [];
    for (const said of all) {
      const decision = await this.#judge(said, heard);
      if (decision === 'early') answers.push(undefined);
      else if ('refused' in decision) answers.push(decision);
      else if (this.#open?.request.ask === 'choice') answers.push(await this.#takeTurn(said, decision));
      else {
        heard.push({ said, decision });
        answers.push(undefined);
      }
    }
    if (heard.length > 0) await this.#write(heard);
    if (heard.length > 0 && this.#house.closesWhenSaid === true && this.#isAllSaid()) await this.timeOut();
    return answers;
  }

  #isAllSaid(): boolean {
    const { said } = this.#running.round;
    return [...(this.#open?.offers.keys() ?? [])].every((holder) => said.has(holder));
  }

  /** Time is up: a window closes with the choices made, a turn takes the default. */
  async timeOut(): Promise<void> {
    const { request } = this.#open as Open;
    const now = this.#house.clock.now();
    if (request.ask === 'choice') {
      const { holder, fallback } = request.offer;
      const answer = { kind: 'choice', holder, option: fallback.id, byDefault: true } as const;
      await this.#running.record.append([answer], now);
      this.#running.enter(answer);
    } else {
      const costs = [...this.#running.round.said]
        .filter(([, { cost }]) => cost > 0)
        .map(([holder, { cost }]) => ({ holder, player: this.#playerFor(holder), amount: cost }));
      const { unpaid } = await this.#running.record.closeWindow(costs, now);
      this.#running.enter({ kind: 'closed', unpaid });
    }
    await this.#decided();
  }

  offersTo(player: PlayerId, balance: Cents): readonly OfferTold[] {
    if (this.#open === undefined) return [];
    const { offers, request, until } = this.#open;
    const { said } = this.#running.round;
    const holders = new Set(this.#running.wagersOf(player).map(({ seat }) => seat ?? player));
    return [...holders].flatMap((holder: Holder) => {
      const offer = offers.get(holder);
      if (offer === undefined) return [];
      return [offerTold(offer, { name: request.name, until, balance, said: said.get(holder) })];
    });
  }

  async #judge(said: SaidChoice, heard: readonly Heard[]): Promise<Decision | ChoiceRefusal | 'early'> {
    const { player, holder, word } = said;
    const clause: ClauseId = this.#open?.request.clause ?? this.#running.table.betsClause;
    const isOwn = this.#running.playerFor(holder) === player;
    const offer = isOwn ? this.#open?.offers.get(holder) : undefined;
    if (offer === undefined) {
      if (!isOwn || !this.#hasTurns(holder)) {
        return refuse('not-a-holder', clause);
      }
      this.#early.set(holder, said);
      return 'early';
    }
    const decision = decide(offer, word, clause);
    if (isRefusal(decision) || decision.cost === 0) return decision;
    const total = plus(decision.cost, this.#otherCosts(said, heard));
    if (!(await this.#house.guests.covers(player, total))) return refuse('not-covered', decision.option.clause);
    return (await this.#house.protection.refusal(player, total)) ?? decision;
  }

  /** Cost of the player's choices for their other seats in this window. */
  #otherCosts({ player, holder }: SaidChoice, heard: readonly Heard[]): Cents {
    if (holder === player) return nothing;
    const costs = new Map<Holder, Cents>();
    for (const { seat } of this.#running.wagersOf(player)) {
      if (seat !== undefined) costs.set(seat, this.#running.round.said.get(seat)?.cost ?? nothing);
    }
    for (const { said, decision } of heard) if (said.player === player) costs.set(said.holder, decision.cost);
    costs.delete(holder);
    return [...costs.values()].reduce(plus, nothing);
  }

  #hasTurns(holder: Holder): boolean {
    return this.#running.table.seats?.includes(holder as Seat) ?? false;
  }

  /** If the debit fails, the choice is not made. */
  async #takeTurn({ player, holder, word, command }: SaidChoice, decision: Decision): Promise<Refusal | undefined> {
    const { record } = this.#running;
    const now = this.#house.clock.now();
    const answer: Answer = { kind: 'choice', holder, ...word };
    if (decision.cost === 0) await record.append([answer], now, [command]);
    else {
      const cost = { holder, player, amount: decision.cost };
      const left = await record.appendPaid(answer, cost, now, [command]);
      if (left === undefined) return refuse('not-covered', decision.option.clause);
    }
    this.#running.enter(answer);
    await this.#decided();
    return undefined;
  }

  async #write(heard: readonly Heard[]): Promise<void> {
    const answers = heard.map(({ said: { holder, word } }): Answer => ({ kind: 'choice', holder, ...word }));
    const commands = heard.map(({ said }) => said.command);
    await this.#running.record.append(answers, this.#house.clock.now(), commands);
    for (const answer of answers) this.#running.enter(answer);
    await this.#tellOffers([...new Set(heard.map(({ said }) => said.player))]);
  }

  /** Tells everyone asked the outcome, and that nothing is asked any more. */
  async #decided(): Promise<void> {
    const { request, offers } = this.#open as Open;
    const players = this.#players();
    this.#open = undefined;
    const { listener, guests } = this.#house;
    const balances = await guests.balances(players);
    for (const player of players) {
      const balance = balances.get(player) ?? nothing;
      for (const holder of new Set(this.#running.decisionsOf(player).map((made) => made.holder))) {
        const made = this.#running
          .decisionsOf(player)
          .findLast((one) => one.holder === holder && one.name === request.name);
        if (made !== undefined && offers.has(holder)) {
          listener.toOne(player, { said: 'decided', decision: decisionTold(made), balance });
        }
      }
      listener.toOne(player, { said: 'offers', offers: [] });
    }
  }

  async #tellOffers(players: readonly PlayerId[]): Promise<void> {
    const { listener, guests } = this.#house;
    const balances = await guests.balances(players);
    for (const player of players) {
      listener.toOne(player, { said: 'offers', offers: this.offersTo(player, balances.get(player) ?? nothing) });
    }
  }

  /** Players asked now. */
  #players(): readonly PlayerId[] {
    return [...new Set([...(this.#open?.offers.keys() ?? [])].map((holder) => this.#playerFor(holder)))];
  }

  #playerFor(holder: Holder): PlayerId {
    return this.#running.playerFor(holder) ?? (holder as PlayerId);
  }
}
