/** A player's presence at a tournament: connected or lost since when, and their table preferences. */
import type { PlayerId } from '../../core/base/ids.ts';

export interface Attendant {
  name: string;
  isHere: boolean;
  /** When the loss was noticed, while the reconnection window is open (PI-902). */
  readonly lostAt: number | undefined;
  /** PT-932: let the action time run out while absent; nobody waits for them again. */
  hasTimedOut: boolean;
  isSittingOut: boolean;
  /** PP-929: on by default. */
  autoMuck: boolean;
  /** PI-907: number of protected hands, and the last one. */
  protectedHands: number;
  protectedIn: string;
  /** The table a player without a seat is watching. */
  readonly looksAt: number | undefined;
}

type Working = { -readonly [Name in keyof Attendant]: Attendant[Name] };

/** Everyone, plus indexes of the few each step asks about, so a step's cost does not grow with the field. */
export class Attendants {
  readonly #players = new Map<PlayerId, Working>();
  readonly #known = new Set<PlayerId>();
  readonly #lost = new Map<PlayerId, number>();
  readonly #looking = new Map<PlayerId, number>();

  of(player: PlayerId): Attendant {
    return this.#of(player);
  }

  /** Anyone present since the house opened: messages are kept for them while they are away. */
  get known(): ReadonlySet<PlayerId> {
    return this.#known;
  }

  /** Players with an open reconnection window, and since when. */
  get lost(): ReadonlyMap<PlayerId, number> {
    return this.#lost;
  }

  /** Spectators and the tables they watch. */
  get looking(): ReadonlyMap<PlayerId, number> {
    return this.#looking;
  }

  come(player: PlayerId, name: string): void {
    const attendant = this.#of(player);
    attendant.name = name;
    attendant.isHere = true;
    attendant.hasTimedOut = false;
    this.#known.add(player);
    this.closeWindow(player);
  }

  go(player: PlayerId): void {
    const attendant = this.#of(player);
    attendant.isHere = false;
    attendant.looksAt = undefined;
    this.#looking.delete(player);
  }

  look(player: PlayerId, table: number): void {
    this.#of(player).looksAt = table;
    this.#looking.set(player, table);
  }

  openWindow(player: PlayerId, at: number): void {
    this.#of(player).lostAt = at;
    this.#lost.set(player, at);
  }

  closeWindow(player: PlayerId): void {
    this.#of(player).lostAt = undefined;
    this.#lost.delete(player);
  }

  /** A fault of the house's: reconnection windows stop (PI-908). */
  closeWindows(): void {
    for (const player of this.#lost.keys()) this.closeWindow(player);
  }

  #of(player: PlayerId): Working {
    const known = this.#players.get(player);
    if (known !== undefined) return known;
    const attendant: Working = {
      name: '',
      isHere: false,
      lostAt: undefined,
      hasTimedOut: false,
      isSittingOut: false,
      autoMuck: true,
      protectedHands: 0,
      protectedIn: '',
      looksAt: undefined,
    };
    this.#players.set(player, attendant);
    return attendant;
  }
}
