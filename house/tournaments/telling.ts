/** What a step has brought, told to everyone whom it concerns, in order; it is written before it comes here. */
import type { PlayerId } from '../../core/base/ids.ts';
import { nothing } from '../../core/base/money.ts';
import { balancesOf } from '../ledger/ledger.ts';
import type { TournamentTold } from '../protocol/tournaments.ts';
import type { Course } from './course.ts';
import { newsOf } from './news.ts';
import type { RoomHouse } from './room-house.ts';
import type { RoomView } from './room-view.ts';
import type { RunningHand } from './running-hand.ts';
import { cardsTold, standingTold } from './told.ts';
import type { Turnout } from './turnout.ts';

interface Word {
  readonly to: readonly PlayerId[];
  readonly told: TournamentTold;
}

export class Telling {
  readonly #course: Course;
  readonly #view: RoomView;
  readonly #house: Pick<RoomHouse, 'db' | 'listener'>;
  /** Tables as hands of this step ended there, for whoever saw them played. */
  #showdowns: Word[] = [];

  constructor(course: Course, view: RoomView, house: Pick<RoomHouse, 'db' | 'listener'>) {
    this.#course = course;
    this.#view = view;
    this.#house = house;
    course.onShowdown = (hand) => {
      const told = { said: 'table', table: view.table(hand.table), did: [...hand.takeDid()] } as const;
      this.#showdowns.push({ to: view.audience(hand.table), told });
    };
  }

  async tell({ step, said, tables, dealt, players }: Turnout): Promise<void> {
    const { t, attendants, hands } = this.#course;
    const { known } = attendants;
    for (const { to, told } of this.#showdowns.splice(0)) this.#say(to, told);
    const audiences = this.#view.audiences(known);
    for (const hand of dealt) this.#sayCards(hand);
    const touched = [...players].filter((player) => known.includes(player));
    const balances = await balancesOf(this.#house.db, touched);
    const balance = (player: PlayerId) => balances.get(player) ?? nothing;
    const news = newsOf(said, { name: (player) => attendants.of(player).name, balance });
    for (const { to, told } of news) {
      this.#say(to === 'all' ? known : typeof to === 'number' ? (audiences.get(to) ?? []) : [to], told);
    }
    for (const table of tables) {
      const audience = audiences.get(table);
      const did = hands.get(table)?.takeDid() ?? [];
      if (audience !== undefined) this.#say(audience, { said: 'table', table: this.#view.table(table), did });
    }
    for (const player of touched) {
      this.#say([player], { said: 'mine', mine: this.#view.mine(player, balance(player)) });
    }
    if (step.told.length === 0) return;
    if (news.some(({ to }) => to === 'all')) this.#say(known, { said: 'standing', standing: standingTold(t) });
    this.#house.listener.changed(t.id);
  }

  /** PP-008: nobody else is told. */
  #sayCards(hand: RunningHand): void {
    for (const [seat, one] of hand.seats.entries()) {
      if (one === undefined) continue;
      this.#say([one.player], { said: 'cards', hand: hand.id, seat: seat + 1, cards: cardsTold(hand, seat) });
    }
  }

  #say(to: readonly PlayerId[], told: TournamentTold): void {
    if (to.length > 0) this.#house.listener.tell(this.#course.t.id, to, told);
  }
}
