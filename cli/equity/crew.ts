/** Worker threads that each deal part of one matchup; small matchups are dealt on the calling thread. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { dealPart, dealSample, partsOf } from '../../core/poker/equity/deal-out.ts';
import { dealsOf, type Matchup } from '../../core/poker/equity/matchup.ts';
import type { EquityTally } from '../../core/poker/equity/tally.ts';

/** Plain data for a worker. Without a sample every deal is enumerated. */
export interface Work {
  readonly matchup: Matchup;
  readonly sample?: { readonly seed: Uint8Array; readonly deals: number };
}

export interface EquityPart {
  readonly part: number;
  /** Number of deals in a sample. */
  readonly deals: number;
}

/** Small enough for a smooth bar and a prompt Ctrl-C, large enough to make message costs negligible. */
const dealsAtOnce = 50_000;
/** Up to this many, starting a thread costs more than dealing here. */
const dealsAlone = 300_000;

export interface Listener {
  readonly stopped: () => boolean;
  readonly dealt: (tally: EquityTally) => void;
}

export async function dealAll(work: Work, { stopped, dealt }: Listener): Promise<void> {
  const parts = partsOfWork(work);
  const deals = work.sample?.deals ?? dealsOf(work.matchup);
  if (deals <= dealsAlone) {
    for (const part of parts) dealt(dealOne(work, part));
    return;
  }
  const next = () => (stopped() ? undefined : parts.shift());
  const threads = Math.min(availableParallelism(), parts.length);
  await Promise.all(Array.from({ length: threads }, () => hire(work, next, dealt)));
}

export function dealOne({ matchup, sample }: Work, { part, deals }: EquityPart): EquityTally {
  return sample === undefined ? dealPart(matchup, part) : dealSample(matchup, { seed: sample.seed, part, deals });
}

function partsOfWork({ matchup, sample }: Work): EquityPart[] {
  if (sample === undefined) return Array.from({ length: partsOf(matchup) }, (_, part) => ({ part, deals: 0 }));
  return Array.from({ length: Math.ceil(sample.deals / dealsAtOnce) }, (_, part) => ({
    part,
    deals: Math.min(dealsAtOnce, sample.deals - part * dealsAtOnce),
  }));
}

function hire(work: Work, next: () => EquityPart | undefined, dealt: (tally: EquityTally) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: work });
    const hand = () => {
      const part = next();
      if (part === undefined) void worker.terminate();
      else worker.postMessage(part);
    };
    worker.on('message', (tally: EquityTally) => {
      dealt(tally);
      hand();
    });
    worker.on('error', reject);
    worker.on('exit', () => resolve());
    hand();
  });
}
