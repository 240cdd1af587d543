/** Made-up games of one or a few requests, answers to them, and the state a refusal must not change. */
import { type ClauseId, type Holder, type Place, placeId, playerId, spotId } from '../../base/ids.ts';
import { cents } from '../../base/money.ts';
import { refuse } from '../../base/refusal.ts';
import { card } from '../../cards/card.ts';
import { freshShoe } from '../../cards/shoe.ts';
import type { Answer } from '../answer.ts';
import type { Procedure } from '../procedure.ts';
import type { Offer, Option, Request } from '../request.ts';
import { Round, type Script } from '../round.ts';
import type { Wager } from '../wager.ts';

export const ana = playerId('ana');
export const ben = playerId('ben');
export const clause: ClauseId = 'BAC-E-031';
export const signed = { clause: 'BAC-E-090', reason: 'a test', by: ['floor'] } as const;
export const table: Place = placeId('table');
export const side: Place = placeId('side');
export const option = (id: string, cost = 0): Option => ({ id, cost: cents(cost), clause });
export const keep = option('keep');
export const offerTo = (holder: Holder): Offer => ({ holder, options: [keep, option('double', 100)], fallback: keep });

export const wager = (player = ana): Wager => ({ player, spot: spotId('tie'), stake: cents(100), fee: cents(0) });
export const bets: Answer = { kind: 'bets', wagers: [wager(ana), wager(ben)] };
export const scan = (text: string): Answer => ({ kind: 'card', card: card(text) });
export const say = (holder: Holder, word: string): Answer => ({ kind: 'choice', holder, option: word });
export const closed: Answer = { kind: 'closed', unpaid: [] };

/** A made-up game with this generator as its deal. */
export const gameOf = <Outcome>(deal: Script<Outcome>['deal']): Script<Outcome> => ({
  betsClause: 'BAC-E-002',
  decksClause: 'BAC-E-003',
  checkWagers: (wagers) => (wagers.length > 0 ? undefined : refuse('no-bet', 'BAC-E-002')),
  deal,
});

/** A round in which betting is over and these requests follow one another. */
export function roundOf(...requests: readonly Request[]): Round<string> {
  const game = gameOf(function* asking(): Procedure<string> {
    for (const request of requests) yield request;
    return 'done';
  });
  const round = new Round(game, freshShoe(1));
  round.answer(bets);
  return round;
}

export const requests: Readonly<Record<Exclude<Request['ask'], 'bets'>, Request>> = {
  card: { ask: 'card', place: table, face: 'up', clause },
  burn: { ask: 'burn', face: 'down', clause },
  turn: { ask: 'turn', place: table, slot: 0, clause },
  move: { ask: 'move', from: table, slot: 0, to: side, clause },
  pocket: { ask: 'pocket', pockets: 37, clause },
  dice: { ask: 'dice', dice: 3, clause },
  draw: {
    ask: 'draw',
    name: 'lucky',
    options: [
      { id: 'a', weight: 1 },
      { id: 'b', weight: 2 },
      { id: 'c', weight: 0 },
    ],
    take: 2,
    clause,
  },
  choice: { ask: 'choice', name: 'turn', offer: offerTo(ana), seconds: 5, clause },
  window: { ask: 'window', name: 'raise', offers: [offerTo(ana), offerTo(ben)], seconds: 5, clause },
  announce: { ask: 'announce', fact: { kind: 'winning-number', values: { number: 17, colour: 'black' } }, clause },
};

export const answers: readonly Answer[] = [
  bets,
  scan('9h'),
  { kind: 'burn', card: card('9h') },
  { kind: 'turn' },
  { kind: 'move' },
  { kind: 'pocket', pocket: 36 },
  { kind: 'dice', dice: [1, 6, 3] },
  { kind: 'draw', picked: ['b', 'a'] },
  say(ana, 'double'),
  closed,
  { kind: 'announce' },
];

/** The state that a refusal must not change. */
export const stateOf = (round: Round<unknown>) => ({
  asks: round.asks,
  outcome: round.outcome,
  journal: [...round.journal],
  steps: [...round.steps],
  shoe: round.shoe,
  surplus: round.surplus,
});
