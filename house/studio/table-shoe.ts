/** The cards of one physical table, from the preparation of a shoe to its change. */
import { defined } from '../../core/base/defined.ts';
import { type Card, deckSize } from '../../core/cards/card.ts';
import { cardsLeft } from '../../core/cards/shoe.ts';
import type { ToldRefusal } from '../protocol/frames.ts';
import type { ConsoleState } from '../protocol/studio.ts';
import type { LiveTable } from '../tables/live/table.ts';
import type { Prepared } from './physical-shoe.ts';
import { ShoePreparation } from './shoe-preparation.ts';
import type { StudioKind } from './studio-log.ts';
import type { StudioRack } from './studio-rack.ts';

/** The cut card may lie so many cards from where it was said to lie. */
const cutSlack = 6;

interface ShoeTold {
  readonly note: (kind: StudioKind, by: string, note: string) => Promise<void>;
  /** Other cards lie at the table. */
  readonly changed: () => void;
}

/** Cards are made ready while a table waits for them, or for somebody to supervise it. */
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

  /** Between rounds, and the shoe is used up. */
  get isNeeded(): boolean {
    return waitsBetweenRounds.has(this.#table.paused?.refused ?? '') && this.#rack.needsShoe(this.#table.rules);
  }

  get preparation(): ShoePreparation | undefined {
    return this.#preparation;
  }

  get isInPreparation(): boolean {
    return this.#preparation !== undefined;
  }

  /** Begun anew when one was under way. */
  async prepare(prepared: Prepared): Promise<ToldRefusal | undefined> {
    if (!this.isNeeded) {
      return { refused: 'shoe-in-play', reason: 'A shoe is in play: another one is prepared when it is used up.' };
    }
    const begun = ShoePreparation.begin(this.#table.rules, prepared);
    if ('refused' in begun) return begun;
    await this.#rack.keepPreparation({ begun: prepared, decks: this.#table.rules.shoe.decks });
    this.#preparation = begun;
    await this.finish();
    return undefined;
  }

  /** A card of the shoe that is being prepared. */
  async read(card: Card, by: string): Promise<ToldRefusal | undefined> {
    const refusal = this.#preparation?.read(card);
    if (refusal !== undefined) return refusal;
    await this.#rack.keepPreparation({ card });
    const { mistakes = [] } = this.#preparation ?? {};
    if (mistakes.length > 0) await this.#told.note('composition-wrong', by, mistakes.join('; ').slice(0, 500));
    await this.finish();
    return undefined;
  }

  /** It has come out: the round in which it does is the last of its shoe. */
  async cutCard(by: string): Promise<ToldRefusal | undefined> {
    const { shoe } = this.#rack;
    if (shoe?.prepared.cutFromEnd === undefined || this.#preparation !== undefined) {
      return { refused: 'not-asked', reason: 'No shoe with a cut card is in play.' };
    }
    if (shoe.isLast) return { refused: 'not-asked', reason: 'The cut card has been out before.' };
    await this.#rack.end('cut-card');
    await this.#told.note('cut-card', by, 'this round is the last of the shoe');
    return undefined;
  }

  async retire(by: string, reason: string): Promise<ToldRefusal | undefined> {
    if (this.#rack.shoe === undefined) return { refused: 'no-shoe', reason: 'There is no shoe at this table.' };
    await this.#rack.end('retired');
    await this.#told.note('shoe-retired', by, reason);
    return undefined;
  }

  discard(card: Card): Promise<void> {
    return this.#rack.discard(card);
  }

  /** More cards have left the shoe than lay before the cut card: it was overlooked. */
  async watchForCutCard(): Promise<void> {
    const { shoe } = this.#rack;
    const cards = this.#rack.cards(this.#table.rules);
    const { cutFromEnd } = shoe?.prepared ?? {};
    if (cards === undefined || shoe?.isLast !== false || cutFromEnd === undefined || this.#isCutMissed) return;
    if (cards.dealt <= shoe.decks * deckSize - cutFromEnd + cutSlack) return;
    this.#isCutMissed = true;
    await this.#told.note('missed-cut-card', 'the house', 'More cards are out than lay before the cut card.');
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
    return { shoe: { number, decks, left: cardsLeft(cards), isLast, ...sealTold(prepared) } };
  }

  /** Once the last card is burned the shoe is the table's; asked after a restart too, for the stop may have come just then. */
  async finish(): Promise<void> {
    const shoe = this.#preparation?.shoe;
    if (shoe === undefined) return;
    this.#preparation = undefined;
    this.#isCutMissed = false;
    this.#told.changed();
    const { number } = await this.#rack.take(this.#table.rules, shoe);
    const { by, composition, seal } = shoe.prepared;
    const cards = `${shoe.decks * deckSize} cards ${composition}, ${shoe.burned.length} burned`;
    await this.#told.note('shoe-prepared', by, `shoe ${number}, seal ${seal}, ${cards}`);
    await this.#table.lookAgain();
  }
}

function preparationTold(preparation: ShoePreparation | undefined): Pick<ConsoleState, 'preparation'> {
  if (preparation === undefined || preparation.step === 'done') return {};
  const { step, scanned, of, mistakes, counted, burned, prepared } = preparation;
  const told = { step, scanned, of, mistakes: mistakes.slice(0, deckSize), counted, burned };
  return { preparation: { ...told, ...sealTold(prepared) } };
}

const sealTold = ({ seal, cutFromEnd }: Prepared) => ({ seal, ...defined({ cutFromEnd }) });
