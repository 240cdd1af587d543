/** The views of a tournament: lobby line, information board, tables, and each player's own part. */
import { defined, given } from '../../core/base/defined.ts';
import type { PlayerId } from '../../core/base/ids.ts';
import { type Cents, nothing } from '../../core/base/money.ts';
import { mayRebuy } from '../../core/tournament/play/elimination.ts';
import { mayBuyBoth } from '../../core/tournament/entry/purchases.ts';
import { mayUnregister } from '../../core/tournament/entry/registration.ts';
import { isLive } from '../../core/tournament/director/state.ts';
import type { InformationTold, TournamentLineTold } from '../protocol/tournament-board.ts';
import type {
  FieldLineTold,
  PokerTableTold,
  ResultTold,
  TournamentMineTold,
  TournamentStateTold,
  TurnTold,
} from '../protocol/tournaments.ts';
import { windowMillis } from './clockwork.ts';
import type { Course } from './course.ts';
import {
  type Board,
  cardsTold,
  fieldTold,
  informationTold,
  lineTold,
  momentOf,
  positionOf,
  resultsTold,
  standingTold,
  pokerTableTold,
  turnTold,
  wonBy,
} from './told.ts';

export class RoomView {
  readonly #course: Course;
  readonly #board: Board;

  constructor(course: Course, board: Board) {
    this.#course = course;
    this.#board = board;
  }

  line(): TournamentLineTold {
    return lineTold(this.#course.t, this.#board);
  }

  information(): InformationTold {
    return informationTold(this.#course.t, this.#board);
  }

  /** Everyone who has entered. */
  field(): readonly FieldLineTold[] {
    return fieldTold(this.#course.t, (player) => this.#course.attendants.of(player).name);
  }

  /** PT-062: once there is a winner. */
  results(): readonly ResultTold[] | undefined {
    return resultsTold(this.#course.t, (player) => this.#course.attendants.of(player).name);
  }

  state(player: PlayerId | undefined): TournamentStateTold {
    const { t } = this.#course;
    const table = player === undefined ? undefined : this.tableOf(player);
    const results = this.results();
    return {
      information: this.information(),
      standing: standingTold(t),
      tables: t.tables.map(({ id }) => id),
      ...defined({ table: given(table, (id) => this.table(id)), results }),
    };
  }

  /** What the player is asked now. */
  turn(player: PlayerId): TurnTold | undefined {
    const held = this.#course.handOf(player);
    return held && turnTold(held.hand, held.seat);
  }

  /** The table they sit at or watch. */
  tableOf(player: PlayerId): number | undefined {
    const entry = this.#course.entryOf(player);
    if (entry !== undefined && entry.table > 0) return entry.table;
    return this.#course.attendants.of(player).looksAt;
  }

  table(id: number): PokerTableTold {
    const { t, hands, attendants } = this.#course;
    const table = t.tables.find((one) => one.id === id);
    return pokerTableTold(t, { id, table, hand: hands.get(id) }, (player) => {
      const { name, isSittingOut, lostAt } = attendants.of(player);
      return { name, isSittingOut, awayUntil: lostAt === undefined ? undefined : lostAt + windowMillis };
    });
  }

  mine(player: PlayerId, balance: Cents): TournamentMineTold {
    const { t, attendants } = this.#course;
    const entry = this.#course.entryOf(player);
    const participant = t.participants[player];
    const { isSittingOut, autoMuck } = attendants.of(player);
    const held = this.#course.handOf(player);
    const turn = this.turn(player);
    const offer = t.rebuyOffers.find((one) => one.entry === entry?.number);
    const isIn = entry !== undefined && isLive(entry) && t.phase === 'running';
    const isBetween = held === undefined || held.hand.isOver;
    const mayBuy = isIn && mayRebuy(t, entry);
    const hasAddOn = isIn && t.addOns === 'open' && entry.addOns < (t.terms.addOns?.most ?? 0);
    return {
      balance,
      ...defined({ status: entry?.status }),
      entries: participant?.entries ?? 0,
      paid: participant?.paid ?? nothing,
      won: wonBy(t, player),
      ...(entry === undefined || entry.place === 0 ? {} : { place: entry.place }),
      ...(isIn ? { position: positionOf(t, entry) } : {}),
      ...(entry === undefined || entry.table === 0 ? {} : { table: entry.table, seat: entry.seat + 1 }),
      ...(isIn ? { stack: held?.hand.state.stacks[held.seat] ?? entry.stack } : {}),
      cards: held === undefined ? [] : cardsTold(held.hand, held.seat),
      ...defined({ hand: held?.hand.id, turn }),
      mayWithdraw: entry !== undefined && mayUnregister(t, entry, this.#course.now),
      isSittingOut,
      autoMuck,
      mayForwardFold: t.waiting !== undefined && held !== undefined && held.hand.mayForwardFold(held.seat),
      mayRebuy: offer !== undefined || (mayBuy && isBetween && entry.stack <= t.terms.chips),
      mayRebuyWithAddOn: entry !== undefined && offer !== undefined && mayBuyBoth(t, entry),
      rebuysOpen: mayBuy,
      ...defined({ rebuyUntil: offer && momentOf(offer.until) }),
      mayAddOn: hasAddOn && isBetween,
      ...(hasAddOn ? { addOnUntil: momentOf(t.addOnsUntil) } : {}),
    };
  }

  /** Present viewers of this table: its players and its spectators. */
  audience(table: number): readonly PlayerId[] {
    const { t, attendants } = this.#course;
    const seats = t.tables.find(({ id }) => id === table)?.seats ?? [];
    const seated = seats.flatMap((number) => t.entries[number]?.player ?? []);
    const lookers = [...attendants.looking].flatMap(([player, at]) =>
      at === table && this.tableOf(player) === table && !seated.includes(player) ? [player] : [],
    );
    return [...seated, ...lookers].filter((player) => attendants.known.has(player));
  }
}
