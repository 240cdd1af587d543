/**
 * A house with a poker room and rich players on a test clock; it can be stopped as if switched off. Players are at real
 * sockets, or at the rooms themselves where a test is about what happens behind the door.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PlayerId, playerId } from '../../../core/base/ids.ts';
import { cents, type Cents } from '../../../core/base/money.ts';
import { invariant, present } from '../../../core/base/invariant.ts';
import type { Seed } from '../../../core/chance/stream.ts';
import { type House, openHouse } from '../../accounts/house-kind.ts';
import { commandLine } from '../../accounts/rights.ts';
import { bank, postAll } from '../../ledger/ledger.ts';
import { type LedgerReport } from '../../ledger/verify.ts';
import { PracticeRoom } from '../../practice/practice-room.ts';
import { Protection } from '../../protection/hold.ts';
import type { TournamentCommand } from '../../protocol/commands.ts';
import { type TournamentTold, tournamentTold, type TurnTold } from '../../protocol/tournaments.ts';
import { newSeed } from '../../seeds/seed.ts';
import { type SeedSafe, seedSafe } from '../../seeds/safe.ts';
import type { Db } from '../../storage/db.ts';
import { TournamentStreams } from '../../streams/tournament-streams.ts';
import { StopBoard } from '../../tables/desk/stop-board.ts';
import type { Engine } from '../../testing/databases.ts';
import { TestClock } from '../../testing/test-clock.ts';
import type { TournamentRoom } from '../room.ts';
import { type PokerTerms, usualPoker } from '../terms.ts';
import { Tournaments } from '../tournaments.ts';
import { balanceOf, verifyLedger } from '../../testing/books.ts';
import { type PokerDoor, pokerDoor } from './poker-door.ts';
import type { ToldRefusal } from '../../protocol/refusal.ts';

export const deed = { by: commandLine, reason: 'test' } as const;
export const fortune = cents(1_000_000);

/** A command without tournament and id, which the test house adds. */
type NewCommand = TournamentCommand extends infer One
  ? One extends TournamentCommand
    ? Omit<One, 'id' | 'tournament'> & { readonly id?: string }
    : never
  : never;

/** The room while it runs. */
export interface RunningPoker {
  readonly clock: TestClock;
  readonly tournaments: Tournaments;
  readonly stops: StopBoard;
  /** Everything told to a player at a tournament since the house opened, checked against the protocol. */
  readonly heard: (player: PlayerId, tournament: string) => readonly TournamentTold[];
  readonly failures: readonly unknown[];
  /** Resolves when everyone has received everything; `pass` includes it. */
  readonly quiet: () => Promise<void>;
  readonly room: (id: string) => TournamentRoom;
  readonly create: (preset: string, more?: Readonly<Record<string, unknown>>, minutes?: number) => Promise<string>;
  readonly come: (tournament: string, ...players: readonly PlayerId[]) => Promise<void>;
  readonly lose: (tournament: string, ...players: readonly PlayerId[]) => Promise<void>;
  /** Undefined if it was done. */
  readonly say: (tournament: string, player: PlayerId, command: NewCommand) => Promise<ToldRefusal | undefined>;
  /** All connect and register. */
  readonly enter: (tournament: string, ...players: readonly PlayerId[]) => Promise<void>;
  readonly pass: (seconds: number) => Promise<void>;
  /** Seeds of the next decks; random ones follow. */
  readonly decks: Seed[];
  /** Whose turn it is, by table. */
  readonly turns: (tournament: string) => readonly Turn[];
}

export interface Turn {
  readonly player: PlayerId;
  readonly turn: TurnTold;
}

export interface PokerHouse {
  readonly db: Db;
  readonly safe: SeedSafe;
  readonly fault: { next: 'unkept' | 'unheard' | undefined };
  readonly players: (count: number) => Promise<readonly PlayerId[]>;
  readonly balance: (player: PlayerId) => Promise<Cents>;
  /** Balances of a tournament's escrow and fee accounts. */
  readonly held: (tournament: string) => Promise<{ readonly escrow: Cents; readonly fees: Cents }>;
  readonly open: (more?: Opening) => Promise<RunningPoker>;
  /** Without sockets, for thousands of hands, failing writes and the rooms' own players. */
  readonly openRooms: (more?: Opening) => Promise<RunningPoker>;
  /** All money is where the ledger says. */
  readonly verify: () => Promise<LedgerReport>;
  readonly drop: () => Promise<void>;
}

