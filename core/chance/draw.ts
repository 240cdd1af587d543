/** Weighted draws: different options one after another, each by its weight among those that are left. */
import { broken } from '../base/invariant.ts';
import type { RequestOf } from '../round/request.ts';
import type { Stream } from './stream.ts';

export function drawFrom({ name, options, take }: RequestOf<'draw'>, stream: Stream): readonly string[] {
  const left = [...options];
  let total = 0;
  for (const { weight } of left) total += weight;
  const picked: string[] = [];
  for (let drawn = 0; drawn < take; drawn++) {
    let mark = stream.below(total);
    const at = left.findIndex(({ weight }) => (mark -= weight) < 0);
    const { id, weight } = left[at] ?? broken(`no option of ${name} is left`);
    picked.push(id);
    total -= weight;
    left.splice(at, 1);
  }
  return picked;
}
