/** Weighted draws without replacement: each pick by its weight among the options left. */
import { broken } from '../base/invariant.ts';
import type { RequestOf, Weighted } from '../round/request.ts';
import type { Stream } from './stream.ts';

export function drawFrom({ name, options, take }: RequestOf<'draw'>, stream: Stream): readonly string[] {
  let total = 0;
  for (const { weight } of options) total += weight;
  if (take === 1) return [(options[pickAt(options, total, stream)] ?? broken(`${name} has no options`)).id];
  const left = options.slice();
  const picked: string[] = [];
  for (let drawn = 0; drawn < take; drawn++) {
    const at = pickAt(left, total, stream);
    const { id, weight } = left[at] ?? broken(`no option of ${name} is left`);
    picked.push(id);
    total -= weight;
    left.splice(at, 1);
  }
  return picked;
}

function pickAt(options: readonly Weighted[], total: number, stream: Stream): number {
  let mark = stream.below(total);
  for (let at = 0; at < options.length; at++) {
    mark -= (options[at] as Weighted).weight;
    if (mark < 0) return at;
  }
  return -1;
}