interface Opening {
  readonly at?: Date;
  readonly poker?: Partial<PokerTerms>;
  readonly kind?: 'real';
}

let made = 0;
const fresh = (what: string): string => `${what}-${(made += 1)}`;

export async function pokerHouse(engine: Engine): Promise<PokerHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'baize-poker-'));
  const { db, drop } = await engine.fresh();
  const safe = seedSafe(join(folder, 'seeds.key'));
  await openHouse(db, 'play', new Date('2026-11-16T09:00:00Z'));
  const fault: PokerHouse['fault'] = { next: undefined };
  const doors: PokerDoor[] = [];
  return {
    db,
    safe,
    fault,
    players: (count) => addPlayers(db, count),
    balance: (owner) => balanceOf(db, { kind: 'player', owner }),
    async held(tournament) {
      const owner = `tournament ${tournament}`;
      return {
        escrow: await balanceOf(db, { kind: 'escrow', owner }),
        fees: await balanceOf(db, { kind: 'fee', owner }),
      };
    },
    async open(more = {}) {
      const { rooms, house, protection, streams } = await open({ db: faulty(db, fault), safe }, more);
      const { tournaments, failures } = rooms;
      const failed = (error: unknown) => void failures.push(error);
      const offered = { open: tournaments, streams };
      const door = await pokerDoor({ db, safe, house, protection, tournaments: offered, failed });
      doors.push(door);
      const quiet = async () => {
        await rooms.idle();
        await door.quiet();
      };
      return { ...rooms, ...driven({ ...rooms, idle: quiet }, door), heard: door.heard, quiet };
    },
    async openRooms(more = {}) {
      const { rooms } = await open({ db: faulty(db, fault), safe }, more);
      return { ...rooms, ...driven(rooms), quiet: rooms.idle };
    },
    verify: () => verifyLedger(db),
    async drop() {
      for (const door of doors) await door.close();
      await drop();
      rmSync(folder, { recursive: true });
    },
  };
}

export async function addPlayers(db: Db, count: number): Promise<readonly PlayerId[]> {
  const players = Array.from({ length: count }, () => playerId(fresh('p')));
  await db.query(
    `insert into person (id, name, name_key, email, email_key, role, language, joined_at)
     select p, p, p, p || '@example.org', p || '@example.org', 'player', 'en', now() from unnest($1::text[]) as p`,
    [players],
  );
  const transfers = players.map((owner) => ({
    id: `given ${owner}`,
    kind: 'test',
    from: bank,
    to: { kind: 'player', owner } as const,
    amount: fortune,
  }));
  await postAll(db, transfers, { reference: 'test', at: new Date() });
  return players;
}

/** Makes the next write fail: a transaction, or the statement for actions. */
const faulty = (db: Db, fault: PokerHouse['fault']): Db => ({
  ...db,
  async query<Row>(text: string, values?: readonly unknown[]) {
    const { next } = fault;
    if (next === undefined || !text.includes('insert into hand_entry')) return db.query<Row>(text, values);
    fault.next = undefined;
    if (next === 'unheard') await db.query(text, values);
    throw new Error('the database is gone');
  },
  async transaction(work) {
    const { next } = fault;
    fault.next = undefined;
    const answer = await db.transaction(async (sql) => {
      const done = await work(sql);
      if (next === 'unkept') throw new Error('the database is gone');
      return done;
    });
    if (next === 'unheard') throw new Error('the database is gone');
    return answer;
  },
});

interface Rooms extends Pick<RunningPoker, 'tournaments' | 'clock' | 'stops' | 'decks' | 'heard'> {
  readonly failures: unknown[];
  readonly idle: () => Promise<void>;
}

