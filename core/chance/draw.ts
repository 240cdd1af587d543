/** Weighted draws: different options one after another, each by its weight among those that are left. */
import { present } from '../base/invariant.ts';
import type { RequestOf, Weighted } from '../round/request.ts';
import type { Stream } from './stream.ts';

export function drawFrom(request: RequestOf<'draw'>, stream: Stream): readonly string[] {
  const left = [...request.options];
  return Array.from({ length: request.take }, () => {
    const [chosen] = left.splice(pickAt(left, stream), 1);
    return present(chosen, `an option of ${request.name}`).id;
  });
}

function pickAt(options: readonly Weighted[], stream: Stream): number {
  let total = 0;
  for (const { weight } of options) total += weight;
  let mark = stream.below(total);
  for (let at = 0; at < options.length; at++) {
    mark -= (options[at] as Weighted).weight;
    if (mark < 0) return at;
  }
  return options.length;
}
