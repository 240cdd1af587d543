/** The client's poker room: all tournaments, those this player attends, and the commands to them. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TournamentCommand, WithoutId } from '../../../house/protocol/commands.ts';
import type { Frame } from '../../../house/protocol/frames.ts';
import type { TournamentLineTold } from '../../../house/protocol/tournament-board.ts';
import type { Client } from '../../../client/store/room.ts';
import { defined, given } from '../../../core/base/defined.ts';
import { attendedTo, hearTournament, type SeenTournament, type TournamentFrame } from './seen-tournament.ts';
import type { ToldRefusal } from '../../../house/protocol/refusal.ts';

export interface Poker {
  /** Undefined until the house has sent it. */
  readonly lines: ReadonlyMap<string, TournamentLineTold> | undefined;
  readonly attended: ReadonlyMap<string, SeenTournament>;
  /** Lobby tournaments the player entered, including ended ones. */
  readonly played: ReadonlySet<string>;
  /** Why the house refused attendance. */
  readonly turnedAway: ReadonlyMap<string, ToldRefusal>;
}

export type NewTournamentCommand = WithoutId<TournamentCommand>;

/** States in which leaving would hurt the player: they stay until it is over. */
const waitedFor: ReadonlySet<string | undefined> = new Set(['registered', 'in', 'offered', 'through', 'leaving']);

export class PokerRoom {
  readonly store: StoreApi<Poker>;
  readonly #client: Client;
  /** Pages showing a tournament; without one it is attended only while the player is in play. */
  readonly #shown = new Map<string, number>();
  readonly #attending = new Set<string>();
  #player: string | undefined;
  #seesLobby = false;

  constructor(client: Client) {
    this.#client = client;
    this.#player = client.store.getState().player?.id;
    this.store = createStore<Poker>(() => ({
      lines: undefined,
      attended: new Map(),
      played: new Set(),
      turnedAway: new Map(),
    }));
    client.listen((frame) => this.#hear(frame));
  }

  watchLobby(): () => void {
    this.#seesLobby = true;
    void this.#client.link.say({ do: 'tournaments' });
    return () => (this.#seesLobby = false);
  }

  /** Returns a function that leaves; a player in play stays nevertheless. */
  show(tournament: string): () => void {
    this.#shown.set(tournament, (this.#shown.get(tournament) ?? 0) + 1);
    void this.attend(tournament);
    return () => {
      const pages = (this.#shown.get(tournament) ?? 1) - 1;
      if (pages > 0) this.#shown.set(tournament, pages);
      else this.#shown.delete(tournament);
      this.#leaveIfDone(tournament);
    };
  }

  /** Undefined if the player is there; otherwise why not. */
  async attend(tournament: string): Promise<ToldRefusal | undefined> {
    if (this.#attending.has(tournament)) return undefined;
    this.#attending.add(tournament);
    return this.#sayAttend(tournament);
  }

  /** Undefined if it was done; otherwise why not. */
  async say(command: NewTournamentCommand): Promise<ToldRefusal | undefined> {
    const away = await this.attend(command.tournament);
    if (away !== undefined) return away;
    const answer = await this.#client.link.say(command);
    return answer.frame === 'refused' ? answer.why : undefined;
  }

  async #sayAttend(tournament: string): Promise<ToldRefusal | undefined> {
    const seen = this.store.getState().attended.get(tournament);
    const from = defined({ from: given(seen, attendedTo) });
    const answer = await this.#client.link.say({ do: 'attend', tournament, ...from });
    if (answer.frame === 'done') return undefined;
    // Repeated at the next welcome.
    if (answer.why.refused === 'connection-lost') return answer.why;
    this.#attending.delete(tournament);
    this.store.setState((poker) => ({ turnedAway: new Map(poker.turnedAway).set(tournament, answer.why) }));
    return answer.why;
  }

  #hear(frame: Frame): void {
    switch (frame.frame) {
      case 'welcome':
        return this.#beginAgain();
      case 'tournaments':
        this.store.setState({
          lines: new Map(frame.tournaments.map((line) => [line.tournament, line])),
          played: new Set(frame.played),
        });
        // A player in play attends whatever page is open, also after a reload.
        for (const tournament of frame.mine ?? []) void this.attend(tournament);
        return;
      case 'tournament-change':
        return this.store.setState(({ lines }) => ({ lines: new Map(lines).set(frame.line.tournament, frame.line) }));
      case 'attending':
      case 'tournament':
        return this.#hearTournament(frame);
      case 'done':
      case 'refused':
      case 'state':
      case 'table':
      case 'own':
      case 'lobby':
      case 'lobby-change':
      case 'bye':
        return;
    }
  }

  /** A new connection may be another person's, who must see nothing of the last one's. */
  #beginAgain(): void {
    const player = this.#client.store.getState().player?.id;
    const isSame = player === this.#player;
    this.#player = player;
    this.store.setState({ turnedAway: new Map(), ...(isSame ? {} : { attended: new Map(), played: new Set() }) });
    if (!isSame) this.#attending.clear();
    for (const tournament of this.#shown.keys()) this.#attending.add(tournament);
    if (this.#seesLobby) void this.#client.link.say({ do: 'tournaments' });
    for (const tournament of this.#attending) void this.#sayAttend(tournament);
  }

  #hearTournament(frame: TournamentFrame): void {
    const { tournament } = frame;
    const { attended, turnedAway } = this.store.getState();
    const seen = hearTournament(attended.get(tournament), frame);
    if (seen === 'gap') {
      if (this.#attending.has(tournament)) void this.#client.link.say({ do: 'attend', tournament });
      return;
    }
    const away = new Map(turnedAway);
    away.delete(tournament);
    this.store.setState({ attended: new Map(attended).set(tournament, seen), turnedAway: away });
    this.#client.store.setState({ balance: seen.mine.balance });
    if (frame.frame === 'tournament' && frame.told.said === 'mine') this.#leaveIfDone(tournament);
  }

  #leaveIfDone(tournament: string): void {
    const seen = this.store.getState().attended.get(tournament);
    const isOver = seen?.state.standing.phase === 'finished' || seen?.state.standing.phase === 'cancelled';
    if (this.#shown.has(tournament) || (!isOver && waitedFor.has(seen?.mine.status))) return;
    if (this.#attending.delete(tournament)) void this.#client.link.say({ do: 'quit', tournament });
    const { attended: before, played } = this.store.getState();
    const attended = new Map(before);
    attended.delete(tournament);
    const entered = new Set(played);
    if ((seen?.mine.entries ?? 0) > 0) entered.add(tournament);
    else entered.delete(tournament);
    this.store.setState({ attended, played: entered });
  }
}
