/** A table of simulated players, cheats included: the same people hand after hand. */
import type { PlayerId } from '../../base/ids.ts';
import { nextPositions, positionsAt } from '../../poker/hand/button.ts';
import { handAt, type TableTerms } from '../../poker/hand/table.ts';
import type { StoredHand } from '../stored-hand.ts';
import type { Cheat } from './cheats.ts';
import { SimulatedHand } from './game.ts';
import { Luck } from './luck.ts';
import { eightPeople } from './people.ts';

const seatsAtTable = 8;
const table: TableTerms = { game: 'holdem', limit: 'none', smallBlind: 50, bigBlind: 100, ante: 'none' };
const fullStack = 80 * table.bigBlind;
/** Stacks outside these bounds are reset, so the same people play every hand with usual stacks. */
const [leastStack, mostStack] = [12 * table.bigBlind, 200 * table.bigBlind] as const;

export interface Session {
  readonly seed: string;
  /** Index of the table under this seed. */
  readonly number: number;
  readonly hands: number;
  readonly cheat: Cheat;
}

export interface PlayedSession {
  readonly hands: readonly StoredHand[];
  readonly players: readonly PlayerId[];
}

export function playSession({ seed, number, hands, cheat }: Session): PlayedSession {
  const luck = new Luck(seed, number);
  const sittings = eightPeople(`t${number}`, cheat, luck);
  let stacks = sittings.map(() => fullStack);
  const everyone = 2 ** seatsAtTable - 1;
  let positions = positionsAt(luck.stream.below(seatsAtTable), everyone);
  const stored: StoredHand[] = [];
  for (let hand = 1; hand <= hands; hand++) {
    const game = new SimulatedHand(handAt(table, stacks, positions), sittings, { cheat, pair: [0, 1] }, luck);
    const kept = game.play(`t${number}/${hand}`, hand);
    stored.push(kept);
    stacks = kept.seats.map((seated) => (isUsual(seated?.after ?? 0) ? (seated?.after ?? 0) : fullStack));
    positions = nextPositions(positions, everyone, 'moving');
  }
  return { hands: stored, players: sittings.map(({ who }) => who.player) };
}

const isUsual = (stack: number): boolean => stack >= leastStack && stack <= mostStack;
