/** Tournaments as scripts: players by name, wall-clock times, draws as given. */
import { playerId } from '../../base/ids.ts';
import { isRefusal, printRefusal, type Refusal } from '../../base/refusal.ts';
import { has } from '../../poker/hand/seats.ts';
import type { RequestOf } from '../../round/request.ts';
import { wakeAt } from '../director/clock.ts';
import { conduct } from '../director/conduct.ts';
import type { Takers } from '../play/hand-result.ts';
import { assertSound } from '../director/invariants.ts';
import { newTournament } from '../director/opening.ts';
import type { TournamentEvent } from '../director/events.ts';
import type { TournamentEntry, TournamentTable, Tournament } from '../director/state.ts';
import { type Terms, termsOf } from '../terms/terms.ts';
import type { SeatAt, Command } from '../director/commands.ts';

/** A day that begins at midnight, so that minute 55 is minute 55. */
const midnight = 20_000 * 24 * 3_600_000;

/** `20:00`, `19:55:01`, `20:00:00.250`. */
export function clock(text: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = text.split(':').map(Number);
  return midnight + Math.round(((hours * 60 + minutes) * 60 + seconds) * 1000);
}

/** Levels of ten minutes, blinds 50/100 doubling. */
const levels = Array.from({ length: 12 }, (_, at) => ({
  smallBlind: 50 * 2 ** at,
  bigBlind: 100 * 2 ** at,
  minutes: 10,
}));

const usual = {
  name: 'test',
  price: 1100,
  fee: 100,
  chips: 1000,
  seats: 6,
  levels,
  betweenHandsSeconds: 0,
  breaks: 'none',
};

export function testTerms(given: object = {}): Terms {
  const terms = termsOf({ ...usual, ...given });
  if ('mistakes' in terms) throw new Error(terms.mistakes.join('; '));
  return terms;
}

type Wish = Command extends infer One ? (One extends Command ? Omit<One, 'at'> : never) : never;

export class Directed {
  readonly t: Tournament;
  /** Every event so far. */
  readonly said: TournamentEvent[] = [];
  readonly journal: Command[] = [];
  /** The results of the next draws, by name; by default the options in their order. */
  readonly draws: Record<string, (readonly string[])[]> = {};
  readonly asked: RequestOf<'draw'>[] = [];
  now: number;

  constructor(given: object = {}, { opens = '19:00', starts = '20:00' } = {}) {
    const terms = testTerms(given);
    this.now = clock(opens);
    const startsAt = terms.start === 'scheduled' ? { startsAt: clock(starts) } : {};
    this.t = newTournament({ id: 'test', terms, at: this.now, ...startsAt });
  }

