/** The language of game tests: given these bets and these cards, the table asks this and pays that. */
import { type PlayerId, playerId, spotId } from '../../base/ids.ts';
import { present } from '../../base/invariant.ts';
import { type Cents, cents, printMoney } from '../../base/money.ts';
import { isRefusal, printRefusal, type Refusal } from '../../base/refusal.ts';
import { cards, printCard } from '../../cards/card.ts';
import { freshShoe, type Shoe } from '../../cards/shoe.ts';
import type { Answer, Word } from '../../round/answer.ts';
import { type Chip, closeBetting, feeOn, placeChip, type Placed, type Stakes } from '../../round/betting.ts';
import type { Request } from '../../round/request.ts';
import { Round } from '../../round/round.ts';
import { type Line, paidTo, type Settlement } from '../../round/settle.ts';
import { type Slip, stakesOn } from '../../round/slip.ts';
import { applyGesture } from '../../round/slip-gesture.ts';
import type { Wager } from '../../round/wager.ts';
import { type Game, type Table, tableOf } from '../game.ts';
import { settleRound } from '../settle-round.ts';

export const ana: PlayerId = playerId('ana');
export const ben: PlayerId = playerId('ben');

/** "12.50" → 1250 cents. */
export const eur = (text: string): Cents => cents(Math.round(Number(text.replaceAll(',', '')) * 100));

/** "banker 10.00, tie 5" → chips. */
export const chips = (text: string): readonly Chip[] =>
  text
    .split(',')
    .map((part) => part.trim().split(/\s+/))
    .map(([spot = '', amount = '']) => ({ spot: spotId(spot), amount: eur(amount) }));

/** Wagers as the table takes them at the close of betting, fees added, limits ignored. */
export const wagersOf = (table: Table, text: string, player: PlayerId = ana): readonly Wager[] =>
  chips(text).map(({ spot, amount }) => ({ player, spot, stake: amount, fee: feeOn(table.betting, spot, amount) }));

/** Puts chips down one after another; returns the answer to the last one. */
export function place(table: Table, text: string, dealt = 0): Placed | Refusal {
  let stakes: Stakes = new Map();
  const all = chips(text);
  for (const [at, chip] of all.entries()) {
    const placed = placeChip(table.betting, stakes, chip, dealt);
    if (at === all.length - 1 || isRefusal(placed)) return placed;
    stakes = placed.stakes;
  }
  throw new Error('no chip');
}

/** Closes betting on these stakes, ignoring how they were placed. */
export const close = (table: Table, text: string, dealt = 0) =>
  closeBetting(table.betting, ana, new Map(chips(text).map(({ spot, amount }) => [spot, amount])), dealt);

export interface Deal {
  /** In the order they come out of the shoe. */
  readonly cards: string;
  readonly bets?: string | readonly Wager[];
  readonly parameters?: Readonly<Record<string, unknown>>;
  /** The random picks, draw by draw. */
  readonly draws?: readonly (readonly string[])[];
  /** Choices of holders in the next window; a missing holder does not answer. */
  readonly choices?: Readonly<Record<string, string>>;
  /** Choices of holders window by window, where a round has several; a missing holder does not answer. */
  readonly windows?: readonly Readonly<Record<string, Word>>[];
  /** Choices turn by turn, one word per decision: "hit hit stand"; the fallback once words run out. */
  readonly turns?: string;
  /** Where the ball comes to rest. */
  readonly pocket?: number;
  /** The one throw of the round: "1 2 3". */
  readonly dice?: string;
  readonly shoe?: Shoe;
}

export interface Played {
  readonly table: Table;
  readonly round: Round<unknown>;
  /** Every request in order, as text: "card player up BAC-E-031". */
  readonly asked: readonly string[];
  readonly settlement: Settlement;
  /** What the spot's line returned, stake included: "19.50". */
  readonly returns: (spot: string) => string;
  readonly line: (spot: string) => Line;
  readonly paid: (player?: PlayerId) => string;
  /** The cards of a place at the end: "9h 3c". */
  readonly at: (place: string) => string;
}

