/** A round in play: takes answers one at a time, keeps the journal, and can be replayed from it. */
import type { ClauseId, Holder, PlayerId } from '../base/ids.ts';
import { invariant, present } from '../base/invariant.ts';
import { refuse, isRefusal, type Refusal } from '../base/refusal.ts';
import type { Card } from '../cards/card.ts';
import { type Shoe, takeAll, takeCard } from '../cards/shoe.ts';
import type { Answer, Edit, Entry, Signed } from './answer.ts';
import { applyEdit } from './correct.ts';
import { type Layout, layoutAfter, madeIn, type Step } from './layout.ts';
import { choose, close, decide } from './decide.ts';
import type { Decision, Made, Procedure, Reply } from './procedure.ts';
import type { Request } from './request.ts';
import { openViewAfter, type OpenView, viewAfter, type View, type Worth } from './view.ts';
import type { Wager } from './wager.ts';

/** What a round needs to know about its game. */
export interface Script<Outcome> {
  /** The clause under which bets are taken: the first request of every round. */
  readonly betsClause: ClauseId;
  /** From the close of betting to the outcome. */
  deal(wagers: readonly Wager[]): Procedure<Outcome>;
  /** Whether the table can have taken these wagers. */
  checkWagers(wagers: readonly Wager[]): Refusal | undefined;
  /** The clause that fixes the number of decks: an impossible card is refused under it. */
  readonly decksClause: ClauseId;
  readonly plan?: { readonly worth?: Worth };
}

export class Round<Outcome> {
  readonly #game: Script<Outcome>;
  readonly #startingShoe: Shoe;
  readonly #journal: Entry[] = [];
  #procedure: Procedure<Outcome> | undefined;
  #asks: Request | undefined;
  #outcome: Outcome | undefined;
  #shoe: Shoe;
  #steps: Step[] = [];
  #answers: Answer[] = [];
  #said = new Map<Holder, Decision>();
  /** Draws and choices made before a correction, reused when the corrected round asks for them. */
  #kept: Answer[] = [];
  /** Which draw or window each answer was given to. */
  readonly #answered = new WeakMap<Answer, string>();
  /** What had been decided, and paid for, before a correction made the round ask again. */
  #paid: readonly Made[] = [];
  /** Cards that left the shoe and belong to no hand: burned by a correction, or surplus after one. */
  #burned: readonly Card[] = [];
  #surplus: readonly Card[] = [];
  #void: Signed | undefined;

  constructor(game: Script<Outcome>, shoe: Shoe) {
    this.#game = game;
    this.#startingShoe = shoe;
    this.#shoe = shoe;
    this.#asks = { ask: 'bets', clause: game.betsClause };
  }

  /** Replays the round from its journal. Refuses a journal that this round would not have written. */
  static replay<Outcome>(game: Script<Outcome>, shoe: Shoe, journal: readonly Entry[]): Round<Outcome> | Refusal {
    const round = new Round(game, shoe);
    for (const entry of journal) {
      const refusal = round.enter(entry);
      if (refusal !== undefined) return refusal;
    }
    return round;
  }

  get asks(): Request | undefined {
    return this.#void === undefined ? this.#asks : undefined;
  }

  /** Set once the procedure has ended; a void round has none. */
  get outcome(): Outcome | undefined {
    return this.#void === undefined ? this.#outcome : undefined;
  }

  get voided(): Signed | undefined {
    return this.#void;
  }

  get journal(): readonly Entry[] {
    return this.#journal;
  }

  get steps(): readonly Step[] {
    return this.#steps;
  }

  get shoe(): Shoe {
    return this.#shoe;
  }

  /** As it was before the round. */
  get startingShoe(): Shoe {
    return this.#startingShoe;
  }

  /** Cards on the table that the corrected round does not need; the floor burns them. */
  get surplus(): readonly Card[] {
    return this.#surplus;
  }

