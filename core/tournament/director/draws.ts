/** Draws that the director asks for: one at a time, and everything else waits for the answer. */
import { refuse, type Refusal } from '../../base/refusal.ts';
import type { RequestOf, Weighted } from '../../round/request.ts';
import type { Purpose, Tournament, WorkingTournament } from './state.ts';

type Draw = RequestOf<'draw'>;

/** The pending request to the random number generator, if any. */
export const asks = ({ asking }: Tournament): Draw | undefined => asking?.request;

export const equally = (ids: readonly (string | number)[]): readonly Weighted[] =>
  ids.map((id) => ({ id: String(id), weight: 1 }));

export function ask(t: WorkingTournament, purpose: Purpose, request: Omit<Draw, 'ask'>): void {
  t.asking = { request: { ask: 'draw', ...request }, purpose };
}

/** A draw gives as many different options as were asked for, and no others. */
export function wrongDraw({ options, take, clause, name }: Draw, picked: readonly string[]): Refusal | undefined {
  const known = new Set(options.map(({ id }) => id));
  const different = new Set(picked);
  const isRight = picked.length === take && different.size === take && picked.every((id) => known.has(id));
  return isRight ? undefined : refuse('bad-draw', clause, { draw: name, take });
}
