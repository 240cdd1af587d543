/** One tally per ordered pair of players, created on first use. */
import type { PlayerId } from '../base/ids.ts';
import { broken } from '../base/invariant.ts';
import type { SeatedPlayer } from './stored-hand.ts';

export interface Pair<Tally> {
  readonly a: PlayerId;
  readonly b: PlayerId;
  readonly tally: Tally;
}

export class Pairs<Tally> {
  readonly #fresh: () => Tally;
  readonly #byPlayer = new Map<PlayerId, Map<PlayerId, Tally>>();

  constructor(fresh: () => Tally) {
    this.#fresh = fresh;
  }

  of(a: PlayerId, b: PlayerId): Tally {
    const row = this.#byPlayer.get(a) ?? new Map<PlayerId, Tally>();
    this.#byPlayer.set(a, row);
    const tally = row.get(b) ?? this.#fresh();
    row.set(b, tally);
    return tally;
  }

  /** Every tally of the first player with anyone. */
  with(a: PlayerId): readonly Tally[] {
    return [...(this.#byPlayer.get(a)?.values() ?? [])];
  }

  /** Both directions, separately. */
  *ordered(): Generator<Pair<Tally>> {
    for (const [a, row] of this.#byPlayer) for (const [b, tally] of row) yield { a, b, tally };
  }

  /** Each pair once, with the tallies of both directions. */
  *together(): Generator<Pair<readonly [Tally, Tally]>> {
    for (const { a, b, tally } of this.ordered()) if (a < b) yield { a, b, tally: [tally, this.of(b, a)] };
  }
}

/** Everyone at a table with everyone else, in both directions. */
export function* couplesOf(players: readonly SeatedPlayer[]): Generator<readonly [SeatedPlayer, SeatedPlayer]> {
  for (const a of players) for (const b of players) if (a !== b) yield [a, b];
}

/** The other live player, when only two are left. */
export function soleOpponent(live: number, seat: number, seats: readonly (SeatedPlayer | undefined)[]): SeatedPlayer {
  const other = 31 - Math.clz32(live & ~(1 << seat));
  return seats[other] ?? broken(`nobody sits in seat ${other}`);
}
