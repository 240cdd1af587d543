/** Who is at a tournament: whether a connection is there, since when it is lost, and what the player has asked for. */
import type { PlayerId } from '../../core/base/ids.ts';

export interface Attendant {
  name: string;
  isHere: boolean;
  /** When the connection was found lost, while its window is open (PI-902). */
  readonly lostAt: number | undefined;
  /** PT-932: has let the action time end while not there; from then on nobody waits for it again. */
  hasTimedOut: boolean;
  isSittingOut: boolean;
  /** PP-929: on by default. */
  autoMuck: boolean;
  /** PI-907: how many hands were protected, and which one was the last. */
  protectedHands: number;
  protectedIn: string;
  /** The table that somebody without a seat looks at. */
  readonly looksAt: number | undefined;
}

type Working = { -readonly [Name in keyof Attendant]: Attendant[Name] };

/** Everyone, and apart from them those few whom every step asks for: a step costs the same however many play. */
export class Attendants {
  readonly #players = new Map<PlayerId, Working>();
  readonly #known = new Set<PlayerId>();
  readonly #lost = new Map<PlayerId, number>();
  readonly #looking = new Map<PlayerId, number>();

  of(player: PlayerId): Attendant {
    return this.#of(player);
  }

  /** Whoever has been there since the house opened: what they miss while they are away is kept for them. */
  get known(): ReadonlySet<PlayerId> {
    return this.#known;
  }

  /** Those whose windows are open, and since when. */
  get lost(): ReadonlyMap<PlayerId, number> {
    return this.#lost;
  }

  /** Those who look at a table, and at which. */
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

  /** A fault of the house's: no windows run (PI-908). */
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