interface Open {
  readonly rooms: Rooms;
  readonly house: House;
  readonly protection: Protection;
  readonly streams: TournamentStreams;
}

async function open(
  { db, safe }: { readonly db: Db; readonly safe: SeedSafe },
  { at, poker, kind }: Opening,
): Promise<Open> {
  const clock = new TestClock(at?.toISOString());
  const heard = new Map<string, TournamentTold[]>();
  const streams = new TournamentStreams(clock);
  const protection = await Protection.open(db, clock);
  const failures: unknown[] = [];
  const stops = new StopBoard(db);
  const decks: Seed[] = [];
  const failed = (error: unknown) => void failures.push(error);
  const money = { kind: kind ?? 'play', currency: 'PLAY', openedAt: clock.now() } as const;
  const seed = new Uint8Array(32).fill(7);
  const practice = poker?.practice === true ? new PracticeRoom({ db, clock, house: money, seed, failed }) : undefined;
  const tournaments = await Tournaments.open({
    db,
    clock,
    safe,
    newSeed: () => decks.shift() ?? newSeed(),
    owner: fresh('process'),
    house: money,
    version: '0.0.0-test',
    resumeSeconds: 60,
    poker: { ...usualPoker, sitAndGos: [], schedule: [], ...poker },
    listener: {
      tell(tournament, players, told) {
        practice?.tell(tournament, players, told);
        streams.tell(tournament, players, told);
        const word = tournamentTold.parse(JSON.parse(JSON.stringify(told)));
        for (const player of players) {
          const key = `${tournament} ${player}`;
          const own = heard.get(key) ?? [];
          heard.set(key, own);
          own.push(word);
        }
      },
      changed(tournament) {
        practice?.changed(tournament);
        streams.changed(tournament);
      },
    },
    stops,
    protection,
    failed,
  });
  await practice?.open(tournaments);
  const idle = async () => {
    await tournaments.idle();
    await practice?.idle();
    await tournaments.idle();
  };
  const heardBy = (player: PlayerId, tournament: string) => heard.get(`${tournament} ${player}`) ?? [];
  const rooms = { tournaments, clock, idle, stops, failures, decks, heard: heardBy };
  return { rooms, house: money, protection, streams };
}

/** An open poker room driven by a test. */
export type DrivenPoker = Omit<RunningPoker, 'stops' | 'failures' | 'decks' | 'heard' | 'quiet'>;

export function driven(
  { tournaments, clock, idle }: Pick<Rooms, 'tournaments' | 'clock' | 'idle'>,
  way: Pick<PokerDoor, 'come' | 'lose' | 'say'> = atRooms(tournaments),
): DrivenPoker {
  const room = (id: string) => present(tournaments.find(id), `tournament ${id}`);
  const say: RunningPoker['say'] = async (tournament, player, said) =>
    way.say(player, { id: fresh('c'), ...said, tournament });
  const come: RunningPoker['come'] = async (tournament, ...players) => {
    for (const player of players) await way.come(tournament, player);
  };
  return {
    clock,
    tournaments,
    room,
    async create(preset, more = {}, minutes = 60) {
      const isSitAndGo = preset.startsWith('sit-and-go');
      const startsAt = isSitAndGo ? {} : { startsAt: new Date(clock.now().getTime() + minutes * 60_000) };
      const created = await tournaments.create({ preset, parameters: more, ...startsAt }, deed);
      if (!('tournament' in created)) throw new Error(JSON.stringify(created));
      return created.tournament;
    },
    come,
    async lose(tournament, ...players) {
      for (const player of players) await way.lose(player, tournament);
      await tournaments.idle();
    },
    say,
    async enter(tournament, ...players) {
      for (const player of players) {
        await come(tournament, player);
        const refused = await say(tournament, player, { do: 'enter' });
        if (refused !== undefined) throw new Error(JSON.stringify(refused));
      }
    },
    pass: (seconds) => clock.advance(seconds * 1000, idle),
    turns(tournament) {
      const open = room(tournament);
      const players = new Set(open.tournament.entries.map(({ player }) => player));
      return [...players].flatMap((player) => {
        const turn = open.view.turn(player);
        return turn === undefined ? [] : [{ player, turn }];
      });
    },
  };
}

