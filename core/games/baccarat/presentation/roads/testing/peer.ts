/**
 * The npm package baccarat-engine as an independent opinion, asked for whole roads: by default it scrolls old columns
 * off.
 */

import { RoadmapGenerator, type GameResult } from 'baccarat-engine';
import type { RoadResult } from '../result.ts';

export interface PeerCell {
  readonly column: number;
  readonly row: number;
  readonly logicalColumn: number;
  readonly ties: readonly unknown[];
}

export interface PeerRoads {
  readonly cells: readonly PeerCell[];
  readonly bigEyeBoy: readonly string[];
  readonly smallRoad: readonly string[];
  readonly cockroachPig: readonly string[];
}

// Its type declarations wrap each road in an object with `items`; the code returns plain arrays.
export function peerRoads(results: readonly RoadResult[]): PeerRoads {
  const generator = new RoadmapGenerator();
  const games = results.map(({ winner }) => ({ outcome: winner })) as unknown as GameResult[];
  const road = generator.bigRoad(games, { columns: 200, rows: 6, scroll: false });
  return {
    cells: road as unknown as readonly PeerCell[],
    bigEyeBoy: generator.bigEyeRoad(road) as unknown as readonly string[],
    smallRoad: generator.smallRoad(road) as unknown as readonly string[],
    cockroachPig: generator.cockroachPig(road) as unknown as readonly string[],
  };
}
