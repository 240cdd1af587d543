/** The streams of tournaments: each player reads one numbered stream per tournament and catches up after a gap. */
import { randomBytes } from 'node:crypto';
import type { PlayerId } from '../../core/base/ids.ts';
import type { Clock } from '../clock.ts';
import type { TournamentTold } from '../protocol/tournaments.ts';
import type { RoomListener } from '../tournaments/room-house.ts';
import { type Framed, framedText } from './framed.ts';
import { type Numbered, NumberedStream } from './numbered.ts';
import type { Reader } from './table-streams.ts';

interface Word extends Numbered {
  readonly bytes: Framed;
}

/** What one player reads at one tournament. */
export interface TournamentReader {
  /** Unique: under another name, numbers start over. */
  readonly name: string;
  readonly words: NumberedStream<Word>;
  readonly readers: Set<Reader>;
  saidAt: Date;
}

type Moved = (tournament: string, players: readonly PlayerId[], table: number) => void;

/** Enough for some hands at a busy table. */
const wordsMost = 300;

export class TournamentStreams implements RoomListener {
  readonly #clock: Clock;
  readonly #attended = new Map<string, Map<PlayerId, TournamentReader>>();
  readonly #onMoved = new Set<Moved>();
  readonly #onChange = new Set<(tournament: string) => void>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Encoded once for all players; only the number differs. */
  tell(tournament: string, players: readonly PlayerId[], told: TournamentTold): void {
    const attended = this.#attended.get(tournament);
    if (attended === undefined) return;
    const now = this.#clock.now();
    const [before, after] = [
      `{"frame":"tournament","tournament":${JSON.stringify(tournament)},"n":`,
      `,"at":"${now.toISOString()}","told":${JSON.stringify(told)}}`,
    ];
    for (const player of players) {
      const attendance = attended.get(player);
      if (attendance === undefined) continue;
      attendance.saidAt = now;
      const { bytes } = attendance.words.say((n) => ({ n, bytes: framedText(`${before}${n}${after}`) }));
      for (const reader of attendance.readers) reader.write(bytes);
    }
    if (told.said === 'moved') for (const listener of this.#onMoved) listener(tournament, players, told.table);
  }

  /** The tournaments where a connection reads this player's stream. */
  attendedBy(player: PlayerId): readonly string[] {
    return [...this.#attended].flatMap(([tournament, attended]) =>
      (attended.get(player)?.readers.size ?? 0) > 0 ? [tournament] : [],
    );
  }

  changed(tournament: string): void {
    for (const listener of this.#onChange) listener(tournament);
  }

  /** Returns a function that stops it. */
  onChange(listener: (tournament: string) => void): () => void {
    this.#onChange.add(listener);
    return () => void this.#onChange.delete(listener);
  }

  /** Called when players have been told of their new table. Returns a function that stops it. */
  onMoved(listener: Moved): () => void {
    this.#onMoved.add(listener);
    return () => void this.#onMoved.delete(listener);
  }

  of(tournament: string, player: PlayerId): TournamentReader {
    const attended = this.#attended.get(tournament) ?? new Map<PlayerId, TournamentReader>();
    this.#attended.set(tournament, attended);
    const known = attended.get(player);
    if (known !== undefined) return known;
    const attendance = {
      name: randomBytes(9).toString('base64url'),
      words: new NumberedStream<Word>(0, wordsMost),
      readers: new Set<Reader>(),
      saidAt: this.#clock.now(),
    };
    attended.set(player, attendance);
    return attendance;
  }

  /** Drops streams that nobody reads and that have been silent since. */
  forget(before: Date): void {
    for (const [tournament, attended] of this.#attended) {
      for (const [player, { readers, saidAt }] of attended) {
        if (readers.size === 0 && saidAt < before) attended.delete(player);
      }
      if (attended.size === 0) this.#attended.delete(tournament);
    }
  }
}
