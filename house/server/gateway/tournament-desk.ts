/** Tournaments over the socket: the lobby, attendance, and players' commands. */
import type { PlayerId } from '../../../core/base/ids.ts';
import { present } from '../../../core/base/invariant.ts';
import { isLive, type Tournament } from '../../../core/tournament/director/state.ts';
import type { CommandOf, TournamentCommand } from '../../protocol/commands.ts';
import type { CommandAnswer, Sitting } from '../../tables/desk/open-table.ts';
import { noSuch } from '../../tournaments/refusals.ts';
import type { TournamentRoom } from '../../tournaments/room.ts';
import { placeName } from '../../talk/tournament-places.ts';
import type { Offered } from '../offered.ts';
import { signInFirst } from '../refusal.ts';
import { framed } from '../../streams/framed.ts';
import type { Reader } from '../../streams/table-streams.ts';
import type { TournamentReader } from '../../streams/tournament-streams.ts';
import type { Connection } from './connection.ts';
import type { SessionWatch } from './session-watch.ts';
import { beginVisit } from './visits.ts';
import type { ToldRefusal } from '../../protocol/refusal.ts';
import { refuseHere } from '../../protocol/refusals.ts';

export type DeskCommand = TournamentCommand | CommandOf<'tournaments' | 'attend' | 'quit'>;

const [changesPerSecond, second] = [4, 1000];
const done = { done: true } as const;
const no = (why: ToldRefusal): CommandAnswer => ({ refused: why });
const visitOf = (tournament: string): string => `tournament ${tournament}`;

/** A player's presence at a tournament, with the number of connections. */
interface Stay {
  readonly sitting: Sitting;
  readonly connections: Set<Connection>;
}

export class TournamentDesk {
  readonly #offered: Offered;
  readonly #sessions: SessionWatch;
  readonly #readers = new Set<Reader>();
  readonly #waiting = new Map<string, () => void>();
  readonly #stays = new Map<string, Stay>();
  readonly #failed: (error: unknown) => void;
  readonly #ends: readonly ((() => void) | undefined)[];

