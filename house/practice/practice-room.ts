/** Practice opponents in a play-money house: they fill free Sit & Go seats and act on what a player would hear. */
import { randomUUID } from 'node:crypto';
import type { PlayerId } from '../../core/base/ids.ts';
import { cents } from '../../core/base/money.ts';
import { type Seed, type Stream, streamOf } from '../../core/chance/stream.ts';
import { isLive } from '../../core/tournament/director/state.ts';
import { isPracticePlayer } from '../accounts/practice-ids.ts';
import { grantPlayMoney, type House } from '../accounts/house-kind.ts';
import type { PersonId } from '../accounts/person.ts';
import type { Clock } from '../clock.ts';
import { balanceOf } from '../ledger/ledger.ts';
import type { TournamentCommand } from '../protocol/commands.ts';
import type { TournamentMineTold, TournamentTold } from '../protocol/tournaments.ts';
import type { Db } from '../storage/db.ts';
import type { Sitting } from '../tables/desk/open-table.ts';
import type { TournamentRoom } from '../tournaments/room.ts';
import type { RoomListener } from '../tournaments/room-house.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import { decide } from './decide.ts';
import { opponents } from './opponent.ts';

export interface PracticeHouse {
  readonly db: Db;
  readonly clock: Clock;
  readonly house: House;
  readonly seed: Seed;
  readonly failed: (error: unknown) => void;
}

/** Real players get a head start; then one seat is taken at a time. */
const [patienceMillis, nextMillis] = [5000, 1200];
/** A human pace, faster once no human is left. */
const thoughts = { least: 900, spread: 1900, unwatched: 250 };
const purse = cents(10_000_000);

type PracticeCommand = TournamentCommand extends infer One
  ? One extends TournamentCommand
    ? Omit<One, 'id' | 'tournament'>
    : never
  : never;

export class PracticeRoom implements RoomListener {
  readonly #house: PracticeHouse;
  readonly #chance: Stream;
  readonly #filling = new Map<string, () => void>();
  readonly #thinking = new Map<string, { readonly until: string; readonly cancel: () => void }>();
  readonly #underWay = new Set<Promise<void>>();
  #tournaments: Tournaments | undefined;

  constructor(house: PracticeHouse) {
    this.#house = house;
    this.#chance = streamOf(house.seed, 'draws');
  }

