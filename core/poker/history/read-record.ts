/** From the fields of a PHH hand to a record that can be played. */
import type { Card } from '../../cards/card.ts';
import { bitOf } from '../hand/seats.ts';
import { unseen } from '../hand/state.ts';
import { holeCardsOf, type HandTerms } from '../hand/terms.ts';
import { chipsIn, decimalsIn, decimalsOf, unknownStack } from './amounts.ts';
import {
  amountIn,
  amountsIn,
  countIn,
  type Fields,
  nameIn,
  type Reading,
  textIn,
  textsIn,
  timeIn,
  wrongField,
} from './fields.ts';
import { type Cast, readAction, wordsOf } from './notation.ts';
import { readOwnWord } from './own-words.ts';
import { type Layout, recordTerms } from './record-terms.ts';
import type { About, HandRecord, Mistake } from './record.ts';
import { holeStep, type Step, wrongStep } from './step.ts';
import { type Variant, variants } from './variants.ts';

/** `key` names the hand where no field does. */
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

/** All amounts of a hand in chips of the same size: as many decimals as any of them has, and cents at least. */
function readAmounts(reading: Reading, actions: readonly string[]) {
  const antes = amountsIn(reading, 'antes') ?? none;
  const blinds = amountsIn(reading, 'blinds_or_straddles') ?? none;
  const stacks = amountsIn(reading, 'starting_stacks') ?? none;
  const [minBet, smallBet] = [amountIn(reading, 'min_bet'), amountIn(reading, 'small_bet')];
  const bigBet = amountIn(reading, 'big_bet');
  const finishing = amountsIn(reading, 'finishing_stacks');
  const winnings = amountsIn(reading, 'winnings');
  if (stacks.length === 0) wrongField(reading, 'starting_stacks', 'is missing');
  for (const [field, list] of [['antes', antes] as const, ['blinds_or_straddles', blinds] as const]) {
    if (list.length > stacks.length) wrongField(reading, field, `has ${list.length} for ${stacks.length} players`);
  }
  const most = Math.max(
    decimalsAmong(antes),
    decimalsAmong(blinds),
    decimalsAmong(stacks),
    decimalsAmong([minBet ?? 0, smallBet ?? 0, bigBet ?? 0]),
    decimalsAmong(finishing ?? none),
    decimalsAmong(winnings ?? none),
    decimalsOfRaises(actions),
  );
  const decimals = most === 0 ? 0 : Math.max(2, most);
  const one = (field: string, value: number): number => {
    if (field === 'starting_stacks' && value === Infinity) return unknownStack;
    // A blind below zero is a post.
    const chips = chipsIn(field === 'blinds_or_straddles' ? Math.abs(value) : value, decimals);
    if (chips === undefined) wrongField(reading, field, `has ${value}, which is no amount`);
    return Math.sign(value) * (chips ?? 0);
  };
  const all = (field: string, values: readonly number[]) => values.map((value) => one(field, value));
  return {
    decimals,
    antes: all('antes', antes),
    areAntesTrimmed: reading.fields['ante_trimming_status'] === true,
    blinds: all('blinds_or_straddles', blinds),
    stacks: all('starting_stacks', stacks),
    minBet: minBet === undefined ? undefined : one('min_bet', minBet),
    smallBet: smallBet === undefined ? undefined : one('small_bet', smallBet),
    bigBet: bigBet === undefined ? undefined : one('big_bet', bigBet),
    stated: {
      finishingStacks: finishing && statedIn(finishing, decimals),
      winnings: winnings && statedIn(winnings, decimals),
    },
  };
}

/** What a record states beside the play breaks nothing: a result that is no amount is not held against ours. */
function statedIn(values: readonly number[], decimals: number): readonly number[] | undefined {
  const chips = values.map((value) => (value === Infinity ? unknownStack : chipsIn(value, decimals)));
  return chips.every((amount) => amount !== undefined) ? chips : undefined;
}

const none: readonly number[] = [];

function decimalsAmong(values: readonly number[]): number {
  let most = 0;
  for (let at = 0; at < values.length; at++) most = Math.max(most, decimalsOf(values[at] as number));
  return most;
}

function decimalsOfRaises(actions: readonly string[]): number {
  let most = 0;
  for (const action of actions) {
    if (!action.includes('.') || !action.includes('cbr')) continue;
    most = Math.max(most, decimalsIn(wordsOf(action)[2] ?? '') ?? 0);
  }
  return most;
}

const firstSeats: readonly number[] = Array.from({ length: 99 }, (_, seat) => seat);

/** Our own records keep the seats of the table; others are laid out as they come. */
function layoutIn(reading: Reading, players: number): Layout {
  const asTheyCome = { order: firstSeats.slice(0, players), seats: players };
  const { seats } = reading.fields;
  const count = countIn(reading, 'seat_count');
  if (reading.fields['_terms'] === undefined || !Array.isArray(seats) || count === undefined) return asTheyCome;
  const order = seats.map((seat) => Number(seat) - 1);
  const isTable =
    order.length === players && order.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < count);
  return isTable ? { order, seats: count } : asTheyCome;
}

/** What the fields of the standard cannot say about our own tables. */
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

/** A record deals player by player, a table card by card: the hole cards become one step in the order of the table. */
function gatherHoles(read: readonly (Step | undefined)[], terms: HandTerms): readonly Step[] {
  const count = holeCardsOf(terms.game);
  const seats = terms.stacks.length;
  const dealt: Card[] = [];
  const from: number[] = [];
  const held = terms.stacks.map(() => 0);
  const steps: Step[] = [];
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

/** Card by card: first cards of all seats, then their second ones. */
interface Dealt {
  readonly dealt: readonly Card[];
  readonly from: readonly number[];
}

/** PP-944: one card at a time, clockwise from the button's left, as far as the record goes. */
function inTableOrder({ dealt, from }: Dealt, { stacks, button }: HandTerms, count: number): Step {
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
