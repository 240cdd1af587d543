/** A page of a list. */
import { defined, given } from '../../../core/base/defined.ts';

/** Takes a list read with one entry more than the page holds. `next` is where the following page begins, if any. */
export function pageOf<One, Next>(
  found: readonly One[],
  limit: number,
  nextAfter: (last: One) => Next,
): { readonly page: One[]; readonly next?: Next } {
  const page = found.slice(0, limit);
  const next = found.length > limit ? given(page.at(-1), nextAfter) : undefined;
  return { page, ...defined({ next }) };
}
