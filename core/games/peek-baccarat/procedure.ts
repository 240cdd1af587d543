/**
 * How Peek Baccarat is dealt: four cards face down, some of them shown, a raise or not, then the coup is played out.
 */
import { present } from '../../base/invariant.ts';
import { decisionsIn, type Made, pickedIn, type Procedure } from '../../round/procedure.ts';
import type { Offer, Request, RequestOf } from '../../round/request.ts';
import type { Wager } from '../../round/wager.ts';
import type { Coup } from '../baccarat/coup.ts';
import { banker, dealCoup, dealRequests, player } from '../baccarat/deal.ts';
import { peekOffers } from './raise.ts';
import type { Rules } from './rules.ts';

const clauses = { opening: 'PB-025', playerThird: 'PB-030', bankerThird: 'PB-029' } as const;
const asks = dealRequests(clauses, 'down');
const openAsks = dealRequests(clauses);

export interface Outcome {
  readonly coup: Coup;
  readonly decisions: readonly Pick<Made, 'holder' | 'decision'>[];
}

/** The four cards of the opening, each turned by the same clause. */
export const positions = ['P1', 'P2', 'B1', 'B2'] as const;
export type Position = (typeof positions)[number];

const turns: Readonly<Record<Position, Request>> = {
  P1: { ask: 'turn', place: player, slot: 0, clause: 'PB-026' },
  P2: { ask: 'turn', place: player, slot: 1, clause: 'PB-026' },
  B1: { ask: 'turn', place: banker, slot: 0, clause: 'PB-026' },
  B2: { ask: 'turn', place: banker, slot: 1, clause: 'PB-026' },
};

export const countDraw = ({ revealed }: Rules): RequestOf<'draw'> => ({
  ask: 'draw',
  name: 'revealed',
  options: Object.entries(revealed).map(([id, weight]) => ({ id, weight })),
  take: 1,
  clause: 'PB-901',
});

const whichDraw = (take: number): Request => ({
  ask: 'draw',
  name: 'positions',
  options: positions.map((id) => ({ id, weight: 1 })),
  take,
  clause: 'PB-902',
});

const peekWindow = ({ peekSeconds }: Rules, offers: readonly Offer[]): Request => ({
  ask: 'window',
  name: 'peek',
  offers,
  seconds: peekSeconds,
  clause: 'PB-906',
});

export function* dealRound(rules: Rules, wagers: readonly Wager[]): Procedure<Outcome> {
  let decisions: Outcome['decisions'] = [];
  const coup = yield* dealCoup(asks, function* peek() {
    const count = Number(present(pickedIn(yield countDraw(rules))[0], 'a number of cards'));
    const shown = new Set(pickedIn(yield whichDraw(count)));
    for (const position of positions) if (shown.has(position)) yield turns[position];
    const made = decisionsIn(yield peekWindow(rules, peekOffers(rules, wagers)));
    decisions = [...made].map(([holder, decision]) => ({ holder, decision }));
    for (const position of positions) if (!shown.has(position)) yield turns[position];
  });
  return { coup, decisions };
}

/** The cards alone, for odds. */
export const dealCards = (): Procedure<Coup> => dealCoup(openAsks);
