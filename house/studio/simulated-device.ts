/** A simulated device: reads a properly shuffled shoe, wheel and dice, or a given script, and errs on demand. */
import { createHash, randomUUID } from 'node:crypto';
import { type Card, deckSize, printCard, readCard } from '../../core/cards/card.ts';
import { type Pack, shuffledPack } from '../../core/chance/shuffle.ts';
import { type Seed, type Stream, streamOf } from '../../core/chance/stream.ts';
import type { Prompt, Reading } from '../protocol/studio.ts';

/** The fingerprint of every simulated device. */
export const simulatedFingerprint = createHash('sha256').update('baize simulated device 1').digest('hex');

/** Faults it can apply to its next reading. */
export const faults = ['misread', 'duplicate', 'fail', 'silent'] as const;
export type Fault = (typeof faults)[number];

/** In a script, marks a reading that comes at once without being requested. */
const unasked = '+';

/** A card `9h`, a pocket `17`, dice `3-5-6`, `cut-card` or `failed`; undefined for anything else. */
export function readingOf(text: string): Reading | undefined {
  const id = randomUUID();
  if (text === 'cut-card' || text === 'failed') return { id, read: text };
  if (/^\d\d?$/.test(text)) return { id, read: 'pocket', pocket: Number(text) };
  if (/^[1-6](-[1-6])+$/.test(text)) return { id, read: 'dice', dice: text.split('-').map(Number) };
  // Each is a separate physical card with its own serial number.
  return readCard(text) === undefined ? undefined : { id, read: 'card', card: text, serial: id.slice(0, 8) };
}

/** Script entries that are not readings. */
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

  /** Queues readings ahead of random ones. Those with a `+` come unrequested, right after the previous one. */
  stack(script: readonly string[]): void {
    this.#script.push(...script);
  }

  /** Its readings when the dealer follows the prompt: usually one, none if nothing is to be read. */
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

  /** Starts another shoe in a new order. */
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
        // The unshuffled set: every card, deck after deck.
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

  /** Every physical card has a serial number. */
  #draw(): { readonly card: string; readonly serial: string } {
    if (this.#pack === undefined || this.#pack.dealt === this.#pack.size) this.shuffle();
    const pack = this.#pack as Pack;
    const serial = `${this.#shoes}-${pack.dealt}`;
    return { card: printCard(pack.deal()), serial };
  }
}

/** A misreading: the same rank in the next suit, or the neighbouring pocket or dice. */
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