  /** Starts the opponents, including those seated before the house closed. */
  async open(tournaments: Tournaments): Promise<void> {
    await this.#join();
    this.#tournaments = tournaments;
    tournaments.onOpened((room) => this.#begin(this.#comeBack(room)));
    for (const room of tournaments.rooms) await this.#comeBack(room);
  }

  /** An opponent receives only what a player in its seat would. */
  tell(tournament: string, players: readonly PlayerId[], told: TournamentTold): void {
    for (const player of players) if (isPracticePlayer(player)) this.#hear(tournament, player, told);
  }

  changed(tournament: string): void {
    const room = this.#tournaments?.find(tournament);
    if (room !== undefined) this.#mindSeats(room);
  }

  close(): void {
    for (const cancel of this.#filling.values()) cancel();
    for (const { cancel } of this.#thinking.values()) cancel();
    this.#tournaments = undefined;
  }

  async idle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  /** Ordinary players with names of their own and no password; nobody can sign in as one. */
  async #join(): Promise<void> {
    const { db, clock, house } = this.#house;
    for (const { player, name } of opponents) {
      const [joined] = await db.query<{ id: PersonId }>(
        `insert into person (id, name, name_key, email, email_key, role, language, password, joined_at)
         values ($1, $2, lower($2), $3, $3, 'player', 'en', null, $4) on conflict do nothing returning id`,
        [player, name, `${player}@practice.invalid`, clock.now()],
      );
      if (joined !== undefined) await grantPlayMoney(db, house, joined, purse, clock.now());
    }
  }

  async #comeBack(room: TournamentRoom): Promise<void> {
    const { entries } = room.tournament;
    const waitedFor = new Set(entries.filter((entry) => entry.status === 'registered' || isLive(entry)).map(ownerOf));
    for (const sitting of opponents) if (waitedFor.has(sitting.player)) await room.enter(sitting);
    this.#mindSeats(room);
  }

  // Seats.

  #mindSeats(room: TournamentRoom): void {
    const { people, bots, isOpen } = attendance(room);
    if (this.#filling.has(room.id) || !isOpen || (people === 0 && bots.length === 0)) return;
    const cancel = this.#house.clock.after(bots.length === 0 ? patienceMillis : nextMillis, () => {
      this.#filling.delete(room.id);
      this.#begin(this.#takeSeat(room));
    });
    this.#filling.set(room.id, cancel);
  }

  /** One joins while a person waits; all leave when nobody does. */
  async #takeSeat(room: TournamentRoom): Promise<void> {
    const { people, bots, isOpen } = attendance(room);
    if (!isOpen) return;
    if (people === 0) {
      for (const sitting of opponents) {
        if (bots.includes(sitting.player)) await this.#say(room, sitting, { do: 'withdraw' });
      }
      return;
    }
    const free = opponents.filter(({ player }) => !bots.includes(player));
    const next = free[this.#chance.below(free.length)];
    if (next === undefined) return;
    const balance = await balanceOf(this.#house.db, { kind: 'player', owner: next.player });
    if (balance < room.tournament.terms.price) return;
    await room.enter(next);
    await this.#say(room, next, { do: 'enter' });
  }

  // Turns.

  #hear(tournament: string, player: PlayerId, told: TournamentTold): void {
    const room = this.#tournaments?.find(tournament);
    const sitting = opponents.find((one) => one.player === player);
    if (room === undefined || sitting === undefined) return;
    if (told.said === 'rebuy-offered') this.#begin(this.#say(room, sitting, { do: 'decline-rebuy' }));
    if (told.said === 'mine' && told.mine.turn !== undefined) this.#think(room, sitting, told.mine);
  }

  #think(room: TournamentRoom, sitting: Sitting, { turn }: TournamentMineTold): void {
    if (turn === undefined) return;
    const { until } = turn;
    const key = `${room.id} ${sitting.player}`;
    const earlier = this.#thinking.get(key);
    if (earlier?.until === until) return;
    earlier?.cancel();
    const pace = thoughts.least + this.#chance.below(thoughts.spread);
    const millis = attendance(room).people === 0 ? thoughts.unwatched : pace;
    const cancel = this.#house.clock.after(millis, () => {
      this.#thinking.delete(key);
      this.#begin(this.#act(room, sitting));
    });
    this.#thinking.set(key, { until, cancel });
  }

  async #act(room: TournamentRoom, sitting: Sitting): Promise<void> {
    const { state, mine } = await room.seenBy(sitting.player);
    const { turn, cards, stack = 0 } = mine;
    if (turn === undefined || state.table === undefined) return;
    const situation = { game: state.information.game, table: state.table, cards, stack, turn };
    await this.#say(room, sitting, { do: 'act', hand: turn.hand, ...decide(situation, this.#chance) });
  }

  /** Sends a player's command. A refusal is not an error: the turn may have passed meanwhile. */
  async #say(room: TournamentRoom, sitting: Sitting, command: PracticeCommand): Promise<void> {
    await room.command(sitting, { ...command, id: randomUUID(), tournament: room.id });
  }

  #begin(work: Promise<void>): void {
    const done = work.catch((error: unknown) => this.#house.failed(error)).finally(() => this.#underWay.delete(done));
    this.#underWay.add(done);
  }
}

const ownerOf = ({ player }: { readonly player: PlayerId }): PlayerId => player;

/** Who is in a tournament that opponents may fill: people, opponents, and whether a seat is free. */
function attendance({ tournament: t }: TournamentRoom) {
  const players = t.entries.filter((entry) => entry.status === 'registered' || isLive(entry)).map(ownerOf);
  const bots = players.filter(isPracticePlayer);
  const isOpen =
    t.phase === 'registering' && t.terms.start === 'when-full' && players.length < (t.terms.entriesMax ?? 0);
  return { people: players.length - bots.length, bots, isOpen };
}
