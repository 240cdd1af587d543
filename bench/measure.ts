/** A ratio measured in one run: ours and the peer's take turns, so that whatever slows the machine slows both. */

export interface Ratio {
  readonly name: string;
  /** Operations per second. */
  readonly ours: number;
  readonly peer: number;
  readonly peerName: string;
  readonly ratio: number;
  readonly goal: string;
}

/** How long to measure: five turns of one second give a steady median on a busy machine. */
export interface Turns {
  readonly turns: number;
  readonly turnSeconds: number;
}

export const usualTurns: Turns = { turns: 5, turnSeconds: 1 };

/** Does a batch and returns how many operations it did; the sum is checked so that no work can be skipped. */
export type Batch = () => number;

export async function measureRatio(
  what: Pick<Ratio, 'name' | 'peerName' | 'goal'>,
  batches: { readonly ours: Batch; readonly peer: Batch },
  { turns, turnSeconds }: Turns = usualTurns,
): Promise<Ratio> {
  perSecond(batches.ours, turnSeconds / 2);
  perSecond(batches.peer, turnSeconds / 2);
  const [ours, peer]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < turns; turn++) {
    ours.push(perSecond(batches.ours, turnSeconds));
    peer.push(perSecond(batches.peer, turnSeconds));
    // Yields to the event loop so that a progress display updates between turns.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { ...what, ours: median(ours), peer: median(peer), ratio: median(ours) / median(peer) };
}

function perSecond(batch: Batch, seconds: number): number {
  const begin = performance.now();
  const end = begin + seconds * 1000;
  let [done, now] = [0, begin];
  while (now < end) {
    done += batch();
    now = performance.now();
  }
  return (done * 1000) / (now - begin);
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
