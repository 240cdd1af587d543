/** A recorded hand as English text. */
import { printRefusal } from '../../base/refusal.ts';
import type { Card } from '../../cards/card.ts';
import { printCard } from '../../cards/card.ts';
import { noLow } from '../hand/award.ts';
import { has } from '../hand/seats.ts';
import { type HandState, unseen } from '../hand/state.ts';
import type { BettingLimit, PokerGame } from '../hand/terms.ts';
import { handName, lowName } from '../names/hand-name.ts';
import { inAmounts, printAmount } from './amounts.ts';
import { type HandRecord, nameOf } from './record.ts';
import { type Posting, type StoryEvent, storyOf } from './story.ts';

const games: Readonly<Record<PokerGame, string>> = {
  holdem: "Texas Hold'em",
  'omaha-hi': 'Omaha Hi',
  'omaha-hilo': 'Omaha Hi/Lo',
};
const limits: Readonly<Record<BettingLimit, string>> = { none: 'no limit', pot: 'pot limit', fixed: 'fixed limit' };

export function textHistory(record: HandRecord): string {
  const { events, state, refused, isUndecided } = storyOf(record);
  const lines = [...heading(record), ...events.flatMap((event, at) => linesFor(event, events[at - 1], record, state))];
  if (refused !== undefined) {
    lines.push(
      `Not legal: ${record.actions[refused.at] ?? ''}: ${printRefusal(inAmounts(refused.refusal, record.decimals))}`,
    );
  } else if (isUndecided) lines.push('Nobody shows: the winner is unknown.');
  else if (state.phase === 'void') lines.push('The hand is void: all stacks are restored.');
  else if (state.phase !== 'over') lines.push('The record stops here.');
  return `${lines.join('\n')}\n`;
}

function heading(record: HandRecord): readonly string[] {
  const { hand, terms, order, about } = record;
  const { game, limit, bigBlind, blinds, smallBet, bigBet } = terms;
  const small = blinds.find((blind) => blind > 0 && blind < bigBlind) ?? 0;
  const sizes = limit === 'fixed' ? [smallBet, bigBet] : [small, bigBlind];
  const place = [about.event, about.venue, about.table === undefined ? undefined : `Table ${about.table}`];
  return [
    `Hand ${hand}: ${games[game]}, ${limits[limit]} ${sizes.map((chips) => said(record, chips)).join('/')}`,
    ...place.filter((part) => part !== undefined),
    ...order.map((seat) => {
      const stack = has(record.unknownStacks, seat) ? '?' : said(record, terms.stacks[seat] ?? 0);
      return `Seat ${seat + 1}: ${playerAt(record, seat)} (${stack})${seat === terms.button ? ', button' : ''}`;
    }),
  ];
}

const posted: Readonly<Record<Posting, string>> = {
  ante: 'posts the ante',
  'small-blind': 'posts the small blind',
  'big-blind': 'posts the big blind',
  straddle: 'straddles',
  post: 'posts',
};

function linesFor(
  event: StoryEvent,
  previous: StoryEvent | undefined,
  record: HandRecord,
  state: HandState,
): readonly string[] {
  const who = 'seat' in event ? playerAt(record, event.seat) : '';
  switch (event.what) {
    case 'post':
      return [`${who} ${posted[event.as]} ${said(record, event.chips)}${allIn(event.isAllIn)}`];
    case 'deal':
      return [...(previous?.what === 'deal' ? [] : ['', 'Hole cards']), `${who} ${cardsSaid(event.cards)}`];
    case 'street':
      return ['', `${streetSaid(event)} ${cardsSaid(event.cards)}`];
    case 'fold':
      return [`${who} folds`];
    case 'check':
      return [`${who} checks`];
    case 'call':
      return [`${who} calls ${said(record, event.chips)}${allIn(event.isAllIn)}`];
    case 'bet':
      return [`${who} bets ${said(record, event.to)}${allIn(event.isAllIn)}`];
    case 'raise':
      return [`${who} raises to ${said(record, event.to)}${allIn(event.isAllIn)}`];
    case 'note':
      return event.note === 'void' ? [] : [`${who}: ${noted[event.note] ?? event.note}`];
    case 'return':
      return [`${said(record, event.chips)} returned to ${who}, not matched`];
    case 'show':
      return [...showing(previous), `${who} shows ${cardsSaid(event.cards)}${handSaid(state, event.seat)}`];
    case 'muck':
      return [...showing(previous), `${who} mucks`];
    case 'award':
      return [`${who} wins ${said(record, event.chips)}${partSaid(event, state)}`];
  }
}

const noted: Readonly<Partial<Record<string, string>>> = {
  twice: 'would run it twice',
  once: 'would run it once',
  protected: 'is protected: all-in for what is in the pot',
  dead: 'does not come back: the hand is dead',
};

const showing = (previous: StoryEvent | undefined): readonly string[] =>
  previous?.what === 'show' || previous?.what === 'muck' ? [] : ['', 'Showdown'];

function streetSaid({ street, board }: Extract<StoryEvent, { what: 'street' }>): string {
  const name = street[0]?.toUpperCase() + street.slice(1);
  return board === 0 ? name : `Second ${street}`;
}

/** With two boards this names the hand on the ordinary one. */
function handSaid({ highs, lows }: HandState, seat: number): string {
  const [high = 0, low = noLow] = [highs[seat], lows[seat]];
  if (high === 0) return '';
  return low === noLow ? `: ${handName(high, 'en')}` : `: ${handName(high, 'en')}; ${lowName(low, 'en')}`;
}

function partSaid(
  { pot, part, board }: Extract<StoryEvent, { what: 'award' }>,
  { awards, isTwice }: HandState,
): string {
  const pots = awards.some((award) => award.pot > 0);
  const parts = [
    ...(pots ? [pot === 0 ? 'main pot' : `side pot ${pot}`] : []),
    ...(isTwice ? [board === 0 ? 'first board' : 'second board'] : []),
    ...(part === 'whole' ? [] : [part]),
  ];
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

const allIn = (isAllIn: boolean): string => (isAllIn ? ', all-in' : '');

const playerAt = (record: HandRecord, seat: number): string => nameOf(record, record.order.indexOf(seat));

const cardsSaid = (cards: readonly Card[]): string =>
  `[${cards.map((card) => (card === unseen ? '?' : printCard(card))).join(' ')}]`;

/** 1234567 chips of a hundredth are 12,345.67. */
const said = ({ decimals, about }: HandRecord, chips: number): string =>
  `${about.currencySymbol ?? ''}${printAmount(chips, decimals).replace(/\B(?<!\.\d*)(?=(?:\d{3})+(?!\d))/g, ',')}`;
