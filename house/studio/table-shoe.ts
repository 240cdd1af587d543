/** The cards of one studio table, from preparing a shoe to replacing it. */
import { defined } from '../../core/base/defined.ts';
import { type Card, deckSize, printCard } from '../../core/cards/card.ts';
import { cardsLeft, type WrongCount } from '../../core/cards/shoe.ts';
import type { StudioFact } from '../protocol/facts.ts';
import type { ConsoleState } from '../protocol/studio.ts';
import { theHouse } from '../accounts/rights.ts';
import type { LiveTable } from '../tables/live/table.ts';
import { type Prepared, sealTold } from './physical-shoe.ts';
import { ShoePreparation } from './shoe-preparation.ts';
import type { StudioRack } from './studio-rack.ts';
import type { ToldRefusal } from '../protocol/refusal.ts';
import { refuseHere } from '../protocol/refusals.ts';

/** Tolerance in cards for the position of the cut card. */
const cutSlack = 6;

interface ShoeTold {
  readonly note: (fact: StudioFact, by: string) => Promise<void>;
  /** Called when the cards at the table changed. */
  readonly changed: () => void;
}

/** Pauses during which cards may be prepared: waiting for them or for supervision. */
const waitsBetweenRounds: ReadonlySet<string> = new Set(['new-shoe', 'no-floor', 'uncertified-device']);

export class TableShoe {
  readonly #table: LiveTable;
  readonly #rack: StudioRack;
  readonly #told: ShoeTold;
  #preparation: ShoePreparation | undefined;
  #isCutMissed = false;

  constructor(table: LiveTable, rack: StudioRack, told: ShoeTold, unfinished: ShoePreparation | undefined) {
    this.#table = table;
    this.#rack = rack;
    this.#told = told;
    this.#preparation = unfinished;
  }

  /** Whether a new shoe is needed: between rounds, with the last one used up. */
  get isNeeded(): boolean {
    return waitsBetweenRounds.has(this.#table.paused?.why ?? '') && this.#rack.needsShoe(this.#table.rules);
  }

  get preparation(): ShoePreparation | undefined {
    return this.#preparation;
  }

  get isInPreparation(): boolean {
    return this.#preparation !== undefined;
  }

  /** Restarts a preparation that was under way. */
  async prepare(prepared: Prepared): Promise<ToldRefusal | undefined> {
    if (!this.isNeeded) {
      return refuseHere('shoe-in-play');
    }
    const begun = ShoePreparation.begin(this.#table.rules, prepared);
    if ('refused' in begun) return begun;
    await this.#rack.keepPreparation({ begun: prepared, decks: this.#table.rules.shoe.decks });
    this.#preparation = begun;
    await this.finish();
    return undefined;
  }

  /** A card of the shoe being prepared. */
  async read(card: Card, by: string): Promise<ToldRefusal | undefined> {
    const refusal = this.#preparation?.read(card);
    if (refusal !== undefined) return refusal;
    await this.#rack.keepPreparation({ card });
    const { mistakes = [] } = this.#preparation ?? {};
    if (mistakes.length > 0) await this.#told.note(this.#wrongSet(mistakes), by);
    await this.finish();
    return undefined;
  }

  /** The cut card came out: the current round is the shoe's last. */
  async cutCard(by: string): Promise<ToldRefusal | undefined> {
    const { shoe } = this.#rack;
    if (shoe?.prepared.cutFromEnd === undefined || this.#preparation !== undefined) {
      return refuseHere('no-cut-card');
    }
    if (shoe.isLast) return refuseHere('cut-card-out');
    await this.#rack.end('cut-card');
    await this.#told.note({ kind: 'cut-card', values: {} }, by);
    return undefined;
  }

  async retire(by: string, reason: string): Promise<ToldRefusal | undefined> {
    if (this.#rack.shoe === undefined) return refuseHere('no-shoe');
    await this.#rack.end('retired');
    await this.#told.note({ kind: 'shoe-retired', values: { reason } }, by);
    return undefined;
  }

  discard(card: Card): Promise<void> {
    return this.#rack.discard(card);
  }

  /** More cards have left the shoe than were before the cut card, so it was overlooked. */
  async watchForCutCard(): Promise<void> {
    const { shoe } = this.#rack;
    const cards = this.#rack.cards(this.#table.rules);
    const { cutFromEnd } = shoe?.prepared ?? {};
    if (cards === undefined || shoe?.isLast !== false || cutFromEnd === undefined || this.#isCutMissed) return;
    if (cards.dealt <= shoe.decks * deckSize - cutFromEnd + cutSlack) return;
    this.#isCutMissed = true;
    await this.#told.note({ kind: 'missed-cut-card', values: {} }, theHouse);
  }

  #wrongSet(mistakes: readonly WrongCount[]): StudioFact {
    const cards = mistakes.map(({ card, count }) => `${printCard(card)} ${count}`).join(', ');
    return { kind: 'composition-wrong', values: { decks: this.#table.rules.shoe.decks, cards } };
  }

  told(): Pick<ConsoleState, 'shoe' | 'terms' | 'preparation'> {
    const { decks, cutCardFromEnd } = this.#table.rules.shoe;
    return {
      ...this.#shoeTold(),
      terms: { decks, ...defined({ cutFromEnd: cutCardFromEnd }) },
      ...preparationTold(this.#preparation),
    };
  }

  #shoeTold(): Pick<ConsoleState, 'shoe'> {
    const { shoe } = this.#rack;
    const cards = this.#rack.cards(this.#table.rules);
    if (shoe === undefined || cards === undefined || shoe.decks === 0) return {};
    const { number, decks, isLast, prepared } = shoe;
    return { shoe: { number, decks, left: cardsLeft(cards), isLast, ...cardsTold(prepared) } };
  }

  /** Puts a fully burned shoe into play. Also runs after a restart, which may have come at that moment. */
  async finish(): Promise<void> {
    const shoe = this.#preparation?.shoe;
    if (shoe === undefined) return;
    this.#preparation = undefined;
    this.#isCutMissed = false;
    this.#told.changed();
    const { number } = await this.#rack.take(this.#table.rules, shoe);
    const { by, composition: how, seal } = shoe.prepared;
    const [cards, burned] = [shoe.decks * deckSize, shoe.burned.length];
    await this.#told.note({ kind: 'shoe-prepared', values: { number, seal, cards, how, burned } }, by);
    await this.#table.lookAgain();
  }
}

function preparationTold(preparation: ShoePreparation | undefined): Pick<ConsoleState, 'preparation'> {
  if (preparation === undefined || preparation.step === 'done') return {};
  const { step, scanned, of, mistakes, counted, burned, prepared } = preparation;
  const wrong = mistakes.map(({ card, count }) => ({ card: printCard(card), count }));
  const told = { step, scanned, of, mistakes: wrong, counted, burned };
  return { preparation: { ...told, ...cardsTold(prepared) } };
}

const cardsTold = ({ seal, cutFromEnd }: Prepared) => ({ seal: sealTold(seal), ...defined({ cutFromEnd }) });
