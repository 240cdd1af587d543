/**
 * The operations of a resolution, written once for all games: what each does to the round, and what is left to the
 * table.
 */
import type { Spot } from '../base/ids.ts';
import { present } from '../base/invariant.ts';
import { isRefusal, refuse, type Refusal } from '../base/refusal.ts';
import { type Card, readCard } from '../cards/card.ts';
import type { Shoe } from '../cards/shoe.ts';
import type { Answer, Entry, Signed } from './answer.ts';
import type { Answers, Operation } from './incidents.ts';
import { Round, type Script } from './round.ts';

/** What the table must do in addition, in this order. */
export type TableEffect =
  /** The table pauses until it is resumed. */
  | 'stand-still'
  /** No round after the one in play is dealt from this shoe. */
  | 'retire-shoe'
  /** Cards that were drawn but not asked for are the next ones dealt. */
  | 'carry-over'
  | 'rescan'
  | 'respin'
  /** Betting closes now, with the bets taken so far. */
  | 'close-betting';

export interface Subject {
  readonly script: Script<unknown>;
  readonly shoe: Shoe;
  readonly journal: readonly Entry[];
  /** Whether these are the opening stakes that a claim returns. */
  readonly isMain: (spot: Spot) => boolean;
}

export interface CarriedOut {
  /** A copy with the operations applied; the round in play is unchanged. */
  readonly round: Round<unknown>;
  /** As it was before the round. */
  readonly shoe: Shoe;
  /** To append to its journal. */
  readonly entries: readonly Entry[];
  /** Recorded while bets were still open: answers the round once they are taken. */
  readonly answersBets: Answer | undefined;
  readonly effects: readonly TableEffect[];
}

/** Works on a copy of the round, so that a refusal changes nothing. */
export function carryOut(
  { script, shoe, journal, isMain }: Subject,
  operations: readonly Operation[],
  answers: Answers,
  signed: Signed,
): CarriedOut | Refusal {
  const round = Round.replay(script, shoe, journal);
  if (isRefusal(round)) return round;
  const effects: TableEffect[] = [];
  for (const operation of operations) {
    const refusal = apply(round, operation, { answers, signed, isMain });
    if (refusal !== undefined) return refusal;
    const effect = effectOf(operation);
    if (effect !== undefined) effects.push(effect);
  }
  const isEarly = effects.includes('close-betting') && round.asks?.ask === 'bets';
  const answersBets = isEarly ? pocketIn(answers) : undefined;
  return { round, shoe, entries: round.journal.slice(journal.length), answersBets, effects };
}

interface By {
  readonly answers: Answers;
  readonly signed: Signed;
  readonly isMain: (spot: Spot) => boolean;
}

function apply(round: Round<unknown>, operation: Operation, { answers, signed, isMain }: By): Refusal | undefined {
  switch (operation.do) {
    case 'burn':
      return round.takeOut(cardsIn(answers, 'burned'), signed);
    case 'remove-last': {
      const cards = numberIn(answers, 'remove');
      if (cards === 0) return noted(round, operation, signed);
      return round.correct({ edit: 'remove', cards, burned: cardsIn(answers, 'burned') }, signed);
    }
    case 'correct-record': {
      const [card] = cardsIn(answers, 'card');
      const at = numberIn(answers, 'which') - 1;
      return round.correct({ edit: 'misread', at, card: present(card, 'the card as it lies') }, signed);
    }
    case 'manual-result':
    case 'result-stands':
      round.note(textOf(answers, operation), signed);
      // A round still open for bets is answered once they are taken.
      if (round.asks?.ask === 'bets') return undefined;
      return round.answerByHand(pocketIn(answers), signed);
    case 'corrected-result':
      round.note(textOf(answers, operation), signed);
      return round.correct({ edit: 'misnumber', pocket: numberIn(answers, 'number') }, signed);
    case 'return-stake': {
      const wager = round.wagers.find(({ seat, spot }) => seat === answers['seat'] && isMain(spot));
      if (wager === undefined) return refuse('no-bet-there', signed.clause);
      if (round.returned.some((one) => one.wager.seat === wager.seat)) {
        return refuse('stake-returned', signed.clause);
      }
      round.returnStake(wager, signed);
      return undefined;
    }
    case 'void':
      round.void(signed);
      return undefined;
    case 'continue':
    case 'escalate':
    case 'repair':
    case 'move-card':
    case 'replace-card':
    case 'restore':
    case 'rescan':
    case 'reshuffle':
    case 'new-cards':
    case 'new-shoe':
    case 'carry-over':
    case 'respin':
      return noted(round, operation, signed);
  }
}

/** Physical actions that do not change the record are noted in it. */
function noted(round: Round<unknown>, operation: Operation, signed: Signed): undefined {
  round.note(operation.do, signed);
}

function effectOf(operation: Operation): TableEffect | undefined {
  switch (operation.do) {
    case 'escalate':
      return 'stand-still';
    case 'reshuffle':
    case 'new-cards':
    case 'new-shoe':
      return 'retire-shoe';
    case 'carry-over':
    case 'rescan':
    case 'respin':
      return operation.do;
    case 'result-stands':
      return 'close-betting';
    case 'continue':
    case 'repair':
    case 'burn':
    case 'move-card':
    case 'remove-last':
    case 'correct-record':
    case 'replace-card':
    case 'restore':
    case 'manual-result':
    case 'corrected-result':
    case 'void':
    case 'return-stake':
      return undefined;
  }
}

function textOf(answers: Answers, { do: name }: Operation): string {
  const { video } = answers;
  return typeof video === 'string' ? `${name}: ${video}` : name;
}

const pocketIn = (answers: Answers): Answer => ({ kind: 'pocket', pocket: numberIn(answers, 'number') });

function numberIn(answers: Answers, question: string): number {
  const told = answers[question];
  return present(typeof told === 'number' ? told : undefined, question);
}

const cardsIn = (answers: Answers, question: string): readonly Card[] => {
  const told = answers[question];
  if (!Array.isArray(told)) return [];
  return (told as readonly string[]).map((text) => present(readCard(text), text));
};
