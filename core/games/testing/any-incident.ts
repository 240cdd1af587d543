/** A random incident in a round: any trigger that applies, any answers to its questions. */
import { printCard, deck } from '../../cards/card.ts';
import type { Stream } from '../../chance/stream.ts';
import {
  type Answers,
  type IncidentPhase,
  progressOf,
  type Question,
  type Resolution,
  type FactAnswer,
  triggersAt,
} from '../../round/incidents.ts';
import { isRefusal } from '../../base/refusal.ts';
import { knownIn } from '../../round/known.ts';
import type { Round } from '../../round/round.ts';
import type { Table } from '../game.ts';

export interface AnyIncident {
  readonly resolution: Resolution;
  readonly answers: Answers;
}

/** Undefined where nothing can go wrong now, or where the page knows no such case. */
export function anyIncident(
  table: Table,
  round: Round<unknown>,
  phase: IncidentPhase,
  stream: Stream,
): AnyIncident | undefined {
  const standing = {
    phase,
    round,
    last: undefined,
    roundsOfShoe: stream.below(3),
    isLastOfShoe: stream.below(4) === 0,
  };
  const situation = (said: Answers) => ({ phase, dealer: 'people' as const, known: knownIn(standing, said) });
  const triggers = triggersAt(table.incidents.triggers, situation({}));
  const trigger = triggers[stream.below(Math.max(1, triggers.length))];
  if (trigger === undefined) return undefined;
  const answers: Record<string, FactAnswer> = {};
  for (let asked = 0; asked <= trigger.questions.length; asked++) {
    const progress = progressOf(trigger, situation(answers), answers);
    if (isRefusal(progress)) return undefined;
    if (progress.is === 'resolved') return { resolution: progress.resolution, answers };
    answers[progress.next.id] = anyAnswer(progress.next, stream);
  }
  throw new Error(`${trigger.id} asks without end`);
}

export function anyAnswer(question: Question, stream: Stream): FactAnswer {
  switch (question.kind) {
    case 'yes-no':
      return stream.below(2) === 0;
    case 'count':
      return question.least + stream.below(Math.min(5, question.most - question.least + 1));
    case 'pick':
    case 'seat':
      return question.options[stream.below(question.options.length)] ?? '';
    case 'cards':
      return Array.from({ length: Math.max(question.least, stream.below(2)) }, () => {
        const card = deck[stream.below(deck.length)];
        return card === undefined ? '' : printCard(card);
      });
    case 'text':
      return 'camera 1';
  }
}
