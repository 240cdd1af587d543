/** Turns the fields of a PHH hand into a record that can be played. */
import type { Card } from '../../cards/card.ts';
import { bitOf } from '../hand/seats.ts';
import { unseen } from '../hand/state.ts';
import { holeCardsOf, type HandTerms } from '../hand/terms.ts';
import { unknownStack } from './amounts.ts';
import { countIn, type Fields, nameIn, type Reading, textIn, textsIn, timeIn, wrongField } from './fields.ts';
import { type Cast, readAction } from './notation.ts';
import { readOwnWord } from './own-words.ts';
import { readAmounts } from './record-amounts.ts';
import { type RecordSeats, recordTerms } from './record-terms.ts';
import type { About, HandRecord, Mistake } from './record.ts';
import { holeStep, type HandStep, wrongStep } from './step.ts';
import { type Variant, variants } from './variants.ts';

/** `key` names the hand if no field does. */
export function readRecord(fields: Fields, key: string | number): HandRecord | Mistake {
  const reading: Reading = { fields, mistakes: [] };
  const variant = variantIn(reading);
  if (variant === undefined) return reading.mistakes[0] as Mistake;
  const actions = textsIn(reading, 'actions') ?? [];
  if (fields['actions'] === undefined) wrongField(reading, 'actions', 'is missing');
  const amounts = readAmounts(reading, actions);
  const layout = layoutIn(reading, amounts.stacks.length);
  const cast: Cast = { order: layout.order, decimals: amounts.decimals };
  const own = fields['_terms'];
  const read = actions.map(
    (action, at) => (own === undefined ? undefined : readOwnWord(action, at, cast)) ?? readAction(action, at, cast),
  );
  const first = read.find((step) => step?.do === 'fold' || step?.do === 'call' || step?.do === 'raise');
  const opening = read.find((step) => step?.do === 'raise' || step?.do === 'board');
  const firstRaise = opening?.do === 'raise' ? opening : undefined;
  const unseenCards = read.some((step) => step?.do === 'hole' && step.cards.includes(unseen));
  const [mistake] = reading.mistakes;
  if (mistake !== undefined) return mistake;
  const terms = withOwn(recordTerms({ variant, ...amounts, unseenCards, first, firstRaise }, layout), own);
  return {
    order: layout.order,
    decimals: amounts.decimals,
    hand: nameIn(reading, 'hand') ?? key,
    terms,
    steps: gatherHoles(read, terms),
    actions,
    unknownStacks: terms.stacks.reduce(
      (seats, stack, seat) => (stack === unknownStack ? seats | bitOf(seat) : seats),
      0,
    ),
    stated: amounts.stated,
    about: aboutIn(reading),
  };
}

function variantIn(reading: Reading): Variant | undefined {
  const code = textIn(reading, 'variant');
  if (code !== undefined && Object.hasOwn(variants, code)) return variants[code];
  const known = `known are ${Object.keys(variants).join(', ')}`;
  wrongField(
    reading,
    'variant',
    code === undefined ? `is missing; ${known}` : `'${code}' is not played here; ${known}`,
  );
  return undefined;
}

const firstSeats: readonly number[] = Array.from({ length: 99 }, (_, seat) => seat);

/** Our own records keep the table's seats; others are seated in order. */
function layoutIn(reading: Reading, players: number): RecordSeats {
  const asTheyCome = { order: firstSeats.slice(0, players), seats: players };
  const { seats } = reading.fields;
  const count = countIn(reading, 'seat_count');
  if (reading.fields['_terms'] === undefined || !Array.isArray(seats) || count === undefined) return asTheyCome;
  const order = seats.map((seat) => Number(seat) - 1);
  const isTable =
    order.length === players && order.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < count);
  return isTable ? { order, seats: count } : asTheyCome;
}

/** What the standard's fields cannot say about our own tables. */
function withOwn(terms: HandTerms, own: unknown): HandTerms {
  if (typeof own !== 'object' || own === null) return terms;
  const said = Object.entries(own).filter(([name, value]) => typeof value === typeof terms[name as keyof HandTerms]);
  return { ...terms, ...Object.fromEntries(said) };
}

function aboutIn(reading: Reading): About {
  return {
    players: textsIn(reading, 'players'),
    event: textIn(reading, 'event'),
    venue: textIn(reading, 'venue'),
    table: nameIn(reading, 'table')?.toString(),
    currency: textIn(reading, 'currency'),
    currencySymbol: textIn(reading, 'currency_symbol'),
    year: countIn(reading, 'year'),
    month: countIn(reading, 'month'),
    day: countIn(reading, 'day'),
    time: timeIn(reading, 'time'),
    timeZone: textIn(reading, 'time_zone') ?? textIn(reading, 'time_zone_abbreviation'),
  };
}

/** A record deals player by player, a table card by card: the hole cards become one step in table order. */
function gatherHoles(read: readonly (HandStep | undefined)[], terms: HandTerms): readonly HandStep[] {
  const count = holeCardsOf(terms.game);
  const seats = terms.stacks.length;
  const dealt: Card[] = [];
  const from: number[] = [];
  const held = terms.stacks.map(() => 0);
  const steps: HandStep[] = [];
  let place = -1;
  for (const step of read) {
    if (step === undefined) continue;
    if (step.do !== 'hole') {
      steps.push(step);
      continue;
    }
    const { seat, cards, at } = step;
    const already = held[seat] ?? 0;
    if (already + cards.length > count) {
      steps.push(wrongStep(at, `a player gets ${count} hole cards`));
      continue;
    }
    for (let card = 0; card < cards.length; card++) {
      dealt[(already + card) * seats + seat] = cards[card] as Card;
      from[(already + card) * seats + seat] = at;
    }
    held[seat] = already + cards.length;
    if (place < 0) place = steps.push(step) - 1;
  }
  if (place >= 0) steps[place] = inTableOrder({ dealt, from }, terms, count);
  return steps;
}

/** Card by card: the first cards of all seats, then their second ones. */
interface Dealt {
  readonly dealt: readonly Card[];
  readonly from: readonly number[];
}

/** PP-944: one card at a time, clockwise from the button's left, as far as the record goes. */
function inTableOrder({ dealt, from }: Dealt, { stacks, button }: HandTerms, count: number): HandStep {
  const seats = stacks.length;
  const cards: Card[] = [];
  const lines: number[] = [];
  for (let place = 0; place < count * seats; place++) {
    const seat = (button + 1 + place) % seats;
    if (stacks[seat] === 0) continue;
    const at = Math.floor(place / seats) * seats + seat;
    const card = dealt[at];
    if (card === undefined) break;
    cards.push(card);
    lines.push(from[at] as number);
  }
  return holeStep(cards, lines);
}
