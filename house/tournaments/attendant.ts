/** Who is at a tournament: whether a connection is there, since when it is lost, and what the player has asked for. */
import type { PlayerId } from '../../core/base/ids.ts';

export interface Attendant {
  name: string;
  isHere: boolean;
  hasCome: boolean;
  /** When the connection was found lost, while its window is open (PI-902). */
  lostAt: number | undefined;
  /** PT-932: has let the action time end while not there; from then on nobody waits for it again. */
  hasTimedOut: boolean;
  isSittingOut: boolean;
  /** PP-929: on by default. */
  autoMuck: boolean;
  /** PI-907: how many hands were protected, and which one was the last. */
  protectedHands: number;
  protectedIn: string;
  /** The table that somebody without a seat looks at. */
  looksAt: number | undefined;
}

export class Attendants {
  readonly #players = new Map<PlayerId, Attendant>();

  of(player: PlayerId): Attendant {
    const known = this.#players.get(player);
    if (known !== undefined) return known;
    const attendant: Attendant = {
      name: '',
      isHere: false,
      hasCome: false,
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

  /** Whoever has been there since the house opened: what they miss while they are away is kept for them. */
  get known(): readonly PlayerId[] {
    return [...this.#players].filter(([, { hasCome }]) => hasCome).map(([player]) => player);
  }

  /** Those whose windows are open. */
  get lost(): readonly (readonly [PlayerId, number])[] {
    return [...this.#players].flatMap(([player, { lostAt }]) => (lostAt === undefined ? [] : [[player, lostAt]]));
  }

  /** A fault of the house's: no windows run (PI-908). */
  closeWindows(): void {
    for (const attendant of this.#players.values()) attendant.lostAt = undefined;
  }
}