/** Plays a whole round from a script; leftover or missing cards are a mistake in the test and throw. */
export function play(game: Game, deal: Deal): Played {
  const table = tableOf(game, deal.parameters);
  const round = new Round(table, deal.shoe ?? freshShoe(table.shoe.decks));
  const wagers = typeof deal.bets === 'object' ? deal.bets : wagersOf(table, deal.bets ?? 'tie 10');
  const deck = [...cards(deal.cards)];
  const draws = [...(deal.draws ?? [])];
  const windows = [...(deal.windows ?? [])];
  const turns = (deal.turns ?? '').split(' ').filter((word) => word !== '');
  const asked: string[] = [];
  for (let asks = round.asks; asks !== undefined; asks = round.asks) {
    asked.push(tellRequest(asks));
    for (const answer of answersTo(asks)) {
      const refusal = round.answer(answer);
      if (refusal !== undefined) throw new Error(printRefusal(refusal));
    }
  }
  if (deck.length > 0) throw new Error(`cards left over: ${deck.map(printCard).join(' ')}`);
  if (turns.length > 0) throw new Error(`turns left over: ${turns.join(' ')}`);
  if (windows.length > 0) throw new Error(`windows left over: ${JSON.stringify(windows)}`);
  if (draws.length > 0) throw new Error(`draws left over: ${JSON.stringify(draws)}`);

  function answersTo(request: Request): readonly Answer[] {
    switch (request.ask) {
      case 'bets':
        return [{ kind: 'bets', wagers }];
      case 'card':
      case 'burn':
        return [{ kind: request.ask, card: present(deck.shift(), `a card for ${tellRequest(request)}`) }];
      case 'draw':
        return [{ kind: 'draw', picked: present(draws.shift(), `a draw for ${request.name}`) }];
      case 'dice':
        return [{ kind: 'dice', dice: present(deal.dice, 'a throw').split(' ').map(Number) }];
      case 'turn':
      case 'move':
      case 'announce':
        return [{ kind: request.ask }];
      case 'window':
        return [
          ...Object.entries(deal.choices ?? {}).map(([holder, option]): Answer => ({
            kind: 'choice',
            holder: playerId(holder),
            option,
          })),
          ...Object.entries(windows.shift() ?? {}).map(([holder, word]): Answer => ({
            kind: 'choice',
            holder: playerId(holder),
            ...word,
          })),
          { kind: 'closed', unpaid: [] },
        ];
      case 'pocket':
        return [{ kind: 'pocket', pocket: present(deal.pocket, 'a pocket') }];
      case 'choice': {
        const { holder, fallback } = request.offer;
        return [{ kind: 'choice', holder, option: turns.shift() ?? fallback.id }];
      }
    }
  }

  const settlement = settleRound(table, round);
  const line = (spot: string) =>
    present(
      settlement.lines.find(({ wager }) => wager.spot === spot),
      `a line for ${spot}`,
    );
  return {
    table,
    round,
    asked,
    settlement,
    line,
    returns: (spot) => printMoney(line(spot).returns),
    paid: (player = ana) => printMoney(paidTo(settlement, player)),
    at: (place) => (round.layout.places.get(place as never) ?? []).map(({ card }) => printCard(card)).join(' '),
  };
}

export function tellRequest(request: Request): string {
  switch (request.ask) {
    case 'card':
      return `card ${request.place} ${request.face} ${request.clause}`;
    case 'burn':
      return `burn ${request.face} ${request.clause}`;
    case 'turn':
      return `turn ${request.place} ${request.slot + 1} ${request.clause}`;
    case 'draw':
      return `draw ${request.name} ${request.clause}`;
    default:
      return `${request.ask} ${request.clause}`;
  }
}

/** Presses one of the slip's buttons with these chips placed: the chips afterwards, and the notices. */
export function press(
  table: Table,
  bet: 'double' | 'rebet' | 'undo' | 'clear',
  { held = '', last = '', purse }: { readonly held?: string; readonly last?: string; readonly purse?: Cents },
) {
  const laid = (text: string): Slip => ({ placements: text === '' ? [] : chips(text).map((chip) => [chip]) });
  const before = { slip: laid(held), last: stakesOn(laid(last)), dealt: 0, purse };
  const done = applyGesture(table, before, { bet });
  if (isRefusal(done)) return done;
  const { slip, placed, told, changes } = done;
  return { stakes: Object.fromEntries(stakesOn(slip)), placed, told, changes };
}