  constructor(offered: Offered, sessions: SessionWatch, failed: (error: unknown) => void) {
    this.#offered = offered;
    this.#sessions = sessions;
    this.#failed = failed;
    this.#ends = [
      offered.tournaments?.streams.onChange((tournament) => this.#touch(tournament)),
      offered.tournaments?.streams.onMoved((tournament, players, table) => this.#tellTalk(tournament, table, players)),
      offered.tournaments?.open.onOpened((room) => this.#comeAnew(room)),
    ];
  }

  async answer(connection: Connection, command: DeskCommand): Promise<CommandAnswer> {
    switch (command.do) {
      case 'tournaments':
        this.#join(connection);
        return done;
      case 'attend':
        return this.#attend(connection, command);
      case 'quit':
        await connection.watched.get(visitOf(command.tournament))?.('left');
        return done;
      case 'enter':
      case 'withdraw':
      case 'act':
      case 'forward-fold':
      case 'sit-out':
      case 'auto-muck':
      case 'rebuy':
      case 'decline-rebuy':
      case 'add-on':
      case 'look':
        return this.#act(connection, command);
    }
  }

  /** Sends all open and just-ended tournaments, and every change from now on. */
  #join(connection: Connection): void {
    const { open } = this.#offered.tournaments ?? {};
    const player = connection.sitting?.player;
    const mine = player && open?.rooms.filter(({ tournament }) => isWaitedFor(tournament, player)).map(({ id }) => id);
    const played =
      player && open?.inLobby.filter(({ tournament }) => hasEntered(tournament, player)).map(({ id }) => id);
    connection.send({
      frame: 'tournaments',
      at: this.#now(),
      tournaments: open?.lobby() ?? [],
      ...(mine && { mine }),
      ...(played && { played }),
    });
    this.#readers.add(connection);
  }

  leave(reader: Reader): void {
    this.#readers.delete(reader);
  }

  close(): void {
    for (const end of this.#ends) end?.();
    for (const cancel of this.#waiting.values()) cancel();
    this.#waiting.clear();
    this.#stays.clear();
  }

  #touch(tournament: string): void {
    if (this.#waiting.has(tournament)) return;
    const tell = () => {
      this.#waiting.delete(tournament);
      const line = this.#offered.tournaments?.open.inLobby.find(({ id }) => id === tournament)?.line();
      if (line === undefined || this.#readers.size === 0) return;
      const bytes = framed({ frame: 'tournament-change', at: this.#now(), line });
      for (const reader of this.#readers) reader.write(bytes);
    };
    this.#waiting.set(tournament, this.#offered.accounts.clock.after(second / changesPerSecond, tell));
  }

  async #attend(connection: Connection, { tournament: id, from }: CommandOf<'attend'>): Promise<CommandAnswer> {
    const room = await this.#offered.tournaments?.open.lookUp(id);
    if (room === undefined) return no(noSuch(id));
    const { sitting, session } = connection;
    if (session === undefined) return no(signInFirst);
    if (sitting === undefined) return no(refuseHere('not-a-player'));
    if (!connection.watched.has(visitOf(id))) await this.#come(connection, room, sitting);
    await this.#read(connection, room, sitting, from);
    return done;
  }

  async #come(connection: Connection, room: TournamentRoom, sitting: Sitting): Promise<void> {
    const { accounts } = this.#offered;
    const { player } = sitting;
    const attendance = this.#streamsOf(room, player);
    const key = `${room.id} ${player}`;
    const stay = this.#stays.get(key) ?? { sitting, connections: new Set() };
    this.#stays.set(key, stay);
    stay.connections.add(connection);
    connection.attends.add(room.id);
    const token = connection.session?.token;
    const visit = token && beginVisit(accounts, { player, table: visitOf(room.id), token });
    connection.watched.set(visitOf(room.id), async (how) => {
      if (!connection.watched.delete(visitOf(room.id))) return;
      attendance.readers.delete(connection);
      stay.connections.delete(connection);
      connection.attends.delete(room.id);
      if (stay.connections.size === 0) {
        this.#stays.delete(key);
        // Closing the house is not a lost connection.
        if (how !== 'ended') await this.#offered.tournaments?.open.find(room.id)?.lose(player);
      }
      const end = await visit;
      await end?.();
    });
    if (stay.connections.size === 1) await room.enter(sitting);
    await visit;
  }

  #streamsOf({ id }: TournamentRoom, player: PlayerId): TournamentReader {
    return present(this.#offered.tournaments, 'the poker room').streams.of(id, player);
  }

  /** Resumes from the client's last number, or sends the whole state. */
  async #read(
    connection: Connection,
    room: TournamentRoom,
    { player }: Sitting,
    from: CommandOf<'attend'>['from'],
  ): Promise<void> {
    const attendance = this.#streamsOf(room, player);
    attendance.readers.delete(connection);
    const missed = from !== undefined && from.stream === attendance.name ? attendance.words.since(from.n) : undefined;
    if (missed !== undefined) for (const { bytes } of missed) connection.write(bytes);
    else {
      for (;;) {
        const n = attendance.words.last;
        const { state, mine } = await room.seenBy(player);
        const chat = await this.#offered.talk.state(placeName(room.id, state.table?.table), player);
        if (attendance.words.last !== n) continue;
        const { name: stream } = attendance;
        const seen = { stream, n, state, mine, ...(chat && { chat }) };
        connection.send({ frame: 'attending', tournament: room.id, at: this.#now(), ...seen });
        break;
      }
    }
    if (connection.isOver) await connection.watched.get(visitOf(room.id))?.();
    else if (connection.watched.has(visitOf(room.id))) attendance.readers.add(connection);
  }

  /** A tournament reopened after a failure has no attendance: players attend again, and readers get its whole state. */
  #comeAnew(room: TournamentRoom): void {
    for (const { sitting, connections } of this.#stays.values()) {
      for (const connection of connections) {
        if (!connection.watched.has(visitOf(room.id))) continue;
        void connection.inTurn(async () => {
          try {
            await room.enter(sitting);
            await this.#read(connection, room, sitting, undefined);
          } catch (error) {
            this.#failed(error);
          }
        });
      }
    }
  }

  async #act(connection: Connection, command: TournamentCommand): Promise<CommandAnswer> {
    const act = await this.acting(connection, command.tournament);
    if ('refused' in act) return act;
    const { room, sitting } = act;
    const answer = await room.command(sitting, command);
    if (command.do === 'look' && 'done' in answer) this.#tellTalk(room.id, command.table, [sitting.player]);
    return answer;
  }

  /** Checks that the command comes from a signed-in player attending that tournament, and records it as activity. */
  async acting(
    { sitting, session, watched }: Connection,
    tournament: string,
  ): Promise<{ readonly room: TournamentRoom; readonly sitting: Sitting } | { readonly refused: ToldRefusal }> {
    const room = this.#offered.tournaments?.open.find(tournament);
    if (room === undefined) return { refused: noSuch(tournament) };
    if (session === undefined) return { refused: signInFirst };
    if (sitting === undefined) return { refused: refuseHere('not-a-player') };
    if (!watched.has(visitOf(room.id))) {
      return { refused: refuseHere('not-attending') };
    }
    const over = await this.#sessions.act(session);
    return over === undefined ? { room, sitting } : { refused: over };
  }

  /** Players who come to a table receive its recent chat. */
  #tellTalk(tournament: string, table: number, players: readonly PlayerId[]): void {
    const lines = this.#offered.talk.heardAt(placeName(tournament, table));
    if (lines.length > 0) this.#offered.tournaments?.streams.tell(tournament, players, { said: 'talk', table, lines });
  }

  #now(): string {
    return this.#offered.accounts.clock.now().toISOString();
  }
}

function isWaitedFor({ participants, entries }: Tournament, player: PlayerId): boolean {
  const latest = participants[player];
  const entry = latest && entries[latest.entry];
  return entry !== undefined && (entry.status === 'registered' || isLive(entry));
}

/** Refunded entries don't count. */
const hasEntered = ({ participants }: Tournament, player: PlayerId): boolean =>
  (participants[player]?.entries ?? 0) > 0;
