/** Speed of the baccarat roads against the npm package baccarat-engine: all five roads of finished shoes. */

import { RoadmapGenerator, type GameResult } from 'baccarat-engine';
import type { RoadResult } from '../core/games/baccarat/presentation/roads/result.ts';
import { roads } from '../core/games/baccarat/presentation/roads/roads.ts';
import { measureRatio, type Ratio, type Turns } from './measure.ts';

const SHOES = 64;
const COUPS = 80;

// Whole roads from both: by default the peer scrolls old columns off and derives from what is left.
const WHOLE_BEAD_PLATE = { columns: Math.ceil(COUPS / 6), rows: 6 };
const WHOLE_BIG_ROAD = { columns: COUPS, rows: 6, scroll: false };

interface Shoe {
  readonly results: readonly RoadResult[];
  readonly games: GameResult[];
}

export function benchRoads(turns?: Turns): Promise<Ratio> {
  const random = generator(20_240_229);
  const shoes = Array.from({ length: SHOES }, () => dealtShoe(random));
  checkSameWork(shoes);
  const what = { name: 'full road sets of a finished shoe', peerName: 'baccarat-engine', goal: 'at least 4' };
  return measureRatio(what, { ours: () => setsOf(ourSet, shoes), peer: () => setsOf(peerSet, shoes) }, turns);
}

const peerRoads = new RoadmapGenerator();

/** Both return the number of marks, so that no work can be skipped. */
function ourSet({ results }: Shoe): number {
  const { beadPlate, bigRoad, bigEyeBoy, smallRoad, cockroachPig } = roads(results);
  return beadPlate.length + bigRoad.cells.length + bigEyeBoy.length + smallRoad.length + cockroachPig.length;
}

function peerSet({ games }: Shoe): number {
  const bigRoad = peerRoads.bigRoad(games, WHOLE_BIG_ROAD);
  const set = [
    peerRoads.beadPlate(games, WHOLE_BEAD_PLATE),
    bigRoad,
    peerRoads.bigEyeRoad(bigRoad),
    peerRoads.smallRoad(bigRoad),
    peerRoads.cockroachPig(bigRoad),
  ];
  // Its type declarations wrap each road in an object with `items`; the code returns plain arrays.
  return (set as unknown as readonly (readonly unknown[])[]).reduce((marks, road) => marks + road.length, 0);
}

/** The peer omits the marks compared with the first column, at most one streak's worth per derived road. */
function checkSameWork(shoes: readonly Shoe[]): void {
  for (const shoe of shoes) {
    const { streaks } = roads(shoe.results).bigRoad;
    const leftOut = [1, 2, 3].reduce((marks, lookback) => marks + Math.max(0, (streaks[lookback] ?? 0) - 1), 0);
    if (ourSet(shoe) !== peerSet(shoe) + leftOut) throw new Error('the two do not draw the same roads');
  }
}

function setsOf(set: (shoe: Shoe) => number, shoes: readonly Shoe[]): number {
  let marks = 0;
  for (const shoe of shoes) marks += set(shoe);
  if (marks === 0) throw new Error('no roads were drawn');
  return shoes.length;
}

function dealtShoe(random: () => number): Shoe {
  const results = Array.from({ length: COUPS }, (): RoadResult => {
    const draw = random();
    const winner = draw < 0.459 ? 'banker' : draw < 0.905 ? 'player' : 'tie';
    const natural = random() < 0.34;
    const total = natural ? 8 + Math.floor(random() * 2) : Math.floor(random() * 10);
    return { winner, playerPair: random() < 0.075, bankerPair: random() < 0.075, natural, total };
  });
  return { results, games: results.map(asPeerGame) };
}

function asPeerGame({ winner, playerPair, bankerPair, natural, total }: RoadResult): GameResult {
  const pair = playerPair ? (bankerPair ? 'both' : 'player') : bankerPair ? 'banker' : 'none';
  const game = { outcome: winner, natural: natural && winner !== 'tie' ? `${winner}${total}` : 'none', pair };
  return game as unknown as GameResult;
}

/** Mulberry32: small, and gives the same shoes in every run. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
