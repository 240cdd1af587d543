/** Incidents by the book: what may go wrong at a table, what is asked about it, and what the page then prescribes. */
import type { ClauseId } from '../base/ids.ts';
import { present } from '../base/invariant.ts';
import { refuse, type Refusal } from '../base/refusal.ts';
import { readCard } from '../cards/card.ts';

/** The state of the table when the mistake is noticed; `between` while no round is in play, as during a shuffle. */
export type IncidentPhase = 'betting' | 'dealing' | 'deciding' | 'result' | 'between';

/** A short question with a typed answer. Its text in each language is found by id. */
export type Question =
  | { readonly id: string; readonly kind: 'yes-no' }
  | { readonly id: string; readonly kind: 'count'; readonly least: number; readonly most: number }
  | { readonly id: string; readonly kind: 'pick'; readonly options: readonly string[] }
  /** One of the table's seats. */
  | { readonly id: string; readonly kind: 'seat'; readonly options: readonly string[] }
  /** Cards by their names, such as `9h`. */
  | { readonly id: string; readonly kind: 'cards'; readonly least: number; readonly most: number }
  | { readonly id: string; readonly kind: 'text' };

/** `true`, a number, one of the options, card names, or a line of text. */
export type FactAnswer = boolean | number | string | readonly string[];

/** By question id. */
export type Answers = Readonly<Record<string, FactAnswer>>;

/** The answer a row requires. */
export type Is = boolean | string | { readonly atLeast: number } | { readonly atMost: number };

/** What a resolution consists of: a closed list, carried out the same way in every game. */
export type Operation =
  /** The round, or the shoe, continues under the normal rules. */
  | { readonly do: 'continue' }
  /** The dealer calls the floor; the table is paused until it is resumed. */
  | { readonly do: 'escalate' }
  /** The card reader or the wheel is checked or replaced; the table is paused until that is done. */
  | { readonly do: 'repair' }
  /** Cards that nobody asked for go to the discard holder; they are named if they could be read. */
  | { readonly do: 'burn' }
  /** Cards change places on the table; the order of scans says where each belongs. */
  | { readonly do: 'move-card' }
  | { readonly do: 'remove-last' }
  /** A card was misread: the record is corrected, and the round replayed over it. */
  | { readonly do: 'correct-record' }
  /** A new card of the same rank and suit replaces a damaged one. */
  | { readonly do: 'replace-card' }
  /** Cards are put back where they lay, by the recording if nobody remembers. */
  | { readonly do: 'restore' }
  | { readonly do: 'rescan' }
  | { readonly do: 'reshuffle' }
  | { readonly do: 'new-cards' }
  /** Once this round is over. */
  | { readonly do: 'new-shoe' }
  /** An early or surplus card that nobody saw becomes the next one asked for. */
  | { readonly do: 'carry-over' }
  /** The ball or the dice are thrown again; bets stand and cannot be withdrawn. */
  | { readonly do: 'respin' }
  /** What was recorded before betting ended counts: betting closes at that moment. */
  | { readonly do: 'result-stands' }
  | { readonly do: 'manual-result' }
  /** Even after settlement: underpayments are credited; `reverse` where undue wins are taken back. */
  | { readonly do: 'corrected-result' }
  | { readonly do: 'void'; readonly reverse?: true }
  | { readonly do: 'return-stake' };

export type OperationName = Operation['do'];

/** The effect on the bets, in the words of the pages. */
export type BetsEffect = 'none' | 'stand' | 'refund' | 'settle' | 'refund-one' | 'frozen';

export type Actor = 'dealer' | 'floor' | 'dealer-or-floor' | 'system' | 'provider' | 'customer' | 'technicians';

/** One row of a page's incident table. */
export interface IncidentRow {
  readonly clause: ClauseId;
  /** Further clauses that complete it. */
  readonly also: readonly ClauseId[];
  /** By question: the row applies only if all hold. */
  readonly when: Readonly<Record<string, Is>>;
  readonly actor: Actor;
  readonly operations: readonly Operation[];
  readonly bets: BetsEffect;
}

/** What happened; its rows are tried in order. */
export interface Trigger {
  readonly id: string;
  readonly phases: readonly IncidentPhase[];
  /** Only where people deal: a machine drops no cards. */
  readonly byPeople: boolean;
  /** In the order they are asked. */
  readonly questions: readonly Question[];
  readonly rows: readonly IncidentRow[];
}

/** What the table already knows, so that nobody is asked for it. */
export interface Situation {
  readonly phase: IncidentPhase;
  readonly dealer: 'people' | 'machine';
  /** Answers that follow from the journal, by question id. */
  readonly known: Answers;
}

