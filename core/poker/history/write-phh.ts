/** Writes a record as PHH: standard fields, plus what only our own tables know. */
import { has } from '../hand/seats.ts';
import type { HandTerms } from '../hand/terms.ts';
import { printAmount } from './amounts.ts';
import { printCards } from './notation.ts';
import { isOwnWord, writeOwnWord } from './own-words.ts';
import { playRecord } from './play-record.ts';
import { isNotToml, readPhh } from './read-phh.ts';
import { type HandRecord, isMistake } from './record.ts';
import type { HandStep } from './step.ts';
import { codeOf } from './variants.ts';
import { winningsOf } from './winnings.ts';

/** One hand, as the text of a `.phh` file. */
export const writePhh = (record: HandRecord): string => `${linesOf(record).join('\n')}\n`;

/** Many hands, as the text of a `.phhs` file. */
export const writePhhs = (records: readonly HandRecord[]): string =>
  records.map((record, at) => [`[${at + 1}]`, ...linesOf(record), ''].join('\n')).join('\n');

function linesOf(record: HandRecord): readonly string[] {
  const standard = standardLines(record);
  const seats = [
    `seats = ${list(record.order.map((seat) => String(seat + 1)))}`,
    `seat_count = ${record.terms.stacks.length}`,
  ];
  const missing = termsMissing(record, [...standard, ...seats, '_terms = {}']);
  const isOwn = missing.length > 0 || !isAsItComes(record) || record.steps.some((step) => isOwnWord(step.do));
  return isOwn ? [...standard, ...seats, `_terms = {${missing.join(', ')}}`] : standard;
}

const isAsItComes = ({ order, terms }: HandRecord): boolean =>
  order.length === terms.stacks.length && order.every((seat, player) => seat === player);

/** What a reader of these lines would not know about the terms. */
function termsMissing(record: HandRecord, lines: readonly string[]): readonly string[] {
  const read = readPhh(lines.join('\n'));
  const first = isNotToml(read) ? undefined : read[0]?.read;
  const known: Partial<HandTerms> = first === undefined || isMistake(first) ? {} : first.terms;
  return Object.entries(record.terms).flatMap(([name, value]: [string, HandTerms[keyof HandTerms]]) =>
    JSON.stringify(known[name as keyof HandTerms]) === JSON.stringify(value)
      ? []
      : [`${name} = ${JSON.stringify(value)}`],
  );
}

function standardLines(record: HandRecord): readonly string[] {
  const { terms, order, about, hand } = record;
  const { state, isUndecided } = playRecord(record);
  const amount = (chips: number) => printAmount(chips, record.decimals);
  const laid = (seats: readonly number[], chips: readonly number[]) =>
    list(seats.map((seat) => amount(chips[seat] ?? 0)));
  // Heads-up, the standard states forced bets in reverse.
  const forced = (chips: readonly number[]) => laid(order.length === 2 ? order.toReversed() : order, chips);
  const stacks = (chips: readonly number[]) =>
    list(order.map((seat) => (has(record.unknownStacks, seat) ? 'inf' : amount(chips[seat] ?? 0))));
  const isOver = state.phase === 'over' && !isUndecided;
  const { players, event, venue, table, currency, currencySymbol, year, month, day, time, timeZone } = about;
  const stated: readonly (readonly [string, string | undefined])[] = [
    ['variant', quoted(codeOf(terms) ?? terms.game)],
    ['ante_trimming_status', String(areEqual(order.map((seat) => terms.antes[seat])))],
    ['antes', forced(terms.antes)],
    ['blinds_or_straddles', forced(withStraddle(record))],
    ...limitsOf(terms, amount),
    ['starting_stacks', stacks(terms.stacks)],
    ['actions', list(actionsOf(record).map(quoted))],
    ['hand', typeof hand === 'number' ? String(hand) : quoted(hand)],
    ['players', players && list(players.map(quoted))],
    ['event', event && quoted(event)],
    ['venue', venue && quoted(venue)],
    ['table', table && quoted(table)],
    ['currency', currency && quoted(currency)],
    ['currency_symbol', currencySymbol && quoted(currencySymbol)],
    ['year', year?.toString()],
    ['month', month?.toString()],
    ['day', day?.toString()],
    ['time', time],
    [timeZone?.includes('/') === true ? 'time_zone' : 'time_zone_abbreviation', timeZone && quoted(timeZone)],
    ['finishing_stacks', isOver ? stacks(state.stacks) : undefined],
    ['winnings', isOver ? laid(order, winningsOf(state)) : undefined],
  ];
  return stated.flatMap(([name, text]) => (text === undefined ? [] : [`${name} = ${text}`]));
}

type Lines = readonly (readonly [string, string])[];

const limitsOf = ({ limit, bigBlind, smallBet, bigBet }: HandTerms, amount: (chips: number) => string): Lines =>
  limit === 'fixed'
    ? [
        ['small_bet', amount(smallBet)],
        ['big_bet', amount(bigBet)],
      ]
    : [['min_bet', amount(bigBlind)]];

/** To other readers a straddle that our table offered is a blind. */
function withStraddle({ terms, steps }: HandRecord): readonly number[] {
  const straddler = steps.find((step) => step.do === 'straddle')?.seat;
  return terms.blinds.map((blind, seat) => (seat === straddler ? 2 * terms.bigBlind : blind));
}

const actionsOf = (record: HandRecord): readonly string[] => record.steps.flatMap((step) => writeStep(step, record));

function writeStep(step: HandStep, record: HandRecord): readonly string[] {
  const player = `p${record.order.indexOf(step.seat) + 1}`;
  switch (step.do) {
    case 'hole':
      return holesIn(step, record);
    case 'board':
      return [`d db ${printCards(step.cards)}`];
    case 'fold':
      return [`${player} f`];
    case 'call':
      return [`${player} cc`];
    case 'raise':
      return [`${player} cbr ${printAmount(step.to, record.decimals)}`];
    case 'show':
      return [`${player} sm ${step.cards.length === 0 ? '-' : printCards(step.cards)}`];
    case 'muck':
      return [`${player} sm`];
    case 'straddle':
    case 'no-straddle':
    case 'twice':
    case 'once':
    case 'closed':
    case 'protected':
    case 'dead':
    case 'void':
      return [writeOwnWord(step, record)];
    case 'wrong':
      return [];
  }
}

/** The table deals card by card, the record player by player. */
function holesIn({ cards }: HandStep, { order }: HandRecord): readonly string[] {
  const dealt = order.map((_, player) => cards.filter((_, at) => at % order.length === player));
  return dealt.flatMap((hole, player) => (hole.length === 0 ? [] : [`d dh p${player + 1} ${printCards(hole)}`]));
}

const areEqual = (amounts: readonly (number | undefined)[]): boolean =>
  amounts.every((amount) => amount === amounts[0]);

const list = (texts: readonly string[]): string => `[${texts.join(', ')}]`;

/** A literal string where possible, as in most records. */
const quoted = (text: string): string => (/^[^'\p{Cc}]*$/u.test(text) ? `'${text}'` : JSON.stringify(text));
