/** Prepares a shoe: proves its cards, then burns as the page requires, before the first round. */
import { isRefusal, refuse, type Refusal } from '../../core/base/refusal.ts';
import { type Card, deckSize, printCard } from '../../core/cards/card.ts';
import { compositionMistakes, freshShoe, type Shoe, takeCard, type WrongCount } from '../../core/cards/shoe.ts';
import type { Table } from '../../core/games/game.ts';
import type { Procedure } from '../../core/round/procedure.ts';
import type { Face, RequestOf } from '../../core/round/request.ts';
import type { PhysicalShoe, Prepared } from './physical-shoe.ts';

interface Burned {
  readonly card: Card;
  readonly face: Face;
}

export class ShoePreparation {
  readonly prepared: Prepared;
  readonly #table: Table;
  #scanned: Card[] = [];
  #counted = new Map<Card, number>();
  #mistakes: readonly WrongCount[] = [];
  #shoe: Shoe;
  readonly #burned: Burned[] = [];
  #script: Procedure<void> | undefined;
  #asks: RequestOf<'burn'> | undefined;
  #isDone = false;

  private constructor(table: Table, prepared: Prepared) {
    this.#table = table;
    this.prepared = prepared;
    this.#shoe = freshShoe(table.shoe.decks);
    // A declared shoe is trusted on the signature of whoever prepared it.
    if (prepared.composition === 'declared') this.#beginBurn();
  }

  /** The cut card may be further from the end than the rules require, never nearer, and not before the middle. */
  static begin(table: Table, prepared: Prepared): ShoePreparation | Refusal {
    const { decks, cutCardFromEnd, changeClause } = table.shoe;
    const { cutFromEnd } = prepared;
    const most = Math.max(cutCardFromEnd ?? 0, Math.floor((decks * deckSize) / 2));
    if (
      cutCardFromEnd !== undefined &&
      (cutFromEnd === undefined || cutFromEnd < cutCardFromEnd || cutFromEnd > most)
    ) {
      return refuse('cut-card-misplaced', changeClause, { least: cutCardFromEnd, most });
    }
    return new ShoePreparation(table, prepared);
  }

  get step(): 'scan-in' | 'burn' | 'done' {
    if (this.#isDone) return 'done';
    return this.#script === undefined ? 'scan-in' : 'burn';
  }

  /** The burn requested now. */
  get asks(): RequestOf<'burn'> | undefined {
    return this.#asks;
  }

  get scanned(): number {
    return this.#scanned.length;
  }

  get of(): number {
    return this.#table.shoe.decks * deckSize;
  }

  /** Wrong counts of a complete scan, which has to be repeated. */
  get mistakes(): readonly WrongCount[] {
    return this.#mistakes;
  }

  /** How often each card was read; a wrong count stays until the rescan begins. */
  get counted(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.#counted].map(([card, times]) => [printCard(card), times]));
  }

  /** Burned cards as people may see them. */
  get burned(): readonly string[] {
    return this.#burned.map(({ card, face }) => (face === 'up' ? printCard(card) : 'hidden'));
  }

  /** The finished shoe; undefined until the last step is done. */
  get shoe(): Omit<PhysicalShoe, 'number' | 'isLast'> | undefined {
    if (!this.#isDone) return undefined;
    const { decks } = this.#table.shoe;
    return { decks, prepared: this.prepared, burned: this.#burned.map(({ card }) => card) };
  }

  /** Reads the next card, as part of the count or as a burn. */
  read(card: Card): Refusal | undefined {
    switch (this.step) {
      case 'scan-in':
        return this.#count(card);
      case 'burn':
        return this.#burn(card);
      case 'done':
        return refuse('shoe-ready', this.#table.shoe.changeClause);
    }
  }

  /** Every card must appear exactly once per deck. */
  #count(card: Card): undefined {
    this.#mistakes = [];
    if (this.#scanned.length === 0) this.#counted = new Map();
    this.#scanned.push(card);
    this.#counted.set(card, (this.#counted.get(card) ?? 0) + 1);
    if (this.#scanned.length < this.of) return;
    this.#mistakes = compositionMistakes(this.#table.shoe.decks, this.#scanned);
    if (this.#mistakes.length > 0) this.#scanned = [];
    else this.#beginBurn();
  }

  #beginBurn(): void {
    this.#script = this.#table.shoe.prepare?.();
    const step = this.#script?.next();
    this.#ask(step);
  }

  #burn(card: Card): Refusal | undefined {
    const asks = this.#asks;
    if (asks === undefined) return undefined;
    const left = takeCard(this.#shoe, card, this.#table.decksClause);
    if (isRefusal(left)) return left;
    this.#shoe = left;
    this.#burned.push({ card, face: asks.face });
    this.#ask(this.#script?.next({ kind: 'burn', card }));
    return undefined;
  }

  #ask(step: ReturnType<Procedure<void>['next']> | undefined): void {
    const asks = step === undefined || step.done === true ? undefined : step.value;
    if (asks === undefined) this.#isDone = true;
    this.#asks = asks?.ask === 'burn' ? asks : undefined;
  }
}
