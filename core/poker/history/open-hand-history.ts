/** A recorded hand as Open Hand History, the JSON of https://hh-specs.handhistory.org. */
import { defined } from '../../base/defined.ts';
import { printCard } from '../../cards/card.ts';
import { has } from '../hand/seats.ts';
import { unseen } from '../hand/state.ts';
import type { BettingLimit, PokerGame } from '../hand/terms.ts';
import { amountOf } from './amounts.ts';
import { type HandRecord, nameOf } from './record.ts';
import { type Posting, type StoryEvent, storyOf, type Street } from './story.ts';

const specVersion = '1.4.7';
const gameTypes: Readonly<Record<PokerGame, string>> = {
  holdem: 'Holdem',
  'omaha-hi': 'Omaha',
  'omaha-hilo': 'OmahaHiLo',
};
const betTypes: Readonly<Record<BettingLimit, string>> = { none: 'NL', pot: 'PL', fixed: 'FL' };

interface OhhAction {
  readonly action_number: number;
  readonly player_id: number;
  readonly action: string;
  readonly amount?: number;
  readonly is_allin?: boolean;
  readonly cards?: readonly string[];
}

interface OhhRound {
  readonly id: number;
  readonly street: string;
  readonly cards?: readonly string[];
  readonly actions: OhhAction[];
}

/** The object to write as JSON; players are numbered as in the record, from 0. */
export function openHandHistory(record: HandRecord): { readonly ohh: Readonly<Record<string, unknown>> } {
  const { terms, order, decimals, about, hand, unknownStacks } = record;
  const { events, state } = storyOf(record);
  const amount = (chips: number) => amountOf(chips, decimals);
  const small = terms.blinds.find((blind) => blind > 0 && blind < terms.bigBlind);
  return {
    ohh: {
      spec_version: specVersion,
      site_name: about.venue ?? 'Baize',
      network_name: about.venue ?? 'Baize',
      internal_version: '1.0.0',
      tournament: false,
      game_number: String(hand),
      ...startOf(record),
      table_name: about.table ?? about.event ?? '',
      game_type: gameTypes[terms.game],
      bet_limit: { bet_type: betTypes[terms.limit], bet_cap: 0 },
      table_size: terms.stacks.length,
      currency: about.currency ?? '',
      dealer_seat: terms.button + 1,
      small_blind_amount: amount(small ?? 0),
      big_blind_amount: amount(terms.bigBlind),
      ante_amount: amount(Math.max(0, ...terms.antes)),
      // The record's keeper is not one of its players.
      flags: ['Observed', ...(state.isTwice ? ['Run_It_Twice'] : [])],
      players: order.map((seat, id) => ({
        id,
        seat: seat + 1,
        name: nameOf(record, id),
        ...(has(unknownStacks, seat) ? {} : { starting_stack: amount(terms.stacks[seat] ?? 0) }),
      })),
      rounds: roundsOf(events, record),
      pots: potsOf(events, record),
    },
  };
}

/** Omits local times: the record does not say enough to convert them to UTC. */
function startOf({ about }: HandRecord): { readonly start_date_utc: string } | undefined {
  const { year, month, day, time = '00:00:00', timeZone = 'UTC' } = about;
  if (year === undefined || month === undefined || day === undefined || timeZone !== 'UTC') return undefined;
  const two = (part: number) => String(part).padStart(2, '0');
  return { start_date_utc: `${year}-${two(month)}-${two(day)}T${time}Z` };
}

const streets: Readonly<Record<Street, string>> = { flop: 'Flop', turn: 'Turn', river: 'River' };
const postings: Readonly<Record<Posting, string>> = {
  ante: 'Post Ante',
  'small-blind': 'Post SB',
  'big-blind': 'Post BB',
  straddle: 'Straddle',
  post: 'Post Extra Blind',
};

function roundsOf(events: readonly StoryEvent[], record: HandRecord): readonly OhhRound[] {
  const rounds: OhhRound[] = [{ id: 0, street: 'Preflop', actions: [] }];
  const open = (street: string, cards?: readonly string[]) =>
    rounds.push({ id: rounds.length, street, ...defined({ cards }), actions: [] });
  let number = 0;
  for (const event of events) {
    if (event.what === 'street') open(streets[event.street], event.cards.map(printCard));
    const action = actionOf(event, record);
    if (action === undefined) continue;
    const isShowing = event.what === 'show' || event.what === 'muck';
    if (isShowing && rounds.at(-1)?.street !== 'Showdown') open('Showdown');
    rounds.at(-1)?.actions.push({ action_number: number++, ...action });
  }
  return rounds;
}

function actionOf(event: StoryEvent, { order, decimals }: HandRecord): Omit<OhhAction, 'action_number'> | undefined {
  const by = (seat: number) => ({ player_id: order.indexOf(seat) });
  switch (event.what) {
    case 'post': {
      const { chips, isAllIn } = event;
      return { ...by(event.seat), action: postings[event.as], amount: amountOf(chips, decimals), is_allin: isAllIn };
    }
    case 'deal':
      if (event.cards.includes(unseen)) return undefined;
      return { ...by(event.seat), action: 'Dealt Cards', cards: event.cards.map(printCard) };
    case 'fold':
      return { ...by(event.seat), action: 'Fold' };
    case 'check':
      return { ...by(event.seat), action: 'Check' };
    case 'call':
    case 'bet':
    case 'raise': {
      const action = { call: 'Call', bet: 'Bet', raise: 'Raise' }[event.what];
      // The amount is what this action added, even for a raise.
      return { ...by(event.seat), action, amount: amountOf(event.chips, decimals), is_allin: event.isAllIn };
    }
    case 'show':
      return { ...by(event.seat), action: 'Shows Cards', cards: event.cards.map(printCard) };
    case 'muck':
      return { ...by(event.seat), action: 'Mucks Cards' };
    case 'street':
    case 'note':
    case 'return':
    case 'award':
      return undefined;
  }
}

function potsOf(events: readonly StoryEvent[], { order, decimals }: HandRecord): readonly unknown[] {
  const awards = events.filter((event) => event.what === 'award');
  const numbers = [...new Set(awards.map(({ pot }) => pot))];
  return numbers.map((number) => {
    const won = new Map<number, number>();
    for (const { pot, seat, chips } of awards) if (pot === number) won.set(seat, (won.get(seat) ?? 0) + chips);
    const total = [...won.values()].reduce((sum, chips) => sum + chips, 0);
    return {
      number,
      amount: amountOf(total, decimals),
      rake: 0,
      player_wins: [...won].map(([seat, chips]) => ({
        player_id: order.indexOf(seat),
        win_amount: amountOf(chips, decimals),
      })),
    };
  });
}