  get layout(): Layout {
    return layoutAfter(this.#steps);
  }

  get wagers(): readonly Wager[] {
    return this.#steps.flatMap(({ reply }) => (reply.kind === 'bets' ? reply.wagers : []));
  }

  /** Choices in the open window: the last one of each holder, which counts when it closes. */
  get said(): ReadonlyMap<Holder, Decision> {
    return this.#said;
  }

  /**
   * All decisions in order: those of the procedure so far, then those that a corrected round has yet to reach again.
   */
  get decisions(): readonly Made[] {
    const made = madeIn(this.#steps);
    return [...made, ...this.#paid.slice(made.length)];
  }

  get annulled(): ReadonlyMap<PlayerId, ClauseId> {
    return new Map(
      this.#journal.flatMap((entry) => (entry.kind === 'annulled' ? [[entry.player, entry.clause] as const] : [])),
    );
  }

  /** Stakes returned individually. */
  get returned(): readonly (Entry & { readonly kind: 'returned' })[] {
    return this.#journal.filter((entry) => entry.kind === 'returned');
  }

  view(viewer: PlayerId, mark: number = this.#steps.length): View {
    return viewAfter(this.#steps, mark, this.asks, viewer);
  }

  /** The spectator's view. */
  openView(mark: number = this.#steps.length): OpenView {
    return openViewAfter(this.#steps, mark, this.asks, this.#game.plan?.worth);
  }

  /** Takes an answer that was asked for; anything else is refused and changes nothing. */
  answer(answer: Answer): Refusal | undefined {
    const refusal = this.#accept(answer);
    if (refusal !== undefined) return refusal;
    this.#journal.push(answer);
    this.#useKept();
    return undefined;
  }

  /** A floor manager's correction: the procedure runs again over the edited answers; the journal keeps both. */
  correct(change: Edit, signed: Signed): Refusal | undefined {
    if (this.#void !== undefined) return refuse('round-void', signed.clause);
    const edited = applyEdit([...this.#answers, ...this.#kept], change, signed.clause);
    if (isRefusal(edited)) return edited;
    const burned = [...this.#burned, ...this.#surplus, ...edited.burned];
    const dealt = cardsIn(edited.answers);
    const impossible = takeAll(this.#startingShoe, [...burned, ...dealt], this.#game.decksClause);
    if (isRefusal(impossible)) return impossible;
    this.#journal.push({ kind: 'edit', change, signed });
    this.#paid = this.decisions;
    this.#rerun(edited.answers, burned);
    return undefined;
  }

  /** Returns this player's wagers, whatever the result of the round. */
  annul(player: PlayerId, clause: ClauseId): void {
    this.#journal.push({ kind: 'annulled', player, clause });
  }

  note(text: string, signed: Signed): void {
    this.#journal.push({ kind: 'note', text, signed });
  }

  /** Cards that nobody asked for have left the shoe; none of them can come out of it again. */
  takeOut(cards: readonly Card[], signed: Signed): Refusal | undefined {
    const shoe = takeAll(this.#shoe, cards, this.#game.decksClause);
    if (isRefusal(shoe)) return shoe;
    this.#shoe = shoe;
    this.#burned = [...this.#burned, ...cards];
    this.#journal.push({ kind: 'out', cards, signed });
    return undefined;
  }

  /** An answer entered by people because no device could give it. */
  answerByHand(answer: Answer, signed: Signed): Refusal | undefined {
    const refusal = this.#accept(answer);
    if (refusal !== undefined) return refusal;
    this.#journal.push({ kind: 'manual', answer, signed });
    this.#useKept();
    return undefined;
  }

  /** Returns one wager's opening stake to its player; the result stands for everyone. */
  returnStake(wager: Wager, signed: Signed): void {
    this.#journal.push({ kind: 'returned', wager, signed });
  }

  /** Voids the round: no outcome, every stake back. */
  void(signed: Signed): void {
    this.#journal.push({ kind: 'void', signed });
    this.#void = signed;
  }

  /** Applies any line of a journal. */
  enter(entry: Entry): Refusal | undefined {
    switch (entry.kind) {
      case 'edit':
        return this.correct(entry.change, entry.signed);
      case 'annulled':
        this.annul(entry.player, entry.clause);
        return undefined;
      case 'note':
        this.note(entry.text, entry.signed);
        return undefined;
      case 'out':
        return this.takeOut(entry.cards, entry.signed);
      case 'manual':
        return this.answerByHand(entry.answer, entry.signed);
      case 'returned':
        this.returnStake(entry.wager, entry.signed);
        return undefined;
      case 'void':
        this.void(entry.signed);
        return undefined;
      case 'bets':
      case 'card':
      case 'burn':
      case 'turn':
      case 'move':
      case 'pocket':
      case 'dice':
      case 'draw':
      case 'choice':
      case 'closed':
      case 'announce':
        return this.answer(entry);
    }
  }

  #accept(answer: Answer): Refusal | undefined {
    const request = this.#asks;
    if (this.#void !== undefined) return refuse('round-void', this.#void.clause);
    if (request === undefined) return refuse('round-over', this.#lastClause());
    const reply = this.#replyTo(request, answer);
    if (isRefusal(reply)) return reply;
    this.#answers.push(answer);
    if ('name' in request) this.#answered.set(answer, request.name);
    if (reply === undefined) return undefined;
    this.#steps.push({ request, reply });
    this.#said.clear();
    this.#tell(reply);
    return undefined;
  }

  /** The procedure's reply; undefined while a window stays open; a refusal if the answer is not what was asked for. */
  #replyTo(request: Request, answer: Answer): Reply | Refusal | undefined {
    const notAsked = () => refuse('not-asked', request.clause, { asks: request.ask, given: answer.kind });
    if (request.ask === 'window') {
      if (answer.kind === 'choice') return this.#hear(request, answer);
      return answer.kind === 'closed' ? close(request, this.#said, answer.unpaid) : notAsked();
    }
    if (answer.kind !== request.ask) return notAsked();
    switch (answer.kind) {
      case 'bets':
        return this.#game.checkWagers(answer.wagers) ?? answer;
      case 'card':
      case 'burn': {
        const shoe = takeCard(this.#shoe, answer.card, this.#game.decksClause);
        if (isRefusal(shoe)) return shoe;
        this.#shoe = shoe;
        return answer;
      }
      case 'choice':
        return request.ask === 'choice' ? choose(request, answer) : notAsked();
      case 'draw':
        return request.ask === 'draw' ? (wrongDraw(request, answer.picked) ?? answer) : notAsked();
      case 'pocket':
        return request.ask === 'pocket' && isWholeBelow(answer.pocket, request.pockets) ? answer : notAsked();
      case 'dice':
        return request.ask === 'dice' && areDice(answer.dice, request.dice) ? answer : notAsked();
      case 'turn':
      case 'move':
      case 'announce':
        return answer;
    }
  }

  #hear(request: Request & { ask: 'window' }, answer: Answer & { kind: 'choice' }): Refusal | undefined {
    const offer = request.offers.find(({ holder }) => holder === answer.holder);
    if (offer === undefined) {
      return refuse('not-a-holder', request.clause);
    }
    const decision = decide(offer, answer, request.clause);
    if (isRefusal(decision)) return decision;
    this.#said.set(answer.holder, decision);
    return undefined;
  }

  /** The bets start the procedure; every other reply goes into it. */
  #tell(reply: Reply): void {
    if (reply.kind === 'bets') this.#procedure = this.#game.deal(reply.wagers);
    const procedure = present(this.#procedure, 'a procedure after the bets');
    const step = reply.kind === 'bets' ? procedure.next() : procedure.next(reply);
    this.#asks = step.done === true ? undefined : step.value;
    this.#outcome = step.done === true ? step.value : undefined;
  }

  /** Deals the same cards again up to the point that needs a new one; later draws and choices are kept. */
  #rerun(answers: readonly Answer[], burned: readonly Card[]): void {
    this.#procedure = undefined;
    this.#asks = { ask: 'bets', clause: this.#game.betsClause };
    this.#outcome = undefined;
    this.#steps = [];
    this.#answers = [];
    this.#said.clear();
    this.#burned = burned;
    this.#shoe = this.#without(this.#startingShoe, burned);
    this.#kept = [...answers];
    this.#useKept();
    this.#surplus = cardsIn(this.#kept);
    this.#shoe = this.#without(this.#shoe, this.#surplus);
    this.#kept = this.#kept.filter(({ kind }) => kind === 'draw' || kind === 'choice' || kind === 'closed');
  }

  #without(shoe: Shoe, gone: readonly Card[]): Shoe {
    const after = takeAll(shoe, gone, this.#game.decksClause);
    invariant(!isRefusal(after), 'cards that lay on the table came out of the shoe');
    return after;
  }

  #useKept(): void {
    for (;;) {
      const at = this.#kept.findIndex((kept) => this.#asks !== undefined && this.#couldAnswer(this.#asks, kept));
      const [kept] = at < 0 ? [] : this.#kept.splice(at, 1);
      if (kept === undefined) return;
      // A choice that is no longer offered is dropped: its holder gets the default, the others keep theirs.
      this.#accept(kept);
    }
  }

  /** A draw or a window accepts only an earlier answer to one of the same name. */
  #couldAnswer(request: Request, answer: Answer): boolean {
    if (request.ask === 'window') {
      const isWord = answer.kind === 'choice' || answer.kind === 'closed';
      return isWord && this.#answered.get(answer) === request.name;
    }
    if (answer.kind !== request.ask) return false;
    return !('name' in request) || this.#answered.get(answer) === request.name;
  }

  #lastClause(): ClauseId {
    return present(this.#steps.at(-1), 'a first step').request.clause;
  }
}

const cardsIn = (answers: readonly Answer[]): readonly Card[] =>
  answers.flatMap((answer) => (answer.kind === 'card' || answer.kind === 'burn' ? [answer.card] : []));

function wrongDraw(request: Request & { ask: 'draw' }, picked: readonly string[]): Refusal | undefined {
  const known = picked.every((id) => request.options.some((option) => option.id === id && option.weight > 0));
  const different = new Set(picked).size === picked.length;
  if (known && different && picked.length === request.take) return undefined;
  return refuse('bad-draw', request.clause, { draw: request.name, take: request.take });
}

const isWholeBelow = (n: number, limit: number): boolean => Number.isInteger(n) && n >= 0 && n < limit;
const areDice = (dice: readonly number[], count: number): boolean =>
  dice.length === count && dice.every((die) => Number.isInteger(die) && die >= 1 && die <= 6);