  /** Sends a command, and checks every invariant against the result. */
  tell(wish: Wish): Refusal | readonly TournamentEvent[] {
    const before = this.said.length;
    const { said, refused, journal } = conduct(this.t, { ...wish, at: this.now }, (request) => this.#draw(request));
    this.said.push(...said);
    this.journal.push(...journal);
    assertSound(this.t);
    return refused ?? this.said.slice(before);
  }

  /** Sends a command that must not be refused. */
  do(wish: Wish): readonly TournamentEvent[] {
    const answer = this.tell(wish);
    if (isRefusal(answer)) throw new Error(`${wish.told}: ${printRefusal(answer)}`);
    return answer;
  }

  /** The name and clause of a refusal. */
  refusal(wish: Wish): string {
    const answer = this.tell(wish);
    return isRefusal(answer) ? `${answer.refused} ${answer.clause}` : 'accepted';
  }

  at(time: string | number): this {
    this.now = typeof time === 'number' ? time : clock(time);
    this.do({ told: 'time' });
    return this;
  }

  later(seconds: number): this {
    return this.at(this.now + seconds * 1000);
  }

  register(...names: readonly string[]): this {
    for (const name of names) this.do({ told: 'register', player: playerId(name) });
    return this;
  }

  /** Registers this many players, p1 onwards, and starts. */
  start(players: number | readonly string[]): this {
    this.register(...(typeof players === 'number' ? names(players) : players));
    return this.t.phase === 'registering' ? this.at(this.t.startsAt) : this;
  }

  entry(name: string): TournamentEntry {
    const found = this.t.entries.findLast(({ player }) => player === name);
    if (found === undefined) throw new Error(`${name} has no entry`);
    return found;
  }

  table(id: number): TournamentTable {
    const found = this.t.tables.find((table) => table.id === id);
    if (found === undefined) throw new Error(`table ${id} is not open`);
    return found;
  }

  /** Names by seat, `-` for a free one. */
  seats(id: number): string {
    return this.table(id)
      .seats.map((number) => this.t.entries[number]?.player ?? '-')
      .join(' ');
  }

  sizes(): readonly number[] {
    return this.t.tables.map(({ players }) => players);
  }

  /** Ends the hand at a table: these stacks change, all others stay. */
  end(id: number, stacks: Readonly<Record<string, number>> = {}, takers: Readonly<Record<string, Takers>> = {}): this {
    const { starts, seats, hand, gone } = this.table(id);
    const after = starts.slice();
    for (const { seat, stack } of gone) after[seat] = stack;
    for (const [name, stack] of Object.entries(stacks)) after[seats.indexOf(this.entry(name).number)] = stack;
    const bySeat = Object.fromEntries(Object.entries(takers).map(([name, sides]) => [this.entry(name).seat, sides]));
    this.do({ told: 'hand-ended', table: id, hand, stacks: after, takers: bySeat });
    return this;
  }

  /** The winner takes all chips of these players in one hand; they must sit at the winner's table. */
  bust(winner: string, ...losers: readonly string[]): this {
    const { table, stack, seat } = this.entry(winner);
    const won = losers.reduce((sum, name) => sum + this.entry(name).stack, 0);
    const gone = Object.fromEntries(losers.map((name) => [name, 0]));
    const takers = Object.fromEntries(losers.map((name) => [name, [[seat]]]));
    return this.end(table, { ...gone, [winner]: stack + won }, takers);
  }

  /** Ends every hand in progress with unchanged stacks. */
  endAll(): this {
    for (const { id, hand } of this.t.tables.slice()) if (hand > 0) this.end(id);
    return this;
  }

  /** Players are eliminated one by one, a second apart, until this many are left; earlier entries win. */
  downTo(left: number): this {
    while (this.t.left > left && this.t.phase === 'running') {
      const playing = this.t.tables.map((table) =>
        table.seats.flatMap((number, seat) =>
          table.hand > 0 && has(table.dealtIn, seat) ? (this.t.entries[number] ?? []) : [],
        ),
      );
      const [winner, loser] = playing.find(({ length }) => length > 1)?.sort((a, b) => a.number - b.number) ?? [];
      if (winner === undefined || loser === undefined) throw new Error('no hand is on');
      this.later(1).bust(winner.player, loser.player);
      if (this.t.isHandForHand) this.endAll();
    }
    return this;
  }

  /** Every event of one kind so far. */
  heard<Kind extends TournamentEvent['said']>(kind: Kind): readonly Extract<TournamentEvent, { said: Kind }>[] {
    return this.said.filter((one): one is Extract<TournamentEvent, { said: Kind }> => one.said === kind);
  }

  place(name: string): number {
    return this.entry(name).place;
  }

  prize(name: string): number {
    return this.entry(name).prizeWon;
  }

  wakes(): number | undefined {
    return wakeAt(this.t);
  }

  #draw(request: RequestOf<'draw'>): readonly string[] {
    this.asked.push(request);
    return this.draws[request.name]?.shift() ?? request.options.slice(0, request.take).map(({ id }) => id);
  }
}

export const names = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `p${at + 1}`);

export const seatAt = (table: number, seat: number): SeatAt => ({ table, seat: seat - 1 });