export interface Resolution {
  readonly trigger: string;
  readonly clause: ClauseId;
  readonly also: readonly ClauseId[];
  readonly actor: Actor;
  readonly operations: readonly Operation[];
  readonly bets: BetsEffect;
  /** Money is moved manually, so a second person confirms it. */
  readonly needsSecond: boolean;
}

/** The state of an incident: the next question with all that may follow it, or what the page prescribes. */
export type Progress =
  | { readonly is: 'asking'; readonly next: Question; readonly remaining: readonly Question[] }
  | { readonly is: 'resolved'; readonly resolution: Resolution };

/** The triggers that apply now. */
export const triggersAt = (triggers: readonly Trigger[], { phase, dealer }: Situation): readonly Trigger[] =>
  triggers.filter(({ phases, byPeople }) => phases.includes(phase) && (dealer === 'people' || !byPeople));

/** The questions of a trigger that the journal does not answer itself. */
export const questionsOf = (trigger: Trigger, { known }: Situation): readonly Question[] =>
  trigger.questions.filter(({ id }) => known[id] === undefined);

/** The journal takes precedence over what people say. */
export function progressOf(trigger: Trigger, { known }: Situation, said: Answers): Progress | Refusal {
  const { clause } = present(trigger.rows[0], `a row for ${trigger.id}`);
  const answers: Answers = { ...said, ...known };
  for (const question of trigger.questions) {
    const answer = answers[question.id];
    if (answer !== undefined && !fits(question, answer)) {
      return refuse('bad-answer', clause, { question: question.id, answer: String(answer) });
    }
  }
  const possible = trigger.rows.filter(({ when }) => !isRuledOut(when, answers));
  const [row] = possible;
  if (row === undefined) return refuse('no-resolution', clause, { trigger: trigger.id });
  const open = trigger.questions.filter(
    ({ id }) => answers[id] === undefined && possible.some((one) => id in one.when || needs(one, id)),
  );
  const isFirst = Object.keys(row.when).every((id) => answers[id] !== undefined);
  const remaining = isFirst ? open.filter(({ id }) => needs(row, id)) : open;
  const [next] = remaining;
  if (next !== undefined) return { is: 'asking', next, remaining };
  const { also, actor, operations, bets } = row;
  const resolution = { trigger: trigger.id, clause: row.clause, also, actor, operations, bets };
  return { is: 'resolved', resolution: { ...resolution, needsSecond: operations.some(movesMoney) } };
}

const isRuledOut = (when: IncidentRow['when'], answers: Answers): boolean =>
  Object.entries(when).some(([id, is]) => {
    const answer = answers[id];
    return answer !== undefined && !holds(is, answer);
  });

function holds(is: Is, answer: FactAnswer): boolean {
  if (typeof is !== 'object') return answer === is;
  if (typeof answer !== 'number') return false;
  return 'atLeast' in is ? answer >= is.atLeast : answer <= is.atMost;
}

/** What each operation must be told, in addition to what the row asks. */
const toldTo: Partial<Record<OperationName, readonly string[]>> = {
  burn: ['burned'],
  'remove-last': ['remove', 'burned'],
  'correct-record': ['which', 'card'],
  'result-stands': ['number'],
  'manual-result': ['number', 'video'],
  'corrected-result': ['number', 'video'],
  'return-stake': ['seat'],
};

const needs = ({ operations }: IncidentRow, question: string): boolean =>
  operations.some((operation) => toldTo[operation.do]?.includes(question));

function movesMoney(operation: Operation): boolean {
  switch (operation.do) {
    case 'void':
    case 'return-stake':
    case 'manual-result':
    case 'corrected-result':
    case 'result-stands':
      return true;
    case 'continue':
    case 'escalate':
    case 'repair':
    case 'burn':
    case 'move-card':
    case 'remove-last':
    case 'correct-record':
    case 'replace-card':
    case 'restore':
    case 'rescan':
    case 'reshuffle':
    case 'new-cards':
    case 'new-shoe':
    case 'carry-over':
    case 'respin':
      return false;
  }
}

function fits(question: Question, answer: FactAnswer): boolean {
  switch (question.kind) {
    case 'yes-no':
      return typeof answer === 'boolean';
    case 'count':
      return Number.isInteger(answer) && (answer as number) >= question.least && (answer as number) <= question.most;
    case 'pick':
    case 'seat':
      return typeof answer === 'string' && question.options.includes(answer);
    case 'cards': {
      if (!Array.isArray(answer)) return false;
      const cards = answer as readonly string[];
      const areCards = cards.every((card) => readCard(card) !== undefined);
      return areCards && cards.length >= question.least && cards.length <= question.most;
    }
    case 'text':
      return typeof answer === 'string' && answer.trim() !== '';
  }
}
