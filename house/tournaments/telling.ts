/** Tells a written step to everyone it concerns, in order. */
import type { PlayerId } from '../../core/base/ids.ts';
import { nothing } from '../../core/base/money.ts';
import type { TournamentTold } from '../protocol/tournaments.ts';
import type { Course } from './course.ts';
import { newsOf } from './news.ts';
import type { RoomHouse } from './room-house.ts';
import type { RoomView } from './room-view.ts';
import type { RunningHand } from './running-hand.ts';
import type { Balances } from './store.ts';
import { cardsTold, standingTold } from './told.ts';
import type { Turnout } from './turnout.ts';

interface Word {
  readonly to: readonly PlayerId[];
  readonly told: TournamentTold;
}

export class Telling {
  readonly #course: Course;
  readonly #view: RoomView;
  readonly #listener: RoomHouse['listener'];
  /** Tables as they stood when hands of this step ended, for those who watched them. */
  #showdowns: Word[] = [];
  /** The prize pool as last told: late entries, rebuys and add-ons raise it. */
  #pool: number | undefined;

  constructor(course: Course, view: RoomView, listener: RoomHouse['listener']) {
    this.#course = course;
    this.#view = view;
    this.#listener = listener;
    course.onShowdown = (hand) => {
      const told = { said: 'table', table: view.table(hand.table), did: [...hand.takeDid()] } as const;
      this.#showdowns.push({ to: view.audience(hand.table), told });
    };
  }

  tell({ step, said, tables, dealt, players }: Turnout, balances: Balances): void {
    const { t, attendants, hands } = this.#course;
    for (const { to, told } of this.#showdowns.splice(0)) this.#say(to, told);
    for (const hand of dealt) this.#sayCards(hand);
    const balance = (player: PlayerId) => balances.get(player) ?? nothing;
    const news = newsOf(said, { name: (player) => attendants.of(player).name, balance });
    const isForAll = news.some(({ to }) => to === 'all');
    const everyone = isForAll ? [...attendants.known] : [];
    for (const { to, told } of news) {
      this.#say(to === 'all' ? everyone : typeof to === 'number' ? this.#view.audience(to) : [to], told);
    }
    for (const table of tables) {
      const audience = this.#view.audience(table);
      const did = hands.get(table)?.takeDid() ?? [];
      if (audience.length > 0) this.#say(audience, { said: 'table', table: this.#view.table(table), did });
    }
    for (const player of players) {
      this.#say([player], { said: 'mine', mine: this.#view.mine(player, balance(player)) });
    }
    if (step.told.length === 0) return;
    const isBought = t.phase === 'running' && t.money.pool !== this.#pool;
    if (isForAll || isBought) {
      this.#pool = t.money.pool;
      const to = isForAll ? everyone : [...attendants.known];
      this.#say(to, { said: 'standing', standing: standingTold(t) });
    }
    this.#listener.changed(t.id);
  }

  /** PP-008: to nobody else. */
  #sayCards(hand: RunningHand): void {
    for (const [seat, one] of hand.seats.entries()) {
      if (one === undefined) continue;
      this.#say([one.player], { said: 'cards', hand: hand.id, seat: seat + 1, cards: cardsTold(hand, seat) });
    }
  }

  #say(to: readonly PlayerId[], told: TournamentTold): void {
    if (to.length > 0) this.#listener.tell(this.#course.t.id, to, told);
  }
}
