/** The floor's corrections, as edits of the list of answers. */
import type { ClauseId } from '../base/ids.ts';
import { refuse, type Refusal } from '../base/refusal.ts';
import type { Card } from '../cards/card.ts';
import type { Answer, Edit } from './answer.ts';

export interface Edited {
  readonly answers: readonly Answer[];
  /** Physical cards that left the shoe and belong to no hand. */
  readonly burned: readonly Card[];
}

/** The most cards that may be removed at one time (BAC-E-092). */
const removableAtOnce = 2;

export function applyEdit(answers: readonly Answer[], change: Edit, clause: ClauseId): Edited | Refusal {
  if (change.edit === 'misnumber') {
    const index = answers.findIndex(({ kind }) => kind === 'pocket');
    if (index < 0) return refuse('no-number-recorded', clause);
    return { answers: answers.with(index, { kind: 'pocket', pocket: change.pocket }), burned: [] };
  }
  const dealt = answers.flatMap((answer, index) => (answer.kind === 'card' ? [index] : []));
  if (change.edit === 'misread') {
    const index = dealt[change.at];
    if (index === undefined) return refuse('card-not-dealt', clause, { nth: change.at + 1 });
    return { answers: answers.with(index, { kind: 'card', card: change.card }), burned: [] };
  }
  if (!Number.isInteger(change.cards) || change.cards < 1) {
    return refuse('nothing-to-correct', clause);
  }
  if (change.cards > removableAtOnce) {
    return refuse('too-many-cards', clause, { most: removableAtOnce });
  }
  if (change.burned.length > change.cards) {
    return refuse('too-many-burned', clause, { most: change.cards });
  }
  if (change.cards >= dealt.length) {
    return refuse('first-card', clause);
  }
  const removed = new Set(dealt.slice(-change.cards));
  return { answers: answers.filter((_, index) => !removed.has(index)), burned: change.burned };
}
