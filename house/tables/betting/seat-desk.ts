/** Seats taken and left at a table, announced to everyone. */
import type { PlayerId, Seat } from '../../../core/base/ids.ts';
import type { Table } from '../../../core/games/game.ts';
import type { Sql } from '../../storage/db.ts';
import type { Bettor } from './desk.ts';
import { seatsTold, type ToldPlay } from '../telling/state.ts';
import type { Sitting, TableListener } from '../desk/open-table.ts';
import { Seating } from './seating.ts';
import { refusalTold } from '../telling/told.ts';
import type { ToldRefusal } from '../../protocol/refusal.ts';
import { refuse } from '../../../core/base/refusal.ts';
import { refuseHere } from '../../protocol/refusals.ts';

export class SeatDesk {
  readonly seating = new Seating();
  readonly #play: Pick<ToldPlay, 'setup' | 'stage'>;
  readonly #listener: TableListener;

  constructor(play: Pick<ToldPlay, 'setup' | 'stage'>, listener: TableListener) {
    this.#play = play;
    this.#listener = listener;
  }

  /** Undefined if the seat is now theirs. */
  sit(sitting: Sitting, seat: Seat): ToldRefusal | undefined {
    const { table } = this.#play.setup;
    if (table.seats === undefined) return refusalTold(refuse('no-seats', table.betsClause));
    const refusal = this.seating.sit(table, sitting, seat);
    if (refusal !== undefined) return refusalTold(refusal);
    this.tell([sitting.player]);
    return undefined;
  }

  /** Chips there are returned; a stake in play holds the seat until the round is over. */
  stand({ player }: Sitting, seat: Seat): ToldRefusal | undefined {
    if (!this.seating.isOf(player, seat)) return refuseHere('not-your-seat');
    const { stage } = this.#play;
    if (stage.is === 'betting' && stage.desk.takeAway(player, seat)) {
      const { desk } = stage;
      const bettor = { player, seat };
      const told = { laid: desk.laid(bettor), slip: desk.slip(bettor), ...desk.controls(player) };
      this.#listener.toOne(player, { said: 'laid', ...told });
    }
    this.seating.stand(seat, this.#isPlayed(seat));
    this.tell([player]);
    return undefined;
  }

  /** The player has left the table. */
  lose(player: PlayerId): void {
    if (this.seating.seatsOf(player).length === 0) return;
    this.seating.lose(player, (seat) => this.#isPlayed(seat));
    this.tell([player]);
  }

  /** Frees the seats of players who stood up or left. */
  roundOver(next: Table): void {
    const before = this.seating.players;
    this.seating.freeLeft(next);
    this.tell(before.filter((player) => this.seating.seatsOf(player).length === 0));
  }

  /** After a restart, seats players where their stakes are. Those who don't return leave after the round. */
  async seatAgain(sql: Sql, table: Table, wagers: readonly Bettor[]): Promise<void> {
    const seated = wagers.filter((wager): wager is Required<Bettor> => wager.seat !== undefined);
    if (seated.length === 0) return;
    const named = await sql.query<Sitting>('select id as player, name from person where id = any($1::text[])', [
      seated.map(({ player }) => player),
    ]);
    const names = new Map(named.map(({ player, name }) => [player, name]));
    for (const { player, seat } of seated) this.seating.sit(table, { player, name: names.get(player) ?? '' }, seat);
    for (const player of this.seating.players) this.seating.lose(player, () => true);
  }

  /** Tells everyone who sits where, and these players which seats are theirs. */
  tell(players: readonly PlayerId[]): void {
    if (this.#play.setup.table.seats === undefined) return;
    this.#listener.toAll({ said: 'seats', seats: seatsTold(this.#play, this.seating) });
    for (const player of players) {
      this.#listener.toOne(player, { said: 'seats', seats: this.seating.seatsOf(player) });
    }
  }

  #isPlayed(seat: Seat): boolean {
    const { stage } = this.#play;
    return stage.is === 'dealing' && stage.running.playerFor(seat) !== undefined;
  }
}
