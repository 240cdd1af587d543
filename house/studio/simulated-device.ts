/** A device that is not there: it reads a truly shuffled shoe, wheel and dice, or what is written for it, and errs when told to. */
import { createHash, randomUUID } from 'node:crypto';
import { type Card, deckSize, printCard, readCard } from '../../core/cards/card.ts';
import { type Pack, shuffledPack } from '../../core/chance/shuffle.ts';
import { type Seed, type Stream, streamOf } from '../../core/chance/stream.ts';
import type { Prompt, Reading } from '../protocol/studio.ts';

/** What every simulated device says it is. */
export const simulatedFingerprint = createHash('sha256').update('baize simulated device 1').digest('hex');

/** What it does wrong with the next thing it reads. */
export const faults = ['misread', 'duplicate', 'fail', 'silent'] as const;
export type Fault = (typeof faults)[number];

/** So a script says that a thing comes at once, though nobody has asked for it. */
const unasked = '+';

/** A card `9h`, a pocket `17`, dice `3-5-6`, `cut-card` or `failed`; nothing for what no device reads. */
export function readingOf(text: string): Reading | undefined {
  const id = randomUUID();
  if (text === 'cut-card' || text === 'failed') return { id, read: text };
  if (/^\d\d?$/.test(text)) return { id, read: 'pocket', pocket: Number(text) };
  if (/^[1-6](-[1-6])+$/.test(text)) return { id, read: 'dice', dice: text.split('-').map(Number) };
  // Each is a piece of cardboard of its own, so it has its own number.
  return readCard(text) === undefined ? undefined : { id, read: 'card', card: text, serial: id.slice(0, 8) };
}

/** What of a script no device reads. */
export const mistakesIn = (script: readonly string[]): readonly string[] =>
  script.filter((text) => readingOf(withoutSign(text)) === undefined);

const withoutSign = (text: string): string => (text.startsWith(unasked) ? text.slice(unasked.length) : text);

export class SimulatedDevice {
  readonly #script: string[] = [];
  readonly #decks: number;
  readonly #chance: Stream;
  #shoes = 0;
  #pack: Pack | undefined;
  #toScan: number;
  readonly #seed: Seed;

  constructor(seed: Seed, decks: number) {
    this.#seed = seed;
    this.#decks = decks;
    this.#chance = streamOf(seed, 'draws');
    this.#toScan = 0;
  }

  /** What comes next, before anything that chance brings; what begins with a `+` comes unasked, right after the one before. */
  stack(script: readonly string[]): void {
    this.#script.push(...script);
  }

  /** What it reads when the dealer does as the table asks: usually one thing, none where nothing is to be read. */
  readingsFor(prompt: Prompt, fault?: Fault): readonly Reading[] {
    if (fault === 'silent') return [];
    const reading = this.#reading(prompt);
    if (reading === undefined) return [];
    switch (fault) {
      case undefined:
        return [reading, ...this.#unasked()];
      case 'fail':
        return [{ id: randomUUID(), read: 'failed' }];
      case 'duplicate':
        return [reading, { ...reading, id: randomUUID() }];
      case 'misread':
        return [misread(reading)];
    }
  }

  /** Another shoe, in an order of its own. */
  shuffle(): void {
    this.#shoes += 1;
    this.#pack = shuffledPack(this.#decks, streamOf(this.#seed, 'shoe', this.#shoes));
    this.#toScan = 0;
  }

  #reading({ do: does, pockets = 0, dice = 0 }: Prompt): Reading | undefined {
    const id = randomUUID();
    const isRead = does === 'card' || does === 'burn' || does === 'spin' || does === 'throw';
    const written = isRead ? this.#script.shift() : undefined;
    if (written !== undefined) return readingOf(withoutSign(written));
    switch (does) {
      case 'prepare':
        this.shuffle();
        return undefined;
      case 'scan-in':
        // The set as it lies before the shuffle: every card, deck after deck.
        return { id, read: 'card', card: printCard((this.#toScan++ % deckSize) as Card) };
      case 'card':
      case 'burn':
        return { id, read: 'card', ...this.#draw() };
      case 'spin':
        return { id, read: 'pocket', pocket: this.#chance.below(pockets) };
      case 'throw':
        return { id, read: 'dice', dice: Array.from({ length: dice }, () => 1 + this.#chance.below(6)) };
      case 'sign-on':
      case 'take-bets':
      case 'turn':
      case 'move':
      case 'announce':
      case 'await-players':
      case 'watch':
      case 'clear':
      case 'await-floor':
      case 'no-floor':
      case 'stand-by':
        return undefined;
    }
  }

  #unasked(): readonly Reading[] {
    const made: Reading[] = [];
    while (this.#script[0]?.startsWith(unasked) === true) {
      const reading = readingOf(withoutSign(this.#script.shift() ?? ''));
      if (reading !== undefined) made.push(reading);
    }
    return made;
  }

  /** Every piece of cardboard has its number. */
  #draw(): { readonly card: string; readonly serial: string } {
    if (this.#pack === undefined || this.#pack.dealt === this.#pack.size) this.shuffle();
    const pack = this.#pack as Pack;
    const serial = `${this.#shoes}-${pack.dealt}`;
    return { card: printCard(pack.deal()), serial };
  }
}

/** The card of the same rank and the next suit, the pocket or the dice beside it. */
function misread(reading: Reading): Reading {
  switch (reading.read) {
    case 'card': {
      const [rank = '2', suit = 'c'] = reading.card;
      return { ...reading, card: `${rank}${'cdhs'['dhsc'.indexOf(suit)] ?? 'c'}` };
    }
    case 'pocket':
      return { ...reading, pocket: reading.pocket === 0 ? 1 : reading.pocket - 1 };
    case 'dice':
      return { ...reading, dice: reading.dice.map((die) => 7 - die) };
    case 'cut-card':
    case 'failed':
    case 'alive':
      return reading;
  }
}
