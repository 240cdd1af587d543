/** Speed of the baccarat roads against the npm package baccarat-engine: full sets of five roads of finished shoes. */

import { RoadmapGenerator, type GameResult } from 'baccarat-engine';
import type { RoadResult } from '../core/games/baccarat/roads/result.ts';
import { roads } from '../core/games/baccarat/roads/roads.ts';

export interface RoadsRatio {
  /** Full sets of roads a second. */
  readonly ours: number;
  readonly peer: number;
  readonly ratio: number;
}

export interface RoadsBench {
  readonly rounds: number;
  readonly roundSeconds: number;
}

const SHOES = 64;
const COUPS = 80;

// Whole roads from both: by default the peer scrolls old columns off, and then derives from what is left.
const WHOLE_BEAD_PLATE = { columns: Math.ceil(COUPS / 6), rows: 6 };
const WHOLE_BIG_ROAD = { columns: COUPS, rows: 6, scroll: false };

interface Shoe {
  readonly results: readonly RoadResult[];
  readonly games: GameResult[];
}

/** Takes about ten seconds by default: the two are measured in turn, and the median round of each counts. */
export async function benchRoads(bench: RoadsBench = { rounds: 5, roundSeconds: 1 }): Promise<RoadsRatio> {
  const random = generator(20_240_229);
  const shoes = Array.from({ length: SHOES }, () => dealtShoe(random));
  checkSameWork(shoes);
  setsPerSecond(ourSet, shoes, bench.roundSeconds / 2);
  setsPerSecond(peerSet, shoes, bench.roundSeconds / 2);
  const ours: number[] = [];
  const peer: number[] = [];
  for (let round = 0; round < bench.rounds; round++) {
    ours.push(setsPerSecond(ourSet, shoes, bench.roundSeconds));
    peer.push(setsPerSecond(peerSet, shoes, bench.roundSeconds));
    // Lets the caller's progress display breathe between rounds.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { ours: median(ours), peer: median(peer), ratio: median(ours) / median(peer) };
}

const peerRoads = new RoadmapGenerator();

/** Both return how many marks they made, so that no part of the work can be skipped. */
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

/** The peer leaves out the marks compared with the first column, at most a streak's worth in each derived road. */
function checkSameWork(shoes: readonly Shoe[]): void {
  for (const shoe of shoes) {
    const { streaks } = roads(shoe.results).bigRoad;
    const leftOut = [1, 2, 3].reduce((marks, lookback) => marks + Math.max(0, (streaks[lookback] ?? 0) - 1), 0);
    if (ourSet(shoe) !== peerSet(shoe) + leftOut) throw new Error('the two do not draw the same roads');
  }
}

function setsPerSecond(set: (shoe: Shoe) => number, shoes: readonly Shoe[], seconds: number): number {
  const begin = performance.now();
  const end = begin + seconds * 1000;
  let sets = 0;
  let marks = 0;
  let now = begin;
  while (now < end) {
    for (const shoe of shoes) marks += set(shoe);
    sets += shoes.length;
    now = performance.now();
  }
  if (marks === 0) throw new Error('no roads were drawn');
  return (sets * 1000) / (now - begin);
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

/** Mulberry32: small, and the same shoes in every run. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