/** Players at the rooms themselves. */
function atRooms(tournaments: Tournaments): Pick<PokerDoor, 'come' | 'lose' | 'say'> {
  const room = (id: string) => present(tournaments.find(id), `tournament ${id}`);
  const sitting = (player: PlayerId) => ({ player, name: player });
  return {
    async come(tournament, player) {
      await room(tournament).enter(sitting(player));
    },
    lose: (player, tournament) => room(tournament).lose(player),
    async say(player, command) {
      const answer = await room(command.tournament).command(sitting(player), command);
      return 'refused' in answer ? answer.refused : undefined;
    },
  };
}

/** Decides for the player in turn; undefined lets the time run out. */
export type Strategy = (turn: Turn) => { readonly option: string; readonly amount?: number } | undefined;

/** All in or the cheapest action, so that tournaments end soon. */
export const pushOrFold =
  (random: () => number): Strategy =>
  ({ turn: { options } }) => {
    const has = (id: string) => options.some((option) => option.id === id);
    if (has('all-in') && random() < 0.3) return { option: 'all-in' };
    if (has('check')) return { option: 'check' };
    if (has('call') && random() < 0.3) return { option: 'call' };
    return options.some(({ id }) => id === 'fold') ? { option: 'fold' } : { option: options[0]?.id ?? '' };
  };

/** Until it is over, or for this many steps. */
export async function playOut(
  house: RunningPoker,
  tournament: string,
  decide: Strategy,
  { steps = 5000, until = () => false }: { readonly steps?: number; readonly until?: () => boolean } = {},
): Promise<void> {
  for (let step = 0; step < steps; step++) {
    if (house.room(tournament).isOver || until()) return house.quiet();
    let isDone = false;
    for (const turn of house.turns(tournament)) {
      const choice = decide(turn);
      if (choice === undefined) continue;
      isDone = true;
      const refused = await house.say(tournament, turn.player, { do: 'act', hand: turn.turn.hand, ...choice });
      if (refused !== undefined) throw new Error(JSON.stringify({ refused, turn, choice }));
    }
    if (!isDone) await house.pass(1);
  }
  const { phase, left, handsDealt, clock } = house.room(tournament).tournament;
  throw new Error(
    `the tournament does not end: ${JSON.stringify({ phase, left, handsDealt, clock, failures: house.failures.map(String) })}`,
  );
}

/** A repeatable sequence. */
export function seededNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** A Sit & Go of this many present players that starts at once, with one long level of 100 and 200. */
export async function seatedAt(
  house: PokerHouse,
  poker: RunningPoker,
  count: number,
  more: Readonly<Record<string, unknown>> = {},
): Promise<{ readonly id: string; readonly players: readonly PlayerId[] }> {
  const players = await house.players(count);
  const levels = [{ smallBlind: 100, bigBlind: 200, minutes: 240 }];
  const id = await poker.create('sit-and-go', { entriesMax: count, seats: Math.max(2, count), levels, ...more });
  await poker.enter(id, ...players);
  return { id, players };
}

/** The player in turn does this. */
export async function nextDoes(poker: DrivenPoker, id: string, option: string, amount?: number): Promise<PlayerId> {
  const { player, turn } = present(poker.turns(id)[0], 'somebody’s turn');
  const act = amount === undefined ? { option } : { option, amount };
  const refused = await poker.say(id, player, { do: 'act', hand: turn.hand, ...act });
  if (refused !== undefined) throw new Error(JSON.stringify(refused));
  return player;
}

export const asked = (poker: DrivenPoker, id: string): PlayerId =>
  present(poker.turns(id)[0], 'somebody’s turn').player;

/** A failed tournament reopens by itself, so later checks would prove nothing. */
export const assertNothingFailed = ({ failures }: RunningPoker): void =>
  invariant(failures.length === 0, `nothing fails: ${failures.map(String).join('; ')}`);
