/** Turns holders' choices into decisions: an offered option is taken, anything else is refused with the reason. */
import type { ClauseId, Holder } from '../base/ids.ts';
import { isRefusal, refuse, type Refusal } from '../base/refusal.ts';
import type { Answer, Word } from './answer.ts';
import { byDefault, type Decision, type Decisions } from './procedure.ts';
import type { Offer, RequestOf } from './request.ts';

type Choice = Extract<Answer, { kind: 'choice' }>;

/** A turn: one choice by its holder ends it. */
export function choose({ offer, clause }: RequestOf<'choice'>, answer: Choice): Decisions | Refusal {
  if (answer.holder !== offer.holder) return refuse('not-a-holder', clause);
  if (answer.byDefault === true && answer.option !== offer.fallback.id) {
    return refuse('not-the-default', clause, { option: offer.fallback.id });
  }
  const decision = answer.byDefault === true ? byDefault(offer.fallback) : decide(offer, answer, clause);
  return isRefusal(decision) ? decision : { kind: 'decisions', made: new Map([[offer.holder, decision]]) };
}

/** The end of a window: the last choice of each holder, or the fallback for one who did not answer or cannot pay. */
export function close(
  { offers }: RequestOf<'window'>,
  said: ReadonlyMap<Holder, Decision>,
  unpaid: readonly Holder[],
): Decisions {
  const made = offers.map(({ holder, fallback }): [Holder, Decision] => {
    const word = unpaid.includes(holder) ? undefined : said.get(holder);
    return [holder, word ?? byDefault(fallback)];
  });
  return { kind: 'decisions', made: new Map(made) };
}

export function decide({ options }: Offer, word: Word, clause: ClauseId): Decision | Refusal {
  const option = options.find(({ id }) => id === word.option);
  if (option === undefined) {
    return refuse('not-offered', clause, { option: word.option, options: options.map(({ id }) => id).join(', ') });
  }
  const { cost, costMost = cost, cards } = option;
  const amount = word.amount ?? cost;
  if (!Number.isSafeInteger(amount) || amount < cost || amount > costMost) {
    return refuse('bad-amount', option.clause, { option: option.id, least: cost, most: costMost });
  }
  const named = word.cards ?? [];
  const [least, most] = [cards?.least ?? 0, cards?.most ?? 0];
  const isSlot = (slot: number) => Number.isInteger(slot) && slot >= 0 && slot < (cards?.of ?? 0);
  const areSlots = named.every(isSlot) && new Set(named).size === named.length;
  if (!areSlots || named.length < least || named.length > most) {
    return refuse('bad-cards', option.clause, { option: option.id, least, most });
  }
  return { option, cost: amount, cards: named, byDefault: false };
}
