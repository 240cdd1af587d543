/** Decides for every holder by one way of playing: for odds and simulation, where nobody sits at the table. */
import type { Holder } from '../base/ids.ts';
import { broken } from '../base/invariant.ts';
import { isRefusal, printRefusal } from '../base/refusal.ts';
import type { Word } from '../round/answer.ts';
import { decide } from '../round/decide.ts';
import type { Layout } from '../round/layout.ts';
import { byDefault, type Decision, type Decisions } from '../round/procedure.ts';
import type { Offer } from '../round/request.ts';

/** What the holder of an offer chooses; undefined takes the fallback. */
export type Chooser = (layout: Layout, offer: Offer) => Word | undefined;

/** Chooses the same, whatever lies on the table. */
export const always =
  (option: string): Chooser =>
  () => ({ option });

export function decideAll(offers: readonly Offer[], layout: Layout, choose: Chooser): Decisions {
  const made = offers.map((offer): [Holder, Decision] => {
    const word = choose(layout, offer);
    if (word === undefined) return [offer.holder, byDefault(offer.fallback)];
    const decision = decide(offer, word, offer.fallback.clause);
    return [offer.holder, isRefusal(decision) ? broken(printRefusal(decision)) : decision];
  });
  return { kind: 'decisions', made: new Map(made) };
}
