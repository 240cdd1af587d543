/** Worker threads that each play part of one simulation. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Strategy, SpotTally } from '../../core/games/simulation.ts';

/** What a worker needs to set up its own table: plain data only. */
export interface Setup {
  readonly game: string;
  readonly parameters: unknown;
  readonly seed: Uint8Array;
  readonly stake: number;
  readonly play: Strategy;
}

export interface SimulationPart {
  readonly part: number;
  readonly rounds: number;
}

export interface PartPlayed extends SimulationPart {
  readonly tallies: readonly SpotTally[];
}

/** Small enough for a smooth bar and a prompt Ctrl-C, large enough to make message costs negligible. */
const roundsMost = 50_000;

/** Plays all rounds; `stopped` is checked between parts, `played` is called after each. */
export async function playAll(
  setup: Setup,
  rounds: number,
  { stopped, played }: { readonly stopped: () => boolean; readonly played: (part: PartPlayed) => void },
): Promise<void> {
  const parts = partsOf(rounds);
  const workers = Array.from({ length: Math.min(availableParallelism(), parts.length) }, () =>
    work(setup, () => (stopped() ? undefined : parts.shift()), played),
  );
  await Promise.all(workers);
}

/** Depends on the number of rounds alone, so that the same command plays the same rounds again. */
function partsOf(rounds: number): SimulationPart[] {
  const roundsAtOnce = Math.min(roundsMost, Math.max(200, Math.ceil(rounds / 100)));
  return Array.from({ length: Math.ceil(rounds / roundsAtOnce) }, (_, part) => ({
    part,
    rounds: Math.min(roundsAtOnce, rounds - part * roundsAtOnce),
  }));
}

function work(setup: Setup, next: () => SimulationPart | undefined, played: (part: PartPlayed) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: setup });
    const hand = () => {
      const part = next();
      if (part === undefined) void worker.terminate();
      else worker.postMessage(part);
    };
    worker.on('message', (part: PartPlayed) => {
      played(part);
      hand();
    });
    worker.on('error', reject);
    worker.on('exit', () => resolve());
    hand();
  });
}
